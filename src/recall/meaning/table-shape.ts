/** Format of the table of word vectors, which its maker and its reader share. */

/** Components of a vector. */
export const DIMENSIONS = 64;
/** Neighbours that the table keeps of each term. */
export const NEIGHBOURS_PER_TERM = 6;
/** Cosine below which two words only happen to be near. */
export const RELATED_MIN_COSINE = 0.45;
