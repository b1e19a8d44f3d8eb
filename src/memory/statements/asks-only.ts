/**
 * Recognises texts that ask, and those of them that tell nothing: "what can I cook tonight?" is no evidence of anything, "may my diabetic
 * cat have tuna?" is. Pure.
 */
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { QUESTION_MARK } from '../../lib/text/patterns.ts';
import { readView } from '../reversals/view.ts';
import { readMessage } from '../signals/message/clauses.ts';
import { asksByItsWords } from './questions.ts';
import { readRemarks } from './remarks.ts';
import type { WordClass } from './words.ts';

/** A longer question tells something besides what it asks. */
const QUESTION_MAX_CHARS = 160;
const SENTENCE = /[^.!?。！？؟]+[.!?。！？؟]*/gu;
/** Words of one's own people, things and ills: what is asked about them tells of them. */
const TELLING: readonly WordClass[] = ['mine', 'kin', 'pets', 'health', 'allergy', 'diet', 'names'];

/** Questions of which it is kept whether they tell something, in characters. */
const KEPT_CHARS = 100_000;

/** True of a text all sentences of which ask, and none names anybody, a day, a figure or what is one's own. */
export const asksOnly: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => {
  if (text.length > QUESTION_MAX_CHARS || !QUESTION_MARK.test(text)) return false;
  const sentences = text.match(SENTENCE)?.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? [];
  if (!sentences.every((sentence) => QUESTION_MARK.test(sentence))) return false;
  const { classes, names, figures, dates } = readView(text);
  // Of a language whose words are not known nobody can tell.
  return (
    classes.size > 0 &&
    names.size + figures.size + dates.size === 0 &&
    !TELLING.some((isOf) => classes.has(isOf))
  );
});

/** True of a short text that asks from beginning to end, by its marks or, as chats leave them out, by its words. */
export const asksAll: (text: string) => boolean = memoiseByText(KEPT_CHARS, (text) => {
  if (text.length > QUESTION_MAX_CHARS) return false;
  const { remarks } = readRemarks(readMessage(text));
  if (remarks.length === 0) return ENDS_ASKING.test(text);
  const asks = remarks.map((remark) => remark.asks || asksByItsWords(remark, true));
  // "How high is the rent": a question may fall into two.
  return remarks.every(({ index }, i) => asks[i] || (remarks[i - 1]?.index === index && asks[i - 1]));
});
const ENDS_ASKING = new RegExp(`(?:${QUESTION_MARK.source})\\s*$`, 'u');
