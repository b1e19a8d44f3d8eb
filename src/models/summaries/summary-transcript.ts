/**
 * The messages of a range as a language model reads them: one JSON object a line. Within it a text can end neither its line nor
 * the transcript, so that no message passes for another one or for ours. Users are called `u1`, `u2`: of a longer id a
 * model makes another one. Pure.
 */
import { countTokens, truncateToTokens } from '../../lib/text/tokens.ts';
import type { SummaryMessage } from '../../memory/ports.ts';
import { extractSignals } from '../../memory/signals/extract-signals.ts';

/**
 * Tokens of all texts together: with the instructions, what was told before and the answer they fit a context of 24,000, the
 * smallest of the models that are worth asking. A range has fewer, unless one turn alone has more.
 */
export const TRANSCRIPT_MAX_TOKENS = 17_000;
/** Tokens of a line beside its text. */
const LINE_TOKENS = 27;
/** No fact comes of what a tool said, so that a long result is cut first. */
const TOOL_TEXT_MAX_TOKENS = 400;

/** The users of a range, as the model calls them. */
export interface Speakers {
  readonly idOf: ReadonlyMap<string, string>;
  /** The stored messages by the number that their lines have, from 1 on. */
  readonly messageOf: ReadonlyMap<number, string>;
  readonly nameOf: ReadonlyMap<string, string | null>;
  /** Names that somebody else answers to: the assistant, a tool. */
  readonly othersNames: ReadonlySet<string>;
  /** Names that each user said to be called by; a model may use them. */
  readonly saidNames: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Names the users of a range, in the order in which they first speak. */
export function speakersOf(messages: readonly SummaryMessage[]): Speakers {
  const ids = [...new Set(messages.flatMap(({ userId }) => userId ?? []))];
  const names = new Map(messages.flatMap(({ userId, name }) => (userId === null ? [] : [[userId, name]])));
  return {
    idOf: new Map(ids.map((id, i) => [aliasAt(i), id])),
    messageOf: new Map(messages.map(({ id }, i) => [i + 1, id])),
    nameOf: new Map(ids.map((id, i) => [aliasAt(i), names.get(id) ?? null])),
    othersNames: new Set(messages.flatMap(({ userId, name }) => (userId === null && name ? [name] : []))),
    saidNames: new Map(ids.map((id, i) => [aliasAt(i), namesSaidBy(id, messages)])),
  };
}

const namesSaidBy = (user: string, messages: readonly SummaryMessage[]): ReadonlySet<string> =>
  new Set(
    messages
      .filter(({ userId }) => userId === user)
      .flatMap(({ text, at }) => extractSignals(text, { occurredAt: at }))
      .flatMap(({ topicKey, value }) => (topicKey === 'name' || topicKey === 'address_as' ? [value] : [])),
  );

const aliasAt = (place: number): string => `u${place + 1}`;

/** The lines, none left out: where they are too long, the longest texts end early. */
export function transcriptLines(
  messages: readonly SummaryMessage[],
  { idOf }: Speakers,
  maxTokens = TRANSCRIPT_MAX_TOKENS,
): string {
  const aliases = new Map([...idOf].map(([alias, id]) => [id, alias]));
  const texts = fittingTexts(messages, maxTokens);
  return messages
    .map(({ role, userId, name, at }, i) =>
      JSON.stringify({
        n: i + 1,
        from: userId === null ? role : aliases.get(userId),
        ...(userId === null && name !== null ? { name } : {}),
        at: new Date(at).toISOString().slice(0, 16),
        text: texts[i],
      }),
    )
    .join('\n');
}

/** Texts as long as they may be: all of them whole, or the long ones cut to the one length at which all fit. */
function fittingTexts(messages: readonly SummaryMessage[], maxTokens: number): string[] {
  const budget = maxTokens - messages.length * LINE_TOKENS;
  const whole = messages.map(({ text }) => countTokens(text));
  if (sum(whole) <= budget) return messages.map(({ text }) => text);
  const own = whole.map((tokens, i) =>
    messages[i]?.role === 'tool' ? Math.min(tokens, TOOL_TEXT_MAX_TOKENS) : tokens,
  );
  const length = commonLength(own, budget);
  return messages.map(({ text }, i) => truncateToTokens(text, Math.min(own[i] ?? 0, length)));
}

/** The length to which the longest are cut, so that all together have `budget` tokens at most; at least one each. */
function commonLength(lengths: readonly number[], budget: number): number {
  let left = budget;
  const ascending = lengths.toSorted((a, b) => a - b);
  for (const [i, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - i));
    if (length > share) return Math.max(1, share);
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
