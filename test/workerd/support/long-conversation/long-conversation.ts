/**
 * A long conversation: facts planted in the first ten turns, topics that come, go and come back, values that change long after,
 * questions for the facts now and then and at the end. Pure: the same seed gives the same conversation.
 */

import type { Random } from '../../../support/random.ts';
import { HELD_BACK_TURNS, Script, type ScriptedTurn } from './script.ts';
import { FACT_FORMS, GREETING } from './words.ts';

/** Shortest conversation in which everything happens. */
export const TURNS_MIN = 60;
/** The questions at the end: one for each fact. */
export const LAST_QUESTIONS = FACT_FORMS.length;

/** Where values change, as parts of the whole. */
const CHANGES: readonly (readonly [key: string, at: number])[] = [
  ['boat', 0.4],
  ['city', 0.45],
  ['composer', 0.55],
  ['boat', 0.62],
  ['city', 0.68],
];

/** The script of a conversation of `turns` turns. */
export function longConversation(turns: number, random: Random): ScriptedTurn[] {
  if (turns < TURNS_MIN) throw new Error(`a conversation of ${turns} turns is too short`);
  const script = new Script(random);
  const last = turns - LAST_QUESTIONS;
  const changes = new Map(CHANGES.map(([key, at]) => [Math.round(turns * at), key]));
  script.add({ content: GREETING });
  for (const form of FACT_FORMS) script.plant(form);
  for (let i = script.turns.length; i < last; i = script.turns.length) {
    const changed = changes.get(i);
    if (changed !== undefined) script.change(changed);
    // The last questions must find nothing held back.
    else script.goOn({ mayAsk: i < last - HELD_BACK_TURNS });
  }
  for (const { key } of script.shuffled(FACT_FORMS)) script.ask(key);
  return script.turns;
}
