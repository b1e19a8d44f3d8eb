/**
 * Two hundred turns with topics that come and go, by the rules alone (seeded, the seed is told). A user loses money when blocks
 * pile up, notes repeat or the beginning of the prompt changes for nothing, and the answer when a note does not come back.
 */

import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { Settings } from '../../../../src/memory/settings.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { countBlocks, type HistoryRow } from '../../../../src/session/history/history-row.ts';
import { injectedItem, type RecentItem } from '../../../../src/session/injection/injected-item.ts';
import { composeTurn } from '../../../../src/session/turn/compose-turn.ts';
import { random } from '../../../support/random.ts';
import { CONTEXT_WINDOW_DEPTH, found, gatesWith, memoryOf, NOW } from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

const TURNS = 200;
/** Turns that take the topics in their order. */
const BY_TURNS = 40;
const TOPICS = ['violin', 'glacier', 'saffron', 'orchard', 'lighthouse', 'bicycle', 'harbour', 'kiln'];
const MEMORIES = TOPICS.flatMap((topic) =>
  ['red', 'old', 'loud'].map((word) => memoryOf(`mem_${topic}_${word}`, `The ${topic} is ${word}.`)),
);

/** Takes a turn that asks of a topic, all of whose memories are found. */
function ask(
  id: string,
  topic: string,
  settings: Settings,
  before: readonly HistoryRow[],
  recent: readonly RecentItem[],
): ReturnType<typeof composeTurn> {
  const text = `So the ${topic}.`;
  const items = MEMORIES.filter(({ content }) => content.includes(topic)).map((memory) => found(memory));
  return composeTurn({
    before,
    message: rowOf(id, { content: text }),
    offered: {
      recalled: { query: parseQuery(readText(text), NOW), items },
      standing: [],
      corrections: [],
      scores: new Map(items.map(({ candidate }) => [candidate.id, 1])),
      named: new Set(),
    },
    gates: { ...gatesWith({ recent }), restatedBy: new Map() },
    settings,
    rollingSummary: null,
    limit: settings.prompt_budget_tokens,
    now: NOW,
    userId: 'ana',
    isGroup: false,
  });
}

/** Takes the turns; `look` sees each of them. */
function simulate(
  cap: number,
  seed: ReturnType<typeof random>,
  look: (turn: number, composed: ReturnType<typeof composeTurn>, before: readonly HistoryRow[]) => void,
): void {
  const settings = Settings.parse({ max_injected_blocks_in_history: cap });
  let live: readonly HistoryRow[] = [];
  let recent: RecentItem[] = [];
  let topic = TOPICS[0] ?? '';
  for (let turn = 1; turn <= TURNS; turn++) {
    // Each topic at the beginning and at the end, whatever chance brings between.
    const isByTurns = turn <= BY_TURNS || turn > TURNS - BY_TURNS;
    if (isByTurns) topic = TOPICS[turn % TOPICS.length] ?? topic;
    else if (seed.int(3) === 0) topic = seed.pick(TOPICS);
    const composed = ask(`u${turn}`, topic, settings, live, recent);
    look(turn, composed, live);
    live = [...composed.live, rowOf(`a${turn}`)];
    const shown = composed.injection.injected.map((item) => ({
      ...injectedItem(item, [], null),
      turnsAgo: 0,
    }));
    recent = [...recent, ...shown]
      .map((item) => ({ ...item, turnsAgo: item.turnsAgo + 1 }))
      .filter(({ turnsAgo }) => turnsAgo < CONTEXT_WINDOW_DEPTH);
  }
}

describe('over two hundred turns', () => {
  it.each([1, 3])(
    'under a cap of %i no block is too many and no memory comes too soon, and all come back',
    (cap) => {
      const seed = random();
      const injectedAt = new Map<string, number[]>();
      simulate(cap, seed, (turn, { injection, live }) => {
        expect(countBlocks(live), `seed ${seed.seed}, turn ${turn}`).toBeLessThanOrEqual(cap);
        for (const id of injection.itemIds) injectedAt.set(id, [...(injectedAt.get(id) ?? []), turn]);
      });
      for (const [id, turns] of injectedAt)
        for (const [i, turn] of turns.slice(1).entries())
          expect(turn - (turns[i] ?? 0), `seed ${seed.seed}, ${id}`).toBeGreaterThanOrEqual(
            CONTEXT_WINDOW_DEPTH,
          );
      expect([...injectedAt.values()].filter((turns) => turns.length > 1)).toHaveLength(MEMORIES.length);
    },
  );

  it('the messages begin as before, but for a block that was pruned or turns that were cut', () => {
    const seed = random();
    let before: readonly HistoryRow[] = [];
    simulate(3, seed, (turn, { live }, history) => {
      const kept = history.filter((row) => live.includes(row));
      expect(live.slice(0, kept.length), `seed ${seed.seed}, turn ${turn}`).toEqual(kept);
      const gone = history.filter((row) => !live.includes(row));
      const isCut = gone.some(({ kind }) => kind === 'message');
      if (!isCut) expect(gone.length, `seed ${seed.seed}, turn ${turn}`).toBeLessThanOrEqual(1);
      before = live;
    });
    expect(before.length).toBeGreaterThan(0);
  });
});

it('a cap that is lowered to none takes the blocks out and shows what they had at once, not a turn later', () => {
  const [three, none] = [3, 0].map((cap) => Settings.parse({ max_injected_blocks_in_history: cap }));
  if (!three || !none) throw new Error('no settings');
  const first = ask('u1', 'violin', three, [], []);
  const second = ask('u2', 'violin', none, first.live, []);
  expect(countBlocks(second.live)).toBe(0);
  expect(second.injection.itemIds).toEqual(first.injection.itemIds);
  expect(first.injection.itemIds).not.toEqual([]);
});
