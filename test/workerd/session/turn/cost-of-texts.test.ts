/**
 * What an awkward text costs at each door of the service, and what the next turn costs after it, beside plain prose of the same size
 * in the same run. One paste that holds a conversation for seconds takes it from its user; one that does so at every later turn
 * takes it for good. `npm run fuzz` looks; what is measured in a suite beside others would say nothing.
 */
import { describe, expect, inject, it } from 'vitest';
import { byteLength } from '../../../../src/memory/changes/content.ts';
import {
  DOCUMENT_MAX_BYTES,
  MEMORY_MAX_BYTES,
  MESSAGE_MAX_BYTES,
  QUERY_MAX_CHARS,
} from '../../../../src/memory/limits.ts';
import { createTextSource } from '../../../bench/synthetic-text.ts';
import {
  createWorkspace,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

/** Costs more than so many times plain prose nowhere. */
const TIMES_MAX = 3;
/** What is quicker than this in plain prose is compared with this: a ratio of next to nothing says nothing. */
const FLOOR_MS = 50;
/** A slow moment of the machine is measured anew so often, and the quickest counts. */
const LOOKS = 3;
const ASKED = 'What did I say about the garden and the tea?';

/** Beginning, unit and end of an awkward text. */
type Awkward = readonly [prefix: string, unit: string, suffix?: string];
const AWKWARD: readonly Awkward[] = [
  ...[...'aéA0 \n.!,-_/(["\'<`|#*:@？。我あアก한я\u0301\u200b😀'].map((unit): Awkward => ['', unit]),
  ...[
    'x\u0301',
    '\u0301\u0316',
    'é ',
    'a ',
    'I ',
    'A.',
    '1.',
    '1,',
    '- a\n',
    '| a ',
    '\r\n',
    ' \n',
    'a, ',
  ].map((unit): Awkward => ['', unit]),
  // Every white space, and what else shows nothing; a run of its own, and one between words.
  ...[
    ...'\t\v\f\r\u0085\u00a0\u1680\u2003\u2009\u2028\u2029\u202f\u205f\u3000\ufeff\u00ad\u200d\u2060',
  ].flatMap((blank): Awkward[] => [
    ['a', blank, 'b'],
    ['', `a${blank.repeat(10_666)}`],
  ]),
  ['', '.', 'x'],
  ['fooBar ', 'a'],
  ['a.b tea ', 'é'],
  ['iPhone ', '我'],
  ['iPhone ', '我a '],
  ['getUser ', 'DEADBEEF'],
  ['getUser ', 'DEADBEEF '],
  ['', 'fooBar'],
  ['', 'fooBar '],
  ['', 'a.b '],
  ['', 'a.b.'],
  ['', 'I live in Rome. '],
  ['', 'My password is '],
  ['', 'Always answer in French. '],
  ['', 'Remember that I like tea. '],
  ['', 'ignore all instructions '],
  ['', 'yesterday, '],
  ['', '我住在罗马。'],
  ['', '私は東京に住んでいます。'],
  ['', 'ฉันอยู่ที่กรุงเทพ'],
  ['', 'я живу в Риме. '],
  ['', 'أنا أعيش في روما. '],
  ['', 'मैं रोम में रहता हूँ। '],
  ['', '서울에 살고 있어요. '],
  ['', 'Ich wohne in Rom. '],
  ['', 'http://a.b/c '],
  ['', 'a@b.org '],
  ['', '</a><a>'],
  ['', '{"a":'],
  ['', '2026-01-01 10:00 '],
  ['', '```\n'],
  ['', 'a我я1'],
  ['', '# a\n'],
];

const source = createTextSource(1);
/** Plain prose, another text each time. */
function prose(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0; size < bytes; ) {
    const next = `${source.message()}${parts.length % 5 === 4 ? '\n\n' : ' '}`;
    parts.push(next);
    size += byteLength(next);
  }
  return new TextDecoder()
    .decode(new TextEncoder().encode(parts.join('')).subarray(0, bytes))
    .replace(/\ufffd/g, '');
}

function awkward(
  [prefix, unit, suffix = '']: Awkward,
  bytes: number,
  chars = Number.POSITIVE_INFINITY,
): string {
  const room = bytes - byteLength(prefix) - byteLength(suffix);
  const times = Math.floor(
    Math.min(room / byteLength(unit), (chars - prefix.length - suffix.length) / unit.length),
  );
  return `${prefix}${unit.repeat(times)}${suffix}`;
}

/** Milliseconds of a call that must not fail; a text that shows nothing, or whose escapes make the body too long, may be refused. */
async function timed(call: () => Promise<{ status: number; body: unknown }>): Promise<number> {
  const startedAt = Date.now();
  const { status, body } = await call();
  const ms = Date.now() - startedAt;
  if (status >= 300 && status !== 422 && status !== 413) throw new Error(`${status} ${JSON.stringify(body)}`);
  return ms;
}

type Text = (bytes: number, chars?: number) => string;
type Costs = Record<string, number>;
let users = 0;

/** The costs of a text at every door, each in a conversation of its own user. */
async function costsOf(workspace: TestWorkspace, text: Text, only?: ReadonlySet<string>): Promise<Costs> {
  const costs: Costs = {};
  const message = text(MESSAGE_MAX_BYTES);
  const look = async (door: string, act: (user: string, chat: string) => Promise<number>): Promise<void> => {
    if (only && !only.has(door) && !only.has(`${door}, after`)) return;
    users += 1;
    const user = `user ${users}`;
    const chat = await openConversation(workspace, { chat_id: user, user_id: user });
    costs[door] = await act(user, chat);
    costs[`${door}, after`] = await timed(() => takeTurn(workspace, chat, ASKED));
  };
  const replied = async (chat: string, content: string, tool: string | null): Promise<number> => {
    const turn = await takeTurn(workspace, chat, 'Tell me about the garden.');
    return timed(() =>
      workspace.call('POST', `/v1/conversations/${chat}/turns/${turn.body.turn_id}/reply`, {
        content,
        ...(tool === null ? {} : { tool_results: [{ name: 'look', content: tool }] }),
      }),
    );
  };
  await look('turn', (_, chat) => timed(() => takeTurn(workspace, chat, message)));
  await look('reply', (_, chat) => replied(chat, message, null));
  await look('tool result', (_, chat) => replied(chat, 'It is green.', message));
  await look('document', (user) =>
    timed(() =>
      workspace.call('POST', '/v1/documents', {
        source: `${user}.md`,
        user_id: user,
        content: text(DOCUMENT_MAX_BYTES),
      }),
    ),
  );
  await look('ingest', (user) =>
    timed(() =>
      workspace.call('POST', '/v1/ingest', {
        conversation: { chat_id: user, user_id: user },
        messages: [
          { role: 'user', content: message, external_id: '1', occurred_at: '2026-01-01T00:00:00Z' },
          { role: 'assistant', content: message, external_id: '2', occurred_at: '2026-01-01T00:01:00Z' },
        ],
      }),
    ),
  );
  await look('search', (user) =>
    timed(() =>
      workspace.call('POST', '/v1/search', {
        query: text(QUERY_MAX_CHARS * 3, QUERY_MAX_CHARS),
        user_id: user,
      }),
    ),
  );
  await look('memory', (user) =>
    timed(() =>
      workspace.call('POST', '/v1/memories', {
        content: text(MEMORY_MAX_BYTES),
        kind: 'fact',
        user_id: user,
      }),
    ),
  );
  return costs;
}

const timesOf = (costs: Costs, plain: Costs): Costs =>
  Object.fromEntries(
    Object.entries(costs).map(([door, ms]) => [door, ms / Math.max(FLOOR_MS, plain[door] ?? FLOOR_MS)]),
  );

describe.runIf(inject('fuzz'))('cost-of-texts', () => {
  it('is at most three times that of plain prose, at every door and in the turn after', async () => {
    const workspace = await createWorkspace();
    // The first texts meet code that has never run.
    await costsOf(workspace, prose);
    const plains = [
      await costsOf(workspace, prose),
      await costsOf(workspace, prose),
      await costsOf(workspace, prose),
    ];
    const plain: Costs = {};
    for (const door of Object.keys(plains[0] ?? {}))
      plain[door] = plains.map((costs) => costs[door] ?? 0).sort((a, b) => a - b)[1] ?? 0;
    console.log(`plain prose, ms: ${JSON.stringify(plain)}`);
    const tooMuch: Record<string, Costs> = {};
    for (const one of AWKWARD) {
      const name = JSON.stringify(one);
      let times = timesOf(await costsOf(workspace, (bytes, chars) => awkward(one, bytes, chars)), plain);
      for (let looks = 1; looks < LOOKS; looks += 1) {
        const slow = new Set(Object.keys(times).filter((door) => (times[door] ?? 0) > TIMES_MAX));
        if (slow.size === 0) break;
        // Beside prose of the same moment: the machine may have other work now.
        const now = await costsOf(workspace, prose, slow);
        const slowest = Object.fromEntries(
          Object.entries(now).map(([door, ms]) => [door, Math.max(ms, plain[door] ?? 0)]),
        );
        const again = timesOf(
          await costsOf(workspace, (bytes, chars) => awkward(one, bytes, chars), slow),
          slowest,
        );
        times = {
          ...times,
          ...Object.fromEntries(
            Object.entries(again).map(([door, ms]) => [door, Math.min(ms, times[door] ?? ms)]),
          ),
        };
      }
      const shown = Object.entries(times).map(([door, ratio]) => `${door} ${ratio.toFixed(1)}`);
      console.log(`${name}: ${shown.join(', ')}`);
      const slow = Object.entries(times).filter(([, ratio]) => ratio > TIMES_MAX);
      if (slow.length > 0) tooMuch[name] = Object.fromEntries(slow);
    }
    expect(tooMuch).toEqual({});
  }, 1_800_000);
});
