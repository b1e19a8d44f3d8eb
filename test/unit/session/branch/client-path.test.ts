/** Histories laid beside the record: a wrong guess here takes back what a user said, or keeps it twice. */
import { describe, expect, it } from 'vitest';
import type { ConversationEvent } from '../../../../src/memory/types.ts';
import {
  type ClientMessage,
  type ClientView,
  isContinued,
  isEdited,
  planPath,
  SHOWN_FIELD,
} from '../../../../src/session/branch/client-path.ts';

const ROLES = { u: 'user', a: 'assistant', t: 'tool' } as const;
const roleOf = (text: string) => ROLES[text[0] as keyof typeof ROLES];

/** A record by its texts, whose first letter is the role; a number behind a message is what its client showed before it. */
const record = (...said: readonly (string | readonly [string, number | null])[]) => ({
  isWhole: true,
  events: said.map((each, i): ConversationEvent => {
    const [content, shown] = typeof each === 'string' ? [each, i === 0 ? 0 : 1] : each;
    return {
      id: `evt_${i}`,
      workspaceId: 'ws',
      conversationId: 'conv',
      seq: i + 1,
      turnId: roleOf(content) === 'user' ? `trn_${i}` : `trn_${i - 1}`,
      role: roleOf(content),
      userId: 'ana',
      name: null,
      content,
      tokens: 1,
      session: null,
      externalId: null,
      status: 'active',
      metadata: shown === null ? {} : { [SHOWN_FIELD]: shown },
      occurredAt: 1_000 + i,
      createdAt: 1_000 + i,
    };
  }),
});
const view = (shown: readonly string[], message: string, more: Partial<ClientView> = {}): ClientView => ({
  shown: shown.map((content): ClientMessage => ({ role: roleOf(content), name: null, content })),
  message,
  isNamed: true,
  isRepeated: false,
  ...more,
});
const plan = (...[known, shown]: [ReturnType<typeof record>, ClientView]) => {
  const { fits, left, unknown } = planPath(known, shown, 9_000);
  return {
    fits,
    left: left.map(({ content }) => content),
    unknown: unknown.map(({ message }) => message.content),
  };
};
const NOTHING = { fits: true, left: [], unknown: [] };

describe('a history beside its record', () => {
  it.each<
    [what: string, known: ReturnType<typeof record>, shown: ClientView, left: string[], unknown: string[]]
  >([
    ['goes on', record('u1', 'a1'), view(['u1', 'a1'], 'u2'), [], []],
    ['is cut at its beginning', record('u1', 'a1', 'u2', 'a2'), view(['u2', 'a2'], 'u3'), [], []],
    ['begins within an answer', record('u1', 'a1', 'u2', 'a2'), view(['a1', 'u2', 'a2'], 'u3'), [], []],
    ['leaves results of tools out', record('u1', 't1', 'a1'), view(['u1', 'a1'], 'u2'), [], []],
    [
      'is answered again',
      record('u1', 'a1', 'u2', 't2', 'a2'),
      view(['u1', 'a1'], 'u2'),
      ['u2', 'a2', 't2'],
      [],
    ],
    ['has another answer', record('u1', 'a1'), view(['u1', 'a1 edited'], 'u2'), ['a1'], ['a1 edited']],
    [
      'has an earlier message changed',
      record('u1', 'a1', 'u2', 'a2'),
      view(['u1', 'a1', 'u2 new', 'a2'], 'u3'),
      ['u2'],
      ['u2 new'],
    ],
    ['begins with a greeting that is new', record('u1', 'a1'), view(['a0', 'u1', 'a1'], 'u2'), [], ['a0']],
    ['is of before the record', record('u5', 'a5'), view(['u1', 'a1'], 'u2'), [], ['u1', 'a1']],
    [
      'says the same words twice',
      record('u1', 'a1', 'u1', 'a1', 'u2', 'a2'),
      view(['u1', 'a1', 'u2', 'a2'], 'u1'),
      [],
      [],
    ],
    ['is the first message again', record('u1', 'a1'), view([], 'u1'), ['u1', 'a1'], []],
    [
      'is the first message, edited',
      record('u one two three', 'a1', 'u2', 'a2'),
      view([], 'u one two four'),
      ['u one two three', 'a1', 'u2', 'a2'],
      [],
    ],
    [
      'is another message alone',
      record('u one two three', 'a1', 'u2', 'a2'),
      view([], 'u something else'),
      [],
      [],
    ],
    [
      'is sent again by a client that lost its answer',
      record('u1', 'a1'),
      view([], 'u1', { isRepeated: true }),
      [],
      [],
    ],
    ['comes of a client that shows nothing', record('u1', 'a1', ['u2', 0], 'a2'), view([], 'u1'), [], []],
    ['was taken by another door', record(['u1', null], 'a1'), view([], 'u1'), [], []],
    [
      'begins anew',
      record('u1', 'a1', ['u1 edited', 0], 'a3'),
      view(['u1 edited', 'a3'], 'u4'),
      ['u1', 'a1'],
      [],
    ],
  ])('%s', (_, known, shown, left, unknown) => {
    expect(plan(known, shown)).toEqual({ fits: true, left, unknown });
    expect(isContinued(known, shown)).toBe(left.length === 0 && unknown.length === 0);
  });

  it('takes nothing back, and nothing in, on a guess: of a chat without a name others may begin alike', () => {
    const guess = { isNamed: false };
    const known = record('u hi', 'a hello', 'u what is TCP', 'a2', 'u3', 'a3');
    expect(plan(known, view(['u hi', 'a hello'], 'u plan a trip', guess))).toMatchObject({ fits: false });
    expect(plan(known, view(['u hi', 'a hello'], 'u what is UDP', guess))).toMatchObject({ fits: true });
    expect(plan(known, view(['u hi', 'a other', 'u x'], 'u y', guess))).toMatchObject({ fits: false });
    expect(
      plan(record('u1', 'a1', 'u2', 'a2', 'u3', 'a3'), view(['u1', 'a1', 'u2', 'a2'], 'u4', guess)),
    ).toEqual({
      fits: true,
      left: ['u3', 'a3'],
      unknown: [],
    });
  });

  it('knows an answer again of which its reader heard a part', () => {
    const { events } = record('u1', 'a one two three');
    const heard = events.map((event) => ({ ...event, metadata: { ...event.metadata, unheard: true } }));
    expect(plan({ events: heard, isWhole: true }, view(['u1', 'a one'], 'u2'))).toEqual(NOTHING);
  });

  it('dates what it takes in behind what stands before it, and before the new message', () => {
    const times = (known: ReturnType<typeof record>, shown: string[]) =>
      planPath(known, view(shown, 'u9'), 9_000).unknown.map(({ at }) => at);
    expect(times(record(), ['u1', 'a1'])).toEqual([8_998, 8_999]);
    expect(times(record('u1', 'a1'), ['u1', 'a1', 'u2', 'u3'])).toEqual([8_998, 8_999]);
    const [first = 0] = times(record('u1', 'a1'), ['a0', 'u1', 'a1']);
    expect(first).toBeLessThan(1_000);
    expect(times(record('u1', 'a1', 'u2', 'a2'), ['u1', 'a1', 'u2 new', 'a2'])).toEqual([1_002]);
  });
});

it('a text is taken for another after a change by what both have in common', () => {
  expect(isEdited('I live in Lisbon.', 'I live in Porto.')).toBe(true);
  expect(isEdited('I live in Lisbon.', 'What is the capital of Peru?')).toBe(false);
});
