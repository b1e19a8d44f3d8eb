/**
 * Orders of how somebody else is to be spoken to: "answer Bob rudely", "be nice to everyone else". Nobody but they decide
 * that, so such an order is noted and refused by name. Only what begins with a verb of speaking is one: "send Bob the
 * report" is a task. Pure.
 */
import { MINE, RELATIVES } from '../../memory/people/relatives.ts';
import { mayBeName, nameAt } from '../../memory/signals/entities.ts';
import { languageNamed } from './language-names.ts';

/** Words before the verb that change nothing. */
const LEAD =
  /^(?:(?:hi|hello|ok|okay|please|and|also|then|now|always|never|from now on|from here on|in future|going forward|you (?:must|should|can|will)|i want you to|bitte|ab (?:jetzt|sofort)|von (?:jetzt|nun) an|immer|künftig|à partir de maintenant|désormais|dorénavant|toujours|s'il te plaît|a partir de ahora|desde ahora|siempre|por favor|a partir de agora|sempre|d'ora in poi|per favore|vanaf nu|voortaan|altijd|отныне|теперь|всегда|пожалуйста|od teraz|zawsze|proszę)(?!\p{L})[,:\s]*)+/iu;
/** Verbs of speaking to somebody, each with what may stand before the one who is meant. */
const VERBS = [
  '(?:answer|address|greet|call|treat|tell|insult|reply to|respond to|(?:speak|talk|write|be)(?: \\S+){0,2}? (?:to|with|towards))',
  '(?:antworte|schreibe?|begrüße|behandle|beleidige|nenne?|sag|(?:sprich|rede|sei)(?: \\S+){0,2}? (?:mit|zu|gegenüber))',
  '(?:appelle|traite|salue|(?:réponds|répondez|parle|parlez|écris|écrivez|sois|dis)(?: \\S+){0,2}? (?:à|avec|envers))',
  '(?:llama a|trata a|saluda a|(?:responde|contesta|habla|escribe|dile|sé)(?:le)?(?: \\S+){0,2}? (?:a|con))',
  '(?:(?:chame|chama|trate|trata|cumprimente)(?: [oa])?|(?:responda|responde|fale|fala|escreva|seja|diga)(?: \\S+){0,2}? (?:a|ao|à|com|para)(?: [oa])?)',
  '(?:chiama|tratta|saluta|(?:rispondi|parla|scrivi|sii|di)(?: \\S+){0,2}? (?:a|con))',
  '(?:antwoord|noem|behandel|begroet|(?:praat|spreek|schrijf|wees)(?: \\S+){0,2}? (?:met|tegen|aan))',
  '(?:отвечай|пиши|называй|зови|(?:говори|разговаривай|будь)(?: \\S+){0,2}? с(?:о)?)',
  '(?:odpowiadaj|pisz|nazywaj|(?:mów|rozmawiaj)(?: \\S+){0,2}? (?:do|z|ze))',
] as const;
const ALL =
  'everyone(?: else)?|everybody(?: else)?|all (?:of )?(?:the |your )?(?:other )?(?:users|members|people|customers)|(?:the )?(?:other )?(?:users|members|people|others)|anyone else|alle(?:n)?(?: anderen)?(?: nutzern?)?|den anderen|tout le monde|tous(?: les (?:autres|utilisateurs))?|les autres|todos(?: los demás)?|todo el mundo|los demás|toda a gente|todo mundo|os outros|tutti(?: gli altri)?|gli altri|iedereen|de anderen|всем|всеми|остальным|wszystkim|wszystkich';
const RELATED = `${MINE} (?:\\p{Ll}{2,20} )?(?:${RELATIVES})`;
const WHOLE = VERBS.map((verb) => new RegExp(`^${verb} (?:${ALL}|${RELATED})(?!\\p{L}|'s)`, 'iu'));
const NAMED = VERBS.map(
  (verb) =>
    new RegExp(
      `^${verb} (?<name>(?-i:\\p{Lu})[\\p{Ll}'-]{1,20}(?: (?-i:\\p{Lu})[\\p{Ll}'-]{1,20})?)(?<rest>.*)$`,
      'iu',
    ),
);
/** How somebody is spoken to: without a manner "answer Bob" is a task. */
const MANNER =
  /^(?:$|[ ,]+(?:rudely|politely|nicely|kindly|briefly|formally|informally|coldly|badly|\p{Ll}+ly|in|as|like|with|an?|only|always|never|from now on|that|his|her|their|is|auf|immer|nur|unhöflich|höflich|förmlich|frech|mit|als|en|toujours|siempre|con|como|sempre|em|com|per|op|altijd|на|по|всегда|po|zawsze|nieuprzejmie)(?!\p{L}))/iu;
/** "When Ana writes, answer rudely", "for all users: …", "set the tone for everyone to rude". */
const ABOUT = [
  /^(?:when(?:ever)?|if|every time) (?-i:\p{Lu})\p{Ll}+(?: (?-i:\p{Lu})\p{Ll}+)? (?:writes|asks|speaks|talks|says|messages|texts)\b[^,]*, ?(?:always )?(?:answer|reply|respond|be|speak|talk|use|call|say|tell|ignore|insult)\b/iu,
  /^(?:set|change|make) (?:the|your) (?:tone|language|style|persona|answers|replies) (?:for|to|of) (?:everyone|everybody|all (?:other )?users|(?:the )?other users|others)\b/iu,
  /^(?:set|change) (?-i:\p{Lu})\p{Ll}+'s (?:name|nickname|tone|language|persona)\b/iu,
] as const;
const NO_NAME =
  /^(?:yes|no|ok|okay|true|false|json|markdown|html|yaml|csv|sql|python|please|hello|me|i|you|god|mir|mich|moi|uns|nur|immer|bitte)$/iu;

/** Whether a sentence, as it was written, orders how others are spoken to. */
export function isAboutOthers(written: string): boolean {
  const order = written.trim().replace(LEAD, '');
  if ([...WHOLE, ...ABOUT].some((pattern) => pattern.test(order))) return true;
  return NAMED.some((pattern) => {
    const { name = '', rest = '' } = pattern.exec(order)?.groups ?? {};
    return isPerson(name) && MANNER.test(rest);
  });
}

const isPerson = (name: string): boolean =>
  name !== '' &&
  !NO_NAME.test(name) &&
  languageNamed(name) === null &&
  nameAt(name, false) !== null &&
  mayBeName(name);
