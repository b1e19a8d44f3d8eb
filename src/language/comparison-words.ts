/**
 * Words that make another statement of the same other words, for whoever compares two of them; parted by commas. Without them
 * statements of the language are told apart by their letters alone, and "I eat no fish" may be held for "I eat fish".
 */
export interface ComparisonWords {
  /** No, not, never, without. */
  readonly denials?: string;
  /** Stresses words that stand there anyway: really, very. */
  readonly stressing?: string;
  /** Before and after, more, on which side: words that are looked past when a question is read. */
  readonly turning?: string;
  /** Yes and no before a comma: "no, sugar is fine". */
  readonly answers?: string;
}
