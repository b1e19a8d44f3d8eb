/**
 * What a user is told when a conversation cannot be gone on with. The words claim nothing of what was said, promised or
 * known: only that no earlier messages are at hand, and what helps. Pure.
 */

import { LANGUAGES } from '../../language/languages.ts';
import type { ReadText } from '../../language/read-text.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { languagesOfCue } from './cues.ts';

/** In each language that has one. */
export const RECOVERY_MESSAGES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ code, continuity }) =>
    continuity?.recovery === undefined ? [] : [[code, continuity.recovery] as const],
  ),
);
/** Where the language of a message is not known. */
const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_RECOVERY_MESSAGE = RECOVERY_MESSAGES.get(DEFAULT_LANGUAGE) ?? '';

/** Korean is no language of the question analysis: its letters tell it. */
const HANGUL = /\p{Script=Hangul}/u;

/** The message to a user who wrote this. Short cues are seldom told by their function words: their own language counts. */
export const recoveryMessage = (text: ReadText): string =>
  RECOVERY_MESSAGES.get(HANGUL.test(text.raw) ? 'ko' : languageOf(text)) ?? DEFAULT_RECOVERY_MESSAGE;

/** What the words around a cue say, where the cue is of that language; else English before others that share the cue. */
function languageOf({ language, cueText }: ReadText): string {
  const detected = language?.code ?? DEFAULT_LANGUAGE;
  const languages = languagesOfCue(cueText);
  const [first = detected] = [detected, DEFAULT_LANGUAGE, ...languages].filter((code) => languages.has(code));
  return first;
}

const TEXTS: ReadonlySet<string> = new Set([...RECOVERY_MESSAGES.values()].map(normalisedContent));

/** Whether a text is what users are told then: ours in any language, or what the workspace has configured. */
export function isRecoveryMessage(text: string, configured: string | null): boolean {
  const told = normalisedContent(text);
  return TEXTS.has(told) || (configured !== null && told === normalisedContent(configured));
}
