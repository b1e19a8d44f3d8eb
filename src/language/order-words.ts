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
