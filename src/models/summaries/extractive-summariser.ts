/**
 * `strata-extractive-v1`: the summariser of the default configuration. No model: it keeps the sentences that stand for the
 * others and those that matter (what a user states of themselves, decisions, names, numbers), word for word and with who said
 * them. The rolling summary is chosen anew from its lines and the new range's. Facts are the immediate signals of the users'
 * messages. Deterministic, any language.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { SnapshotParts, Summariser, SummaryMessage, SummaryRequest } from '../../memory/ports.ts';
import type { Signal } from '../../memory/signals/signal.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { titleOf } from '../../recall/title.ts';
import { kindsOf } from './extractive-cues.ts';
import { bestOf, type Line, linesOf, partsOf, rollOn, speakerNamesOf } from './extractive-lines.ts';
import { readSayings, takenBack } from './extractive-sayings.ts';
import { type Sentence, sentencesOf, termsOfNames } from './extractive-sentences.ts';
import { type CuedSentence, snapshotOf } from './extractive-snapshot.ts';

/** Longest summary of one range, and its share of what it summarises. */
const RANGE_MAX_TOKENS = 300;
const RANGE_SHARE = 0.5;
const RANGE_MIN_TOKENS = 60;
/** Messages that a title may be made of. */
const TITLE_MESSAGES = 3;
/** Beginnings of messages that stand for a range in which nothing was said. */
const FALLBACK_MESSAGES = 2;
const FALLBACK_MESSAGE_TOKENS = 20;

/** Summarises without a model. Never fails. */
export class ExtractiveSummariser implements Summariser {
  readonly model = 'strata-extractive-v1';
  readonly tellsOutdated = false;

  summarise({ previous, messages, maxTokens }: SummaryRequest): Promise<unknown> {
    const sayings = messages.map(readSayings);
    const signals = sayings.map((said) => said.signals);
    const called = speakerNamesOf(messages);
    const speakers = termsOfNames(messages.flatMap(({ name }) => name ?? []));
    const sentences = sentencesOf(messages).map((sentence): CuedSentence => {
      const own = sayings[sentence.message]?.ownWords(sentence) ?? null;
      return { ...sentence, isQuoted: own === null, kinds: own === null ? NO_KINDS : kindsOf(own) };
    });
    const heard = sentences
      .filter((sentence) => mayBeTold(sentence, messages))
      .map((sentence) => ({ ...sentence, speaker: called[sentence.message] ?? '' }));
    const before = (previous?.summary.split('\n') ?? []).map(toldBefore);
    const over = takenBack<Told>([...before, ...heard], sayings, called);
    const told = heard.filter((sentence) => !over.has(sentence));
    const lines = linesOf(told, messages, signals, speakers, called);
    const fresh = bestOf(lines, rangeBudget(messages, lines, maxTokens));
    const range = withinTokens(fresh, maxTokens) || fallback(messages, called);
    const summary =
      previous === null
        ? range
        : withinTokens(rollOn(standing(before, over), fresh, maxTokens, speakers), maxTokens) || range;
    const snapshot = snapshotOf(messages, told, withoutTakenBack(previous?.snapshot ?? null, over));
    return Promise.resolve({
      summary,
      range_summary: range,
      facts: messages.flatMap((message, i) => factsOf(message, signals[i] ?? [])),
      snapshot: {
        goals: snapshot.goals,
        decisions: snapshot.decisions,
        open_questions: snapshot.openQuestions,
        entities: snapshot.entities,
        next_steps: snapshot.nextSteps,
      },
      // Its beginning says what a conversation is about.
      title: previous === null ? titleOf(saidByUsers(messages)) : null,
    });
  }
}

const NO_KINDS: CuedSentence['kinds'] = new Set();

/** The first messages of users; those after them are not read. */
const saidByUsers = (messages: readonly SummaryMessage[]): string[] =>
  messages.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(0, TITLE_MESSAGES);

/** Tokens for the summary of a range: a share of it, and all that its users state as far as there is room. */
const rangeBudget = (
  messages: readonly SummaryMessage[],
  lines: readonly Line[],
  maxTokens: number,
): number => {
  const tokens = messages.reduce((sum, { text }) => sum + countTokens(text), 0);
  const mattering = lines.reduce((sum, line) => sum + (line.isStated ? line.tokens : 0), 0);
  const share = Math.ceil(tokens * RANGE_SHARE);
  return Math.min(RANGE_MAX_TOKENS, maxTokens, Math.max(RANGE_MIN_TOKENS, share, mattering));
};

/** Something that was told, in this range or before it. */
type Told = ReturnType<typeof toldBefore> | (CuedSentence & { readonly speaker: string });

/** A line of an earlier summary. */
const toldBefore = (line: string) => {
  const { speaker, said: text } = partsOf(line);
  return { line, speaker, text, message: -1 };
};

const standing = (before: readonly ReturnType<typeof toldBefore>[], over: ReadonlySet<Told>): string =>
  before.flatMap((one) => (over.has(one) ? [] : [one.line])).join('\n');

/** The state before without goals, decisions and steps that were taken back since. */
function withoutTakenBack(parts: SnapshotParts | null, over: ReadonlySet<Told>): SnapshotParts | null {
  if (parts === null) return null;
  const gone = new Set([...over].map(({ text }) => text));
  const kept = (items: readonly string[]) => items.filter((item) => !gone.has(item));
  return {
    ...parts,
    goals: kept(parts.goals),
    decisions: kept(parts.decisions),
    nextSteps: kept(parts.nextSteps),
  };
}

/** Signals that name something to keep; what a user wants forgotten is no fact. */
const factsOf = ({ userId }: SummaryMessage, signals: readonly Signal[]) =>
  signals
    .filter(({ action }) => action === 'remember')
    .map(({ content, category, topicKey }) => ({
      category: category ?? 'other',
      content,
      topic_key: topicKey,
      user: userId,
    }));

/** False of an order in a tool's result: it has no place in a prompt of its own. */
const mayBeTold = ({ message, text }: Sentence, messages: readonly SummaryMessage[]): boolean =>
  messages[message]?.role !== 'tool' || !readsLikeInstruction(text);

const textOf = (lines: readonly Line[]): string => lines.map(({ line }) => line).join('\n');

/** Sums of estimates differ from the estimate of the whole. */
function withinTokens(lines: readonly Line[], maxTokens: number): string {
  const kept = [...lines];
  while (kept.length > 1 && countTokens(textOf(kept)) > maxTokens) kept.shift();
  return textOf(kept);
}

/** A range of greetings still is one. */
const fallback = (messages: readonly SummaryMessage[], called: readonly string[]): string =>
  messages
    .slice(0, FALLBACK_MESSAGES)
    .map(({ text }, i) => {
      const said = truncateToTokens(text.replace(/\s+/gu, ' '), FALLBACK_MESSAGE_TOKENS);
      return `${called[i]}: ${said}`;
    })
    .join('\n');
