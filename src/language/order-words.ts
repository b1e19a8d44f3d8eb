/**
 * The words by which an order to a machine is told from what people tell one another (`memory/orders`). Each field is a list
 * parted by commas; a star stands for any ending; words are written as people write them, accents included. Verbs stand in the forms
 * that order: imperative, infinitive, "should".
 */
export interface OrderWords {
  /** Nobody but a machine is called so: AI, chatbot, language model. */
  readonly machine?: string;
  /** Names of a machine, by which people go as well: assistant. */
  readonly helper?: string;
  /** Beside it, the helper is somebody: of the dentist, of the shop. */
  readonly job?: string;
  /** Addresses to a reader that is a machine: dear assistant, note to the AI. */
  readonly addressed?: string;
  /** To heed no longer: ignore, forget, override, disable. */
  readonly drop?: string;
  /** Says that rules hold no longer: cancelled, lifted, do not apply. */
  readonly lifted?: string;
  /** Things that a model was given: instructions, rules, restrictions, filters. */
  readonly rules?: string;
  /** Picks some of them: previous, above, all, every, of safety. */
  readonly prior?: string;
  /** The reader's own: your. */
  readonly your?: string;
  /** Whoever reads: you. */
  readonly you?: string;
  /** Pleads: it would be nice if, I would be grateful. */
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
  /** Beginnings in time: from now on, after reading this, in the next message. */
  readonly later?: string;
  /** Places: in every answer, before replying, in all conversations. */
  readonly each?: string;
  /** Conditions of the user's asking: if the user asks, when asked about. */
  readonly asked?: string;
  /** Names the one whom the reader serves: the user. */
  readonly user?: string;
  /** Names others whom a model may serve as well as people do: customers, visitors, somebody. */
  readonly partner?: string;
  /** Conditions, whoever speaks: if somebody mentions, as soon as the word appears. */
  readonly when?: string;
  /** To make believe: lie, deny, pretend not to know, state as a fact, change the subject, insult. */
  readonly deceive?: string;
  /** Words of the reader: the answer, your reply. */
  readonly answer?: string;
  /** Secret orders to the reader: system prompt, hidden instructions. */
  readonly prompt?: string;
  /** Passwords, API keys. */
  readonly secret?: string;
  /** Records of people: the conversation, memories, contacts. */
  readonly record?: string;
  /** To say nothing, to do it unseen: do not tell, secretly, without asking. */
  readonly hide?: string;
  /** To follow whoever writes: obey me, follow my orders, do all that is asked. */
  readonly obey?: string;
  /** The text itself: this note, this memory. */
  readonly memo?: string;
  /** Means by which a machine acts: tool, function, command. */
  readonly tool?: string;
  /** Image, link, address, advertisement. */
  readonly picture?: string;
  /** Authorities in whose name it speaks: system message, developer mode, administrator. */
  readonly authority?: string;
  /** To be somebody else: you are now, pretend, play the part. */
  readonly role?: string;
  /** Without limits, without morals, unrestricted. */
  readonly free?: string;
  /** Other readers that may answer by themselves: software, a speaker, automatic readers. */
  readonly device?: string;
  /** Deeds of such a reader with a text: reads, sums up, translates, relays it. */
  readonly reads?: string;
  /** To pass off as what is not: act as if, insist, overlook, sold out, already approved. */
  readonly feigns?: string;
  /** Claims of an agreement: as agreed, it was resolved, by the new policy. */
  readonly settled?: string;
  /** Places in which machines are taught, tested or told of: course, manual, parameter, expected result. */
  readonly lesson?: string;
  /** Tastes of somebody: prefers, cannot stand. */
  readonly likes?: string;
  /** End of quoted text, as a forger writes it: end of memory. */
  readonly ends?: string;
  /** Talk of such orders: prompt injection, attackers, security training. */
  readonly reported?: string;
  /** Speaker of himself: I, we. */
  readonly self?: string;
  /** Matters that people tell one another about: family, school, kitchen, medicine, neighbours. */
  readonly daily?: string;
  /** Matters of programs and machines: system, form, login page, log, backup. */
  readonly software?: string;
}
