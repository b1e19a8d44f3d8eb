/** Words for the people that one has, divided by `|`, sources of expressions over small letters. */
export interface PeopleWords {
  /** Possessives, as speakers use them of themselves, and as others use them of these. */
  readonly mine?: string;
  readonly theirs?: string;
  /** Possessives behind those whom one has, or written into one word with them: my sister. */
  readonly mineAfter?: string;
  readonly theirsAfter?: string;
  readonly mineWithin?: string;
  /** Those of whom people have one or some, animals as well. */
  readonly relatives?: string;
  /** With them: somebody beside the speaker, who goes without a word in many languages. */
  readonly with?: string;
  /** Between one of them and their name: is called. */
  readonly named?: string;
  /**
   * The speaker and theirs, in every form, where a language needs a word for that: in "vivo en Roma" nothing tells whose it is. "Our"
   * is not among them: those who share something speak so.
   */
  readonly oneself?: string;
  /** The speaker: I, me, we. */
  readonly speaker?: string;
  /** Whoever was spoken of before, at the beginning of a clause, and what may stand before it: and she. */
  readonly spokenOf?: string;
  readonly and?: string;
}
