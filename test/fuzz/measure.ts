/**
 * Whether what something costs grows with the length of a text or faster. Absolute times mean nothing on a busy machine, so only
 * two lengths are compared, over so many runs that the time stands above the noise and above the steps of the clock.
 */
import { Script } from 'node:vm';
import { forgetReadings } from '../../src/lib/memoise-by-text.ts';

/** The length at which a cost begins to count, in UTF-16 units: what a message may be. */
export const FULL_LENGTH = 32_768;
/** Less than this at the full length is noise, and nobody waits for it. */
const COUNTS_FROM_MS = 8;
/** Long enough for a ratio to be sure: lengths beyond are not tried. */
const SURE_FROM_MS = 25;
/** The first length tried: what takes long here never runs at the full length. */
const FIRST_LENGTH = FULL_LENGTH / 16;
/** Quadratic at the first length, this would stay under a second at the full one. */
const QUICK_MS = 2;
/** What reads texts of a bounded length is run over one of a clause too; what takes this long there is looked at. */
const SHORT_LENGTH = 320;
const SHORT_COUNTS_FROM_MS = 4;
/** It may be quadratic there, and no more. */
const SHORT_GROWTH_MAX = 6;
/** Nothing may run longer, at any length; a search that explodes is cut off. */
const CUT_OFF_MS = 1_000;
const RUNS = 5;
/** The processor's clock goes by ticks of 4 ms on some machines: both lengths are run until the shorter took thirty of them. */
const COMPARED_FROM_MS = 120;
const COMPARED_RUNS_MAX = 60;
/** Looks at a growth before it is believed: other work on the machine slows one of two measurements now and then, seldom each time. */
const LOOKS = 3;
/** Twice the length may cost this many times as much: more than n log n, less than n². */
export const GROWTH_MAX = 3;

/** What is measured: it is handed the text at a length. */
export type Work = (text: string) => unknown;

export interface Growth {
  /** Of the longer text; infinite where it was cut off. */
  readonly ms: number;
  readonly length: number;
  /** Its cost over that of half the length. */
  readonly ratio: number;
}

const GUARDED = new Script('globalThis.__guardedWork()');

/** Runs what may take for ever; false where it was cut off. */
function endsInTime(work: () => void, cutOffMs: number): boolean {
  Object.assign(globalThis, { __guardedWork: work });
  try {
    GUARDED.runInThisContext({ timeout: cutOffMs });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  }
}

/** Milliseconds of this thread that the work takes, whatever else the machine does; infinite where it breaks the stack. */
function costOf(work: Work, text: string): number {
  forgetReadings();
  const before = process.threadCpuUsage();
  try {
    work(text);
  } catch (error) {
    // A text that is refused costs what it took to refuse it; one that breaks the stack is a fault.
    if (error instanceof RangeError) return Infinity;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The same, infinite also where the work is cut off. */
function timed(work: Work, text: string, cutOffMs: number): number {
  let cost = Infinity;
  endsInTime(() => {
    cost = costOf(work, text);
  }, cutOffMs);
  return cost;
}

/**
 * The costs of a clause, at the first length and, where that was quick, at the full one, under one guard, which costs more than most of
 * what is measured; infinite where the work is cut off.
 */
function firstCosts(
  work: Work,
  textAt: (length: number) => string,
  cutOffMs: number,
): { short: number; first: number; full: number } {
  const costs = { short: Infinity, first: Infinity, full: Infinity };
  const look = () => {
    costs.short = costOf(work, textAt(SHORT_LENGTH));
    costs.first = costOf(work, textAt(FIRST_LENGTH));
    if (costs.first < QUICK_MS) costs.full = costOf(work, textAt(FULL_LENGTH));
  };
  // The guard goes by the clock, which runs on while the machine does something else.
  for (let looks = 0; looks < LOOKS; looks += 1) if (endsInTime(look, cutOffMs)) break;
  return costs;
}

/** The growth of a work over a shape of text if it costs more than a linear one may; null if it is well. */
export function growthBeyondLinear(
  work: Work,
  textAt: (length: number) => string,
  cutOffMs: number = CUT_OFF_MS,
): Growth | null {
  // Each run has a length of its own, or what is remembered of a text would be measured.
  const quickest = (length: number, runs: number): number =>
    Math.min(...Array.from({ length: runs }, (_, run) => timed(work, textAt(length - run), cutOffMs)));
  /** What a length costs beside its half, taken in turn, so that a slow moment of the machine meets both. */
  const ratioAt = (length: number): number => {
    let whole = 0;
    let half = 0;
    for (let run = 0; run < COMPARED_RUNS_MAX && half < COMPARED_FROM_MS; run += 1) {
      whole += timed(work, textAt(length - run), cutOffMs);
      half += timed(work, textAt(length / 2 - run), cutOffMs);
    }
    return whole / half;
  };
  const { short, first, full } = firstCosts(work, textAt, cutOffMs);
  if (short === Infinity) return { ms: short, length: SHORT_LENGTH, ratio: short };
  if (short > SHORT_COUNTS_FROM_MS) {
    const ms = quickest(SHORT_LENGTH, RUNS);
    const ratio = ms > SHORT_COUNTS_FROM_MS ? ratioAt(SHORT_LENGTH) : 0;
    if (ratio > SHORT_GROWTH_MAX) return { ms, length: SHORT_LENGTH, ratio };
  }
  if (first === Infinity) return { ms: first, length: FIRST_LENGTH, ratio: Infinity };
  if (full < COUNTS_FROM_MS) return null;
  let length = FIRST_LENGTH;
  let ms = quickest(length, 2);
  while (ms < SURE_FROM_MS && length < FULL_LENGTH) {
    length *= 2;
    ms = quickest(length, 2);
  }
  if (ms === Infinity) return { ms, length, ratio: Infinity };
  if (length === FULL_LENGTH && ms < COUNTS_FROM_MS) return null;
  // Two looks of three must agree.
  const ratios: number[] = [];
  const beyond = () => ratios.filter((ratio) => ratio > GROWTH_MAX).length;
  while (ratios.length < LOOKS && beyond() < 2 && ratios.length - beyond() < 2) ratios.push(ratioAt(length));
  return beyond() < 2
    ? null
    : { ms, length, ratio: Math.min(...ratios.filter((ratio) => ratio > GROWTH_MAX)) };
}
