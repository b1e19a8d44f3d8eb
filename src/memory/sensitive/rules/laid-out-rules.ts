/**
 * Secrets whose name stands not before them but above them: below a heading or a line that ends in a colon, in a column of a
 * table, in the field after the one that names it. The layout says what the value is, so it must be a value and nothing else:
 * prose below a heading, and a table about passwords, have none. Each line is read once.
 */

import { foldWord } from '../../../lib/text/folded-text.ts';
import { namePattern } from '../announcement.ts';
import type { SensitiveKind, SensitiveMatch } from '../kinds.ts';
import { isSamplePassword, isTemplate } from '../placeholder.ts';
import { type Line, lineAt, nextLine } from '../text-lines.ts';
import {
  DESCRIBING_END,
  FILE_OR_ADDRESS,
  isKey,
  isMixed,
  MAIL_ADDRESS,
  ODD_INSIDE,
  VERSION,
} from '../value-forms.ts';
import {
  DESCRIPTIONS,
  KEY_NAMES,
  NOT_SECRET_BEFORE,
  nearby,
  PASSWORD_NAMES,
  SHORT_PASSWORD_NAMES,
  sourceOf,
} from '../vocabulary.ts';
import { matchesOf, oneOf, type Rule } from './rule.ts';
import { readTable, type Sureness } from './secret-columns.ts';

const PASSWORDS = namePattern([...PASSWORD_NAMES, ...SHORT_PASSWORD_NAMES]);
const KEYS = namePattern(KEY_NAMES);
const CREDENTIALS = sourceOf(nearby('credentials'));
/** Words that make their line worth a look. */
const NAME = new RegExp(`(?:${PASSWORDS}|${KEYS}|${CREDENTIALS})`, 'gi');
/** A label that names a secret and nothing else: "Database password", "API_KEY", "Passwords (staging):". */
const QUALIFIERS = '(?:[^\\s|,;.!?]{1,24}[ _./-]){0,3}';
const LABEL_END = 's?(?: ?\\([^()]{1,40}\\))?';
const PASSWORD_LABEL = new RegExp(`^${QUALIFIERS}(?:${PASSWORDS}|${CREDENTIALS})${LABEL_END}$`, 'i');
const KEY_LABEL = new RegExp(
  `^(?!(?:${QUALIFIERS})?(?:${oneOf(NOT_SECRET_BEFORE.map(foldWord))})[ _-])${QUALIFIERS}(?:${KEYS})${LABEL_END}$`,
  'i',
);
/** "How to reset your password" is a heading about one. */
const ABOUT =
  /^(?:how|why|what|when|where|should|can|do|does|no|reset|change|changing|resetting|choose|choosing|creat\w*|forg[eo]t\w*|about|without|lost|sett?ing)\b/i;

const MARKS = /^[\s>*_`#+-]{0,16}|[\s*_`#]{0,16}$/g;
/** Joint between the words of `DbPassword`. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;
const BULLET = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
/** The beginning of a definition in a definition list of Markdown, below its term. */
const DEFINITION = /^ {0,3}:\s+/;
const HEADING = /^ {0,3}#{1,6}\s|^\s*(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?\s*$/;
const UNDERLINE = /^ {0,3}(?:=+|-{3,})\s*$/;
const COLON_END = /[:：]\s{0,8}(?:[*_]{1,2}\s{0,8})?[|>]?[+-]?\s*$/;
/** The owner of a password, before it: "ana: …", "guest wifi / …". */
const OWNER = /^[\w@. -]{1,32}?(?: ?[:=|] ?| [/–—-] )/;
const PLURAL = new RegExp(`(?:s|${CREDENTIALS})\\W{0,4}$`, 'i');
/** "Settings", alone on its line, begins something else. */
const TITLE_CASE = /^\p{Lu}\p{Ll}+$/u;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
const ALGORITHM =
  /^(?:sha|md|aes|rsa|utf|base|argon|bcrypt|scrypt|pbkdf|oauth|totp|hs|rs|es|ed|ip|ipv|http|tls|ssl|win|x)-?\d/i;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const CLOSING = /(?<![.,;:)\]}])[.,;:)\]}]+$/;
const QUOTES = /^["'`“”*]+|(?<!["'`“”*])["'`“”*]+$/g;

const PASSWORD_MIN_CHARS = 4;
const PASSWORD_MAX_CHARS = 128;
/** A word of letters alone is more often "none" than a password when it is shorter. */
const WORD_MIN_CHARS = 5;
const PIN_DIGITS = /^\d{4,16}$/;
const KEY_MIN_CHARS = 12;
/** A longer line is a paragraph, and ends in no label. */
const LABEL_LINE_MAX_CHARS = 320;
/** A value with its bullet and what it is for. */
const VALUE_LINE_MAX_CHARS = 200;
/** Secrets below one heading that are looked for: more is a table of something else. */
const LINES_BELOW_MAX = 20;

/** The kind of secret that a label names: null where it names none. */
function kindOfLabel(label: string): SensitiveKind | null {
  const text = label
    .replace(MARKS, '')
    .replace(/(?<![\s:：*_])[\s:：*_]+$/, '')
    .replace(CAMEL_CASE, ' ');
  if (text === '' || ABOUT.test(text)) return null;
  if (PASSWORD_LABEL.test(text)) return 'password';
  return KEY_LABEL.test(text) ? 'api_key' : null;
}

/** True of a value below or beside a label that may be a secret of that kind; digits and plain words need a sure layout. */
function isSecret(kind: SensitiveKind, value: string, sureness: Sureness): boolean {
  if (/\s/.test(value) || value.length > PASSWORD_MAX_CHARS) return false;
  if (kind === 'api_key') return value.length >= KEY_MIN_CHARS && isKey(value);
  if (PIN_DIGITS.test(value)) return sureness === 'sure';
  if (value.length < PASSWORD_MIN_CHARS || isTemplate(value) || isSamplePassword(value)) return false;
  if (VERSION.test(value) || DATE.test(value) || MAIL_ADDRESS.test(value) || FILE_OR_ADDRESS.test(value))
    return false;
  if (ALGORITHM.test(value) || DESCRIPTIONS.has(value.toLowerCase().replace(/(?<![.!?])[.!?]+$/, '')))
    return false;
  if (isMixed(value) || ODD_INSIDE.test(value)) return !/^\d+[a-z]{1,5}$/i.test(value);
  return (
    sureness === 'sure' &&
    /^\p{L}+[!?]*$/u.test(value) &&
    value.length >= WORD_MIN_CHARS &&
    !DESCRIBING_END.test(value)
  );
}

function* laidOutSecrets(text: string): Generator<SensitiveMatch> {
  let read = 0;
  for (const match of matchesOf(text, NAME)) {
    if (match.index < read) continue;
    const line = lineAt(text, match.index);
    read = line.end;
    const table = readTable(text, line, kindOfLabel);
    if (table !== null) {
      for (const { kind, value, sureness, start } of table.cells)
        if (isSecret(kind, value, sureness)) yield { kind, start, end: start + value.length };
      read = table.end;
    } else yield* secretsBelow(text, line);
  }
}

/** The values on the lines below a label: one, or under a heading as many as follow each other. */
function* secretsBelow(text: string, line: Line): Generator<SensitiveMatch> {
  if (line.text.length > LABEL_LINE_MAX_CHARS) return;
  let below = nextLine(text, line);
  const isUnderlined = below !== null && UNDERLINE.test(below.text) && !BULLET.test(line.text);
  const isTitle = HEADING.test(line.text) || isUnderlined;
  const endsInColon = COLON_END.test(line.text);
  const label = endsInColon ? lastClause(line.text) : line.text;
  const kind = kindOfLabel(label);
  if (kind === null) return;
  if (isUnderlined && below !== null) below = nextLine(text, below);
  const isTerm = below !== null && DEFINITION.test(below.text);
  const sureness: Sureness =
    isTitle || isTerm || (endsInColon && label === line.text.replace(COLON_END, '')) ? 'sure' : 'likely';
  const isPlural = PLURAL.test(label);
  let found = 0;
  let blanks = 0;
  for (; below !== null && found < LINES_BELOW_MAX; below = nextLine(text, below)) {
    if (FENCE.test(below.text)) continue;
    if (below.text.trim() === '') {
      blanks++;
      if (found > 0 || blanks > 1) return;
      continue;
    }
    const value = valueOn(below, isPlural);
    if (value === null || isNextItem(line, below, endsInColon)) return;
    const certainty =
      value.isNamed || TITLE_CASE.test(value.text) ? 'likely' : endsValue(text, below, sureness);
    if (!isSecret(kind, value.text, certainty)) return;
    yield { kind, start: value.start, end: value.start + value.text.length };
    found++;
    if (!isTitle && !BULLET.test(below.text)) return;
  }
}

/** A word alone is a password where its line is all that is said: what goes on below it is a list or a paragraph. */
function endsValue(text: string, line: Line, sureness: Sureness): Sureness {
  const next = nextLine(text, line)?.text.trim() ?? '';
  return next === '' || FENCE.test(next) || COLON_END.test(next) || /^[\w ]{1,24}:/.test(next)
    ? sureness
    : 'likely';
}

/** "Password" in a list is followed by the next thing that the list names, not by a value. */
const isNextItem = (line: Line, below: Line, endsInColon: boolean): boolean =>
  !endsInColon && BULLET.test(line.text) && indentOf(line) === indentOf(below) && BULLET.test(below.text);

const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;

/** The words of a line that its colon is about: those after the last comma or full stop. */
const lastClause = (line: string): string =>
  line
    .replace(COLON_END, '')
    .split(/[.,;:!?—–] |\bis |\bare /)
    .at(-1) ?? '';

/** The value of a line that holds nothing else, without the marks around it; below a plural also behind whose it is. */
function valueOn(
  { text, start }: Line,
  isPlural: boolean,
): { readonly text: string; readonly start: number; readonly isNamed: boolean } | null {
  if (text.length > VALUE_LINE_MAX_CHARS) return null;
  const marks = ((BULLET.exec(text) ?? DEFINITION.exec(text))?.[0] ?? /^[\s>]*/.exec(text)?.[0] ?? '').length;
  const inner = text.slice(marks).trimEnd();
  const owner = (isPlural && OWNER.exec(inner)?.[0].length) || 0;
  const bare = inner.slice(owner).replace(CLOSING, '').replace(QUOTES, '');
  if (bare === '' || /\s/.test(bare)) return null;
  return { text: bare, start: start + marks + inner.indexOf(bare, owner), isNamed: owner > 0 };
}

/** A field with the name and the next one with the value: `"name": "DB_PASSWORD", "value": "…"`, `<key>password</key><string>…`. */
const NAMED_FIELD = new RegExp(
  `(?:["']?(?:name|key|field|label|variable|env)["']?\\s{0,3}[:=]\\s{0,3}["']?(?<label>[\\w. /-]{2,60}?)["']?(?:\\s{0,3},\\s{0,40}|\\s{1,40})["']?(?:value|val|default)["']?\\s{0,3}[:=]\\s{0,3}["']?` +
    `|<(?<tag>key|dt|name|th|td|label)>\\s{0,8}(?<label>[\\w. /-]{2,60}?):?\\s{0,8}</\\k<tag>>\\s{0,40}<(?:string|dd|value|td)>\\s{0,8})(?<secret>[^\\s"'<>,]{4,128})`,
  'dgi',
);

function* namedFields(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, NAMED_FIELD)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const kind = kindOfLabel(match.groups?.label ?? '');
    if (kind !== null && isSecret(kind, text.slice(start, end), 'sure')) yield { kind, start, end };
  }
}

/** A tag with attributes, and the text in it or in its `<value>`. */
const TAG =
  /<[a-z][\w:.-]{0,40}(?<attributes>\s[^<>]{3,1000})>(?:\s{0,40}(?:<value>\s{0,8})?(?<secret>[^\s<>]{4,128})\s{0,8}<\/)?/dgi;
const ATTRIBUTE =
  /(?<![\w:.-])(?<name>[\w:.-]{1,40})\s?=\s?(?:"(?<value>[^"]{0,256})"|'(?<value>[^']{0,256})')/dg;
/** Attributes that say what a tag holds, and those that hold it. */
const NAMING = /^(?:name|key|id|field|label|type|property)$/i;
const HOLDING = /^(?:value|content|val|default)$/i;

/** `<add key="DbPassword" value="…"/>`, in either order; `<entry key="password">…</entry>`. */
function* taggedValues(text: string): Generator<SensitiveMatch> {
  for (const tag of matchesOf(text, TAG)) {
    const [from = 0] = tag.indices?.groups?.attributes ?? [];
    const attributes = [...(tag.groups?.attributes ?? '').matchAll(ATTRIBUTE)];
    const kind = attributes
      .filter(({ groups }) => NAMING.test(groups?.name ?? ''))
      .map(({ groups }) => kindOfLabel(groups?.value ?? ''))
      .find((named) => named !== null);
    if (kind === undefined) continue;
    for (const { groups, indices } of attributes) {
      const [start, end] = indices?.groups?.value ?? [0, 0];
      if (HOLDING.test(groups?.name ?? '') && isSecret(kind, groups?.value ?? '', 'sure'))
        yield { kind, start: from + start, end: from + end };
    }
    const [start, end] = tag.indices?.groups?.secret ?? [0, 0];
    if (isSecret(kind, tag.groups?.secret ?? '', 'likely')) yield { kind, start, end };
  }
}

/** Secrets known by where they stand; they read text with its tabs. */
export const laidOutRules: readonly Rule[] = [laidOutSecrets, namedFields, taggedValues];
