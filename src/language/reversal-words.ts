/**
 * The words by which one takes back, mends or ends what one said before (`memory/reversals`), beside the `ends` and `not` of
 * statements. Each field is a list parted by commas, as in `StatementWords`.
 */
export interface ReversalWords {
  /** Something said was wrong: typo, I meant, miscounted, mixed up, not as I said. */
  readonly errs?: string;
  /** Another value follows, or only a word of hesitation: sorry, actually, no, wait, turns out. */
  readonly rather?: string;
  /** It is otherwise by now: now, these days, from now on. */
  readonly now?: string;
  /** One thing is in the place of another: instead, replaced, swapped for. */
  readonly replaces?: string;
  /** Spells a name: spelt, with a K. */
  readonly spells?: string;
  /** To live elsewhere: moved to, we've moved. */
  readonly moves?: string;
  /** To work elsewhere: got the job, new job, joined, handed in my notice. */
  readonly hires?: string;
  /** To be at another time: postponed, pushed to, brought forward, rescheduled. */
  readonly shifts?: string;
  /** A choice that fell out otherwise than was planned: in the end, ended up, went for. */
  readonly settles?: string;
  /** To cost or count another amount by now: gone up to, raised, dropped to. */
  readonly raises?: string;
  /** To be no couple any more: broke up, split up, we are over, I'm single. */
  readonly parts?: string;
  /** Partners in a couple: girlfriend, husband, fiancé. */
  readonly partner?: string;
  /** To have, keep up or happen no more: given away, called off, cancelled. */
  readonly drops?: string;
  /** Not so, where the `not` of statements is another word. */
  readonly denies?: string;
  /** Harmless, well again: is fine, false alarm, can eat. */
  readonly clears?: string;
  /** To be thought of no more, as it is asked: forget it, never mind the. */
  readonly forgets?: string;
  /** It stays as it was: scrap that, we keep it after all. */
  readonly stays?: string;
  /** Changes that do not happen then: to sell, to quit, to move out. */
  readonly leaves?: string;
  /** A part of the time alone, beside which another place or trade stands: in summer, on weekends. */
  readonly partly?: string;
  /** Before what is only where something is, or what it is part of: in, on, of. */
  readonly beside?: string;
  /** Numbers from two on, as words or signs. */
  readonly counts?: string;
  /** To ask for another value: change my, update my. */
  readonly sets?: string;
  /** Before or behind the value that is asked for: to. */
  readonly to?: string;
}
