/** The library `stopword` ships no types; these are the lists that are used (see `paths` in tsconfig.json). */
type StopWordList = readonly string[];
export const eng: StopWordList;
export const ara: StopWordList, deu: StopWordList, ell: StopWordList, fra: StopWordList, heb: StopWordList;
export const ita: StopWordList, jpn: StopWordList, nld: StopWordList, pol: StopWordList, por: StopWordList;
export const rus: StopWordList, spa: StopWordList, swe: StopWordList, tha: StopWordList, tur: StopWordList;
export const ukr: StopWordList, zho: StopWordList;
