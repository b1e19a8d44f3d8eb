/**
 * What Strata knows of one human language: words and a few forms, no rules, so that an engine reads all languages alike and
 * adding one is adding a file. Every field is optional: without it a rule does not know that language and says nothing of its texts.
 */

import type { ContinuityWords } from './continuity-words.ts';
import type { DateWords } from './date-words.ts';
import type { DirectiveWords } from './directive-words.ts';
import type { Examples } from './examples.ts';
import type { MeaningWords } from './meaning-words.ts';
import type { PeopleWords } from './people-words.ts';
import type { QuestionWords } from './question-words.ts';
import type { ReferenceWords } from './reference-words.ts';
import type { RequestWords } from './request-words.ts';
import type { StatementWords } from './statement-words.ts';
import type { SummaryWords } from './summary-words.ts';

/**
 * The words by which an order to a machine is told from what people tell one another (`memory/orders`). Each field is a list
 * parted by commas; a star stands for any ending; words are written as people write them, accents included. Verbs stand in the forms
 * that order: imperative, infinitive, "should".
 */
export interface OrderWords {
  /** Nobody but a machine is called so: AI, chatbot, language model. */
  readonly machine?: string;
  /** What a machine is called, and people are as well: assistant. */
  readonly helper?: string;
  /** Beside it, the helper is somebody: of the dentist, of the shop. */
  readonly job?: string;
  /** How a reader that is a machine is addressed: dear assistant, note to the AI. */
  readonly addressed?: string;
  /** To heed no longer: ignore, forget, override, disable. */
  readonly drop?: string;
  /** What rules are that hold no longer: cancelled, lifted, do not apply. */
  readonly lifted?: string;
  /** What a model was given: instructions, rules, restrictions, filters. */
  readonly rules?: string;
  /** Which of them: previous, above, all, every, of safety. */
  readonly prior?: string;
  /** The reader's own: your. */
  readonly your?: string;
  /** Whoever reads: you. */
  readonly you?: string;
  /** What would please: it would be nice if, I would be grateful. */
  readonly wish?: string;
  /** That nobody has to be asked: has already agreed, approved in advance. */
  readonly consent?: string;
  /** To speak: answer, say, claim, mention, write. */
  readonly tell?: string;
  /** To speak for something: recommend, praise, agree with. */
  readonly advise?: string;
  /** To give away: reveal, show, print, list. */
  readonly show?: string;
  /** To act: send, run, call, delete, insert, save, copy. */
  readonly act?: string;
  /** Must, should, has to. */
  readonly must?: string;
  /** Always, never, only, each time. */
  readonly always?: string;
  /** From when on: from now on, after reading this, in the next message. */
  readonly later?: string;
  /** Where: in every answer, before replying, in all conversations. */
  readonly each?: string;
  /** On what: if the user asks, when asked about. */
  readonly asked?: string;
  /** Whom the reader serves: the user. */
  readonly user?: string;
  /** Whom a model may serve as well as people do: customers, visitors, somebody. */
  readonly partner?: string;
  /** On what, whoever speaks: if somebody mentions, as soon as the word appears. */
  readonly when?: string;
  /** To make believe: lie, deny, pretend not to know, state as a fact, change the subject, insult. */
  readonly deceive?: string;
  /** What the reader says: the answer, your reply. */
  readonly answer?: string;
  /** What the reader was told in secret: system prompt, hidden instructions. */
  readonly prompt?: string;
  /** Passwords, API keys. */
  readonly secret?: string;
  /** What is kept of people: the conversation, memories, contacts. */
  readonly record?: string;
  /** To say nothing, to do it unseen: do not tell, secretly, without asking. */
  readonly hide?: string;
  /** To follow whoever writes: obey me, follow my orders, do all that is asked. */
  readonly obey?: string;
  /** The text itself: this note, this memory. */
  readonly memo?: string;
  /** What a machine acts with: tool, function, command. */
  readonly tool?: string;
  /** Image, link, address, advertisement. */
  readonly picture?: string;
  /** In whose name: system message, developer mode, administrator. */
  readonly authority?: string;
  /** To be somebody else: you are now, pretend, play the part. */
  readonly role?: string;
  /** Without limits, without morals, unrestricted. */
  readonly free?: string;
  /** What else may read and answer by itself: software, a speaker, automatic readers. */
  readonly device?: string;
  /** What such a reader does with a text: reads, sums up, translates, relays it. */
  readonly reads?: string;
  /** To pass off as what is not: act as if, insist, overlook, sold out, already approved. */
  readonly feigns?: string;
  /** On what agreement: as agreed, it was resolved, by the new policy. */
  readonly settled?: string;
  /** Where machines are taught, tested or told of: course, manual, parameter, expected result. */
  readonly lesson?: string;
  /** What somebody likes: prefers, cannot stand. */
  readonly likes?: string;
  /** Where quoted text ends, as a forger writes it: end of memory. */
  readonly ends?: string;
  /** Talk of such orders: prompt injection, attackers, security training. */
  readonly reported?: string;
  /** Who tells of himself: I, we. */
  readonly self?: string;
  /** What people tell one another about: family, school, kitchen, medicine, neighbours. */
  readonly daily?: string;
  /** What is told of programs and machines: system, form, login page, log, backup. */
  readonly software?: string;
}

/** The words of one language. */
export type Language = {
  /** BCP 47. */
  readonly code: string;
  /** Letters that no other language of its script here writes. */
  readonly letters?: string;
  /** What is written to the next word without a space: Arabic and Hebrew "and", "the", "to". */
  readonly attached?: string;
  /** Words that every sentence has. Without them a text is never taken for one of this language. */
  readonly stopWords?: StopWords;
  /** How people ask. */
  readonly questions?: QuestionWords;
  /** Greetings, thanks, assent: a message of nothing else asks for nothing. */
  readonly smallTalk?: string;
  /** Words that carry a question and say nothing of what it is about: happened, thing, somebody. */
  readonly lightWords?: string;
  /** What is asked for by a phrase and not by a word. */
  readonly meanings?: MeaningWords;
  /** How a message leans on what was said before it. */
  readonly references?: ReferenceWords;
  /** How people say when. */
  readonly dates?: DateWords;
  /** How people speak of what must stay secret. */
  readonly secretWords?: SecretWords;
  /** How people speak of themselves and theirs. */
  readonly statementWords?: StatementWords;
  /** How a machine is told what to do. */
  readonly orderWords?: OrderWords;
  /** How people say what is not to be remembered. */
  readonly discretionWords?: DiscretionWords;
  /** Its script puts no spaces between words: no word of it needs a boundary around it. */
  readonly unspaced?: true;
  /** How people say that something said earlier is meant. */
  readonly continuity?: ContinuityWords;
  /** How one asks to remember or to forget; English is read by rules of its own (`memory/signals/explicit.ts`). */
  readonly requests?: RequestWords;
  /** How an assistant is told how to speak, and what to be called. */
  readonly directives?: DirectiveWords;
  /** How one speaks of the people that one has. */
  readonly people?: PeopleWords;
  /** Names of languages, by code, besides those that `Intl` knows; and the ending that their other forms leave off. */
  readonly languageNames?: Readonly<Record<string, string>>;
  readonly languageNameEnding?: string;
  /** By which words a sentence gives away what it is, for a summary. */
  readonly summaries?: SummaryWords;
  /** Messages, and what its words make of them. */
  readonly examples?: Examples;
};

/** Function words. */
export type StopWords = {
  /** Of a library, made for prose. */
  readonly list: readonly string[];
  /** What it lacks: words of asking, common function words. */
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
  /** All that was ever learnt is to be forgotten: forget everything you know about me. */
  readonly forgetAll: string;
  /** What the user is asked then, and how they say yes. */
  readonly forgetAllQuestion: string;
  /** What a yes consists of: yes, please, do it, erase everything. */
  readonly yes: string;
};

/**
 * Words and phrases parted by commas, as people write them; rules fold case, accents and digits. An inflected form needs an
 * entry of its own only where it does not begin with an entry of five letters or more.
 */
export type SecretWords = {
  /** A password. */
  readonly passwords: string;
  /** A password, in words that also begin or end other words, or are short: they count only as they stand. */
  readonly shortPasswords: string;
  /** A number that is a secret by its name alone: PIN, PUK, one-time code, the digits on the back of a card. */
  readonly pins: string;
  /** "Code", "combination": a secret beside a lock or a door, and else only where nothing says of what. */
  readonly codes: string;
  /**
   * The digits from 0 to 9 as words; what "/" parts says the same digit. What follows them repeats the next digit: "double four".
   */
  readonly digits?: string;
  /** What opens by a number and has no other: key box, safe, alarm, entry phone. */
  readonly locks: string;
  /** What may open by a number and has others too: door, gate, garage, suitcase. */
  readonly doors: string;
  /** What one logs in to or with: user, account, Wi-Fi, router. */
  readonly logins: string;
  /** The number by which a state knows a person. */
  readonly ids: string;
  /** Passport and driving licence. */
  readonly documents: string;
  /** A card to pay with. */
  readonly cards: string;
  /** The number of an account at a bank: a sort code and an account number, where no IBAN is used. */
  readonly accounts?: string;
  /** What opens by a code and is spoken of in its place: "the tablet is 5573". */
  readonly devices?: string;
  /** "Is", "now", and what else may stand between a name and its value. */
  readonly copulas: string;
  /** What says that a number is no secret: postal code, order, flight, room, discount. */
  readonly otherNumbers: string;
  /** What says that a password is talked about and not told: forgot, must, characters, reset. */
  readonly talk: string;
  /** Says that what follows is to be typed, dialled or set: "type", "punch in". */
  readonly entered: string;
  /** What a security question asks for: maiden name, first pet, the street of one's childhood. */
  readonly questions: string;
  /** Announces the answer to one. */
  readonly answers: string;
  /** What a code before it is for: "to verify". */
  readonly verified: string;
  /** Says that one secret is for everything or has to be kept: "the same everywhere", "keep this somewhere". */
  readonly kept: string;
  /** What a list of codes is kept for: "in case I lose my phone". */
  readonly rescues: string;
  /** What machines log in with: key, token, credentials. */
  readonly keys?: string;
  /** Where a card's PIN is typed, and the cards that have one: cash machine, bank card. */
  readonly atms?: string;
  /** How a one-time code comes: text message, verification. */
  readonly texted?: string;
  /** Asks for something to be told: "tell me", "what is". */
  readonly asks?: string;
  /** Answers a question and tells nothing: yes, later, "don't know". */
  readonly replies?: string;
  /** Says that what follows lets somebody in: "unlocks", "gets you in". */
  readonly opens?: string;
  /** Where to a dial is turned: left, right. */
  readonly sides?: string;
  /** What comes next: then. */
  readonly thens?: string;
  /** The three or four digits that are on a card besides its number: CVV, on the back. */
  readonly cardCodes?: string;
  /** Phrases that say nothing of what a word in them says elsewhere: in *case*, *let* me. */
  readonly idioms?: string;
  /** What announces a value right behind it. */
  readonly announced?: AnnouncingWords;
};

/**
 * Words that announce a secret in sentences, assignments, headings and tables alike. They become patterns that are tried at
 * every letter of a message: a word here costs each message, one above costs only those that hold a possible secret.
 */
export type AnnouncingWords = {
  /** Names of a password that may also be the end of an identifier: `DB_PASSWORD`, `PGPASSWORD`. */
  readonly names?: string;
  /** Names of a password that are also the end of other words, so that they must stand alone. */
  readonly shortNames?: string;
  /** Names of keys and tokens that machines use. */
  readonly keys?: string;
  /** What makes a key or token a public or passing one, right before its name. */
  readonly passingKeys?: string;
  /** Begins what a password is for: "the password *for* the router is …". */
  readonly prepositions?: string;
  /** Follows the name of a password where something about it is told, not the password. */
  readonly aboutPasswords?: string;
  /** "Is", between a name and its value. */
  readonly is?: string;
  /** The same in a script that puts no space before it. */
  readonly unspacedIs?: string;
  /** Stands before or after "is" and changes nothing. */
  readonly adverbs?: string;
  /** "To", of a password that was changed. */
  readonly changedTo?: string;
  /** Says that a password was changed, before its name or after its value. */
  readonly changes?: string;
  /** Whose it is, before a name. */
  readonly possessives?: string;
  /** Describes a password or its field, so that it is none. */
  readonly descriptions?: string;
  /** Says of a number before it that it was a length or a time, not a PIN. */
  readonly units?: string;
};
