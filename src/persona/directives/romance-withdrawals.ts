/** How French, Italian, Spanish and Portuguese take a name or a language of answers back. */
import { withdrawing } from './withdrawal-forms.ts';

const FR_ANSWER = '(?:répondre|parler|écrire)';

export const FRENCH_WITHDRAWALS = withdrawing(
  [
    `(?:arrêtez?|arrêter|cessez?|cesser) de (?:me )?${FR_ANSWER}(?: en)? {language}`,
    'ne (?:me )?(?:réponds|répondez|parle|parlez|écris|écrivez) (?:plus|plus jamais|jamais)(?: en)? {language}',
    `(?:tu n'as|vous n'avez|tu n'es|pas) (?:plus besoin|pas besoin|plus obligée?|besoin) de (?:me )?${FR_ANSWER}(?: en)? {language}`,
    'plus de {language}',
  ],
  ["ne m'appelle[sz]? pas {name}", "(?:arrêter|cesser) de m'appeler {name}"],
  ["ne m'appelle[sz]? (?:plus jamais|plus|jamais) {name}", "(?:arrêtez?|cessez?) de m'appeler {name}"],
);

export const ITALIAN_WITHDRAWALS = withdrawing(
  [
    '(?:smetti|smettila|smettere) di (?:rispondere|rispondermi|parlare|parlarmi|scrivere|scrivermi)(?: in)? {language}',
    'non (?:rispondere|rispondermi|parlare|parlarmi|scrivere|scrivermi)(?: mai)?(?: più)?(?: in)? {language}(?: più)?',
    'non (?:devi|serve|occorre|c’è bisogno di) più (?:rispondere|rispondermi|parlare|parlarmi)(?: in)? {language}',
  ],
  ['non chiamarmi {name}', 'smettere di chiamarmi {name}'],
  ['non chiamarmi (?:mai più|più|mai) {name}', '(?:smetti|smettila) di chiamarmi {name}'],
);

const ES_ANSWER = '(?:responder(?:me)?|contestar(?:me)?|hablar(?:me)?|escribir(?:me)?)';

export const SPANISH_WITHDRAWALS = withdrawing(
  [
    `(?:deja|dejar) de ${ES_ANSWER}(?: en)? {language}`,
    '(?:ya no|no) (?:me )?(?:respondas|contestes|hables|escribas)(?: más)?(?: en)? {language}(?: más)?',
    `(?:ya )?no (?:tienes que|hace falta|necesitas|es necesario) ${ES_ANSWER}(?: más)?(?: en)? {language}(?: más)?`,
  ],
  ['no me llames {name}', 'ya no me llames {name}', 'dejar de llamarme {name}'],
  [
    'no me llames (?:más|nunca más) {name}',
    'no me llames {name} (?:más|nunca más)',
    '(?:nunca|jamás|nunca más) me llames {name}',
    'deja de llamarme {name}',
  ],
);

const PT_ANSWER = '(?:responder(?:-me)?|falar|escrever)';

export const PORTUGUESE_WITHDRAWALS = withdrawing(
  [
    `(?:pare|para|parar|deixe|deixa|deixar) de (?:me )?${PT_ANSWER}(?: comigo)?(?: em)? {language}`,
    'não (?:me )?(?:responda|responde|respondas|fale|fala|fales|escreva|escrevas)(?: comigo)?(?: mais)?(?: em)? {language}(?: mais)?',
    `(?:já )?não (?:precisa|precisas|tens|tem)(?: mais)?(?: de| que)? ${PT_ANSWER}(?: mais)?(?: em)? {language}(?: mais)?`,
  ],
  ['não me cham[ea]s?(?: de)? {name}', '(?:parar|deixar) de me chamar(?: de)? {name}'],
  [
    'não me cham[ea]s? mais(?: de)? {name}',
    'não me cham[ea]s?(?: de)? {name} mais',
    '(?:nunca|nunca mais|jamais) me cham[ea]s?(?: de)? {name}',
    '(?:pare|para|deixe|deixa) de me chamar(?: de)? {name}',
  ],
);
