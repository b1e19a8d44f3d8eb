/**
 * Deadlines and appointments, their dates resolved against the moment of the message. A date that is not understood gives
 * no signal; one that is over gives none either.
 */

import type { Clause, Message } from '../message/clauses.ts';
import { anyOf, opening, wholeWords } from '../message/patterns.ts';
import { inClause, inRest, type Parts, phrase } from '../message/phrase.ts';
import { countWords, ownersView, trimValue } from '../message/values.ts';
import { objectKey } from '../objects.ts';
import { DEADLINE_KEPT_AFTER_MS, type Draft, remember, type SignalContext } from '../signal.ts';
import { dateAt, type ResolvedDate } from './dates.ts';

const DEADLINE_IMPORTANCE = 0.75;
const TASK_WORDS_MAX = 10;
/** Looks like a date: a figure, a day, a month or a relative word. Nothing else is handed to the library, which is slow. */
const DATE_CUE =
  /\d|day|tomorrow|tonight|noon|week|month|year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|eod|christmas|end of/i;

const OURS = '(?:(?:my|the|our) )?';
const DUTY = anyOf(
  "have to|need to|needs to|must|should|gotta|got to|have got to|'ve got to|ought to",
  "am supposed to|are supposed to|'m supposed to|am due to",
);
/** "Is", "was moved to", "has been extended until". */
const IS_SET =
  "(?: is| was| got| has been|'s| has)?(?: now| moved| pushed| extended| set| postponed| back)*(?: to| for| on| until)?";
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\b';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const LATER = 'next|this|tomorrow|today|end of|in \\w+ (?:days?|weeks?|months?)';
/** A date behind another free part: its beginning has to look like one, or the part before it would end anywhere. */
const DATE = `(?<date>(?:on |at |by |the )*${anyOf('\\d', LATER, WEEKDAY, MONTH)}.*?)`;

const MUST_DO = phrase(
  `(?:(?:i|we|i'm|we're|i've|we've) ?<adv>)?<adv>${DUTY} {task} (?:by|before|no later than|not later than) {date}`,
);
const IS_DUE = phrase(`${OURS}{task} (?:is|are|'s) due(?: (?:on|by|in|at|for))? {date}`);
const DEADLINE_FOR = phrase(`${OURS}deadline (?:for|of|to) {task}${IS_SET} ?[:–-]? ?${DATE}`);
const TASK_DEADLINE = phrase(`${OURS}{task} deadline${IS_SET} ${DATE}`);
const DONE = anyOf(
  'done|finished|submitted|ready|in|delivered|completed?|sent|paid|filed|handed in|turned in|out|live',
);
const MUST_BE_DONE = phrase(
  `${OURS}{task} (?:must|has to|have to|needs to|need to|should) be ${DONE} (?:by|before|no later than) {date}`,
);
const APPOINTMENTS = anyOf(
  'exam|test|driving test|midterm|final|viva|defen[cs]e|presentation|interview|audition|hearing|meeting|call|consultation',
  'appointment|checkup|check-up|scan|surgery|operation|flight|wedding',
);
const APPOINTMENT = phrase(
  `(?:i|we)(?: have|'ve| have got|'ve got| got) (?<event>(?:an?|my|the|our) (?:\\S+ ){0,4}?${APPOINTMENTS}(?: (?:with|at(?! \\d)) \\S+(?: \\S+){0,2}?)?) ${DATE}`,
);

/** Ways of handing in: "submit the thesis" and "the thesis is due" are one deadline. Other verbs make another task. */
const HANDING_IN = /^(?:submit|hand in|turn in|finish|complete|deliver)\s+/i;
/** Other people's days, and what arrives by itself. */
const OTHERS = opening(
  "he|she|they|it|that|this|you|his|her|their|your|who|what|which|nothing|if|when|there|.*'s",
  'baby|wife|husband|sister|brother|daughter|son|cousin|friend|girlfriend|boyfriend|partner|mom|mum|dad|boss|cat|dog',
  'train|bus|flight|plane|package|parcel|delivery|i',
);
/** Tasks of one's own body and day: "I have to leave by 5". */
const NO_TASK = opening(
  'go|leave|be|get|sleep|wake|eat|run|wait|stay|head|stop by|drop by|come|walk|stand|sit|live|survive',
);
const NEGATED = wholeWords("you|your|not|never|hasn't|isn't|wasn't|was|were");

/** Reads a task or an appointment with its date; empty where the clause has none, or where the date is not understood. */
export function readDeadlines(clause: Clause, message: Message, context: SignalContext): Draft[] {
  if (clause.before !== '' && !/^(?:i|we|my|our|the)\b/i.test(clause.text)) return [];
  if (!DATE_CUE.test(clause.rest)) return [];
  for (const pattern of [MUST_DO, TASK_DEADLINE, MUST_BE_DONE, IS_DUE]) {
    const parts = inClause(pattern, clause, message);
    // "I need to decide by Friday" does not say what: one word of a duty is no task, one word that is due is.
    if (pattern === MUST_DO && countWords(parts?.task ?? '') < 2) continue;
    const draft = parts && deadline('deadlines.due', parts, context);
    if (draft) return [draft];
  }
  // "Deadline for the proposal: May 20" goes over the colon at which clauses end.
  const announced = inRest(DEADLINE_FOR, clause, message);
  const draft = announced && deadline('deadlines.announced', announced, context);
  if (draft) return [draft];
  const parts = inClause(APPOINTMENT, clause, message);
  const date = parts && dateAt(parts.date ?? '', context.occurredAt);
  return parts && date ? [appointment(parts, date)] : [];
}

function deadline(rule: string, parts: Parts, context: SignalContext): Draft | null {
  const task = trimValue(parts.task ?? '')
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/^the(?: |$)/i, '');
  const words = countWords(task);
  if (words === 0 || words > TASK_WORDS_MAX || OTHERS.test(task) || NEGATED.test(task) || NO_TASK.test(task))
    return null;
  const date = dateAt(parts.date ?? '', context.occurredAt);
  if (!date) return null;
  // A capital that only began the sentence; "NASA proposal" and "Q3 report" keep theirs.
  const said = /^\p{Lu}\p{Ll}+(?: |$)/u.test(task)
    ? task.replace(/^./u, (letter) => letter.toLowerCase())
    : task;
  return remember(rule, 'event', `Deadline: ${said} ${date.text}.`, {
    topicKey: `deadline:${objectKey(task.replace(HANDING_IN, ''))}`,
    value: said,
    importance: DEADLINE_IMPORTANCE,
    dueAt: date.at,
    expiresAt: date.at + DEADLINE_KEPT_AFTER_MS,
  });
}

function appointment(parts: Parts, date: ResolvedDate): Draft {
  const event = ownersView(trimValue(parts.event ?? '')).replace(/^our\b/i, 'their');
  return remember('deadlines.appointment', 'event', `Has ${event} ${date.text}.`, {
    value: event,
    importance: DEADLINE_IMPORTANCE,
    dueAt: date.at,
    expiresAt: date.at + DEADLINE_KEPT_AFTER_MS,
  });
}
