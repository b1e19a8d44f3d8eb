/** The words by which somebody mends what they wrote right before, in a message of nothing else: "sorry 3pm", "i mean thursday". */
export interface SlipWords {
  /** Before or behind the value that is meant, beside `errs` and `rather` of `ReversalWords`: I mean, no wait, make that. */
  readonly says: string;
  /** A plain no: it may answer a question, and mends by itself only what is told by a word of its own: a time, a day. */
  readonly no: string;
  /** Behind the figure of an hour: o'clock, pm. */
  readonly hours?: string;
  /** Before it, where nothing else follows: at, um. */
  readonly at?: string;
  /** Behind the figure of a day or another one that counts, with no full stop: th, º. */
  readonly ordinals?: string;
}
