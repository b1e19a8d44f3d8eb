/**
 * Subject of a signal in a channel that was made for a topic: the topic itself, or its author. Decisions, deadlines and
 * requests to remember are of the topic there; a user's words about themselves are theirs, wherever they stand. In doubt it is
 * theirs: then it is known in their other channels too, as all that they say. Pure.
 */
import { LANGUAGES } from '../../language/languages.ts';
import type { Signal } from './signal.ts';

/** Words for oneself, by language: where nothing tells whose a statement is, it is the speaker's. */
const oneself = new Map(
  LANGUAGES.flatMap(({ code, people }) =>
    people?.oneself === undefined
      ? []
      : [[code, new RegExp(`(?<!\\p{L})(?:${people.oneself})(?!\\p{L})`, 'iu')] as const],
  ),
);

const EXPLICIT = /^explicit\.remember(?:_(?<language>\w+))?$/;

/** True of a signal that tells something of the channel's topic and not of its author. */
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
  const own = oneself.get(explicit.groups?.language ?? 'en');
  return own !== undefined && !own.test(value);
}
