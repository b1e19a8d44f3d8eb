/**
 * Measures the rules on a part of the labelled set. A positive is found when nothing of its secret is left uncovered; a
 * look-alike with any finding, and a finding beside the secret of a positive, count against precision.
 */
import { SENSITIVE_KINDS, type SensitiveKind } from '../../../src/memory/sensitive/kinds.ts';
import { findSensitive } from '../../../src/memory/sensitive/sensitive.ts';
import { type Part, type Positive, textOf } from './cases.ts';

export interface Measurement {
  readonly part: string;
  readonly positives: number;
  readonly lookalikes: number;
  readonly recall: number;
  readonly precision: number;
  /** For each kind, under which names its positives were found; `missed` where they were not. */
  readonly confusion: ReadonlyMap<SensitiveKind, ReadonlyMap<SensitiveKind | 'missed', number>>;
  readonly missed: readonly string[];
  readonly falseAlarms: readonly string[];
}

/** Recall and precision on one part, in [0, 1], with the sentences that went wrong. */
export function measure({ name, positives, lookalikes }: Part): Measurement {
  const confusion = new Map<SensitiveKind, Map<SensitiveKind | 'missed', number>>();
  const missed: string[] = [];
  const falseAlarms = lookalikes.flatMap((text) =>
    findSensitive(text).map(
      ({ kind, start, end }) => `${kind} in a look-alike: ${text} → ${text.slice(start, end)}`,
    ),
  );
  for (const positive of positives) {
    const { foundAs, beside } = judge(positive);
    const row = confusion.get(positive[0]) ?? new Map<SensitiveKind | 'missed', number>();
    confusion.set(positive[0], row.set(foundAs, (row.get(foundAs) ?? 0) + 1));
    if (foundAs === 'missed') missed.push(`${positive[0]}: ${textOf(positive)}`);
    falseAlarms.push(...beside);
  }
  const found = positives.length - missed.length;
  return {
    part: name,
    positives: positives.length,
    lookalikes: lookalikes.length,
    recall: found / positives.length,
    precision: found / (found + falseAlarms.length),
    confusion,
    missed,
    falseAlarms,
  };
}

/** The measurement as lines of text, with a row for each kind. */
export function renderMeasurement(measurement: Measurement): string {
  const { part, positives, lookalikes, recall, precision, confusion } = measurement;
  const rows = SENSITIVE_KINDS.map((kind) => {
    const row = [...(confusion.get(kind) ?? [])].map(([foundAs, count]) => `${foundAs} ${count}`);
    return `  ${kind.padEnd(18)} ${row.join(', ')}`;
  });
  return [
    `${part}: ${positives} positives, ${lookalikes} look-alikes, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
    ...rows,
  ].join('\n');
}

function judge(positive: Positive): {
  readonly foundAs: SensitiveKind | 'missed';
  readonly beside: readonly string[];
} {
  const [, secret, sentence, another] = positive;
  const text = textOf(positive);
  const from = sentence.indexOf('{}');
  const to = from + secret.length;
  const matches = findSensitive(text);
  const covering = matches.find(({ start, end }) => start <= from && end >= to);
  const beside = matches
    .filter(({ start, end }) => (end <= from || start >= to) && text.slice(start, end) !== another)
    .map(({ kind, start, end }) => `${kind} beside a secret: ${text} → ${text.slice(start, end)}`);
  return { foundAs: covering?.kind ?? 'missed', beside };
}
