/** The continuity cues of all languages, over texts folded as `ReadText.cueText` is. Pure. */

import { cueSource } from '../../language/cues.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';
import { upTo } from '../../lib/text/patterns.ts';
import { foldText } from '../../lib/text/words.ts';

/** Signs between a whole form and the words around it. */
const SPACES = '[ ,.!،]+';
/** A longer text is no whole form, whatever leads to it. */
const WHOLE_MAX_CHARS = 200;

/** A cue, and the language that it is of: "continue" is a cue of several. */
interface Cue {
  readonly language: string;
  readonly source: string;
}

const cueSet = (cuesOf: (language: Language) => readonly string[]) =>
  patternSet<Cue>(
    () =>
      LANGUAGES.flatMap((language) =>
        cuesOf(language).map((source) => ({ language: language.code, source })),
      ),
    ({ source }) => source,
  );

const phrasesIn = cueSet(({ continuity, unspaced }) =>
  (continuity?.phrases ?? []).map((phrase) => cueSource(phrase, unspaced)),
);
const letterRequestsIn = cueSet(({ continuity, unspaced }) =>
  continuity?.letterRequests === undefined ? [] : [cueSource(continuity.letterRequests, unspaced)],
);
/** Whoever writes another language says "ok" and "please" as well. */
const [ENGLISH] = LANGUAGES.filter(({ code }) => code === 'en');
const wholeFormsIn = cueSet(({ continuity }) => {
  const around = (part: 'leads' | 'tails') =>
    [continuity?.[part], ENGLISH?.continuity?.[part]].filter(Boolean).join('|');
  return (continuity?.whole ?? []).map((form) =>
    foldText(
      `^${upTo(WHOLE_MAX_CHARS)}[¡¿ ]*(?:(?:${around('leads')})${SPACES})*(?:${form})(?:${SPACES}(?:${around('tails')}))*[ .!?…。؟]*$`,
    ),
  );
});

/** The first phrase that says so, wherever it stands. */
export function firstPhrase(text: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const [, pattern] of phrasesIn(text)) {
    const found = pattern.exec(text);
    if (found && (first === null || found.index < first.index)) first = found;
  }
  return first;
}

/** Recognises a text that is a cue as a whole, after any greetings and other words that lead to it. */
export const isWholeForm = (text: string): boolean =>
  wholeFormsIn(text).some(([, pattern]) => pattern.test(text));

/** Recognises a request for a letter to somebody else. */
export const asksForLetter = (text: string): boolean =>
  letterRequestsIn(text).some(([, pattern]) => pattern.test(text));

/** The languages whose cues a text has. */
export const languagesOfCue = (text: string): ReadonlySet<string> =>
  new Set(
    [...phrasesIn(text), ...wholeFormsIn(text)].flatMap(([{ language }, pattern]) =>
      pattern.test(text) ? language : [],
    ),
  );
