/**
 * Endless small talk from a seed: sentences of everyday shape whose content words follow Zipf's law, so that an index
 * meets a few very common terms and a long tail of rare ones, as in real chats. The same seed gives the same text.
 */

/** Makes messages and questions about them. */
export interface TextSource {
  message(): string;
  /** A question that shares rare words with one of the recent messages. */
  question(): string;
  /** A question of the six commonest words, in an order of its own. */
  commonQuestion(): string;
}

/** Content words in all; a person's active vocabulary is of this size. */
const VOCABULARY_SIZE = 12_000;
/** Mandelbrot's shift of Zipf's law, which flattens its head as content words are flatter than function words. */
const ZIPF_SHIFT = 2.7;
const SENTENCES_MAX = 4;
const RECENT_KEPT = 200;
const COMMON_QUESTION_WORDS = 6;

const COMMON_WORDS =
  'work house morning dinner train coffee garden weekend meeting book phone sister brother office street music water ' +
  'window letter kitchen bicycle doctor ticket holiday project school cousin market bridge winter summer paper dog';
const SYLLABLES =
  'ba ker lo min tra vel osh qui dan fer gol hap ist jor kun lim mar nev pol rus sta tor und wex yar zim';
const NAMES = 'Asha Bruno Chidi Dagny Emre Fiona Goran Hana Ivo Jun Kaya Lars'.split(' ');
const TEMPLATES = [
  'I went to the {w} with {n} yesterday, and the {w} was better than I thought.',
  'Do you remember the {w} we saw near the {w}?',
  '{n} told me that the {w} needs a new {w} before the {w}.',
  'My {w} is still broken, so I borrowed the {w} from {n}.',
  'We should talk about the {w} and the {w} next week.',
  'Honestly, I prefer the {w} to any {w}.',
  'The {w} costs {d} euros, which is a lot for a {w}.',
  '{n} moved the {w} to {d} o’clock because of the {w}.',
  'It rained all day, and the {w} smelled of {w}.',
  'Can you send me the {w} about the {w} again?',
];
const QUESTIONS = [
  'What did {n} say about the {a} and the {b}?',
  'Where was the {a} with the {b}?',
  'Which {a} did I mean?',
];

/** A source that depends on the seed alone. */
export function createTextSource(seed: number): TextSource {
  const random = mulberry32(seed);
  const words = createVocabulary(random);
  const cumulative: number[] = [];
  for (const rank of words.keys()) cumulative.push((cumulative.at(-1) ?? 0) + 1 / (rank + 1 + ZIPF_SHIFT));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => words[lowerBound(cumulative, random() * (cumulative.at(-1) ?? 0))] ?? '';
  const recent: string[][] = [];

  const sentence = (used: string[]) =>
    pick(TEMPLATES).replace(/\{(w|n|d)\}/g, (_, slot) => {
      if (slot === 'n') return pick(NAMES);
      if (slot === 'd') return String(1 + Math.floor(random() * 23));
      used.push(word());
      return used.at(-1) ?? '';
    });
  return {
    message() {
      const used: string[] = [];
      const sentences = Array.from({ length: 1 + Math.floor(random() * SENTENCES_MAX) }, () =>
        sentence(used),
      );
      recent.push(used);
      if (recent.length > RECENT_KEPT) recent.shift();
      return sentences.join(' ');
    },
    question() {
      const used = recent.length > 0 ? pick(recent) : [word(), word()];
      return pick(QUESTIONS)
        .replace('{n}', pick(NAMES))
        .replace('{a}', pick(used))
        .replace('{b}', pick(used));
    },
    commonQuestion() {
      const left = words.slice(0, COMMON_QUESTION_WORDS);
      return Array.from({ length: COMMON_QUESTION_WORDS }, () =>
        left.splice(Math.floor(random() * left.length), 1),
      ).join(' ');
    },
  };
}

function createVocabulary(random: () => number): string[] {
  const words = new Set(COMMON_WORDS.split(' '));
  const syllables = SYLLABLES.split(' ');
  while (words.size < VOCABULARY_SIZE) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(''));
  }
  return [...words];
}

/** Index of the first entry that is not below `value`. */
function lowerBound(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Tommy Ettinger's 32-bit generator: small, seedable, good enough for test data. Returns numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
