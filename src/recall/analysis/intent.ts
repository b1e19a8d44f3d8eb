/** What a message is after, by cue words: it decides how sources are weighed against each other. Pure. */
import { cueTextOf } from '../../language/cues.ts';
import { QUESTION_CUES } from './question-cues.ts';

/** In order of weight: where the cues of several stand in a message, the first one wins; without any it is factual. */
export const INTENTS = [
  'continuation',
  'preference',
  'temporal',
  'identity',
  'procedural',
  'factual',
] as const;
export type Intent = (typeof INTENTS)[number];

const CUES: Readonly<Record<Intent, readonly (keyof typeof QUESTION_CUES)[]>> = {
  continuation: ['continuation'],
  preference: ['preference'],
  temporal: ['when', 'order', 'temporal'],
  identity: ['who', 'identity'],
  procedural: ['procedural'],
  factual: [],
};

/** What a message is after. */
export function readIntent(text: string): Intent {
  const cueText = cueTextOf(text);
  return INTENTS.find((intent) => CUES[intent].some((cue) => QUESTION_CUES[cue].test(cueText))) ?? 'factual';
}
