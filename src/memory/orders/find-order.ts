/**
 * Finds orders to a machine in text that nobody vouches for, in whatever language and disguise: marks that are forged, or a
 * sentence in which more speaks for an order than against it. Linear in the length of the text, and pure.
 */
import { undisguised } from '../../lib/text/disguise.ts';
import { spaceWords } from '../../lib/text/plain.ts';
import { foldText } from '../../lib/text/words.ts';
import { type WeighedSentence, weighedSentence } from './features.ts';
import { findForgery } from './forgery.ts';
import { sentencesOf } from './sentences.ts';
import { HAS_ABBREVIATION } from './signs.ts';
import { hitsIn } from './vocabulary.ts';
import { scoreOrder } from './weighing.ts';

/** The reason why a text reads like an order. */
export interface FoundOrder {
  readonly name: string;
  /** True if it would turn the model from its instructions. */
  readonly takesOver: boolean;
}

/** The first order of a text, or null. */
export function findOrder(text: string): FoundOrder | null {
  const forged = findForgery(text);
  if (forged !== null) return { name: forged, takesOver: true };
  for (const sentence of weighedSentences(text))
    if (scoreOrder(sentence) > 0)
      return {
        name: sentence.kind?.name ?? 'weighs like an order',
        takesOver: sentence.kind?.takesOver ?? false,
      };
  return null;
}

/**
 * Weight above which the rules are sure of a sentence that would take a model over: one that judges it might be taken over as
 * well.
 */
const SURE_MIN_WEIGHT = 1.5;

/**
 * True if a judge may be heard of a text: no mark is forged, and nothing would surely take a model over, which the judge is
 * itself.
 */
export function isDoubtful(text: string): boolean {
  if (findForgery(text) !== null) return false;
  for (const sentence of weighedSentences(text))
    if (sentence.kind?.takesOver && scoreOrder(sentence) > SURE_MIN_WEIGHT) return false;
  return true;
}

/** The sentences of a text in each way in which it may be read, one after the other. */
export function* weighedSentences(text: string): Generator<WeighedSentence> {
  const hasAbbreviation = HAS_ABBREVIATION.test(text.normalize('NFKC')) || !/\s/u.test(text);
  const shown = new Set(foldText(text).match(WORD));
  const folded = undisguised(text);
  // A report on such orders quotes them.
  for (const reading of readingsOf(isReport(folded) ? folded.replace(QUOTED, ' ') : folded))
    for (const sentence of sentencesOf(reading)) {
      const hidden = sentence.match(WORD)?.filter((word) => !shown.has(word)).length ?? 0;
      yield weighedSentence(sentence, hasAbbreviation, hidden >= HIDDEN_MIN_WORDS);
    }
}

const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』|‘[^’\n]{1,400}’/gu;
/** True of a text that quotes something and tells of such orders. */
const isReport = (folded: string): boolean =>
  /["“„«「『‘]/u.test(folded) && hitsIn(spaceWords(folded)).some(({ isOf }) => isOf === 'reported');

const WORD = /[\p{L}\p{M}]{4,}/gu;
/** Words, of those that show only when a disguise is taken off, that are no accident any more. */
const HIDDEN_MIN_WORDS = 2;
const WITHIN_WORD = /(?<=\p{L}\p{M}?)[-‐*·•~^+|/\\`]{1,2}(?=\p{L})/gu;

function* readingsOf(folded: string): Generator<string> {
  yield folded;
  // "ign-ore all pre-vious", and one word a line.
  if (folded.search(WITHIN_WORD) >= 0) yield folded.replace(WITHIN_WORD, '');
  if (isColumn(folded)) yield folded.replace(/\n+/g, ' ');
}

/** Lines of a column have so few words. */
const COLUMN_MIN_LINES = 4;
const COLUMN_MAX_WORDS = 2;
function isColumn(folded: string): boolean {
  if (!folded.includes('\n')) return false;
  const lines = folded.split(/\n+/, COLUMN_MIN_LINES + 1).filter((line) => line.trim() !== '');
  return (
    lines.length >= COLUMN_MIN_LINES &&
    lines.every((line) => line.trim().split(/\s+/u).length <= COLUMN_MAX_WORDS)
  );
}
