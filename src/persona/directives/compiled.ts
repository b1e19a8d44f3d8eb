/** The words around orders as patterns, compiled when a language is first met: a cold start compiles none. */
import { anyOf } from '../../language/forms.ts';
import type { Language } from '../../language/language.ts';
import { lazyPattern } from '../../lib/text/pattern-set.ts';
import { BLANKS, upTo } from '../../lib/text/patterns.ts';
import { SENTENCE_MAX_CHARS } from './forms.ts';

const LATIN_NAME = "\\p{Lu}[\\p{L}'-]{1,20}";

const compiled = new Map<Language, CompiledLanguage>();

/** The patterns of a language. */
export function compile(language: Language): CompiledLanguage {
  const known = compiled.get(language) ?? patternsOf(language);
  compiled.set(language, known);
  return known;
}

export type CompiledLanguage = ReturnType<typeof patternsOf>;

function patternsOf({ code, unspaced, directives: words = {} }: Language) {
  const [left, right] = unspaced ? ['', ''] : ["(?<![\\p{L}\\p{N}'])", "(?![\\p{L}\\p{N}'])"];
  const anywhere = (one: string | undefined) => lazyPattern(`${left}${anyOf(one)}${right}`, 'gu');
  const first = (one: string | undefined) =>
    lazyPattern(`^${upTo(SENTENCE_MAX_CHARS)}${anyOf(one)}${right}`, 'gu');
  const alone = (one: string | undefined) => new RegExp(`^${anyOf(one)}$`, 'iu');
  const before = (...some: readonly (string | undefined)[]) =>
    new RegExp(`^${anyOf(...some)}${unspaced ? '' : BLANKS}`, 'iu');
  return {
    code,
    unspaced: unspaced === true,
    standing: anywhere(words.standing),
    please: anywhere(words.please),
    once: anywhere(words.once),
    others: anywhere(words.others),
    again: anywhere(words.again),
    opening: first(words.opening),
    doubt: first(words.doubt),
    asking: first(words.asking),
    correcting: first(words.correcting),
    closing: lazyPattern(`${left}${anyOf(words.closing)}$`, 'gu'),
    /** Somewhere in what closed an order. */
    doubting: new RegExp(anyOf(words.doubt), 'u'),
    /** "…, ok?" */
    nod: new RegExp(`[, ]${anyOf(words.nod, 'ok')}\\s*$`, 'u'),
    introduces: new RegExp(`^${anyOf(words.introduces)} ?\\S+(?: \\S+){0,2}$`, 'u'),
    conditions: new RegExp(`${left}${anyOf(words.conditions)}${right}`, 'u'),
    /** Between the orders of a sentence, or the words of a list of tones. */
    and: unspaced
      ? new RegExp(`[，、,；;]\\s*${anyOf(words.and)}?|${anyOf(words.and)}`, 'gu')
      : new RegExp(
          `(?:${BLANKS})?[,;]\\s*(?:${anyOf(words.and)}\\s+)?|${BLANKS}${anyOf(words.and, '[–—-]')}\\s+`,
          'gu',
        ),
    tones: Object.entries(words.tones ?? {}).map(
      ([tone, said]) => [tone, new RegExp(`^(?:${said})$`, 'u')] as const,
    ),
    more: before(words.more, words.less),
    less: before(words.less),
    pronouns: alone(words.pronouns),
    notNames: new RegExp(`^${anyOf(words.notNames)}$`, 'u'),
    times: alone(words.times),
    calling: new RegExp(anyOf(words.calling), 'u'),
    /** After a verb of calling only what looks like a name of Han characters is one. */
    hanName: new RegExp(
      `^(?:${anyOf(words.beforeNames)}\\p{sc=Han}{1,2}|\\p{sc=Han}{1,3}${anyOf(words.afterNames)}|` +
        `${anyOf(words.familyNames)}\\p{sc=Han}{1,2}|${LATIN_NAME})$`,
      'u',
    ),
    eastAsianName: new RegExp(
      `^(?:[\\p{sc=Katakana}ー・]{2,20}|(?:\\p{sc=Han}{1,5}|\\p{sc=Hiragana}{2,8})${anyOf(words.afterNames)}?|` +
        `\\p{sc=Hangul}{2,6}|${LATIN_NAME})$`,
      'u',
    ),
    mine: before(words.my),
    article: before(words.my, words.articles),
    /** Adverbs for a manner of speaking. */
    manners: new RegExp(`^(?:$|[ ,]+${anyOf(words.manners)}(?!\\p{L}))`, 'iu'),
    trades: words.trades === undefined ? null : new RegExp(`(?:${words.trades})$`, 'iu'),
  };
}
