/**
 * Keeps our marks ours, those of injection blocks and of tool results: wherever a message, a reply or a tool result begins a
 * line with something that reads like one, its brackets become parentheses in live history. The record keeps the text as it
 * was sent.
 */

/** First line of every injection block. Changing it changes what old live histories mean. */
export const INJECTION_PREFIX = '[Context from memory]';
/** What the result of a tool begins with in a prompt; the name of the tool and a bracket may follow. */
export const TOOL_RESULT_PREFIX = '[Tool result';

/** Invisible characters, marks and spaces that may stand between the letters of a disguise. */
const NOISE = /[\u2800\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{M}\p{Z}\s]/u;

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

/** What a line must not look as if it began with, and what stands there instead. */
const MARKS: readonly { readonly skeleton: string; readonly harmless: string }[] = [
  { skeleton: skeletonOf(INJECTION_PREFIX), harmless: '(Context from memory)' },
  { skeleton: skeletonOf(TOOL_RESULT_PREFIX), harmless: '(Tool result' },
];
const LINE_BREAK = /(\r\n|[\n\r\v\f\u0085\u2028\u2029])/;

/** The text with every forged mark made harmless; other texts come back unchanged. */
export function neutralise(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => neutraliseLine(line))
    .join('');
}

function neutraliseLine(line: string): string {
  let seen = '';
  let end = 0;
  for (const character of line) {
    seen += skeletonOf(character);
    if (!MARKS.some(({ skeleton }) => skeleton.startsWith(seen))) return line;
    end += character.length;
    const forged = MARKS.find(({ skeleton }) => skeleton === seen);
    if (forged) return `${forged.harmless}${line.slice(end)}`;
  }
  return line;
}

/** What a text looks like: width, case, look-alikes and invisible characters folded away. */
function skeletonOf(text: string): string {
  let skeleton = '';
  for (const character of text.normalize('NFKD').toLowerCase()) {
    if (!NOISE.test(character)) skeleton += LOOKALIKES[character] ?? character;
  }
  return skeleton;
}
