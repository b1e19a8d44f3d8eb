/** What the table of word vectors is made by and read by alike. */

/** Components of a vector. */
export const DIMENSIONS = 64;
/** Neighbours that the table keeps of each term. */
export const NEIGHBOURS_PER_TERM = 6;
/** Cosine below which two words only happen to be near. */
export const RELATED_MIN_COSINE = 0.45;
