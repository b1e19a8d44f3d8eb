/** Readers without account memories. If one were taken for empty who is not, what they told for all workspaces would not be recalled. */
import { describe, expect, it } from 'vitest';
import {
  EMPTY_TTL_MS,
  forgetEmpty,
  isKnownEmpty,
  rememberEmpty,
} from '../../../../src/store/account/empty-readers.ts';

const reader = (accountId: string, userId = 'ana') => ({ accountId, userId, audience: 'user' as const });
const at = (now: number, asOf: number | null = null) => ({ now, asOf });

describe('a reader without account memories', () => {
  it('is not asked about for a while, and then again', () => {
    rememberEmpty(reader('a1'), at(1_000))();
    expect(isKnownEmpty(reader('a1'), at(1_000 + EMPTY_TTL_MS - 1))).toBe(true);
    expect(isKnownEmpty(reader('a1'), at(1_000 + EMPTY_TTL_MS))).toBe(false);
    expect(isKnownEmpty(reader('a1'), at(0)), 'by a clock that was put back').toBe(false);
  });

  it('is not taken for another one, nor for what held in the past', () => {
    rememberEmpty(reader('a2'), at(1_000))();
    rememberEmpty(reader('a3'), at(1_000, 500))();
    expect(isKnownEmpty(reader('a2', 'bo'), at(1_000))).toBe(false);
    expect(isKnownEmpty({ ...reader('a2'), audience: 'group' }, at(1_000))).toBe(false);
    expect(isKnownEmpty(reader('a2'), at(1_000, 500))).toBe(false);
    expect(isKnownEmpty(reader('a3'), at(1_000))).toBe(false);
  });

  it('is asked about again once something was written, also while the read was under way', () => {
    rememberEmpty(reader('a4'), at(1_000))();
    const late = rememberEmpty(reader('a4', 'bo'), at(1_000));
    forgetEmpty('a4');
    late();
    expect(isKnownEmpty(reader('a4'), at(1_001))).toBe(false);
    expect(isKnownEmpty(reader('a4', 'bo'), at(1_001))).toBe(false);
  });
});
