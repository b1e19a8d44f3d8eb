/**
 * A long conversation with topics that come and go, on the real runtime. A user loses money when live history, blocks or notes
 * grow with its length, the answer when what they said at the beginning is gone at the end, and trust when it depends on whether
 * a process lived. In the suite it is short; `npm run simulate` holds it at full length (`TURNS=n`, `SEED=n`).
 */
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { Settings } from '../../../src/memory/settings.ts';
import { random } from '../../support/random.ts';
import { LAST_QUESTIONS, longConversation } from '../support/long-conversation/long-conversation.ts';
import { holdConversation, type Run, type SeenTurn } from '../support/long-conversation/run.ts';
import { ConversationWatch } from '../support/long-conversation/watch.ts';
import { compacted } from '../support/scenes/compaction.ts';
import { createWorkspace } from '../support/service/workspace.ts';
import { type DurableRecord, durableRecord } from '../support/storage/durable-record.ts';
import { type Ending, endingsOf } from '../support/storage/evictions.ts';
import { reaper } from '../support/storage/session-death.ts';

const { turns: asked, seed } = inject('simulation');
const IS_FULL = asked !== null;
const TURNS = asked ?? 60;
/** Small limits, so that a short conversation is compacted several times too. */
const SHORT = {
  compaction_trigger_messages: 16,
  compaction_batch_messages: 10,
  keep_verbatim_messages: 8,
} as const;
const settings = Settings.parse(IS_FULL ? {} : SHORT);

/** Most that a turn, its reply, a look at it and its share of compactions take on a busy machine. */
const TURN_MAX_MS = 1_000;
const TOLD_EVERY_TURNS = 100;
/** Facts at most that something shortly before the last questions brought up by chance, so that their cooldown goes on. */
const HELD_BACK_MAX = 2;

interface Held extends Run {
  readonly watch: ConversationWatch;
  readonly record: DurableRecord;
  readonly compactions: number;
  readonly seconds: number;
}

/** Holds the conversation in a workspace of its own; `endings` are those of its turns. */
async function hold(endings?: readonly (readonly Ending[])[]): Promise<Held> {
  vi.restoreAllMocks();
  const workspace = await createWorkspace({ settings: IS_FULL ? {} : SHORT });
  const watch = new ConversationWatch(settings);
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1_000;
  let told = 0;
  const look = (seen: SeenTurn): void => {
    watch.look(seen);
    if (!IS_FULL || seen.number % TOLD_EVERY_TURNS > 0) return;
    const fresh = watch.faults.slice(told);
    told = watch.faults.length;
    console.log([`seed ${seed}, turn ${seen.number}, ${Math.round(seconds())} s`, ...fresh].join('\n'));
  };
  const run = await holdConversation(
    workspace,
    longConversation(TURNS, random(seed)),
    look,
    endings && { reaper: reaper(), of: (number) => endings[number - 1] ?? [] },
  );
  const { journal } = await compacted(run.conversation);
  return {
    ...run,
    watch,
    record: await durableRecord(workspace),
    compactions: journal.length,
    seconds: seconds(),
  };
}

let undisturbed: Promise<Held> | undefined;
function holdUndisturbed(): Promise<Held> {
  undisturbed ??= hold();
  return undisturbed;
}

/** Tells the figures of a full run, one in a line. */
function tell(what: string, { watch, ended, compactions, seconds }: Held): void {
  if (!IS_FULL) return;
  const { promptTokens, ...figures } = watch.figures;
  const prompts = [...promptTokens].map(([turn, tokens]) => [`tokens of the prompt at turn ${turn}`, tokens]);
  const rows = [
    ...Object.entries(figures),
    ...prompts,
    ['compactions', compactions],
    ...Object.entries(ended),
  ];
  const lines = [...rows, ['seconds', Math.round(seconds)]].map(([name, n]) => `  ${n}`.padEnd(10) + name);
  console.log([`${what}, seed ${seed}`, ...lines].join('\n'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe(`a conversation of ${TURNS} turns (seed ${seed})`, () => {
  it(
    'stays within all limits at every turn, repeats nothing too soon, and knows at the end what was said first',
    async () => {
      const held = await holdUndisturbed();
      tell('undisturbed', held);
      const { watch, compactions } = held;
      expect(watch.faults).toEqual([]);
      // It did what it is to show.
      expect(watch.figures.changedAgain).toBeGreaterThan(0);
      expect(watch.figures.knownAtEnd).toBeGreaterThanOrEqual(LAST_QUESTIONS - HELD_BACK_MAX);
      expect(compactions).toBeGreaterThan(3);
    },
    TURNS * TURN_MAX_MS,
  );

  it(
    'leaves the same behind for good when its object is evicted or dies at random moments',
    async () => {
      const whole = await holdUndisturbed();
      const chance = random(seed + 1);
      const held = await hold(Array.from({ length: TURNS }, () => endingsOf(chance)));
      tell('with evictions', held);
      expect(held.ended.evicted).toBeGreaterThan(0);
      expect(held.ended.died).toBeGreaterThan(0);
      expect(held.record).toEqual(whole.record);
      expect(held.watch.faults).toEqual([]);
    },
    2 * TURNS * TURN_MAX_MS,
  );
});
