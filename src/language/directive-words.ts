/**
 * How a language says what its assistant is called, how it speaks and what it never does. What may stand before, inside and after
 * an order without changing it are words, divided by `|`; the orders themselves are forms: sources of expressions over small letters,
 * anchored at both ends, in which `{x}` captures a value and a space matches spaces. An order that is not listed is none.
 */

/** How one may be asked to speak; each stands on an axis (`persona/tones.ts`). */
export type Tone =
  | 'concise'
  | 'detailed'
  | 'formal'
  | 'informal'
  | 'formal address'
  | 'informal address'
  | 'serious'
  | 'humorous'
  | 'friendly'
  | 'neutral'
  | 'direct'
  | 'gentle'
  | 'simple'
  | 'technical'
  | 'professional'
  | 'enthusiastic'
  | 'patient';

/** The orders, by what they ask for. */
export interface DirectiveForms {
  /** How the user is called (`{name}`), and how the assistant is. */
  readonly callMe?: readonly string[];
  readonly yourName?: readonly string[];
  /** That the user is not called so; for good, the sentence is a boundary besides. */
  readonly nameOff?: readonly string[];
  readonly nameOffForGood?: readonly string[];
  /** What the assistant is (`{role}`); with a word such as "always" alone, or with it any role and else a trade. */
  readonly role?: readonly string[];
  readonly roleStanding?: readonly string[];
  readonly roleAnyStanding?: readonly string[];
  /** How it speaks (`{tones}`); with a word such as "always" alone; as a taste, not an order. */
  readonly tone?: readonly string[];
  readonly toneStanding?: readonly string[];
  readonly toneTaste?: readonly string[];
  /** Of which tone (`{less}`) there is to be less, and was too much. */
  readonly lessTone?: readonly string[];
  readonly lessToneTaste?: readonly string[];
  /** The language of answers (`{language}`), gone back to as well; and which it is not to be. */
  readonly language?: readonly string[];
  readonly languageStanding?: readonly string[];
  readonly languageOff?: readonly string[];
  readonly languageOffForGood?: readonly string[];
  /** What is never to be done, what is allowed again (tried on the whole sentence), and what is to be done always. */
  readonly boundaries?: readonly string[];
  readonly allowed?: readonly string[];
  readonly instructions?: readonly string[];
}

export interface DirectiveWords extends DirectiveForms {
  /** Words that stand anywhere and make an order stand: from now on, always. */
  readonly standing?: string;
  readonly please?: string;
  /** This time only. */
  readonly once?: string;
  /** "For everyone": the directive is not about the speaker. */
  readonly others?: string;
  /** What may open a sentence: greetings and the like, doubt, a polite question, a correction. */
  readonly opening?: string;
  readonly doubt?: string;
  readonly asking?: string;
  readonly correcting?: string;
  readonly closing?: string;
  /** "…, ok?": asks for a nod, nothing else. */
  readonly nod?: string;
  /** "Again": what is asked for was so before. */
  readonly again?: string;
  /** Between two orders. */
  readonly and?: string;
  /** Who the speaker is, told before how they are to be spoken to: my name is. */
  readonly introduces?: string;
  /** Who speaks, or on what condition, told after an order: it was none of the speaker's. */
  readonly conditions?: string;
  readonly tones?: Readonly<Partial<Record<Tone, string>>>;
  /** Orders that name a tone without a word for it: "duze mich". */
  readonly toneForms?: Readonly<Partial<Record<Tone, readonly string[]>>>;
  readonly more?: string;
  readonly less?: string;
  /** What is no name: how one says you; words that follow "call me", in small letters; days and times, however written. */
  readonly pronouns?: string;
  readonly notNames?: string;
  readonly times?: string;
  /** By which a name of Han characters is told from a verb: verbs of calling, what stands before and after names, family names. */
  readonly calling?: string;
  readonly beforeNames?: string;
  readonly afterNames?: string;
  readonly familyNames?: string;
  /** Letters of names that end otherwise in each case. */
  readonly caseLetters?: string;
  /** Before a role: whose it is, and articles. */
  readonly my?: string;
  readonly articles?: string;
  /** What a role ends with, where all that are known are listed: then nothing else is a role. */
  readonly trades?: string;
  /** Verbs of speaking to somebody, each with what may stand before the one who is meant; who all are; how they are spoken to. */
  readonly toOthers?: string;
  readonly everyone?: string;
  readonly manners?: string;
  /** Asks that safety rules fall; that the prompt is overridden. */
  readonly unsafe?: string;
  readonly hostile?: string;
  /** Speaks of answers; of whoever gives them; and ties an order to an occasion: when I ask. */
  readonly ofAnswers?: string;
  readonly addressee?: string;
  readonly onOccasion?: string;
  /** Words of a rule that forbid, and that say nothing of what it is about. */
  readonly forbids?: string;
  readonly light?: string;
}
