/**
 * Names and how to be addressed. "My name is …" leaves no doubt, so small letters do; "I'm …" is followed by a name far
 * less often than by anything else, so it needs a capital, the beginning of a message and a word that is no people or mood.
 */

import { dateAt } from './dates/dates.ts';
import type { Clause, Message } from './message/clauses.ts';
import { mayBeName, nameAt } from './message/entities.ts';
import { opening } from './message/patterns.ts';
import { inClause, inRest, type Parts, phrase } from './message/phrase.ts';
import { capitalise, splitTime, trimValue, writesSmall } from './message/values.ts';
import { type Draft, endTopic, remember, type SignalContext } from './signal.ts';

const NAME_IMPORTANCE = 0.9;
const RELATIVE_IMPORTANCE = 0.6;

const MY_NAME = phrase(
  "my (?:full |first |real |actual |legal )?name(?: is|'s|s)(?: spelled| spelt| actually| now| just)? {name}",
);
/** "My name is definitely not Peter", "anything but Steve". */
const NO_NAME = /^(?:\p{L}+ly )?(?:not|never|anything but|nothing like|no longer)(?!\p{L})/iu;
const NAME_NOT_BUT = phrase(
  "my (?:full |first |last |real |actual )?name(?: is not|'s not|s not| isn't| isnt) (?<old>[^,;.]+?)(?:[,.;]| -| but)+ ?(?:but )?(?:it's|its|it is|my name is|i'm|just) {name}",
);
const NAME_CHANGED = phrase(
  '<have> <adv>(?:legally |just )?changed my (?:first |last |full )?name to {name}',
);
const I_AM = phrase('<im> {name}');
const THIS_IS = phrase('this is {name}(?: (?:here|speaking|again|from .+))');
const GREETED = /^(?:hi|hello|hey|heya|hiya|yo|good (?:morning|afternoon|evening)|greetings)\b/;

const BARE_GREETING =
  /^\s*(?:hi|hello|hey|heya|hiya|good (?:morning|afternoon|evening)|greetings)(?: (?:there|all|everyone|team))?\s*$/;

const CALL_ME = phrase(
  '(?:just |you can |you may |you could |feel free to |from now on |everyone |so )*(?:call me|address me as|refer to me as) {name}',
);
const GO_BY = phrase(
  "i(?:'d| would)? <adv>(?:go by|prefer to be called|prefer being called|like to be called|want to be called|rather be called|prefer) (?:the name )?{name}",
);
/** Things that one goes by and that are no name: means of travel, and guides of a choice. */
const GONE_BY = opening(
  'bus|car|train|tram|bike|bicycle|foot|plane|air|boat|ship|ferry|metro|subway|underground|tube|taxi|cab|uber|lyft|rail|road|sea|land|water',
  'scooter|motorbike|motorcycle|moped|van|coach|truck|horse|public|helicopter|skateboard|rickshaw|amtrak|eurostar',
  'ear|eye|feel|feeling|gut|instinct|intuition|memory|heart|sight|smell|taste|touch|look|looks|weight|volume|numbers|rules|default|date|age|price|time',
);
const GO_BY_VERB = /\bgo by\b/i;
const TO_BE_CALLED = /\b(?:called|go by)\b/i;
const OTHERS_CALL_ME = phrase(
  '(?:everyone|everybody|people|friends|my friends|all my friends|most people|most folks|folks) (?:just |usually |all )?calls? me {name}',
);
const NOT_CALLED = phrase(
  '(?:please |can you |could you )*(?:<dont> (?:ever )?call|never call|stop calling|quit calling) me {name}(?: <anymore>)?',
);
const NOT_BUT = phrase("<dont> call me (?:\\S+)(?:[,.;]| -)+ ?(?:it's|its|it is|call me|i'm|just) {name}");

const WEEKDAY = /^\w+day$/i;

const PRONOUNS = phrase('(?:my pronouns(?: are| ?:)|pronouns ?:|i use|i go by) {pronouns}(?: pronouns)?');
const PRONOUN_PAIR = /^\p{L}{2,5}\s?\/\s?\p{L}{2,6}(?:\s?\/\s?\p{L}{2,7})?$/u;

const BIRTHDAY = phrase(
  "(?:my (?:birthday|bday|b-day|birth date|date of birth)(?: is|'s|s)|i was born)(?: on)?(?: the)? {date}",
);
const DATE_LIKE =
  /^(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,}|\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?\b|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2})/u;

/** Relatives of whom one has one; of the others a second name must not replace the first. */
const UNIQUE_RELATIVES =
  'wife|husband|partner|spouse|fiancé|fiancée|fiance|fiancee|girlfriend|boyfriend|mother|mom|mum|father|dad|' +
  // "My cat" is the only one, or the speaker would tell which.
  'dog|cat|puppy|kitten|horse|parrot|rabbit|hamster';
const RELATIVES = `${UNIQUE_RELATIVES}|son|daughter|brother|sister|baby|boss|best friend|roommate|grandmother|grandma|grandfather|grandpa|uncle|aunt`;
const RELATIVE_NAME = phrase(
  `(?:my|our) (?<who>${RELATIVES})(?:'s name is| is called| is named|'s called|s name is) {name}`,
);

/**
 * Reads names, pronouns, a birthday or a relative, as the first rule that fits understands the clause; empty where none does.
 */
export function readNames(clause: Clause, message: Message, context: SignalContext): Draft[] {
  return (
    address(clause, message) ??
    ownName(clause, message) ??
    nameEnded(clause, message) ??
    pronouns(clause, message) ??
    birthday(clause, message, context) ??
    relative(clause, message) ??
    []
  );
}

const nameDraft = (rule: string, name: string): Draft[] => [
  remember(rule, 'fact', `Name is ${name}.`, {
    category: 'other',
    topicKey: 'name',
    value: name,
    importance: NAME_IMPORTANCE,
  }),
];

function ownName(clause: Clause, message: Message): Draft[] | null {
  const changed = inClause(NAME_CHANGED, clause, message);
  const told = changed ?? inRest(NAME_NOT_BUT, clause, message) ?? inRest(MY_NAME, clause, message);
  if (told && NO_NAME.test(told.name ?? '')) return null;
  if (told) {
    const name = nameAt(splitTime(told.name ?? '').value, true);
    return name ? nameDraft(changed ? 'names.changed' : 'names.my_name', name) : null;
  }
  const greeted = GREETED.test(clause.lead);
  const introduced = inClause(I_AM, clause, message) ?? (greeted ? inClause(THIS_IS, clause, message) : null);
  // Later in a message "I'm Iron Man" is talk; it introduces only where the message opens, after no more than a greeting.
  const opens =
    clause.sentenceIndex === 0 ||
    (clause.sentenceIndex === 1 && BARE_GREETING.test(message.sentences[0]?.text ?? ''));
  if (!introduced || clause.before !== '' || !(greeted || opens)) return null;
  const name = nameAt(introduced.name ?? '', false);
  return name && mayBeName(name) ? nameDraft('names.i_am', name) : null;
}

function address(clause: Clause, message: Message): Draft[] | null {
  const corrected = inRest(NOT_BUT, clause, message);
  const chosen = inClause(GO_BY, clause, message);
  const others = inClause(OTHERS_CALL_ME, clause, message);
  const told: Parts | null =
    corrected ??
    inClause(CALL_ME, clause, message) ??
    others ??
    (chosen && TO_BE_CALLED.test(clause.text) ? chosen : null);
  if (!told || PRONOUN_PAIR.test(trimValue(told.name ?? ''))) return null;
  // "call me maybe", "call me crazy": a small letter convinces only from somebody who uses no capitals, and alone.
  const said = trimValue(told.name ?? '');
  const small = chosen === null && !others && writesSmall(clause.text) && clause.after === '';
  // "I go by bus": only somebody who writes even "i" small writes a name so.
  const goesBy = chosen !== null && GO_BY_VERB.test(clause.text);
  if (goesBy && GONE_BY.test(said)) return null;
  const smallChosen = goesBy ? !/\p{Lu}/u.test(clause.text) : chosen !== null && writesSmall(clause.text);
  const name = nameAt(said, small || smallChosen);
  if (!name || WEEKDAY.test(name) || (small && name !== said)) return null;
  return [
    remember('names.address', 'preference', `Prefers to be called ${name}.`, {
      category: 'preference',
      topicKey: 'address_as',
      value: name,
      importance: NAME_IMPORTANCE,
    }),
  ];
}

/** "Don't call me Annie": whoever was called so is no longer. */
function nameEnded(clause: Clause, message: Message): Draft[] | null {
  const said = inClause(NOT_CALLED, clause, message)?.name ?? '';
  const name = nameAt(said.replace(/ any ?(?:more|longer)$/i, ''), false);
  return name && !WEEKDAY.test(name)
    ? [
        endTopic('names.not_called', 'preference', `No longer wants to be called ${name}.`, {
          category: 'preference',
          topicKey: 'address_as',
          value: name,
        }),
      ]
    : null;
}

function pronouns(clause: Clause, message: Message): Draft[] | null {
  const value = trimValue(inRest(PRONOUNS, clause, message)?.pronouns ?? '');
  return PRONOUN_PAIR.test(value)
    ? [
        remember('names.pronouns', 'fact', `Pronouns are ${value}.`, {
          category: 'other',
          topicKey: 'pronouns',
          value,
          importance: NAME_IMPORTANCE,
        }),
      ]
    : null;
}

function birthday(clause: Clause, message: Message, context: SignalContext): Draft[] | null {
  const told = trimValue(inClause(BIRTHDAY, clause, message)?.date ?? '');
  if (told === '') return null;
  const near = /^(?:today|tomorrow|(?:the )?day after tomorrow|(?:this|next) \w+day|\w+day)$/i.test(told);
  const value = DATE_LIKE.test(told)
    ? told
    : near
      ? dateAt(told, context.occurredAt)?.dayAndMonth
      : undefined;
  return value
    ? [
        remember('names.birthday', 'fact', `Birthday is ${value}.`, {
          category: 'milestone',
          topicKey: 'birthday',
          value,
          importance: 0.8,
        }),
      ]
    : null;
}

function relative(clause: Clause, message: Message): Draft[] | null {
  const told = inClause(RELATIVE_NAME, clause, message);
  const name = told ? nameAt(told.name ?? '', true) : null;
  if (!told || !name) return null;
  const who = (told.who ?? '').toLowerCase();
  return [
    remember('names.relative', 'fact', `${capitalise(who)}'s name is ${name}.`, {
      category: 'relationship',
      topicKey: UNIQUE_RELATIVES.split('|').includes(who) ? `name:${who}` : null,
      value: name,
      importance: RELATIVE_IMPORTANCE,
    }),
  ];
}
