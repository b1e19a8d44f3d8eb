/**
 * The words by which a sentence asks though no mark ends it (`memory/statements/questions.ts`): chats leave marks out. Each field is a list
 * parted by commas, as in `StatementWords`.
 */
export interface AskingWords {
  /** Verbs that ask where they open a sentence and who they speak of comes next: "is" my wife. With a plus that is the speaker alone: "have" I, not "have my own shop". */
  readonly inverts?: string;
  /** Open a question whatever follows: what, how many, am I. */
  readonly opens?: string;
  /** Open a question, or a clause before another one: when, where. They ask where nothing follows. */
  readonly opensAlone?: string;
  /** Make a question of whatever they stand in: est-ce, ли, 吗. */
  readonly within?: string;
  /** End a question: "…, isn't he", "… or not". A single word does behind a pause, or anywhere if it has a plus. */
  readonly tags?: string;
  /** Between two answers of which one is asked for: "de jour ou de nuit". */
  readonly either?: string;
}
