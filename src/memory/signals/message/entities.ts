/**
 * Names, places, trades and employers, told from the adjectives, tools and figures of speech that stand in the same slots.
 * A function that is not sure returns null, and the rule then says nothing.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import {
  DEMONYMS,
  FIELDS,
  NOT_EMPLOYERS,
  NOT_NAMES,
  OCCUPATIONS,
  SETTLEMENTS,
  STATES_OF_LIFE,
  TOOLS,
  WEEKDAYS_AND_MONTHS,
  WORKPLACES,
} from './lexicon.ts';
import { anyOf, opening } from './patterns.ts';
import { countWords, firstWord, isCapitalised, lastWord, splitTime, trimValue } from './values.ts';

/** Parts of names without a capital. */
export const NAME_PARTICLES = new Set(
  'de da do dos das di del della van von der den ter la le bin ibn al el y e zu'.split(' '),
);
/** Words that may follow a name in the same clause. */
const AFTER_NAME = opening(
  'and|but|from|by|btw|here|thanks|thx|please|pls|tho|though|now|instead|not|or|i|ok|lol|haha|these|because|nice|aka|since|for|if|in|at|with',
  ...LANGUAGES.flatMap(({ people }) => people?.and ?? []),
);
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|\p{Lu})\.$/u;
const NAME_WORD = /^[\p{L}\p{M}][\p{L}\p{M}.'-]*\d?$/u;
const NAME_WORDS_MAX = 6;

/** The name that a text begins with, or null. `trusted`: the phrase leaves no doubt that a name follows, so small letters do. */
export function nameAt(text: string, trusted: boolean): string | null {
  const trimmed = trimValue(text);
  if (trimmed === '') return null;
  const name: string[] = [];
  for (const token of trimmed.split(/\s+/)) {
    const bare = TITLE.test(token) ? token : token.replace(/(?<![,.!?;:])[,.!?;:]+$/u, '');
    const word = bare.replace(/^["“'(]|["”')]$/gu, '');
    const particle = name.length > 0 && NAME_PARTICLES.has(word);
    const small = !isCapitalised(word) && !particle;
    if ((small && !(trusted && name.length === 0)) || !NAME_WORD.test(word) || /'s$/.test(word)) break;
    name.push(word);
    if (bare !== token || small || name.length === NAME_WORDS_MAX) break;
  }
  while (NAME_PARTICLES.has(name.at(-1) ?? '')) name.pop();
  if (name.length === 0 || NOT_NAMES.has(name[0]?.toLowerCase() ?? '')) return null;
  // "My name is Bond villain material": where the words go on there was no name.
  const rest = trimmed.slice(name.join(' ').length).trim();
  return rest === '' || /^[,.!?;:()–—"”-]/.test(rest) || AFTER_NAME.test(rest) ? name.join(' ') : null;
}

/** True of capitalised words after "I'm" that may be a name: no people, tool, trade, abbreviation, or "Having trouble". */
export function mayBeName(name: string): boolean {
  const first = firstWord(name);
  const shouted = name.length > 1 && name === name.toUpperCase() && /\p{Lu}/u.test(name);
  const taken = [DEMONYMS, TOOLS, FIELDS, OCCUPATIONS, WEEKDAYS_AND_MONTHS].some((list) => list.has(first));
  return !taken && !shouted && !/^.{3,}ing$/.test(first);
}

const PLACE_WORDS_MAX = 7;
/** Words that end a place inside a longer clause. */
const AFTER_PLACE = new RegExp(
  `,? ${anyOf(
    '(?:and|to) (?=\\p{Ll})',
    'with|without|because|where|which|who|so|but|when|while|as|for|on|until|till|since|not|by myself|alone|together',
    'full[- ]time|part[- ]time|early|earlier|late|later|permanently|(?:once and )?for all|by (?:car|train|plane|boat)',
  )}(?=[ ,]|$|\\p{Ll})[^]*$`,
  'u',
);
/** `nodeJs`, `next.js`: no town is spelt like that. */
const SPELT_LIKE_A_TOOL = /\p{Ll}\p{Lu}|\.\w/u;
const SPELT_LIKE_A_TOWN = /^(?:Mc|Mac|St\.|La|Le|De|Di|D'|O'|L')/;

/** The place that a text names, or null. `strict`: only capitals convince ("we moved to …" is said of tools too). */
export function placeAt(text: string, strict: boolean): string | null {
  const place = trimValue(
    trimValue(text)
      .replace(AFTER_PLACE, '')
      .replace(/,\s*\p{Ll}.*$/su, ''),
  );
  const words = place.split(/[\s,]+/);
  const first = words[0]?.toLowerCase() ?? '';
  if (place === '' || words.length > PLACE_WORDS_MAX || /\d/.test(first)) return null;
  if ([STATES_OF_LIFE, TOOLS, FIELDS, WEEKDAYS_AND_MONTHS, DEMONYMS].some((list) => list.has(first)))
    return null;
  // "An apartment" is no answer to "where", and would take the place of one; "an apartment in Ghent" is.
  if (/^an?$/.test(first))
    return !strict && words.some((word) => SETTLEMENTS.has(word.toLowerCase())) && words.some(isCapitalised)
      ? place
      : null;
  if (first === 'the')
    return isCapitalised(words[1] ?? '') && !TOOLS.has(words[1]?.toLowerCase() ?? '') ? place : null;
  if (isCapitalised(place))
    return SPELT_LIKE_A_TOOL.test(words[0] ?? '') && !SPELT_LIKE_A_TOWN.test(place) ? null : place;
  return !strict && words.length <= 3 && /^[\p{L}\p{M}' .-]+$/u.test(place) ? place : null;
}

const ROLE_WORDS_MAX = 7;
/** Heads that take "of" or "for" and stay a trade: "head of marketing", but not "a driver of change". */
const TAKES_OF =
  /\b(?:head|director|manager|professor|vp|president|chief|dean|captain|owner|founder|co-?founder|secretary|coordinator)$/;
const NO_ROLE =
  /\b(?:bit|kind|sort|lot|big|great|terrible|good|bad|former|ex|retired|aspiring|wannabe|born|natural|professional (?:overthinker|napper))\b|'s\b/;

/** True of words that name a trade, or two ("writer and editor"): each head is one. */
export const isRole = (text: string): boolean => text.split(/ and | & /i).every(isTrade);

function isTrade(text: string): boolean {
  const lower = text.toLowerCase();
  const [, head = lower] = /^(.*?) (?:of|for|in) /s.exec(lower) ?? [];
  const of = / of | for /.test(lower) && !TAKES_OF.test(head);
  return countWords(text) <= ROLE_WORDS_MAX && OCCUPATIONS.has(lastWord(head)) && !of && !NO_ROLE.test(head);
}

const EMPLOYER_WORDS_MAX = 7;
const AFTER_EMPLOYER = new RegExp(
  `,? ${anyOf('and|but|because|so|where|which|who|when|while|with|until|till|on', 'full[- ]time|part[- ]time')}(?= |$)[^]*$`,
);

/** The employer that a text names, or null. `small`: the writer uses no capitals and the phrase allows for it. */
export function employerAt(text: string, small: boolean): string | null {
  const said = splitTime(trimValue(text).replace(AFTER_EMPLOYER, '')).value;
  const employer = trimValue(said.replace(/,\s*\p{Ll}.*$/su, ''));
  const words = employer.toLowerCase().split(/[\s,]+/);
  const first = words[0] ?? '';
  if (employer === '' || words.length > EMPLOYER_WORDS_MAX || /^\d/.test(first)) return null;
  if (/^(?:an?|the)$/.test(first)) {
    const named = first === 'the' && isCapitalised(employer.slice(4));
    return named || words.some((word) => WORKPLACES.has(word)) ? employer : null;
  }
  if (NOT_EMPLOYERS.has(first) || WEEKDAYS_AND_MONTHS.has(first)) return null;
  return isCapitalised(employer) || (small && words.length <= 2) ? employer : null;
}
