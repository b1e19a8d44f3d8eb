/**
 * How one goes back to a language: "switch back to …", "in … again". The words for "again" are cut out of an order that
 * nothing else explains; those that ask for one more try ("nochmal", "encore une fois") are none of them.
 */
import { type Form, forms } from './spec.ts';

/** Words for "again", and forms of going back. */
interface Returning {
  readonly again: string;
  readonly forms: readonly Form[];
}

const returning = (again: string, patterns: readonly string[]): Returning => ({
  again,
  forms: forms('language', 'language', patterns),
});

export const ENGLISH_RETURN = returning('again$|back(?= to )|once more$', [
  "(?:let's |let us )?(?:go|get|return|revert|come|move|change|switch)(?: back)?(?: over)? (?:back )?to (?:speaking |using |answering in |writing in |talking in |replying in )?{language}",
  '(?:back to|in) {language} again',
  'back to {language}',
  '{language} again',
  '(?:resume|continue|go on|carry on)(?: answering| replying| speaking| writing)? in {language}',
]);

export const GERMAN_RETURN = returning('wieder', [
  '(?:wechsle|wechsel|wechseln wir|geh|gehe|schalte?|kehre?|komm|lass uns) (?:bitte )?(?:wieder )?(?:zurück )?(?:zu|auf|ins|zum) {language}(?:en?)?(?: um)?(?: zurück)?(?: wechseln)?',
  '(?:wieder )?zurück (?:zu|auf|ins|zum) {language}',
  'wieder (?:auf |in )?{language}',
  '(?:auf|in) {language} wieder',
]);

export const DUTCH_RETURN = returning('weer|opnieuw', [
  '(?:ga|schakel|keer|stap)(?: over)?(?: weer)? (?:terug )?(?:naar|op)(?: het)? {language}(?: terug)?',
  '(?:terug naar|weer in)(?: het)? {language}',
]);

export const FRENCH_RETURN = returning('(?:à|de) nouveau', [
  "(?:on )?(?:repassez?|revenez|reviens|retournez?|repassons|revenons)(?: au| en| vers le| à| vers)? (?:l')?{language}",
  '(?:reprends|reprenez|continue|continuez)(?: (?:à (?:répondre|parler)))? en {language}',
  "retour (?:au|à l’|à l') ?{language}",
  '(?:re)?parlons(?: en)? {language}',
  '(?:reparle|reparlez)(?:[- ]moi)?(?: en)? {language}',
]);

export const ITALIAN_RETURN = returning('di nuovo|nuovamente', [
  "(?:torna|tornate|torni|torniamo|ritorna|ripassa) (?:a (?:parlare|rispondere|scrivere)(?: in)? |al |all’|all'|allo |in )?{language}",
  '(?:di nuovo|ancora) in {language}',
]);

export const SPANISH_RETURN = returning('de nuevo|otra vez|nuevamente', [
  '(?:vuelve|vuelva|volvamos|volver|regresa|regrese|regresemos|retoma)(?: a (?:hablar(?:me)?|responder(?:me)?|contestar(?:me)?|escribir(?:me)?))?(?: al| en| el)? {language}',
  '(?:de vuelta|de nuevo) (?:al|en) {language}',
]);

export const PORTUGUESE_RETURN = returning('de novo|novamente|outra vez', [
  '(?:volte|volta|voltemos|voltar|regresse|regressa|retorne)(?: a (?:falar|responder|escrever))?(?: (?:para|ao|a|em))?(?: o)? {language}',
  '(?:de volta|de novo) (?:ao|em) {language}',
]);

export const RUSSIAN_RETURN = returning('снова|опять|обратно|заново', [
  '(?:вернись|вернитесь|возвращайся|вернёмся|вернемся|перейди|переходи|переключись|давай) (?:обратно )?(?:к|на) {language}(?: язык| языку)?',
  '(?:давай )?(?:снова|опять|обратно) (?:на|по)[- ]?{language}(?: языке| язык)?',
]);

export const POLISH_RETURN = returning('znów|znowu|ponownie|z powrotem', [
  '(?:wróć|wracaj|wróćmy|powróć|przejdź)(?: z powrotem)? (?:do|na) {language}(?:ego)?',
  '(?:znów|znowu|z powrotem) po {language}',
]);

export const TURKISH_RETURN = returning('tekrar|yeniden|yine', [
  "(?:tekrar |geri )?{language}(?:'?y?[ea])?(?: geri)? (?:dön|dönelim|dönün|geç|geçelim)",
]);

export const CHINESE_RETURN = returning('重新|又(?=用)|再次', [
  '(?:切换|换|改|转|回|切|变)(?:回到?|回来|到)(?:用|说)?{language}(?:来)?(?:回答|回复|交流|说话)?(?:我)?',
  '(?:继续|还是)(?:用|说){language}(?:来)?(?:回答|回复|交流|说话)?(?:我)?',
]);

export const JAPANESE_RETURN = returning('(?:もう一度|また|再び)', [
  '{language}に(?:戻して|戻って|戻そう|戻りましょう)(?:ください|くれ|ほしい)?',
]);

export const KOREAN_RETURN = returning('다시', [
  '(?:다시 )?{language}로 (?:돌아가|돌아와|돌아가자|돌려)(?: ?줘| ?주세요|요)?',
]);
