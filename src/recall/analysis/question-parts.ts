/**
 * The questions of a message that asks several at once: "Where did I move to, and which snack is dangerous for me?" Taken
 * together nothing answers them; each for itself, something does. Pure.
 */

import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { foldedEntriesOf } from '../../language/lists.ts';
import { phraseFinder } from '../../language/phrases.ts';
import { type ReadText, readText } from '../../language/read-text.ts';
import { BLANKS, QUESTION_MARK } from '../../lib/text/patterns.ts';
import { foldText } from '../../lib/text/words.ts';

/** Questions of one message that are looked at one by one. */
const PARTS_MAX = 4;
/** A longer message tells more than it asks. */
const TEXT_MAX_CHARS = 600;
/** Read behind a gap, to see whether a question begins there. */
const AHEAD_MAX_CHARS = 40;

/** Where one question may end and another begin. */
const GAPS = new RegExp(
  `(?<mark>${QUESTION_MARK.source}\\s*)|(?<pause>[,;]\\s+|[，、；]\\s*)|${BLANKS}`,
  'gu',
);

const ASKS = phraseFinder(({ questions }) => questions?.asks);
/** What stands for something of the question before: the two are one. */
const PERSONS = phraseFinder(({ references }) => references?.persons);

/** The questions of a message, each with words of its own; none when it asks one thing, or nothing. */
export function questionParts({ raw, ownLanguage }: ReadText): ReadText[] {
  if (raw.length > TEXT_MAX_CHARS || !QUESTION_MARK.test(raw)) return [];
  const language = ownLanguage?.questions?.asks === undefined ? undefined : ownLanguage;
  const parts = splitQuestions(raw, language).flatMap((part) => part.trim() || []);
  if (parts.length < 2) return [];
  const asking = parts
    .map((part) => readText(part))
    .filter(
      ({ contentWords, cueText }) =>
        contentWords.length > 0 && (!language?.unspaced || ASKS.test(cueText, language)),
    );
  const isOne = asking.length < 2 || asking.slice(1).some(({ cueText }) => PERSONS.test(cueText));
  return isOne ? [] : asking.slice(0, PARTS_MAX);
}

/** A text cut behind its question marks, and where "and which" begins. Languages without spaces set a comma between questions. */
function splitQuestions(text: string, language: Language | undefined): string[] {
  const joins = (language === undefined ? LANGUAGES : [language]).flatMap(({ questions }) =>
    foldedEntriesOf(questions?.joins),
  );
  const parts: string[] = [];
  let begin = 0;
  for (const gap of text.matchAll(GAPS)) {
    const { mark, pause } = gap.groups ?? {};
    const next = gap.index + gap[0].length;
    const rest = foldText(text.slice(next, next + AHEAD_MAX_CHARS));
    const space = language?.unspaced ? '' : ' ';
    const join = joins.find((word) => rest.startsWith(word + space));
    const joined = mark === undefined && join !== undefined ? join.length + space.length : 0;
    const isCut =
      mark !== undefined ||
      ((joined > 0 || pause !== undefined) &&
        (language?.unspaced || beginsWithAsking(rest.slice(joined), language)));
    if (!isCut) continue;
    parts.push(text.slice(begin, mark === undefined ? gap.index : gap.index + 1));
    begin = next + joined;
  }
  return [...parts, text.slice(begin)];
}

const beginsWithAsking = (text: string, language: Language | undefined): boolean =>
  [...ASKS.matches(text, language)].some(({ start }) => start === 0);
