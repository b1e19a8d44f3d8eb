/**
 * Detects a message that says itself that something said earlier is meant: "as we agreed", "continue", "the second one".
 * Stricter than the continuation cues of recall, which only lend words: a false alarm here keeps an answer from the user.
 * Quotations, pasted texts and letters that are to be written are the message's own content, and say nothing of this
 * conversation. Pure.
 */

import { readText } from '../../language/read-text.ts';
import { maskText } from '../../memory/signals/message/masking.ts';
import { asksForLetter, firstPhrase, isWholeForm } from './cues.ts';

/** A longer message is more than "the second one, please". */
const WHOLE_MAX_CHARS = 100;
/** Length that is read: a message that takes something up says so in its first words. */
const READ_MAX_CHARS = 2000;
/** Before a colon up to this many characters are an address ("Hi Strata:"), more are a request that hands over a text. */
const ADDRESS_MAX_CHARS = 12;
/** Words beside a cue from which on they tell something: "as I said, the early train to Porto", not "as I said, do it". */
const OWN_WORDS_MIN = 3;

/** A colon that hands something over; not that of a time or an address of the web. */
const HANDOVER = /:(?![\d/])(?=.*[^\s.!?])/;
/** Another paragraph is often a text that was pasted. */
const PARAGRAPH = /\n\s*\n/;
const ASKS = /[?？؟]/;

/** Recognises a message that refers to something said before it, and cannot be answered without that. */
export const refersToEarlier = (message: string): boolean => besideCue(message) !== null;

/**
 * Recognises a message that refers to something earlier and tells next to nothing itself: a cue, or a question for what
 * was said.
 */
export const onlyRefersToEarlier = (message: string, own = besideCue(message)): boolean =>
  own !== null && (ASKS.test(message) || readText(own).contentWords.length < OWN_WORDS_MIN);

/** Text of a message beside its reference to something earlier; null when it refers to nothing. */
export function besideCue(message: string): string | null {
  const masked = maskText(message.slice(0, READ_MAX_CHARS)).text.trim();
  if (masked.length <= WHOLE_MAX_CHARS && isWholeForm(readText(masked).cueText)) return '';
  const [own = ''] = masked.split(PARAGRAPH);
  const text = readText(own).cueText;
  const handover = text.search(HANDOVER);
  const said = handover > ADDRESS_MAX_CHARS ? text.slice(0, handover) : text;
  const cue = firstPhrase(said);
  if (cue === null) return null;
  const before = said.slice(0, cue.index);
  if (asksForLetter(before)) return null;
  return `${before} ${text.slice(cue.index + cue[0].length)}`;
}
