/**
 * Keeps our marks ours, those of injection blocks, tool results and persona cards: wherever a message, a reply, a name or a quoted
 * text holds something that reads like one, in the middle of a line as well, its brackets become parentheses in what a model
 * gets. The record keeps the text as it was sent, so that who only talks about a mark is still quoted as they wrote.
 */

/** First line of every injection block. Changing it changes what old live histories mean. */
export const INJECTION_PREFIX = '[Context from memory]';
/** Beginning of the result of a tool in a prompt; the name of the tool and a bracket may follow. */
export const TOOL_RESULT_PREFIX = '[Tool result';

/** Invisible characters, marks and spaces, and signs of emphasis: what may stand between the letters of a disguise. */
const BLANK = /[\u2800\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{M}\p{Z}\s]/u;
const EMPHASIS = '*_~`\\';

/**
 * Letters of other scripts that look like those of the marks, as NFKD leaves them (a lunate sigma comes out as a sigma),
 * and bracket shapes that it leaves alone. Where one shape stands for two letters both count as one.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  с: 'c',
  ς: 'c',
  σ: 'c',
  ᴄ: 'c',
  о: 'o',
  ο: 'o',
  օ: 'o',
  ᴏ: 'o',
  '0': 'o',
  ν: 'n',
  п: 'n',
  ո: 'n',
  ɴ: 'n',
  т: 't',
  τ: 't',
  ᴛ: 't',
  е: 'e',
  ε: 'e',
  ҽ: 'e',
  ᴇ: 'e',
  х: 'x',
  χ: 'x',
  ғ: 'f',
  ϝ: 'f',
  ꜰ: 'f',
  г: 'r',
  ᴦ: 'r',
  ʀ: 'r',
  м: 'm',
  μ: 'm',
  ᴍ: 'm',
  у: 'y',
  γ: 'y',
  υ: 'y',
  u: 'y',
  ս: 'y',
  ᴜ: 'y',
  ү: 'y',
  ʏ: 'y',
  i: 'l',
  '1': 'l',
  '|': 'l',
  ı: 'l',
  і: 'l',
  ι: 'l',
  ӏ: 'l',
  ł: 'l',
  ʟ: 'l',
  ѕ: 's',
  ꜱ: 's',
  а: 'a',
  α: 'a',
  ᴀ: 'a',
  ԁ: 'd',
  ᴅ: 'd',
  р: 'p',
  ρ: 'p',
  ᴘ: 'p',
  '【': '[',
  '〘': '[',
  '〔': '[',
  '〖': '[',
  '〚': '[',
  '⟦': '[',
  '⁅': '[',
  '❲': '[',
  '⦋': '[',
  '⌈': '[',
  '「': '[',
  '『': '[',
  '】': ']',
  '〙': ']',
  '〕': ']',
  '〗': ']',
  '〛': ']',
  '⟧': ']',
  '⁆': ']',
  '❳': ']',
  '⦌': ']',
  '⌉': ']',
  '」': ']',
  '』': ']',
};

/**
 * Marks of our own that no text may hold, each with a harmless form. Ends are listed of things that have none too, as texts
 * that pose as ours use them.
 */
const MARKS: readonly Mark[] = [
  INJECTION_PREFIX,
  TOOL_RESULT_PREFIX,
  '[Persona card]',
  '[End of persona card]',
  '[End of context from memory]',
  '[End of context]',
  '[End of memory]',
  '[End of tool result]',
].map((mark) => ({
  skeleton: skeletonOf(mark),
  harmless: mark.replace('[', '(').replace(']', ')'),
  isOpen: !mark.endsWith(']'),
}));
interface Mark {
  readonly skeleton: string;
  readonly harmless: string;
  /** True if more may follow within the brackets. */
  readonly isOpen: boolean;
}

const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
/** Characters that look like the bracket with which a mark begins. */
const OPENING = new RegExp(
  `[\\[\uff3b\ufe47${Object.keys(LOOKALIKES)
    .filter((shape) => LOOKALIKES[shape] === '[')
    .join('')}]`,
  'u',
);
/** A word goes on: "[Tool results]" is no result of a tool. */
const IN_WORD = /^[\p{L}\p{N}]/u;

/** The text with every forged mark made harmless; other texts come back unchanged. */
export function neutralise(text: string): string {
  if (!OPENING.test(text)) return text;
  let told = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const forged = OPENING.test(character) ? markAt(text, at) : null;
    if (forged !== null) {
      told += text.slice(from, lineBefore(text, at) ?? at) + forged.harmless;
      from = forged.end;
      at = forged.end - 1;
    } else at += character.length - 1;
  }
  return told + text.slice(from);
}

interface Forged {
  readonly harmless: string;
  readonly end: number;
}

/**
 * The mark that a text seems to hold from a place on, be it over several lines, and where that ends. No mark holds a bracket
 * within it: no place is read twice. At the beginning of a line one reads as a mark without the bracket that closes it.
 */
function markAt(text: string, at: number): Forged | null {
  let seen = '';
  let end = at;
  let unclosed: Forged | null = null;
  for (const character of text.slice(at, at + DISGUISE_MAX_CHARS)) {
    seen += skeletonOf(character);
    if (!MARKS.some(({ skeleton }) => skeleton.startsWith(seen))) break;
    end += character.length;
    const mark = MARKS.find(({ skeleton }) => skeleton === seen);
    const goesOn = IN_WORD.test(text.slice(end, end + 2));
    if (mark) return mark.isOpen && goesOn ? null : { harmless: mark.harmless, end };
    const begun = goesOn ? undefined : MARKS.find(({ skeleton }) => skeleton === `${seen}]`);
    if (begun && unclosed?.harmless !== begun.harmless.slice(0, -1))
      unclosed = { harmless: begun.harmless.slice(0, -1), end };
  }
  return unclosed !== null && lineBefore(text, at, LINE_SIGNS) !== null ? unclosed : null;
}

/** Signs with which a line of Markdown may begin. */
const LINE_SIGNS = `${EMPHASIS}>#-+|`;

/** Index at which a place's line begins, if only blanks and the given signs stand before it there; null otherwise. */
function lineBefore(text: string, at: number, signs = ''): number | null {
  let start = at;
  while (start > 0) {
    const before = String.fromCodePoint(text.codePointAt(start - 2) ?? 0);
    const last = start > 1 && before.length === 2 ? before : text.charAt(start - 1);
    if (LINE_BREAK.test(last)) return start;
    if (!BLANK.test(last) && !signs.includes(last)) return null;
    start -= last.length;
  }
  return start;
}

/** A longer stretch with so few letters reads like nothing. */
const DISGUISE_MAX_CHARS = 2_000;

/** Looks of a text: width, case, look-alikes and invisible characters folded away. */
function skeletonOf(text: string): string {
  let skeleton = '';
  for (const character of text.normalize('NFKD').toLowerCase()) {
    if (!BLANK.test(character) && !EMPHASIS.includes(character))
      skeleton += LOOKALIKES[character] ?? character;
  }
  return skeleton;
}
