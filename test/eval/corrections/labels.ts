/**
 * Labelled pairs of messages that one person typed some time apart: whether the later one takes the place of the earlier one, ends it,
 * or leaves it as it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const PAIR = z.object({
  lang: z.string(),
  said: z.string(),
  later: z.string(),
  relation: z.enum(['replaces', 'ends', 'none']),
});

/** One labelled pair. */
export type LabelledPair = z.infer<typeof PAIR>;

/** Reads a file with a pair a line. */
export const readLabelledPairs = (file: string): LabelledPair[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => PAIR.parse(JSON.parse(line)));

const LABELLED = join(import.meta.dirname, 'labelled');

/** Files of pairs that weights are fitted to: of strangers, and the examples of the rules by words. */
export const pairFiles = (): string[] =>
  readdirSync(LABELLED)
    .sort()
    .map((name) => join(LABELLED, name));
