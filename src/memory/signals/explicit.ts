/**
 * Explicit requests: what the user asks to be remembered or forgotten, in their own words and language. A request reaches to
 * the end of its sentence; when what it holds is itself something a rule understands ("remember I live in Lisbon"), that
 * rule's signal stands instead, with its topic.
 */

import { type Clause, clauseAt, type Message } from './message/clauses.ts';
import { anyOf, opening } from './message/patterns.ts';
import { inRest, phrase } from './message/phrase.ts';
import { capitalise, countWords, KEEPS_STOP, sentence, trimValue } from './message/values.ts';
import { pointsIn, requestFormsIn } from './request-forms.ts';
import { type Draft, remember } from './signal.ts';

export const REQUEST_IMPORTANCE = 0.9;

/** A request, and where what it holds begins in the message. */
export interface Request {
  readonly draft: Draft;
  readonly contentStart: number;
}

const ASKED = `(?:${anyOf(
  'please|pls|also|always|you can|you should|you must|can you|could you',
  "i want you to|i'd like you to|i would like you to|i need you to",
)} )*`;
const TO_KEEP = anyOf(
  "remember|memori[sz]e|don't forget|dont forget|do not forget|never forget|keep in mind|bear in mind",
  'take note|make a (?:mental )?note|write down|note down|save|store|note',
  '(?:add|save|put) (?:it|this|that) (?:to|in) (?:your )?memory',
);
const ASIDES =
  '(?: this| these| the following| it| down| of this| please| (?:things|facts|points)| for (?:later|me|next time))*';
/** Without "that" or a colon only a first person shows that a statement follows: "remember me", "remember the Alamo". */
const LINK = '(?:,? that |,? ?[:–—-] ?)';
const FIRST_PERSON = "(?:i|i'm|im|i've|my|we|we're|our)\\b";
const REMEMBER = [
  phrase(`${ASKED}${TO_KEEP}${ASIDES}${LINK}{content}`),
  phrase(`${ASKED}(?:remember|don't forget|dont forget|do not forget) (?<content>${FIRST_PERSON} .+?)`),
  phrase("(?:i want|i need|i'd like|i would like) you to know that {content}"),
  phrase('for (?:future|later|your) reference[,:]? {content}'),
];
/** "Keep in mind that it's 2 a.m. there": said in passing, unless it is about the user. "Note that …" always is. */
const IN_PASSING = new RegExp(`^${ASKED}(?:keep|bear) in mind(?! ?:)`, 'i');
const NOTE_THAT = new RegExp(`^${ASKED}(?:note|take note),? that `, 'i');
const ABOUT_ONESELF = /\b(?:i|i'm|im|i've|i'll|me|my|mine|we|we're|we've|us|our)\b/i;
/** "You should remember that France won", "never forget that life is short": advice, unless it is about the user. */
const PREACHING =
  /^(?:please )?(?:(?:(?:also|always) )*you (?:should|must|can)|always|never forget|(?:also )?you will)\b/i;
/** "Don't forget – every step matters". */
const EXHORTING = /^(?:please )?(?:don't|dont|do not|never) forget ?[–—-]/i;
const ABOUT_ME = /\b(?:i|i'm|im|i've|i'll|i'd|me|my|mine|our)\b/i;
/** "Can you remember that …?" asks about a film as often as it asks a favour: only a please, or "for me", decides. */
const ASKING = /^(?:can|could|would|will) you (?!please|kindly|pls)(?!.*\b(?:please|for me|for later)\b)/i;
/** "Remember that time when …": calls to mind, orders nothing. */
const CALLING_TO_MIND = opening(
  'time|day|night|one|guy|girl|movie|film|song|episode|place|restaurant|summer|trip|scene|show|thing|book|game|feeling',
  'remember|when|how|who|where|to|me|this|it',
);
const OWN_WORDS_BEFORE = opening("i|i'm|i've|my|we|we're|our|it|it's|the|please|ok|hi|hey|thanks");
const NOTE_TO_SELF = /\bto self\b/i;

const ABOUT = anyOf(
  "(?:that )?(?:i(?:'ve| have)? (?:just |ever )?(?:said|told you|mentioned|wrote|shared)|you know) about",
  'about',
);
const FORGET = [
  phrase(
    `${ASKED}(?:delete|erase|remove|wipe|clear|drop) (?:everything|all|anything|what|whatever|the things?)(?: that)? (?:you (?:know|have|remember)|you've learnt|i (?:said|told you|mentioned)) about {content}`,
  ),
  phrase(
    `${ASKED}forget (?:about )?(?:everything|anything|all|what|whatever|the things?|the stuff) ${ABOUT} {content}`,
  ),
  phrase(
    `${ASKED}forget (?:that|the fact that) (?:i(?:'ve| have)? (?:said|told you|mentioned)(?: that)? )?(?<told>.+?)`,
  ),
  phrase(
    `${ASKED}forget (?:where|what|who|when|how old) (?<content>(?:i (?:live|work|study|grew up|was born)|my \\S.*? (?:is|are)|i'm allergic to|i am allergic to)\\b.*?)`,
  ),
  phrase(
    `${ASKED}forget (?:about )?(?<content>(?:the (?:name|age|birthday|address|job|number) of )?my (?!troubles|worries|sorrows|problems|manners|age|words|question|last|previous|message|point|english)\\S.*?)`,
  ),
  phrase(
    `${ASKED}(?:delete|erase|remove|wipe|clear|drop) (?:${anyOf(
      'everything (?:you (?:know|remember|have) )?about|what (?:you know|i said|i told you) about',
      'all (?:memories|info|information|data) (?:about|on|of)',
    )} )?{content} (?:from|out of|in) (?:your |the )?(?:memory|memories|records)`,
  ),
  phrase(
    `${ASKED}(?:delete|erase|remove|wipe|clear|drop) from (?:your |the )?(?:memory|memories|records)(?:,? that| everything about|:)? {content}`,
  ),
  phrase(
    `${ASKED}(?:don't|do not|stop) remember(?:ing)? (?:anything about |that )?(?<content>${FIRST_PERSON} .+?)`,
  ),
];
/** "Forget it", "forget what I just said": no words to look for. */
const NOTHING_NAMED = /^(?:it|that|this|them|him|her|these|those|everything|all(?: of (?:it|that))?)$/i;
/** "Forget that Tom owes me money", and not "forget that idea". */
const BEGINS_CLAUSE = new RegExp(
  `^(?:${FIRST_PERSON}|(?:the|an?|it|it's|there|he|he's|she|she's|they|they're|his|her|their|you|your)\\b.* )`,
  'i',
);
const NAMES_SOMEBODY = /^\p{Lu}\S* \S/u;
/** "Forget the budget for a second": a turn of conversation. */
const FOR_NOW = /\bfor (?:a|one) (?:second|sec|moment|minute|bit)\b|\bfor now\b|, let'?s\b/i;

/** The request that a clause makes, or null. */
export function readRequest(clause: Clause, message: Message): Request | null {
  if (NOTE_TO_SELF.test(clause.rest)) return null;
  return forgets(clause, message) ?? remembers(clause, message) ?? inOtherLanguages(clause, message);
}

function remembers(clause: Clause, message: Message): Request | null {
  const { rest } = clause;
  // "Stay motivated and remember that anything is possible": the second half of a pep talk, not a request.
  if (clause.before !== '' && !OWN_WORDS_BEFORE.test(clause.before)) return null;
  if (NOTE_THAT.test(rest) || ASKING.test(rest)) return null;
  for (const pattern of REMEMBER) {
    const content = keptWords(inRest(pattern, clause, message, { keepsQuotations: true })?.content ?? '');
    if (saysLittle(content) || CALLING_TO_MIND.test(content)) continue;
    if (IN_PASSING.test(rest) && !ABOUT_ONESELF.test(content)) return null;
    if (PREACHING.test(rest) && !ABOUT_ME.test(content)) return null;
    if (EXHORTING.test(rest) && !ABOUT_ME.test(content)) return null;
    const kept = sentence(capitalise(content));
    return requested('remember', 'explicit.remember', kept, content, clause, message);
  }
  return null;
}

/** Closing marks alone: whoever asks to keep something means its quotation marks, links and pictures too. */
const CLOSING_MARKS = /(?<![\s.,;:!?…。！？、])[\s.,;:!?…。！？、]+$/u;
const keptWords = (content: string): string =>
  KEEPS_STOP.test(content) ? content : content.replace(CLOSING_MARKS, '').replace(ASSENT_ASKED, '');
/** "…, alright?" */
const ASSENT_ASKED = /(?<![\s,]),? (?:ok(?:ay)?|alright|all right|deal|yeah|got it)$/i;
/** One word is nothing to keep, unless it is a link or a figure, or of a script without spaces. */
const saysLittle = (content: string): boolean =>
  countWords(content) < 2 && !/[\d/]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{4}/u.test(content);

function forgets(clause: Clause, message: Message): Request | null {
  for (const pattern of FORGET) {
    const parts = inRest(pattern, clause, message);
    if (parts?.told && !BEGINS_CLAUSE.test(parts.told) && !NAMES_SOMEBODY.test(parts.told)) continue;
    const content = trimValue(parts?.told ?? parts?.content ?? '');
    if (content === '' || NOTHING_NAMED.test(content) || FOR_NOW.test(clause.rest)) continue;
    return requested('forget', 'explicit.forget', wordsToFind(content), content, clause, message);
  }
  return null;
}

/** Ways to say a thing, each with the words that a memory of it uses; a search finds the memory only if it holds all words. */
const SAID_AS: readonly (readonly [RegExp, string])[] = [
  [/(?:'s| is| are| was)? (?:called|named)\b/gi, ''],
  [/^(i) (?:just |recently )?moved to\b/i, '$1 live in'],
  [/^(i) (?:absolutely |really )*(?:love|enjoy|adore)\b/i, '$1 like'],
  [
    /^(i) (?:absolutely |really )*(?:hate|detest|despise|loathe|don't like|do not like|can't stand)\b/i,
    '$1 dislike',
  ],
  [/^my (?:job|employer|occupation|profession)$/i, 'my work'],
  [/^i was born$/i, 'my birthday'],
];

const wordsToFind = (content: string): string =>
  SAID_AS.reduce((words, [said, kept]) => words.replace(said, kept), content);

function inOtherLanguages(clause: Clause, message: Message): Request | null {
  const rest = message.lower.slice(clause.start, clause.start + clause.rest.length);
  for (const [{ action, language }, pattern] of requestFormsIn(rest)) {
    const parts = inRest(pattern, clause, message, { keepsQuotations: action !== 'forget' });
    const said = parts?.topic ?? parts?.about ?? parts?.content ?? '';
    const content = action === 'forget' ? trimValue(said) : keptWords(said);
    if (content !== '')
      return requested(action, `explicit.${action}_${language}`, content, content, clause, message);
  }
  return null;
}

/** A stretch of a sentence that is to be kept. */
interface Pointed {
  readonly clauses: readonly Clause[];
  /** End of the request in the message, if it stands behind the clauses; else 0. */
  readonly end: number;
  /** The sentence behind all that it speaks of. */
  readonly next: number;
}

/**
 * The clauses that a pointing sentence asks to keep ("Remember these:", "Please remember that."); null where it points at
 * nothing.
 */
export function pointedAt(message: Message, index: number): Pointed | null {
  const sentence = message.sentences[index];
  if (!sentence || sentence.asks) return null;
  const text = sentence.text.replace(CLOSING_MARKS, (marks) => marks.match(/[:：]/)?.[0] ?? '');
  const point = pointsIn(text)
    .map(([, pattern]) => pattern.exec(text))
    .find((found) => found !== null);
  if (!point) return null;
  if (point.groups?.colon) return listBelow(message, index);
  const before = sentence.start + point.index;
  const clause =
    point.index > 0
      ? clauseAt(message, index, sentence.start, before)
      : index > 0 && !message.sentences[index - 1]?.asks
        ? wholeSentence(message, index - 1)
        : null;
  return clause && { clauses: [clause], end: sentence.end, next: index + 1 };
}

/** The lines below an announcement, up to an empty one. */
function listBelow(message: Message, index: number): Pointed | null {
  const { sentences, lower } = message;
  let next = index + 1;
  for (; next < sentences.length; next++) {
    const gap = lower.slice(sentences[next - 1]?.end, sentences[next]?.start);
    if (next > index + 1 && /\n\s*\n/.test(gap)) break;
  }
  const clauses = sentences
    .slice(index + 1, next)
    .flatMap((_, i) => wholeSentence(message, index + 1 + i) ?? []);
  return clauses.length > 0 ? { clauses, end: 0, next } : null;
}

function wholeSentence(message: Message, index: number): Clause | null {
  const sentence = message.sentences[index];
  const clause = sentence ? clauseAt(message, index, sentence.start, sentence.end) : null;
  return clause && { ...clause, before: '', after: '' };
}

/** The request to keep a whole stretch as it was written. */
export function requestFor(clause: Clause, message: Message): Request | null {
  const content = keptWords(message.masked.plain.slice(clause.start, clause.end));
  if (saysLittle(content)) return null;
  const kept = sentence(capitalise(content));
  return requested('remember', 'explicit.remember', kept, content, clause, message);
}

function requested(
  action: 'remember' | 'forget',
  rule: string,
  content: string,
  value: string,
  clause: Clause,
  message: Message,
): Request {
  const draft = remember(rule, 'fact', content, { category: 'other', value, importance: REQUEST_IMPORTANCE });
  const at = message.masked.plain.indexOf(value, clause.start);
  return { draft: { ...draft, action }, contentStart: at < 0 ? clause.start : at };
}
