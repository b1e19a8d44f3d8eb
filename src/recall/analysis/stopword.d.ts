/** The lists used here, beside the English one that is declared with recall: the library ships no types. */
declare module 'stopword' {
  type StopWordList = readonly string[];
  export const ara: StopWordList, deu: StopWordList, ell: StopWordList, fra: StopWordList, heb: StopWordList;
  export const ita: StopWordList, jpn: StopWordList, nld: StopWordList, pol: StopWordList, por: StopWordList;
  export const rus: StopWordList, spa: StopWordList, swe: StopWordList, tha: StopWordList, tur: StopWordList;
  export const ukr: StopWordList, zho: StopWordList;
}
