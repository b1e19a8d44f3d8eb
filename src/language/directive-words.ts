/**
 * Words that name an assistant, order how it speaks and forbid what it never does. Those that may stand before, inside and after an
 * order without changing it are divided by `|`; the orders themselves are forms: sources of expressions over small letters, anchored at
 * both ends, in which `{x}` captures a value and a space matches spaces. An order that is not listed is none.
 */

/** Manner of speaking that one may ask for; each stands on an axis (`persona/tones.ts`). */
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
  /** Orders that name the user (`{name}`), and those that name the assistant. */
  readonly callMe?: readonly string[];
  readonly yourName?: readonly string[];
  /** That the user is not called so; for good, the sentence is a boundary besides. */
  readonly nameOff?: readonly string[];
  readonly nameOffForGood?: readonly string[];
  /** Orders that give the assistant a role (`{role}`); with a word such as "always" alone, or with it any role and else a trade. */
  readonly role?: readonly string[];
  readonly roleStanding?: readonly string[];
  readonly roleAnyStanding?: readonly string[];
  /** Orders to speak in a tone (`{tones}`); with a word such as "always" alone; as a taste, not an order. */
  readonly tone?: readonly string[];
  readonly toneStanding?: readonly string[];
  readonly toneTaste?: readonly string[];
  /** Orders for less of a tone (`{less}`), of which there was too much. */
  readonly lessTone?: readonly string[];
  readonly lessToneTaste?: readonly string[];
  /** The language of answers (`{language}`), gone back to as well; and which it is not to be. */
  readonly language?: readonly string[];
  readonly languageStanding?: readonly string[];
  readonly languageOff?: readonly string[];
  readonly languageOffForGood?: readonly string[];
  /** Orders never to do something, those that allow it again (tried on the whole sentence), and those to do something always. */
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
  /** Words that open a sentence: greetings and the like, doubt, a polite question, a correction. */
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
  /** Tells the speaker's name, before how they are to be spoken to: my name is. */
  readonly introduces?: string;
  /** Names a speaker or a condition, after an order: it was none of the user's. */
  readonly conditions?: string;
  readonly tones?: Readonly<Partial<Record<Tone, string>>>;
  /** Orders that name a tone without a word for it: "duze mich". */
  readonly toneForms?: Readonly<Partial<Record<Tone, readonly string[]>>>;
  readonly more?: string;
  readonly less?: string;
  /** Words that are no names: how one says you; words that follow "call me", in small letters; days and times, however written. */
  readonly pronouns?: string;
  readonly notNames?: string;
  readonly times?: string;
  /** Signs by which a name of Han characters is told from a verb: verbs of calling, what stands before and after names, family names. */
  readonly calling?: string;
  readonly beforeNames?: string;
  readonly afterNames?: string;
  readonly familyNames?: string;
  /** Letters of names that end otherwise in each case. */
  readonly caseLetters?: string;
  /** Before a role: whose it is, and articles. */
  readonly my?: string;
  readonly articles?: string;
  /** Endings of roles, where all that are known are listed: then nothing else is a role. */
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
