/**
 * Words by which one tells in passing what must shape every later answer about body and food (`memory/statements/health`), written as those of
 * `statementWords`. None of them tells anything alone: two or three kinds of them that stand together do, whatever fills the rest.
 */
export interface HealthWords {
  /** Illnesses, conditions and pregnancy, by name: gout in "two attacks of gout this year". */
  readonly ailments: string;
  /** Verbs and states of a part of a body that is ill: went in "my back went again". */
  readonly troubles: string;
  /** Parts of a body, of people and animals: knee in "my knee is playing up". */
  readonly parts: string;
  /** Answers of a body to what it does not bear: swell up in "I swell up with prawns". */
  readonly reactions: string;
  /** Things that people must do without: food, drink, medicine, strain: dairy in "we don't do dairy here". */
  readonly foods: string;
  /** To do without: cut out in "cut out caffeine since the baby". Of a single word more must speak for it than of a phrase. */
  readonly refrains: string;
  /** Those who find illnesses and give orders for them, and by what: cardiologist in "cardiologist said no more salt". */
  readonly healers: string;
  /** Their words and deeds that bind, with a plus those that do whatever follows: put me on in "the GP put me on statins". */
  readonly orders: string;
  /** Says that an ill lasts, comes again or was found: diagnosed, again, since: since in "plantar fasciitis since May". */
  readonly lasting: string;
  /** The household as the one who does without: at home in "no nuts at home since Ida". */
  readonly household: string;
  /** Says that it is over, or was a trifle: fine now in "had a cold, fine now". */
  readonly passed: string;
  /** Figures of speech, and words by which it is about anybody, an invention or a report: people with in "people with asthma". */
  readonly figures: string;
}
