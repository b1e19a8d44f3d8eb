/**
 * Standing instructions to the assistant. Two things make one: a word that makes it stand ("always", "from now on",
 * "whenever I …"), and a verb or object of answering. "Answer in French" alone may mean this one answer; "Always look on
 * the bright side" tells the assistant nothing.
 */
import type { Clause, Message } from './message/clauses.ts';
import { LANGUAGE_NAMES } from './message/lexicon.ts';
import { anyOf, opening, wholeWords } from './message/patterns.ts';
import { inClause, inRest, phrase } from './message/phrase.ts';
import { capitalise, countWords, sentence, trimValue } from './message/values.ts';
import { type Draft, endTopic, remember } from './signal.ts';

const INSTRUCTION_IMPORTANCE = 0.85;
const INSTRUCTION_WORDS_MAX = 40;

/** Verbs of answering: an order by themselves. */
const ANSWERING = opening(
  'answer|reply|respond|format|cite|quote|phrase|translate|explain|summari[sz]e|apologi[sz]e|greet|address me|refer to me',
);
/** Verbs of doing anything: an order to the assistant only with an object of answering. */
const DOING = opening(
  'use|keep|include|add|give|show|make|be|put|send|avoid|ask|suggest|recommend|mention|assume|provide|convert|tell|call|let',
  'check|remind|limit|skip|stick|say|write|speak|talk|chat|communicate|start|begin|end|sign|tag|return|output|prefer|treat',
  'list|stop|round|double-check|think|point|consider|propose|offer|describe|comment|spell|read',
);
const OF_ANSWERING = wholeWords(
  'answers?|repl(?:y|ies)|responses?|messages?|explanations?|summar(?:y|ies)|questions?|examples?|comments?|apolog\\w+',
  'emojis?|bullet(?:s| points?| lists?)?|markdown|tables?|lists?|headings?|links?|sources?|citations?|sentences?|paragraphs?|words?',
  'code|snippets?|typescript|python|javascript|rust|type hints|tests|tabs|spaces|semicolons',
  'units?|metric|imperial|celsius|fahrenheit|kilomet(?:er|re)s|24-?hour|date format|euros?|dollars?|currency',
  'language|tone|brief|concise|formal(?:ly)?|informal(?:ly)?|polite|short|simple terms|jargon|slang|spelling|caps',
  'exclamation(?: marks?| points?)?|disclaimers?|pleasantries|small talk|steps?|step by step|first name|last name|nickname',
  '(?:to|with|ask|tell|remind|give|show|send|call) me',
);
/** Advice, complaints and songs that begin like orders. */
const SAYING = opening(
  `(?:never|always) ${anyOf(
    'gonna|going|mind|again|ever|give up|say never|say die|look on|be yourself|trust|tell anyone|the|an?',
    'been|had|have|was|were|is|wanted|thought|liked|loved|knew|seen|heard|happens?|works?',
    '.*\\b(?:lawyer|doctor|strangers?|police|kids|seatbelt|sunscreen|that (?:day|night|time))',
  )}`,
);
/** Words for this once only. */
const PASSING = wholeWords(
  'this (?:time|one|once|question|message|email|text)|just (?:this|for) (?:once|today|now)',
  'for (?:today|now)|today|the next (?:answer|one)|here',
);
/** The reason behind an order, from its first word to the end: it is no part of the order. */
const REASON = new RegExp(
  `,? ${anyOf('because|since|cause|but i|so i|as i|otherwise|thanks', "it's|i (?:hate|don't|do|can't|am|find)")}\\b.*$`,
  'i',
);

const ASKED = anyOf(
  "i want you to|i'd like you to|i would like you to|i need you to",
  'you (?:should|must|need to|have to|can)|(?:can|could|would) you|please|remember to|make sure to|then',
);
const STANDING = 'from now on|from here on(?: out)?|going forward|in (?:the )?future|by default';
const ALWAYS = phrase(`(?:${ASKED} )*(?<what>(?:always|never|don't ever|do not ever) .+?)`);
const FROM_NOW_ON = phrase(
  `(?<when>${STANDING}|as a rule|in all (?:your )?(?:answers|replies|responses)),? (?:${ASKED} )*{what}`,
);
const TO_NOW_ON = phrase(`{what},? (?<when>${STANDING}|every time|at all times)`);
const WHENEVER = phrase(
  `(?<when>(?:whenever|every time|each time|any ?time|when|if) (?:i|we|you|there is|there's) [^,]+), ?(?:${ASKED} )*{what}`,
);
const STOP = phrase(
  `(?:${ASKED} )*(?<what>(?:stop|quit) (?<verb>(?!being\\b\\W*(?:like\\W*)?$)\\p{L}+ing)\\b.*?)`,
);
/** Wishes for all answers, which stand without a word that says so: "keep your answers short". */
const KEEP_ANSWERS = phrase(
  `(?:${ASKED} )*(?<what>(?:keep|make) (?:all (?:of )?)?(?:your|the) (?:answers|replies|responses|messages|explanations|summaries)(?: to me)? (?<style>.+?))`,
);
const STYLES = wholeWords(
  'short(?:er)?|brief(?:er)?|concise|succinct|terse|crisp|simple|simpler|plain|formal|informal|casual|friendly|polite|direct|factual',
  'detailed|long(?:er)?|minimal|compact|technical|non-technical|professional|serious|light|neutral|clear|to the point',
  '(?:under|below|within|to|at) \\w+ (?:words?|sentences?|lines?|paragraphs?|characters?)|free of \\w+|(?:short|simple) and \\w+',
);
const STYLE_WORDS_MAX = 8;
/** A language is no longer wanted: an ending, not an order of its own. */
const NOT_IN_LANGUAGE = phrase(
  `(?:${ASKED} )*(?:(?:stop|quit) (?:answering|replying|responding|speaking|writing|talking|chatting|texting)|(?:<dont>|no longer|(?:you )?<dont> (?:have|need) to) (?:answer|reply|respond|speak|write|talk|chat|text)|no need to (?:answer|reply|respond|speak|write))(?: to me| with me| me)?(?: in)? (?<language>\\p{L}+)(?: with me| to me)?(?: <anymore>)?`,
);
const STOPPABLE = opening(
  'using|apologi[sz]ing|saying|adding|asking|calling|writing|answering|replying|including|ending|starting|repeating|giving',
  'suggesting|sending|being|summari[sz]ing|explaining|translating|praising|thanking|signing|putting|recommending|telling',
  'reminding|mentioning|formatting',
);

const GOES_ON = /^(?:unless|until|when|while|so|as)\b/;
/** A question, or a reservation, of which the beginning alone says something else. */
const CUT_SHORT = /^(?:if|although|though|whether)\b/;

/**
 * Reads an order that holds from now on, as the first rule that fits understands it; empty where none does, or where it is
 * passing.
 */
export function readInstructions(clause: Clause, message: Message): Draft[] {
  if (PASSING.test(clause.rest)) return [];
  return (
    whenever(clause, message) ??
    fromNowOn(clause, message) ??
    always(clause, message) ??
    languageEnded(clause, message) ??
    keepAnswers(clause, message) ??
    stop(clause, message) ??
    []
  );
}

function instruction(rule: string, said: string, conditional: boolean): Draft[] | null {
  const what = trimValue(said.replace(REASON, ''));
  if (countWords(what) > INSTRUCTION_WORDS_MAX || countWords(what) < 2) return null;
  const language = conditional ? null : languageOf(what);
  return [
    remember(rule, 'instruction', sentence(capitalise(what)), {
      topicKey: language ? 'language' : null,
      value: language ?? what,
      importance: INSTRUCTION_IMPORTANCE,
    }),
  ];
}

/** The language that an order asks for. "Not in French" asks for none. */
function languageOf(what: string): string | null {
  const asked =
    /\b(?:answer|reply|respond|speak|write|talk|chat|communicate|text)(?: to me| with me| me| everything| only| back)*(?: only)?(?: in)? (?<language>\p{L}+)(?![\p{L}\p{N}_])/iu.exec(
      what,
    );
  const language = asked?.groups?.language ?? '';
  return LANGUAGE_NAMES.has(language.toLowerCase()) && !/\b(?:never|not|don't|stop)\b/i.test(what)
    ? language
    : null;
}

const isOrder = (what: string): boolean => {
  const order = what.replace(
    /^(?:please |always |never |only |just |don't (?:ever )?|do not (?:ever )?|no more |also |you )+/i,
    '',
  );
  if (/^no more\b|^no\b/i.test(what)) return OF_ANSWERING.test(what);
  return (
    ANSWERING.test(order) || (DOING.test(order) && (OF_ANSWERING.test(order) || languageOf(order) !== null))
  );
};

function always(clause: Clause, message: Message): Draft[] | null {
  const what = inClause(ALWAYS, clause, message)?.what;
  // "They sat in the decor and always remind me of it": the subject stands before.
  if (clause.before !== '' && /^and\b/.test(clause.lead)) return null;
  return what !== undefined && !SAYING.test(what) && isOrder(what)
    ? instruction('instructions.always', what, false)
    : null;
}

function fromNowOn(clause: Clause, message: Message): Draft[] | null {
  const told = inRest(FROM_NOW_ON, clause, message);
  if (told && isOrder(told.what ?? ''))
    return instruction('instructions.from_now_on', `${told.when}, ${told.what}`, false);
  const after = inClause(TO_NOW_ON, clause, message);
  return after && isOrder(after.what ?? '') && (clause.before === '' || clause.lead !== '')
    ? instruction('instructions.from_now_on', `${after.what} ${after.when}`, false)
    : null;
}

function whenever(clause: Clause, message: Message): Draft[] | null {
  const told = inRest(WHENEVER, clause, message);
  if (!told || !isOrder(told.what ?? '')) return null;
  // "When I …" and "if I …" tell of one time unless the order itself says always.
  const stands =
    /^(?:whenever|every|each|any)/i.test(told.when ?? '') ||
    /\b(?:always|never)\b/i.test(told.what ?? '') ||
    /^when i (?:ask|say|write|paste|send|share|mention|request)\b/i.test(told.when ?? '');
  return stands ? instruction('instructions.whenever', `${told.when}, ${told.what}`, true) : null;
}

function languageEnded(clause: Clause, message: Message): Draft[] | null {
  const language = inClause(NOT_IN_LANGUAGE, clause, message)?.language ?? '';
  return LANGUAGE_NAMES.has(language.toLowerCase())
    ? [
        endTopic('instructions.language_ended', 'instruction', `No longer wants answers in ${language}.`, {
          topicKey: 'language',
          value: language,
        }),
      ]
    : null;
}

function keepAnswers(clause: Clause, message: Message): Draft[] | null {
  const told = inClause(KEEP_ANSWERS, clause, message);
  const style = trimValue(told?.style ?? '');
  return told && STYLES.test(style) && countWords(style) <= STYLE_WORDS_MAX
    ? instruction('instructions.keep_answers', told.what ?? '', false)
    : null;
}

function stop(clause: Clause, message: Message): Draft[] | null {
  const alone = inClause(STOP, clause, message);
  // "Stop suggesting unless I ask", "stop using so many emojis": what is to stop goes on behind the clause.
  const goesOn = countWords(alone?.what ?? '') === 2 && GOES_ON.test(clause.after);
  const told = goesOn ? inRest(STOP, clause, message) : alone;
  const isCutShort =
    countWords(trimValue(told?.what ?? '')) === 2 && (goesOn || CUT_SHORT.test(clause.after));
  if (isCutShort) return null;
  return told && STOPPABLE.test(told.verb ?? '') && !/\b(?:that|this|it|him|her|them)$/i.test(told.what ?? '')
    ? instruction('instructions.stop', told.what ?? '', false)
    : null;
}
