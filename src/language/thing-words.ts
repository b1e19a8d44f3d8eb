/** Words by which a text gives away what it names, divided by `|`: sources of expressions over small letters. */
export interface ThingWords {
  /** Right before where somebody or something is: in, near. */
  readonly places: string;
  /** Right before whom somebody works or learns at, where a language tells that from a place: at. */
  readonly firms?: string;
  /** Nouns for a project, beside which its name stands. */
  readonly projects?: string;
  /** Between a word for somebody or something and its name: called, is. */
  readonly called: string;
  /** Between names: and. */
  readonly and: string;
  /** Every noun has a capital, which tells no name then. */
  readonly nounsHaveCapitals?: true;
}
