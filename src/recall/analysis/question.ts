/**
 * Traits of a question, by cue phrases of every language: its intent, which decides how sources are weighed against each other;
 * whose words hold the answer ("I" asks for what the user said, "you suggested" for what the assistant said); whether there is
 * anything that can be looked for in what was said: "Who are you?" and "go on" share their words with half of all messages and
 * mean none of them; and the questions of which it consists. A trait is a hint that may weigh, never a reason to leave
 * something out. Pure.
 */
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { foldedEntriesOf } from '../../language/lists.ts';
import { type PhraseFinder, phraseFinder } from '../../language/phrases.ts';
import type { QuestionWords } from '../../language/question-words.ts';
import { type ReadText, readText } from '../../language/read-text.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { BLANKS, QUESTION_MARK } from '../../lib/text/patterns.ts';
import { foldText } from '../../lib/text/words.ts';

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
  answered: cue('answered'),
  ofSelf: cue('ofSelf'),
} as const satisfies Partial<Record<keyof QuestionWords, PhraseFinder>>;

/** Finds words by which a message says itself that it takes up what went before. */
export const hasContinuationCue = ({ cueText }: ReadText): boolean =>
  QUESTION_CUES.continuation.test(cueText);

/** Intents in order of weight: where the cues of several stand in a message, the first one wins; without any it is factual. */
export const INTENTS = [
  'continuation',
  'preference',
  'temporal',
  'identity',
  'procedural',
  'factual',
] as const;
export type Intent = (typeof INTENTS)[number];

const CUES = {
  preference: ['preference'],
  temporal: ['when', 'order', 'temporal'],
  identity: ['who', 'identity'],
  procedural: ['procedural'],
} as const;

/** Classifies what a message is after, by the first intent that has a cue in it; `factual` without any. */
export function readIntent(text: ReadText, continues = hasContinuationCue(text)): Intent {
  if (continues) return 'continuation';
  for (const intent of ['preference', 'temporal', 'identity', 'procedural'] as const)
    if (CUES[intent].some((cue) => QUESTION_CUES[cue].test(text.cueText))) return intent;
  return 'factual';
}

/** Person whose statement a question asks for. */
export type Asker = 'self' | 'assistant' | 'none';

/** Kinds of answer that a question asks for. */
export interface QuestionTraits {
  /** A point or a length of time. */
  readonly asksWhen: boolean;
  /** A person. */
  readonly asksWho: boolean;
  /** A number: what is counted may stand in many places. */
  readonly asksHowMany: boolean;
  /** Several things: "which museums have I visited". */
  readonly asksForList: boolean;
  /** Asks which of several things came first or last. */
  readonly asksForOrder: boolean;
  /** Something broad: "a summary of", "throughout our conversations". */
  readonly asksForSummary: boolean;
  readonly asker: Asker;
}

/** Reads what a question asks for. */
export function readTraits({ cueText, ownLanguage, romanised }: ReadText): QuestionTraits {
  return {
    asksWhen: QUESTION_CUES.when.test(cueText),
    asksWho: QUESTION_CUES.who.test(cueText),
    asksHowMany: QUESTION_CUES.howMany.test(cueText),
    asksForList: QUESTION_CUES.list.test(cueText),
    asksForOrder: QUESTION_CUES.order.test(cueText),
    asksForSummary: QUESTION_CUES.summary.test(cueText),
    asker: readAsker(cueText, romanised ?? ownLanguage),
  };
}

function readAsker(cueText: string, language: Language | null): Asker {
  if (QUESTION_CUES.assistant.test(cueText)) return 'assistant';
  // "He" is "I have" in Spanish.
  const own = language?.questions?.self === undefined ? undefined : language;
  if (!QUESTION_CUES.self.test(cueText, own)) return 'none';
  return QUESTION_CUES.self.test(withoutAnswered(cueText, own), own) ? 'self' : 'none';
}

/** "Me" in a request ("tell me", "like I'm five") is the one who is answered, not the one who is asked about. */
const withoutAnswered = (cueText: string, language: Language | undefined): string =>
  [...QUESTION_CUES.answered.matches(cueText, language)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    cueText,
  );

const HAN = /^\p{Script=Han}+$/u;
/** "go on" has one word that is none of the function words, and it is the cue itself. */
const CUE_MAX_WORDS = 1;

/** Recognises a text that names anything. A word by itself is looked for, whatever word it is: "Will", "may". */
export function asksForSomething(text: ReadText, continues = hasContinuationCue(text)): boolean {
  if (text.words.length < 2) return true;
  const naming = text.contentWords.filter((word) => !isMadeOfStopWords(word, text.language));
  return naming.length > (continues ? CUE_MAX_WORDS : 0);
}

/** 你是 is cut as one word. */
function isMadeOfStopWords(word: string, language: Language | null): boolean {
  if (!HAN.test(word)) return false;
  if (language === null) return false;
  const stopWords = stopWordsOf(language);
  return [...word].every((character) => stopWords.has(character));
}

/** Questions of one message that are looked at one by one. */
const PARTS_MAX = 4;
/** A longer message tells more than it asks. */
const TEXT_MAX_CHARS = 600;
/** Read behind a gap, to see whether a question begins there. */
const AHEAD_MAX_CHARS = 40;

/** Gaps at which one question may end and another begin. */
const GAPS = new RegExp(
  `(?<mark>${QUESTION_MARK.source}\\s*)|(?<pause>[,;]\\s+|[，、；]\\s*)|${BLANKS}`,
  'gu',
);

const ASKS = phraseFinder(({ questions }) => questions?.asks);
/** Pronouns that stand for something of the question before: the two are one. */
const PERSONS = phraseFinder(({ references }) => references?.persons);

/**
 * The questions of a message that asks several at once, each with words of its own: "Where did I move to, and which snack is
 * dangerous for me?" Taken together nothing answers them; each for itself, something does. None when it asks one thing, or nothing.
 */
export function questionParts({ raw, ownLanguage }: ReadText): ReadText[] {
  if (raw.length > TEXT_MAX_CHARS || !QUESTION_MARK.test(raw)) return [];
  const language = ownLanguage?.questions?.asks === undefined ? undefined : ownLanguage;
  const parts = splitQuestions(raw, language).flatMap((part) => part.trim() || []);
  if (parts.length < 2) return [];
  const asking = parts
    .map((part) => readText(part))
    .filter(
      ({ contentWords, cueText }) =>
        contentWords.length > 0 && (!language?.unspaced || ASKS.test(cueText, language)),
    );
  const isOne = asking.length < 2 || asking.slice(1).some(({ cueText }) => PERSONS.test(cueText));
  return isOne ? [] : asking.slice(0, PARTS_MAX);
}

/** A text cut behind its question marks, and where "and which" begins. Languages without spaces set a comma between questions. */
function splitQuestions(text: string, language: Language | undefined): string[] {
  const joins = (language === undefined ? LANGUAGES : [language]).flatMap(({ questions }) =>
    foldedEntriesOf(questions?.joins),
  );
  const parts: string[] = [];
  let begin = 0;
  for (const gap of text.matchAll(GAPS)) {
    const { mark, pause } = gap.groups ?? {};
    const next = gap.index + gap[0].length;
    const rest = foldText(text.slice(next, next + AHEAD_MAX_CHARS));
    const space = language?.unspaced ? '' : ' ';
    const join = joins.find((word) => rest.startsWith(word + space));
    const joined = mark === undefined && join !== undefined ? join.length + space.length : 0;
    const isCut =
      mark !== undefined ||
      ((joined > 0 || pause !== undefined) &&
        (language?.unspaced || beginsWithAsking(rest.slice(joined), language)));
    if (!isCut) continue;
    parts.push(text.slice(begin, mark === undefined ? gap.index : gap.index + 1));
    begin = next + joined;
  }
  return [...parts, text.slice(begin)];
}

const beginsWithAsking = (text: string, language: Language | undefined): boolean =>
  [...ASKS.matches(text, language)].some(({ start }) => start === 0);
