/** The cues of some languages as rules: where a phrase stands in a text, and whether a text is a whole form. Pure. */

import { cuePattern } from '../../language/cues.ts';
import { upTo } from '../../lib/text/patterns.ts';
import { foldText } from '../../lib/text/words.ts';
import type { ContinuityCues } from './cue-forms.ts';

/** What stands between a whole form and the words around it. */
const SPACES = '[ ,.!،]+';
/** A longer text is no whole form, whatever leads to it. */
const WHOLE_MAX_CHARS = 200;
const OPENING = /^[¡¿ ]+/;

/** Rules for texts folded by `cueTextOf`. */
export interface CueRules {
  /** Finds a phrase wherever it stands. */
  readonly phrase: RegExp;
  /** Whether a whole form stands there, after any greetings and other words that lead to it. */
  isWhole(text: string): boolean;
}

/** The rules of some languages; forms of scripts without spaces need no words around them. */
export function cueRules(
  languages: readonly ContinuityCues[],
  unspaced: Pick<ContinuityCues, 'phrases' | 'whole'> = { phrases: [], whole: [] },
): CueRules {
  const all = (part: 'leads' | 'tails') => languages.map((cues) => cues[part]).join('|');
  const forms = [...languages, unspaced].flatMap(({ whole }) => whole).join('|');
  const tail = `(?:${SPACES}(?:${all('tails')}))*[ .!?…。؟]*$`;
  const whole = new RegExp(foldText(`^${upTo(WHOLE_MAX_CHARS)}(?:${forms})${tail}`));
  const lead = new RegExp(foldText(`^(?:${all('leads')})${SPACES}`));
  const isForm = (text: string): boolean => {
    if (whole.test(text)) return true;
    const rest = text.replace(lead, '');
    return rest !== text && isForm(rest);
  };
  return {
    phrase: cuePattern({
      spaced: languages.flatMap(({ phrases }) => phrases),
      unspaced: unspaced.phrases,
    }),
    isWhole: (text) => text.length <= WHOLE_MAX_CHARS && isForm(text.replace(OPENING, '')),
  };
}
