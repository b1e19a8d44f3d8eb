/**
 * Reads what follows the name of a secret: "password *for the router is* …", `_KEY=…`, "…是". Yields every value that the
 * name may announce, nearest first; whether one is a secret is decided elsewhere. Each name is followed for a bounded
 * stretch of its line, so the work is linear in the text.
 */
import { foldWord } from '../../lib/text/folded-text.ts';
import { matchesOf, oneOf } from './rules/rule.ts';
import {
  ABOUT_PASSWORDS,
  ADVERBS,
  CHANGED_TO,
  CHANGES,
  COPULAS,
  POSSESSIVES,
  PREPOSITIONS,
  UNSPACED_COPULAS,
} from './vocabulary.ts';

/**
 * Link between a name and its value, the plainest first: a sign (`=`, `:`, `→`), "is", either of them after another word
 * ("password Netflix: …"), nothing at all, nothing after a purpose ("password for the router …").
 */
export type Link = 'assigned' | 'said' | 'loose' | 'bare' | 'after purpose';

/** A value that a name may announce, with its place in the text. */
export interface Announcement {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly link: Link;
  /** The words or the sign of the link: " is ". */
  readonly by: string;
  readonly isQuoted: boolean;
  /** The name it was announced by, folded, in lower case. */
  readonly name: string;
  /** The characters right before the name, at most `BEFORE_CHARS`: they may say whose it is, or that it was changed. */
  readonly before: string;
  /** The rest of the value's line, as far as the line is read. */
  readonly rest: string;
}

/** Bound of a purpose between a name and "is": "for the guest network of the office". */
const FILLER_MAX_CHARS = 56;
/** A word or two that are no purpose: "Netflix". */
const LOOSE_FILLER_MAX_CHARS = 24;
/** Words of a purpose after which a value may follow without "is". */
const PURPOSE_MAX_WORDS = 4;
/** "is", its spaces, a colon and adverbs. */
const LINK_MAX_CHARS = 40;
/** Characters of the line, from the name on, in which a value may stand. */
const STRETCH_CHARS = 320;
const VALUE_MAX_CHARS = 128;
/** Characters read before a name: they say whose it is, and whether it was changed. */
const BEFORE_CHARS = 32;

/** Letters of the scripts that space their words (Latin, Greek, Cyrillic); ranges are far faster than properties. */
export const LETTER = 'A-Za-z\\u00c0-\\u024f\\u0370-\\u052f';
/** Scripts without spaces: kana, Han, Hangul, with their punctuation. */
const UNSPACED = '\\u3000-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';

const folded = (words: readonly string[]): string => oneOf(words.map(foldWord));

/** A pattern for names; those of several words are also written with dashes, underscores or nothing between them. */
export const namePattern = (words: readonly string[]): string => folded(words).replaceAll(' ', '[ _-]?');

const ADVERB = `(?:(?:${folded(ADVERBS)}) )?`;
const LINKS = new RegExp(
  [
    `(["'\`*_)\\]]{0,4} {0,3}(?::=|: {0,3}\\||[-=]{1,3}>|>{1,3}|[:=|]|[→⇒➜➔➡⟶⇨]| - ) {0,3}[*_]{0,3} {0,3}(?:(?<= )\\*{1,2}(?=[^*\\s]))?)`,
    `(?<= )${ADVERB}(?:${folded(COPULAS)}):? {1,3}${ADVERB}`,
    `["')]{0,2} ?(?:${folded(UNSPACED_COPULAS)}) ?:? ?`,
  ].join('|'),
  'gi',
);
const PURPOSE = new RegExp(`^["'),]{0,2} +(?:${folded(PREPOSITIONS)})(?![${LETTER}])`, 'i');
/** A word after the name, unless it tells that the password is only talked about: "manager", "policy". */
const LOOSE = new RegExp(`^ +(?!(?:${folded(ABOUT_PASSWORDS)})s?(?![${LETTER}]))[${LETTER}]`, 'i');
const SENTENCE_END = /[,;\n]|[.!?] /;
const OWN = new RegExp(`(?:^|[^${LETTER}])(?:${folded(POSSESSIVES)})(?: [^ .,;:]{1,16}){0,2}[ ]?$`, 'i');
const CHANGE = new RegExp(`(?<![${LETTER}])(?:${folded(CHANGES)})(?![${LETTER}])`, 'i');
const TO = new RegExp(`^ +(?:[^ .,;:]{1,12} ){0,3}?(?:${folded(CHANGED_TO)}) +`, 'i');
/** `<string name="password">`: what follows is as often a label on a screen. */
const ATTRIBUTE_END = /^["'] ?>/;
const OPENING = /["'`“”„«「『]/;
const CLOSING = /["'`“”«»」』\n]/;
/** A value without quotes: up to a space or the next character of a script that has none. */
const VALUE = new RegExp(`^[^\\s"'\`<>“”»${UNSPACED}]{1,${VALUE_MAX_CHARS}}`);
const TRAILING = /(?<![.,;:)\]}*])[.,;:)\]}*]+$/;

/** True if the text ends in words that make the next name the speaker's own: "my wifi ". */
export const saysOwn = (before: string): boolean => OWN.test(before);

/** Yields, for each occurrence of a name, the values that it may announce. `name` is a global pattern without groups. */
export function* announcements(text: string, name: RegExp): Generator<Iterable<Announcement>> {
  for (const match of matchesOf(text, name)) yield announcedBy(text, match.index, match[0]);
}

function* announcedBy(text: string, index: number, name: string): Generator<Announcement> {
  const at = index + name.length;
  const before = text.slice(Math.max(0, index - BEFORE_CHARS), index);
  const line = restOfLine(text, at);
  for (const { link, by, from } of linksOf(line, before)) {
    const value = valueAt(line, from);
    if (value === null) continue;
    const rest = line.slice(value.end);
    // `<password>` is a tag only with its closing one; else it is a manual's blank.
    if (line.startsWith('>') && !rest.startsWith('</')) continue;
    yield {
      value: value.text,
      start: at + value.start,
      end: at + value.end,
      link,
      by,
      isQuoted: value.isQuoted,
      name: name.toLowerCase(),
      before,
      rest,
    };
  }
}

function restOfLine(text: string, at: number): string {
  const stretch = text.slice(at, at + STRETCH_CHARS);
  const lineEnd = stretch.indexOf('\n');
  return lineEnd < 0 ? stretch : stretch.slice(0, lineEnd);
}

interface LinkEnd {
  readonly link: Link;
  readonly by: string;
  /** Index of the value on the line. */
  readonly from: number;
}

/** The places of a line where a value may begin. */
function* linksOf(line: string, before: string): Generator<LinkEnd> {
  const purpose = PURPOSE.exec(line)?.[0] ?? '';
  const hasPurpose = purpose !== '';
  const fillerMax = hasPurpose ? FILLER_MAX_CHARS : LOOSE.test(line) ? LOOSE_FILLER_MAX_CHARS : 0;
  const near = line.slice(0, fillerMax + LINK_MAX_CHARS);
  // Not matchAll: it compiles the pattern anew for each name.
  for (let from = 0; ; ) {
    LINKS.lastIndex = from;
    const match = LINKS.exec(near);
    if (match === null) break;
    const filler = near.slice(0, match.index).trimEnd();
    if (filler.length > fillerMax || SENTENCE_END.test(filler.slice(purpose.length))) break;
    from = LINKS.lastIndex;
    const plain = match[1] === undefined ? 'said' : 'assigned';
    const isDirect = (filler === '' || hasPurpose) && !ATTRIBUTE_END.test(match[0]);
    yield { link: isDirect ? plain : 'loose', by: match[0], from };
  }
  const changed = TO.exec(line);
  if (changed !== null && (CHANGE.test(before) || CHANGE.test(near)))
    yield { link: 'said', by: changed[0], from: changed[0].length };
  const gap = /^["')]? +/.exec(line);
  if (gap !== null)
    yield { link: before.endsWith('--') ? 'assigned' : 'bare', by: gap[0], from: gap[0].length };
  if (hasPurpose) yield* afterPurpose(near);
}

function* afterPurpose(near: string): Generator<LinkEnd> {
  let from = 0;
  for (let words = 0; words <= PURPOSE_MAX_WORDS; words++) {
    from = near.indexOf(' ', from) + 1;
    if (from === 0 || SENTENCE_END.test(near.slice(0, from))) return;
    if (words > 0) yield { link: 'after purpose', by: ' ', from };
  }
}

interface Value {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

function valueAt(line: string, from: number): Value | null {
  if (OPENING.test(line[from] ?? '')) {
    const start = from + 1;
    const length = line.slice(start, start + VALUE_MAX_CHARS).search(CLOSING);
    if (length > 0)
      return { text: line.slice(start, start + length), start, end: start + length, isQuoted: true };
  }
  const token = VALUE.exec(line.slice(from))?.[0].replace(TRAILING, '') ?? '';
  return token === '' ? null : { text: token, start: from, end: from + token.length, isQuoted: false };
}
