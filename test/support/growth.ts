/**
 * How the time of some work grows with its input. Guards against loops and regular expressions that blow up on a hostile
 * text, without a limit in milliseconds: such a limit fails on a busy machine and lets quadratic work pass on a fast one.
 * Both sizes are measured in the same run and only their ratio counts. A cost that does not depend on the input makes the
 * ratio smaller, so that work behind a cut is measured best with a text that just fits.
 */

import { forgetReadings } from '../../src/lib/memoise-by-text.ts';

/** Linear work takes 8 times as long, quadratic work 64 times. */
const FACTOR = 8;
/** What about linear work stays below. The middle between 8 and 64, as ratios go: a busy machine may be 3 times wrong. */
export const LINEAR_GROWTH_MAX = 24;

/** Far above the clock's resolution of some microseconds. */
const SAMPLE_MIN_MS = 0.2;
const SMALL_SAMPLES = 3;
/** The first look is quick: what it takes for linear, by far, has no need of a second one. */
const FIRST_SMALL_SAMPLES = 2;
const FIRST_GROWTH_MAX = LINEAR_GROWTH_MAX / 2;
/** For each size, until the engine has compiled what it runs often: cold work grows in steps of its own. */
const WARM_UP_MS = 1;
/** How often to measure before saying no, each time a little longer: a disturbance passes, and makes work only slower. */
const ATTEMPTS_MAX = 12;

/**
 * How many times as long `work` takes on the input of `size` as on that of an eighth: below `LINEAR_GROWTH_MAX` if it grows
 * about linearly. The work is timed until it returns; a promise is not waited for.
 */
export function growthOf<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size: number,
): number {
  const small = inputOf(size / FACTOR);
  const large = inputOf(size);
  const atFirst = firstLook(work, small, large);
  if (atFirst < FIRST_GROWTH_MAX) return atFirst;
  for (const input of [small, large, small]) msPerCall(work, input, WARM_UP_MS);
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX && growth >= LINEAR_GROWTH_MAX; attempt++)
    growth = Math.min(growth, measureOnce(work, small, large, attempt * SAMPLE_MIN_MS));
  return growth;
}

/** The large input runs once and cold, the small ones warm: a growth may seem larger than it is, and is measured again then. */
function firstLook<I>(work: (input: I) => unknown, small: I, large: I): number {
  const warm = msPerCall(work, small, WARM_UP_MS);
  const largeMs = msPerCall(work, large, SAMPLE_MIN_MS);
  const after = Array.from({ length: FIRST_SMALL_SAMPLES }, () => msPerCall(work, small, SAMPLE_MIN_MS));
  return largeMs / Math.min(warm, ...after);
}

/**
 * The small input is measured before and after the large one, which may make the engine compile the work anew, better or
 * worse: a small input that seems slow would hide a growth. Attempts share no times for the same reason.
 */
function measureOnce<I>(work: (input: I) => unknown, small: I, large: I, sampleMs: number): number {
  const smallMs = () => Array.from({ length: SMALL_SAMPLES }, () => msPerCall(work, small, sampleMs));
  const before = smallMs();
  const largeMs = msPerCall(work, large, sampleMs);
  return largeMs / Math.min(...before, ...smallMs());
}

/** The texts that repeat a piece, by their length in characters, for `growthOf`. */
export function repeated(piece: string): (chars: number) => string {
  return (chars) => piece.repeat(Math.ceil(chars / piece.length));
}

/** Calls the work twice as often each time until the clock, which takes some microseconds itself, can tell how long it took. */
function msPerCall<I>(work: (input: I) => unknown, input: I, leastMs: number): number {
  for (let calls = 1; ; calls *= 2) {
    const startedAt = cpuMs();
    for (let i = 0; i < calls; i++) {
      // A text that was read before would cost nothing, whatever its length.
      forgetReadings();
      work(input);
    }
    const elapsed = cpuMs() - startedAt;
    if (elapsed >= leastMs) return elapsed / calls;
  }
}

/**
 * What this process has computed so far. Time on the wall would count the turns of other processes, in long calls only.
 * Vitest's workers are processes by default; in its pool of threads another file's work would count too.
 */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
