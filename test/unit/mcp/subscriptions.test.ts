/**
 * How long and how often a stream of news reads. If it fails, a host that watches a profile hears nothing of it, hears of it for ever
 * after it may not, or costs as much as a thousand searches.
 */
import { describe, expect, it } from 'vitest';
import { StrataError } from '../../../src/client/client.ts';
import { newsFor } from '../../../src/mcp/subscriptions.ts';

const asking = (...addresses: string[]) => ({
  params: { notifications: { resourceSubscriptions: addresses, toolsListChanged: true } },
});
const refusal = (status: number) => new StrataError({ status, code: 'x', message: 'x' });

/** A stream over texts that change as it reads; `reads` says what each address has at each read. */
async function listen(
  addresses: readonly string[],
  read: (address: string, n: number) => string | Error | null,
  until = Number.POSITIVE_INFINITY,
) {
  let n = 0;
  const pauses: number[] = [];
  const told: string[] = [];
  const reading = (address: string) => {
    const found = read(address, n++);
    if (found === null) return null;
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };
  let stop: () => void = () => undefined;
  const clock = {
    now: () => 0,
    random: () => 0,
    wait: async (ms: number) => {
      pauses.push(ms);
      if (pauses.length > until) stop();
    },
  };
  const news = await newsFor(asking(...addresses), reading, clock);
  await new Promise<void>((ended) => {
    stop = news.busOf(ended).subscribe((event) => told.push('uri' in event ? event.uri : event.kind));
  });
  const { params } = news.body as ReturnType<typeof asking>;
  return { pauses, told, reads: n, notifications: params.notifications };
}

describe('a stream of news', () => {
  it('tells which of its resources reads otherwise, once each, soon after others changed and seldom while nothing does', async () => {
    const { told, pauses, reads, notifications } = await listen(['a', 'b'], (address, n) =>
      address === 'b' && n >= 7 ? 'new' : 'old',
    );
    expect(told).toEqual(['b']);
    expect(notifications.resourceSubscriptions).toEqual(['a', 'b']);
    expect([pauses[0], Math.max(...pauses), pauses.at(-1)]).toEqual([250, 5_000, 5_000]);
    expect(pauses[pauses.indexOf(1_000) + 2]).toBe(250);
    expect(reads).toBe(152);
    expect(pauses).toHaveLength(150);
  });

  it('is promised nothing of what is not there, and looks for no more than eight', async () => {
    const many = Array.from({ length: 12 }, (_, i) => `r${i}`);
    const looked = new Set<string>();
    const { notifications } = await listen(['none', 'theirs', ...many, 'r0'], (address) => {
      looked.add(address);
      if (address === 'none') return null;
      return address === 'theirs' ? refusal(404) : 'text';
    });
    expect(notifications.resourceSubscriptions).toEqual(many.slice(0, 6));
    expect(looked.size).toBe(8);
    const nothing = await listen(['none'], () => null);
    expect(nothing.notifications).toEqual({ toolsListChanged: true });
    expect(nothing.pauses).toEqual([]);
  });

  it('tells when a resource goes, waits out what fails for a moment, and ends when it may read no more, or nobody listens', async () => {
    const ends = await listen(
      ['a'],
      (_, n) =>
        ['x', refusal(503), refusal(429), 'x', refusal(404), refusal(404), refusal(401)][n] ?? 'never',
    );
    expect([ends.told, ends.reads]).toEqual([['a'], 7]);
    const left = await listen(['a'], () => 'x', 3);
    expect([left.told, left.reads]).toEqual([[], 4]);
  });
});
