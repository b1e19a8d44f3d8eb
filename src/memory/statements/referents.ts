/**
 * Tells of whom a remark is that names nobody: "he's 6", "tiene 3 años", "6 year old border collie". It is of the one person or animal
 * that the author has named just before and that fits its pronoun; of two it is nobody's. Pure.
 */
import type { GenderWords } from '../../language/gender-words.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES_BY_CODE } from '../../language/languages.ts';
import { entriesOf } from '../../language/lists.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { ELIDES, type Remark } from './remarks.ts';
import { isElided, type Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { type Hit, type WordClass, wordFinder } from './words.ts';

const genderWordsIn = wordFinder<keyof GenderWords>(({ genderWords }) => ({ ...genderWords }));

/** Somebody, or an animal, that a message names. */
interface Referent {
  /** Name that is put before a remark of them: "Rex", "my daughter". */
  readonly label: string;
  readonly gender: 'male' | 'female' | null;
}

/** Classes of words that tell something of somebody. */
const LASTS: ReadonlySet<WordClass> = new Set([
  'ages',
  'allergy',
  'health',
  'diet',
  'jobs',
  'home',
  'work',
  'study',
  'pets',
  'origin',
  'names',
]);
/** Classes of words that tell of somebody's body. */
const BODILY: ReadonlySet<WordClass> = new Set(['allergy', 'health', 'diet']);
/** Words before the pronoun of a remark that tells of somebody's body: "last time she". */
const BEFORE_PRONOUN_MAX = 4;
/** The verb of somebody else stands at the beginning where a language leaves its subject out. */
const VERBS: ReadonlySet<WordClass> = new Set(['am', 'have', 'home', 'names']);
const FIGURE = /^\p{N}/u;
/** Scripts without spaces write no verb first, and Arabic participles name no person. */
const NAMES_NO_PERSON =
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True of a segment whose verb speaks of somebody else, whom it leaves out: "è allergico", "tiene 3 años". */
export const isOfAnother = ({ subject, hits, tokens }: Segment): boolean =>
  subject === 'unsaid' &&
  !NAMES_NO_PERSON.test(tokens[0]?.word ?? '') &&
  !hits.some(({ isOf, ofSelf }) => isOf === 'self' || isOf === 'mine' || ofSelf) &&
  hits.some(({ isOf, from }) => from === (isOf === 'names' ? Math.min(from, 1) : 0) && VERBS.has(isOf));

/**
 * The way in which a remark leans on what was said before: by a pronoun or a verb, by having no subject at all, or within it alone ("a pudding
 * for sunday, he's diabetic"); null if it does not.
 */
export function leanOf({ segments, role, code }: Remark): 'pronoun' | 'bare' | 'within' | null {
  const [first] = segments;
  const hits = segments.flatMap((segment) => segment.hits);
  if (first === undefined || role !== 'told') return null;
  const lasts = hits.some(({ isOf }) => LASTS.has(isOf));
  // "Tiene 3 añitos": a figure tells, too.
  if (isOfAnother(first) && (lasts || first.tokens.some(({ word }) => FIGURE.test(word)))) return 'pronoun';
  if (!lasts || isOfOthers(first.tokens, code)) return null;
  // "And allergic to nuts": of whoever was told of before.
  if (ELIDES.has(code) && isOpenedByJoint(first) && segments.every(isElided)) return 'bare';
  // "Der Parmesan muss weg, ich vertrage keine Milch": what its author does not bear is nobody else's.
  const isOwn = segments.some(
    ({ subject, hits: own }) => subject === 'self' && own.some(({ isOf }) => BODILY.has(isOf)),
  );
  if (isOwn && !tellsOfBody({ segments, code })) return null;
  const isTheirs =
    first.subject === 'unsaid' && genderIn(first.tokens.slice(0, 2), code, 'he', 'she') !== null;
  const isOfBody =
    first.subject === 'none' &&
    tellsOfBody({ segments, code }) &&
    genderIn(first.tokens.slice(0, BEFORE_PRONOUN_MAX), code, 'he', 'she') !== null;
  if (first.subject === 'theirs' || isTheirs || isOfBody) return 'pronoun';
  const isBare =
    (first.subject === 'none' || first.subject === 'unsaid') &&
    first.hits.some(({ isOf }) => isOf === 'ages') &&
    !hits.some(({ isOf, ofSelf }) => isOf === 'self' || isOf === 'mine' || isOf === 'kin' || ofSelf);
  if (isBare) return 'bare';
  const isNamed = hits.some(({ isOf }) => isOf === 'kin' || isOf === 'pets' || isOf === 'names');
  return !isNamed && tellsOfBody({ segments, code }) ? 'within' : null;
}

/** True of a segment that tells of somebody's body, and not of its speaker's. */
const isBodily = ({ hits, subject }: Segment): boolean =>
  !isOfSpeaker({ hits, subject }) && hits.some(({ isOf }) => BODILY.has(isOf));

const isOfSpeaker = ({ hits, subject }: Pick<Segment, 'hits' | 'subject'>): boolean =>
  subject === 'self' ||
  hits.some(({ isOf, from }) => (isOf === 'self' || isOf === 'mine') && from < BEFORE_PRONOUN_MAX);

/** True of a remark that tells of somebody's body, and of whose by a pronoun or a verb alone. */
export const tellsOfBody = ({ segments, code }: Pick<Remark, 'segments' | 'code'>): boolean => {
  const last = segments.findLastIndex(isBodily);
  return segments
    .slice(0, last + 1)
    .some(
      (segment) =>
        (isBodily(segment) && isOfAnother(segment)) ||
        (!isOfSpeaker(segment) &&
          genderIn(segment.tokens.slice(0, BEFORE_PRONOUN_MAX), code, 'he', 'she') !== null),
    );
};
const isOpenedByJoint = ({ hits }: Segment): boolean =>
  hits.some(({ isOf, from }) => isOf === 'joins' && from === 0);

/** True of a remark that opens as the second half of one: "and allergic to nuts". */
export const isSecondHalf = ({ segments: [first] }: Remark): boolean =>
  first !== undefined && isOpenedByJoint(first);

/** True of a remark by which nobody is brought in. */
export const namesNobody = (remark: Remark): boolean =>
  nameIn(remark) === null &&
  !remark.segments.some(({ hits }) =>
    hits.some(({ isOf }) => isOf === 'kin' || isOf === 'pets' || isOf === 'names'),
  );

/**
 * The name by which the messages before bring in somebody who is said to be nobody's ("svenja is coming", "I'm cooking for Micah"): the
 * only one of the newest message that has any. What may hurt them is better told of a name than of nobody.
 */
export function nameBefore(before: readonly (readonly Remark[])[]): string | null {
  for (const remarks of before.toReversed()) {
    if (remarks.some((remark) => referentsIn(remark).length > 0)) return null;
    const names = new Set(remarks.flatMap((remark) => nameIn(remark) ?? []));
    const [name] = names;
    if (name !== undefined) return names.size === 1 ? name : null;
  }
  return null;
}

const NAME = /^\p{L}{2,}(?:['’]?s)?$/u;
const POSSESSIVE = /['’]s$/u;

/** The word of a remark that is written, or stands, as a name does: with a capital inside it, or before the verb that opens it. */
function nameIn({ segments, code }: Remark): string | null {
  const language = LANGUAGES_BY_CODE.get(code);
  if (language === undefined || language.unspaced) return null;
  for (const [nth, segment] of segments.entries())
    for (const [at, { word, accented, isCapital }] of segment.tokens.entries()) {
      if (!NAME.test(word) || isListed(segment, at, language)) continue;
      const isWritten = isCapital && nth + at > 0 && language.nounsHaveCapitals !== true;
      const isBeforeVerb =
        nth + at === 0 &&
        (POSSESSIVE.test(word) || (segment.tokens.length > 1 && isListed(segment, 1, language)));
      if (isWritten || isBeforeVerb) {
        const name = accented.replace(POSSESSIVE, '');
        return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      }
    }
  return null;
}

/** Words of a segment, and those of them that lists have. */
interface Words extends Pick<Segment, 'tokens'> {
  readonly hits: readonly Hit<string>[];
}

const isListed = ({ tokens, hits }: Words, at: number, language: Language) =>
  stopWordsOf(language).has(tokens[at]?.word ?? '') || hits.some(({ from, to }) => from <= at && at < to);

/** Words of a name before the verb: "Doña Rosa", "Tante Halina"; where letters tell none, one word, or letters of one. */
const NAME_MAX_WORDS = 2;
const LETTERS_OF_NAME = { min: 2, max: 3 };

/**
 * True of a segment that opens with a name and goes on with a verb: "Fenja hat Zöliakie", "doña Chayo no puede comer sal". Where letters tell no
 * name, any word that no list has may be one, so it is to be asked of what only somebody has.
 */
export function opensWithName({ tokens, hits }: Words, code: string): boolean {
  const language = LANGUAGES_BY_CODE.get(code);
  if (language === undefined) return false;
  const joined =
    hits.find(({ isOf, from: at }) => at === 0 && (isOf === 'joins' || isOf === 'hence'))?.to ?? 0;
  // "A Rita é alérgica", "der Marek hat Zöliakie"
  const hasArticle =
    tokens[joined + 1]?.isCapital === true &&
    (genderWordsIn(tokens.slice(joined, joined + 1)).get(code) ?? []).some(({ isOf }) => isOf === 'articles');
  const from = hasArticle ? joined + 1 : joined;
  const verb = tokens.findIndex((_, at) => at >= from && isListed({ tokens, hits }, at, language));
  const name = tokens.slice(from, verb);
  const last = name.at(-1);
  if (verb <= from || last === undefined) return false;
  if (language.unspaced)
    return (
      name.length >= LETTERS_OF_NAME.min &&
      name.length <= LETTERS_OF_NAME.max &&
      name.every(({ word }) => HAN.test(word))
    );
  const isCased = last.word.toUpperCase() !== last.word;
  return (
    name.length <= (isCased ? NAME_MAX_WORDS : 1) &&
    (last.isCapital || !isCased) &&
    name.every(({ word }) => NAME.test(word))
  );
}
const HAN = /^\p{Script=Han}$/u;

/** The one whom a remark is of, among those that the messages before name, the newest of which that names any counts. */
export function referentOf(remark: Remark, before: readonly (readonly Remark[])[]): string | null {
  const leaning = remark.segments.find(isBodily) ?? remark.segments[0];
  const wanted = leaning === undefined ? null : genderIn(leaning.tokens, remark.code, 'he', 'she');
  for (const remarks of before.toReversed()) {
    const named = remarks.flatMap(referentsIn);
    if (named.length === 0) continue;
    const [one, ...others] = named.filter(
      ({ gender }) => wanted === null || gender === null || gender === wanted,
    );
    return one !== undefined && others.length === 0 ? one.label : null;
  }
  return null;
}

/** Words between what says how somebody is called and the name: "is called", "name is". */
const TO_NAME_MAX = 1;
const NAME_MIN_CHARS = 2;

/**
 * Finds who it is that a message opens with by name, however that is written: "katrin is vegan", of the sister Katrin who was told of just
 * before. Gives the words by which she was brought in ("my sister"), for the message to be read with; null for anybody else.
 */
export function introducedAs(opening: Token, before: readonly (readonly Remark[])[]): string | null {
  if (opening.word.length < NAME_MIN_CHARS) return null;
  for (const remarks of before.toReversed()) {
    // "We got a dog! Her name is Luna": who it is may stand before the name.
    let last: string | null = null;
    for (const { segments, code } of remarks)
      for (const { tokens, hits } of segments) {
        const who = hits.find(({ isOf }) => isOf === 'kin' || isOf === 'pets');
        if (who) last = labelOf(who, tokens, hits, code);
        const at = tokens.findIndex(({ word }) => word === opening.word);
        const isWord = hits.some(({ from, to, isOf }) => from <= at && at < to && isOf !== 'names');
        if (at < 0 || isWord || last === null) continue;
        if (
          who?.to === at ||
          hits.some(({ isOf, to }) => isOf === 'names' && to <= at && at - to <= TO_NAME_MAX)
        )
          return last;
      }
  }
  return null;
}

/** The words by which somebody is brought in, as its speaker's own: "my sister". */
function labelOf(who: Hit, tokens: readonly Token[], hits: readonly Hit[], code: string): string {
  const from = hits.find(({ isOf, to }) => isOf === 'mine' && to === who.from)?.from;
  const words = tokens.slice(from ?? who.from, who.to).map(({ accented }) => accented);
  if (from === undefined && !who.ofSelf) words.unshift(mineIn(code));
  return words.join(UNSPACED.test(words[0] ?? '') ? '' : ' ');
}
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const mineIn = (code: string): string =>
  entriesOf(LANGUAGES_BY_CODE.get(code)?.statementWords?.mine)[0]?.replace(/^[+=]/u, '') ?? '';

/** People and animals that a remark of its author names as theirs. */
function referentsIn({ segments, role, code, asks }: Remark): Referent[] {
  if (role !== 'told' && !asks) return [];
  return segments.flatMap((segment, nth) => {
    const { tokens, hits } = segment;
    const at = hits.find(({ isOf }) => isOf === 'kin' || isOf === 'pets');
    if (at === undefined || hits.some(({ isOf, to }) => isOf === 'they' && to === at.from)) return [];
    const isTheirs = hits.some(
      ({ isOf, ofSelf, to }) =>
        isOf === 'mine' || isOf === 'have' || ofSelf || (isOf === 'self' && to === at.from),
    );
    if (!isTheirs) return [];
    const gender = genderIn(tokens.slice(0, at.to), code, 'male', 'female');
    const names = hits.find(({ isOf }) => isOf === 'names');
    const beside = namesAt(tokens, names?.to ?? at.to) ?? namesAt(segments[nth + 1]?.tokens ?? [], 0, true);
    const more = segments[nth + 2]?.tokens ?? [];
    // "Two cats, Miso and Tofu": of which one more is told, nobody knows.
    const isMany = beside !== null && more.length === 2 && more[1]?.isCapital === true;
    const noun = tokens
      .slice(hits.find(({ isOf, to }) => isOf === 'mine' && to === at.from)?.from ?? at.from, at.to)
      .map(({ accented }) => accented);
    const label = beside ?? noun.join(NAMES_NO_PERSON.test(noun[0] ?? '') ? '' : ' ');
    return isMany
      ? [
          { label, gender },
          { label, gender },
        ]
      : [{ label, gender }];
  });
}

/** The words with a capital at a place; `alone` if nothing else may stand there. */
function namesAt(tokens: readonly Token[], at: number, alone = false): string | null {
  const name = tokens[at];
  if (name?.isCapital !== true || (alone && tokens.length > 1)) return null;
  return `${name.accented.charAt(0).toUpperCase()}${name.accented.slice(1)}`;
}

/** "Sie fragen": of many, or of whoever is spoken to. */
const isOfOthers = (tokens: readonly Token[], code: string): boolean =>
  (genderWordsIn(tokens.slice(0, BEFORE_PRONOUN_MAX)).get(code) ?? []).some(
    ({ isOf, from }) => isOf === 'others' && from <= 1,
  );

function genderIn(
  tokens: readonly Token[],
  code: string,
  male: 'male' | 'he',
  female: 'female' | 'she',
): Referent['gender'] {
  const found = genderWordsIn(tokens).get(code) ?? [];
  const one = found.find(({ isOf }) => isOf === male || isOf === female);
  return one === undefined ? null : one.isOf === male ? 'male' : 'female';
}
