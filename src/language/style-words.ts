/**
 * Words by which a wish for how to be answered stands out in a longer message (`memory/statements/form`), written as those of `statementWords`.
 * Three kinds of them in a sentence make one; `AnswerWords` tell wishes of a few words.
 */
export interface StyleWords {
  /** Parts and manners of answers: example in "always give me an example when you explain". */
  readonly forms: string;
  /** To answer, as one asks it of whoever is spoken to: explain in "explain it without jargon, always". */
  readonly tells: string;
  /** Makes it stand: whenever in "skip the intro whenever you reply to me". */
  readonly standing: string;
  /** Reasons of the speaker: I lose the thread in "start with the verdict, I lose the thread"; with a plus those that others have too: I need. */
  readonly reasons: string;
}
