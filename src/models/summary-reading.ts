/**
 * The answer to a summary prompt, read once: found in what the model said, with the ids of users for the names that it was given,
 * and checked by the parser of the caller. Pure. A reason never quotes the answer.
 */
import { z } from 'zod';
import { err, ok, type Result } from '../lib/result.ts';
import { parseSummaryAnswer } from '../session/compaction/summary-answer.ts';
import { jsonIn } from './json-in-text.ts';
import { SUMMARY_TOPICS } from './summary-schema.ts';
import type { Speakers } from './summary-transcript.ts';

/** As much of an answer as is looked at here; anything else is left to the parser. */
const Facts = z.looseObject({
  facts: z.array(z.looseObject({ user: z.unknown().optional(), topic_key: z.unknown().optional() })),
});
/** Who a model may say stated something, and may not teach anything. */
const NOT_USERS: ReadonlySet<unknown> = new Set(['assistant', 'tool', 'system']);
const TOPICS: ReadonlySet<unknown> = new Set(SUMMARY_TOPICS);

/** The value that the port answers with, or why it is none. */
export function readSummary(text: string, speakers: Speakers, maxTokens: number): Result<unknown, string> {
  if (text === '') return err('it was empty');
  const value = jsonIn(text);
  if (value === undefined) return err('it holds no complete JSON object');
  const answer = withUserIds(value, speakers);
  const parsed = parseSummaryAnswer(answer, maxTokens);
  return parsed.ok ? ok(answer) : err(parsed.error.message);
}

/** The answer with the facts of users alone, each with the id of its user, and with topics that are known. */
function withUserIds(answer: unknown, { idOf, nameOf }: Speakers): unknown {
  const parsed = Facts.safeParse(answer);
  if (!parsed.success) return answer;
  const only = idOf.size === 1 ? [...idOf.values()][0] : undefined;
  const names = [...nameOf.values()];
  // Two users of one name: which of them is meant, nobody knows.
  const named = new Map(
    [...nameOf].flatMap(([alias, name]) =>
      names.indexOf(name) === names.lastIndexOf(name) ? [[name, idOf.get(alias)]] : [],
    ),
  );
  const ids = new Set(idOf.values());
  const idFor = (user: unknown): unknown => {
    if (typeof user !== 'string') return only;
    return idOf.get(user) ?? (ids.has(user) ? user : (named.get(user) ?? only ?? user));
  };
  return {
    ...parsed.data,
    facts: parsed.data.facts
      .filter(({ user }) => !NOT_USERS.has(user))
      .map(({ topic_key, ...fact }) => ({
        ...fact,
        topic_key: TOPICS.has(topic_key) ? topic_key : null,
        user: idFor(fact.user),
      })),
  };
}
