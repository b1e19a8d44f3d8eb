/** Values of directives, told from what else may stand in their place: a name from "later", a tone from "careful". */
import { nameAt } from '../../memory/signals/entities.ts';
import { OCCUPATIONS } from '../../memory/signals/lexicon.ts';
import { capitalise, trimValue, writesSmall } from '../../memory/signals/values.ts';
import { joinTones, type Tone } from '../tones.ts';
import { type AlignedText, split } from './aligned-text.ts';
import type { CompiledLanguage } from './compiled.ts';
import { languageNamed } from './language-names.ts';

/** Family names, or what goes before or after a given name, by which a Chinese name is told from a verb. */
const HAN_NAME =
  /^(?:[小阿老大][\p{Script=Han}]{1,2}|[\p{Script=Han}]{1,3}(?:先生|女士|老师|小姐|同学|博士|医生|哥|姐|总)|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严武][\p{Script=Han}]{1,2}|\p{Lu}[\p{L}'-]{1,20})$/u;
const EAST_ASIAN_NAME =
  /^(?:[\p{Script=Katakana}ー・]{2,20}|[\p{Script=Han}]{1,5}(?:さん|くん|君|ちゃん|様|先生)?|[\p{Script=Hiragana}]{2,8}(?:さん|くん|ちゃん)?|[\p{Script=Hangul}]{2,6}|\p{Lu}[\p{L}'-]{1,20})$/u;
const NO_NAME = /^(?:\d|.*\d{2})/u;
/** How one says you, which is no name. */
const PRONOUN =
  /^(?:you|sie|du|u|je|jij|jou|vous|tu|toi|usted|tú|ustedes|vos|você|lei|вы|ты|siz|sen|pan|pani|您|你)$/iu;
/** When to call, not what to call: days and times of the languages that write them with a capital. */
const TIMES =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|später)$/i;
const SMALL_NAME = /^[\p{Ll}][\p{Ll}'-]{1,14}$/u;
/** Small words that follow "call me" in languages whose idioms the list of English non-names does not know. */
const SMALL_NON_NAMES =
  /^(?:demain|plus|tard|ce|luego|mañana|después|domani|dopo|presto|amanhã|depois|mais|morgen|straks|later|jutro|później|завтра|потом|позже|yarın|sonra|verrückt|fou|folle|loco|loca|pazzo|pazza|maluco|gek|сегодня|как|когда|cuando|quando|quand|wenn|als|si|se|если|eğer|si|sometime|sometimes|whenever|often|everything|anything|something|names|back|soon|daily|twice|once|honey)$/u;

/** The name that was said, or null. */
export function nameIn(value: AlignedText, whole: AlignedText, language: CompiledLanguage): string | null {
  const said = trimValue(value.written);
  if (said === '' || NO_NAME.test(said) || TIMES.test(said) || PRONOUN.test(said)) return null;
  const han = /^\p{Script=Han}/u.test(said);
  if (language.spec.unspaced && han && /[叫称喊]/u.test(whole.seen)) return HAN_NAME.test(said) ? said : null;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(said))
    return EAST_ASIAN_NAME.test(said) ? said : null;
  // A name of small letters convinces only from somebody who writes no capitals at all.
  const small = writesSmall(whole.written) && SMALL_NAME.test(said) && !SMALL_NON_NAMES.test(said);
  const name = nameAt(said, small);
  return name === said ? name : null;
}

const ROLE_MAX_WORDS = 8;
const ARTICLE =
  /^(?:an?|the|my|our|your own|meine?|unsere?|eine?|mon|ma|une?|mi|una?|o meu|a minha|meu|minha|uma?|il mio|la mia|mio|mia|uno|mijn|een|мо(?:им|ей|й|я)|moim|moją|benim|我的|一个|一位|私の|僕の|내|나의|제)\s*/iu;
/** Whose role is meant. */
const OWN =
  /^(?:my|our|meine?|unsere?|mon|ma|mi|o meu|a minha|meu|minha|il mio|la mia|mio|mia|mijn|мо(?:им|ей|й|я)|moim|moją|benim|我的|私の|僕の|내|나의|제)(?:\s|(?<=\p{Script=Han}|の))/iu;
const TRADES =
  /(?:tutor|coach|mentor|guide|assistant|editor|critic|partner|advisor|adviser|buddy|companion|trainer|concierge|interviewer|librarian|sparring partner)$/i;

export interface RoleValue {
  readonly value: string;
  /** Said as the speaker's own ("my tutor"). */
  readonly own: boolean;
  /** Its last word is a trade; only English trades are listed. */
  readonly trade: boolean;
}

/** The role that was said, without its article. */
export function roleIn({ written }: AlignedText): RoleValue | null {
  const said = trimValue(written);
  const value = said.replace(ARTICLE, '');
  const words = value.split(/\s+/);
  const asks = /[?"“:]|\b(?:who|that|which|and then|if|when)\b/i.test(value);
  if (value === '' || asks || words.length > ROLE_MAX_WORDS) return null;
  const trade = TRADES.test(value) || OCCUPATIONS.has((words.at(-1) ?? '').toLowerCase());
  return { value, own: OWN.test(said), trade };
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
    const bare = seen.replace(/^(?:more|a bit|less|plus|más|mais|più|mehr|weniger|更|もっと|더) ?/u, '');
    const tone = language.tones.find(([, pattern]) => pattern.test(seen) || pattern.test(bare))?.[0];
    const turned = contrary !== /^less /.test(seen);
    return tone !== undefined && turned ? CONTRARY[tone] : tone;
  });
  return tones.length > 0 && tones.every((tone) => tone !== undefined) ? joinTones(tones as string[]) : null;
}

/** A sentence as an entry of a list. */
export const sentenceIn = (written: string): string =>
  capitalise(written.trim().replace(/(?<![\s.!,;…])[\s.!,;…]+$/u, ''));
