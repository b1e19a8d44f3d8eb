/**
 * The words by which people have something written that tells of them (`memory/statements/dictated.ts`). Each field is a list parted by commas,
 * as in `StatementWords`.
 */
export interface WritingWords {
  /** Orders to write, as they open a sentence: write, draft, compose. With a plus they end it, or stand anywhere in it. */
  readonly orders: string;
  /** Texts that are ordered: letter, bio, caption, application. */
  readonly texts: string;
  /** Lead to what the text is to say: saying, that says, in which, where I. */
  readonly says: string;
}
