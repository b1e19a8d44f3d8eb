/**
 * Pairs of what somebody says and how they take it back, change or mend it later, and what a prompt may then tell of it. Judged by
 * the lines of a prompt alone, however they are made. Pure.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TurnAnswer } from '../../support/commands/client.ts';

const PAIRS = z.array(
  z.object({
    lang: z.string(),
    said: z.string(),
    /** What they say in the meantime, in the same conversation. */
    between: z.array(z.string()).default([]),
    corrected: z.string(),
    question: z.string(),
    /** What no line may tell as being so now; of `valid`, one must stand somewhere. */
    stale: z.array(z.string()),
    valid: z.array(z.string()),
    /** What only looks as if it were over. */
    still: z.array(z.string()).default([]),
  }),
);

/** One pair, and the question that is asked afterwards. */
export type Pair = z.infer<typeof PAIRS>[number];

/** A pair after its question was asked. */
export interface JudgedPair {
  readonly pair: Pair;
  /** Lines that tell as true what is so no longer. */
  readonly stale: readonly string[];
  /** Whether what is so now stands in the prompt. */
  readonly isTold: boolean;
  /** Whether a line that says of itself that it may be over tells it, beside what was said later. */
  readonly isDoubted: boolean;
  /** Whether something is told as over that is not. */
  readonly isLost: boolean;
}

/** Reads a file of pairs. */
export const readPairs = (file: string): Pair[] => PAIRS.parse(JSON.parse(readFileSync(file, 'utf8')));

/** How a line of a prompt says of itself that it is over. */
const ENDED = /, outdated[,)]|\(no longer so\)|\buntil \d/u;
/** How a line says of itself that it may be over, and the later words stand beside it. */
const DOUBTED = /, perhaps outdated[,)]|; said later, \d|\(perhaps no longer so\)/u;
/** A quotation as JSON writes it. */
const QUOTATION = /"(?:[^"\\]|\\.)*"/gu;

/** The lines of a prompt that its question does not make: of the system prompt, of blocks and of earlier messages. */
export const linesOf = ({ prompt }: Pick<TurnAnswer, 'prompt'>): string[] =>
  prompt === null
    ? []
    : [
        prompt.system.stable,
        prompt.system.dynamic,
        ...prompt.messages.slice(0, -1).map(({ content }) => content),
      ].flatMap((text) => text.split('\n'));

/**
 * Judges the lines of a prompt, and the contents of the memories that have ended. A line is right that says of itself that it is over, and
 * so is what is quoted of the correction: "not Porto" is a user's own word on Porto.
 */
export function judgePair(pair: Pair, lines: readonly string[], ended: readonly string[] = []): JudgedPair {
  const correction = plain(pair.corrected);
  const isOfCorrection = (quotation: string) => correction.includes(plain(quotation));
  const told = (line: string) =>
    line.replace(QUOTATION, (quotation) => (isOfCorrection(quotation) ? ' ' : quotation)).toLowerCase();
  const names = (line: string, words: readonly string[]) =>
    words.some((word) => line.includes(word.toLowerCase()));
  return {
    pair,
    stale: lines.filter((line) => !ENDED.test(line) && !DOUBTED.test(line) && names(told(line), pair.stale)),
    isDoubted: lines.some((line) => DOUBTED.test(line) && names(told(line), pair.stale)),
    isTold:
      pair.valid.length === 0 ||
      lines.some((line) => !ENDED.test(line) && names(line.toLowerCase(), pair.valid)),
    isLost: [...ended, ...lines.filter((line) => ENDED.test(line))].some((text) =>
      pair.still.some((still) => plain(text).includes(plain(still))),
    ),
  };
}

/** The day that a memory adds to a word such as "Monday". */
const ADDED_DAY = /\((?:\d{4}-\d\d-\d\d)(?: to \d{4}-\d\d-\d\d)?\)/gu;
/** Letters and digits alone: how a line cuts and closes a quotation does not matter. */
const plain = (text: string): string =>
  text
    .replace(ADDED_DAY, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a pair came out wrong. */
export const isWrong = ({ stale, isTold, isLost }: JudgedPair): boolean =>
  stale.length > 0 || !isTold || isLost;

/** Counts of pairs. */
export interface PairCounts {
  readonly pairs: number;
  readonly wrong: number;
  /** Of the wrong ones, those with a stale line, and those that do not tell what is so now. */
  readonly stale: number;
  readonly untold: number;
  /** Those that end what is not over. */
  readonly lost: number;
  /** Of the right ones, those that tell what may be over with its successor. */
  readonly doubted: number;
}

/** The figures of a set, in all and by language. */
export interface CorrectionsReport {
  readonly overall: PairCounts;
  readonly by_language: Readonly<Record<string, PairCounts>>;
}

const countsOf = (judged: readonly JudgedPair[]): PairCounts => ({
  pairs: judged.length,
  wrong: judged.filter(isWrong).length,
  stale: judged.filter(({ stale }) => stale.length > 0).length,
  untold: judged.filter(({ isTold }) => !isTold).length,
  lost: judged.filter(({ isLost }) => isLost).length,
  doubted: judged.filter((one) => one.isDoubted && !isWrong(one)).length,
});

/** Counts judged pairs. */
export const correctionsReport = (judged: readonly JudgedPair[]): CorrectionsReport => ({
  overall: countsOf(judged),
  by_language: Object.fromEntries(
    Object.entries(Object.groupBy(judged, ({ pair }) => pair.lang)).map(([lang, of = []]) => [
      lang,
      countsOf(of),
    ]),
  ),
});

/** The figures as a table, and on request what was wrong. */
export function renderCorrections(report: CorrectionsReport, listed: readonly JudgedPair[]): string {
  const row = (name: string, { pairs, wrong, stale, untold, lost, doubted }: PairCounts) =>
    `${name.padEnd(10)}${`${wrong}/${pairs}`.padStart(7)}${String(stale).padStart(7)}${String(untold).padStart(8)}${String(lost).padStart(6)}${String(doubted).padStart(25)}`;
  const errors = listed
    .filter(isWrong)
    .flatMap(({ pair, stale, isTold, isLost }) => [
      `\n${pair.lang}: ${JSON.stringify(pair.said)} → ${JSON.stringify(pair.corrected)}`,
      ...stale.map((line) => `  stale  ${line}`),
      ...(isTold ? [] : [`  untold ${pair.valid.join(', ')}`]),
      ...(isLost ? [`  lost   ${pair.still.join(', ')}`] : []),
    ]);
  return [
    'language    wrong  stale  untold  lost  told with its successor',
    ...Object.entries(report.by_language).map(([language, counts]) => row(language, counts)),
    row('all', report.overall),
    ...errors,
  ].join('\n');
}
