/**
 * Makes `src/lib/text/token-vocabulary/vocabulary-table.ts`, by which tokens are counted without a tokenizer:
 *
 *     node test/eval/fit-token-vocabulary.ts
 *
 * The source is the vocabulary o200k_base (OpenAI, MIT) as the devDependency `gpt-tokenizer` brings it. How well counts
 * agree with that tokenizer is printed by `node test/eval/token-error.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import {
  BEGINNINGS,
  beginningOf,
  FINGERPRINT_BITS,
  fingerprintOf,
  hashOf,
  SEGMENT_SLOTS,
  slotsOf,
  TOKEN_MAX_BYTES,
  writeLength,
} from '../../src/lib/text/token-vocabulary/vocabulary.ts';

const OUTPUT = join(import.meta.dirname, '../../src/lib/text/token-vocabulary/vocabulary-table.ts');
/** Slots a token; with fewer no arrangement is found. */
const SLOTS_PER_TOKEN = 1.16;

async function main(): Promise<void> {
  const tokens = readVocabulary().filter(({ length }) => length > 1 && length <= TOKEN_MAX_BYTES);
  const hashes = [...new Set(tokens.map((token) => hashOf(token, 0, token.length)))];
  const segments = Math.ceil((hashes.length * SLOTS_PER_TOKEN) / SEGMENT_SLOTS) - 2;
  const fingerprints = arrange(hashes, segments);
  const longest = new Uint8Array(BEGINNINGS);
  for (const token of tokens.filter(({ length }) => length > 2)) {
    const beginning = beginningOf(token, 0);
    longest[beginning] = Math.max(longest[beginning] ?? 0, token.length);
  }
  writeFileSync(OUTPUT, render(pack(fingerprints), longest));
  console.log(`${tokens.length} tokens, ${fingerprints.length} slots of ${FINGERPRINT_BITS} bits`);
  await Promise.resolve();
}

function readVocabulary(): Uint8Array[] {
  const entry = createRequire(import.meta.url).resolve('gpt-tokenizer');
  const file = join(dirname(entry), '../data/o200k_base.tiktoken');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new Uint8Array(Buffer.from(line.split(' ')[0] ?? '', 'base64')));
}

/** Fills the slots so that the three of every hash come to its fingerprint: whoever is alone in a slot decides it, last first. */
function arrange(hashes: readonly number[], segments: number): Uint16Array {
  const slots = (segments + 2) * SEGMENT_SLOTS;
  const count = new Uint32Array(slots);
  const members = new Uint32Array(slots);
  const toggle = (hash: number, step: 1 | -1): void => {
    for (const slot of slotsOf(hash, segments)) {
      count[slot] = (count[slot] ?? 0) + step;
      members[slot] = ((members[slot] ?? 0) ^ hash) >>> 0;
    }
  };
  for (const hash of hashes) toggle(hash, 1);
  const alone = [...count.keys()].filter((slot) => count[slot] === 1);
  const order: { hash: number; slot: number }[] = [];
  for (let slot = alone.pop(); slot !== undefined; slot = alone.pop()) {
    if (count[slot] !== 1) continue;
    const hash = members[slot] ?? 0;
    order.push({ hash, slot });
    toggle(hash, -1);
    alone.push(...slotsOf(hash, segments).filter((each) => count[each] === 1));
  }
  if (order.length < hashes.length)
    throw new CommandFailure('invalid_setting', 'no arrangement: give more slots');
  const fingerprints = new Uint16Array(slots);
  for (const { hash, slot } of order.toReversed()) {
    const others = slotsOf(hash, segments).filter((each) => each !== slot);
    fingerprints[slot] = others.reduce((bits, each) => bits ^ (fingerprints[each] ?? 0), fingerprintOf(hash));
  }
  return fingerprints;
}

/** Fingerprints bit by bit, the lowest first. */
function pack(fingerprints: Uint16Array): Buffer {
  const bytes = Buffer.alloc(Math.ceil((fingerprints.length * FINGERPRINT_BITS) / 8));
  fingerprints.forEach((fingerprint, slot) => {
    for (let bit = 0; bit < FINGERPRINT_BITS; bit++) {
      const place = slot * FINGERPRINT_BITS + bit;
      if (fingerprint & (1 << bit)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
    }
  });
  return bytes;
}

const render = (fingerprints: Buffer, longest: Uint8Array): string => `\
/** Tokens of the vocabulary o200k_base (OpenAI, MIT). Made by test/eval/fit-token-vocabulary.ts. Do not edit by hand. */

/** The filter's fingerprints, ten bits each, packed, in base64. */
export const FINGERPRINTS =
  '${fingerprints.toString('base64')}';

/** For each beginning the bytes of its longest token, as a character. */
export const LONGEST =
  '${[...longest].map(writeLength).join('')}';
`;

await runCommand(main);
