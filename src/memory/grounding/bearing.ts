/**
 * Holds a fact that a model made against the message it is from. Wording is the model's own; the names, the numbers and the
 * dates must be there, something of its subject, and that it is said so and not the opposite. Pure. In doubt about a paraphrase
 * the message bears it; a name or a number that nobody said is no doubt.
 */
import { datesIn } from '../../language/dates/named-dates.ts';
import type { Language } from '../../language/language.ts';
import { numbersIn, type SaidNumber } from '../../language/said-numbers.ts';
import { foldText } from '../../lib/text/words.ts';
import { isAlike } from '../reversals/view.ts';
import { bearsDates } from './dates.ts';
import { isSaidName, namesOf } from './names.ts';
import { type Clause, type Worded, wordedOf } from './worded.ts';

/** The first part of a fact that its message does not bear. */
export type Ungrounded = 'name' | 'number' | 'date' | 'polarity' | 'unrelated';

/** The messages that a fact is held against. */
export interface Evidence {
  /** The message of its user. */
  readonly text: string;
  /** Time of the message, milliseconds UTC: "tomorrow" is counted from it. */
  readonly at: number;
  /** The message before it; null where nothing was said before. */
  readonly answers: string | null;
  /** Further messages that name whom it means by "he": names may come from there, and nothing else. */
  readonly context: readonly string[];
  /** Names of its user, which no message has to hold. */
  readonly userNames: readonly string[];
  /** True for a fact that tells its user's own name: then they must have said so of themselves. */
  readonly ownName?: boolean;
}

/** Words for the user in texts of models. */
const THE_USER = ['user', 'users', 'the user', "user's"];
/** Words of an answer that is understood by its question alone. */
const SHORT_ANSWER_MAX_TOKENS = 6;
/** "John here." */
const NAME_ALONE_MAX_TOKENS = 4;
/** Names that may stand for a count: "Mia, Leo and Tom" are three. */
const COUNTED_MAX = 6;
/** Share of what a fact is about that its message must be about as well. */
const SHARED_MIN = 0.2;
const ASKS = /[?？؟]/u;
/** Hours of half a day: 3:45 p.m. is 15:45. */
const HALF_DAY_HOURS = 12;

/** The first part of a fact that its message lacks; null where the message bears it. */
export function findUngrounded(content: string, evidence: Evidence): Ungrounded | null {
  const message = wordedOf(evidence.text);
  const language = message.language ?? wordedOf(`${evidence.text} ${content}`).language;
  const own = wordedOf(content);
  const fact = wordedOf(
    content,
    own.language !== null && own.language !== language && isSure(own, language) ? own.language : language,
  );
  const said = message.language === language ? message : wordedOf(evidence.text, language);
  const before = evidence.answers === null ? null : wordedOf(evidence.answers, language);
  // A question is half of its answer; what is told is not what its hearer tells.
  const asked = before !== null && ASKS.test(before.text) ? before : null;
  const userNames = new Set(
    [...evidence.userNames, ...THE_USER].flatMap((name) => foldText(name).split(/[\s']+/u)),
  );
  const dates = datesIn(fact.text, fact.language);
  const names = namesOf(fact, dates.spans).filter((name) => !userNames.has(name));
  if (evidence.ownName === true && !saysOwnName(said, asked)) return 'name';
  if (!bearsNames(names, fact, [said, ...(before ? [before] : [])], evidence.context)) return 'name';
  const dated = [said, ...(asked ? [asked] : [])].map(({ text }) => ({ text, language, at: evidence.at }));
  if (!bearsDates(dates, dated)) return 'date';
  if (!bearsNumbers(fact, said, asked, dates.spans, evidence.at)) return 'number';
  const isNamed = names.length + dates.parts.length > 0 || numbersIn(fact.tokens, fact.language).length > 0;
  return bearsWords(fact, said, asked, { userNames, isNamed });
}

/** True if somebody tells their own name: "I'm Ana", "call me Ana", or "Ana" where they are asked. */
const saysOwnName = (said: Worded, before: Worded | null): boolean =>
  said.tokens.length <= NAME_ALONE_MAX_TOKENS ||
  (before?.hits.some(({ isOf }) => isOf === 'names') === true &&
    said.tokens.length <= SHORT_ANSWER_MAX_TOKENS) ||
  said.hits.some(({ isOf, ofSelf }) => isOf === 'self' || isOf === 'names' || (ofSelf && isOf === 'am'));

/** A fact in another language than its message says so by more than a word. */
const isSure = (own: Worded, other: Language | null): boolean => other === null || own.hits.length > 1;

function bearsNames(
  names: readonly string[],
  fact: Worded,
  said: readonly Worded[],
  context: readonly string[],
): boolean {
  if (names.length === 0) return true;
  const words = wordsSaid([...said.map(({ text }) => text), ...context]);
  const takesEndings = fact.language?.namesTakeEndings === true;
  return names.every(
    (name) => isSaidName(name, words, takesEndings) || name.split('-').every((part) => words.has(part)),
  );
}

const wordsSaid = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      wordedOf(text).tokens.flatMap(({ word }) => [
        word,
        word.replace(/['’]s?$/u, ''),
        ...word.split(/[-'’]/u),
      ]),
    ),
  );

/**
 * True if each number of a fact was said, as it stands, as a year, a time of day or a count of names, and of nothing else than
 * the fact counts.
 */
function bearsNumbers(
  fact: Worded,
  said: Worded,
  before: Worded | null,
  dates: readonly (readonly [number, number])[],
  at: number,
): boolean {
  const isOfDate = ({ from }: SaidNumber) => {
    const token = fact.tokens[from];
    return token !== undefined && dates.some(([start, end]) => token.start >= start && token.end <= end);
  };
  const asked = numbersIn(fact.tokens, fact.language).filter((each) => !each.isImplied && !isOfDate(each));
  if (asked.length === 0) return true;
  const heard = [said, ...(before ? [before] : [])].flatMap((worded) =>
    numbersIn(worded.tokens, worded.language).map((number) => ({ ...number, worded })),
  );
  const values = new Set(heard.map(({ value }) => value));
  const year = new Date(at).getUTCFullYear();
  return asked.every((number) => {
    const { value } = number;
    const isSaid =
      values.has(value) ||
      values.has(year - value) ||
      isClock(fact, number, values) ||
      (value <= COUNTED_MAX && countsNames(said, value));
    return isSaid && !countsOther(fact, number, heard);
  });
}

/** True of minutes, and of an hour that was said by the other half of the day: 15:00 for "at three". */
function isClock({ text, tokens }: Worded, { from, value }: SaidNumber, said: ReadonlySet<number>): boolean {
  const token = tokens[from];
  if (token === undefined) return false;
  const isMinutes = text[token.start - 1] === ':';
  if (isMinutes) return true;
  const isHour = text[token.end] === ':' || /^\s?(?:[ap]\.?m|uhr|h\b)/iu.test(text.slice(token.end));
  return isHour && [value - HALF_DAY_HOURS, value + HALF_DAY_HOURS].some((hour) => said.has(hour));
}

/** True if a message has at least so many words with a capital, as a list of names has. */
function countsNames(said: Worded, value: number): boolean {
  const names = said.tokens.filter(({ isCapital }) => isCapital);
  return new Set(names.map(({ word }) => word)).size >= value;
}

/** True if each count of the same thing in the message is another one: "3 cats" for five cats and three dogs. */
function countsOther(
  fact: Worded,
  number: SaidNumber,
  heard: readonly (SaidNumber & { readonly worded: Worded })[],
): boolean {
  const counted = fact.tokens[number.to]?.word;
  if (counted === undefined || counted.length < 3) return false;
  const of = heard.filter(({ worded, to }) => {
    const word = worded.tokens[to]?.word;
    return word !== undefined && isAlike(word, counted);
  });
  return of.length > 0 && of.every(({ value }) => value !== number.value);
}

/** Checks that a message is about the same as a fact, and does not say the opposite; null where both hold. */
function bearsWords(
  fact: Worded,
  said: Worded,
  before: Worded | null,
  { userNames, isNamed }: { readonly userNames: ReadonlySet<string>; readonly isNamed: boolean },
): Ungrounded | null {
  const answered = before !== null && said.tokens.length <= SHORT_ANSWER_MAX_TOKENS ? before.clauses : [];
  const denied = said.clauses[0]?.isAgainst === true;
  const heard: Clause[] = [
    ...said.clauses.filter(({ isAskedOnly }) => !isAskedOnly),
    ...answered.map((clause) => ({ ...clause, isAgainst: clause.isAgainst !== denied })),
  ];
  const told = fact.clauses.map((clause) => ({ clause, words: own(clause.terms, userNames) }));
  // A fact of nothing but a frame ("works nights") is held against frames.
  if (fact.clauses.every(({ isAskedOnly }) => isAskedOnly)) return 'unrelated';
  const isFrame = told.every(({ words }) => words.length === 0);
  const compared = isFrame
    ? told.map(({ clause }) => ({ clause, words: own(clause.allTerms, userNames) }))
    : told;
  let [shared, all] = [0, 0];
  for (const { clause, words } of compared) {
    const found = words.filter((word) => heard.some(({ allTerms }) => has(allTerms, word)));
    [shared, all] = [shared + found.length, all + words.length];
    if (found.length > 0 && isContrary(clause, found, heard)) return 'polarity';
  }
  if (all === 0) return isNamed ? null : 'unrelated';
  return shared < Math.max(1, SHARED_MIN * all) ? 'unrelated' : null;
}

/**
 * True if a clause of a fact says the opposite: of the clauses that share its words most speak the other way. Where as many
 * speak either way, none of its words may have been spoken against alone: "eats pork" for "he eats everything, I never touch
 * pork".
 */
function isContrary(clause: Clause, found: readonly string[], heard: readonly Clause[]): boolean {
  const words = [...clause.allTerms];
  const most = (isAgainst: boolean) =>
    Math.max(
      0,
      ...heard
        .filter((each) => each.isAgainst === isAgainst)
        .map(({ allTerms }) => words.filter((word) => has(allTerms, word)).length),
    );
  const [same, other] = [most(clause.isAgainst), most(!clause.isAgainst)];
  if (same !== other) return same < other;
  if (clause.isAgainst) return false;
  return found.some((word) => heard.every(({ allTerms, isAgainst }) => isAgainst || !has(allTerms, word)));
}

const has = (terms: ReadonlySet<string>, word: string): boolean =>
  terms.has(word) || [...terms].some((term) => isAlike(term, word));

const own = (terms: ReadonlySet<string>, userNames: ReadonlySet<string>): string[] =>
  [...terms].filter((term) => !userNames.has(term));
