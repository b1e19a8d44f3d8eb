/**
 * Whether what a model tells as a fact is borne out by the messages that it read: their names and figures, and what they deny or
 * dislike. A summary of many facts is where models make one up; what nobody said is refused. Pure, and linear in the texts.
 */
import { readTimeWindows } from '../../language/dates/dates.ts';
import { guessLanguage } from '../../language/detect.ts';
import { readText } from '../../language/read-text.ts';
import { termOf, termsOf } from '../../lib/text/words.ts';
import { isAlike } from '../../memory/reversals/view.ts';
import { reversalWordsIn } from '../../memory/reversals/words.ts';
import { readWords, tokensOf, type WordClass } from '../../memory/statements/words.ts';
import { understoodIn } from '../../recall/memories/lexicon/relations.ts';
import { termsByLexicon } from '../../recall/memories/lexicon/word-kinds.ts';

/** Days as they are written where a relative one was resolved. */
const DAY = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?/g;
const FIGURE = /\p{N}+(?:[.,:/]\p{N}+)*/gu;
const NAME = /(?<=[\p{L}\p{N},;:)] ["'“«(]?)\p{Lu}[\p{L}\p{M}’-]+/gu;
const LATIN = /\p{Script=Latin}/u;

/** Why a fact is no fact: what it has that no message of its user says. */
export type Unborne = 'figure' | 'name' | 'denial' | 'taste';

/**
 * What speaks against a fact, or null. Names and figures may stand in any message of its user; what is denied or disliked is told by
 * the one that it rests on. Across languages and scripts a name is written otherwise, so it is not held against one.
 */
export function unborneOf(
  fact: string,
  message: string,
  all: readonly string[],
  speakers: readonly string[],
): Unborne | null {
  if (figuresIn(fact).some((figure) => !all.some((text) => saysFigure(text, figure)))) return 'figure';
  const said = new Set(all.flatMap(termsOf));
  const known = new Set(speakers.flatMap(termsOf));
  const languages = new Set([fact, message].flatMap((text) => guessLanguage(text)?.code ?? []));
  const isHeld = (name: string) =>
    LATIN.test(name) && [...said].some((term) => isAlike(term, termOf(name.toLowerCase())));
  const isForeign = all.some((text) => !LATIN.test(text));
  const names = languages.size < 2 && !isForeign ? (fact.match(NAME) ?? []) : [];
  if (
    names.some((name) => !termsOf(name).every((term) => said.has(term) || known.has(term)) && !isHeld(name))
  )
    return 'name';
  const [tellsFact, tellsMessage] = [stanceOf(fact), stanceOf(message)];
  if (tellsFact.taste !== null && tellsMessage.taste !== null && tellsFact.taste !== tellsMessage.taste)
    return 'taste';
  // A message that denies one thing and says another bears either.
  return tellsMessage.isPlain && tellsFact.taste === null && tellsFact.denies !== tellsMessage.denies
    ? 'denial'
    : null;
}

const figuresIn = (text: string): string[] => text.replace(DAY, ' ').match(FIGURE) ?? [];

/** Whether a text has a figure, or says its numbers in words; one of a day that it names otherwise is borne by that. */
function saysFigure(text: string, figure: string): boolean {
  const figures = figuresIn(text);
  const [hours, minutes] = figure.split(':');
  const onTwelve = minutes === undefined ? figure : `${Number(hours) - HALF_DAY_HOURS}:${minutes}`;
  if (figures.some((own) => termOf(own) === termOf(figure) || own.includes(figure) || own === onTwelve))
    return true;
  const words = [...reversalWordsIn(tokensOf(text)).values()].flat();
  const isInWords = words.some(
    ({ isOf, from }) => isOf === 'counts' && !/^\p{N}/u.test(tokensOf(text)[from]?.word ?? ''),
  );
  return isInWords || (/^(?:19|20)\d\d$|:/.test(figure) && readTimeWindows(readText(text), 0).length > 0);
}

const HALF_DAY_HOURS = 12;
/** Between the clauses of a message. */
const PARTS = /[.!?;,]\s+\S/u;
const DENIES: ReadonlySet<WordClass> = new Set<WordClass>(['not', 'ends']);
const LIKE = termOf('like');
const DISLIKE = termOf('dislike');

/** What a text says of what it tells. */
interface Stance {
  readonly denies: boolean;
  readonly taste: 'likes' | 'dislikes' | null;
  /** Whether it is one clause. */
  readonly isPlain: boolean;
}

function stanceOf(text: string): Stance {
  const tokens = tokensOf(text);
  const hits = readWords(tokens, guessLanguage(text)?.code ?? null)?.hits ?? [];
  const denies = hits.some(({ isOf }) => DENIES.has(isOf));
  const isPlain = !PARTS.test(text) && !hits.some(({ isOf }) => isOf === 'joins');
  const { terms, cueText } = readText(text);
  const isOf = (term: string) => {
    const related = termsByLexicon(term, true);
    return terms.some((own) => own === term || related?.has(own));
  };
  if (understoodIn(cueText).some(({ term }) => term === DISLIKE) || isOf(DISLIKE))
    return { denies, isPlain, taste: 'dislikes' };
  if (!isOf(LIKE)) return { denies, isPlain, taste: null };
  return { denies, isPlain, taste: denies ? 'dislikes' : 'likes' };
}
