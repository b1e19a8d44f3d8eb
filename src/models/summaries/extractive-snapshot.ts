/**
 * The state of a conversation by rules: goals, decisions and next steps by their cues, questions nobody answered, names by how
 * often they are said. What the state was before stays behind what is new, as long as there is room. Pure.
 */

import { namesIn } from '../../language/names.ts';
import { wordsOf } from '../../lib/text/words.ts';
import type { SnapshotParts, SummaryMessage } from '../../memory/ports.ts';
import type { SentenceKind } from './extractive-cues.ts';
import type { Sentence } from './extractive-sentences.ts';

/** Statements of each part. */
const ITEMS_MAX = 8;
/** Share of its terms that later sentences must hold for a question to count as taken up. */
const ANSWERED_SHARE = 0.5;

/** A sentence with what it gives itself away as. */
export interface CuedSentence extends Sentence {
  readonly kinds: ReadonlySet<SentenceKind>;
  /** True if it stands in a message as somebody else's words. */
  readonly isQuoted: boolean;
}

/** The new state. */
export function snapshotOf(
  messages: readonly SummaryMessage[],
  sentences: readonly CuedSentence[],
  previous: SnapshotParts | null,
): SnapshotParts {
  const roleOf = ({ message }: Sentence) => messages[message]?.role;
  const told = new Set(sentences.flatMap(({ text }) => wordsOf(text)));
  const said = (kind: SentenceKind, roles: readonly (SummaryMessage['role'] | undefined)[]): string[] =>
    sentences
      .filter((sentence) => sentence.kinds.has(kind) && roles.includes(roleOf(sentence)))
      .map(({ text }) => text)
      .toReversed();
  return {
    goals: joined(said('goals', ['user']), previous?.goals),
    // What a user decided counts before what an assistant called a decision.
    decisions: joined(
      [...said('decisions', ['user']), ...said('decisions', ['assistant'])],
      previous?.decisions,
    ),
    nextSteps: joined(said('nextSteps', ['user', 'assistant']), previous?.nextSteps),
    openQuestions: joined(
      openQuestions(messages, sentences),
      previous?.openQuestions.filter((question) => !isTakenUp(question, told)),
    ),
    entities: joined(entitiesOf(messages), previous?.entities),
  };
}

const joined = (fresh: readonly string[], before: readonly string[] = []): string[] =>
  [...new Set([...fresh, ...before])].slice(0, ITEMS_MAX);

/** Questions of a user that no reply follows, and those of the assistant to which no user answers. */
function openQuestions(messages: readonly SummaryMessage[], sentences: readonly CuedSentence[]): string[] {
  const isOpen = ({ message, kinds }: CuedSentence): boolean => {
    const role = messages[message]?.role;
    const answeredBy = role === 'user' ? 'assistant' : 'user';
    return (
      kinds.has('question') &&
      role !== 'tool' &&
      !messages.slice(message + 1).some((later) => later.role === answeredBy)
    );
  };
  return sentences.filter(isOpen).map(({ text }) => text);
}

/** Recognises a question that the words of later sentences take up. */
const isTakenUp = (question: string, told: ReadonlySet<string>): boolean => {
  const asked = new Set(wordsOf(question).filter((word) => word.length > 3));
  const shared = [...asked].filter((word) => told.has(word)).length;
  return asked.size === 0 || shared / asked.size >= ANSWERED_SHARE;
};

/** Shorter capitals are initials and abbreviations. */
const NAME_MIN_CHARS = 3;
const NAME = /\p{Lu}[\p{L}\p{M}\p{N}]*(?:['’.-]\p{L}+)*(?: \p{Lu}[\p{L}\p{M}\p{N}]*(?:['’.-]\p{L}+)*)*/gu;
/** Titles in East Asian quotation marks, and names written in katakana. */
const UNSPACED_NAME = /(?<=[「『《])[^」』》\n]{1,30}(?=[」』》])|[ァ-ヴー]{3,}(?:・[ァ-ヴー]{2,})*/gu;

/** Names of the range, those said most often first. */
function entitiesOf(messages: readonly SummaryMessage[]): string[] {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { role, text } of messages) {
    if (role === 'tool') continue;
    const names = namesIn(text);
    for (const [name] of text.matchAll(NAME)) {
      const words = wordsOf(name);
      if (name.length >= NAME_MIN_CHARS && words.length > 0 && words.every((word) => names.has(word)))
        count(name.replace(/['’]s$/u, ''));
    }
    for (const [name] of text.matchAll(UNSPACED_NAME)) count(name);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
