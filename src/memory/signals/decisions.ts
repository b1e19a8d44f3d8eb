/** Decisions that were taken, and what was switched to. Thinking about it, having to and not having decided are none. */
import type { Clause, Message } from './message/clauses.ts';
import { wholeWords } from './message/patterns.ts';
import { inClause, inRest, phrase } from './message/phrase.ts';
import { capitalise, countWords, ownersView, sentence, splitTime, trimValue } from './message/values.ts';
import { objectKey } from './objects.ts';
import { type Draft, remember } from './signal.ts';

const DECISION_IMPORTANCE = 0.65;
/** A longer one is a report. */
const DECISION_WORDS_MAX = 18;

const DECIDED = phrase(
  '<have> (?:all |both |finally |now |just |recently |jointly |already )*(?<verb>decided|agreed|settled|chosen|opted) {what}',
);
const CHOSE = phrase('<have> (?:finally |just |now |already )*(?:chose|picked|chosen|selected) {what}');
const GO_WITH = phrase(
  "(?:let's|lets|we're|we are|we'll|we will|we|i'm|im|i am|i'll) (?:just |finally |now )*(?:going|go|gonna go|went|going to go) (?:ahead )?with {what}",
);
const SWITCHED = phrase(
  '<have> (?:finally |just |now |recently |all |completely |fully )*(?:switched|migrated|converted)(?: over)?(?<back> back)?(?: over)?(?: {old})? to {what}',
);
const MIND_MADE_UP =
  /(?:made up (?:my|our) minds?|decision (?:is )?made|final decision|it's decided|decided|the decision is)\s*[:,–—-]?$/;
const ANNOUNCED = phrase(
  '(?:final decision|decision|decided|decision made|<have> made up (?:my|our) minds?) ?[:–—-] ?{what}',
);
/** Choices made in front of a screen, or for an afternoon, and forgotten with it. */
const PASSING = wholeWords(
  'this one|that one|that|this|it|these|those|you|your|yet',
  'the (?:first|second|third|last|other|next) (?:one|option|tab)|option \\w|tab|page|the flow',
  'the following|as follows|as mentioned|above|below|home',
  'yesterday|today|tonight|tomorrow|this (?:morning|afternoon|evening)',
);
/** "Decided to use X for Y" settles Y; "decided to run for office" does not. */
const DOING =
  /^(?:not )?to (?!(?:use|go with|adopt|choose|pick|stick with|keep|switch to|host|standardi[sz]e)\b)/i;
const NO_SCOPE = wholeWords('now|free|good|ever|fun|a (?:while|bit|week|month|year)|\\d+ \\w+');

/** Reads a decision that was made, as the first rule that fits understands it; empty where none does. */
export function readDecisions(clause: Clause, message: Message): Draft[] {
  return (
    announced(clause, message) ??
    decided(clause, message) ??
    chosen(clause, message) ??
    switched(clause, message) ??
    []
  );
}

function decision(rule: string, verb: string, said: string): Draft[] | null {
  const { value } = splitTime(said);
  const what = trimValue(/\b(?:this|next) \w+$/i.test(trimValue(said)) ? said : value);
  if (what === '' || countWords(what) > DECISION_WORDS_MAX || PASSING.test(what)) return null;
  const scope = / for (?<scope>(?:the |our |my |all )?[^,]{2,40})$/i.exec(what)?.groups?.scope;
  const clear = scope !== undefined && countWords(scope) <= 3 && !NO_SCOPE.test(scope) && !DOING.test(what);
  return [
    remember(rule, 'decision', `${verb} ${sentence(ownersView(what))}`, {
      topicKey: clear ? `decision:${objectKey(scope)}` : null,
      value: what,
      importance: DECISION_IMPORTANCE,
    }),
  ];
}

function decided(clause: Clause, message: Message): Draft[] | null {
  const told = inClause(DECIDED, clause, message);
  const what = told?.what ?? '';
  const verb = (told?.verb ?? '').toLowerCase();
  const fits =
    { agreed: /^(?:to|on|that)\s/i, chosen: /^to\s/i, opted: /^(?:for|to)\s/i, settled: /^on\s/i }[verb] ??
    /^(?:to|on|not to|against|that|for)\s/i;
  return told && fits.test(what) && countWords(what) > 1
    ? decision('decisions.decided', capitalise(verb), what)
    : null;
}

function chosen(clause: Clause, message: Message): Draft[] | null {
  const chose = inClause(CHOSE, clause, message)?.what;
  // "I chose red" is a move in a game; "X over Y" and "X for Z" say what was settled.
  if (chose !== undefined)
    return / (?:over|instead of|rather than|for) /.test(chose)
      ? decision('decisions.chose', 'Chose', chose)
      : null;
  const going = inClause(GO_WITH, clause, message)?.what;
  if (going === undefined) return null;
  const settled =
    / (?:for|over|instead of) /.test(going) || MIND_MADE_UP.test(`${clause.before} ${clause.lead}`.trim());
  return settled ? decision('decisions.go_with', 'Decided to go with', going) : null;
}

function announced(clause: Clause, message: Message): Draft[] | null {
  const what = inRest(ANNOUNCED, clause, message)?.what;
  if (what === undefined || clause.before !== '') return null;
  const going = /^(?:we're|we are|i'm|i am|let's) (?:going|go) with (.+)$/i.exec(what)?.[1];
  return going
    ? decision('decisions.announced', 'Decided to go with', going)
    : decision('decisions.announced', 'Decided:', what);
}

function switched(clause: Clause, message: Message): Draft[] | null {
  const told = inClause(SWITCHED, clause, message);
  const what = told ? splitTime(told.what ?? '').value : '';
  const old = /^from (.+)$/i.exec(told?.old ?? '')?.[1];
  if (!told || what === '' || (told.old !== undefined && !old) || countWords(what) > 6) return null;
  // "The other tab", "another topic": moving about in front of a screen.
  if (PASSING.test(what) || /^(?:the|another|plan|my|a different)\b/i.test(what)) return null;
  return [
    remember(
      'decisions.switched',
      'decision',
      `Switched${told.back ? ' back' : ''}${old ? ` from ${ownersView(trimValue(old))}` : ''} to ${what}.`,
      {
        value: what,
        importance: DECISION_IMPORTANCE,
      },
    ),
  ];
}
