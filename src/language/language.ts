/**
 * Knowledge of one human language: words and a few forms, no rules, so that an engine reads all languages alike and adding one is
 * adding a file. Every field is optional: without it a rule does not know that language and says nothing of its texts.
 */

import type { AnswerWords } from './answer-words.ts';
import type { AskingWords } from './asking-words.ts';
import type { ComparisonWords } from './comparison-words.ts';
import type { ContinuityWords } from './continuity-words.ts';
import type { DateWords } from './date-words.ts';
import type { DirectiveWords } from './directive-words.ts';
import type { EvidenceWords } from './evidence-words.ts';
import type { Examples } from './examples.ts';
import type { GenderWords } from './gender-words.ts';
import type { HealthWords } from './health-words.ts';
import type { MeaningWords } from './meaning-words.ts';
import type { OrderWords } from './order-words.ts';
import type { OtherWords } from './other-words.ts';
import type { PeopleWords } from './people-words.ts';
import type { QuestionWords } from './question-words.ts';
import type { ReferenceWords } from './reference-words.ts';
import type { RequestWords } from './request-words.ts';
import type { ReversalWords } from './reversal-words.ts';
import type { SecretWords } from './secret-words.ts';
import type { SlipWords } from './slip-words.ts';
import type { StatementWords } from './statement-words.ts';
import type { StyleWords } from './style-words.ts';
import type { SummaryWords } from './summary-words.ts';
import type { ThingWords } from './thing-words.ts';
import type { WritingWords } from './writing-words.ts';

/** The words of one language. */
export type Language = {
  /** BCP 47. */
  readonly code: string;
  /** Letters that no other language of its script here writes. */
  readonly letters?: string;
  /** Written to the next word without a space: Arabic and Hebrew "and", "the", "to". */
  readonly attached?: string;
  /** Words that every sentence has. Without them a text is never taken for one of this language. */
  readonly stopWords?: StopWords;
  /** Words of asking; without them sources are weighed less well. */
  readonly questions?: QuestionWords;
  /** Greetings, thanks, assent: a message of nothing else asks for nothing. */
  readonly smallTalk?: string;
  /** The first person, as words of their own: who tells of himself is rather meant than who is told of. */
  readonly firstPersons?: string;
  /** Nouns that may stand behind a figure with a full stop, which then ends no sentence: "3. Stock". */
  readonly ordinalNouns?: string;
  /** Words before such a figure that need no noun behind it: "am 8. um drei". */
  readonly ordinalLeads?: string;
  /**
   * Words that end with a full stop of their own, which ends no sentence: "Dr", "z.b", "approx"; spaces within do not matter. A star
   * stands for the beginning of a word: "*str".
   */
  readonly abbreviations?: string;
  /** Lines under which somebody else's message is quoted, each a source of an expression, divided by `|`. */
  readonly replyHeaders?: string;
  /** Letters of which words consist that carry a question, where a text without spaces is cut into such words: "我有". */
  readonly lightLetters?: string;
  /** Words that carry a question and say nothing of what it is about: happened, thing, somebody. */
  readonly lightWords?: string;
  /** Function words that it alone has where chats write it in Latin letters: "hai", "kya". Those of `lightWords` say nothing there, too. */
  readonly romanised?: string;
  /** Words by which a message sets a task, and what it orders, whatever that is about: write, explain, translate, a poem, a joke. */
  readonly taskWords?: string;
  /** Words of a question for what is on at a time, which say nothing of it: planned, appointments, calendar. */
  readonly scheduleWords?: string;
  /**
   * Names of the lexicon's kinds (`recall/memories/lexicon`), each by its first word there: "son: sohn söhne; dog: hund". A question in
   * the language does not find what is kept in English words without them.
   */
  readonly lexicon?: string;
  /** Phrases that ask for something no single word of them names. */
  readonly meanings?: MeaningWords;
  /** Words by which a message leans on what was said before it. */
  readonly references?: ReferenceWords;
  /** Words of dates and times, in figures and in phrases. */
  readonly dates?: DateWords;
  /** Before a day that comes again and again, "every Monday", and such days in one word: montags. */
  readonly everyDay?: string;
  /** Words around what must stay secret. */
  readonly secretWords?: SecretWords;
  /** Words of people about themselves and theirs. */
  readonly statementWords?: StatementWords;
  /** Words of people about illnesses, and about what they must do without. */
  readonly healthWords?: HealthWords;
  /** States of the moment, with the words by which people tell them: on my way, dead, starving, the battery is, off to bed. */
  readonly passingStates?: string;
  /** Whoever is spoken to, and, with a plus, theirs: you, +your. What is said of them tells nothing of who says it. */
  readonly addressees?: string;
  /** Words that tell for whom a pronoun stands. */
  readonly genderWords?: GenderWords;
  /** Words by which something is told of others than the speaker and theirs. */
  readonly otherWords?: OtherWords;
  /** Words by which people ask without a mark. */
  readonly askingWords?: AskingWords;
  /** Words by which people have something written. */
  readonly writingWords?: WritingWords;
  /** Words by which people say how they want to be answered. */
  readonly answerWords?: AnswerWords;
  /** Words by which they say so in a longer message. */
  readonly styleWords?: StyleWords;
  /** Words by which people take back what they said. */
  readonly reversalWords?: ReversalWords;
  /** Words by which people mend what they wrote right before. */
  readonly slipWords?: SlipWords;
  /** Words that make one statement another. */
  readonly comparisonWords?: ComparisonWords;
  /** Words that turn a statement round, and count. */
  readonly evidenceWords?: EvidenceWords;
  /** Words that order a machine about. */
  readonly orderWords?: OrderWords;
  /** Words that ask not to remember. */
  readonly discretionWords?: DiscretionWords;
  /** Its script puts no spaces between words: no word of it needs a boundary around it. */
  readonly unspaced?: true;
  /** Every noun has a capital: one tells no name. */
  readonly nounsHaveCapitals?: true;
  /**
   * Words behind a name in a script whose letters are grammar otherwise (hiragana): titles ("さん"), and particles that adverbs and
   * verbs rarely have behind them.
   */
  readonly besideNames?: { readonly titles: string; readonly particles: string };
  /** Names take endings by case. */
  readonly namesTakeEndings?: true;
  /** Words that mean something said earlier. */
  readonly continuity?: ContinuityWords;
  /** Requests to remember or to forget; English is read by rules of its own (`memory/signals/explicit.ts`). */
  readonly requests?: RequestWords;
  /** Orders to an assistant: how to speak, and what to be called. */
  readonly directives?: DirectiveWords;
  /** Words for the people that one has. */
  readonly people?: PeopleWords;
  /** Words that name people and things that one has, and places. */
  readonly things?: ThingWords;
  /** Names of languages, by code, besides those that `Intl` knows; and the ending that their other forms leave off. */
  readonly languageNames?: Readonly<Record<string, string>>;
  readonly languageNameEnding?: string;
  /** Words by which a sentence gives away what it is, for a summary. */
  readonly summaries?: SummaryWords;
  /** Messages, and what its words make of them. */
  readonly examples?: Examples;
};

/** Function words. */
export type StopWords = {
  /** Of a library, made for prose. */
  readonly list: readonly string[];
  /** Function words and words of asking that the list lacks. */
  readonly also?: string;
  /** Content words on it. */
  readonly but?: string;
};

/** Phrases parted by commas, as people write them; rules fold case and accents, and take no notice of pauses within. */
export type DiscretionWords = {
  /** The message is not to be kept: off the record, don't save this, for this chat only. */
  readonly offRecord: string;
  /** Right before such a phrase it tells and does not ask: "I" don't remember this. */
  readonly told?: string;
  /** Words by which a message is not to be kept, in whatever order; each without the list of them that it needs says nothing. */
  readonly unkept?: {
    /** Don't, never, not to. */
    readonly nots: string;
    /** To keep something of what was said, in the forms of an order: save, store, remember. */
    readonly keeps: string;
    /** Small words between and behind them: please, this, what I say. */
    readonly between: string;
    /** Takes back what was said, where nothing follows that it is of: forget I said that. */
    readonly retracts: string;
    /** Words that begin another clause behind them: but, and. */
    readonly goesOn: string;
  };
  /** The next message is not to be kept: don't store what I say next. */
  readonly ahead?: string;
  /** Announces that later messages, too, are nobody's own: let's role-play, I'm dictating my novel, two truths and a lie. */
  readonly pretends?: string;
  /** It is over: end of the role-play, the lie was. */
  readonly endsPretence?: string;
  /** All that was ever learnt is to be forgotten: forget everything you know about me. */
  readonly forgetAll: string;
  /** Question to the user then, and how they say yes. */
  readonly forgetAllQuestion: string;
  /** Words of a yes: yes, please, do it, erase everything. */
  readonly yes: string;
};
