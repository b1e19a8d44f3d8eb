/**
 * The command that imports, against the service as it is served: killed in the midst it goes on where it was, and nothing is there twice
 * or lost. Whoever imports years of chats would otherwise begin anew, or find each thing they said two times.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeChatGptExport } from '../../../support/commands/chatgpt-export.ts';
import { sharedService } from '../../../support/commands/shared-service.ts';

/** As many as can be killed in the midst; five thousand take their time: `CONVERSATIONS=5000 npm test -- test/unit/cli/import/import.test.ts`. */
const CONVERSATIONS = Number(process.env.CONVERSATIONS ?? 300);
const MESSAGES = 4;

const { service } = await sharedService();
const folder = mkdtempSync(join(tmpdir(), 'strata-import-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'conversations.json');
const note = `${file}.strata-import`;

function start(...rest: readonly string[]): ChildProcess {
  const command = join(import.meta.dirname, '../../../../src/cli/import/import.ts');
  return spawn(process.execPath, ['--no-warnings', command, file, '--user', 'ana', ...rest], {
    env: { ...process.env, STRATA_URL: service.url, STRATA_KEY: service.apiKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a command prints until it ends. */
async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const totalsIn = (output: string) =>
  JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, number>;
const itemsNoted = () => (existsSync(note) ? Number(readFileSync(note, 'utf8').trim().split(' ')[1]) : 0);

describe('an import that is killed', { timeout: 180_000 }, () => {
  it('goes on where it was, and takes every message once', async () => {
    await writeChatGptExport(file, CONVERSATIONS, MESSAGES);
    const first = start();
    while (itemsNoted() < CONVERSATIONS / 3) {
      expect(first.exitCode, 'it was killed before its end').toBeNull();
      await new Promise((resume) => setTimeout(resume, 20));
    }
    first.kill('SIGKILL');
    await once(first, 'close');
    const noted = itemsNoted();
    expect(noted).toBeLessThan(CONVERSATIONS);
    const second = await ended(start());
    expect(second.code, second.output).toBe(0);
    const totals = totalsIn(second.output);
    expect(totals).toMatchObject({ format: 'chatgpt', skipped: noted, conversations: CONVERSATIONS - noted });
    // What was under way when it died is known again, not taken twice.
    expect(totals.messages).toBeLessThanOrEqual((CONVERSATIONS - noted) * MESSAGES);
    expect(existsSync(note)).toBe(false);
    expect(await stored()).toBe(CONVERSATIONS * MESSAGES);
    const third = await ended(start());
    expect(totalsIn(third.output)).toMatchObject({
      messages: 0,
      duplicates: CONVERSATIONS * MESSAGES,
      skipped: 0,
    });
    expect(await stored()).toBe(CONVERSATIONS * MESSAGES);
  });

  it('of a file that is none says so, and of a service that is not there', async () => {
    const wrong = await ended(start('--format', 'claude'));
    expect([wrong.code, totalsIn(wrong.output).conversations]).toEqual([0, 0]);
    const odd = await ended(start('--format', 'cat'));
    expect(odd.code).toBe(1);
    expect(odd.output).toContain('--format is one of');
  });
});

/** How many messages an export of the service holds, of how many conversations. */
async function stored(): Promise<number> {
  let messages = 0;
  let after = '';
  for (;;) {
    const answer = await fetch(`${service.url}/v1/export?user_id=ana${after}`, {
      headers: { Authorization: `Bearer ${service.apiKey}` },
    });
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    messages += lines.filter(({ type }) => type === 'event').length;
    if (lines.at(-1)?.type === 'end') return messages;
    after = `&after=${lines.at(-1)?.cursor}`;
  }
}
