/** Lists as the files of languages write them: words and phrases parted by commas. */
import { foldText } from '../lib/text/words.ts';

/** The entries of a list, in order. */
export const entriesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The entries of a list, folded as texts are, and their apostrophes as `ReadText.cueText` writes them. */
export const foldedEntriesOf = (list = ''): string[] => entriesOf(foldText(list).replace(/[’ʼ`´]/g, "'"));

const sets = new Map<string, ReadonlySet<string>>();

/** The entries of a list of words, folded; built once for each list. */
export function wordSetOf(list = ''): ReadonlySet<string> {
  const known = sets.get(list);
  if (known !== undefined) return known;
  const set = new Set(foldedEntriesOf(list));
  sets.set(list, set);
  return set;
}
