/**
 * Kinds of a sentence by its cues: a goal, a decision, a next step, a question. One without a cue is still ranked by its
 * content. Pure.
 */
import { cueSource } from '../../language/cues.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { readText } from '../../language/read-text.ts';
import type { SummaryWords } from '../../language/summary-words.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';

/** Kind of a sentence; it may have several. */
export type SentenceKind = keyof SummaryWords | 'question';

const QUESTION_MARK = /[?？؟;]\s*["'”’»)\]]*$/u;
const GREEK = /\p{Script=Greek}/u;

/** Kinds whose cues stand in a sentence; a question is nothing else besides. */
export function kindsOf(text: string): ReadonlySet<SentenceKind> {
  if (isQuestion(text)) return new Set(['question']);
  const folded = readText(text).cueText;
  return new Set(cuesIn(folded).flatMap(([{ kind }, pattern]) => (pattern.test(folded) ? kind : [])));
}

interface SummaryCue {
  readonly kind: keyof SummaryWords;
  readonly source: string;
}

const cuesIn = patternSet<SummaryCue>(
  () =>
    LANGUAGES.flatMap(({ summaries, unspaced }) =>
      (Object.entries(summaries ?? {}) as [keyof SummaryWords, string][]).map(([kind, words]) => ({
        kind,
        source: cueSource(words, unspaced),
      })),
    ),
  ({ source }) => source,
);

/** True of a sentence that ends with a question mark of its script; a Greek one looks like a semicolon. */
const isQuestion = (text: string): boolean => {
  const mark = QUESTION_MARK.exec(text)?.[0] ?? '';
  return mark !== '' && (!mark.startsWith(';') || GREEK.test(text));
};
