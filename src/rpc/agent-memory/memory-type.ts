/** Kinds of memory, there and here. There are four; which one a text is of is read from its words, by the rules that read messages. Pure. */
import type { AnswerOf } from '../../client/client.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';
import type { MemoryKind } from '../../memory/types.ts';

type Memory = AnswerOf<'GET /v1/memories/{id}'>;

/** Type of memory that a text becomes. */
export interface ReadType {
  readonly kind: MemoryKind;
  /** Topic with one value: a new one replaces the old. */
  readonly topicKey: string | null;
  readonly expiresAt: number | null;
}

const FACT: ReadType = { kind: 'fact', topicKey: null, expiresAt: null };

/** Rules that read what people tell at large; beside one that knows what it reads they say nothing more. */
const AT_LARGE = /^statements\./;

/** Type by the rules, if a text says one thing that they know; else it is a fact. */
export function readType(content: string, now: number): ReadType {
  const signals = extractSignals(content, { occurredAt: now });
  const known = signals.filter(({ rule }) => !AT_LARGE.test(rule));
  const [signal, ...others] = known.length > 0 ? known : signals;
  if (signal === undefined || others.length > 0 || signal.action !== 'remember') return FACT;
  return { kind: signal.kind, topicKey: signal.topicKey, expiresAt: signal.expiresAt };
}

/** The type that a memory is shown as: an event that ends is something to be done until then. */
export function typeOf({ kind, expires_at }: Pick<Memory, 'kind' | 'expires_at'>): AgentMemoryMemoryType {
  switch (kind) {
    case 'instruction':
    case 'procedure':
      return 'instruction';
    case 'event':
    case 'decision':
      return expires_at === null ? 'event' : 'task';
    case 'fact':
    case 'preference':
    case 'summary':
      return 'fact';
  }
}
