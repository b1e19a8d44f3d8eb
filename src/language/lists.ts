/** Lists as the files of languages write them: words and phrases parted by commas. */
import { foldText } from '../lib/text/words.ts';

/** The entries of a list, in order. */
export const entriesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The entries of a list, folded as texts are, and their apostrophes as `cueTextOf` writes them. */
export const foldedEntriesOf = (list = ''): string[] => entriesOf(foldText(list).replace(/[’ʼ`´]/g, "'"));
