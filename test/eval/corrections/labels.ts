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

const STRANGERS = join(import.meta.dirname, 'strangers');

/** The files of pairs that strangers wrote, which weights are fitted to. */
export const pairFiles = (): string[] =>
  readdirSync(STRANGERS)
    .sort()
    .map((name) => join(STRANGERS, name));
