/**
 * When a session object ends in the course of a conversation: between its calls, where the platform evicts it, or in the midst
 * of one, where its process dies. Pure: the same seed ends it at the same moments.
 */
import type { Random } from '../../../support/random.ts';
import type { Moment } from './session-death.ts';

/** A call that an object is in. */
export type Stage = 'turn' | 'reply' | 'alarm';

/** The end of an object: evicted before a call, or dead in it. */
export type Ending =
  | { readonly how: 'evicted'; readonly before: Stage }
  | { readonly how: 'dies'; readonly in: Stage; readonly moment: Moment };

/** Steps of each call; `save` is the object's own write. */
const STEPS: Readonly<Record<Stage, readonly string[]>> = {
  turn: ['turn.read', 'turn.write', 'turn.write', 'save'],
  reply: ['turn.events', 'reply.write', 'reply.write', 'save'],
  alarm: ['compaction.read', 'compaction.begin', 'compaction.write', 'compaction.write', 'save'],
};
const WHENS: readonly Moment['when'][] = ['before', 'during', 'after'];
/** The object's own write is no call of another: nothing is under way. */
const WHENS_OF_SAVE: readonly Moment['when'][] = ['before', 'after'];

/** One call in so many sees an ending; alarms are rare, so half of them do. */
const ONE_IN: Readonly<Record<Stage, number>> = { turn: 9, reply: 9, alarm: 2 };
const STAGES: readonly Stage[] = ['turn', 'reply', 'alarm'];

/** The endings of a turn, its reply and an alarm after it; mostly none. */
export function endingsOf(random: Random): readonly Ending[] {
  return STAGES.flatMap((stage): Ending[] => {
    if (random.int(ONE_IN[stage]) > 0) return [];
    if (random.int(2) === 0) return [{ how: 'evicted', before: stage }];
    const step = random.pick(STEPS[stage]);
    return [
      {
        how: 'dies',
        in: stage,
        moment: { step, when: random.pick(step === 'save' ? WHENS_OF_SAVE : WHENS) },
      },
    ];
  });
}
