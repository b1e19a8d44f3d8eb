/** Settings. A typo that is taken in silence is a setting that a user believes in and does not have. */
import { describe, expect, it } from 'vitest';
import { decayRates, readSettings, Settings, SettingsPatch } from '../../../src/memory/settings.ts';

const DEFAULTS = Settings.parse({});

describe('the defaults', () => {
  it('are those of the design, section 9', () => {
    expect(DEFAULTS).toMatchObject({
      max_injected_blocks_in_history: 3,
      memory_budget_tokens: 800,
      rerank_top_n: 20,
      final_top_k: null,
      recall_reach: 'user',
      live_memory_budget_tokens: null,
      rerank_turns: false,
      similarity_threshold: 0.25,
      decay: 'standard',
    });
  });
});

describe('a change of settings', () => {
  it.each([
    ['max_injected_blocks_in_history', 0, 20, -1, 21],
    ['memory_budget_tokens', 0, 8_000, -1, 8_001],
    ['prompt_budget_tokens', 500, 1_000_000, 499, 1_000_001],
    ['rerank_top_n', 1, 100, 0, 101],
    ['similarity_threshold', -1, 1, -1.1, 1.1],
  ])('of %s is taken from %d to %d and refused beyond', (name, least, most, below, above) => {
    const taken = (value: unknown) => SettingsPatch.safeParse({ [name]: value }).success;
    expect([least, most].map(taken)).toEqual([true, true]);
    expect([below, above, String(least), null, Number.NaN].map(taken)).toEqual(Array(5).fill(false));
    expect(taken(0.5)).toBe(name === 'similarity_threshold');
  });

  it.each<[what: string, value: unknown, taken: boolean]>([
    ['the rates of the design', 'standard', true],
    ['the gentle ones', 'gentle', true],
    ['rates of its own', { channel: 0.99, workspace: 0.995, account: 1 }, true],
    ['a set that nobody knows', 'harsh', false],
    ['one rate', 0.99, false],
    ['rates of some tiers', { channel: 0.99 }, false],
    [
      'a tier that does not fade',
      { channel: 0.99, workspace: 0.99, account: 0.99, conversation: 0.9 },
      false,
    ],
    ['a rate that makes memories stronger', { channel: 1.1, workspace: 0.99, account: 0.99 }, false],
    ['percent', { channel: 99, workspace: 99, account: 99 }, false],
    ['a rate that forgets all in a night', { channel: 0.5, workspace: 0.99, account: 0.99 }, false],
    ['nothing', null, false],
  ])('of how fast memories fade to %s', (_, decay, taken) => {
    expect(SettingsPatch.safeParse({ decay }).success).toBe(taken);
  });

  it('with an unknown name is refused', () => {
    for (const name of ['max_injected_blocks', 'Final_top_k', '__proto_', 'constructor'])
      expect(SettingsPatch.safeParse({ [name]: 3 }).success).toBe(false);
  });

  it('says nothing on what it leaves out: a default is not written over a stored value', () => {
    expect(SettingsPatch.parse({ final_top_k: 5 })).toEqual({ final_top_k: 5 });
    expect(SettingsPatch.parse({})).toEqual({});
  });
});

describe('the rates of a setting', () => {
  it('are those of the design, section 9, and working memory never fades', () => {
    expect(decayRates('standard')).toEqual({
      conversation: 1,
      channel: 0.99,
      workspace: 0.995,
      account: 0.998,
    });
    expect(decayRates('gentle')).toEqual({
      conversation: 1,
      channel: 0.995,
      workspace: 0.998,
      account: 0.999,
    });
  });
});

describe('stored settings', () => {
  it.each([
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['an empty object', {}, {}],
    ['a text', 'broken', {}],
    ['a list', [1, 2], {}],
    ['a value', { final_top_k: 7 }, { final_top_k: 7 }],
    ['a name of another version', { final_top_k: 7, from_the_future: true }, { final_top_k: 7 }],
    ['a value that is no longer legal', { final_top_k: 7, rerank_top_n: 5_000 }, { final_top_k: 7 }],
    ['a name of every object', { constructor: 1, toString: 2, hasOwnProperty: 3 }, {}],
  ])('of %s fall back to the defaults where they must, and never fail', (_, stored, kept) => {
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, ...kept });
  });
});
