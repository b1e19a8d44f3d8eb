/** What is known to be erased. Too narrow, and it comes back with other words; too wide, and what was never erased is kept out. */
import { describe, expect, it } from 'vitest';
import {
  createHider,
  createMessageJudge,
  type Message,
  messageDigests,
  messageTombstones,
  namedTombstone,
  turnName,
  userName,
  type Value,
  valueBuriedUntil,
  valueDigests,
  valueTombstones,
} from '../../../../src/memory/lifetime/tombstones.ts';

const hider = createHider(['the root secret of a deployment']);
const value = (content: string, fields: Partial<Value> = {}): Value => ({
  workspaceId: 'ws',
  userId: 'ana',
  subjectId: null,
  topicKey: null,
  content,
  ...fields,
});
const HOME = { topicKey: 'home' };

/** Whether something is known once something else was forgotten at moment 5, found by the digests that it is looked for by. */
function isKnown(forgotten: Value, asked: Value, by = hider): boolean {
  const digests = new Set(valueDigests(by, asked));
  const buried = valueTombstones(hider, forgotten, 5).filter(({ digest }) => digests.has(digest));
  return valueBuriedUntil(by, buried, asked) === 5;
}

describe('a forgotten value', () => {
  it.each([
    ['in the same words', value('Lives in Porto.'), value('lives in Porto')],
    ['as a model says it', value('Lives in Porto.'), value('The user lives in Porto.')],
    ['with its user’s name', value('Lives in Porto.'), value('Ana lives in Porto.')],
    ['with more words', value('Lives in Porto.', HOME), value('Lives in Porto, Portugal.', HOME)],
    ['with fewer words', value('Lives in Porto, Portugal.', HOME), value('Lives in Porto.', HOME)],
    ['without its topic', value('Lives in Porto.', HOME), value('Lives in Porto.')],
  ])('is known %s', (_, forgotten, asked) => {
    expect(isKnown(forgotten, asked)).toBe(true);
  });

  it.each([
    ['value', value('Lives in Porto.', HOME), value('Lives in Lisbon.', HOME)],
    ['denial', value('Lives in Porto.'), value('Does not live in Porto.')],
    ['user', value('Lives in Porto.'), value('Lives in Porto.', { userId: 'bo' })],
    ['subject', value('Lives in Porto.'), value('Lives in Porto.', { subjectId: 'grandma' })],
    ['workspace', value('Lives in Porto.'), value('Lives in Porto.', { workspaceId: 'other' })],
    ['topic', value('Porto', HOME), value('Porto wine', { topicKey: 'drink' })],
  ])('is not that of another %s', (_, forgotten, asked) => {
    expect(isKnown(forgotten, asked)).toBe(false);
  });

  it('shows nothing of what it was, and to another key not even the same digest', () => {
    const rows = valueTombstones(hider, value('Lives in Porto.', HOME), 5);
    expect(JSON.stringify(rows)).not.toMatch(/porto|ana|home/i);
    const others = valueTombstones(createHider(['another root secret']), value('Lives in Porto.', HOME), 5);
    for (const { digest } of others) expect(rows.map((row) => row.digest)).not.toContain(digest);
  });

  it('is known after a change of the secret as long as the one before is named', () => {
    const changed = createHider(['a new root secret', 'the root secret of a deployment']);
    const [forgotten, asked] = [value('Lives in Porto.', HOME), value('Lives in Porto, Portugal.', HOME)];
    expect(isKnown(forgotten, asked, changed)).toBe(true);
    expect(isKnown(forgotten, asked, createHider(['a new root secret']))).toBe(false);
  });
});

describe('a message', () => {
  const said = (fields: Partial<Message> = {}): Message => ({
    role: 'user',
    userId: 'ana',
    content: 'I live in Porto, by the river.',
    occurredAt: 1_000_000,
    ...fields,
  });
  const short = { content: 'Yes.' };
  const isKnownAs = (erased: Message, asked: Message, until = 2_000_000) => {
    const digests = new Set(messageDigests(hider, 'ws', [asked]));
    const buried = messageTombstones(hider, 'ws', [erased], until).filter(({ digest }) =>
      digests.has(digest),
    );
    return createMessageJudge(hider, 'ws', buried)(asked);
  };

  it.each([
    ['laid out otherwise', said({ content: ' I live in\r\nPorto, by the  river.' })],
    ['by another clock', said({ occurredAt: 1_000_000 - 30_000 })],
    ['by a clock that is ahead', said({ occurredAt: 1_000_000 + 30_000 })],
  ])('that was erased is known %s', (_, asked) => {
    expect(isKnownAs(said(), asked)).toBe(true);
  });

  it.each([
    ['user', said(), said({ userId: 'bo' })],
    ['role', said(), said({ role: 'assistant' })],
    ['time', said(), said({ occurredAt: 1_100_000 })],
    ['time, of few words', said(short), said({ ...short, occurredAt: 1_010_000 })],
    ['word', said(), said({ content: 'I live in Lisbon, by the river.' })],
    ['beginning', said({ occurredAt: 3_000_000 }), said({ occurredAt: 3_000_000 })],
    ['author, of few words', said({ ...short, role: 'assistant' }), said({ ...short, role: 'assistant' })],
  ])('is another with another %s', (_, erased, asked) => {
    expect(isKnownAs(erased, asked)).toBe(false);
  });

  it('on either side of midnight is known, long as it may be, and leaves no text', () => {
    const long = said({ content: `${'Ein 𝒳 Wort. '.repeat(2_000)}`, occurredAt: 86_400_000 + 1 });
    const rows = messageTombstones(hider, 'ws', [long, said(), said(short)], 99_999_999);
    expect(JSON.stringify(rows)).not.toMatch(/Wort|Porto/);
    expect(rows).toHaveLength(2);
    expect(isKnownAs(long, { ...long, occurredAt: 86_400_000 - 1 }, 99_999_999)).toBe(true);
  });
});

describe('a name', () => {
  it('of a turn counts in its conversation, one that we made in any', () => {
    const digest = (...name: Parameters<typeof turnName>) => hider.hide(turnName(...name));
    expect(digest('ws', 'conv_1', 't1')).not.toBe(digest('ws', 'conv_2', 't1'));
    expect(digest('ws', 'conv_1', 'trn_x')).toBe(digest('ws', 'conv_2', 'trn_x'));
    expect(digest('ws', 'conv_1', 'trn_x')).not.toBe(digest('other', 'conv_1', 'trn_x'));
  });

  it('is kept for years, that of a request for as long as requests are sent again', () => {
    const days = (until: number, expiresAt: number) => (expiresAt - until) / 86_400_000;
    const user = namedTombstone(hider, userName('ws', 'ana'), 5);
    const turn = namedTombstone(hider, turnName('ws', 'c', 't'), 5);
    expect([days(user.until, user.expiresAt), days(turn.until, turn.expiresAt)]).toEqual([3650, 8]);
  });
});
