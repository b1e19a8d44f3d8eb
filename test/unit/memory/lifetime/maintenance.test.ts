/** What a run asks and what it says about itself. Whoever confirms loses what they were not told of, if these are wrong. */
import { describe, expect, it } from 'vitest';
import {
  ASKED_SCOPES_MAX,
  agreementFor,
  type ConsentScope,
  EMPTY_REQUEST,
  reasonToAsk,
  withScope,
} from '../../../../src/memory/lifetime/consent.ts';
import { nextTryAt, RUN_COUNTS } from '../../../../src/memory/lifetime/maintenance.ts';

const NOW = Date.UTC(2026, 10, 28);

const memories = (scope: string, wouldRemove: number, of: number) =>
  ({ what: 'memories', scope, wouldRemove, of }) as const;
const EVENTS = { what: 'events', scope: null, wouldRemove: 30, of: 120 } as const;

describe('a question', () => {
  it.each([
    [[memories('a', 30, 100)], 'would remove 30 of the 100 memories of 1 scope: more than 20 % of each'],
    [
      [memories('a', 30, 100), memories('b', 50, 60)],
      'would remove 80 of the 160 memories of 2 scopes: more than 20 % of each',
    ],
    [[EVENTS], 'would remove 30 of the 120 events of the workspace: more than 20 % of each'],
    [
      [EVENTS, memories('a', 50, 100)],
      'would remove 30 of the 120 events of the workspace and 50 of the 100 memories of 1 scope: more than 20 % of each',
    ],
  ])('says in numbers what would go', (scopes, reason) => {
    expect(reasonToAsk(scopes.reduce(withScope, EMPTY_REQUEST), 0.2)).toBe(reason);
  });

  it('shows those that lose most, and sums up the rest, which it does not ask about', () => {
    let asked = EMPTY_REQUEST;
    for (let i = 1; i <= ASKED_SCOPES_MAX + 3; i++) asked = withScope(asked, memories(`s${i}`, 100 + i, 200));
    expect(asked.scopes).toHaveLength(ASKED_SCOPES_MAX);
    expect(asked.scopes.map(({ scope }) => scope)).not.toEqual(expect.arrayContaining(['s1', 's2', 's3']));
    expect(asked.leftOut).toEqual({ scopes: 3, wouldRemove: 101 + 102 + 103 });
    expect(reasonToAsk(asked, 0.2)).toMatch(/; asked about next, and not covered: 306 memories of 3 more$/);
  });

  it('is answered for the scopes that it shows, up to what is left of each', () => {
    const agreed: ConsentScope[] = [
      { ...EVENTS, removed: 0 },
      { ...memories('a', 30, 100), removed: 12 },
    ];
    expect(agreementFor(agreed, { what: 'memories', scope: 'a' })).toEqual({ index: 1, left: 18 });
    expect(agreementFor(agreed, { what: 'events', scope: null })).toEqual({ index: 0, left: 30 });
    expect(agreementFor(agreed, { what: 'memories', scope: 'b' })).toBeNull();
    expect(agreementFor([], { what: 'memories', scope: 'a' })).toBeNull();
  });
});

describe('a run', () => {
  const run = { status: 'running', error: null, attempts: 1, leaseUntil: NOW + 1 } as const;
  it.each([
    ['that is worked on, or whose worker died a moment ago', run, NOW + 1],
    ['that failed', { ...run, error: 'the index is down' }, NOW + 1],
    ['that waits for an index to show what it was given', { ...run, attempts: 0 }, NOW + 1],
    ['whose worker died', { ...run, leaseUntil: NOW - 1 }, NOW - 1],
    ['whose next slice may begin', { ...run, attempts: 0, leaseUntil: null }, null],
    [
      'that waits for somebody',
      { ...run, status: 'needs_confirmation', error: 'asks', leaseUntil: null },
      null,
    ],
    ['that is over', { ...run, status: 'failed', error: 'no', leaseUntil: null }, null],
  ] as const)('%s says when it goes on', (_, state, expected) => {
    expect(nextTryAt(state)).toBe(expected);
  });

  it('names its counts in one way: what, and what was done with it', () => {
    const names = Object.values(RUN_COUNTS).flatMap((counts) => Object.keys(counts));
    for (const name of names)
      expect(name).toMatch(/^([a-z]+_)+([a-z]+ed|done|woken|unknown|written|withheld)$/);
  });
});
