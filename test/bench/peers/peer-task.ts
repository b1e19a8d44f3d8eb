/** What a peer is measured with: the same history, exchanges and questions for all, from a seed, and what of an answer counts. Pure. */
import { countTokens } from '../../../src/lib/text/tokens.ts';
import type { TranscriptMessage } from '../../support/transcript.ts';
import { createTextSource } from '../synthetic-text.ts';

/** The environment variable by which a process is told its task, as JSON. */
export const TASK_VARIABLE = 'STRATA_PEER_TASK';

export interface PeerTask {
  readonly name: string;
  readonly seed: number;
  readonly events: number;
  readonly rounds: number;
  /** Where packages stand that are no dependency of the project. */
  readonly packages: string;
  /** For its files. */
  readonly folder: string;
}

/** Timed calls of one kind; `cpu_ms` is the processor's time of one, of the process and of all that it started. */
export interface CallFigures {
  readonly calls: number;
  readonly median_ms: number;
  readonly p95_ms: number;
  readonly cpu_ms: number;
}

export interface PeerFigures {
  readonly name: string;
  /** Messages that it had when it was measured. */
  readonly events: number;
  readonly fill_seconds: number;
  readonly add: CallFigures;
  readonly recall: CallFigures | null;
  /** Share of the questions whose message stands among what comes back, within `PROMPT_TOKENS`. */
  readonly evidence: number | null;
  readonly memory_mb: number;
}

/** Tokens of what is recalled that count: as many as Strata injects. */
const PROMPT_TOKENS = 740;
const MESSAGE_INTERVAL_MS = 60_000;
/** The words of a question are the two longest of its message that a text has once. */
const QUESTION_WORDS = 2;
const WORD = /[a-z]{5,}/g;

/** History and rounds of a task. Questions are about messages that a peer has, which may be fewer than all. */
export function exchangesOf({ seed, events, rounds }: PeerTask, warmUps: number) {
  const text = createTextSource(seed);
  const startAt = Date.now() - events * MESSAGE_INTERVAL_MS;
  const message = (i: number): TranscriptMessage => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    name: i % 2 === 0 ? 'Ana' : 'Assistant',
    content: text.message(),
    occurredAt: new Date(startAt + i * MESSAGE_INTERVAL_MS).toISOString(),
    externalId: `peer-${i}`,
    session: 0,
  });
  const history = Array.from({ length: events }, (_, i) => message(i));
  const all = rounds + warmUps;
  const exchanges = Array.from({ length: all }, (_, i) => [
    message(events + 2 * i),
    message(events + 2 * i + 1),
  ]);
  return {
    history,
    exchanges,
    questions: (known: number) =>
      Array.from({ length: all }, (_, i) => {
        const { content = '' } = history[Math.floor(((i + 0.5) * known) / all)] ?? {};
        const words = [...new Set(content.match(WORD))].toSorted((a, b) => b.length - a.length);
        return {
          text: `Where was the ${words.slice(0, QUESTION_WORDS).join(' with the ')}?`,
          about: content,
        };
      }),
  };
}

/** The texts, best first, as far as the tokens go. */
export function shownWithin(texts: readonly string[]): string {
  let left = PROMPT_TOKENS;
  const shown = [];
  for (const text of texts) {
    left -= countTokens(text);
    if (left < 0 && shown.length > 0) break;
    shown.push(text);
  }
  return shown.join('\n');
}
