/**
 * Recognises the summary of a range that adds nothing to a prompt: it retells messages, so it comes after them, and the rolling
 * summary of the conversation retells it. Pure.
 */
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { termsOf } from '../../lib/text/words.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import type { Candidate, ChunkCandidate, RecalledItem } from '../../recall/candidates.ts';
import { passageOf } from './block-line.ts';

/** Summaries and pieces of documents in one block: each may take a fifth of its tokens. */
export const CHUNKS_MAX = 1;
/** Share of a passage's words that a text must have to tell the same. */
const TOLD_SHARE = 0.8;

/** Recognises a candidate that retells what others say. */
export const isChunk = (candidate: Candidate): candidate is ChunkCandidate =>
  candidate.type === 'chunk' || candidate.type === 'document';

/** The items, what retells others behind what says it, and without orders. */
export const chunksLast = (items: readonly RecalledItem[]): RecalledItem[] => [
  ...items.filter(({ candidate }) => !isChunk(candidate)),
  ...items.flatMap((item) => {
    if (!isChunk(item.candidate)) return [];
    // Documents are shown as excerpts, which know whose they are.
    const chunk = item.candidate.type === 'chunk' ? withoutOrders(item.candidate) : item.candidate;
    return chunk === null ? [] : [{ ...item, candidate: chunk }];
  }),
];

/** Speaker at the beginning of a line of a summary. */
const SPEAKER = /^\s*[^:\n]{1,60}:\s+/u;

/** Summaries of which it is kept what they say without orders, in characters: later turns recall them again. */
const JUDGED_KEPT_CHARS = 200_000;

const linesWithoutOrders = memoiseByText(JUDGED_KEPT_CHARS, (text) => {
  const lines = text.split('\n');
  const kept = lines.filter((line) => !readsLikeInstruction(line.replace(SPEAKER, '')));
  return kept.length === lines.length ? text : kept.join('\n');
});

/** A chunk without the lines that read like an order: whose they were it does not vouch for. Null when nothing is left. */
export function withoutOrders(chunk: ChunkCandidate): ChunkCandidate | null {
  const content = linesWithoutOrders(chunk.content);
  if (content === chunk.content) return chunk;
  return content.trim() === '' ? null : { ...chunk, content };
}

/** Checks that a text, given by its terms, tells what the line of a chunk would quote. */
export function isCovered(
  chunk: ChunkCandidate,
  terms: readonly string[],
  told: ReadonlySet<string>,
): boolean {
  if (told.size === 0) return false;
  const own = [...new Set(termsOf(passageOf(chunk, terms)))];
  // One figure makes another fact of a hundred equal words.
  if (own.some((term) => /\p{N}/u.test(term) && !told.has(term))) return false;
  return own.filter((term) => told.has(term)).length >= own.length * TOLD_SHARE;
}

/** Recognises a chunk that retells a message which the block shows itself. */
export const retells = (chunk: ChunkCandidate, shown: readonly Candidate[]): boolean =>
  chunk.type === 'chunk' &&
  shown.some(
    (other) =>
      other.type === 'event' &&
      other.conversationId === chunk.conversationId &&
      other.seq >= chunk.startSeq &&
      other.seq <= chunk.endSeq,
  );
