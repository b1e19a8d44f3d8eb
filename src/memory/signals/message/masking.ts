/**
 * Makes everything in a message that its author did not say of themselves invisible to the rules: code, quoted mail,
 * pasted chat logs, injection blocks, links, quotations, texts handed over to be worked on. Masked text has the same
 * length as the message, so that every position still holds. Linear in the length of the message.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import { foldText } from '../../../lib/text/words.ts';
import { isQuoteMark } from '../../quoted-words.ts';
import { type ReversalClass, reversalWordsIn } from '../../reversals/words.ts';
import { tokensOf } from '../../statements/tokens.ts';
import { requestFormsIn } from '../request-forms.ts';
import { anyOf } from './patterns.ts';

/** A message as the rules see it, and as it was written (apostrophes and spaces unified); both of the same length. */
export interface Masked {
  readonly text: string;
  readonly plain: string;
}

/** Stands for one hidden character inside a line: a value may consist of it (`call me "Liz"`), no rule word can. */
export const HIDDEN = '\uE000';
/** Longest quotation; an opening mark without a near end is a stray apostrophe or an inch. */
const QUOTATION_MAX_CHARS = 400;

const FENCE = /^\s*(?:```|~~~)/;
/** The line above a quoted message, or the mark of a forwarded one, as mail programs set it. */
const REPLY_HEADER = new RegExp(
  `^\\s*${anyOf(...LANGUAGES.flatMap(({ replyHeaders }) => replyHeaders ?? []))}\\s*$`,
  'i',
);
const QUOTED_LINE = /^\s*[>|]/;
/** A stored memory as injection blocks and listings print it. */
const MEMORY_LINE = /\[mem_\w+\]|^\s*- ".*" \((?:fact|preference|instruction|event|decision)/;
/** Folding is dear and most lines begin with a plain letter. */
const MAY_BE_BLOCK_HEAD = /^\s*[^\s\p{L}\p{N}]/u;
const BLOCK_HEAD = /^\W*context from memory\W*/;
/** `[10:32]`, `12/05/24, 10:32 -`: when a line of a log was said. */
const STAMP = String.raw`(?:\[[\d:., apm/-]{3,24}\]|(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)\s*(?:[-–—]\s*)?`;
/** `[10:32] Bob: …`, `Bob Smith (10:32): …`, `Assistant: …`: a line of a log, spoken by whoever is named. */
const LOG_LINE = new RegExp(
  `^\\s*(?:(?<stamp>${STAMP})[@~]?(?<stamped>\\p{L}[\\p{L}\\p{M}.'-]*(?: [\\p{L}\\p{M}.'-]+){0,2})|` +
    `@?(?<speaker>\\p{L}[\\p{L}\\p{M}.'-]{1,24}(?: \\p{Lu}[\\p{L}\\p{M}.'-]{0,24}){0,2}))(?: ?[([][\\d:., apm/-]{3,24}[)\\]])?:\\s`,
  'u',
);
/** `<bob> …`: a line of a log as older chats print it. */
const NICK_LINE = new RegExp(`^\\s*(?:${STAMP})?<[@+~&%]?[\\w|-]{2,24}> `);
/** `Bob — Today at 10:32`: a head under which somebody's lines follow. */
const LOG_HEAD =
  /^\s*\p{Lu}[\p{L}\p{M}.'-]*(?: \p{L}[\p{L}\p{M}.'-]*){0,2}\s*(?:[-–—]\s*)?(?:(?:today|yesterday)(?: at)? )?[([]?\d{1,2}:\d{2}(?: ?[AP]M)?[)\]]?\s*$/iu;
/** Labels under which people write about themselves or ask for something. */
const OWN_LABELS = new Set(
  (
    'ps note notes fyi update edit correction reminder deadline deadlines name email phone location job hobbies decision ' +
    'decided actually also remember question context background intro about bio pronouns birthday tldr todo ' +
    'plan answer instruction instructions rule rules important please sorry wait no yes ok okay btw anyway first second ' +
    'third finally so well goal allergies memo forget preference preferences hi hello hey thanks btw fact facts info hobby ' +
    'food foods diet work health family pets pet cat dog home address city country music sport sports travel language ' +
    'languages style tone summary status favorite favorites favourite favourites likes dislikes age role profession ' +
    'company employer warning disclaimer disclosure confession spoiler honestly personally me i myself note-to-self ' +
    'heads-up nb p.s p.s. addendum clarification final request wish task save store keep memorize memorise'
  ).split(' '),
);
/** Names of roles that are never the author's own label, in any number of lines. */
const ROLE_LABELS = new Set(
  'system assistant user human ai bot chatgpt claude model him her he she them they'.split(' '),
);

/** A request to work on a text. What follows its colon (or its line) is that text. */
const TASK_HEAD = new RegExp(
  `^\\W*(?:(?:please|pls|can you|could you|would you|now|ok|hey|hi|help me)[ ,]+)*${anyOf(
    'translate|proof-?read|rewrite|re-?phrase|paraphrase|summari[sz]e|correct|fix|edit|improve|polish|shorten|review|check',
    'analy[sz]e|classify|parse|continue|complete|write|compose|draft|explain|repeat|read|format|convert',
  )}\\b(?! (?:this |that |it )?down\\b)[^:.!?\\n]{0,120}:`,
  'i',
);
/** Small words between what tells of speech and its colon; more are a list. */
const WORDS_BEFORE_COLON_MAX = 8;
/** Someone's words follow: `my boss goes: …`, `the e-mail read: …`. */
const SPEECH_COLON = new RegExp(
  `\\b${anyOf(
    'said|says|say|goes|went|told|tells|wrote|writes|reads?|asked|asks|replied|texted|yelled|sang|sings|claims?|posted|tweeted',
    'quote|lyrics|line|caption|e-?mail|message|letter|sentence|phrase|example|title|prompt|text|log|transcript',
  )}(?: (?:to )?(?:me|him|her|us|them|this|that|is|here|was|read|reads|says|said|goes)){0,${WORDS_BEFORE_COLON_MAX}}\\s?:`,
  'i',
);

/** Links, tags and inline code. */
const MACHINE_TEXT = /\bhttps?:\/\/\S+|\bwww\.\S+|<\/?[a-z][^<>\n]{0,200}>|`[^`\n]{1,400}`/gi;
/** A line of a program that nobody fenced. */
const CODE_LINE =
  /^\s*(?:select|insert|update|delete|const|let|var|function|import|def|class|return|print|console)\b.*(?:[;{}=]|\w\()/i;
/** `*draws sword*`: a stage direction makes the line a performance. */
const STAGE_DIRECTION = /^\s*\*[^*\n]{2,80}\*/;
/** A line of a song. */
const SUNG_LINE = /[♪♫]/u;

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‹': '›',
  '`': "'",
};

/** Hides what is not the author's own statement. */
export function maskText(text: string): Masked {
  const plain = unify(text);
  const lines = plain.split('\n');
  const hidden = hiddenLines(lines);
  let handedOver = false;
  const masked = lines.map((line, i) => {
    if (hidden[i] || handedOver) return HIDDEN.repeat(line.length);
    const task = TASK_HEAD.exec(line.slice(0, 400));
    const speech = SPEECH_COLON.exec(line);
    // A text to work on runs to the end of the message: it may have paragraphs of its own. A quotation ends with its line.
    if (task) handedOver = true;
    const own = task ? task[0].length : speech ? speech.index + speech[0].length : line.length;
    return hideWithin(line.slice(0, own)).padEnd(line.length, HIDDEN);
  });
  return { text: masked.join('\n'), plain };
}

/** Apostrophes, spaces and our own placeholder made uniform, one character for one. */
const unify = (text: string): string =>
  text
    .replace(/[’ʼ＇‘`´](?=\p{L})/gu, (mark, at: number) => (/\p{L}/u.test(text[at - 1] ?? ' ') ? "'" : mark))
    .replace(/\r\n/g, ' \n')
    .replace(/[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replaceAll(HIDDEN, ' ');

/** For each line, true if all of it is somebody else's: fences, quotes, lines below a reply header, blocks, logs, programs. */
function hiddenLines(lines: readonly string[]): boolean[] {
  const speakers = lines.map((line) => speakerOf(line));
  const asks = new Map<string, boolean>();
  const isOwn = (speaker: string) => {
    const [first = ''] = speaker.split(' ');
    if (OWN_LABELS.has(foldText(first)) || opensCorrection(speaker)) return true;
    const order = `${first.toLowerCase()}: x x`;
    const known = asks.get(first) ?? requestFormsIn(order).some(([, pattern]) => pattern.test(order));
    asks.set(first, known);
    return known;
  };
  // "Translate: …" speaks too, but what it hands over runs on below its line.
  const others = speakers.map(
    (speaker, i) => speaker !== '' && !isOwn(speaker) && !TASK_HEAD.test((lines[i] ?? '').slice(0, 400)),
  );
  let fenced = false;
  let block = false;
  let forwarded = false;
  return lines.map((line, i) => {
    const head = line.slice(0, 200);
    const fence = FENCE.test(head);
    if (fence) fenced = !fenced;
    if (MAY_BE_BLOCK_HEAD.test(head) && BLOCK_HEAD.test(foldText(head))) block = true;
    else if (LOG_HEAD.test(head)) block = true;
    else if (head.trim() === '') block = false;
    const reply = REPLY_HEADER.test(head);
    // Below "Bob wrote:" the author may answer between the quoted lines; where none is quoted, all of it is Bob's.
    if (reply && !lines.slice(i + 1, i + 4).some((below) => QUOTED_LINE.test(below.slice(0, 9))))
      forwarded = true;
    const speaker = speakers[i] ?? '';
    return (
      fence ||
      fenced ||
      block ||
      reply ||
      forwarded ||
      isQuoteMark(head) ||
      [QUOTED_LINE, MEMORY_LINE, NICK_LINE, CODE_LINE, STAGE_DIRECTION, SUNG_LINE].some((pattern) =>
        pattern.test(head),
      ) ||
      ROLE_LABELS.has(foldText(speaker)) ||
      others[i] === true
    );
  });
}

/** "Correction: …", "Nachgemessen: …": nobody's name, but what the author says of their own words. */
const opensCorrection = (label: string): boolean =>
  [...reversalWordsIn(tokensOf(label)).values()].some((hits) => hits.some(({ isOf }) => CORRECTS.has(isOf)));
const CORRECTS: ReadonlySet<ReversalClass> = new Set<ReversalClass>(['errs', 'rather', 'shifts']);

/** The speaker of a line of a log; empty for an unmarked line. */
function speakerOf(line: string): string {
  const { speaker, stamped } = LOG_LINE.exec(line.slice(0, 80))?.groups ?? {};
  return stamped ?? speaker ?? '';
}

/** Hides machine text and quotations inside a line, marks included. */
function hideWithin(line: string): string {
  const text = line.replace(MACHINE_TEXT, (found) => HIDDEN.repeat(found.length));
  let out = '';
  for (let i = 0; i < text.length; ) {
    const end = endOfQuotation(text, i);
    out += end > i ? HIDDEN.repeat(end - i) : text[i];
    i = Math.max(end, i + 1);
  }
  return out;
}

/** A letter beside which a straight mark is an apostrophe. In other scripts particles follow a quotation without a space. */
const JOINS_WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** End (exclusive) of a quotation that opens at `at`, or `at` when none opens there. */
function endOfQuotation(text: string, at: number): number {
  const closing = CLOSING[text[at] ?? ''];
  if (closing === undefined) return at;
  const straight = closing === text[at];
  // A straight mark opens after a space or a bracket; after a letter it is an apostrophe or an inch.
  if (straight && (JOINS_WORDS.test(text[at - 1] ?? ' ') || /\s/.test(text[at + 1] ?? ' '))) return at;
  const limit = Math.min(text.length, at + QUOTATION_MAX_CHARS);
  for (let i = at + 1; i < limit; i++) {
    if (!closing.includes(text[i] ?? '')) continue;
    if (!straight || !JOINS_WORDS.test(text[i + 1] ?? ' ')) return i + 1;
  }
  return at;
}
