/**
 * Codes that let somebody in who has lost the second factor, told one by one or as the list that a service shows: behind or
 * below their name. The first must look like a code; what has its shape and follows it is one too. Each name is followed for a
 * bounded stretch.
 */
import { foldWord, plainOf } from '../../../lib/text/folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isTemplate } from '../placeholder.ts';
import { isMixed } from '../value-forms.ts';
import { lazy, nearby, PREPOSITIONS, sourceOf } from '../vocabulary.ts';
import { matchesOf, oneOf, type Rule } from './rule.ts';

/** A name, and a sign, "is", or the end of the line, after what the codes are for. */
const NAME = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${sourceOf(nearby('recoveryCodes'))})[sn]?(?: \\([^()\\n]{1,40}\\))?(?: (?:${oneOf(PREPOSITIONS.map(foldWord))}) [^.,;:=?!\\n]{1,40}?)?["'*_\`]{0,3}` +
        `(?: ?[:=]| (?:${sourceOf(({ copulas }) => copulas)})(?= )|(?=[ \\r]{0,3}\\n)| -)[*_]{0,3}`,
      'gu',
    ),
);
/** Gap between codes: a comma, blanks, the marks of a list or a fence. */
const GAP = /(?:[\s,;|"'`*•>]|- |\[[ x]?\] ?|\d{1,2}[.)] |[a-z]{1,3} (?=[A-Z0-9-]{4})){0,24}/iy;
const CODE =
  /[A-Za-z0-9]{3,10}(?:-[A-Za-z0-9]{3,10}){1,7}(?![\w-])|[0-9]{4}(?: [0-9]{4}){1,2}(?![\w-])|[A-Za-z0-9]{6,32}(?![\w-])/y;
const CODES_MAX = 24;
const CODE_MIN_CHARS = 6;
const DATE = /^(?:19|20)\d\d-?\d\d-?\d\d$/;
/** "RFC6238", "KB-4821". */
const STANDARD = /^[A-Za-z]{2,5}-?\d{2,5}$/;
/** Digits in the middle or first: "Settings2" is no code. */
const WORD_WITH_NUMBER = /^[A-Za-z]+\d{1,2}$/;

/** `ABCD-EFGH-IJKL`: no word has that form. */
const LETTER_GROUPS = /^[A-Z]{4,6}(?:-[A-Z]{4,6}){2,}$/;

/** Secrets that stand in for a second factor. */
export const recoveryCodeRules: readonly Rule[] = [recoveryCodes];

function* recoveryCodes(text: string): Generator<SensitiveMatch> {
  for (const name of matchesOf(plainOf(text), NAME())) {
    let at = name.index + name[0].length;
    let shape: string | null = null;
    for (let count = 0; count < CODES_MAX; count++) {
      GAP.lastIndex = at;
      const start: number = at + (GAP.exec(text)?.[0].length ?? 0);
      CODE.lastIndex = start;
      const code = CODE.exec(text)?.[0];
      if (code === undefined || (shape === null ? !isCode(code) : shapeOf(code) !== shape)) break;
      shape = shapeOf(code);
      at = start + code.length;
      yield { kind: 'password', start, end: at };
    }
  }
}

function isCode(code: string): boolean {
  const bare = code.replace(/[ -]/g, '');
  if (bare.length < CODE_MIN_CHARS || isTemplate(code) || DATE.test(code)) return false;
  return (
    /^\d+$/.test(bare) ||
    LETTER_GROUPS.test(code) ||
    (isMixed(bare) && !STANDARD.test(code) && !WORD_WITH_NUMBER.test(bare))
  );
}

/** The lengths of its groups: what a list of codes has in common. */
const shapeOf = (code: string): string => code.replace(/[A-Za-z0-9]/g, 'x');
