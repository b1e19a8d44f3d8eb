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
const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|「[^」\n]{1,400}」|『[^』\n]{1,400}』/gu;

/** The first order of a text, or null. */
export function findOrder(text: string): FoundOrder | null {
  const forged = findForgery(text);
  if (forged !== null) return { name: forged, takesOver: true };
  const folded = undisguised(text);
  const found = judge(folded);
  if (found === null) return null;
  // A report on such orders quotes them.
  return isReported(folded) && judge(folded.replace(QUOTED, ' ')) === null ? null : found;
}

const isReported = (folded: string): boolean =>
  hitsIn(plainOf(folded)).some(({ isOf }) => isOf === 'reported');

function judge(folded: string): FoundOrder | null {
  for (const sentence of sentencesOf(folded)) {
    const plain = plainOf(sentence);
    const hits = hitsIn(plain);
    const found = hits.length > 0 ? kindOf(sentence, plain, hits) : null;
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

function kindOf(sentence: string, plain: string, hits: readonly Hit[]): FoundOrder | null {
  const signs = signsOf(sentence, plain, hits);
  const isDirect = DIRECT.some((sign) => signs.has(sign));
  // Whoever tells of himself or of such orders gives none, unless it is plain who is meant.
  if ((signs.has('self') || signs.has('reported')) && !isDirect) return null;
  const found = ORDER_KINDS.find((kind) => isOf(kind, signs));
  return found ? { name: found.name, takesOver: found.takesOver } : null;
}

const DIRECT: readonly Sign[] = ['called', 'memo', 'each'];
const isOf = ({ needs }: OrderKind, signs: ReadonlySet<Sign>): boolean =>
  needs.every((any) => any.some((sign) => signs.has(sign)));

/** Within so many letters of the beginning, "I" is who acts. */
const SELF_MAX_CHARS = 14;
/** A reader is called by name at the beginning, before a pause. */
const CALLED_MAX_CHARS = 40;

function signsOf(sentence: string, plain: string, hits: readonly Hit[]): Set<Sign> {
  const signs = new Set<Sign>();
  const hasJob = hits.some(({ isOf: one }) => one === 'job');
  for (const { isOf: one, at, end } of hits) {
    if (one === 'self' && at > SELF_MAX_CHARS) continue;
    if (one === 'helper' && hasJob) continue;
    if ((one === 'machine' || one === 'helper') && isCalled(plain, at, end)) signs.add('called');
    signs.add(one === 'addressed' ? 'called' : one);
  }
  if (PLACE.test(sentence)) signs.add('place');
  if (IMAGE.test(sentence)) signs.add('image');
  return signs;
}

/** "Assistant, …", "For the model: …", "…, assistant, …". */
function isCalled(plain: string, at: number, end: number): boolean {
  const after = plain.slice(end, end + 3);
  const isBeforePause = after.startsWith(' ,') || after.trim() === '';
  const isAfterPause = plain.slice(Math.max(0, at - 3), at).includes(',');
  return isBeforePause && (isAfterPause || (at <= CALLED_MAX_CHARS && after.startsWith(' ,')));
}
