/**
 * What a message says in a channel that was made for a topic: of the topic, or of who says it. Decisions, deadlines and what is to
 * be remembered there are of the topic; whatever a user says of themselves is theirs, wherever they say it. When in doubt it is
 * theirs: then it is known in their other channels too, as all that they say. Pure.
 */
import type { Signal } from './signal.ts';

/**
 * How one speaks of oneself, by language. Only languages in which that takes a word of its own: where the verb says it, as in
 * "vivo en Roma", nothing here can tell whose it is. "Our" is the topic's: those who share it speak so.
 */
const ONESELF: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|im|i['’]\p{L}+|me|my|mine|myself)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein(?:e[mnrs]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|moi|me|mon|ma|mes|mien(?:ne)?s?|[jm]['’](?=\p{L}))/iu,
  nl: /(?<!\p{L})(?:ik|mij|me|mijne?|m['’]n)(?!\p{L})/iu,
};

const EXPLICIT = /^explicit\.remember(?:_(?<language>\w+))?$/;

/** Whether a signal is about the topic of the channel in which it was said. */
export function isAboutTopic({
  action,
  kind,
  rule,
  value,
}: Pick<Signal, 'action' | 'kind' | 'rule' | 'value'>): boolean {
  if (action !== 'remember') return false;
  if (kind === 'decision') return true;
  // What is due is of the topic; an appointment is one's own.
  if (rule === 'deadlines.due' || rule === 'deadlines.announced') return true;
  const explicit = EXPLICIT.exec(rule);
  if (explicit === null) return false;
  const oneself = ONESELF[explicit.groups?.language ?? 'en'];
  return oneself !== undefined && !oneself.test(value);
}
