/** The shape of the labelled set: sentences with one secret each, and sentences that only look like it. */
import type { SensitiveKind } from '../../../src/memory/sensitive/kinds.ts';

/** A kind, a secret of it, a sentence in which `{}` stands for the secret, and another secret that the sentence tells as well. */
export type Positive = readonly [kind: SensitiveKind, secret: string, sentence: string, another?: string];

/** A part of the set. Look-alikes are whole sentences in which nothing is sensitive. */
export interface Part {
  readonly name: string;
  readonly positives: readonly Positive[];
  readonly lookalikes: readonly string[];
}

/** The text of a positive as a user would have sent it. */
export const textOf = ([, secret, sentence]: Positive): string => sentence.replace('{}', () => secret);
