/** The cross-encoders of the stand-in for Workers AI: what has the words of a question, in their order, answers it. */
import { refuse } from './workers-ai-refusal.ts';

/** No schema limits the list; the embedding models of the same family take a hundred texts. */
const CONTEXTS_MAX = 100;
/** Tokens that the cross-encoder reads of a question and a text together. Here a word is a token. */
const PAIR_MAX_TOKENS = 512;
/** A word of the question counts so much, two that follow one another as they do in the question so much more. */
const WORD_WEIGHT = 0.6;
const PAIR_WEIGHT = 0.4;

interface RerankInput {
  readonly query: string;
  readonly contexts: readonly { readonly text: string }[];
  readonly top_k?: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** The input, as its schema allows it. */
function parseRerankInput(input: unknown): RerankInput {
  const { query, contexts, top_k } = (input ?? {}) as { [Field in keyof RerankInput]: unknown };
  if (!isText(query)) return refuse(5006, "'/query' must be a string of at least one character");
  if (!Array.isArray(contexts) || !contexts.every((context) => isText(context?.text)))
    return refuse(5006, "'/contexts' must be a list of objects with a text");
  if (contexts.length > CONTEXTS_MAX) return refuse(5006, "'/contexts' is too long");
  if (top_k === undefined) return { query, contexts };
  if (!Number.isInteger(top_k) || Number(top_k) < 1) return refuse(5006, "'/top_k' must be at least 1");
  return { query, contexts, top_k: Number(top_k) };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, i) => `${words[i]} ${word}`);

/** How many of `asked` stand among `given`, from 0 to 1. */
function shareOf(asked: readonly string[], given: readonly string[]): number {
  const all = new Set(given);
  return asked.length === 0 ? 0 : asked.filter((one) => all.has(one)).length / asked.length;
}

/** How well a text answers: what it has of the words of the question, and of their order. */
function relevance(query: string, text: string): number {
  const asked = wordsOf(query).slice(0, PAIR_MAX_TOKENS);
  const read = wordsOf(text).slice(0, PAIR_MAX_TOKENS - asked.length);
  return WORD_WEIGHT * shareOf(asked, read) + PAIR_WEIGHT * shareOf(pairsOf(asked), pairsOf(read));
}

function rerank(input: unknown) {
  const { query, contexts, top_k = contexts.length } = parseRerankInput(input);
  const response = contexts.map(({ text }, id) => ({ id, score: relevance(query, text) }));
  return { response: response.sort((a, b) => b.score - a.score).slice(0, top_k) };
}

/** The cross-encoder, and another one that reads the same. */
export const rerankers: Readonly<Record<string, (input: unknown) => unknown>> = {
  '@cf/baai/bge-reranker-base': rerank,
  '@cf/baai/bge-reranker-v2-m3': rerank,
};
