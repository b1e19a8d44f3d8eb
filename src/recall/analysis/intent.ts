/** What a message is after, by cue words: it decides how sources are weighed against each other. Pure. */
import type { ReadText } from '../../language/read-text.ts';
import { hasContinuationCue, QUESTION_CUES } from './question-cues.ts';

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

const CUES = {
  preference: ['preference'],
  temporal: ['when', 'order', 'temporal'],
  identity: ['who', 'identity'],
  procedural: ['procedural'],
} as const;

/** What a message is after. */
export function readIntent(text: ReadText, continues = hasContinuationCue(text)): Intent {
  if (continues) return 'continuation';
  for (const intent of ['preference', 'temporal', 'identity', 'procedural'] as const)
    if (CUES[intent].some((cue) => QUESTION_CUES[cue].test(text.cueText))) return intent;
  return 'factual';
}
