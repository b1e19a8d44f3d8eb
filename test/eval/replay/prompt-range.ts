/**
 * Reads a summary prompt (`src/models/summaries/summary-prompt.ts`) as a model would, and finds which turns of which dialogue it shows: a
 * replayed model knows nothing but the prompt. Pure.
 */
import { z } from 'zod';
import { type Transcript, type TranscriptMessage, toMessages } from '../../support/transcript.ts';

/** One message of the prompt; `at` to the minute. */
export interface PromptMessage {
  readonly from: string;
  readonly at: string;
  readonly text: string;
}

/** What a summary prompt shows: its messages, and the alias by which it calls the user of a name. */
export interface SummaryPrompt {
  readonly messages: readonly PromptMessage[];
  readonly aliasOf: ReadonlyMap<string, string>;
}

/** The messages of a dialogue that a prompt shows, in order. */
export interface PromptRange {
  readonly transcript: Transcript;
  readonly messages: readonly TranscriptMessage[];
}

const Users = z.array(z.object({ user: z.string(), name: z.string().nullable() }));
const Message = z.object({ from: z.string(), at: z.string(), text: z.string() });

const USERS = /^Users: (?<users>\[.*\])$/m;
const MESSAGES = /^New messages, one a line:\n(?<lines>(?:\{.*\}\n?)*)/m;
/** Length of a time as the prompt writes it: to the minute. */
const MINUTE_CHARS = 16;

/** The parts of a summary prompt; throws when it is none. */
export function readSummaryPrompt(prompt: string): SummaryPrompt {
  const users = USERS.exec(prompt)?.groups?.users;
  const lines = MESSAGES.exec(prompt)?.groups?.lines;
  if (users === undefined || lines === undefined) throw new Error('not a summary prompt');
  return {
    aliasOf: new Map(Users.parse(JSON.parse(users)).map(({ user, name }) => [name ?? user, user])),
    messages: lines
      .trimEnd()
      .split('\n')
      .map((line) => Message.parse(JSON.parse(line))),
  };
}

/** Finds ranges in some dialogues. */
export function createRangeFinder(
  transcripts: readonly Transcript[],
): (messages: readonly PromptMessage[]) => PromptRange | null {
  const dialogues = transcripts.map((transcript) => {
    const messages = toMessages(transcript);
    return {
      transcript,
      places: new Map(messages.map((message, i) => [message, i])),
      byTime: Map.groupBy(messages, ({ occurredAt }) => occurredAt.slice(0, MINUTE_CHARS)),
    };
  });
  return (shown) => {
    const found = dialogues.map(({ transcript, places, byTime }) => {
      const range = shown.map(({ at, text }) => messageOf(byTime.get(at) ?? [], text));
      const messages = [...new Set(range.flatMap(({ message }) => message ?? []))];
      return {
        transcript,
        // As they stand in the dialogue, whatever the order in which they were shown.
        messages: messages.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
        exact: range.filter(({ isExact }) => isExact).length,
      };
    });
    const [best] = found.sort((a, b) => b.exact - a.exact);
    return best === undefined || best.exact === 0 ? null : best;
  };
}

/** The message of a minute with these words; with other words the only one, whose words were made harmless or cut. */
function messageOf(
  candidates: readonly TranscriptMessage[],
  text: string,
): { readonly message: TranscriptMessage | null; readonly isExact: boolean } {
  const same = candidates.find(({ content }) => content.trim() === text.trim());
  const only = candidates.length === 1 ? (candidates[0] ?? null) : null;
  return { message: same ?? only, isExact: same !== undefined };
}
