/**
 * What a trace tells of a recall. If it fails, somebody who asks why a memory or a message is not in a prompt gets no answer,
 * or a trace grows until it costs more than the turn that it explains.
 */
import { describe, expect, it } from 'vitest';
import { explainRecall, TRACE_LEFT_OUT_MIN, TRACE_LISTED_MAX } from '../../../src/recall/explain.ts';
import { NO_MEMORIES } from '../../../src/recall/memories/evidence.ts';
import { type AskedRecall, type RecallScene, recallFrom } from '../../support/recall/dialogue-recall.ts';
import { type Line, said } from '../../support/recall/event-evidence.ts';
import { memory } from '../../support/recall/recalled-memories.ts';

async function explained(lines: readonly Line[], request: AskedRecall = {}, scene: RecallScene = {}) {
  const recalled = await recallFrom(lines, request, scene);
  const decided = recalled.items.map(({ candidate: { id } }) => ({ id, decision: 'included' }));
  return explainRecall(recalled, { decided, belowLimit: 'below_top_k' });
}

const bees = (count: number) => Array.from({ length: count }, (_, i) => `Mira: Bees of hive ${i}.`);

describe('a trace', () => {
  it('names every candidate once, each with a rank, and says what was cut by the number asked for', async () => {
    const { candidates, dropped, unlisted } = await explained(bees(12), { limit: 4 });
    const all = [...candidates, ...dropped];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, i) => i + 1));
    expect(candidates.map(({ decision }) => decision)).toEqual(Array(4).fill('included'));
    expect(new Set(dropped.map(({ reason }) => reason))).toEqual(new Set(['below_top_k']));
    expect(unlisted).toEqual({});
    for (const { score, parts, evidence } of all) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 5);
      expect(evidence).toHaveProperty('words');
    }
  });

  it('says what a duplicate repeats, and where it would have stood', async () => {
    const again = 'Mira: The bees are in the orchard.';
    const { candidates, dropped } = await explained([again, 'Mira: Bees sting.', again]);
    const [duplicate] = dropped;
    expect(dropped).toHaveLength(1);
    expect(duplicate).toMatchObject({ type: 'event', reason: 'duplicate' });
    expect(candidates.map(({ id }) => id)).toContain(duplicate?.of);
    expect(duplicate?.rank).toBeLessThanOrEqual(candidates.length + 1);
    expect(duplicate?.score).toBeGreaterThan(0);
  });

  it('says which message was erased while it was looked for', async () => {
    const findings = said(bees(2));
    const long = { ...findings, found: findings.found.map((event) => ({ ...event, content: null })) };
    const { candidates, dropped } = await explained(
      [],
      {},
      { events: long, resolved: { contents: new Map([['1', 'Bees.']]) } },
    );
    expect(candidates.map(({ id }) => id)).toEqual(['1']);
    expect(dropped).toMatchObject([{ id: '2', reason: 'gone' }]);
  });

  it('counts hits of the vector index that the reader may not see, and never names them', async () => {
    const hits = [
      { id: 'hidden', owner: 'memory' as const, score: 0.9 },
      { id: 'unlike', owner: 'memory' as const, score: 0.1 },
    ];
    const trace = await explained(
      bees(1),
      {},
      {
        vectors: { query: async () => hits },
      },
    );
    expect(trace.unlisted).toEqual({ not_visible: 1, low_score: 1 });
    expect(JSON.stringify(trace)).not.toMatch(/hidden|unlike/);
  });

  it('has a reason for memories too: the same again, below what was asked for', async () => {
    const found = ['The bees are in the orchard.', 'The bees are in the orchard.', 'Bees sting.'].map(
      (content, i) => ({ candidate: memory(`m${i}`, content), terms: ['bee'] }),
    );
    const memories = { ...NO_MEMORIES, found, documents: 100, documentFrequency: new Map([['bee', 3]]) };
    const { candidates, dropped } = await explained([], { limit: 1 }, { memories });
    expect(candidates).toHaveLength(1);
    expect(dropped.map(({ type, reason }) => [type, reason]).sort()).toEqual([
      ['memory', 'below_top_k'],
      ['memory', 'duplicate'],
    ]);
  });

  it('stays small: what is past its bound is counted for each reason', async () => {
    for (const [limit, listed] of [
      [10, TRACE_LISTED_MAX - 10],
      [100, TRACE_LEFT_OUT_MIN],
    ] as const) {
      const trace = await explained(bees(400), { limit });
      expect(trace.dropped).toHaveLength(listed);
      expect(trace.unlisted).toEqual({ below_top_k: 400 - limit - listed });
      expect(JSON.stringify(trace).length).toBeLessThan((limit + listed) * 400);
    }
  });

  it('says of an item that nobody decided on that the message itself made it out of date', async () => {
    const recalled = await recallFrom(bees(2));
    const trace = explainRecall(recalled, { decided: [], belowLimit: 'below_rerank_top_n' });
    expect(trace.candidates.map(({ decision }) => decision)).toEqual(['outdated', 'outdated']);
  });
});
