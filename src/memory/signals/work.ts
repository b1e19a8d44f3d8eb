/**
 * The user's role and employer. They are two topics, because each may change without the other: "a nurse at Mercy" gives two
 * signals. A past job says nothing; a job that ended ends the topic.
 */

import { pastDate } from './dates/dates.ts';
import type { Clause, Message } from './message/clauses.ts';
import { employerAt, isRole } from './message/entities.ts';
import { FIELDS } from './message/lexicon.ts';
import { wholeWords } from './message/patterns.ts';
import { inClause, inRest, type Parts, phrase } from './message/phrase.ts';
import {
  capitalise,
  countWords,
  isFuture,
  ownersView,
  splitTime,
  trimValue,
  writesSmall,
} from './message/values.ts';
import { type Draft, endTopic, remember, type SignalContext } from './signal.ts';

const ROLE_IMPORTANCE = 0.75;

const AS_ROLE_AT = phrase('(?:i <adv>work|<im> <adv>working) as {role} (?:at|for) {employer}');
const AS_ROLE = phrase('(?:i <adv>work|<im> <adv>working|i <adv>earn my living) as {role}');
const AT_AS = phrase('(?:i <adv>work|<im> <adv>working) (?<how>at|for) {employer} as {role}');
const AT = phrase('(?:i <adv>work|<im> <adv>(?:working|employed)) (?<how>at|for|by) {employer}');
const IN_FIELD = phrase('(?:i <adv>work|<im> <adv>working) in {field}');
const AM_ROLE_AT = phrase('<im> <adv>{role} (?<how>at|for|with) {employer}');
const AM_ROLE = phrase('<im> <adv>{role}');
const SPEAKING_AS = phrase("as {role}, (?:i|i'm|my|we)\\b.*");
const STARTED = phrase(
  '<have> <adv>(?:started|begun)(?: working| a new job| my new job| a job| a new position| a new role)? (?:at|with) {employer}',
);
const STARTED_AS = phrase(
  '<have> <adv>(?:started|begun)(?: working| a new job| a job)? as {role}(?: (?:at|for|with) {employer})?',
);
const JOINED_AS = phrase('<have> <adv>joined {employer} as {role}');
const GOT_JOB = phrase(
  '<have> <adv>(?:got|landed|accepted) (?:a|the|my) (?:new |first |dream )?(?:job|position|role) (?:at|with) {employer}',
);
const PROMOTED = phrase('<have> <adv>(?:(?:been|got|was) )?promoted to {role}');
const TITLE = phrase("my (?:job title|title|profession|job|occupation)(?: is|'s) {role}");
const STUDY = phrase('(?:i <adv>study|<im> <adv>studying) {subject} (?:at|in) {school}');
const TEACH = phrase('i <adv>teach {what}');
const RUN = phrase('i <adv>(?<verb>run|own|manage) (?<what>(?:a|an|my own|my) .+?)');
const RETIRED = phrase('(?:(?:<have> |<im> )<adv>(?:fully |happily )?retired)(?: {when})?');

const LEFT = [
  phrase('i <dont> (?:actually |really )?work (?:at|for|with) {employer} <anymore>'),
  phrase('i no longer work (?:at|for|with) {employer}'),
  phrase('<im> no longer (?:working )?(?:at|with|for|employed (?:at|by)) {employer}'),
  phrase(
    '<have> (?:just |recently |finally )*(?:quit|left|resigned from|lost) my (?:job|position|role) (?:at|with) {employer}',
  ),
  phrase('<have> (?:just |recently )*resigned from {employer}'),
  phrase(
    '(?:<have> |<im> )?(?:just |recently )*(?:got|been|was|were) (?:laid off|fired|let go|made redundant) (?:from|by|at) {employer}',
  ),
];

/** Said without "any more": it ends a job only where the employer is all that is denied. */
const NOT_WORKING = phrase(
  '(?:i <adv><dont> (?:actually |really |even )?work|<im> not <adv>(?:working|employed)) (?:at|for|with|by) {employer}',
);

/** Things people run as a business; a marathon, a fever and a script are run otherwise. */
const BUSINESS = wholeWords(
  'agency|bakery|bar|blog|bookshop|bookstore|brewery|business|cafe|café|channel|clinic|company|consultancy|farm|firm',
  'gallery|garage|gym|hostel|hotel|magazine|newsletter|non-?profit|podcast|practice|pub|restaurant|salon|school|shop',
  'start-?up|store|studio|team|vineyard|winery|workshop',
);
/** Subjects and pupils that make "I teach …" a trade and not a favour. */
const SCHOOL = wholeWords(
  'school|university|uni|college|academy|kindergarten|children|kids|students|class|grade|graders|year',
  'maths?|english|physics|history|music|biology|chemistry|yoga|piano|art|languages?',
);
const SOMEBODY = wholeWords('my|you|him|her|them|me|myself');
/** "As a manager, I want to see …": a requirement in the shape of a user story. */
const USER_STORY = /\bi (?:want|need|should|can|would|'d|must|wish)\b|\bi'd\b/i;
const SUBJECT_WORDS_MAX = 8;

/**
 * Reads a job that was left, a role, an employer or both, as the first rule that fits understands the clause; empty where none
 * does.
 */
export function readWork(clause: Clause, message: Message, context: SignalContext): Draft[] {
  const casual = writesSmall(clause.text);
  return (
    left(clause, message, casual) ??
    roleAndEmployer(clause, message, context, casual) ??
    employerOnly(clause, message, context, casual) ??
    roleOnly(clause, message) ??
    []
  );
}

const role = (rule: string, content: string, value: string, validFrom: number | null = null): Draft =>
  remember(rule, 'fact', content, {
    category: 'occupation',
    topicKey: 'work.role',
    value,
    importance: ROLE_IMPORTANCE,
    validFrom,
  });

const employer = (rule: string, how: string, value: string, validFrom: number | null = null): Draft =>
  remember(rule, 'fact', `Works ${how.toLowerCase() === 'for' ? 'for' : 'at'} ${value}.`, {
    category: 'occupation',
    topicKey: 'work.employer',
    value,
    importance: ROLE_IMPORTANCE,
    validFrom,
  });

/** A future start is a plan, not a job. */
const startOf = (parts: Parts, context: SignalContext): number | null | 'future' => {
  const { when } = splitTime(parts.employer ?? '');
  if (when === null) return null;
  return isFuture(when) ? 'future' : pastDate(when, context.occurredAt);
};

function roleAndEmployer(
  clause: Clause,
  message: Message,
  context: SignalContext,
  casual: boolean,
): Draft[] | null {
  for (const pattern of [AS_ROLE_AT, AT_AS, AM_ROLE_AT, JOINED_AS, STARTED_AS]) {
    const parts = inClause(pattern, clause, message);
    const as = trimValue(parts?.role ?? '');
    if (!parts || !isRole(as)) continue;
    const at =
      parts.employer === undefined ? null : employerAt(parts.employer, casual && pattern !== AM_ROLE_AT);
    // "A cook at heart": with no employer behind it, "I'm a …" is left to the rule for trades alone.
    if (pattern === AM_ROLE_AT && !at) continue;
    const from = startOf(parts, context);
    if (from === 'future') return null;
    const drafts = [role('work.role', `Works as ${as}.`, as, from)];
    return at ? [...drafts, employer('work.employer', parts.how === 'for' ? 'for' : 'at', at, from)] : drafts;
  }
  return null;
}

function employerOnly(
  clause: Clause,
  message: Message,
  context: SignalContext,
  casual: boolean,
): Draft[] | null {
  for (const pattern of [AT, GOT_JOB, STARTED]) {
    const parts = inClause(pattern, clause, message);
    if (!parts) continue;
    const at = employerAt(parts.employer ?? '', casual && parts.how !== 'for');
    const from = startOf(parts, context);
    return at && from !== 'future' ? [employer('work.employer', parts.how ?? 'at', at, from)] : null;
  }
  const field = trimValue(inClause(IN_FIELD, clause, message)?.field ?? '');
  return FIELDS.has(field.toLowerCase().split(/\s+/).at(-1) ?? '') && countWords(field) <= 3
    ? [
        remember('work.field', 'fact', `Works in ${field}.`, {
          category: 'occupation',
          topicKey: 'work.field',
          value: field,
          importance: ROLE_IMPORTANCE,
        }),
      ]
    : null;
}

function roleOnly(clause: Clause, message: Message): Draft[] | null {
  for (const pattern of [AS_ROLE, AM_ROLE, PROMOTED, TITLE]) {
    const as = splitTime(inClause(pattern, clause, message)?.role ?? '').value.replace(/,.*$/s, '');
    if (isRole(as) && (pattern !== AM_ROLE || /^(?:an?|the)\b/i.test(as)))
      return [role('work.role', `Works as ${as}.`, as)];
  }
  const speaking = USER_STORY.test(clause.rest)
    ? ''
    : trimValue(inRest(SPEAKING_AS, clause, message)?.role ?? '');
  if (isRole(speaking) && /^an?\b/i.test(speaking))
    return [role('work.speaking_as', `Works as ${speaking}.`, speaking)];
  return occupied(clause, message);
}

/** Studying, teaching, running a business, and being done with all that. */
function occupied(clause: Clause, message: Message): Draft[] | null {
  const study = inClause(STUDY, clause, message);
  const school = study ? employerAt(study.school ?? '', false) : null;
  if (study && school && countWords(study.subject ?? '') <= SUBJECT_WORDS_MAX)
    return [role('work.studies', `Studies ${study.subject} at ${school}.`, `${study.subject} at ${school}`)];
  const teach = trimValue(inClause(TEACH, clause, message)?.what ?? '');
  if (SCHOOL.test(teach) && countWords(teach) <= SUBJECT_WORDS_MAX && !SOMEBODY.test(teach))
    return [role('work.teaches', `Teaches ${teach}.`, teach)];
  const run = inClause(RUN, clause, message);
  const what = ownersView(trimValue(run?.what ?? ''));
  if (run && countWords(what) <= SUBJECT_WORDS_MAX && BUSINESS.test(what))
    return [role('work.runs', `${capitalise(run.verb?.toLowerCase() ?? '')}s ${what}.`, what)];
  const retired = inClause(RETIRED, clause, message);
  const fromSomething = /\b(?:from|to|the|it|my|that|this)\b/i.test(retired?.when ?? '');
  return retired && !fromSomething ? [role('work.retired', 'Is retired.', 'retired')] : null;
}

function left(clause: Clause, message: Message, casual: boolean): Draft[] | null {
  for (const pattern of LEFT) {
    const at = employerAt(inClause(pattern, clause, message)?.employer ?? '', casual);
    if (at)
      return [
        endTopic('work.left', 'fact', `No longer works at ${at}.`, {
          category: 'occupation',
          topicKey: 'work.employer',
          value: at,
        }),
      ];
  }
  const said = trimValue(inClause(NOT_WORKING, clause, message)?.employer ?? '');
  return said !== '' && employerAt(said, false) === said && !/\byet\b/i.test(said)
    ? [
        endTopic('work.not_working', 'fact', `Does not work at ${said}.`, {
          category: 'occupation',
          topicKey: 'work.employer',
          value: said,
        }),
      ]
    : null;
}
