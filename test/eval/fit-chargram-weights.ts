/**
 * Makes `src/models/embed/chargram-weights.ts`, the rarity tables of the `strata-chargram-384-v1` embedder:
 *
 *     node test/eval/fit-chargram-weights.ts
 *
 * Trigrams come from the npm package `trigrams` (counts of the 300 most common trigrams of each translation of the
 * Universal Declaration of Human Rights), function words from the npm package `stopword`. Nothing else goes in; no
 * evaluation data. The output depends on those two packages only and is committed, because a changed table is a new model.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { top } from 'trigrams';
import {
  GRAM_BUCKETS,
  GRAM_LEVEL_WEIGHTS,
  WORD_FILTER_BITS,
  wordFilterBits,
} from '../../src/models/embed/chargram-rarity.ts';
import { featuresOf, HASH_SEED, hashEnd, hashStep, hashText } from '../../src/models/embed/text-features.ts';

/** Translations used for trigrams (UDHR codes): the most spoken languages with spaces between words. */
const TRIGRAM_LANGUAGES =
  'eng deu_1996 fra spa ita por_PT por_BR nld rus ukr pol ces slk hrv tur fin hun swe dan nob ell_monotonic heb arb pes_1 urd hin ben ind vie ron_2006 bul cat swh tgl kor'.split(
    ' ',
  );
/** Lists used for function words (ISO 639-3 codes, as `stopword` exports them). */
const WORD_LANGUAGES =
  'eng deu fra spa ita por nld rus ukr pol ces slk hrv tur fin hun swe dan nob ell heb ara fas urd hin ben ind vie ron bul cat swa tgl kor zho jpn tha'.split(
    ' ',
  );
/**
 * Closed-class English words that the English list lacks, with the halves that contractions fall into at the apostrophe.
 */
const ENGLISH_SUPPLEMENT =
  'she hers herself myself yourself themselves ourselves its yours ours theirs not no nor so just when why whom will shall does doing having don didn doesn isn wasn aren weren won wouldn couldn shouldn hasn haven hadn ain ll ve re s t d m'.split(
    ' ',
  );
/** Below 4 bits a trigram is at its most common; above 10 bits the corpus (some 10,000 characters) cannot tell. */
const COMMON_BITS = 4;
const RARE_BITS = 10;
const ROOT = join(import.meta.dirname, '../..');
const OUTPUT = join(ROOT, 'src/models/embed/chargram-weights.ts');

/** Each trigram's highest share of a language's listed trigrams: common in one language is common. */
async function trigramShares(): Promise<Map<string, number>> {
  const languages = await top();
  const shares = new Map<string, number>();
  for (const code of TRIGRAM_LANGUAGES) {
    const counts = languages[code];
    if (!counts) throw new Error(`no trigrams for ${code}`);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const [trigram, count] of Object.entries(counts)) {
      const marked = markedTrigram(trigram);
      if (marked) shares.set(marked, Math.max(shares.get(marked) ?? 0, count / total));
    }
  }
  return shares;
}

/** A corpus trigram as the embedder sees it (folded, blanks as boundary marks), or null if it spans words. */
function markedTrigram(trigram: string): string | null {
  const [word, ...others] = featuresOf(trigram).words.keys();
  if (!word || others.length > 0) return null;
  const marked = `${trigram.startsWith(' ') ? '\x02' : ''}${word}${trigram.endsWith(' ') ? '\x03' : ''}`;
  return marked.length === 3 ? marked : null;
}

/** 0 for rare to 3 for most common, linear in the self-information -log2(share). */
function distanceFromRare(share: number): number {
  const rarity = (-Math.log2(share) - COMMON_BITS) / (RARE_BITS - COMMON_BITS);
  const weight = 0.3 + 0.7 * Math.min(1, Math.max(0, rarity));
  const nearest = GRAM_LEVEL_WEIGHTS.map((level) => Math.abs(level - weight));
  return GRAM_LEVEL_WEIGHTS.length - 1 - nearest.indexOf(Math.min(...nearest));
}

/** Packs two bits a bucket; where trigrams share a bucket the most common decides. */
function packGrams(shares: ReadonlyMap<string, number>): Uint8Array {
  const buckets = new Uint8Array(GRAM_BUCKETS);
  for (const [gram, share] of shares) {
    let hash: number = HASH_SEED.gram;
    for (let i = 0; i < gram.length; i++) hash = hashStep(hash, gram.charCodeAt(i));
    const bucket = hashEnd(hash) % GRAM_BUCKETS;
    buckets[bucket] = Math.max(buckets[bucket] ?? 0, distanceFromRare(share));
  }
  const packed = new Uint8Array(GRAM_BUCKETS / 4);
  buckets.forEach((level, bucket) => {
    packed[bucket >>> 2] = (packed[bucket >>> 2] ?? 0) | (level << (2 * (bucket & 3)));
  });
  console.log(
    `buckets by level, rare first: ${[0, 1, 2, 3].map((l) => buckets.filter((b) => b === l).length)}`,
  );
  return packed;
}

/** The listed words that are one feature each; a list's phrases say nothing about their words. */
function commonWords(): Set<string> {
  const lists: Record<string, unknown> = createRequire(import.meta.url)('stopword');
  const words = new Set<string>(ENGLISH_SUPPLEMENT);
  for (const code of WORD_LANGUAGES) {
    const list = lists[code];
    if (!Array.isArray(list)) throw new Error(`no word list for ${code}`);
    for (const entry of list) {
      const { words: spaced, characters } = featuresOf(String(entry));
      if (spaced.size === 1 && characters.size === 0) words.add([...spaced.keys()].join());
      if (spaced.size === 0 && [...String(entry)].length <= 2) words.add(String(entry));
    }
  }
  return words;
}

function packWords(words: ReadonlySet<string>): Uint8Array {
  const packed = new Uint8Array(WORD_FILTER_BITS / 8);
  for (const word of words)
    for (const bit of wordFilterBits(hashText(word, HASH_SEED.word)))
      packed[bit >>> 3] = (packed[bit >>> 3] ?? 0) | (1 << (bit & 7));
  return packed;
}

const version = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const shares = await trigramShares();
const words = commonWords();
console.log(
  `${shares.size} trigrams of ${TRIGRAM_LANGUAGES.length} translations, ${words.size} function words`,
);
const source = `/**
 * Generated by test/eval/fit-chargram-weights.ts; do not edit: the tables belong to the name strata-chargram-384-v1.
 *
 * Fitted on trigrams ${version('trigrams')} (${shares.size} trigrams of ${TRIGRAM_LANGUAGES.length} translations of the Universal Declaration of Human Rights) and on
 * stopword ${version('stopword')} with a supplement for English (${words.size} function words of ${WORD_LANGUAGES.length} languages), both MIT-licensed.
 */

/** ${GRAM_BUCKETS} buckets of 2 bits, base64: how common the trigrams of a bucket are, 0 (rare) to 3. */
export const COMMON_GRAM_LEVELS =
  '${base64(packGrams(shares))}';

/** A Bloom filter of ${WORD_FILTER_BITS} bits, base64: the function words. */
export const COMMON_WORD_BITS =
  '${base64(packWords(words))}';
`;
writeFileSync(OUTPUT, source);
console.log(`wrote ${source.length} bytes`);
