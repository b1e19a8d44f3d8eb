/** Cue phrases of questions, in every language: what is asked for, and what a message is after. Pure. */
import { type PhraseFinder, phraseFinder } from '../../language/phrases.ts';
import type { QuestionWords } from '../../language/question-words.ts';
import type { ReadText } from '../../language/read-text.ts';

const cue = (field: keyof QuestionWords): PhraseFinder => phraseFinder(({ questions }) => questions?.[field]);

/** Finds the phrases of each field of the languages' question words. */
export const QUESTION_CUES = {
  when: cue('when'),
  who: cue('who'),
  howMany: cue('howMany'),
  list: cue('list'),
  order: cue('order'),
  summary: cue('summary'),
  preference: cue('preference'),
  temporal: cue('temporal'),
  identity: cue('identity'),
  procedural: cue('procedural'),
  continuation: cue('continuation'),
  assistant: cue('assistant'),
  self: cue('self'),
} as const satisfies Partial<Record<keyof QuestionWords, PhraseFinder>>;

/** Whether a message says itself that it takes up what went before. */
export const hasContinuationCue = ({ cueText }: ReadText): boolean =>
  QUESTION_CUES.continuation.test(cueText);
