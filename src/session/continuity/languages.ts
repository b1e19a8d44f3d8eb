/**
 * The languages that continuity cues are known in, and in which of them a message has one: "continue" is a cue of several.
 * Pure.
 */
import { cueTextOf } from '../../language/cues.ts';
import type { CuesByLanguage } from './cue-forms.ts';
import { type CueRules, cueRules } from './cue-rules.ts';
import { ENGLISH_CUES } from './english-cues.ts';
import { FURTHER_CUES } from './further-cues.ts';
import { GERMANIC_CUES } from './germanic-cues.ts';
import { ROMANCE_CUES } from './romance-cues.ts';

/** Of scripts that write spaces between words. */
export const SPACED_CUES: CuesByLanguage = {
  ...ENGLISH_CUES,
  ...GERMANIC_CUES,
  ...ROMANCE_CUES,
  ...FURTHER_CUES,
};

/** Made when a message is first asked for: few turns lose their continuity. */
let rules: readonly (readonly [string, CueRules])[] | null = null;

/** The languages whose cues a message has, as far as their scripts write spaces. */
export function languagesOfCue(message: string): string[] {
  rules ??= Object.entries(SPACED_CUES).map(([language, cues]) => [language, cueRules([cues])] as const);
  const text = cueTextOf(message);
  return rules.flatMap(([language, { phrase, isWhole }]) =>
    isWhole(text) || phrase.test(text) ? language : [],
  );
}
