/** Pronouns, and the nouns of people and animals for which they stand, by which one tells who "she" is (`memory/statements/referents.ts`). */
export interface GenderWords {
  /** He, his. */
  readonly he: string;
  /** She, her. */
  readonly she: string;
  /** Husband, son, brother, dad. */
  readonly male: string;
  /** Wife, daughter, sister, mum. */
  readonly female: string;
  /** Articles that may stand before a name: "a Rita". */
  readonly articles?: string;
  /** Phrases in which a pronoun stands for many, or for whoever is spoken to: "sie haben". */
  readonly others?: string;
}
