/**
 * Recognises texts that ask, and those of them that tell nothing: "what can I cook tonight?" is no evidence of anything, "may my diabetic
 * cat have tuna?" is. Pure.
 */
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { readView } from '../reversals/view.ts';
import { readMessage } from '../signals/message/clauses.ts';
import { asksByItsWords } from './questions.ts';
import { type Remark, readRemarks } from './remarks.ts';
import type { WordClass } from './words.ts';

/** A longer question tells something besides what it asks. */
const QUESTION_MAX_CHARS = 160;
/** Words of one's own people, things and ills: what is asked about them tells of them. */
const TELLING: readonly WordClass[] = ['mine', 'kin', 'pets', 'health', 'allergy', 'diet', 'names'];

/** Questions that are kept as they were judged, in characters. */
const KEPT_CHARS = 100_000;

/** True of a short text that asks from beginning to end: each sentence by its mark or, as chats leave it out, by its words. */
export const asksAll: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => {
  if (text.length > QUESTION_MAX_CHARS) return false;
  const message = readMessage(text);
  const { remarks } = readRemarks(message);
  return (
    message.sentences.length > 0 &&
    message.sentences.every(
      ({ asks }, index) => asks || areAsked(remarks.filter((remark) => remark.index === index)),
    )
  );
});

/** True of a text that asks for something in one of its sentences, by its mark or, as chats leave it out, by its words. */
export const asksAnything: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => {
  const message = readMessage(text);
  return (
    message.sentences.some(({ asks }) => asks) ||
    readRemarks(message).remarks.some((remark) => remark.role === 'asked' || asksByItsWords(remark, true))
  );
});

/** True of the remarks of a sentence that ask by their words; "how high is the rent" may fall into two. */
const areAsked = (remarks: readonly Remark[]): boolean => {
  const asked = remarks.map((remark) => asksByItsWords(remark, true));
  return (
    asked.length > 0 &&
    remarks.every(({ role }, i) => role === 'asked' || asked[i] === true || asked[i - 1] === true)
  );
};

/** True of a text that only asks, and names nobody, no day, no figure and nothing of one's own. */
export const asksOnly: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => {
  if (!asksAll(text)) return false;
  const { classes, names, figures, dates } = readView(text);
  // Of a language whose words are not known nobody can tell.
  return (
    classes.size > 0 &&
    names.size + figures.size + dates.size === 0 &&
    !TELLING.some((isOf) => classes.has(isOf))
  );
});
