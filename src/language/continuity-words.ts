/**
 * Words by which a message means something said earlier. A phrase is about the two who talk: what a boss, a book or a doctor said is no
 * part of the conversation, so the words after it are looked at as well. `phrases`, `whole`, `leads`, `tails` and `letterRequests` are
 * sources of expressions over small letters.
 */
export interface ContinuityWords {
  /** They count wherever they stand: as we agreed, you said yesterday. */
  readonly phrases?: readonly string[];
  /** They count as the whole message: "that one" alone points back, "that one time in Paris" does not. */
  readonly whole?: readonly string[];
  /** Words that may stand before a whole form: yes, please, can you. */
  readonly leads?: string;
  /** Words that may stand after one: instead, thanks. */
  readonly tails?: string;
  /** Asks for a letter to somebody else: what was discussed with them stands in it. */
  readonly letterRequests?: string;
  /** Words around the matter that people want to go on with: "let us carry on our talk about". They name no conversation. */
  readonly takingUp?: string;
  /**
   * Text for a user whose conversation cannot be gone on with. It claims nothing of what was said, promised or known: only that no
   * earlier messages are at hand, and what helps.
   */
  readonly recovery?: string;
}
