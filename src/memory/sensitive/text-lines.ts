/** The lines of a text with their places, found from any character of one. */

/** A line without its break, with its place in the text. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The line in which a character stands. */
export function lineAt(text: string, index: number): Line {
  // A negative position would be taken for the first one, where a break may stand.
  return lineFrom(text, index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1);
}

/** The line after another one; null at the end. */
export const nextLine = (text: string, { end }: Line): Line | null =>
  end >= text.length ? null : lineFrom(text, end + 1);

/** The line before another one; null at the beginning. */
export const lineBefore = (text: string, { start }: Line): Line | null =>
  start === 0 ? null : lineAt(text, start - 1);

function lineFrom(text: string, start: number): Line {
  const at = text.indexOf('\n', start);
  const end = at < 0 ? text.length : at;
  return { text: text.slice(start, end), start, end };
}
