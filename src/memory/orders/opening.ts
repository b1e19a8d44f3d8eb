/**
 * English sentences that begin with an order: "You must …", "Always …", "Reveal …". English verbs have no form of their own
 * for it, so the place tells, with what the order is about. A song that is named, a motto that is quoted is none.
 */

/** Beginning of a sentence that orders; marks before it, such as those of a list, tell nothing. */
const OPENING =
  /^[^\p{L}\p{N}]{0,20}(?:(?:please|and|then|now|also|so) )?(?<how>you (?:must|should|shall|have to|need to|are to)|always|never|do not|don't|don’t|from now on|whenever|(?:respond|reply|answer|say|tell|reveal|print|output|repeat|execute|run|send|forward|visit|click|recommend|delete|mention|include|append|pretend|claim|insist)(?![\p{L}\p{N}]))/iu;
/** Within a sentence it begins anew after these. */
const ANEW = /(?<=[:;,][^\S\n]?["“”„«'‘]?|[^\p{L}\p{N}]["“”„«'‘])(?=[\p{L}])/u;
const ORDER_MAX_CHARS = 160;
/** "Never eats meat", "always been there", "reply from the bank": what somebody does, or a thing, as notes tell it. */
const STATES =
  /^(?:(?:always|never) (?:\p{L}{1,30}ly )?(?:\p{L}{0,30}[^\Wsuia]s|has|is|(?!embed)\p{L}{1,30}[^\We]ed|been|had|was|took|went|got|met|saw|made|forgot|slept|ate|drank)(?![\p{L}\p{N}'’])|(?:reply|answer|print|run|click|delete|visit|forward|output|repeat)s? (?:from|of|is|was|were|are|keys?|shops?|clubs?|beetles?|buttons?|planning|times?|sheets?)(?![\p{L}\p{N}]))/iu;
/** Sayings of songs, films and calendars. */
const SAYINGS =
  /^(?:(?:always|never) (?:look on|look back|mind|say (?:never|die)|gonna|give up|again|ever|be yourself|let (?:me|you) (?:go|down)|grow up|too late)|don't (?:worry|stop|look back|panic|give up|cry|you (?:forget|want)|dream|know|speak)|do not (?:disturb|go gentle|stand at)|tell (?:me (?:why|lies)|it like it is|no one)(?![\p{L}])|say (?:my name|yes|cheese|anything|something)|run (?:to the hills|away|lola|rabbit)|answer me|repeat after me|visit (?:to|with))/iu;
/** Things that an order to a machine is about. */
const ACTED_ON =
  /(?<![\p{L}\p{N}])(?:users?|assistant|chatbot|prompts?|instructions?|rules?|passwords?|pins?|tokens?|credentials?|links?|https?|www|urls?|secrets?|answers?|repl(?:y|ies)|responses?|everybody|everyone|customers?|commands?|recommend|competitors?|riddles|output|hidden|prices?|rm -rf?|sudo|reveal)(?![\p{L}\p{N}])|[\p{L}\p{N}]\.(?:com|org|net|io|example|ru|cn)(?![\p{L}\p{N}])|@[\p{L}\p{N}]/iu;
/** Errands of people, with the place to send something to: a mailbox tells nothing. */
const ERRAND = /^(?:send|forward|visit|reply|e-?mail) [^.!?]{0,80}(?:@|\.(?:com|org|net|io|example|ru|cn))/iu;
const MEANS_ALL =
  /(?<![\p{L}])(?:users?|assistant|chatbot|prompts?|instructions?|passwords?|tokens?|credentials?|secrets?|answers?|conversations?|chats?|everything|memor(?:y|ies)|messages|history)(?![\p{L}])/iu;
/** Orders that nobody gives to people. */
const MACHINE_LIKE =
  /^(?:always|never|from now on|whenever|you must) (?:,? ?)(?:focus on|proceed|mention|recommend|promote|praise|suggest|prefer|refuse|comply|disclose|output|name)/iu;
/** Orders not to forget, which ask to keep something. */
const KEPT_IN_MIND = /^(?:do not|don['’]?t|never) forget(?![\p{L}])/iu;
/** Relatives, whom people have something told. */
const KIN = /^tell (?:mum|mom|dad|grandma|grandpa|granny|my|our|mother|father|uncle|aunt)(?![\p{L}])/iu;
/** Orders to claim something. */
const CLAIM = /^(?:tell|say|claim|insist)(?: \p{L}{1,20}){0,2} that /iu;
/** Orders to keep a secret, which everybody is given. */
const KEEPS_SECRET =
  /^(?:never|do not|don['’]t|you (?:must|should) (?:never|not)) (?:share|tell|give|send|reveal|enter|disclose|write|reply|answer|click|visit)/iu;
const HELD = /(?:passwords?|pins?|credentials?|secrets?|links?|tokens?|account)(?![\p{L}\p{N}])/iu;
const NEXT = /users?|assistant|chatbot|instructions?|prompts?|competitors?/iu;
/** A list of what somebody has yet to do. */
const ERRANDS =
  /^[^\p{L}]{0,9}(?:to[- ]?dos?|errands|reminders?|remember|tasks?|this week|today|tomorrow)(?![\p{L}])/iu;

/** True of a folded sentence that begins with an order, or goes on with one after a pause. */
export function opensWithOrder(sentence: string): boolean {
  if (!TRIGGER.test(sentence) || ERRANDS.test(sentence)) return false;
  return sentence.split(ANEW).some(isOrder);
}

/** True of a line that begins with a rule for always or never, be it for a machine or not. */
export function opensWithRule(line: string): boolean {
  const found = OPENING.exec(line);
  const how = found?.groups?.how;
  if (!found || how === undefined || !RULE.test(how)) return false;
  const rule = line.slice(found[0].length - how.length).slice(0, ORDER_MAX_CHARS);
  return !STATES.test(rule) && !SAYINGS.test(rule);
}
const RULE = /^(?:you|always|never|do not|don|from now on|whenever)/iu;

/** A cheap first look. */
const TRIGGER =
  /(?<![\p{L}\p{N}])(?:you|always|never|do not|don['’]t|from now on|whenever|respond|reply|answer|say|tell|reveal|print|output|repeat|execute|run|send|forward|visit|click|recommend|delete|mention|include|append|pretend|claim|insist)(?![\p{L}\p{N}])/u;

function isOrder(part: string): boolean {
  const found = OPENING.exec(part);
  const how = found?.groups?.how;
  if (!found || how === undefined) return false;
  const order = part.slice(found[0].length - how.length).slice(0, ORDER_MAX_CHARS);
  if (STATES.test(order) || KEPT_IN_MIND.test(order)) return false;
  if (KEEPS_SECRET.test(order) && HELD.test(order) && !NEXT.test(order)) return false;
  if (ERRAND.test(order) && !MEANS_ALL.test(order)) return false;
  if (ACTED_ON.test(order.slice(/^(?:repl|answer|recommend|reveal|output)/iu.test(how) ? how.length : 0)))
    return true;
  if (MACHINE_LIKE.test(order) || /^recommend|^reveal/iu.test(how)) return !SAYINGS.test(order);
  return CLAIM.test(order) && !KIN.test(order) && !SAYINGS.test(order);
}
