/**
 * Prompts of others, of the same size: what else could have been said with the tokens of a prompt. Both are given all of the
 * user's sittings as one history, although a new conversation of theirs would have none of it. Pure.
 */
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { termsOf } from '../../../src/lib/text/words.ts';
import { excerptOf, PASSAGE_MAX_TOKENS } from '../../../src/recall/excerpt.ts';
import { type TranscriptMessage, turnOf } from '../../support/transcript.ts';

const writtenOut = ({ name, content }: TranscriptMessage): string => `${name}: ${content}`;

/** Tokens of messages as a prompt writes them. */
const tokensOf = (message: TranscriptMessage): number => countTokens(writtenOut(message));

/** Turns of the newest messages that fit: a window over the end of the history. */
export const lastMessages = (history: readonly TranscriptMessage[], tokens: number): string[] =>
  newest(history, tokens).map(({ externalId }) => turnOf(externalId));

function newest(history: readonly TranscriptMessage[], tokens: number): TranscriptMessage[] {
  let left = tokens;
  const start = history.findLastIndex((message) => {
    left -= tokensOf(message);
    return left < 0;
  });
  return history.slice(start + 1);
}

/** What of a prompt is live history, and all of it beside the question, in tokens. */
export interface PromptSize {
  readonly live: number;
  readonly all: number;
}

/**
 * Turns in a prompt as `agents` documents it: the newest messages, and what its search of the session finds, best first, while it
 * fits. Long messages are cut to the passage that answers, as ours are; the newest ones take as much as in our prompt.
 */
export function lastAndFound(
  history: readonly TranscriptMessage[],
  found: readonly string[],
  question: string,
  { live, all }: PromptSize,
): string[] {
  const recent = newest(history, live);
  const shown = new Set(recent);
  let left = all - recent.reduce((sum, message) => sum + tokensOf(message), 0);
  const messages = new Map(history.map((message) => [message.externalId, message]));
  const terms = termsOf(question);
  for (const id of found) {
    const message = messages.get(id);
    if (message === undefined || shown.has(message)) continue;
    const cost = countTokens(excerptOf(writtenOut(message), terms, PASSAGE_MAX_TOKENS));
    if (cost > left) break;
    left -= cost;
    shown.add(message);
  }
  return [...shown].map(({ externalId }) => turnOf(externalId));
}
