/**
 * Stored form of a trace. What stands beside its candidates is kept as it is, so that SQL can look into it. The candidates, of which a turn
 * may have a hundred, become one text of integers, some 35 characters each instead of 270: names once for all, scores in whole steps and as
 * distances from the candidate before that has the same names, the score as its distance from the sum of its parts. Pure.
 */
import { fromVlq, toVlq } from '../../lib/vlq.ts';
import type { ExplainedCandidate, Explanation, HandedOn, LeftOut } from '../../recall/explain.ts';

/** Steps of scores; a place among hundreds moves one by some 0.00001. */
const SCORE_STEPS = 1_000_000;
const EVIDENCE_STEPS = 1_000;
/** Bound of what is counted in steps, far past any score. */
const STEPS_MAX = 2 ** 40;
/** Digits that end an id (`lib/ids.ts`): its moment and, in two numbers that a double holds, its chance. */
const [MOMENT_DIGITS, HIGH_DIGITS, LOW_DIGITS] = [13, 8, 9];
const ID_DIGITS = MOMENT_DIGITS + HIGH_DIGITS + LOW_DIGITS;

/** Candidates as they are stored: how many were handed on, and all of them, as integers. */
interface Listed {
  readonly names: readonly string[];
  readonly rows: string;
}

/** Explanation with its candidates packed. */
export type PackedExplanation = Omit<Explanation, 'candidates' | 'dropped'> & { readonly listed: Listed };

/** Packs an explanation for its trace. */
export function packExplanation({ query, candidates, dropped, ...rest }: Explanation): PackedExplanation {
  const writer = new Writer();
  writer.integer(candidates.length);
  for (const one of candidates) {
    writer.candidate(one);
    writer.name(one.decision);
    writer.integer(one.tokens === undefined ? 0 : one.tokens + 1);
  }
  for (const one of dropped) {
    writer.candidate(one);
    writer.name(one.reason);
    writer.integer(one.of === undefined ? 0 : 1);
    if (one.of !== undefined) writer.id(one.of);
  }
  return { query, listed: { names: writer.names, rows: toVlq(writer.integers) }, ...rest };
}

/** Restores the body of a trace; one that an older version stored stays as it is. */
export const unpackTrace = (stored: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      name === 'listed' ? Object.entries(unpackListed(value as Listed)) : [[name, value]],
    ),
  );

function unpackListed({ names, rows }: Listed): Pick<Explanation, 'candidates' | 'dropped'> {
  const reader = new Reader(names, rows);
  const candidates = Array.from({ length: reader.integer() }, (): HandedOn => {
    const one = { ...reader.candidate(), decision: reader.name() };
    const tokens = reader.integer() - 1;
    return tokens < 0 ? one : { ...one, tokens };
  });
  const dropped: LeftOut[] = [];
  while (reader.hasMore) {
    const one = { ...reader.candidate(), reason: reader.name() };
    dropped.push(reader.integer() === 0 ? one : { ...one, of: reader.id() });
  }
  return { candidates, dropped };
}

/** Type, origin and names of parts and evidence that many candidates share, and the last number of each name, in steps. */
interface Shape extends Pick<ExplainedCandidate, 'type' | 'origin'> {
  readonly parts: readonly string[];
  readonly evidence: readonly string[];
  readonly last: { readonly parts: number[]; readonly evidence: number[] };
}

/** Candidate with its place. */
type Ranked = ExplainedCandidate & { readonly rank: number };

/** Writes candidates as integers, in the order in which `Reader` takes them up. */
class Writer {
  readonly integers: number[] = [];
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #shapes: Shape[] = [];
  #rank = 0;
  #moment = 0;

  integer(value: number): void {
    this.integers.push(value);
  }

  name(name: string): void {
    this.integer(this.#place(name));
  }

  /** An id in numbers, behind the name of its prefix; one that does not end in its digits is a name as a whole. */
  id(id: string): void {
    const start = id.length - ID_DIGITS;
    const moment = digitsAt(id, start, MOMENT_DIGITS);
    const high = digitsAt(id, start + MOMENT_DIGITS, HIGH_DIGITS);
    const low = digitsAt(id, id.length - LOW_DIGITS, LOW_DIGITS);
    if (Number.isNaN(moment + high + low)) this.integer(-1 - this.#place(id));
    else {
      this.name(id.slice(0, start));
      this.integer(moment - this.#moment);
      this.integer(high);
      this.integer(low);
      this.#moment = moment;
    }
  }

  candidate(one: Ranked): void {
    const { parts, evidence, last } = this.#shape(one);
    this.id(one.id);
    this.integer(one.rank - this.#rank);
    this.#rank = one.rank;
    this.#measures(parts, one.parts, SCORE_STEPS, last.parts);
    this.integer(inSteps(one.score, SCORE_STEPS) - sumOf(last.parts));
    this.#measures(evidence, one.evidence, EVIDENCE_STEPS, last.evidence);
  }

  #measures(
    names: readonly string[],
    values: Readonly<Record<string, number>>,
    steps: number,
    last: number[],
  ): void {
    for (let i = 0; i < names.length; i++) {
      const value = inSteps(values[names[i] ?? ''] ?? 0, steps);
      this.integer(value - (last[i] ?? 0));
      last[i] = value;
    }
  }

  #shape(one: Ranked): Shape {
    const { type, origin } = one;
    const place = this.#shapes.findIndex(
      (shape) =>
        shape.type === type &&
        shape.origin === origin &&
        areNamesOf(shape.parts, one.parts) &&
        areNamesOf(shape.evidence, one.evidence),
    );
    const known = this.#shapes[place];
    this.integer(place);
    if (known !== undefined) return known;
    const [parts, evidence] = [Object.keys(one.parts), Object.keys(one.evidence)];
    this.name(type);
    this.name(origin);
    for (const names of [parts, evidence]) {
      this.integer(names.length);
      for (const name of names) this.name(name);
    }
    const shape = newShape(type, origin, parts, evidence);
    this.#shapes.push(shape);
    return shape;
  }

  #place(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Reads what `Writer` wrote. */
class Reader {
  readonly #names: readonly string[];
  readonly #integers: readonly number[];
  readonly #shapes: Shape[] = [];
  #at = 0;
  #rank = 0;
  #moment = 0;

  constructor(names: readonly string[], text: string) {
    this.#names = names;
    this.#integers = fromVlq(text);
  }

  get hasMore(): boolean {
    return this.#at < this.#integers.length;
  }

  integer(): number {
    return this.#integers[this.#at++] ?? 0;
  }

  name(): string {
    return this.#nameAt(this.integer());
  }

  id(): string {
    const place = this.integer();
    if (place < 0) return this.#nameAt(-1 - place);
    this.#moment += this.integer();
    const numbers = [
      [this.#moment, MOMENT_DIGITS],
      [this.integer(), HIGH_DIGITS],
      [this.integer(), LOW_DIGITS],
    ] as const;
    return (
      this.#nameAt(place) + numbers.map(([value, digits]) => String(value).padStart(digits, '0')).join('')
    );
  }

  candidate(): Ranked {
    const { type, origin, parts, evidence, last } = this.#shape();
    const id = this.id();
    this.#rank += this.integer();
    const shares = this.#measures(parts, SCORE_STEPS, last.parts);
    const score = (sumOf(last.parts) + this.integer()) / SCORE_STEPS;
    const speaking = this.#measures(evidence, EVIDENCE_STEPS, last.evidence);
    return { rank: this.#rank, id, type, score, parts: shares, evidence: speaking, origin };
  }

  #measures(names: readonly string[], steps: number, last: number[]): Record<string, number> {
    return Object.fromEntries(
      names.map((name, i) => {
        const value = (last[i] ?? 0) + this.integer();
        last[i] = value;
        return [name, value / steps];
      }),
    );
  }

  #shape(): Shape {
    const known = this.#shapes[this.integer()];
    if (known !== undefined) return known;
    const [type, origin] = [this.name(), this.name()] as [Shape['type'], Shape['origin']];
    const names = () => Array.from({ length: this.integer() }, () => this.name());
    const shape = newShape(type, origin, names(), names());
    this.#shapes.push(shape);
    return shape;
  }

  #nameAt(place: number): string {
    return this.#names[place] ?? '';
  }
}

const newShape = (
  type: Shape['type'],
  origin: Shape['origin'],
  parts: readonly string[],
  evidence: readonly string[],
): Shape => ({
  ...{ type, origin, parts, evidence },
  last: { parts: parts.map(() => 0), evidence: evidence.map(() => 0) },
});

/** Recognises values that have these names, in this order. */
function areNamesOf(names: readonly string[], values: Readonly<Record<string, number>>): boolean {
  let i = 0;
  for (const name in values) if (names[i++] !== name) return false;
  return i === names.length;
}

/** The number that digits of a text are; NaN where others stand among them. */
function digitsAt(text: string, start: number, count: number): number {
  let value = 0;
  for (let i = start; i < start + count; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const inSteps = (value: number, steps: number): number =>
  Math.min(Math.max(Math.round(value * steps) || 0, -STEPS_MAX), STEPS_MAX);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
