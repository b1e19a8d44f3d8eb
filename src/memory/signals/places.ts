/** Home and origin of the user. Being somewhere, staying somewhere and moving soon are not living there. */

import { pastDate } from './dates/dates.ts';
import type { Clause, Message } from './message/clauses.ts';
import { placeAt } from './message/entities.ts';
import { wholeWords } from './message/patterns.ts';
import { inClause, inRest, phrase } from './message/phrase.ts';
import { isFuture, splitTime, trimValue } from './message/values.ts';
import { type Draft, endTopic, remember, type SignalContext } from './signal.ts';

const PLACE_IMPORTANCE = 0.8;

const LIVE_IN = phrase('<we> <adv>(?:live|reside) (?:over |out |down |up )?in {place}');
const LIVING_IN = phrase(
  '(?:<were>|<have> been|been) <adv>(?:living|based|residing|located) (?:over |out |down |up )?in {place}',
);
const LIVE_NEAR = phrase(
  '<we> <adv>live (?<near>near|close to|outside|just outside|outside of|not far from) {place}',
);
const MOVED = phrase(
  '(?:<have> <adv>)?<adv>(?:moved|relocated)(?: back)?(?: (?:from|out of) (?<old>.+?))?(?: back)? to {place}',
);
const HAVE_LIVED = phrase(
  "(?:i have|i've|ive|we have|we've) <adv>lived in (?<place>.+? (?:for|since) .+?|.+?(?= all my life| my whole life| ever since))(?: all my life| my whole life| ever since)?",
);
/** Living there for a summer, or until Sunday, is staying there. */
const TEMPORARY = wholeWords(
  'for (?:the (?!(?:last|past)\\b)\\w+|this|now|a (?:bit|while))|until|till|temporarily|during',
  'over the (?:summer|winter|holidays)|this (?:week|weekend|month|summer|winter|semester)',
);
const WAS_SO = wholeWords('any ?more|any longer|no longer|moved');
const AN_OFFICE = wholeWords('team|department|office|company|support|agency|press|inc|ltd');
const FROM = phrase("(?:<im>|we're|we are) <adv>from {place}");
const COME_FROM = phrase('i <adv>(?:come|hail) from {place}');
const HOMETOWN = phrase('my (?:hometown|home town|home city) is {place}');
const ADDRESS = phrase('my (?:home |postal |mailing |new )?address is(?: now)? {address}');
const LEFT = [
  phrase('<we> <dont> (?:actually |really )?live in {place} <anymore>'),
  phrase('<we> no longer (?:live|reside) in {place}'),
  phrase('(?:<were> )?(?:no longer|not) (?:living|based) in {place}(?: <anymore>)?'),
  phrase('<have> (?:just |recently |finally )*moved (?:out of|away from) {place}'),
];
/** Said without "any more": it ends a home only where the place is all that is denied ("not in Rome full-time"). */
const NOT_LIVING = phrase(
  '<we> <adv><dont> (?:actually |really |even )?(?:live|reside) in {place}|(?:<were> )<adv>not <adv>(?:living|based) in (?<based>.+?)',
);
/** A firm moves to a tool, a person to a town: words of the trade near "moved to" speak for the firm. */
const OF_THE_TRADE = wholeWords(
  'codebase|repo|database|deploy\\w*|servers?|cluster|framework|stack|code|api|backend|frontend|tickets?|migrat\\w+',
  'hosting|infra\\w*|provider|pipeline|release|branch|account|plan|tier|stage|round|league|level',
  'role|position|project|department',
);

/** Reads a home that was left, a home, or an origin; empty where the clause tells none. */
export function readPlaces(clause: Clause, message: Message, context: SignalContext): Draft[] {
  return left(clause, message) ?? home(clause, message, context) ?? origin(clause, message) ?? [];
}

const place = (rule: string, topicKey: string, content: string, value: string, validFrom: number | null) =>
  remember(rule, 'fact', content, {
    category: 'other',
    topicKey,
    value,
    importance: PLACE_IMPORTANCE,
    validFrom,
  });

function home(clause: Clause, message: Message, context: SignalContext): Draft[] | null {
  return living(clause, message, context) ?? moved(clause, message, context) ?? address(clause, message);
}

function living(clause: Clause, message: Message, context: SignalContext): Draft[] | null {
  const near = inClause(LIVE_NEAR, clause, message);
  const beside = near ? placeAt(near.place ?? '', true) : null;
  if (near && beside)
    return [place('places.live_near', 'home', `Lives ${near.near?.toLowerCase()} ${beside}.`, beside, null)];
  for (const pattern of [LIVE_IN, LIVING_IN, HAVE_LIVED]) {
    const said = inClause(pattern, clause, message)?.place;
    if (said === undefined) continue;
    const { value, when } = splitTime(said);
    const where = TEMPORARY.test(said) ? null : placeAt(value, false);
    if (!where || isFuture(when)) return null;
    const from = when ? pastDate(when, context.occurredAt) : null;
    return [place('places.live_in', 'home', `Lives in ${where}.`, where, from)];
  }
  return null;
}

function moved(clause: Clause, message: Message, context: SignalContext): Draft[] | null {
  const told = inClause(MOVED, clause, message);
  const { value, when } = splitTime(told?.place ?? '');
  const where = placeAt(value, true);
  // Without a subject ("moved to Porto") it must begin the sentence; elsewhere the subject stands before it.
  const ownSubject = /^(?:i|we)\b/i.test(clause.text) || clause.before === '';
  if (!told || !where || !ownSubject || OF_THE_TRADE.test(clause.sentence.text) || isFuture(when))
    return null;
  if (TEMPORARY.test(told.place ?? '') || (told.old !== undefined && !placeAt(told.old, true))) return null;
  const from = pastDate(when ?? clause.lead.replace(/(?<![\s,])[\s,]+$/, ''), context.occurredAt);
  return [place('places.moved', 'home', `Lives in ${where}.`, where, from)];
}

function address(clause: Clause, message: Message): Draft[] | null {
  const said = trimValue(inRest(ADDRESS, clause, message)?.address ?? '');
  return /^[\d\p{Lu}]/u.test(said) && /\d/.test(said)
    ? [place('places.address', 'home.address', `Address is ${said}.`, said, null)]
    : null;
}

function origin(clause: Clause, message: Message): Draft[] | null {
  const told = [FROM, COME_FROM, HOMETOWN].map((pattern) => inClause(pattern, clause, message)).find(Boolean);
  const where = told ? placeAt(told.place ?? '', true) : null;
  return where && !AN_OFFICE.test(where)
    ? [place('places.origin', 'origin', `Is from ${where}.`, where, null)]
    : null;
}

function left(clause: Clause, message: Message): Draft[] | null {
  for (const pattern of LEFT) {
    const told = inClause(pattern, clause, message);
    if (!told || !WAS_SO.test(clause.text)) continue;
    const where = placeAt(told.place ?? '', false);
    if (!where) continue;
    const more = { category: 'other', topicKey: 'home', value: where } as const;
    return [endTopic('places.left', 'fact', `No longer lives in ${where}.`, more)];
  }
  const plain = inClause(NOT_LIVING, clause, message);
  const said = trimValue(plain?.place ?? plain?.based ?? '');
  return said !== '' && placeAt(said, true) === said && !/\byet\b/i.test(said)
    ? [
        endTopic('places.not_living', 'fact', `Does not live in ${said}.`, {
          category: 'other',
          topicKey: 'home',
          value: said,
        }),
      ]
    : null;
}
