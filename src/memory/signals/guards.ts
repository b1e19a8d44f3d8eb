/**
 * Reasons not to believe a clause. A rule says what a fact looks like; a guard says when something that looks like one is
 * none. Each is a pure function of the clause and its message. That rules are anchored to a first person at the beginning
 * of a clause, and name their negations, is the other half of the protection.
 */
import { LANGUAGES } from '../../language/languages.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';
import type { Clause, Message } from './message/clauses.ts';
import { anyOf, opening, wholeWords } from './message/patterns.ts';

/** One reason not to believe a clause: true where it holds. */
export type Guard = (clause: Clause, message: Message) => boolean;

/** Small words that turn the statement before them into the question. */
const TAG = opening(
  'right|correct|true|yes|yeah|no|huh|eh|ok|okay|innit|remember|or',
  "isn't it|is it|don't i|do i|aren't i|am i|didn't i",
);
const QUESTION_HEAD = opening(
  `(?:(?:and|so|but|ok|please) )*${anyOf(
    '(?:do|does|did|is|are|am|was|were|can|could|would|will|should|may|have|has|had) (?:i|you|we|he|she|they|it|there|this|that|these|those|my|your|our|the|an?|any|anyone|anybody|someone|people)',
    "what|what's|whats|which|who|who's|whose|where|where's|when|how|how's|why",
    'any|anything|anyone|got|do|does|is|are|can|could',
  )}`,
);
/** "I'm not allergic to nuts am I": the same without a pause. */
const TAG_AT_END =
  /(?:am i|or not|(?:aren|don|didn|haven)'?t (?:i|we|they)|(?:is|does|has)n'?t (?:he|she|it))\s*$/i;

/** "Is this right: I live in Rome", "True or false: …": what stands behind the colon is asked about. */
const ASKED_ABOUT = new RegExp(
  // Read back from the colon: forward, each of many questions would be read to the end of the text.
  `:$(?<=(?:^|[,;.] ?)(?:${QUESTION_HEAD.source.slice(1)}[^:]*|[^,;:]*(?:true or false|right or wrong|correct or (?:not|incorrect|wrong)|yes or no)) ?:)`,
  'i',
);

/**
 * "I live in Berlin?" asks. "I live in Berlin, do you know a good bar?" tells, then asks: only a part that is a question of
 * its own takes the mark away from what stands before it, and a tag ("right?") does not.
 */
export const asksGuard: Guard = ({ sentence, after, before, text }) => {
  if (QUESTION_HEAD.test(text) || TAG_AT_END.test(text) || ASKED_ABOUT.test(before)) return true;
  if (!sentence.asks) return false;
  return TAG.test(after) || !QUESTION_HEAD.test(after) || (QUESTION_HEAD.test(before) && after === '');
};

/** An order may be asked politely ("could you always …?"); any other question orders nothing. */
/** "…, ok?": asks for assent to what it orders. */
const ASSENT = /,\s*(?:ok|okay|alright|all right|please|deal|yeah)$/;
export const asksNoOrderGuard: Guard = ({ sentence }) =>
  sentence.asks &&
  !ASSENT.test(sentence.text.trim()) &&
  !/\b(?:can|could|would|will) you\b/.test(sentence.text) &&
  !asksPolitely(sentence.text).some(([, pattern]) => pattern.test(sentence.text));
/** The same in other languages, where it opens the sentence. */
const asksPolitely = patternSet(
  () => LANGUAGES.flatMap(({ requests }) => (requests?.asking ? `^(?:${requests.asking})(?!\\p{L})` : [])),
  (source) => source,
  'iu',
);

const CONDITION = wholeWords(
  'if|unless|whether|in case|as if|as though|what if|provided that',
  "suppose|supposing|imagine|assuming|assume|pretend|let's say|lets say|say i",
  'hypothetically|wish|hopefully|would have',
);
/** Conditions that only make a statement polite. */
const POLITE_CONDITION = new RegExp(
  anyOf(
    '\\bif (?:it|that|this) (?:helps|matters|is useful|makes a difference)',
    "\\bif you(?:'re| are) (?:wondering|curious|asking|interested)",
    '\\bif (?:you must know|i may)',
    '\\b(?:let me know|tell me|ask|see|check|know|wondering|sure) (?:if|whether)\\b',
  ),
  'g',
);

/** "If I lived in Rome …": true in another world only. */
export const conditionalGuard: Guard = ({ sentence }) =>
  CONDITION.test(sentence.text.replace(POLITE_CONDITION, ' '));

const HEDGE = wholeWords(
  'maybe|perhaps|probably|possibly|supposedly|apparently|allegedly|might',
  'not sure|no idea|i guess|i think|i suppose|or something|dunno',
);
/** "Maybe twice a month": how often is not sure, that it is so is. */
const ROUGHLY = wholeWords(
  '(?:maybe|perhaps|probably|possibly) (?:[0-9]+|once|twice|two|three|four|five|six|seven|eight|nine|ten|a couple|every)',
);
/** Words of an afterthought ("…, I think"); a longer one is a statement of its own. */
const AFTERTHOUGHT_WORDS_MAX = 4;

/** Somebody who is not sure has not stated anything. */
export const hedgedGuard: Guard = ({ text, lead, before, after }) =>
  HEDGE.test(
    `${before
      .replace(/(?<![\s,;:])[\s,;:]+$/, '')
      .split(/[,;]/)
      .at(-1)} ${lead} ${text}`.replace(ROUGHLY, ' '),
  ) ||
  (after.split(' ').length <= AFTERTHOUGHT_WORDS_MAX && HEDGE.test(after));

const SPEECH = wholeWords(
  'said|says|saying|told|tells|claims?|claimed|thinks?|thought|believes?|wrote|writes|texted|texts|asked|asks|replied',
  'insists?|insisted|swears?|screamed|shouted|sang|sings|goes|(?:was|were|is|be) like',
  'according to|as [a-z]+ (?:puts?|says?) it',
);
const OWN_SPEECH =
  /\b(?:as |like )?i(?:'ve| have)? (?:already )?(?:said|told you|mentioned|thought)\b(?: (?:before|earlier))?/g;
/** "A: I live in Porto": an answer in a dialogue that was written on one line. */
const SPEAKER = /^(?:[a-z]|me|him|her|them|us) ?:$/;

/** "He was like, I hate this place": the I is another's. */
export const reportedGuard: Guard = ({ before }) =>
  SPEAKER.test(before) || SPEECH.test(before.replace(OWN_SPEECH, ' '));

const EXAMPLE =
  /(?:^|[\s,;:(])(?:for (?:instance|example)|e\.?g\.?|(?:(?:just |this is |as )?an? )?(?:test|example|sample|demo)|(?:just )?testing)(?: (?:\d+|message|sentence|only))?[\s,:.–—-]*$/;

/** "For instance, I love pizza.", "Test: my name is Test.": words that only show what one may say. */
const exampleGuard: Guard = ({ before, lead }) => EXAMPLE.test(`${before} ${lead}`.trimEnd());

const DENIAL = wholeWords(
  "not true|isn't true|not that|not like|not as though|a lie|false",
  "never said|didn't say|nobody (?:said|says)|no one (?:said|says)|wouldn't say|can't say",
  "doesn't mean|don't think|don't believe",
);
const DENIED_AFTER = opening("(?:is|was|isn't|that's|which is) (?:a lie|false|not true|a joke)");

/** "It's not true that …", "Nobody said, …": the denial reaches over the comma. */
export const deniedGuard: Guard = ({ before, lead, after }) =>
  DENIAL.test(`${before} ${lead}`) || DENIED_AFTER.test(after);

/** Words with which a performance begins; from there to the end of the message nothing is believed. */
const FICTION = wholeWords(
  'role-?play|rp|pretend(?:ing)?|imagine|picture this|once upon a time',
  "let's play|lets play|act as|acting as|you are now|in character",
  'hypothetically|thought experiment|for this exercise|for the sake of (?:argument|this)',
  'in first person|first-person story|from the (?:point of view|perspective) of',
  '(?:a|my|the) dream|dreamt|dreamed',
  'in (?:this|my|our|the) (?:novel|story|game|book|script|scenario|play|campaign|fanfic|screenplay|simulation|scene|movie)',
  '(?:my|our) (?:character|protagonist|d&d|dnd|avatar)',
  '(?:an?|the|short|another) (?:story|poem|novel|scene|monologue|dialogue|limerick|rap|sonnet|fairy tale|diary entry|skit|song) (?:about|in|where|that|with|for|starting|from)',
  'you are (?:my|an?) (?:therapist|doctor|boss|interviewer|wizard|king|queen|pirate|captain|parrot|dragon|knight|teacher)',
);

/** Role play, novels, dreams: the I is a character. */
export const fictionGuard: Guard = ({ sentence }, { lower }) => {
  const at = FICTION.exec(lower)?.index;
  return at !== undefined && at < sentence.end;
};

const SARCASM = new RegExp(
  anyOf(
    '(?:^|\\s)\\/s\\b|🙄|🤡',
    '\\bsaid (?:no one|nobody)\\b|\\byeah,? (?:right|sure)\\b|\\bas if\\b|\\bha(?:ha)+ no\\b',
    '^\\W*(?:oh great|oh yeah|oh sure|oh joy|sure|ah yes|of course)\\b,?(?= (?:i|my|because|just)\\b)',
    '^\\W*(?:great|wonderful|fantastic|awesome|perfect|brilliant), (?:i|because i)\\b',
    '\\bjust (?:love|adore|enjoy) (?:\\w+ing|when|how|it when|that)\\b',
    '\\bof course i (?:love|adore)\\b',
    '\\b(?:love|adore) (?:my (?:life|luck)|mondays?|this (?:day|week|timeline)|that for me)\\W*$',
    '[a-z][,.… ]+not[\\s!?.…]*$',
  ),
  'u',
);
/** Taking back what was just said. */
const RETRACTION = wholeWords(
  'jk|j/k|just kidding|kidding|just joking|joking|said no one|said no one ever|scratch that',
  'psych(?=[\\s!.]*$)',
);
const BARE_NO = /^(?:not|lol no|nah)$/;

/** "I just love waiting in line 🙄", "… NOT.": the contrary is meant. */
export const sarcasmGuard: Guard = ({ sentence, sentenceIndex }, { sentences, lower }) =>
  SARCASM.test(sentence.text) ||
  BARE_NO.test(sentences[sentenceIndex + 1]?.text.trim() ?? '') ||
  RETRACTION.test(lower.slice(sentence.start));

/** The guards of "remember that …": the request itself is the user's own, whatever condition or doubt it holds. */
export const REQUEST_GUARDS: Readonly<Record<string, Guard>> = {
  asks: asksNoOrderGuard,
  reported: reportedGuard,
  example: exampleGuard,
  fiction: fictionGuard,
  sarcasm: sarcasmGuard,
};

/** The guards of an order to the assistant: it may have a condition ("when I ask for code, …"). */
export const ORDER_GUARDS: Readonly<Record<string, Guard>> = { ...REQUEST_GUARDS, denied: deniedGuard };

/** The guards of an ordinary statement. */
export const STATEMENT_GUARDS: Readonly<Record<string, Guard>> = {
  ...ORDER_GUARDS,
  asks: asksGuard,
  conditional: conditionalGuard,
  hedged: hedgedGuard,
};

/** The first reason not to believe a clause, or null. */
export const reasonAgainst = (
  guards: Readonly<Record<string, Guard>>,
  clause: Clause,
  message: Message,
): string | null => Object.entries(guards).find(([, guard]) => guard(clause, message))?.[0] ?? null;
