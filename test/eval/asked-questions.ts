/** The questions that Strata and its peers are asked alike. */
import { QUERY_MAX_CHARS } from '../../src/memory/limits.ts';
import type { Question, Transcript } from '../support/transcript.ts';

/** A question to ask of one conversation: `query` is its text as a search takes it, `turns` the conversation's turn ids. */
export interface AskedQuestion {
  readonly transcript: Transcript;
  readonly question: Question;
  readonly query: string;
  readonly turns: ReadonlySet<string>;
}

/** The questions whose evidence is in their conversation. */
export const askedQuestions = (transcripts: readonly Transcript[]): AskedQuestion[] =>
  transcripts.flatMap((transcript) => {
    const turns = new Set(transcript.sessions.flatMap((session) => session.turns.map((turn) => turn.diaId)));
    return transcript.questions
      .filter((question) => question.evidence.some((id) => turns.has(id)))
      .map((question) => ({
        transcript,
        question,
        query: question.question.slice(0, QUERY_MAX_CHARS),
        turns,
      }));
  });
