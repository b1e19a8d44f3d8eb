/**
 * Parses the answer of a summariser, once. A model may say anything: structure is demanded, lengths are cut, and whatever would
 * pass for a secret or for an injection block is taken out before it can be stored.
 */
import { z } from 'zod';
import { err, ok, type Result } from '../../lib/result.ts';
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import { neutralise } from '../../memory/neutralise.ts';
import type { SnapshotParts } from '../../memory/ports.ts';
import { redactSensitive } from '../../memory/sensitive/sensitive.ts';
import { FACT_CATEGORIES, type FactCategory } from '../../memory/types.ts';
import { toTitle } from '../../recall/title.ts';

/**
 * Facts of one range: one for each message of a batch. Recorded observations of LoCoMo come to 9 a range; more is a
 * list of everything, and would crowd out of prompts what users said to be remembered.
 */
export const FACTS_MAX = 20;
const FACT_MAX_CHARS = 500;
/** Statements that one range may outdate: a life changes in few places at once, and a model that names more has misunderstood it. */
export const OUTDATED_MAX = 10;
/** Statements of one part of a snapshot, and the length of each. */
const SNAPSHOT_ITEMS_MAX = 10;
const SNAPSHOT_ITEM_MAX_CHARS = 300;
/** A chunk is read beside others: B's size of a passage. */
export const RANGE_SUMMARY_MAX_TOKENS = 300;

export interface SummaryFact {
  readonly category: FactCategory;
  readonly content: string;
  readonly subject: string | null;
  /** The topic whose one current value it is, if it is one. */
  readonly topicKey: string | null;
  readonly userId: string;
  /** The message that says so; null where the summariser does not say which. */
  readonly messageId: string | null;
  /** Importance by the summariser's own measure, 0 to 1; null where it does not say. */
  readonly importance: number | null;
}

/** Something that was so before a message, and is not any more. */
export interface RangeRetraction {
  /** The memory that says it; null where only a message does. */
  readonly memoryId: string | null;
  /** The message that says it; null where a memory does. */
  readonly saidId: string | null;
  /** The words of that message; null for all of it. */
  readonly words: string | null;
  /** The message that it is not so since. */
  readonly messageId: string;
}

export interface SummaryAnswer {
  /** The new rolling summary. */
  readonly summary: string;
  /** Of the range alone. */
  readonly rangeSummary: string;
  readonly facts: readonly SummaryFact[];
  /** Facts that were more than a range may teach. */
  readonly factsLeftOut: number;
  readonly snapshot: SnapshotParts;
  /** Subject of the conversation in few words; null where the summariser does not say. */
  readonly title: string | null;
  /** Statements that the range makes untrue, at most `OUTDATED_MAX`. */
  readonly outdated: readonly RangeRetraction[];
}

/** The fault of an answer that does not parse: the part of it, never its text. */
export interface MalformedAnswer {
  readonly code: 'malformed_answer';
  readonly message: string;
}

const Text = z.string().regex(/\S/u);
const Items = z.array(z.string()).default([]);
const Answer = z.object({
  summary: Text,
  range_summary: Text,
  facts: z.array(
    z.object({
      category: z.enum(FACT_CATEGORIES).catch('other'),
      content: z.string(),
      subject: z.string().nullish(),
      topic_key: z.string().nullish(),
      user: Text,
      message_id: z.string().nullish().catch(null),
      importance: z.number().min(0).max(1).nullish().catch(null),
    }),
  ),
  snapshot: z
    .object({ goals: Items, decisions: Items, open_questions: Items, entities: Items, next_steps: Items })
    .prefault({}),
  // Without it the conversation is called by its first words.
  title: z.string().nullish().catch(null),
  // What is no such list outdates nothing: what was told stays, and the summary with it.
  outdated: z
    .array(
      z
        .object({
          known_id: z.string().nullish(),
          said_id: z.string().nullish(),
          words: z.string().nullish().catch(null),
          message_id: z.string(),
        })
        .nullable()
        .catch(null),
    )
    .default([])
    .catch([]),
});

/** Parses the answer of a summariser whose rolling summary may have `maxTokens`. */
export function parseSummaryAnswer(
  answer: unknown,
  maxTokens: number,
): Result<SummaryAnswer, MalformedAnswer> {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) {
    const where = parsed.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'}: ${code}`);
    return err({ code: 'malformed_answer', message: [...new Set(where)].slice(0, 5).join(', ') });
  }
  const { summary, range_summary, snapshot, title, outdated } = parsed.data;
  const facts = parsed.data.facts
    .filter(({ content }) => /\S/u.test(content))
    // Of too many, those that answer who somebody is stay; the others in the order of the answer.
    .toSorted((a, b) => Number(!a.topic_key) - Number(!b.topic_key));
  return ok({
    summary: withinTokens(clean(summary), maxTokens),
    rangeSummary: withinTokens(clean(range_summary), RANGE_SUMMARY_MAX_TOKENS),
    factsLeftOut: Math.max(0, facts.length - FACTS_MAX),
    facts: facts
      .slice(0, FACTS_MAX)
      .map(({ category, content, subject, topic_key, user, message_id, importance }) => ({
        category,
        content: onOneLine(content).slice(0, FACT_MAX_CHARS),
        subject: nameOrNull(subject),
        topicKey: nameOrNull(topic_key),
        userId: user,
        messageId: message_id ?? null,
        importance: importance ?? null,
      })),
    snapshot: {
      goals: items(snapshot.goals),
      decisions: items(snapshot.decisions),
      openQuestions: items(snapshot.open_questions),
      entities: items(snapshot.entities),
      nextSteps: items(snapshot.next_steps),
    },
    title: toTitle(clean(title ?? '')) || null,
    outdated: outdatedIn(outdated),
  });
}

/** Statements that an answer outdates; none of a model that takes all of a life for changed. */
function outdatedIn(told: z.infer<typeof Answer>['outdated']): RangeRetraction[] {
  const outdated = told.flatMap((each) => (each?.known_id || each?.said_id ? [each] : []));
  if (outdated.length > OUTDATED_MAX) return [];
  return outdated.map(({ known_id, said_id, words, message_id }) => ({
    memoryId: known_id ?? null,
    saidId: known_id ? null : (said_id ?? null),
    words: words?.trim() || null,
    messageId: message_id,
  }));
}

/** Lone surrogates and NUL have no form in storage. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** No secret, no injection prefix. */
const clean = (text: string): string => neutralise(redactSensitive(storable(text)).text).trim();

/** A fact keeps its secrets until it is refused for them. */
const onOneLine = (text: string): string => neutralise(storable(text).replace(/\s+/gu, ' ').trim());

const nameOrNull = (name: string | null | undefined): string | null =>
  name?.trim() ? onOneLine(name).slice(0, NAME_MAX_CHARS) : null;

const items = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => clean(text).replace(/\s+/gu, ' ').slice(0, SNAPSHOT_ITEM_MAX_CHARS)))]
    .filter((text) => text !== '')
    .slice(0, SNAPSHOT_ITEMS_MAX);

/** Cut after a whole line if one fits, else wherever the limit is. */
function withinTokens(text: string, maxTokens: number): string {
  if (countTokens(text) <= maxTokens) return text;
  const lines = text.split('\n');
  while (lines.length > 1) {
    lines.pop();
    if (countTokens(lines.join('\n')) <= maxTokens) return lines.join('\n');
  }
  return truncateToTokens(text, maxTokens);
}
