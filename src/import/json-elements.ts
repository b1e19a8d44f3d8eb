/**
 * The elements of a large JSON file, one after the other: of the list that it is, or of the lists that its object holds. No more than
 * one of them is in memory at a time. Pure.
 */

/** An element, by the name of the list that it stands in; null where the file is one list. */
export interface JsonElement {
  readonly list: string | null;
  readonly text: string;
}

/** Longest element: a conversation of some 100,000 messages. */
export const ELEMENT_MAX_CHARS = 256 * 1024 * 1024;

/** The elements in chunks of text as they come; fails on what is no list nor an object, and on one that does not end. */
export async function* jsonElements(chunks: AsyncIterable<string>): AsyncGenerator<JsonElement> {
  let depth = 0;
  let isObject = false;
  let isBegun = false;
  let inString = false;
  let isEscaped = false;
  /** Depth at which elements stand, and the key and the last string that were read at the level above. */
  let level = 1;
  let list: string | null = null;
  let inList = false;
  let key = '';
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    const keep = (to: number) => {
      if (to <= from) return;
      parts.push(chunk.slice(from, to));
      length += to - from;
      if (length > ELEMENT_MAX_CHARS) throw new SyntaxError('an element of the file is longer than 256 MB');
    };
    for (let i = 0; i < chunk.length; i++) {
      const code = chunk.charCodeAt(i);
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) inString = false;
        if (isObject && depth === 1) key = inString ? key + chunk[i] : key;
        continue;
      }
      switch (code) {
        case QUOTE:
          inString = true;
          if (isObject && depth === 1) key = '';
          break;
        case OPEN_BRACE:
        case OPEN_BRACKET:
          depth++;
          if (!isBegun) {
            isBegun = true;
            isObject = code === OPEN_BRACE;
            level = isObject ? 2 : 1;
            inList = !isObject;
            from = i + 1;
          } else if (isObject && depth === 2) {
            inList = code === OPEN_BRACKET;
            list = key;
            parts = [];
            length = 0;
            from = i + 1;
          }
          break;
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
        case COMMA: {
          const isEnd = code !== COMMA && depth === level;
          if (inList && depth === level && (code === COMMA || isEnd)) {
            keep(i);
            const text = parts.join('').trim();
            if (text !== '') yield { list, text };
            parts = [];
            length = 0;
            from = i + 1;
          }
          if (code !== COMMA) {
            if (isObject && depth === 2) inList = false;
            depth--;
          }
          break;
        }
        default:
          if (!isBegun && code > SPACE && code !== BYTE_ORDER_MARK)
            throw new SyntaxError('the file is neither a list nor an object of JSON');
      }
    }
    if (inList && depth >= level) keep(chunk.length);
  }
  if (!isBegun || depth !== 0) throw new SyntaxError('the file ends in the middle of its JSON');
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const SPACE = 0x20;
const BYTE_ORDER_MARK = 0xfeff;

/** The lines of a text in chunks as they come, without their ends. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
