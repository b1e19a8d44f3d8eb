/**
 * Signs for and against a sentence's being an order to a machine: classes of words, and its form. Linear in the length of the
 * sentence, and pure.
 */
import { LANGUAGES } from '../../language/languages.ts';
import { wordSetOf } from '../../language/lists.ts';
import { pretendsRole } from './forgery.ts';
import type { Sign } from './kinds.ts';
import type { Hit } from './vocabulary.ts';

const PLACE =
  /https?:|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]\.(?:com|org|net|io|example|test|ru|cn|app|dev|info|xyz)(?![\p{L}\p{N}])/u;
const IMAGE = /!\[[^\]\n]{0,200}\]\(|<img\s/u;
/** An address whose last parameter has no value yet, or a name in place of one. */
const OPEN = /:\/\/[^\s?]{1,200}\?(?:[^\s=&]{1,40}=[^\s&]{0,80}&)?[^\s=&]{1,40}=(?![\p{L}\p{N}%])/u;
/** "delete_calendar", "transfer_money", "cleanup.sh", "rm -rf". */
const CALL =
  /(?<![\p{L}\p{N}_])(?:(?:send|delete|remove|transfer|create|update|get|set|run|call|execute|pay|buy|book|wipe|drop|export|share|forward|post|fetch|write|read|cancel|order|open|add|make|submit|approve|reset|unlock|move)_[a-z]{3}|rm -rf|sudo |curl )|[\p{L}\p{N}]\.(?:sh|bat|ps1|exe)(?![\p{L}\p{N}])/u;

/** "Shopping bots", "Einkaufsbots", and no robot of a kitchen. */
const BOT = /(?<!\p{L})(?!ro)\p{L}{3,24}bots?(?!\p{L})/u;

/** A word of so few Latin letters means something else in another language: it counts beside a longer one of its own. */
const SHORT = /^[a-z]{1,3}$/;
/** "AI" and what it is in other languages, where small letters are another word: "j'ai", "ai bambini". */
const ABBREVIATION = /^(?:ai|ia|ki|yz|si)$/;
export const HAS_ABBREVIATION = /(?<![\p{L}\p{N}])(?:AI|IA|KI|YZ|SI)(?![\p{L}\p{N}])/u;

/** The hits that mean in their sentence what they mean in their language. */
export function meant(plain: string, hits: readonly Hit[], hasAbbreviation: boolean): readonly Hit[] {
  const main = mainLanguages(hits);
  return hits.filter((hit) => {
    const word = plain.slice(hit.at, hit.end);
    if (ABBREVIATION.test(word)) return hasAbbreviation;
    return (BORROWED.has(hit.isOf) && !SHORT.test(word)) || [...hit.codes].some((code) => main.has(code));
  });
}

/** Things that many languages call the same. */
const BORROWED: ReadonlySet<Sign> = new Set(['machine', 'prompt']);
/** Words of a language that has less of them in a sentence than so, beside another, mean something else. */
const MAIN_SHARE = 0.75;
/** A word of more letters tells no more of its language. */
const TELLING_MAX_CHARS = 8;

/** The languages that a sentence is written in, as far as its words tell. */
function mainLanguages(hits: readonly Hit[]): ReadonlySet<string> {
  const letters = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const { codes, at, end } of hits)
    for (const code of codes) {
      const from = Math.max(at, ends.get(code) ?? 0);
      if (from >= end) continue;
      ends.set(code, end);
      letters.set(code, (letters.get(code) ?? 0) + Math.min(end - from, TELLING_MAX_CHARS));
    }
  const most = Math.max(0, ...letters.values());
  return new Set([...letters].filter(([, its]) => its >= most * MAIN_SHARE).map(([code]) => code));
}

/** Within so many letters of the beginning, "I" is who acts; without spaces, the first ones. */
const SELF_MAX_CHARS = 14;
const SELF_UNSPACED_MAX_CHARS = 4;
/** A reader is called by name at the beginning, before a pause. */
const CALLED_MAX_CHARS = 40;

export function signsOf(sentence: string, plain: string, hits: readonly Hit[]): Set<Sign> {
  const signs = new Set<Sign>();
  const jobs = hits.filter((hit) => hit.isOf === 'job').slice(0, HITS_MAX);
  const told = hits.find((hit) => hit.isOf === 'reported')?.at ?? plain.length;
  for (const hit of hits) {
    const { isOf: one, at, end } = hit;
    if (one === 'self' && at > (plain.charCodeAt(at) >= 0xe01 ? SELF_UNSPACED_MAX_CHARS : SELF_MAX_CHARS))
      continue;
    if (one === 'helper' && jobs.some((job) => isNear(hit, job))) continue;
    if ((one === 'machine' || one === 'helper' || one === 'device') && isCalled(plain, at, end, told))
      signs.add('called');
    signs.add(one === 'addressed' ? 'called' : one);
  }
  // What is asked of the dentist's assistant, the dentist's assistant answers.
  if (jobs.length > 0 && !signs.has('user') && !signs.has('machine')) {
    signs.delete('asked');
    signs.delete('each');
  }
  for (const sign of droppedRules(plain, hits)) signs.add(sign);
  // An address alone is where something stands.
  if (PLACE.test(sentence) && /\s/u.test(sentence.trim())) signs.add('place');
  if (IMAGE.test(sentence)) signs.add('image');
  if (OPEN.test(sentence)) signs.add('open');
  if (CALL.test(sentence)) signs.add('call');
  if (BOT.test(sentence)) signs.add('machine');
  if (pretendsRole(sentence)) signs.add('forged');
  return signs;
}

/** "Never forget", "n'oublie pas": what is not to be forgotten is kept. By the words of a language, for its own. */
const negated = new Map(
  LANGUAGES.map(({ code, comparisonWords }) => [code, wordSetOf(comparisonWords?.denials)] as const),
);
const NEGATION_MAX_CHARS = 12;

/** True if the word before a hit denies it in a language that has the hit: "never", "don t", "n". */
function isNegated(plain: string, { at, codes }: Hit): boolean {
  const [before, last] = ` ${plain.slice(Math.max(0, at - NEGATION_MAX_CHARS), at)}`
    .trimEnd()
    .split(' ')
    .slice(-2);
  const forms = [last ?? '', `${before}'${last}`, `${last}'`];
  return [...codes].some((code) => forms.some((form) => negated.get(code)?.has(form)));
}

/** Distance between a verb that drops and the rules it drops; no pause lies between. */
const DROPPED_MAX_CHARS = 60;
const WHOSE_MAX_CHARS = 36;

/**
 * Signs of rules that are dropped: `dropped` if the sentence names them beside the verb, `whose` if it also tells which or
 * whose they are.
 */
function droppedRules(plain: string, hits: readonly Hit[]): Sign[] {
  const drops = hits.filter((hit) => hit.isOf === 'drop' && !isNegated(plain, hit));
  if (drops.length === 0) return [];
  const rules = hits.filter(({ isOf: one }) => one === 'rules' || one === 'prompt').slice(0, HITS_MAX);
  const dropped = rules.filter((rule) =>
    drops.slice(0, HITS_MAX).some((drop) => isBeside(plain, drop, rule, DROPPED_MAX_CHARS)),
  );
  if (dropped.length === 0) return [];
  const which = hits.filter(({ isOf: one }) => one === 'prior' || one === 'your').slice(0, HITS_MAX);
  const isTold = dropped.some((rule) => which.some((one) => isBeside(plain, one, rule, WHOSE_MAX_CHARS)));
  return isTold ? ['dropped', 'whose'] : ['dropped'];
}

/** Distance between a word for an assistant and the one for whose it is. */
const JOB_MAX_CHARS = 24;
const isNear = (one: Hit, other: Hit): boolean =>
  Math.max(one.at, other.at) - Math.min(one.end, other.end) <= JOB_MAX_CHARS;

/** Hits of one class that are looked at in a sentence; more say nothing new. */
const HITS_MAX = 12;

function isBeside(plain: string, one: Hit, other: Hit, maxChars: number): boolean {
  const [first, second] = one.at <= other.at ? [one, other] : [other, one];
  return second.at - first.end <= maxChars && !plain.slice(first.end, second.at).includes(',');
}

/** "Assistant, …", "For the model: …", "…, assistant, …"; "a talk on the model: …" is none. */
function isCalled(plain: string, at: number, end: number, told: number): boolean {
  const after = plain.slice(end, end + 3);
  const isBeforePause = after.startsWith(' ,') || after.trim() === '';
  const isAfterPause = plain.slice(Math.max(0, at - 3), at).includes(',');
  return isBeforePause && (isAfterPause || (at <= CALLED_MAX_CHARS && at < told && after.startsWith(' ,')));
}
