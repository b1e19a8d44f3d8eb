/** When an answer may be given again. One that outlives what it depends on tells a user what is no longer so. */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/language/read-text.ts';
import type { RecalledItem } from '../../../src/recall/candidates.ts';
import type { RecallRequest } from '../../../src/recall/plan.ts';
import { holdsUntil, REUSE_TTL_MS, reuseKey } from '../../../src/recall/reuse.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MIDNIGHT = Date.parse('2026-03-02T00:00:00Z');

type Change = Partial<Omit<RecallRequest, 'text'>> & { readonly text?: string };

const ask = ({ text = 'Where is the zither?', ...change }: Change = {}): RecallRequest => ({
  text: readText(text),
  reader: { workspaceId: 'ws', userId: 'ana', channelId: null, conversationId: null, audience: 'user' },
  sources: ['memories', 'events'],
  kinds: null,
  now: NOON,
  earlier: [],
  asOf: null,
  limit: 10,
  rerankTopN: 20,
  similarityThreshold: 0.25,
  ...change,
});

const itemUntil = (fields: { validTo?: number; expiresAt?: number }): RecalledItem =>
  ({
    candidate: { type: 'memory', id: 'mem', memory: { validTo: null, expiresAt: null, ...fields } },
  }) as unknown as RecalledItem;

describe('an answer holds', () => {
  it.each<[string, number, Change, RecalledItem[], number | null]>([
    ['for a minute', NOON + REUSE_TTL_MS, {}, [itemUntil({})], null],
    ['until a memory in it expires', NOON + 5, {}, [itemUntil({ expiresAt: NOON + 5 })], null],
    [
      'until a memory in it ends',
      NOON + 4,
      {},
      [itemUntil({ validTo: NOON + 4, expiresAt: NOON + 5 })],
      null,
    ],
    ['until another memory begins', NOON + 3, {}, [itemUntil({})], NOON + 3],
    [
      'for a minute when it is of the past',
      NOON + REUSE_TTL_MS,
      { asOf: 5 },
      [itemUntil({ expiresAt: NOON })],
      NOON + 3,
    ],
    [
      'for a minute at noon, of yesterday',
      NOON + REUSE_TTL_MS,
      { text: 'What did I say yesterday?' },
      [],
      null,
    ],
    [
      'not at all just before midnight, of yesterday',
      MIDNIGHT - 9,
      { text: 'What did I say yesterday?', now: MIDNIGHT - 9 },
      [],
      null,
    ],
    [
      'just before midnight, of a day with a date',
      MIDNIGHT - 9 + REUSE_TTL_MS,
      { text: 'What did I say on 5 May 2024?', now: MIDNIGHT - 9 },
      [],
      null,
    ],
  ])('%s', (_, until, change, items, startsAt) => {
    expect(holdsUntil(ask(change), items, startsAt)).toBe(until);
  });
});

describe('the key of a search', () => {
  const MODELS = { embedder: 'model', reranker: null };
  const key = (change?: Change) => reuseKey(ask(change), MODELS);
  const { reader } = ask();

  it.each<Change>([
    { now: NOON + 5 },
    { text: '  Where is\nthe  zither? ' },
    { sources: ['events', 'memories'] },
  ])('is the same for what is asked in the same way: %j', (change) => {
    expect(key(change)).toBe(key());
  });

  it.each<Change>([
    { text: 'where is the zither?' },
    { reader: { ...reader, workspaceId: 'other' } },
    { reader: { ...reader, userId: 'bob' } },
    { reader: { ...reader, userId: null } },
    { reader: { ...reader, audience: 'group' } },
    { reader: { ...reader, channelId: 'ana' } },
    { reader: { ...reader, conversationId: 'ana' } },
    { sources: ['memories'] },
    { kinds: ['fact'] },
    { limit: 9 },
    { asOf: 0 },
    { rerankTopN: 19 },
    { similarityThreshold: 0.3 },
  ])('is another for %j, or somebody would be answered with what another was', (change) => {
    expect(key(change)).not.toBe(key());
  });

  it('is another for another embedder or cross-encoder, or an answer would stand in an order that is no longer made', () => {
    const models = [{ embedder: 'other' }, { reranker: 'cross' }, { reranker: 'other' }];
    const keys = models.map((change) => reuseKey(ask(), { ...MODELS, ...change }));
    expect(new Set([key(), ...keys]).size).toBe(4);
  });
});
