/**
 * A whole store, backed up and restored elsewhere by the commands themselves, and served there by `npm start`. A table that a
 * restore forgets, a row that it refuses or a file that does not come back is lost for good; a door that the local runtime
 * leaves open shows all of it to whoever is on the machine.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../src/cli/local/port.ts';
import { temporaryStateDir } from '../../../../src/cli/local/state-folder.ts';
import { localTick } from '../../../../src/env.ts';
import { SHORT_LIVED } from '../../../../src/store/moving/tables.ts';
import { RESTORE_MARK } from '../../../../src/store/operations/restore-mark.ts';
import { type Client, createClient } from '../../../support/commands/client.ts';
import { portsBelow } from '../../../support/commands/listening.ts';
import { startLocalService } from '../../../support/commands/local-service.ts';
import {
  begin,
  leaveLanes,
  live,
  overflow,
  runTask,
  StoredDatabase,
  storedFiles,
} from '../../../support/commands/whole-store.ts';

const { service, stateDir, requests, replies, stop } = await startLocalService();

afterAll(stop);

/** Commands that start a runtime, on a machine that does other things besides. */
const SLOW_MS = 240_000;
const SLOW = { timeout: SLOW_MS };
const PATIENT = { timeout: 60_000, interval: 50 };
/** Longer than the service lives after it was asked. */
const NEVER_MS = 30_000;

const rootSecret = (state: string): string =>
  readFileSync(join(state, 'root-secret.env'), 'utf8').trim().replace('ROOT_SECRET=', '');

/** Sends a request as a page would whose name was made to point to this machine. */
const statusAs = (host: string, url: string): Promise<number> =>
  new Promise((settle, fail) => {
    request(url, { headers: { host } }, (answer) => {
      answer.resume();
      settle(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });

async function expectDoorsClosed(url: string, root: string) {
  for (const path of ['explorer', 'local/explorer'].flatMap((base) => [
    base,
    `${base}/api/d1/database`,
    `${base}/api/d1/00000000-0000-0000-0000-00000000000b/raw`,
    `${base}/api/r2/buckets`,
    `${base}/api/observability`,
  ])) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${url}/cdn-cgi/${path}`, { method });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text(), 'our own Worker says so').toContain('urn:strata:problem:not_found');
    }
  }
  const tick = `${url}/cdn-cgi/handler/scheduled`;
  for (const cron of ['', '?cron=*/30+*+*+*+*', `?cron=${localTick('another root secret')}`])
    expect((await fetch(`${tick}${cron}`)).status).toBe(500);
  expect((await fetch(tick.replace('handler', 'mf'))).status).toBe(500);
  expect((await fetch(`${tick}?cron=${localTick(root)}`)).status, 'the clock of npm start').toBe(200);
  const mail = `${url}/cdn-cgi/handler/email?from=a@test.example&to=b@test.example`;
  expect((await fetch(mail, { method: 'POST', body: 'From: a@test.example\r\n\r\nHello.' })).ok).toBe(false);
  for (const path of ['/cdn-cgi/explorer', '/cdn-cgi/handler/scheduled'])
    expect(await statusAs('rebound.example', `${url}${path}`)).toBe(403);
}

it('the local runtime opens no door besides those of the service', SLOW, async () => {
  await expectDoorsClosed(service.url, rootSecret(stateDir));
  expect(statSync(stateDir).mode & 0o777).toBe(0o700);
});

interface Talk {
  readonly strata: Client;
  readonly conversations: readonly string[];
}

/** What readers see of a store, but for the blocks that live histories lose with their objects. */
async function seen({ strata, conversations }: Talk) {
  const histories = await Promise.all(
    conversations.map(async (id) => {
      const { messages } = await strata.call('GET /v1/conversations/{id}/history', { path: { id } });
      return messages
        .filter(({ kind }) => kind === 'message')
        .map(({ role, content }) => `${role}: ${content}`);
    }),
  );
  const questions = ['Who keeps bees?', 'Where is fuel sold?', 'When does ferry number 6 leave?', 'the pier'];
  const found = await Promise.all(
    questions.map(async (query) => {
      const { results } = await strata.call('POST /v1/search', { body: { query, user_id: 'ana' } });
      return results.map(({ type, id, content, parts }) => ({
        type,
        id,
        content,
        by: Object.keys(parts).sort(),
      }));
    }),
  );
  const persona = await strata.call('GET /v1/personas/{id}', {
    path: { id: 'default' },
    query: { user_id: 'ana' },
  });
  return { histories, found, persona };
}

describe('a whole store', SLOW, () => {
  const state = temporaryStateDir();
  const folder = join(temporaryStateDir(), 'backup');
  const keys: string[] = [];
  let before: Awaited<ReturnType<typeof seen>>[];
  let conversations: readonly (readonly string[])[];
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const workspaces = await Promise.all(['second', 'third'].map(makeWorkspace));
    keys.push(...workspaces.map(({ api_key }) => api_key));
    const clients = keys.map((apiKey) => createClient({ url: service.url, apiKey }));
    conversations = await Promise.all(clients.map(live));
    before = await Promise.all(
      clients.map((strata, i) => seen({ strata, conversations: conversations[i] ?? [] })),
    );
    const asked = requests.length;
    replies.push({ says: 'Too late.', afterMs: NEVER_MS });
    await Promise.all(clients.map((strata, i) => begin(strata, service.url, workspaces[i]?.id ?? '')));
    await vi.waitFor(() => expect(requests.length).toBe(asked + 1), PATIENT);
    await Promise.all(clients.map(overflow));
    await service.stop();
    leaveLanes(stateDir);
    files = storedFiles(stateDir);
  }, SLOW_MS);

  async function makeWorkspace(name: string): Promise<{ id: string; api_key: string }> {
    const answer = await fetch(`${service.url}/v1/workspaces`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${rootSecret(stateDir)}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({ name }),
    });
    return answer.json() as Promise<{ id: string; api_key: string }>;
  }

  it.each(['account', 'workspace'] as const)('has rows in every table of its %s database', (kind) => {
    const db = new StoredDatabase(stateDir, kind);
    const counts = db.tables().map((table) => [table, db.rows(table).length] as const);
    db.close();
    expect(counts.length).toBeGreaterThan(5);
    expect(
      // Nothing moves where there is one database.
      counts.filter(([table, rows]) => rows < 2 && table !== 'workspace_moves'),
      'what fills a new table belongs into test/support/commands/whole-store.ts',
    ).toEqual([]);
    if (kind === 'workspace') expect(files.size).toBeGreaterThan(1);
  });

  it('comes back by the commands, row by row, though the restore was killed in between', async () => {
    const run = (script: string, of: string) =>
      promisify(execFile)(process.execPath, [`src/cli/backup/${script}.ts`, folder], {
        env: { ...process.env, STRATA_STATE: of },
      });
    await run('backup', stateDir);
    // The leader of a group of its own: with it dies the runtime that it started.
    const first = spawn(process.execPath, ['src/cli/backup/restore.ts', folder], {
      env: { ...process.env, STRATA_STATE: state },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    for await (const line of createInterface({ input: first.stdout }))
      if (line.startsWith('WORKSPACE_DB.events ')) break;
    process.kill(-Number(first.pid), 'SIGKILL');
    await once(first, 'exit');
    withDatabases(state, (_, db) => expect(db.has(RESTORE_MARK)).toBe(true));

    await run('restore', state);
    expect(statSync(state).mode & 0o777).toBe(0o700);
    const expected = new Map<string, unknown>();
    withDatabases(stateDir, (kind, db) => {
      for (const table of db.tables()) expected.set(`${kind} ${table}`, comparable(table, db.rows(table)));
    });
    const found = new Map<string, unknown>();
    withDatabases(state, (kind, db) => {
      for (const table of db.tables()) found.set(`${kind} ${table}`, comparable(table, db.rows(table)));
    });
    expect([...found.keys()]).toEqual([...expected.keys()]);
    for (const [table, rows] of expected) expect(found.get(table), table).toEqual(rows);
  });

  const withDatabases = (of: string, look: (kind: string, db: StoredDatabase) => void) => {
    for (const kind of ['account', 'workspace'] as const) {
      const db = new StoredDatabase(of, kind);
      look(kind, db);
      db.close();
    }
  };

  /** The rows as they must come back: what lives a day does not, and persona files are to be written again. */
  function comparable(table: string, rows: readonly Record<string, unknown>[]): unknown {
    if (SHORT_LIVED.has(table)) return null;
    return table === 'persona_profiles' ? rows.map((row) => ({ ...row, exported_revision: null })) : rows;
  }

  it('is served again by npm start, with its keys, histories, searches and files, and no door more', async () => {
    const port = await freePort();
    const server = spawn(process.execPath, ['src/cli/local/start.ts'], {
      env: { ...process.env, PORT: String(port), STRATA_STATE: state },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      expect(await keyPrintedBy(server)).toBe(service.apiKey);
      const url = `http://127.0.0.1:${port}`;
      const after = keys.map((apiKey, i) => ({
        strata: createClient({ url, apiKey }),
        conversations: conversations[i] ?? [],
      }));
      for (const { strata } of after)
        await Promise.all(
          (['vector_rebuild', 'persona_apply'] as const).map((task) => runTask(strata, task)),
        );
      expect(await Promise.all(after.map(seen))).toEqual(before);
      await expectDoorsClosed(url, rootSecret(state));
      const bucket = readdirSync(join(state, 'v3/r2')).find((name) => name.startsWith('strata-files'));
      for (const name of files.keys()) {
        const statuses = ['strata-files', bucket].map(
          async (of) => (await fetch(`${url}/cdn-cgi/local/r2/public/${of}/${name}`)).status,
        );
        expect(await Promise.all(statuses), 'only who knows the secret name of its bucket').toEqual([
          404, 200,
        ]);
      }
      if (process.platform === 'linux') await expectNoInspector(Number(server.pid), port);
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    expect([...storedFiles(state)].sort()).toEqual([...files].sort());
  });
});

async function keyPrintedBy(server: ChildProcess): Promise<string | undefined> {
  if (server.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const [, key] = /^API key +(\S+)$/.exec(line) ?? [];
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Whoever finds the port of an inspector runs what they like in the Worker. */
async function expectNoInspector(pid: number, port: number) {
  const ports = portsBelow(pid);
  expect(ports).toContain(port);
  for (const other of ports) {
    const answer = await fetch(`http://127.0.0.1:${other}/json`).then(
      (found) => found.text(),
      () => '',
    );
    expect([other, answer.includes('webSocketDebuggerUrl')]).toEqual([other, false]);
  }
}
