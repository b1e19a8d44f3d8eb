/**
 * A language model that answers summary prompts with what another one said of the same turns. Each observation is told once in
 * every range that shows a turn of its evidence; every fifth is told again in the next range, or its contrary, so that refusals
 * can be counted. A range that is asked for again gets the same answer.
 */
import { countTokens } from '../../../src/lib/text/tokens.ts';
import { RANGE_SUMMARY_MAX_TOKENS } from '../../../src/models/summaries/summary-answer.ts';
import { turnOf } from '../../support/transcript.ts';
import { categoryOf } from './fact-category.ts';
import {
  createRangeFinder,
  type PromptRange,
  readSummaryPrompt,
  type SummaryPrompt,
} from './prompt-range.ts';
import type { RecordedFact, Recording } from './recording.ts';
import { isContrary, reword, WORDINGS, type Wording } from './rewording.ts';

/** One observation in so many is told again. */
export const REPEAT_EVERY = 5;
/** Tokens of a rolling summary where nobody set another limit. */
const SUMMARY_MAX_TOKENS = 400;

/** A fact as it was told, with the turns of the range that it was told of. */
export interface ToldFact extends RecordedFact {
  readonly sampleId: string;
  readonly range: ReadonlySet<string>;
  /** How it was told again, and the words of the first time; null for what is told for itself. */
  readonly repeats: { readonly wording: Wording; readonly original: string } | null;
}

/** The model, and what it was asked and told so far. */
export interface ReplayedModel {
  /** What the model says to a prompt; throws when it is no summary prompt of the recordings. */
  answer(prompt: string): string;
  readonly told: readonly ToldFact[];
  readonly calls: number;
  /** Calls for a range that had been answered before. */
  readonly retries: number;
}

/** What is to be told of one recording. */
interface Teller {
  readonly recording: Recording;
  /** To be told again in the next range. */
  owed: readonly ToldFact[];
  tellings: number;
}

/** A model that plays these recordings. */
export function createReplayedModel(recordings: readonly Recording[]): ReplayedModel {
  const findRange = createRangeFinder(recordings.map(({ transcript }) => transcript));
  const tellers = new Map(
    recordings.map((recording): [unknown, Teller] => [
      recording.transcript,
      { recording, owed: [], tellings: 0 },
    ]),
  );
  const answers = new Map<string, string>();
  const told: ToldFact[] = [];
  const count = { calls: 0, retries: 0 };
  return {
    told,
    get calls() {
      return count.calls;
    },
    get retries() {
      return count.retries;
    },
    answer(prompt) {
      count.calls++;
      const asked = readSummaryPrompt(prompt);
      const range = findRange(asked.messages);
      const teller = range && tellers.get(range.transcript);
      if (!range || !teller) throw new Error('no recording has these messages');
      const key = `${range.transcript.sampleId} ${range.messages.map(({ externalId }) => externalId).join(' ')}`;
      const known = answers.get(key);
      if (known !== undefined) {
        count.retries++;
        return known;
      }
      const facts = tellFacts(teller, range, asked);
      told.push(...facts);
      const answer = JSON.stringify(answerOf(teller.recording, range, asked, facts));
      answers.set(key, answer);
      return answer;
    },
  };
}

/** The facts of a range, those of the range before that are told again behind them. */
function tellFacts(teller: Teller, { transcript, messages }: PromptRange, asked: SummaryPrompt): ToldFact[] {
  const range = new Set(messages.map(({ externalId }) => turnOf(externalId)));
  const facts = teller.recording.facts
    // Whoever is silent in the range is no user of the prompt.
    .filter(({ speaker, evidence }) => asked.aliasOf.has(speaker) && evidence.some((id) => range.has(id)))
    .map((fact): ToldFact => ({ ...fact, sampleId: transcript.sampleId, range, repeats: null }));
  const again = teller.owed
    .filter(({ speaker }) => asked.aliasOf.has(speaker))
    .map((fact): ToldFact => ({ ...fact, range }));
  teller.owed = facts.flatMap((fact) => {
    const place = teller.tellings++;
    if (place % REPEAT_EVERY !== 0) return [];
    const wording = WORDINGS[(place / REPEAT_EVERY) % WORDINGS.length] ?? 'same';
    const { text: original } = fact;
    // A denial rests on no turn.
    const evidence = isContrary(wording) ? [] : fact.evidence;
    return [{ ...fact, evidence, text: reword(original, wording), repeats: { wording, original } }];
  });
  return [...facts, ...again];
}

/** The answer in the shape that the port asks for. */
function answerOf(
  { summaries }: Recording,
  { messages }: PromptRange,
  { aliasOf }: SummaryPrompt,
  facts: readonly ToldFact[],
) {
  const touched = [...new Set(messages.map(({ session }) => session))];
  const texts = touched.flatMap((session) => summaries.get(session) ?? []);
  return {
    summary: shortened(texts, SUMMARY_MAX_TOKENS),
    range_summary: shortened(texts, RANGE_SUMMARY_MAX_TOKENS),
    facts: facts.map(({ text, speaker }) => ({
      category: categoryOf(text),
      content: text,
      subject: null,
      topic_key: null,
      user: aliasOf.get(speaker) ?? speaker,
    })),
    snapshot: {
      goals: [],
      decisions: [],
      open_questions: [],
      entities: [...aliasOf.keys()],
      next_steps: [],
    },
  };
}

/** Texts within a limit, each cut after the sentences that fit its equal share. */
function shortened(texts: readonly string[], maxTokens: number): string {
  const share = maxTokens / Math.max(1, texts.length);
  const cut = texts.map((text) => {
    const sentences = text.split(/(?<=[.!?])\s+/u);
    while (sentences.length > 1 && countTokens(sentences.join(' ')) >= share) sentences.pop();
    return sentences.join(' ');
  });
  return cut.join('\n') || 'Nothing was recorded of these messages.';
}
