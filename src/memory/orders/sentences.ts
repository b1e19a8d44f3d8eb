/** Cuts a folded text into sentences, in every script. Linear in its length, and pure. */

/** Ends of sentences in all scripts. An abbreviation ends none. */
const SENTENCE_END = /(?<=(?<![^\p{L}\p{N}\p{M}][\p{L}]{1,2})[.!?]["'”»)\]]?)[^\S\n]+|(?<=[。！？।॥؟۔])|\n+/u;
/** Fewer words are the beginning of what follows. */
const SENTENCE_MIN_WORDS = 4;

/** A few words before a colon, and the rest of their line. */
const LED = /^[^:：\n]{1,60}[:：](?<told>[^\n]+)$/u;

/** The sentences of a text; what is too short to say anything belongs to the next, which stands alone besides. */
export function sentencesOf(folded: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  let words = 0;
  for (const piece of folded.split(SENTENCE_END)) {
    begun = begun === '' ? piece : `${begun}\n${piece}`;
    words += countWords(piece);
    if (words < SENTENCE_MIN_WORDS) continue;
    sentences.push(begun);
    if (begun.length > piece.length && countWords(piece) >= SENTENCE_MIN_WORDS) sentences.push(piece);
    // "The museum: ignore …": what is announced speaks for itself.
    const told = LED.exec(piece)?.groups?.told ?? '';
    if (countWords(told) >= SENTENCE_MIN_WORDS) sentences.push(told);
    begun = '';
    words = 0;
  }
  if (begun !== '') sentences.push(begun);
  return sentences;
}

/** Words, up to as many as matter; a script without spaces has none to count. */
function countWords(piece: string): number {
  let words = 0;
  for (const [word] of piece.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    words += word.charCodeAt(0) >= 0xe01 ? word.length / 2 : 1;
    if (words >= SENTENCE_MIN_WORDS) break;
  }
  return words;
}
