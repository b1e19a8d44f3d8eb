/**
 * What a trace tells once it was stored. If it fails, the reasons for a prompt are others than they were, or databases are full of traces
 * before they are full of what was said.
 */
import { describe, expect, it } from 'vitest';
import { seededIds } from '../../../../src/lib/ids.ts';
import {
  type ExplainedCandidate,
  type Explanation,
  explainRecall,
  TRACE_ORIGINS,
} from '../../../../src/recall/explain.ts';
import { packExplanation, unpackTrace } from '../../../../src/store/traces/trace-body.ts';
import { type Random, random } from '../../../support/random.ts';
import { recallFrom } from '../../../support/recall/dialogue-recall.ts';

/** As a database gives it back. */
const storedAndRead = (explanation: Explanation): unknown =>
  unpackTrace(JSON.parse(JSON.stringify(packExplanation(explanation))));

const BESIDE: Omit<Explanation, 'candidates' | 'dropped'> = {
  query: {
    ...{ terms: 3, lent_terms: 1, related_terms: 0, intent: 'factual', asker: 'self', times: 0, asks: true },
  },
  unlisted: { below_top_k: 31 },
  degraded: ['vector'],
  reranker: null,
};

const EVIDENCE = ['words', 'around', 'meaning', 'sitting', 'speaker', 'form', 'time'];
const PARTS = ['lexical', 'related', 'vector', 'pinned', 'intent', 'time', 'tier', 'newness', 'relevance'];
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 30);

/** Numbers with so many digits after the point, by name. */
const numbers = ({ int }: Random, names: readonly string[], most: number, digits: number) =>
  Object.fromEntries(
    names.map((name) => [name, (int(most * 10 ** digits) - int(most * 10 ** digits)) / 10 ** digits + 0]),
  );

/** A candidate as recall finds them. */
function likely(source: Random, place: number): ExplainedCandidate & { readonly rank: number } {
  const { int, pick } = source;
  const id = (prefix: 'evt' | 'mem' | 'chk') =>
    seededIds(NOW - int(MONTH_MS), `${source.seed} ${place}`).next(prefix);
  const rank = place + 1;
  const score = Math.round(1_000_000 / (60 + rank)) / 1_000_000;
  if (place % 4 === 3) {
    const [parts, type] = [
      numbers(
        source,
        PARTS.filter(() => int(4) > 0),
        1,
        6,
      ),
      'memory',
    ] as const;
    return { rank, id: id('mem'), type, score, parts, evidence: {}, origin: 'words' };
  }
  if (place % 9 === 8)
    return {
      rank,
      id: id('chk'),
      type: 'chunk',
      score,
      parts: { lexical: score },
      evidence: {},
      origin: 'words',
    };
  const evidence = { ...numbers(source, EVIDENCE, 4, 3), sitting: 1.878, speaker: pick([0, 0.702]) };
  return {
    rank,
    id: id('evt'),
    type: 'event',
    score,
    parts: { transcript: score },
    evidence,
    origin: pick(TRACE_ORIGINS),
  };
}

/** A candidate such as no recall finds. */
function odd(source: Random): ExplainedCandidate & { readonly rank: number } {
  const { int, pick } = source;
  const names = ['', 'a', 'length', 'über', '"', '🙂', '1', '0'].filter(() => int(2) > 0);
  const id = [
    ...[
      '',
      'x',
      'evt_',
      'trc_12',
      '𝔢_ü',
      `mem_${'1'.repeat(32)}`,
      `mem_${'0'.repeat(29)}`,
      `evt_${'9'.repeat(30)}`,
    ],
    ...[
      '0'.repeat(30),
      `evt_${'0'.repeat(30)}`,
      'mem_01a22126f0c170d8a9d4c0ffee3fdf27',
      `evt_${'1'.repeat(29)}x`,
    ],
    ...[
      `evt_x${'1'.repeat(29)}`,
      `evt_${'1'.repeat(20)}-${'1'.repeat(9)}`,
      `evt_${'1'.repeat(12)} ${'1'.repeat(17)}`,
    ],
  ];
  return {
    rank: pick([1, 2, 1_000_000]),
    id: pick(id),
    type: pick(['memory', 'event', 'chunk', 'document']),
    score: pick([0, 1, -0.000001, 0.999999, 1_000_000, -1_000_000.5]),
    parts: numbers(source, names, pick([0, 1, 1_000]), 6),
    evidence: numbers(source, names, pick([0, 5, 100_000]), 3),
    origin: pick(TRACE_ORIGINS),
  };
}

/** A trace of candidates. */
function traceOf(source: Random, make: (place: number) => ExplainedCandidate & { readonly rank: number }) {
  const { int, pick } = source;
  const handedOn = int(70);
  const isOfTurn = int(3) > 0;
  const all = Array.from({ length: handedOn + int(60) }, (_, i) => make(i));
  return {
    ...BESIDE,
    candidates: all.slice(0, handedOn).map((one) => ({
      ...{ ...one, decision: pick(['injected', 'low_score', 'rank', 'included', '']) },
      ...(isOfTurn ? { tokens: pick([0, 0, int(200)]) } : {}),
    })),
    dropped: all.slice(handedOn).map((one) => ({
      ...{ ...one, reason: pick(['below_top_k', 'duplicate']) },
      ...(int(4) === 0 ? { of: pick(all).id } : {}),
    })),
  } satisfies Explanation;
}

describe('a stored trace', () => {
  it('tells of every candidate what was told of it, of such as recall finds and of odd ones', () => {
    for (let run = 0; run < 300; run++) {
      const source = random();
      const trace = traceOf(source, (place) =>
        source.int(8) < run % 9 ? odd(source) : likely(source, place),
      );
      expect(storedAndRead(trace), `SEED=${source.seed}`).toEqual(trace);
    }
  });

  it('keeps six digits of a score and three of evidence, and no candidate of a recall is lost', async () => {
    const bees = Array.from({ length: 45 }, (_, i) => `Mira: Bees of hive ${i % 30}.`);
    const recalled = await recallFrom(bees);
    const trace = explainRecall(recalled, { decided: [], belowLimit: 'below_top_k' });
    const read = storedAndRead(trace) as Explanation;
    const toldBy = ({ candidates, dropped }: Explanation) =>
      [...candidates, ...dropped].map(({ score, parts, evidence, ...told }) => told);
    expect(toldBy(read)).toEqual(toldBy(trace));
    expect(read.dropped.some(({ of }) => of !== undefined)).toBe(true);
    const before = [...trace.candidates, ...trace.dropped];
    for (const [i, { score, parts, evidence }] of [...read.candidates, ...read.dropped].entries()) {
      const whole = before[i];
      const rounded = (values: Readonly<Record<string, number>> = {}, digits: number) =>
        Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(digits)) + 0]);
      expect(score).toBe(Number(whole?.score.toFixed(6)));
      expect(Object.entries(parts)).toEqual(rounded(whole?.parts, 6));
      expect(Object.entries(evidence)).toEqual(rounded(whole?.evidence, 3));
    }
  });

  it('of what is no number, or has no end, holds nothing else up', () => {
    const source = random(1);
    const [first, second] = [likely(source, 0), likely(source, 1)];
    const parts = { transcript: Number.NaN, lexical: Number.POSITIVE_INFINITY, vector: -1e300 };
    const candidates = [{ ...first, parts, score: Number.NEGATIVE_INFINITY }, second].map((one) => ({
      ...{ ...one, decision: 'included' },
    }));
    const read = storedAndRead({ ...BESIDE, candidates, dropped: [] }) as Explanation;
    expect(read.candidates[0]?.id).toBe(first.id);
    expect(read.candidates[1]).toEqual(candidates[1]);
  });

  it('of a hundred candidates takes less than 6 KB', () => {
    const source = random();
    const candidates = Array.from({ length: 80 }, (_, i) => ({
      ...likely(source, i),
      ...{ decision: source.pick(['injected', 'low_score', 'rank', 'cooldown']), tokens: 0 },
    }));
    const dropped = Array.from({ length: 20 }, (_, i) => ({
      ...likely(source, 80 + i),
      reason: 'below_rerank_top_n',
    }));
    const bytes = JSON.stringify(packExplanation({ ...BESIDE, candidates, dropped })).length;
    expect(bytes, `SEED=${source.seed}`).toBeLessThan(6 * 1024);
  });

  it('of an older version is told as it stands', () => {
    const old = { query: {}, candidates: [{ id: 'evt_1', rank: 1 }], dropped: [], steps: [] };
    expect(unpackTrace(old)).toEqual(old);
  });
});
