/** Words by which something is told of others than the speaker and theirs (`memory/statements/of-others.ts`), written as those of `statementWords`. */
export interface OtherWords {
  /** Says that something is not the speaker's: not me, not mine. */
  readonly notSelf: string;
  /** People whom one serves at work: patients, customers, pupils. */
  readonly served: string;
}
