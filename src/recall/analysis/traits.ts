/**
 * What kind of answer a question asks for, and whose words hold it: "I" asks for what the user said, "you suggested" for what
 * the assistant said. Read from cue words, so a trait is a hint that may weigh, never a reason to leave something out. Pure.
 */
import type { Language } from '../../language/language.ts';
import type { ReadText } from '../../language/read-text.ts';
import { QUESTION_CUES } from './question-cues.ts';

/** Whose statement a question asks for. */
export type Asker = 'self' | 'assistant' | 'none';

/** What a question asks for. */
export interface QuestionTraits {
  /** A point or a length of time. */
  readonly asksWhen: boolean;
  /** A person. */
  readonly asksWho: boolean;
  /** A number: what is counted may stand in many places. */
  readonly asksHowMany: boolean;
  /** Several things: "which museums have I visited". */
  readonly asksForList: boolean;
  /** What came before what. */
  readonly asksForOrder: boolean;
  /** Something broad: "a summary of", "throughout our conversations". */
  readonly asksForSummary: boolean;
  readonly asker: Asker;
}

/** "Me" in a request ("tell me") is the one who is answered, not the one who is asked about. */
const REQUEST = /(?<![a-z])(?:tell|remind|give|show|help|send|let|walk|take|bring) me(?![a-z])/g;
/** Reads what a question asks for. */
export function readTraits({ cueText, ownLanguage }: ReadText): QuestionTraits {
  return {
    asksWhen: QUESTION_CUES.when.test(cueText),
    asksWho: QUESTION_CUES.who.test(cueText),
    asksHowMany: QUESTION_CUES.howMany.test(cueText),
    asksForList: QUESTION_CUES.list.test(cueText),
    asksForOrder: QUESTION_CUES.order.test(cueText),
    asksForSummary: QUESTION_CUES.summary.test(cueText),
    asker: readAsker(cueText, ownLanguage),
  };
}

function readAsker(cueText: string, language: Language | null): Asker {
  if (QUESTION_CUES.assistant.test(cueText)) return 'assistant';
  // "He" is "I have" in Spanish.
  const own = language?.questions?.self === undefined ? undefined : language;
  return QUESTION_CUES.self.test(cueText.replace(REQUEST, ' '), own) ? 'self' : 'none';
}
