/** Ids. Lists are sorted by them and retries rely on seeded ones: wrong, and a list skips items or a retry doubles them. */
import { describe, expect, it } from 'vitest';
import { firstIdAt, isMadeId, namedId, randomIds, seededIds } from '../../../src/lib/ids.ts';

describe('a random id', () => {
  it('names its kind and sorts by the moment it was made', () => {
    const moments = [0, 1, 1_000, Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1) + 1, Date.UTC(2100, 0, 1)];
    const ids = moments.map((at) => randomIds(() => at).next('evt'));
    for (const id of ids) expect(id).toMatch(/^evt_[0-9]{30}$/);
    expect(ids.toSorted()).toEqual(ids);
    // What was made between two moments is looked up by these: wrong, and nothing of a time that is asked for is found.
    for (const [i, at] of moments.entries()) {
      const first = firstIdAt('evt', at);
      expect(ids.map((id) => id >= first)).toEqual(ids.map((_, other) => other >= i));
    }
  });

  it('is never made twice, not in one millisecond either', () => {
    const source = randomIds(() => 1);
    const made = Array.from({ length: 10_000 }, () => source.next('mem'));
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('a seeded id', () => {
  const take = (seed: string, at = 5) => {
    const source = seededIds(at, seed);
    return [source.next('conv'), source.next('conv'), source.code(11), source.next('ch')];
  };

  it('is the same again for the same request, so that a retry writes the same rows', () => {
    expect(take('request-1')).toEqual(take('request-1'));
  });

  it('differs within a request, between requests and between moments', () => {
    const made = [...take('request-1'), ...take('request-2'), ...take('request-1', 6)];
    const ids = made.filter((id) => id.includes('_'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(take('request-1')[2]).not.toBe(take('request-2')[2]);
  });
});

describe('a code', () => {
  it.each([0, 1, 11, 40])('of %i characters is base62', (length) => {
    const source = randomIds(() => 1);
    for (let i = 0; i < 200; i++) {
      expect(source.code(length)).toMatch(/^[0-9A-Za-z]*$/);
      expect(source.code(length)).toHaveLength(length);
    }
  });

  it('uses the whole alphabet and does not repeat: it must not be guessed', () => {
    const source = randomIds(() => 1);
    const codes = Array.from({ length: 3_000 }, () => source.code(11));
    expect(new Set(codes).size).toBe(codes.length);
    for (let at = 0; at < 11; at++) expect(new Set(codes.map((code) => code[at])).size).toBe(62);
  });
});

describe('a named id', () => {
  it('is the same for the same name, fits a path and tells nothing of the name', () => {
    expect(namedId('trn', 'key')).toBe(namedId('trn', 'key'));
    expect(namedId('trn', 'key')).toMatch(/^trn_[A-Za-z0-9_-]{32}$/);
    expect(namedId('trn', 'secret-key')).not.toContain('secret');
    expect(new Set(['a', 'b', 'ab', ''].map((name) => namedId('trn', name))).size).toBe(4);
  });
});

describe('an id of ours', () => {
  it('is known from what clients name: erased things are found in answers by it, and turns of others are not taken', () => {
    const made = [randomIds(() => 1).next('trn'), seededIds(1, 'a').next('trn'), namedId('trn', 'a')];
    for (const id of [...made, 'trn_019c3f6f7a2e7c31b5a0ecc3d1f04e11']) {
      expect(isMadeId(id)).toBe(true);
      expect(isMadeId(id, 'trn')).toBe(true);
      expect(isMadeId(id, 'mem')).toBe(false);
    }
    for (const text of ['t1', 'trn_1', `trn_${'1'.repeat(29)}`, `other_${made[0]}`, `${made[0]}0`])
      expect(isMadeId(text)).toBe(false);
  });
});
