/**
 * The first minute with Strata: a port in use or a broken folder must be told in words, and what the folder holds must
 * survive whatever happens. The server itself is tried by `npm start`.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureDevelopmentWorkspace } from '../../../../src/cli/local/development-workspace.ts';
import { freePort, startLocalServer, temporaryStateDir } from '../../../../src/cli/local/local-server.ts';
import { rootSecretNotice } from '../../../../src/cli/local/local-variables.ts';
import { openStateFolder, RESTORE_BEGUN } from '../../../../src/cli/local/state-folder.ts';

const NOW = Date.UTC(2026, 10, 27);
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('startLocalServer', () => {
  it('names a port in use and how to choose another, and leaves the folder free', async () => {
    const port = await occupiedPort();
    const stateDir = temporaryStateDir();
    await expect(startLocalServer({ port, stateDir })).rejects.toMatchObject({
      reason: 'port_in_use',
      message: expect.stringMatching(new RegExp(`Port ${port} is in use.*PORT=\\d+ npm start`)),
    });
    expect(existsSync(join(stateDir, 'server.json'))).toBe(false);
  });

  it('says that a state path is not a folder, and does not delete it', async () => {
    const stateDir = join(temporaryStateDir(), 'state');
    writeFileSync(stateDir, 'precious');
    await expect(startLocalServer({ port: await freePort(), stateDir })).rejects.toMatchObject({
      reason: 'state_unusable',
      message: expect.stringContaining(`Deleting ${stateDir} starts afresh`),
    });
    expect(readFileSync(stateDir, 'utf8')).toBe('precious');
  });
});

describe('openStateFolder', () => {
  it('keeps one root secret, for its owner only', async () => {
    const path = temporaryStateDir();
    const first = await openStateFolder(path, 8787, NOW);
    first.release();
    const second = await openStateFolder(path, 8787, NOW);
    expect(second.rootSecret).toBe(first.rootSecret);
    expect(statSync(first.secretFile).mode & 0o777).toBe(0o600);
  });

  it('lets nobody else look into the folder, also one that was open to all with the keys in it', async () => {
    const path = join(temporaryStateDir(), 'state');
    const modeOf = (name = '') => statSync(join(path, name)).mode & 0o777;
    (await openStateFolder(path, 8787, NOW)).release();
    expect(modeOf()).toBe(0o700);
    const files = ['root-secret.env', 'secrets-key.env', 'development-workspace.json'];
    writeFileSync(join(path, 'development-workspace.json'), '{}');
    chmodSync(path, 0o755);
    for (const file of files) chmodSync(join(path, file), 0o644);
    (await openStateFolder(path, 8787, NOW)).release();
    expect([modeOf(), ...files.map(modeOf)]).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  it('refuses a damaged root secret, which keys may depend on', async () => {
    const path = temporaryStateDir();
    writeFileSync(join(path, 'root-secret.env'), 'ROOT_SECRET=short\n');
    await expect(openStateFolder(path, 8787, NOW)).rejects.toMatchObject({ reason: 'state_unusable' });
  });

  it('takes a root secret that somebody chose, and says that one beside the configuration does not count', async () => {
    const path = temporaryStateDir();
    const chosen = 'my-own.root~secret/1';
    const [secretFile, settings] = [join(path, 'root-secret.env'), join(path, '.dev.vars')];
    for (const line of [`ROOT_SECRET=${chosen}`, `# mine\nROOT_SECRET="${chosen}"`]) {
      writeFileSync(secretFile, `${line}\n`);
      const state = await openStateFolder(path, 8787, NOW);
      state.release();
      expect(state.rootSecret).toBe(chosen);
      expect(readFileSync(secretFile, 'utf8')).toBe(`${line}\n`);
      writeFileSync(settings, 'EMBEDDER=hash\n');
      expect(rootSecretNotice(settings, state)).toBeNull();
      writeFileSync(settings, `ROOT_SECRET=${chosen}\n`);
      expect(rootSecretNotice(settings, state)).toBeNull();
      writeFileSync(settings, 'ROOT_SECRET=another-root-secret-of-mine\n');
      expect(rootSecretNotice(settings, state)).toContain(`the one in ${secretFile} does`);
    }
    for (const wrong of ['has spaces in the secret', 'x'.repeat(201), 'a-secret-with-$HOME-in-it', '']) {
      writeFileSync(secretFile, `ROOT_SECRET=${wrong}\n`);
      await expect(openStateFolder(path, 8787, NOW)).rejects.toMatchObject({
        message: expect.stringContaining('16 to 200 printable'),
      });
    }
  });

  it('refuses a folder whose restore died before a row was written, and puts no key of its own into it', async () => {
    const path = temporaryStateDir();
    writeFileSync(join(path, RESTORE_BEGUN), '');
    await expect(openStateFolder(path, 8787, NOW)).rejects.toMatchObject({
      reason: 'state_unusable',
      message: expect.stringContaining('npm run restore'),
    });
    expect(readdirSync(path)).toEqual([RESTORE_BEGUN]);
  });

  it('refuses a folder whose server runs', async () => {
    const path = temporaryStateDir();
    const port = await occupiedPort();
    writeFileSync(join(path, 'server.json'), JSON.stringify({ pid: process.pid, port, since: 0 }));
    await expect(openStateFolder(path, 8787, NOW)).rejects.toMatchObject({
      reason: 'state_in_use',
      message: expect.stringContaining(`http://127.0.0.1:${port}`),
    });
  });

  it('takes over a folder whose server died, even where its process id lives again', async () => {
    const path = temporaryStateDir();
    const mark = JSON.stringify({ pid: process.ppid, port: await freePort(), since: 0 });
    writeFileSync(join(path, 'server.json'), mark);
    await expect(openStateFolder(path, 8787, NOW)).resolves.toMatchObject({ path });
  });
});

describe('ensureDevelopmentWorkspace', () => {
  it('does not replace a damaged file, which names the workspace with the memories', async () => {
    const path = temporaryStateDir();
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'development-workspace.json'), '{"workspaceId":');
    const server = { url: 'http://127.0.0.1:9', rootSecret: 'unused' };
    await expect(ensureDevelopmentWorkspace(server, path)).rejects.toMatchObject({
      reason: 'state_unusable',
    });
  });
});

function occupiedPort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer();
    open.push(server);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      settle(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
