/** The library ships no types; this is the part that is used. */
declare module 'stopword' {
  export const eng: readonly string[];
}
