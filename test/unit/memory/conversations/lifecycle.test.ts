/** The life of a conversation: a transition too many brings back what was ended, one too few locks a user out. */
import { describe, expect, it } from 'vitest';
import { decideTransition, ENTERED_FROM } from '../../../../src/memory/conversations/lifecycle.ts';
import { CONVERSATION_STATUSES } from '../../../../src/memory/types.ts';

const LEGAL = new Set(['active→idle', 'active→archived', 'idle→active', 'idle→archived']);
const PAIRS = CONVERSATION_STATUSES.flatMap((from) => CONVERSATION_STATUSES.map((to) => [from, to] as const));

describe('a transition', () => {
  it.each(PAIRS)('from %s to %s is decided by one table', (from, to) => {
    const decision = decideTransition(from, to);
    expect(decision.ok).toBe(LEGAL.has(`${from}→${to}`));
    expect(ENTERED_FROM[to].includes(from)).toBe(decision.ok);
    if (decision.ok) expect(decision.value).toBe(to);
    else {
      expect(decision.error).toEqual({
        code: 'conflict',
        reason: 'illegal_transition',
        message: expect.stringContaining(`${from} cannot become ${to}`),
      });
    }
  });
});
