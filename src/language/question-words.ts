/**
 * Words of asking, by what a message is after. Each field is a list of phrases, as `phrases.ts` reads them. They are hints: a missing
 * one makes nothing false, and only weighs sources less well.
 */
export type QuestionWords = {
  /** Asks for a point or a length of time: when, what day, how long. */
  readonly when?: string;
  /** Asks for a person: who, whose, with whom. */
  readonly who?: string;
  /** Asks for a number: how many, how often. */
  readonly howMany?: string;
  /** Asks for several things: which of my, list all. */
  readonly list?: string;
  /** Asks what came before what: in which order, first. */
  readonly order?: string;
  /** Asks for something broad: a summary of, what do you know about me. */
  readonly summary?: string;
  /** Is after likes, dislikes or advice: my favourite, can you recommend. */
  readonly preference?: string;
  /** Is about a time: yesterday, three weeks ago, last time. */
  readonly temporal?: string;
  /** Is about who somebody is: my name, how old, where do I live. */
  readonly identity?: string;
  /** Asks how something is done: how can I, recipe, steps. */
  readonly procedural?: string;
  /** Takes up what went before: as we said, continue, the other one. */
  readonly continuation?: string;
  /** Asks for what the assistant has said: you suggested, your advice. */
  readonly assistant?: string;
  /** Speaks of oneself: I, my, us. */
  readonly self?: string;
  /** Words in which the first person is who gets the answer, or wants to know how: tell me, how do I, like I'm five. */
  readonly answered?: string;
  /** Asks for all that is known of oneself: what do you know about me. */
  readonly ofSelf?: string;
  /** Words that join two questions of one message: and, or, also. */
  readonly joins?: string;
  /** Beginnings of a question; in scripts without spaces, words that it has anywhere. */
  readonly asks?: string;
};
