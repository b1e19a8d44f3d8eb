/**
 * Branches. If a copy is wrong, a branch answers from another conversation's past or writes into its parent; if the pass is
 * wrong, it stores again what is known, or brings back what a user wanted forgotten.
 */
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/memory/changes/changes.ts';
import type { Conversation } from '../../../../src/memory/types.ts';
import {
  type BranchContext,
  decideCandidates,
  itemsInBlocks,
} from '../../../../src/session/branch/branch-candidates.ts';
import { planBranch } from '../../../../src/session/branch/branch-rows.ts';
import { rowOf, rowsOf } from '../../../support/session/rows.ts';

const parent = {
  id: 'conv_parent',
  workspaceId: 'ws_1',
  channelId: 'ch_1',
  chatId: 'web',
  userId: 'ana',
  sessionKey: 'v2:parent',
  lastSeq: 9,
  revision: 12,
  summarisedSeq: 4,
  rollingSummary: 'They met.',
  status: 'archived',
  endedAt: 5,
  metadata: { tab: 3 },
} as unknown as Conversation;
const messages = [3, 4, 7, 9].map((seq) => ({
  id: `evt_${seq}`,
  seq,
  turnId: seq === 3 ? null : `t${seq}`,
  role: 'user' as const,
}));
const rows = [
  rowOf('b7', { turnId: 't7' }),
  rowOf('u7', { eventId: 'evt_7', turnId: 't7' }),
  rowOf('b8', { turnId: 't8' }),
  rowOf('u8', { eventId: 'evt_8', turnId: 't8' }),
  rowOf('u9', { eventId: 'evt_9', turnId: 't9' }),
];
const IDENTITY = { id: 'conv_branch', refCode: 'abc', now: 99 };
const plan = (isWhole = true) => planBranch(parent, messages, rows, isWhole, IDENTITY);

describe('a regular branch', () => {
  it('is a conversation of the same user in the same place, under an identity of its own, that names its parent', () => {
    expect(plan().conversation).toMatchObject({
      id: 'conv_branch',
      workspaceId: 'ws_1',
      channelId: 'ch_1',
      userId: 'ana',
      chatId: 'conv_branch',
      sessionKey: expect.not.stringMatching('v2:parent'),
      status: 'active',
      endedAt: null,
      startedAt: 99,
      metadata: { tab: 3, branch_of: 'conv_parent', branched_at_seq: 9 },
    });
  });

  it('numbers its messages anew, under ids that are the same when the request is run again', () => {
    const { conversation, messages: copies } = plan();
    expect(copies.map(({ from, seq }) => [from, seq])).toEqual([
      ['evt_3', 1],
      ['evt_4', 2],
      ['evt_7', 3],
      ['evt_9', 4],
    ]);
    expect(conversation).toMatchObject({
      lastSeq: 4,
      revision: 4,
      summarisedSeq: 2,
      rollingSummary: 'They met.',
    });
    expect(plan()).toEqual(plan());
    expect(copies.filter(({ id }) => messages.some((message) => message.id === id))).toEqual([]);
    const answered = messages.map((message) => ({ ...message, role: 'assistant' as const }));
    const turnIds = planBranch(parent, answered, [], true, IDENTITY).messages.map(({ turnId }) => turnId);
    expect(turnIds).toEqual([null, ...Array.from({ length: 3 }, () => expect.stringMatching(/^trn_/))]);
  });

  it('keeps the id of a turn that nobody has answered, so that its client can answer it there too', () => {
    const open = planBranch(
      parent,
      [
        ...messages,
        { id: 'evt_10', seq: 10, turnId: 't9', role: 'assistant' },
        { id: 'evt_11', seq: 11, turnId: 'op', role: 'user' },
      ],
      [...rows, rowOf('b11', { turnId: 'op' }), rowOf('u11', { eventId: 'evt_11', turnId: 'op' })],
      true,
      IDENTITY,
    );
    expect(open.messages.at(-1)?.turnId).toBe('op');
    expect(open.messages.at(-2)?.turnId).toMatch(/^trn_/);
    expect(open.rows.slice(-2).map(({ content, turnId }) => [content, turnId])).toEqual([
      ['b11', 'op'],
      ['u11', 'op'],
    ]);
  });

  it('knows what its summary tells only when it takes the summary along', () => {
    const told = rows.map((row) => ({ ...row, isSummarised: row.kind === 'message' }));
    const copied = (isWhole: boolean) =>
      planBranch(parent, messages, told, isWhole, IDENTITY).rows.map(({ isSummarised }) => isSummarised);
    expect(copied(true)).toEqual([false, true, true]);
    expect(copied(false)).toEqual([false, false, false]);
  });

  it('takes live history with its blocks along, but for what the record has not any more', () => {
    const { rows: copied, messages: copies } = plan();
    const copyOf = (id: string) => copies.find(({ from }) => from === id);
    expect(copied.map(({ content, eventId, turnId }) => [content, eventId, turnId])).toEqual([
      ['b7', null, copyOf('evt_7')?.turnId],
      ['u7', copyOf('evt_7')?.id, copyOf('evt_7')?.turnId],
      ['u9', copyOf('evt_9')?.id, copyOf('evt_9')?.turnId],
    ]);
  });

  it('takes the summary along only with all the messages that it tells of, or their erasure would not reach it', () => {
    expect(plan(false).conversation).toMatchObject({ summarisedSeq: 0, rollingSummary: null });
  });

  it('of a conversation without messages is empty', () => {
    const { conversation, rows: copied } = planBranch(parent, [], [], true, IDENTITY);
    expect(conversation).toMatchObject({ lastSeq: 0, revision: 0, summarisedSeq: 0 });
    expect(copied).toEqual([]);
  });
});

const candidate = (id: string, content: string, contentKey = content): Statement =>
  ({ memory: { id, content }, keys: { contentKey }, eventId: 'evt_1' }) as unknown as Statement;
const KNOWN: BranchContext = {
  active: new Map(),
  taught: new Set(),
  shown: [],
  near: new Map([['c', null]]),
  outranked: new Set(),
};
const decide = (known: Partial<BranchContext>, ...candidates: Statement[]) =>
  decideCandidates(candidates.length > 0 ? candidates : [candidate('c', 'Lives in Lisbon.')], {
    ...KNOWN,
    ...known,
  });

describe('a candidate of a persistence branch', () => {
  it('is accepted when nothing says it yet', () => {
    expect(decide({}).accepted).toHaveLength(1);
  });

  it.each([
    ['a memory has the same words', { active: new Map([['Lives in Lisbon.', 'mem_1']]) }],
    ['a memory has almost the same words', { near: new Map([['c', 'mem_1']]) }],
    [
      'a block shows it, whoever stored it',
      { shown: [{ id: 'mem_1', text: 'lives in  Lisbon' }], near: new Map() },
    ],
  ])('is refused as already known when %s', (_, known) => {
    expect(decide(known)).toMatchObject({
      accepted: [],
      refused: [{ reason: 'already_known', knownAs: 'mem_1' }],
      deferred: [],
    });
  });

  it('is not brought back when its message taught it before and it is gone since', () => {
    expect(decide({ taught: new Set(['Lives in Lisbon.']) })).toMatchObject({
      accepted: [],
      refused: [{ reason: 'withdrawn', knownAs: null }],
    });
  });

  it('is refused when its user said otherwise', () => {
    expect(decide({ outranked: new Set(['c']) })).toMatchObject({
      accepted: [],
      refused: [{ reason: 'outranked', knownAs: null }],
    });
  });

  it('is deferred when nobody can tell what is near to it', () => {
    expect(decide({ near: new Map() })).toMatchObject({
      accepted: [],
      refused: [],
      deferred: [{ memory: { id: 'c' } }],
    });
  });

  it('is one, however often it was said', () => {
    const near = new Map([
      ['a', null],
      ['b', null],
    ]);
    expect(decide({ near }, candidate('a', 'Rows.'), candidate('b', 'Rows.')).accepted).toHaveLength(1);
  });
});

describe('what blocks show', () => {
  it('is read back from their lines, and from nothing that a user wrote', () => {
    const block = [
      '[Context from memory]',
      '- "Likes \\"green\\" tea." (preference, noted 2026-03-01) [mem_1]',
      '- Correction: "Lives in Lisbon." (fact, noted 2026-03-01) [mem_2]',
      '- no quotation [mem_3]',
    ].join('\n');
    expect(
      itemsInBlocks([rowOf('b1', { content: block }), rowOf('u1', { content: block }), ...rowsOf('a1')]),
    ).toEqual([
      { id: 'mem_1', text: 'Likes "green" tea.' },
      { id: 'mem_2', text: 'Lives in Lisbon.' },
    ]);
  });
});
