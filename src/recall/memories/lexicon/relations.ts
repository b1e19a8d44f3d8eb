/**
 * Relations of a question's words: those that may stand for one of them in a memory. These are those that the lexicon has for
 * it, else the nearest ones by word vectors, as far as the lexicon does not know them to be other things: who asks for a cat is
 * not told of the dog. Pure.
 */

import type { MeaningWords } from '../../../language/meaning-words.ts';
import { phraseFinder } from '../../../language/phrases.ts';
import { type ReadText, readText } from '../../../language/read-text.ts';
import { memoiseByText } from '../../../lib/memoise-by-text.ts';
import { termOf, termsOf, termsOfWords } from '../../../lib/text/words.ts';
import { cosineOf, isNeighbourOf, relatedTerms, vectorRow } from '../../meaning/word-vectors.ts';
import { isLight } from '../light-words.ts';
import { areApart, isInFieldOf, isKnown, termsByLexicon } from './word-kinds.ts';

/** Words of one stem with other endings, near in meaning besides: "cleaning" and "cleaner". */
const SAME_FAMILY = 0.85;
const FAMILY_MIN_CHARS = 4;
/**
 * Factor on relations that only a vector tells: the nearest words may be opposites, or only be said of the same things.
 */
const BY_VECTOR = 0.64;
/** A longer message has enough words of its own. */
const ASKED_MAX_TERMS = 12;
/** Words looked for at most, beside those of the question. */
const RELATED_MAX_TERMS = 96;
/** Fields whose words say when, in a question that names a time. */
const TIMES = ['month', 'mondai', 'season', 'week'];
/** Of an elided word as one keeps it, letters before the word itself: "d'enfants". */
const ELIDED_MAX_CHARS = 2;
/** Words of the lexicon that phrases mean: "what can't I eat" is about allergies, "what do I not like" about dislikes. */
const MEANT = ['diet', 'dislike', 'work', 'live', 'birthday'] as const satisfies (keyof MeaningWords)[];
const FINDERS = MEANT.map((word) => ({
  term: termOf(word),
  finder: phraseFinder(({ meanings }) => meanings?.[word]),
}));

/** The terms that phrases may mean. */
const MEANT_TERMS: readonly string[] = FINDERS.map(({ term }) => term);

/** Text of a question, with its terms and times, before its words are looked up. */
export interface AskedText {
  readonly text: ReadText;
  readonly terms: readonly string[];
  readonly weights: ReadonlyMap<string, number>;
  readonly windows: readonly unknown[];
}

/** A word of the question, or one that a phrase of it means. */
export interface AskedWord {
  readonly term: string;
  /** Terms of the question that it answers: itself, or those of its phrase. */
  readonly answers: readonly string[];
  /** Terms that may stand for it, with what each counts beside the word itself (1). */
  readonly related: ReadonlyMap<string, number>;
}

/** A question as its words are meant. */
export interface WordSenses {
  readonly words: readonly AskedWord[];
  /** Terms that say what it is about: what answers it in other words must have words for most of them. */
  readonly about: readonly string[];
  /** Terms that name a time. */
  readonly when: ReadonlySet<string>;
  /** Terms that mean something else here ("like" in "what don't I like"), or are mere pieces of a word that is known. */
  readonly unmeant: ReadonlySet<string>;
}

/** A question of which that is known. */
export interface ReadQuestion {
  readonly terms: readonly string[];
  readonly senses: WordSenses;
  /** The questions that it consists of, where it asks several. */
  readonly parts: readonly ReadQuestion[];
}

/**
 * Looks up the meaning of a question's words. A name means nothing but itself, unless it is a word of the lexicon too.
 */
export function readWordSenses({ terms, weights, text, windows }: AskedText): WordSenses {
  const own = terms.filter((term) => !weights.has(term));
  const isWhen = (term: string): boolean => /^\p{N}/u.test(term) || isInFieldOf(term, TIMES);
  const when = new Set(windows.length > 0 ? own.filter(isWhen) : []);
  const content = text.contentWords;
  if (content.length > ASKED_MAX_TERMS) return { words: [], about: own, when, unmeant: new Set() };
  const isForeign = text.language?.code !== 'en';
  const understood = understoodIn(text.cueText);
  const unmeant = new Set([...otherSenses(understood), ...piecesOf(content, isForeign)]);
  const names = new Set([...text.names].map(termOf));
  const phrases = understood.map(({ term, answers }) => ({
    term,
    answers,
    related: termsByLexicon(term, false) ?? new Map<string, number>(),
  }));
  const words = own
    .filter((term) => !unmeant.has(term))
    .map((term) => {
      const related = termsByLexicon(term, isForeign) ?? byVector(names.has(term) ? '' : term);
      related.delete(term);
      return { term, answers: [term], related };
    });
  const asked = [...phrases, ...words].filter(({ related }) => related.size > 0);
  return { words: asked, about: aboutOf(content, { when, words: asked }), when, unmeant };
}

/** The terms of content words but those that are light, name a time or are another one with an elided word before it. */
function aboutOf(content: readonly string[], { when, words }: Pick<WordSenses, 'when' | 'words'>): string[] {
  const isElided = (word: string): boolean =>
    content.some((other) => {
      const before = word.length - other.length;
      return before > 0 && before <= ELIDED_MAX_CHARS && word.endsWith(other);
    });
  const about = content
    .filter((word) => !isLight(word) && !isElided(word))
    .map(termOf)
    .filter((term) => !when.has(term));
  if (about.length > 0 || when.size > 0) return [...new Set(about)];
  return [...new Set(words.flatMap(({ answers, term }) => (MEANT_TERMS.includes(term) ? [term] : answers)))];
}

/** A phrase of a text: the term that it means, and the index terms that are thereby understood. */
interface Understood {
  readonly term: string;
  readonly answers: readonly string[];
}

/** The phrases that a text holds, of which they are given what cues are looked for in. */
export function understoodIn(cueText: string): Understood[] {
  return FINDERS.flatMap(({ term, finder }) => {
    const [first] = [...finder.matches(cueText)].sort((a, b) => a.start - b.start || b.end - a.end);
    return first === undefined ? [] : [{ term, answers: termsOf(cueText.slice(first.start, first.end)) }];
  });
}

/** Terms of phrases that the lexicon knows in another sense. */
const otherSenses = (understood: readonly Understood[]): string[] =>
  understood.flatMap(({ term, answers }) =>
    answers.filter(
      (answer) => answer !== term && isKnown(answer) && !termsByLexicon(term, false)?.has(answer),
    ),
  );

/** The pieces by which a word without spaces is found: those of a word that the lexicon knows tell nothing. */
const piecesOf = (content: readonly string[], isForeign: boolean): string[] => {
  const whole = new Set(content.map(termOf));
  return content
    .filter((word) => termsByLexicon(termOf(word), isForeign) !== null)
    .flatMap((word) => termsOfWords('', [word]).filter((term) => !whole.has(term)));
};

/** Terms near by their vectors, with how near they are. */
function byVector(term: string): Map<string, number> {
  const row = vectorRow(term);
  return new Map(
    relatedTerms(term).flatMap((other) => {
      const otherRow = vectorRow(other);
      if (row === undefined || otherRow === undefined) return [];
      // What is near to one side only is mostly a word of the same talk.
      if (!isNeighbourOf(row, otherRow) || areApart(term, other)) return [];
      return [
        [other, areOneFamily(term, other) ? SAME_FAMILY : BY_VECTOR * cosineOf(row, otherRow)] as const,
      ];
    }),
  );
}

const areOneFamily = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= FAMILY_MIN_CHARS && (one.startsWith(other) || other.startsWith(one));

/** Memories of which it is kept what their phrases mean, in characters: each question holds much the same ones against it. */
const PHRASES_KEPT_CHARS = 200_000;

const meantBy = memoiseByText(PHRASES_KEPT_CHARS, (text) => {
  const understood = understoodIn(readText(text).cueText);
  return { meant: understood.map(({ term }) => term), others: new Set(otherSenses(understood)) };
});

/** The terms of a memory as its phrases mean them: "does not like" is a dislike, whoever says it. */
export function phraseTerms(terms: readonly string[], text: string): readonly string[] {
  const { meant, others } = meantBy(text);
  return meant.length === 0 ? terms : [...terms.filter((term) => !others.has(term)), ...meant];
}

/** Selects questions for which a phrase of a memory may matter, for it or against it. */
export const mayBePhrased = ({ words }: WordSenses): boolean =>
  words.some(({ term }) => isInFieldOf(term, MEANT_TERMS));

/** The terms that may stand for those of a question in a memory, the surest first. */
export function relatedTermsOf(query: ReadQuestion): string[] {
  const strengths = new Map<string, number>();
  for (const { term, answers, related } of [query, ...query.parts].flatMap(({ senses }) => senses.words))
    for (const [other, strength] of answers.includes(term) ? related : [[term, 1] as const, ...related])
      strengths.set(other, Math.max(strength, strengths.get(other) ?? 0));
  const own = new Set(query.terms);
  return [...strengths]
    .filter(([term]) => !own.has(term))
    .sort(([, a], [, b]) => b - a)
    .slice(0, RELATED_MAX_TERMS)
    .map(([term]) => term);
}
