/**
 * `strata-extractive-v1`: the summariser of the default configuration. No model: it keeps the sentences that stand for the
 * others and those that matter (what a user states of themselves, decisions, names, numbers), word for word and with who said
 * them. The rolling summary is chosen anew from its lines and the new range's. Facts are the immediate signals of the users'
 * messages. Deterministic, any language.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { Summariser, SummaryMessage, SummaryRequest } from '../../memory/ports.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';
import type { Signal } from '../../memory/signals/signal.ts';
import { readsLikeInstruction } from '../../memory/untrusted.ts';
import { titleOf } from '../../recall/title.ts';
import { kindsOf } from './extractive-cues.ts';
import { bestOf, type Line, linesOf, rollOn, SPEAKER } from './extractive-lines.ts';
import { type Sentence, sentencesOf, termsOfNames } from './extractive-sentences.ts';
import { type ReadSentence, snapshotOf } from './extractive-snapshot.ts';

/** Longest summary of one range, and its share of what it summarises. */
const RANGE_MAX_TOKENS = 300;
const RANGE_SHARE = 0.5;
const RANGE_MIN_TOKENS = 60;
/** Messages that a title may be made of. */
const TITLE_MESSAGES = 3;
/** What is told of a range in which nothing was said. */
const FALLBACK_MESSAGES = 2;
const FALLBACK_MESSAGE_TOKENS = 20;

/** Summarises without a model. Never fails. */
export class ExtractiveSummariser implements Summariser {
  readonly model = 'strata-extractive-v1';

  summarise({ previous, messages, maxTokens }: SummaryRequest): Promise<unknown> {
    const signals = messages.map(signalsOf);
    const speakers = termsOfNames(messages.flatMap(({ name }) => name ?? []));
    const sentences = sentencesOf(messages).map(
      (sentence): ReadSentence => ({ ...sentence, kinds: kindsOf(sentence.text) }),
    );
    const told = sentences.filter((sentence) => mayBeTold(sentence, messages));
    const fresh = bestOf(linesOf(told, messages, signals, speakers), rangeBudget(messages, maxTokens));
    const range = withinTokens(fresh, maxTokens) || fallback(messages);
    const summary =
      previous === null
        ? range
        : withinTokens(rollOn(previous.summary, fresh, maxTokens, speakers), maxTokens) || range;
    const snapshot = snapshotOf(messages, told, previous?.snapshot ?? null);
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

/** The first messages of users; those after them are not read. */
const saidByUsers = (messages: readonly SummaryMessage[]): string[] =>
  messages.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(0, TITLE_MESSAGES);

const rangeBudget = (messages: readonly SummaryMessage[], maxTokens: number): number => {
  const tokens = messages.reduce((sum, { text }) => sum + countTokens(text), 0);
  return Math.min(RANGE_MAX_TOKENS, maxTokens, Math.max(RANGE_MIN_TOKENS, Math.ceil(tokens * RANGE_SHARE)));
};

const signalsOf = ({ role, userId, text, at }: SummaryMessage): readonly Signal[] =>
  role === 'user' && userId !== null ? extractSignals(text, { occurredAt: at }) : [];

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

/** What a tool or the web says to whoever reads it has no place in a prompt of its own. */
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
const fallback = (messages: readonly SummaryMessage[]): string =>
  messages
    .slice(0, FALLBACK_MESSAGES)
    .map(({ name, role, text }) => {
      const said = truncateToTokens(text.replace(/\s+/gu, ' '), FALLBACK_MESSAGE_TOKENS);
      return `${name ?? SPEAKER[role]}: ${said}`;
    })
    .join('\n');
