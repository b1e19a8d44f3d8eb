/**
 * Labelled messages, each as somebody types it to an assistant: what a careful friend would remember of it, in strings that stand
 * together in one memory, and what no memory may hold. A message without facts teaches nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const MESSAGES = z.array(
  z.object({
    id: z.string(),
    lang: z.string(),
    text: z.string(),
    facts: z.array(z.object({ kind: z.string(), must: z.array(z.string()) })),
    forbid: z.array(z.string()),
  }),
);

/** One labelled message. */
export type LabelledMessage = z.infer<typeof MESSAGES>[number];

/** What was learnt of one message. */
export interface JudgedMessage {
  readonly message: LabelledMessage;
  readonly found: LabelledMessage['facts'];
  readonly missed: LabelledMessage['facts'];
  readonly right: readonly string[];
  /** Memories that match no fact, or hold what none may. */
  readonly wrong: readonly string[];
}

/** Reads a file of labelled messages: a list in JSON, or a message a line (`.jsonl`). */
export function readLabelled(file: string): LabelledMessage[] {
  const text = readFileSync(file, 'utf8');
  return MESSAGES.parse(
    file.endsWith('.jsonl')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown)
      : JSON.parse(text),
  );
}

/** Messages that strangers wrote and labelled, a file each. Those beside them in `unread` are for measuring: no weight is fitted to them. */
const STRANGERS = join(import.meta.dirname, 'strangers');

/** The files of strangers. */
export const strangersFiles = (): string[] => readdirSync(STRANGERS).map((name) => join(STRANGERS, name));

/** What people say in few words, a file a language and a line a message; what is told stands in brackets. */
const PLAIN = join(import.meta.dirname, 'plain');

/** Reads the messages of `plain`. */
export const readPlain = (): LabelledMessage[] =>
  readdirSync(PLAIN).flatMap((file) =>
    readFileSync(join(PLAIN, file), 'utf8')
      .trim()
      .split('\n')
      .map((line, i) => ({
        id: `${file}-${i}`,
        lang: file.replace('.txt', ''),
        text: line.replace(/[[\]]/g, ''),
        facts: [...line.matchAll(/\[([^\]]+)\]/g)].map(([, told = '']) => ({ kind: 'plain', must: [told] })),
        forbid: [],
      })),
  );

/** Compares what was learnt of a message with what should have been; case aside. */
export function judgeMessage(message: LabelledMessage, memories: readonly string[]): JudgedMessage {
  const holds = (memory: string, words: string) => memory.toLowerCase().includes(words.toLowerCase());
  const tells = (memory: string, { must }: LabelledMessage['facts'][number]) =>
    must.every((words) => holds(memory, words));
  const isRight = (memory: string) =>
    message.facts.some((fact) => tells(memory, fact)) &&
    !message.forbid.some((words) => holds(memory, words));
  const isFound = (fact: LabelledMessage['facts'][number]) => memories.some((memory) => tells(memory, fact));
  return {
    message,
    found: message.facts.filter(isFound),
    missed: message.facts.filter((fact) => !isFound(fact)),
    right: memories.filter(isRight),
    wrong: memories.filter((memory) => !isRight(memory)),
  };
}
