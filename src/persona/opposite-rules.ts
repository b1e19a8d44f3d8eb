/**
 * Rules that cannot both hold: "never use emojis" and "use emojis from now on". Two rules are compared by what is left of them
 * without the words that only forbid, allow or make stand: the same things are then forbidden by one and asked for by the
 * other. A rule that is not sure to be either is the opposite of none. Pure.
 */

import { anyOf } from '../language/forms.ts';
import { LANGUAGES } from '../language/languages.ts';
import { entriesOf } from '../language/lists.ts';
import { termOf, wordsOf } from '../lib/text/words.ts';

/** A forbidding word must be near the beginning: "cite sources, never guess" asks for something. */
const FORBIDS_WITHIN_WORDS = 5;

/** Words that forbid, and words that say nothing of what a rule is about. Made when two rules are first compared. */
interface RuleWords {
  readonly forbidding: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
  /** The same where words are not divided. */
  readonly forbiddingUnspaced: RegExp;
  readonly lightUnspaced: RegExp;
}

/** Scripts that put no spaces between words, or write endings to them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Lists of words that say nothing of what a rule is about. */
const LIGHT = ['light', 'answers', 'allows', 'again'] as const;
/** Of phrases that refuse ("spare me") no word says so alone. */
const ONE_WORD = /^[\p{L}\p{M}']+$/u;

let known: RuleWords | null = null;

function ruleWords(): RuleWords {
  const said = (part: 'forbids' | 'light', isUnspaced: boolean) =>
    LANGUAGES.flatMap(({ directives, answerWords }) => [
      directives?.[part] ?? '',
      ...(part === 'light' ? LIGHT : (['refuses'] as const))
        .flatMap((list) => entriesOf(answerWords?.[list]))
        .filter((word) => part === 'light' || ONE_WORD.test(word)),
    ]).filter((words) => UNSPACED.test(words) === isUnspaced);
  const wordsIn = (part: 'forbids' | 'light') =>
    new Set(said(part, false).flatMap((words) => words.split(/\s+/)));
  const piecesIn = (part: 'forbids' | 'light') => new RegExp(anyOf(...said(part, true)), 'gu');
  return {
    forbidding: wordsIn('forbids'),
    light: wordsIn('light'),
    forbiddingUnspaced: piecesIn('forbids'),
    lightUnspaced: piecesIn('light'),
  };
}

/** Subject of a rule, and whether the rule forbids it. */
interface Rule {
  readonly forbids: boolean;
  readonly about: ReadonlySet<string>;
}

/** Recognises a rule that leaves no room for one that was given before it. */
export function replaces(fresh: string, before: string): boolean {
  const [after, earlier] = [ruleOf(fresh), ruleOf(before)];
  if (!after || !earlier || after.forbids === earlier.forbids || after.about.size === 0) return false;
  // "Never use tables" ends "use tables for figures"; "use tables for figures" leaves "never use tables" as it is.
  const covered = [...after.about].every((term) => earlier.about.has(term));
  return covered && (after.forbids || after.about.size === earlier.about.size);
}

/** Recognises two rules that say the same of the same things. */
export function restates(one: string, other: string): boolean {
  const [a, b] = [ruleOf(one), ruleOf(other)];
  if (!a || !b || a.about.size === 0) return false;
  return (
    a.forbids === b.forbids &&
    a.about.size === b.about.size &&
    [...a.about].every((term) => b.about.has(term))
  );
}

function ruleOf(text: string): Rule | null {
  known ??= ruleWords();
  const { forbidding, light, forbiddingUnspaced, lightUnspaced } = known;
  if (UNSPACED.test(text)) {
    const asked = text.replace(forbiddingUnspaced, '');
    const rest = asked.replace(lightUnspaced, '').replace(/[\p{P}]/gu, '');
    return { forbids: asked !== text, about: new Set(rest === '' ? [] : [rest]) };
  }
  const said = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = said.findIndex((word) => forbidding.has(word));
  if (first >= FORBIDS_WITHIN_WORDS) return null;
  const about = said.filter((word) => word.length > 1 && !forbidding.has(word) && !light.has(word));
  return { forbids: first >= 0, about: new Set(about.flatMap(wordsOf).map(termOf)) };
}
