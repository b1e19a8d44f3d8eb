/**
 * The words that decide whether a message bears what is said of it (`memory/grounding`): by them a clause says the opposite of its
 * other words, or counts. Lists parted by commas, written as in `StatementWords`.
 */
export interface EvidenceWords {
  /** Not, no, never. Several in a clause deny once: "no ... nunca". */
  readonly denials?: string;
  /** To hate, to avoid, allergic, without, quit, sold, formerly: they speak against what they stand with, and denied for it. */
  readonly against?: string;
  /** Phrases with such a word that turn nothing round: not only, can't wait, never mind. */
  readonly idle?: string;
  /** Before something that is not so: instead of, rather than. */
  readonly instead?: string;
  /** Numbers as words, each behind its value: "2 two, 3 three/threefold". */
  readonly numbers?: string;
  /** Counts in what was said, and asks for no number in what is told of it: "2 both/twins". */
  readonly counting?: string;
}
