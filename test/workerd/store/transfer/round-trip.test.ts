/**
 * Everything of a workspace goes out as lines of JSON and comes back: into another workspace whole, a second time without effect, and
 * never with what was erased or forgotten. Whoever moves or restores would otherwise lose what was said, or get back what they took away.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { newMark, openGroup, speakInGroup, talk } from '../../support/scenes/erasure-scene.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { fetchRaw } from '../../support/service/raw-fetch.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  remember,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

type Line = Record<string, unknown> & { readonly type: string };

interface Report {
  readonly imported: number;
  readonly known: number;
  readonly erased: number;
  readonly left: number;
  readonly refused: { line: number; field: string; message: string }[];
}

/** The text of an export. */
async function exportText(workspace: TestWorkspace, query = '', key = workspace.key): Promise<string> {
  const answer = await fetchRaw(`/v1/export${query}`, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status, query).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  return new TextDecoder().decode(await answer.arrayBuffer());
}

const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const AROUND = ['export', 'cursor', 'end'];
const recordsOf = (text: string): Line[] => linesOf(text).filter(({ type }) => !AROUND.includes(type));

/** Sends lines in calls of at most `size`, each with the first line; the reports as one. */
async function importText(workspace: TestWorkspace, text: string, query = '', size = 400): Promise<Report> {
  const [head = '', ...lines] = text.trim().split('\n');
  const all: Report = { imported: 0, known: 0, erased: 0, left: 0, refused: [] };
  const totals = all as { -readonly [K in keyof Report]: Report[K] };
  for (let i = 0; i < lines.length; i += size) {
    const { status, body } = await workspace.call<Report>('POST', `/v1/import${query}`, undefined, {
      raw: [head, ...lines.slice(i, i + size)].join('\n'),
      headers: { 'Content-Type': 'application/x-ndjson' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    for (const field of ['imported', 'known', 'erased', 'left'] as const) totals[field] += body[field];
    all.refused.push(...body.refused);
  }
  return all;
}

/** What is the same of a record in every workspace. */
const OWN = [
  'id',
  'ref_code',
  'session_key',
  'layer',
  'turn_id',
  'dedupe_key',
  'accessed_at',
  'access_count',
];
const essence = (records: readonly Line[]) =>
  records
    .filter(({ type }) => !['audit', 'account_memory', 'channel'].includes(type))
    .map((record) =>
      JSON.stringify(
        Object.entries(record).filter(
          ([name]) => !OWN.includes(name) && !name.endsWith('_id') && name !== 'superseded_by',
        ),
      ),
    )
    .sort();

describe('the export of a workspace', () => {
  const ana = newMark();
  let source: TestWorkspace;
  let group: string;
  let said: { conversation: string; mark: string };
  let text: string;

  beforeAll(async () => {
    source = await createWorkspace();
    const channel = await source.call<{ id: string }>('POST', '/v1/channels', { name: 'boats' });
    said = await talk(source, ana, newMark());
    await talk(source, ana, newMark(), { channel_id: channel.body.id });
    group = await openGroup(source, 'crew');
    await speakInGroup(source, group, ana, newMark());
    const chat = await openConversation(source, { chat_id: 'style', user_id: ana });
    await exchange(source, chat, 'Please always answer in German. My name is Ana. I live in Porto.', 'Gut.');
    await exchange(source, chat, 'I moved to Lisbon last week.', 'Schön.');
    await remember(source, 'Ana plays the cello.', { user_id: ana, tags: ['music'] });
    await source.call('POST', '/v1/documents', {
      source: 'a.md',
      content: 'Herons nest in the reeds.',
      user_id: ana,
    });
    for (let n = 0; n < 6; n++)
      await source.call('POST', '/v1/documents', { source: `${n}.md`, content: `Page ${n}.` });
    await source.call('PUT', '/v1/personas/default', { name: 'Max', tone: 'dry' });
    text = await exportText(source);
  }, 60_000);

  it('comes back into another workspace whole, and is found, recalled and summed up there', async () => {
    const types = new Set(recordsOf(text).map(({ type }) => type));
    expect([...types].sort()).toEqual(
      [
        ...[
          'account_memory',
          'alias',
          'audit',
          'channel',
          'compaction',
          'conversation',
          'document',
          'event',
          'memory',
        ],
        ...[
          'membership',
          'observation',
          'persona',
          'persona_candidate',
          'persona_evidence',
          'persona_revision',
        ],
        ...['scratchpad', 'snapshot', 'summary'],
      ]
        .filter((type) => type !== 'account_memory')
        .sort(),
    );
    const target = await createWorkspace();
    const report = await importText(target, text, '?ids=new');
    const refused = report.refused.map(
      ({ field, message, line }) => `${field} ${message} ${text.split('\n')[line]?.slice(0, 300)}`,
    );
    expect(refused).toEqual([]);
    expect(report.erased).toBe(0);
    const copy = await exportText(target);
    expect(essence(recordsOf(copy))).toEqual(essence(recordsOf(text)));
    const chat = await openConversation(target, { chat_id: 'new', user_id: ana });
    const asked = await takeTurn(target, chat, 'Which instrument do I play, and where do I live?');
    const prompt = JSON.stringify(asked.body.prompt);
    expect(prompt).toContain('cello');
    expect(prompt).toContain('Lisbon');
    const found = await target.call('POST', '/v1/search', { query: 'herons reeds', user_id: ana });
    expect(JSON.stringify(found.body)).toContain('Herons nest');
    // Where it left off it goes on.
    const style = await openConversation(target, { chat_id: 'style', user_id: ana });
    expect(JSON.stringify((await target.call('GET', `/v1/conversations/${style}/events`)).body)).toContain(
      'Porto',
    );
    expect((await takeTurn(target, style, 'And now?')).status).toBe(200);
    const again = await importText(target, text, '?ids=new', 37);
    expect([again.imported, again.erased, again.refused.length]).toEqual([0, 0, 0]);
    expect(again.known).toBe(report.imported + report.known);
  });

  it('comes in again without effect where it is from, under the ids that it has', async () => {
    const report = await importText(source, text);
    expect([report.imported, report.refused, report.erased]).toEqual([0, [], 0]);
    expect(essence(recordsOf(await exportText(source)))).toEqual(essence(recordsOf(text)));
    // Of another workspace the ids are taken.
    const stranger = await createWorkspace();
    const kept = await importText(stranger, text);
    expect(kept.refused.length).toBeGreaterThan(0);
    expect(recordsOf(await exportText(stranger)).filter(({ type }) => type === 'event')).toEqual([]);
  });

  it('goes on after any of its cursors, and tells of its end', async () => {
    const lines = linesOf(text);
    expect(lines[0]).toMatchObject({ type: 'export', schema_version: 1, workspace_id: source.id });
    expect(lines.at(-1)).toEqual({ type: 'end' });
    const user = linesOf(await exportText(source, `?user_id=${ana}`));
    const cursors = lines.filter(({ type }) => type === 'cursor');
    for (const { cursor } of cursors) {
      const rest = recordsOf(await exportText(source, `?after=${cursor}`)).map((record) =>
        JSON.stringify(record),
      );
      const all = recordsOf(text).map((record) => JSON.stringify(record));
      expect(rest.filter((line) => all.includes(line)).length).toBeGreaterThan(0);
      expect(rest.length).toBeLessThan(all.length);
      expectProblem(await source.call('GET', `/v1/export?user_id=${ana}&after=${cursor}`), 422, 'after');
    }
    expect(cursors.length).toBeGreaterThan(0);
    expect(
      user.filter(({ type }) => type === 'event').every(({ user_id: id }) => id === ana || id === null),
    ).toBe(true);
    const one = recordsOf(await exportText(source, `?conversation_id=${said.conversation}`));
    expect(new Set(one.map(({ type }) => type)).has('event')).toBe(true);
    expect(one.flatMap(({ type, id }) => (type === 'conversation' ? [id] : []))).toEqual([said.conversation]);
    const { body } = await source.call<{ token: string }>('POST', '/v1/tokens', { user_id: ana });
    expect(recordsOf(await exportText(source, '', body.token)).map(({ type }) => type)).not.toContain(
      'channel',
    );
    expectProblem(
      await source.call('GET', `/v1/export?conversation_id=${group}`, undefined, { key: body.token }),
      404,
    );
    expectProblem(await source.call('POST', '/v1/import', { records: [] }, { key: body.token }), 403);
  });

  it('does not bring back what was erased or forgotten since', async () => {
    const own = await createWorkspace();
    await importText(own, text, '?ids=new');
    const before = await exportText(own);
    const [memory] = recordsOf(before).filter(({ content }) => content === 'Ana plays the cello.');
    const [document] = recordsOf(before).filter(({ source: file }) => file === 'a.md');
    const [conversation] = recordsOf(before).filter(
      ({ type, chat_id: chat }) => type === 'conversation' && chat === `chat ${said.mark}`,
    );
    for (const path of [
      `/v1/memories/${memory?.id}?user_id=${ana}`,
      `/v1/documents/${document?.id}?user_id=${ana}`,
      `/v1/conversations/${conversation?.id}`,
    ])
      expect((await own.call('DELETE', path)).status, path).toBeLessThan(203);
    for (const [file, query] of [
      [before, ''],
      [text, '?ids=new'],
    ] as const) {
      const report = await importText(own, file, query);
      expect(report.erased).toBeGreaterThan(2);
      const now = JSON.stringify(recordsOf(await exportText(own)).filter(({ type }) => type !== 'audit'));
      for (const gone of ['cello', 'Herons', said.mark]) expect(now).not.toContain(gone);
    }
    expect((await own.call('DELETE', `/v1/users/${ana}`)).status).toBeLessThan(203);
    await importText(own, before);
    expect(JSON.stringify(recordsOf(await exportText(own)))).not.toContain(ana);
  });
});

describe('an import', () => {
  it('tells of each line what is wrong with it, and takes the others; reads pages of before, and no later version', async () => {
    const workspace = await createWorkspace();
    const memory = {
      ...{
        type: 'memory',
        tier: 'workspace',
        user_id: 'ana',
        visibility: 'private',
        kind: 'fact',
        importance: 0.5,
      },
      ...{
        lifetime: 'long_term',
        source: 'api',
        accessed_at: '2026-03-01T09:30:00Z',
        created_at: '2026-03-01T09:30:00Z',
      },
      ...{ updated_at: '2026-03-01T09:30:00Z' },
    };
    const id = (n: number) => `mem_${String(n).padStart(30, '1')}`;
    const lines = [
      { ...memory, id: id(1), content: 'Ana rows.' },
      { ...memory, id: id(2), content: 'Ana sails.', importance: 7 },
      { ...memory, id: id(3) },
      { ...memory, id: id(4), content: 'Ana runs.', kind: 'nonsense' },
      { ...memory, id: id(5), content: 'Ana skis.', tier: 'conversation', conversation_id: 'conv_x' },
      { ...memory, id: id(6), content: 'Ana rows.' },
      { ...memory, id: id(7), content: 'Ana dives.', created_at: 'yesterday' },
      { type: 'cat', id: 'x' },
      { ...memory, id: id(8), content: 'Ana climbs.' },
    ].map((line) => JSON.stringify(line));
    const raw = [...lines.slice(0, 8), 'no json', ...lines.slice(8)].join('\n');
    const send = (text: string) =>
      workspace.call<Report>('POST', '/v1/import', undefined, {
        raw: text,
        headers: { 'Content-Type': 'application/x-ndjson' },
      });
    const { status, body } = await send(raw);
    expect([status, body.imported]).toEqual([200, 2]);
    expect(body.refused.map(({ line, field }) => [line, field])).toEqual([
      [2, 'type'],
      [3, 'content'],
      [4, 'kind'],
      [5, 'conversation_id'],
      [6, 'id'],
      [7, 'created_at'],
      [8, 'type'],
      [9, 'line'],
    ]);
    expect((await send(raw)).body).toMatchObject({ imported: 0, known: 2 });
    const newer = JSON.stringify({ type: 'export', schema_version: 2 });
    expectProblem(await send(`${newer}\n${lines[0]}`), 422, 'schema_version');
    expectProblem(await workspace.call('POST', '/v1/import'), 422, 'records');
    const pages = await workspace.call<{ data: Line[] }>('GET', '/v1/users/ana/export');
    const other = await createWorkspace();
    const old = await other.call<Report>('POST', '/v1/import?ids=new', { records: pages.body.data });
    expect(old.body).toMatchObject({ imported: 2, refused: [] });
  });
});
