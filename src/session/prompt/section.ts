/**
 * A part of a system prompt: a heading and lines, best first, so that a smaller budget drops the last ones. Every line
 * quotes its text as data: nothing in it can begin a line of its own, and so pass for ours.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { neutralise } from '../../memory/neutralise.ts';

/** A heading with its lines; without lines nothing of it is shown. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Line breaks of every kind, other white space and control characters. */
const BREAKS = /[\s\p{Cc}\u2028\u2029]+/gu;

/** A text as data within a line: in quotation marks, cut to `limit` tokens between words. */
export const quoted = (text: string, limit: number): string =>
  JSON.stringify(truncateToTokens(neutralise(text.replace(BREAKS, ' ').trim()), limit));

/** Ends of lines of every kind, and what else would move a line about. */
const LINE_ENDS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /[^\P{Cc}\n\t]+/gu;

/** The same with the lines of the text told as `\\n`, and their indents: what code, lists and tables are read by. */
export const quotedText = (text: string, limit: number): string =>
  JSON.stringify(
    truncateToTokens(neutralise(text.replace(LINE_ENDS, '\n').replace(CONTROLS, ' ').trim()), limit),
  );

/** A text as data on lines of its own, each marked as a quotation; what is over `limit` tokens is cut between words. */
export const quotedLines = (text: string, limit: number): string[] =>
  truncateToTokens(neutralise(text.trim()), limit)
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.replace(BREAKS, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => `> ${line}`);

/** The text of sections, one after the other; empty when none has a line. */
export const renderSections = (sections: readonly Section[]): string =>
  sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading, ...lines].join('\n'))
    .join('\n\n');

/** Tokens of sections, what separates them from others included. */
export const sectionTokens = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, { heading, lines }) => sum + (lines.length === 0 ? 0 : linesTokens([heading, ...lines])),
    0,
  );

/** The sections within `limit` tokens: lines go from the end of the last section first. */
export function fitSections(sections: readonly Section[], limit: number): Section[] {
  let room = limit;
  return sections.map(({ heading, lines }) => {
    const kept: string[] = [];
    let tokens = linesTokens([heading]);
    for (const line of lines) {
      tokens += linesTokens([line]);
      if (tokens > room) break;
      kept.push(line);
    }
    // What comes after a section that had to be cut is less important than what was cut.
    room = kept.length < lines.length ? 0 : room - sectionTokens([{ heading, lines: kept }]);
    return { heading, lines: kept };
  });
}

/** Each line with its line break. */
const linesTokens = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + countTokens(line) + 1, 0);
