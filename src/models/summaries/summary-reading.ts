/**
 * The answer to a summary prompt, read once: found in what the model said, with the ids of users for the names that it was given,
 * and checked by the parser of the caller. Pure. A reason never quotes the answer.
 */
import { z } from 'zod';
import { err, ok, type Result } from '../../lib/result.ts';
import { foldText } from '../../lib/text/words.ts';
import type { SummaryRequest } from '../../memory/ports.ts';
import { jsonIn } from '../language-model/json-in-text.ts';
import { parseSummaryAnswer } from './summary-answer.ts';
import { SUMMARY_TOPICS } from './summary-schema.ts';
import type { Speakers } from './summary-transcript.ts';

/** The part of an answer that is looked at here; anything else is left to the parser. */
const Facts = z.looseObject({
  facts: z.array(
    z.looseObject({
      user: z.unknown().optional(),
      subject: z.unknown().optional(),
      topic_key: z.unknown().optional(),
      message: z.unknown().optional(),
    }),
  ),
});
/** Speakers that a model may name for a fact and that are no users: nothing is learnt from them. */
const NOT_USERS: ReadonlySet<unknown> = new Set(['assistant', 'tool', 'system']);
/** An answer with what it calls outdated. */
const Outdated = z.looseObject({
  outdated: z.array(
    z.looseObject({
      known: z.unknown().optional(),
      said: z.unknown().optional(),
      message: z.unknown().optional(),
    }),
  ),
});
const TOPICS: ReadonlySet<unknown> = new Set(SUMMARY_TOPICS);

/** The value that the port answers with, or why it is none. */
export function readSummary(
  text: string,
  speakers: Speakers,
  { known, maxTokens }: Pick<SummaryRequest, 'known' | 'maxTokens'>,
): Result<unknown, string> {
  if (text === '') return err('it was empty');
  const value = jsonIn(text);
  if (value === undefined) return err('it holds no complete JSON object');
  const answer = withOutdatedIds(withUserIds(value, speakers), speakers, known);
  const parsed = parseSummaryAnswer(answer, maxTokens);
  return parsed.ok ? ok(answer) : err(parsed.error.message);
}

/** Words of a model for a user whom it takes for the only one. */
const THE_USER = /^(?:the )?(?:user|human|speaker|person|customer|client|me|myself|i|self|yes)$/i;
/** A user as we name them; a number that we gave nobody is nobody's. */
const ALIAS = /^u\d+$/i;

/**
 * The answer with the facts of users alone, each with the ids of its user and message, and with topics that are known. Whom a model names
 * besides was spoken of and stated nothing: of a conversation with one user, that one did, about them. Where several speak
 * nobody knows who: the id that comes back is no user's, and the fact is refused for it.
 */
function withUserIds(answer: unknown, speakers: Speakers): unknown {
  const parsed = Facts.safeParse(answer);
  if (!parsed.success) return answer;
  const { idOf, othersNames, messageOf } = speakers;
  const byName = usersByName(speakers);
  const only = idOf.size === 1 ? [...idOf.values()][0] : undefined;
  const userFor = (user: unknown): string | undefined => {
    if (typeof user !== 'string' || THE_USER.test(user.trim())) return only;
    return byName.get(nameKey(user));
  };
  return {
    ...parsed.data,
    facts: parsed.data.facts
      .filter(({ user }) => !NOT_USERS.has(user) && !(typeof user === 'string' && othersNames.has(user)))
      .map(({ topic_key, subject, message, ...told }) => {
        const fact = { ...told, message_id: messageOf.get(Number(message)) ?? null };
        const user = userFor(told.user);
        const about = typeof subject === 'string' && isOneself(subject, user) ? null : subject;
        const topic = TOPICS.has(topic_key) ? topic_key : null;
        if (user !== undefined || only === undefined || ALIAS.test(String(told.user)))
          return { ...fact, subject: about ?? null, topic_key: topic, user: user ?? told.user };
        return { ...fact, subject: about ?? told.user, topic_key: null, user: only };
      }),
  };

  function isOneself(subject: string, user: string | undefined): boolean {
    return THE_USER.test(subject.trim()) || (user !== undefined && byName.get(nameKey(subject)) === user);
  }
}

/** The answer with the ids of what it calls outdated, and of the messages that say so; a number that we gave nothing means nothing. */
function withOutdatedIds(answer: unknown, { messageOf }: Speakers, known: SummaryRequest['known']): unknown {
  const parsed = Outdated.safeParse(answer);
  if (!parsed.success) return answer;
  return {
    ...parsed.data,
    outdated: parsed.data.outdated.map(({ known: k, said, message, ...told }) => ({
      ...told,
      known_id: known[Number(k ?? 0) - 1]?.id ?? null,
      said_id: messageOf.get(Number(said ?? 0)) ?? null,
      message_id: messageOf.get(Number(message)) ?? null,
    })),
  };
}

const nameKey = (name: string): string => foldText(name).trim();

/** Users by alias, id and name, what they said to be called among it. Of a name that two of them have nobody knows whose it is. */
function usersByName({ idOf, nameOf, saidNames }: Speakers): ReadonlyMap<string, string | undefined> {
  const users = new Map<string, string | undefined>();
  for (const [alias, id] of idOf)
    for (const name of new Set([nameOf.get(alias) ?? alias, ...(saidNames.get(alias) ?? [])].map(nameKey)))
      users.set(name, users.has(name) ? undefined : id);
  for (const [alias, id] of idOf) users.set(nameKey(id), id).set(nameKey(alias), id);
  return users;
}
