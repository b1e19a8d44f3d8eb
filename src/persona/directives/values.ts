/** Values of directives, told from what else may stand in their place: a name from "later", a tone from "careful". */
import type { Tone } from '../../language/directive-words.ts';
import { nameAt } from '../../memory/signals/message/entities.ts';
import { OCCUPATIONS } from '../../memory/signals/message/lexicon.ts';
import { capitalise, trimValue, writesSmall } from '../../memory/signals/message/values.ts';
import { joinTones } from '../tones.ts';
import { type AlignedText, split } from './aligned-text.ts';
import type { CompiledLanguage } from './compiled.ts';
import { languageNamed } from './language-names.ts';

/** Scripts without capitals tell no name from another word: what is known to be none is listed. */
const UNCASED_NAME =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}]{2,15}$/u;
const NO_NAME = /^(?:\d|.*\d{2})/u;
const SMALL_NAME = /^[\p{Ll}][\p{Ll}'-]{1,14}$/u;

/** The name that was said, or null. */
export function nameIn(value: AlignedText, whole: AlignedText, language: CompiledLanguage): string | null {
  const said = trimValue(value.written);
  if (said === '' || NO_NAME.test(said) || language.times.test(said) || language.pronouns.test(said))
    return null;
  const han = /^\p{Script=Han}/u.test(said);
  if (language.unspaced && han && language.calling.test(whole.seen))
    return language.hanName.test(said) ? said : null;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(said))
    return language.eastAsianName.test(said) ? said : null;
  if (UNCASED_NAME.test(said)) return language.notNames.test(said) ? null : said;
  // A name of small letters convinces only from somebody who writes no capitals at all; the first of a few words is
  // set by phones.
  const isShort = whole.written.split(' ').length <= SHORT_ORDER_MAX_WORDS;
  const small =
    writesSmall(whole.written.slice(isShort ? 1 : 0)) &&
    SMALL_NAME.test(said) &&
    !language.notNames.test(said);
  const name = nameAt(said, small);
  return name === said ? name : null;
}

/** Words of an order that only says the name: "Dime chío". */
const SHORT_ORDER_MAX_WORDS = 3;

const ROLE_MAX_WORDS = 8;

export interface RoleValue {
  readonly value: string;
  /** Said as the speaker's own ("my tutor"). */
  readonly own: boolean;
  /** Its last word is a trade; only English trades are listed. */
  readonly trade: boolean;
}

/** The role that was said, without its article. */
export function roleIn({ written }: AlignedText, language: CompiledLanguage): RoleValue | null {
  const said = trimValue(written);
  const value = said.replace(language.article, '');
  const words = value.split(/\s+/);
  const asks = /[?"“:]|\b(?:who|that|which|and then|if|when)\b/i.test(value);
  if (value === '' || asks || words.length > ROLE_MAX_WORDS) return null;
  const trade = language.trades?.test(value) || OCCUPATIONS.has((words.at(-1) ?? '').toLowerCase());
  return { value, own: language.mine.test(said), trade };
}

/** The code of the language that was said. */
export const languageIn = ({ seen }: AlignedText): string | null =>
  languageNamed(
    seen
      .normalize('NFC')
      .replace(/i\u0307/g, 'i')
      .replace(/^İ/u, 'i'),
  );

const CONTRARY: Partial<Record<string, Tone>> = {
  formal: 'informal',
  informal: 'formal',
  concise: 'detailed',
  detailed: 'concise',
  humorous: 'serious',
  serious: 'humorous',
  technical: 'simple',
  simple: 'technical',
  direct: 'gentle',
};

/** The tones that were said, or their contraries; null unless every word is one. */
export function tonesIn(value: AlignedText, language: CompiledLanguage, contrary: boolean): string | null {
  const tones = split(value, language.and).map(({ seen }) => {
    const bare = seen.replace(language.more, '');
    const tone = language.tones.find(([, pattern]) => pattern.test(seen) || pattern.test(bare))?.[0];
    const turned = contrary !== language.less.test(seen);
    return tone !== undefined && turned ? CONTRARY[tone] : tone;
  });
  return tones.length > 0 && tones.every((tone) => tone !== undefined) ? joinTones(tones as string[]) : null;
}

/** A sentence as an entry of a list. */
export const sentenceIn = (written: string): string =>
  capitalise(written.trim().replace(/(?<![\s.!,;…])[\s.!,;…]+$/u, ''));
