/**
 * Recovery messages, which users get when a conversation cannot be gone on with, and the reasons for them. The words claim
 * nothing of what was said, promised or known: only that no earlier messages are at hand, and what helps. Pure.
 */

import { LANGUAGES } from '../../language/languages.ts';
import type { ReadText } from '../../language/read-text.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { languagesOfCue } from './cues.ts';

/**
 * Reasons why a turn has no prompt. `history_lost`: the conversation has a past, and its record holds nothing of it any more
 * (an erasure, retention). `nothing_to_continue`: the message refers to something earlier, and there is nothing.
 */
export const CONTINUITY_LOSSES = ['history_lost', 'nothing_to_continue'] as const;
export type ContinuityLoss = (typeof CONTINUITY_LOSSES)[number];

/** The loss of this name, or null. */
export const toLoss = (name: string | null): ContinuityLoss | null =>
  CONTINUITY_LOSSES.find((loss) => loss === name) ?? null;

/** Answer in the place of a prompt. */
export interface Recovery {
  readonly reason: ContinuityLoss;
  /** For the user, in the language of their message. */
  readonly message: string;
}

/** Our message for each language that has one, by its code. */
export const RECOVERY_MESSAGES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ code, continuity }) =>
    continuity?.recovery === undefined ? [] : [[code, continuity.recovery] as const],
  ),
);
/** Language for a message whose own is not known. */
const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_RECOVERY_MESSAGE = RECOVERY_MESSAGES.get(DEFAULT_LANGUAGE) ?? '';

/** Korean is no language of the question analysis: its letters tell it. */
const HANGUL = /\p{Script=Hangul}/u;

/** Message for the user: the configured one, else an honest one in the language of theirs. */
export const recoveryFor = (
  reason: ContinuityLoss,
  text: ReadText,
  configured: string | null = null,
): Recovery => ({ reason, message: configured ?? recoveryMessage(text) });

/** The message to a user who wrote this. Short cues are seldom told by their function words: their own language counts. */
export const recoveryMessage = (text: ReadText): string =>
  RECOVERY_MESSAGES.get(HANGUL.test(text.raw) ? 'ko' : languageOf(text)) ?? DEFAULT_RECOVERY_MESSAGE;

/**
 * Language of the words around a cue, where the cue is of that language; else English before others that share the cue.
 */
function languageOf({ language, cueText }: ReadText): string {
  const detected = language?.code ?? DEFAULT_LANGUAGE;
  const languages = languagesOfCue(cueText);
  const [first = detected] = [detected, DEFAULT_LANGUAGE, ...languages].filter((code) => languages.has(code));
  return first;
}

const TEXTS: ReadonlySet<string> = new Set([...RECOVERY_MESSAGES.values()].map(normalisedContent));

/** Recognises a text that users are told then: ours in any language, or the workspace's own. */
export function isRecoveryMessage(text: string, configured: string | null): boolean {
  const told = normalisedContent(text);
  return TEXTS.has(told) || (configured !== null && told === normalisedContent(configured));
}
