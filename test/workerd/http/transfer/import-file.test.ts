/**
 * Files of other services over the API, in parts. Whoever cannot run a command on the machine that has the file would otherwise have no way to
 * bring years of chats along, or find them half there, or twice.
 */
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { call, createWorkspace, storedEvents, type TestWorkspace } from '../../support/service/workspace.ts';
import { zipOf } from '../../support/service/zip.ts';

interface Report {
  readonly format: string;
  readonly next_offset: number | null;
  readonly conversations: number;
  readonly messages: number;
  readonly duplicates: number;
  readonly memories: number;
  readonly of_branches: number;
}

const said = (id: string, parent: string | null, role: string, text: string, at: number) => ({
  [id]: {
    parent,
    message: { id, author: { role }, create_time: 1_700_000_000 + at, content: { parts: [text] } },
  },
});

/** A conversation as ChatGPT has it, whose first answer was made again. */
const chat = (n: number) => ({
  title: `Größe ${n}`,
  conversation_id: `c-${n}`,
  current_node: `${n}-shown`,
  mapping: {
    ...said(`${n}-q`, null, 'user', `Remember that my dog number ${n} is called Rex${n}.`, n * 100),
    ...said(`${n}-left`, `${n}-q`, 'assistant', 'An answer that was drawn again.', n * 100 + 1),
    ...said(`${n}-shown`, `${n}-q`, 'assistant', `A fine name, "Rex${n}" ] } ,`, n * 100 + 2),
  },
});

const CHATS = 12;
const FILE = new TextEncoder().encode(
  JSON.stringify(
    Array.from({ length: CHATS }, (_, n) => chat(n)),
    null,
    1,
  ),
);

const send = (workspace: TestWorkspace, part: Uint8Array | string, query: string) =>
  call<Report>('POST', `/v1/import/file?user_id=ana&${query}`, undefined, {
    raw: part as BodyInit,
    headers: { authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/octet-stream' },
  });

/** Sends the file in parts of so many bytes, as the answers say where to go on. */
async function sendAll(workspace: TestWorkspace, partBytes: number): Promise<Report[]> {
  const reports: Report[] = [];
  let format = '';
  for (let offset: number | null = 0; offset !== null; ) {
    const part = FILE.slice(offset, offset + partBytes);
    const answer: { readonly status: number; readonly body: Report } = await send(
      workspace,
      part,
      `size=${FILE.length}&offset=${offset}${format}`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    reports.push(answer.body);
    format = `&format=${answer.body.format}`;
    offset = answer.body.next_offset;
  }
  return reports;
}

/** Conversations of an archive in two files, of which one call takes one. */
const MANY = 8;

/** Sends an archive again and again, as the answers say where to go on in it. */
async function sendArchive(workspace: TestWorkspace, zip: Uint8Array): Promise<Report[]> {
  const reports: Report[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const answer: { readonly status: number; readonly body: Report } = await send(
      workspace,
      zip,
      `offset=${offset}`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    reports.push(answer.body);
    offset = answer.body.next_offset;
  }
  return reports;
}

/** An archive of which a part of the bytes is another than it was. */
async function damaged(): Promise<Uint8Array> {
  const zip = await zipOf({
    'conversations.json': JSON.stringify(Array.from({ length: 9 }, (_, n) => chat(n))),
  });
  return zip.fill(0xff, 80, 200);
}

const sum = (
  reports: readonly Report[],
  count: 'conversations' | 'messages' | 'duplicates' | 'of_branches',
) => reports.reduce((total, report) => total + report[count], 0);

describe('a file of another service', () => {
  it('comes in by parts, teaches what it says, keeps its branches, and is there once however it is cut', async () => {
    const workspace = await createWorkspace();
    const first = await sendAll(workspace, 3_000);
    expect(first.length).toBeGreaterThan(2);
    expect([sum(first, 'conversations'), sum(first, 'messages'), sum(first, 'of_branches')]).toEqual([
      CHATS,
      CHATS * 3,
      CHATS,
    ]);
    const again = await sendAll(workspace, FILE.length);
    expect([again.length, sum(again, 'messages'), sum(again, 'duplicates')]).toEqual([1, 0, CHATS * 3]);
    const { body } = await workspace.call<{ data: { id: string; title: string; chat_id: string }[] }>(
      'GET',
      '/v1/conversations?user_id=ana&limit=100',
    );
    const one = body.data.find(({ chat_id }) => chat_id === 'chatgpt:c-7');
    expect([body.data.length, one?.title]).toEqual([CHATS, 'Größe 7']);
    const events = await storedEvents(workspace, one?.id ?? '');
    expect(events.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'active'],
      ['assistant', 'aborted'],
      ['assistant', 'active'],
    ]);
    const memories = await workspace.call('GET', '/v1/memories?user_id=ana&limit=100');
    expect(JSON.stringify(memories.body)).toMatch(/Rex11/);
  });

  it('comes in its archive, whole in each call, as ChatGPT and Slack send theirs', async () => {
    const workspace = await createWorkspace();
    const all = Array.from({ length: MANY }, (_, n) => chat(n));
    const half = MANY / 2;
    const zip = await zipOf({
      'chat.html': '<html>',
      'conversations-001.json': JSON.stringify(all.slice(half)),
      'conversations-000.json': JSON.stringify(all.slice(0, half)),
    });
    const reports = await sendArchive(workspace, zip);
    expect([reports.length, sum(reports, 'conversations'), sum(reports, 'messages')]).toEqual([
      2,
      MANY,
      MANY * 3,
    ]);
    expect(sum(await sendArchive(workspace, zip), 'messages')).toBe(0);

    const day = (text: string, at: number) =>
      JSON.stringify([{ type: 'message', user: 'U1', ts: `${at}.1`, text }]);
    const days = Object.fromEntries(
      Array.from({ length: 41 }, (_, n) => [
        `general/2024-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}.json`,
        day(`Day ${n} of <@U1>.`, 1_700_000_000 + n),
      ]),
    );
    const slack = await sendArchive(
      workspace,
      await zipOf({ ...days, 'users.json': '[{"id":"U1","name":"Ana"}]' }),
    );
    expect([slack[0]?.format, slack.length, sum(slack, 'messages')]).toEqual(['slack', 2, 41]);
    const { body } = await workspace.call<{ data: { id: string; chat_id: string }[] }>(
      'GET',
      '/v1/conversations?limit=100',
    );
    const general = body.data.find(({ chat_id }) => chat_id === 'slack:general');
    const [first] = await storedEvents(workspace, general?.id ?? '');
    expect([first?.content, first?.name]).toEqual(['Day 0 of @Ana.', 'Ana']);
  });

  it('of one chat comes whole, and memories and lines do too; what it cannot be says so by its field', async () => {
    const workspace = await createWorkspace();
    const whatsapp = '[1/2/24, 10:00:00] Ana: I live in Porto.\n[1/2/24, 10:01:00] Bo: Nice.\n';
    expect((await send(workspace, whatsapp, 'name=Bo&me=Ana')).body).toMatchObject({
      ...{ format: 'whatsapp', next_offset: null, conversations: 1, messages: 2 },
    });
    const facts = JSON.stringify({ results: [{ id: '1', memory: 'Plays the cello.' }] });
    expect((await send(workspace, facts, '')).body).toMatchObject({ format: 'mem0', memories: 1 });
    const refused = [
      [await send(workspace, 'PK\u0003\u0004', ''), /body: the archive cannot be read/],
      [
        await send(workspace, await zipOf({ 'users.json': '[]' }), ''),
        /body: it holds no conversations.json/,
      ],
      [await send(workspace, await damaged(), ''), /body: conversations.json cannot be unpacked/],
      [
        await send(workspace, await zipOf({ 'users.json': '[', 'a/2024-01-05.json': '[]' }), ''),
        /body: users.json is no JSON/,
      ],
      [await send(workspace, whatsapp, 'format=slack'), /body: a channel of Slack comes in its archive/],
      [await send(workspace, FILE.slice(0, 100), `size=${FILE.length}`), /body: nothing stands whole/],
      [await send(workspace, FILE, 'size=x'), /size/],
    ] as const;
    for (const [answer, why] of refused) expect(JSON.stringify(expectProblem(answer, 422))).toMatch(why);
  });
});
