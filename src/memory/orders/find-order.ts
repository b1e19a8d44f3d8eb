/**
 * Finds orders to a machine in text that nobody vouches for, in whatever language and disguise. Looks for words once; only a
 * sentence that has some is held against the kinds of orders. Linear in the length of the text, and pure.
 */
import { undisguised } from '../../lib/disguise.ts';
import { findForgery } from './forgery.ts';
import { ORDER_KINDS, type OrderKind, type Sign } from './kinds.ts';
import { opensWithOrder } from './opening.ts';
import { type Hit, hitsIn, plainOf } from './vocabulary.ts';

/** Why a text reads like an order. */
export interface FoundOrder {
  readonly name: string;
  /** Whether it would turn the model from what it was told. */
  readonly takesOver: boolean;
}

/** Ends of sentences in all scripts. An abbreviation ends none. */
const SENTENCE_END = /(?<=(?<![^\p{L}\p{N}\p{M}][\p{L}]{1,2})[.!?]["'”»)\]]?)[^\S\n]+|(?<=[。！？।॥؟۔])|\n+/u;
/** Fewer words are the beginning of what follows. */
const SENTENCE_MIN_WORDS = 4;
const PLACE =
  /https?:|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]\.(?:com|org|net|io|example|test|ru|cn|app|dev|info|xyz)(?![\p{L}\p{N}])/u;
const IMAGE = /!\[[^\]\n]{0,200}\]\(|<img\s/u;
/** An address whose last parameter has no value yet, or a name in place of one. */
const OPEN = /:\/\/[^\s?]{1,200}\?(?:[^\s=&]{1,40}=[^\s&]{0,80}&)?[^\s=&]{1,40}=(?![\p{L}\p{N}%])/u;
/** "delete_calendar", "transfer_money", "cleanup.sh", "rm -rf". */
const CALL =
  /(?<![\p{L}\p{N}_])(?:(?:send|delete|remove|transfer|create|update|get|set|run|call|execute|pay|buy|book|wipe|drop|export|share|forward|post|fetch|write|read|cancel|order|open|add|make|submit|approve|reset|unlock|move)_[a-z]{3}|rm -rf|sudo |curl )|[\p{L}\p{N}]\.(?:sh|bat|ps1|exe)(?![\p{L}\p{N}])/u;
const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』/gu;

/** The first order of a text, or null. */
export function findOrder(text: string): FoundOrder | null {
  const forged = findForgery(text);
  if (forged !== null) return { name: forged, takesOver: true };
  const folded = undisguised(text);
  const hasAbbreviation = HAS_ABBREVIATION.test(text.normalize('NFKC')) || !/\s/u.test(text);
  const found =
    judge(folded, hasAbbreviation) ??
    // "ign-ore all pre-vious", and one word a line.
    (folded.search(WITHIN_WORD) >= 0 ? judge(folded.replace(WITHIN_WORD, ''), hasAbbreviation) : null) ??
    (isColumn(folded) ? judge(folded.replace(/\n+/g, ' '), hasAbbreviation) : null);
  if (found === null) return null;
  // A report on such orders quotes them.
  return isReported(folded) && judge(folded.replace(QUOTED, ' '), hasAbbreviation) === null ? null : found;
}

const WITHIN_WORD = /(?<=\p{L}\p{M}?)[-‐*·•~^+|/\\`]{1,2}(?=\p{L})/gu;

/** Lines of a column have so few words. */
const COLUMN_MIN_LINES = 4;
const COLUMN_MAX_WORDS = 2;
function isColumn(folded: string): boolean {
  if (!folded.includes('\n')) return false;
  const lines = folded.split(/\n+/, COLUMN_MIN_LINES + 1).filter((line) => line.trim() !== '');
  return (
    lines.length >= COLUMN_MIN_LINES &&
    lines.every((line) => line.trim().split(/\s+/u).length <= COLUMN_MAX_WORDS)
  );
}

const isReported = (folded: string): boolean =>
  hitsIn(plainOf(folded)).some(({ isOf }) => isOf === 'reported');

function judge(folded: string, hasAbbreviation: boolean): FoundOrder | null {
  for (const sentence of sentencesOf(folded)) {
    const plain = plainOf(sentence);
    const hits = hitsIn(plain);
    const found = hits.length > 0 ? kindOf(sentence, plain, hits, hasAbbreviation) : null;
    if (found !== null) return found;
    if (opensWithOrder(sentence)) return { name: 'opens with an order', takesOver: false };
  }
  return null;
}

/** The sentences of a text; what is too short to say anything belongs to the next. */
function sentencesOf(folded: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  let words = 0;
  for (const piece of folded.split(SENTENCE_END)) {
    begun = begun === '' ? piece : `${begun}\n${piece}`;
    words += countWords(piece);
    if (words < SENTENCE_MIN_WORDS) continue;
    sentences.push(begun);
    begun = '';
    words = 0;
  }
  if (begun !== '') sentences.push(begun);
  return sentences;
}

/** Words, up to as many as matter; a script without spaces has none to count. */
function countWords(piece: string): number {
  let words = 0;
  for (const [word] of piece.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    words += word.charCodeAt(0) >= 0xe01 ? word.length / 2 : 1;
    if (words >= SENTENCE_MIN_WORDS) break;
  }
  return words;
}

function kindOf(
  sentence: string,
  plain: string,
  hits: readonly Hit[],
  hasAbbreviation: boolean,
): FoundOrder | null {
  const signs = signsOf(sentence, plain, meant(plain, hits, hasAbbreviation));
  // Whoever tells of himself or of such orders gives none, unless it is plain who is meant.
  const has = (sign: Sign): boolean => signs.has(sign);
  const isDirect = DIRECT.some(has) || (has('authority') && TAKEN.some(has));
  if (has('self') && !isDirect) return null;
  if (has('reported') && !isDirect && !NOT_REPORTED.some(has)) return null;
  const found = ORDER_KINDS.find((kind) => isOf(kind, signs));
  return found ? { name: found.name, takesOver: found.takesOver } : null;
}

const DIRECT: readonly Sign[] = ['called', 'memo'];
/** Who claims to have made the reader, and asks for this, does not tell of himself. */
const TAKEN: readonly Sign[] = ['obey', 'free', 'lifted', 'role'];
/** A talk on orders tells neither from when nor how often one holds, nor where to send what. */
const NOT_REPORTED: readonly Sign[] = ['each', 'later', 'open', 'call', 'place'];
const isOf = ({ needs }: OrderKind, signs: ReadonlySet<Sign>): boolean =>
  needs.every((any) => any.some((sign) => signs.has(sign)));

/** A word of so few Latin letters means something else in another language: it counts beside a longer one of its own. */
const SHORT = /^[a-z]{1,3}$/;
/** "AI" and what it is in other languages, where small letters are another word: "j'ai", "ai bambini". */
const ABBREVIATION = /^(?:ai|ia|ki|yz|si)$/;
const HAS_ABBREVIATION = /(?<![\p{L}\p{N}])(?:AI|IA|KI|YZ|SI)(?![\p{L}\p{N}])/u;

function meant(plain: string, hits: readonly Hit[], hasAbbreviation: boolean): readonly Hit[] {
  const wordOf = ({ at, end }: Hit): string => plain.slice(at, end);
  const spoken = new Set<string>();
  for (const hit of hits) if (!SHORT.test(wordOf(hit))) for (const code of hit.codes) spoken.add(code);
  return hits.filter((hit) => {
    const word = wordOf(hit);
    if (ABBREVIATION.test(word)) return hasAbbreviation;
    return !SHORT.test(word) || [...hit.codes].some((code) => spoken.has(code));
  });
}

/** Within so many letters of the beginning, "I" is who acts; without spaces, the first ones. */
const SELF_MAX_CHARS = 14;
const SELF_UNSPACED_MAX_CHARS = 4;
/** A reader is called by name at the beginning, before a pause. */
const CALLED_MAX_CHARS = 40;

function signsOf(sentence: string, plain: string, hits: readonly Hit[]): Set<Sign> {
  const signs = new Set<Sign>();
  const main = mainLanguages(hits);
  const isMain = ({ codes }: Hit): boolean => [...codes].some((code) => main.has(code));
  const jobs = hits.filter((hit) => hit.isOf === 'job' && isMain(hit)).slice(0, HITS_MAX);
  const told = hits.find((hit) => hit.isOf === 'reported' && isMain(hit))?.at ?? plain.length;
  for (const hit of hits) {
    const { isOf: one, at, end } = hit;
    if (OF_MAIN.has(one) && !isMain(hit)) continue;
    if (one === 'self' && at > (plain.charCodeAt(at) >= 0xe01 ? SELF_UNSPACED_MAX_CHARS : SELF_MAX_CHARS))
      continue;
    if (one === 'helper' && jobs.some((job) => isNear(hit, job))) continue;
    if ((one === 'machine' || one === 'helper') && isCalled(plain, at, end, told)) signs.add('called');
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
  return signs;
}

/** What people are called, and what excuses: in the language of the sentence only. */
const OF_MAIN: ReadonlySet<Sign> = new Set(['helper', 'job', 'self', 'reported']);
/** Words of a language that has fewer of them in a sentence than so, beside another, excuse nothing. */
const MAIN_SHARE = 0.6;

/** The languages that a sentence is written in, as far as its words tell. */
function mainLanguages(hits: readonly Hit[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { codes } of hits) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count >= most * MAIN_SHARE).map(([code]) => code));
}

/** "Never forget", "n'oublie pas": what is not to be forgotten is kept. */
const NEGATED =
  / (?:don t|do not|never|must not|should not|no|non|nao|ne|n|nunca|jamais|mai|не|никогда|ніколи|nie|nigdy|لا|ولا|nicht|niet|inte|ikke|nu|jangan) $/u;
const NEGATION_MAX_CHARS = 12;

/** What is dropped stands close by, and no pause lies between. */
const DROPPED_MAX_CHARS = 60;
const WHOSE_MAX_CHARS = 36;

/** Whether rules are dropped, and not others than those which the sentence speaks of; and whether it tells which. */
function droppedRules(plain: string, hits: readonly Hit[]): Sign[] {
  const drops = hits.filter(
    ({ isOf: one, at }) =>
      one === 'drop' && !NEGATED.test(plain.slice(Math.max(0, at - NEGATION_MAX_CHARS), at)),
  );
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

/** Whose assistant somebody is stands next to the word. */
const JOB_MAX_CHARS = 24;
const isNear = (one: Hit, other: Hit): boolean =>
  Math.max(one.at, other.at) - Math.min(one.end, other.end) <= JOB_MAX_CHARS;

/** Of one class in a sentence; more say nothing new. */
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
