/** Values of phrases, cut to what may be stored: tails and times away, first person turned to third. */
import { BLANKS, WORD_START } from '../../../lib/text/patterns.ts';
import { anyOf } from './patterns.ts';

/** Words that trail a statement without belonging to it. */
const TAIL = new RegExp(
  `(?<![\\s,])[\\s,]+${anyOf(
    'now|nowadays|these days|at the moment|right now|currently|lately|recently|already|so far|for now|at last|as of (?:today|now)',
    'too|as well|also|a lot|so much|very much|the most|more than anything(?: else)?|for real|in general',
    "btw|by the way|tbh|to be honest|lol|lmao|haha|hehe|thanks|thank you|thx|please|pls|i'm afraid|just so you know",
    'after all|though|tho|actually|originally|again|anyway|here|ok|okay|instead|by default|myself',
    '(?:if|in case) (?:that|it) (?:helps|matters)|and stuff|etc|and so on',
  )}$`,
  'i',
);
const SIGN = '(?:[\\s\\p{Extended_Pictographic}\\p{Emoji_Modifier}!?,.;:~*_"”)\\]^-]|\\u{FE0F}|\\u{200D})';
/** Looked for where such signs begin: a search from each of them would read a long run once for each. */
const DECORATION = new RegExp(`(?<!${SIGN})${SIGN}+$|(?:${BLANKS})?[:;=]['-]?[)(DPp3/]+$`, 'u');
/** A name or an abbreviation keeps its full stop. */
export const KEEPS_STOP = new RegExp(`${WORD_START}(?:Jr|Sr|Inc|Ltd|Co|U\\.S|U\\.K|\\p{Lu})\\.$`, 'u');
/** Tails of one value; a longer trail is not cut further. */
const TAILS_MAX = 6;

/** The value without closing punctuation, pictures and small words that trail it. */
export function trimValue(value: string): string {
  let text = value.trim();
  if (text === '') return text;
  for (let n = 0; n < TAILS_MAX; n++) {
    const shorter = (KEEPS_STOP.test(text) ? text : text.replace(DECORATION, '')).replace(TAIL, '');
    if (shorter === text) break;
    text = shorter;
  }
  const opened = text.replace(/^["“„«*_\s]+/u, '');
  // The mark that closes a quotation within was trimmed with what trails.
  return (opened.match(/"/g)?.length ?? 0) % 2 === 1 && value.includes(`${opened}"`) ? `${opened}"` : opened;
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SPAN = '(?:days?|weeks?|months?|years?)';
const TIME_TAIL = new RegExp(
  `(?<![\\s,])[\\s,]+(?<when>${anyOf(
    `(?:earlier |just )?(?:last|this|next) ${anyOf('week(?:end)?|month|year|spring|summer|autumn|fall|winter|night|\\w+day', MONTH)}`,
    'yesterday|today|tomorrow|ages ago|a while ago',
    `(?:(?:about|almost|over) )?(?:a|an|one|two|three|four|five|six|\\d+|a few|some|several|a couple of) ${SPAN} ago`,
    `(?:back )?(?:in|since|from) (?:(?:early|late|mid) )?(?:\\w+ )?\\d{4}`,
    `(?:back )?in ${MONTH}|on \\w+day|since [^]*`,
    `(?:for|about|over) (?:\\S+ ){0,4}(?:${SPAN}|decades?|ages|a while|life|a long time)`,
  )})$`,
  'i',
);

/** A value and the time that trailed it ("Porto", "two years ago"). */
export function splitTime(value: string): { readonly value: string; readonly when: string | null } {
  const trimmed = trimValue(value);
  const found = TIME_TAIL.exec(trimmed);
  return found
    ? { value: trimValue(trimmed.slice(0, found.index)), when: found.groups?.when ?? null }
    : { value: trimmed, when: null };
}

/** A time that is still to come. */
export const isFuture = (when: string | null): boolean =>
  when !== null && /\b(?:next|tomorrow)\b/i.test(when);

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
export const firstWord = (text: string): string => (/^[^\s,]+/.exec(text)?.[0] ?? '').toLowerCase();
export const lastWord = (text: string): string => (/(?<![^\s,])[^\s,]+$/.exec(text)?.[0] ?? '').toLowerCase();
export const isCapitalised = (word: string): boolean => /^["'(]?[\p{Lu}\p{Lt}\p{Lo}]/u.test(word);
/** Somebody who writes no capitals at all: their lower case says nothing. */
export const writesSmall = (text: string): boolean => !/\p{Lu}/u.test(text.replace(/\bI\b/g, ''));

/** "My" as others say it of the user. */
export const ownersView = (text: string): string =>
  text.replace(/\bmy\b/gi, 'their').replace(/\bmyself\b/gi, 'themselves');
/** First letter as a sentence begins. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}(?![a-z]*:\/)/u, (letter) => letter.toUpperCase());
const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][」』”’]?$/u;
/** A statement with its full stop. */
export const sentence = (text: string): string =>
  /[.!?。！？]$/u.test(text) ? text : `${text}${CJK_END.test(text) ? '。' : '.'}`;
