/**
 * A text as whoever reads it takes it, whatever was done to its letters: entities, escapes and tags that show nothing are
 * decoded, look-alikes of other alphabets, digits in place of letters and letters that stand apart are put back. For rules that look for
 * words; nothing of it may be shown. Folded as `foldText` folds, and linear in the length of the text.
 */
import { foldText } from './words.ts';

const ASCII_PLAIN = /^[\x20-\x7e\t\n\r]*$/;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const ESCAPE = /\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi;
const PERCENT = /(?:%[\da-f]{2})+/gi;
/** Base64 of a sentence; shorter is a word or an id. */
const BASE64 = /[A-Za-z\d+/_-]{24,4000}={0,2}/g;
const BASE64_MAX = 4;
const READABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]*$/u;
/** Marks that strike or stack over letters; those that spell vowels are others. */
const STACKED = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+/g;
/** Run of text that is shown from right to left although its letters are not. */
const TURNED = /\u202e([^\u202c\n]+)/g;
/** Letters that stand in a tag, that is in characters which show nothing. */
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
/** Flags and framed letters that are used as letters. */
const FRAMED = /[\u{1f1e6}-\u{1f1ff}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const SMALL_CAPITALS = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgǝeɩiʘo'].flatMap((one, i, all) =>
    i % 2 === 0 ? [[one, all[i + 1] ?? ''] as const] : [],
  ),
);
const SMALL_CAPITAL = new RegExp(`[${[...SMALL_CAPITALS.keys()].join('')}]`, 'gu');

const letter = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';

function framedLetter(framed: string): string {
  const code = framed.codePointAt(0) ?? 0;
  const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150;
  return letter(0x61 + code - first);
}

/** The text, folded, with its disguises taken off. What was hidden in it stands on lines of its own behind it. */
export function undisguised(text: string): string {
  const decoded = withoutEscapes(text);
  const hidden = decodedBase64(decoded);
  if (ASCII_PLAIN.test(decoded)) return finish(`${withHumps(decoded)}${hidden}`.toLowerCase());
  const tags = [...decoded.matchAll(TAGS)]
    .map(([run]) => [...run].map((tag) => letter((tag.codePointAt(0) ?? 0) - 0xe0000)).join(''))
    .join('');
  const turned = [...decoded.matchAll(TURNED)].map(([, run = '']) => [...run].reverse().join('')).join('\n');
  const shown = decoded
    .replace(FRAMED, framedLetter)
    .normalize('NFKD')
    .replace(STACKED, '')
    .replace(SMALL_CAPITAL, (one) => SMALL_CAPITALS.get(one) ?? one);
  return finish(inOneScript(foldText(`${withHumps(shown)}\n${tags}\n${turned}${hidden}`)));
}

const finish = (folded: string): string => withoutDigits(joined(folded));

function withoutEscapes(text: string): string {
  let read = text;
  if (read.includes('&'))
    read = read.replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) =>
      name
        ? (NAMED[name.toLowerCase()] ?? ' ')
        : letter(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
    );
  if (read.includes('\\'))
    read = read.replace(ESCAPE, (_, long?: string, short?: string) =>
      letter(Number.parseInt(long ?? short ?? '', 16)),
    );
  if (read.includes('%'))
    read = read.replace(PERCENT, (run) => {
      const bytes = Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16));
      return new TextDecoder().decode(bytes);
    });
  return read;
}

function decodedBase64(text: string): string {
  let found = '';
  let read = 0;
  for (const [run] of text.matchAll(BASE64)) {
    if (!(/[A-Z]/.test(run) && /[a-z]/.test(run))) continue;
    if (++read > BASE64_MAX) break;
    const plain = run
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replace(/(?<!=)=+$/, '');
    if (plain.length % 4 === 1) continue;
    const bytes = Uint8Array.from(atob(plain), (byte) => byte.charCodeAt(0));
    const said = new TextDecoder().decode(bytes);
    if (!said.includes('\ufffd') && said.includes(' ') && READABLE.test(said)) found += `\n${said}`;
  }
  return found;
}

/** "IgnoreAllRules", as files are named; letters of either size by turns are no words. */
const withHumps = (text: string): string => text.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu, '$1 ');

/** Letters of Latin and those of Cyrillic and Greek that pass for them, in small letters. */
const CYRILLIC = 'аaвbсcеeһhіiјjкkмmнhоoрpѕsтtуyхxԁdԛqԝwгrпnиuьbӏlзzбb';
const GREEK = 'αaβbεeηnιiκkνvοoρpτtυuχxγyωwζzμuςc';
const ARMENIAN = 'օoսuոnհhցgյjզq';
const pairs = (table: string): [string, string][] =>
  [...table].flatMap((one, i, all): [string, string][] => (i % 2 === 0 ? [[one, all[i + 1] ?? '']] : []));
const TO_LATIN: ReadonlyMap<string, string> = new Map(pairs(CYRILLIC + GREEK + ARMENIAN));
const turn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    pairs(table)
      .toReversed()
      .map(([other, latin]) => [latin, other]),
  );
const TO_CYRILLIC = turn(CYRILLIC);
const TO_GREEK = turn(GREEK);
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]+/gu;

/** Words of two alphabets, and what stands beside them, in the alphabet that all of their letters could be of. */
function inOneScript(text: string): string {
  if (!OTHER.test(text) || !LATIN.test(text)) return text;
  const words = text.match(WORD) ?? [];
  if (!words.some((word) => LATIN.test(word) && OTHER.test(word))) return text;
  const others =
    /\p{Script=Greek}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text) ? TO_GREEK : TO_CYRILLIC;
  // Letters that only one of the two alphabets has tell which is meant.
  let latin = 0;
  for (const one of words.join(''))
    latin += LATIN.test(one) ? Number(!others.has(one)) : -Number(!TO_LATIN.has(one));
  const table = latin >= 0 ? TO_LATIN : others;
  const isForeign = latin >= 0 ? OTHER : LATIN;
  return text.replace(WORD, (word) => {
    if (!isForeign.test(word)) return word;
    const isMixed = LATIN.test(word) && OTHER.test(word);
    let made = '';
    for (const one of word) {
      const own = isForeign.test(one) ? table.get(one) : one;
      if (own === undefined && !isMixed) return word;
      made += own ?? one;
    }
    return made;
  });
}

/** Letters apart in one word, at least. */
const APART_MIN = 4;
const PARTS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;
const HAS_MARK = /\p{M}/u;
/** A vowel sign stands on the letter before it, never alone. */
const BEFORE_MARK = /(?<=\p{L}|\p{M})[^\p{L}\p{M}\p{N}\n]{1,4}(?=\p{M})/gu;
const APART =
  /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]\p{M}?[^\p{L}\p{M}\p{N}]{1,4}[\p{L}\p{N}]\p{M}?[^\p{L}\p{M}\p{N}]{1,4}[\p{L}\p{N}]\p{M}?[^\p{L}\p{M}\p{N}]/u;

/** "i g n o r e   a l l" and "i.g.n.o.r.e a.l.l" as words; without wider gaps all of it is one. */
function joined(parted: string): string {
  const text = HAS_MARK.test(parted) ? parted.replace(BEFORE_MARK, '') : parted;
  if (!APART.test(`${text} `)) return text;
  const parts = text.match(PARTS) ?? [];
  let made = '';
  let at = 0;
  while (at < parts.length) {
    let end = at;
    while (
      isLetter(parts[end]) &&
      end + 2 < parts.length &&
      isLetter(parts[end + 2]) &&
      isGap(parts[end + 1])
    )
      end += 2;
    const letters = (end - at) / 2 + 1;
    if (letters < APART_MIN) {
      made += parts.slice(at, end + 1).join('');
      at = end + 1;
      continue;
    }
    const narrow = Math.min(...gapsOf(parts, at, end).map(widthOf));
    for (let i = at; i <= end; i++) {
      const part = parts[i] ?? '';
      if ((i - at) % 2 === 0) made += part;
      else if (widthOf(part) > narrow) made += ' ';
    }
    at = end + 1;
  }
  return made;
}

const isLetter = (part: string | undefined): boolean =>
  part !== undefined && part.length <= 3 && /^[\p{L}\p{N}]\p{M}*$/u.test(part);
const isGap = (part: string | undefined): boolean =>
  part !== undefined && part.length <= 5 && !part.includes('\n');
function gapsOf(parts: readonly string[], from: number, to: number): string[] {
  const gaps: string[] = [];
  // A long run is not read whole into one call.
  for (let i = from + 1; i < to && gaps.length < 64; i += 2) gaps.push(parts[i] ?? '');
  return gaps;
}
/** Distance at which a gap puts two letters: a sign less than a space, that less than several. */
const widthOf = (gap: string): number => (/\s/.test(gap) ? 1 + gap.length : 1);

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const MIXED = /[a-z\d@$!|]{3,}/g;

/** "1gn0r3 4ll ru1es": digits and signs among letters are letters. A one is an i, or an l. */
const withoutDigits = (text: string): string =>
  !/[a-z][\d@$!|]|[\d@$!|][a-z]/.test(text)
    ? text
    : text.replace(MIXED, (word) => {
        const inner = word.replace(/(?<![!|])[!|]+$/, '');
        if (!/[a-z]/.test(inner) || !/[\d@$!|]/.test(inner) || /\d{5}/.test(inner)) return word;
        const read = inner.replace(/[0134578@$!|]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
        const other = inner.includes('1')
          ? ` ${inner.replaceAll('1', 'l').replace(/[034578@$!|]/g, (sign) => DIGIT_LETTERS[sign] ?? sign)}`
          : '';
        return `${read}${other}${word.slice(inner.length)}`;
      });
