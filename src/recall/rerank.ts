/**
 * The second look of a cross-encoder at the best candidates, where one is configured: it reads question and text together,
 * which no index can. Its order is fused with the one that it was given, so that one odd score cannot turn all around. Pure.
 */
import type { RecalledItem } from './candidates.ts';
import { RRF_K, reciprocalRankFusion } from './fusion.ts';

/** Weight of the cross-encoder's rank beside the first ranking (1). */
const RERANK_WEIGHT = 3;

/** The items in the order of both; `scores` belong to the first ones. What was not looked at again stays behind them. */
export function rerankItems(items: readonly RecalledItem[], scores: readonly number[]): RecalledItem[] {
  const looked = items.slice(0, scores.length);
  const byScore = looked
    .map(({ candidate: { id } }, i) => ({ id, score: scores[i] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const fused = reciprocalRankFusion([
    { source: 'first', weight: 1, ids: looked.map(({ candidate }) => candidate.id) },
    { source: 'rerank', weight: RERANK_WEIGHT, ids: byScore.map(({ id }) => id) },
  ]);
  const byId = new Map(looked.map((item) => [item.candidate.id, item]));
  const again = fused.flatMap(({ id, score, parts }) => {
    const item = byId.get(id);
    return item === undefined ? [] : [{ ...item, score, parts, firstParts: item.parts }];
  });
  return [...again, ...items.slice(scores.length).map(behind(again.length))];
}

/** A place after those that were looked at, in the same measure. */
const behind =
  (before: number) =>
  (item: RecalledItem, i: number): RecalledItem => {
    const score = 1 / (RRF_K + before + i + 1);
    return { ...item, score, parts: { first: score }, firstParts: item.parts };
  };
