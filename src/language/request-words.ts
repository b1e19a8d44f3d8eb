/**
 * Requests to remember or to forget: words that open one, and words that link it to what is to be kept, which stands behind and is
 * never translated. Sources of expressions over small letters; `content` is what a form keeps, `topic` or `about` what it forgets.
 */
export interface RequestWords {
  /** Please; may stand before an opening and after it. */
  readonly polite?: string;
  /** "Can you", where it opens a request and asks nothing else. */
  readonly asking?: string;
  /** Openings of a request to remember: "merk dir". */
  readonly remember?: readonly string[];
  /** "That " with its space, which follows one unless a colon does. It is required: "recuerda" alone is a verb. */
  readonly link?: string;
  /**
   * Whole requests that point at what is to be kept: at the list below where a colon follows, else at what was said right before
   * ("Merk dir das.").
   */
  readonly rememberThese?: readonly string[];
  readonly forget?: readonly string[];
  /** Link after an opening of a request to forget, or a phrase such as "what I told you about". */
  readonly forgetLink?: string;
  /** Whole requests, where the verb comes last or no space stands between words. */
  readonly rememberForms?: readonly string[];
  readonly forgetForms?: readonly string[];
}
