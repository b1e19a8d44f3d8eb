/** Directives in French and Italian. */
import { FRENCH_RETURN, ITALIAN_RETURN } from './returning-forms.ts';
import { FRENCH_WITHDRAWALS, ITALIAN_WITHDRAWALS } from './romance-withdrawals.ts';
import { FRENCH_RULES, ITALIAN_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';

const FR_MORE = '(?:(?:plus|un peu|beaucoup|bien|très|moi|encore|d’une manière|de façon|de manière) )*';

export const FRENCH: LanguageSpec = {
  hints:
    "appel|nomme|nom |sois|soyez|agis|comporte|joue|tu es|vous êtes|tuto|vouvo|reste|répon|parl|utilis|ne |n'|passe|cite|commence|termine|donne|ajoute|pose|fais|repass|revien|reven|retour|repren|repar|arrêt|cess|continu|plus d|peu|à nouveau",
  standing:
    "à partir de maintenant|à partir d'aujourd'hui|dorénavant|désormais|à l'avenir|toujours|systématiquement|par défaut",
  please: "s'il (?:te|vous) pla[iî]t|stp|svp",
  once: '(?:juste )?(?:cette fois(?:-ci)?|pour cette (?:question|réponse|fois))|à cette question|à ce message',
  others: '(?:à|avec|pour) (?:tout le monde|tous(?: les (?:autres )?utilisateurs)?|les autres)',
  opening:
    'bonjour|salut|coucou|bonsoir|ok|merci|alors|et|donc|bon|super|au fait|tu peux|vous pouvez|tu dois|je veux que tu|maintenant',
  doubt: 'peut-être|je pense|je crois|tu pourrais|si possible',
  asking: 'peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|est-ce que tu (?:peux|pourrais)|tu peux',
  correcting: 'non(?:, attends)?|attends|pardon|en fait|je veux dire|désolée?',
  closing: 'merci|ok|maintenant|désormais|si possible|aussi',
  again: FRENCH_RETURN.again,
  and: 'et|mais|puis',
  tones: {
    concise: 'concise?s?|brefs?|brève?s?|courte?s?|succincte?s?|brièvement',
    detailed: 'détaillée?s?|longue?s?|approfondie?s?|précise?s? et détaillée?s?',
    formal: 'formelle?s?|polie?s?',
    informal: 'informelle?s?|décontractée?s?|détendue?s?|familière?s?|familier',
    humorous: 'drôles?|amusante?s?',
    serious: 'sérieu(?:x|se)',
    friendly: 'amicale?s?|chaleureu(?:x|se)|gentille?s?|sympathiques?|sympa',
    direct: 'directe?s?|franche?|franc',
    simple: 'simples?',
    technical: 'techniques?',
    professional: 'professionnelle?s?',
    patient: 'patiente?s?',
  },
  forms: [
    ...FRENCH_WITHDRAWALS,
    ...FRENCH_RULES,
    ...forms('address', 'name', ['(?:appelle|appelez|nomme)[- ]moi {name}', "m'appeler {name}"]),
    ...forms('name', 'name', [
      "(?:tu t'appelles|tu t'appelleras|vous vous appelez) {name}",
      'ton(?: nouveau)? nom (?:est|sera) {name}',
      "je (?:t'appelle|t'appellerai|vais t'appeler) {name}",
    ]),
    ...forms('role', 'role', [
      'sois (?<role>(?:mon|ma) .+?)',
      '(?:agis|comporte-toi|joue le rôle) (?:comme|en tant que|de|d’) ?{role}',
    ]),
    ...forms('role', 'role', ['(?:tu es|vous êtes) (?<role>(?:mon|ma|une?) .+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'informal address' }, [
      '(?:tutoie|tutoyez)[- ]moi',
      'me tutoyer',
      'on (?:peut|va) se tutoyer',
      'on se tutoie',
    ]),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:vouvoie|vouvoyez)[- ]moi',
      'me vouvoyer',
      'on se vouvoie',
    ]),
    ...forms('tone', 'tones', [
      `(?:sois|soyez|reste) ${FR_MORE}{tones}(?: avec moi)?`,
      `(?:réponds|répondez|parle|parlez)(?:[- ]moi)? ${FR_MORE}{tones}`,
      `fais(?: des| moi des)? réponses ${FR_MORE}{tones}`,
      `utilise un ton ${FR_MORE}{tones}`,
    ]),
    ...forms('tone', 'less', ['(?:sois|soyez) (?:moins) {less}', 'ne sois pas (?:si|aussi|trop) {less}']),
    ...forms(
      'tone',
      'less',
      ['(?:tes|vos) (?:réponses|messages) sont (?:un peu |beaucoup |bien )?trop {less}(?: pour moi)?'],
      { weak: true },
    ),
    ...forms('language', 'language', [
      '(?:réponds|répondez)(?:[- ]moi)?(?: uniquement| seulement| plutôt)? en {language}',
      '(?:parle|parlez)(?:[- ](?:moi|nous))?(?: uniquement| seulement)?(?: en)? {language}(?: avec moi)?',
      "passe(?:z)? (?:à|au|à l’|à l') ?{language}",
      'parlons(?: en)? {language}',
    ]),
    ...forms('boundaries', 'sentence', [
      "(?:ne |n')(?:plaisante|blague|parle|mentionne|évoque|commente|fais|me parle|m'appelle|pose|me demande)(?: plus)? (?:jamais|pas de blagues?|plus jamais) ?.*",
      'ne (?:te moque|parle|mentionne|plaisante) (?:jamais|plus) .+',
    ]),
    ...forms(
      'instructions',
      'sentence',
      ['(?:utilise|utilisez|cite|citez|commence|termine|donne|ajoute|vouvoie|réponds|pose) .+'],
      { onlyStanding: true },
    ),
    ...FRENCH_RETURN.forms,
  ],
};

const IT_MORE = "(?:(?:più|un po'|molto|ancora|sempre) )*";

export const ITALIAN: LanguageSpec = {
  hints:
    'chiam|nome|sii |sia |comporta|agisci|fai |sei |sarai|dammi|mi dia|diamoci|darmi|rispond|risposte|parl|scrivi|usa |non |passa|utilizza|cita|inizia|termina|dai |aggiungi|torn|smett|di nuovo|basta|niente più|puoi|può',
  standing: "d'ora in (?:poi|avanti)|da (?:ora|adesso) in (?:poi|avanti)|in futuro|sempre|di default",
  please: 'per favore|per piacere|ti prego',
  once: '(?:solo )?(?:questa volta|stavolta|per questa (?:domanda|risposta))|a questa domanda',
  others: '(?:a|con|per) (?:tutti(?: gli (?:altri )?utenti)?|gli altri)',
  opening:
    'ciao|salve|buongiorno|buonasera|ok|grazie|allora|e|bene|perfetto|puoi|può|voglio che tu|adesso|ora',
  doubt: 'forse|magari|penso che|credo che|potresti',
  asking: 'puoi|potresti|può|potrebbe',
  correcting: 'no(?:, aspetta)?|aspetta|scusa|anzi|in realtà',
  closing: 'grazie|ok|adesso|ora|se puoi|anche|pure',
  again: ITALIAN_RETURN.again,
  and: 'e|ma',
  tones: {
    concise: 'concis[oaei]|brev[ei]|cort[oaei]|sintetic[oaie]|conciso',
    detailed: 'dettagliat[oaei]|lung(?:o|a|hi|he)|approfondit[oaei]',
    formal: 'formal[ei]|educat[oa]',
    informal: 'informal[ei]|rilassat[oa]',
    humorous: 'divertente|spiritos[oa]',
    serious: 'seri[oa]',
    friendly: 'amichevole|gentile|cordiale|simpatic[oa]',
    direct: 'dirett[oa]',
    simple: 'semplic[ei]',
    technical: 'tecnic[oa]',
    professional: 'professionale',
    patient: 'paziente',
  },
  forms: [
    ...ITALIAN_WITHDRAWALS,
    ...ITALIAN_RULES,
    ...forms('address', 'name', ['(?:chiamami|mi chiami) {name}', 'chiamarmi(?: pure)? {name}']),
    ...forms('name', 'name', [
      '(?:ti chiami|ti chiamerai|ti chiamerò|ti chiamo) {name}',
      'il tuo(?: nuovo)? nome (?:è|sarà)(?: ora| adesso)? {name}',
    ]),
    ...forms('role', 'role', [
      'sii (?<role>(?:il |la )?(?:mio|mia) .+?)',
      '(?:comportati|agisci) (?:come|da) {role}',
      'fai (?:da|il) {role}',
    ]),
    ...forms('role', 'role', ['(?:sei|sarai) (?<role>(?:il |la )?(?:mio|mia|uno?|una) .+?)'], {
      onlyStanding: true,
    }),
    ...forms('tone', { tone: 'informal address' }, ['(?:dammi|mi dia|diamoci) del tu', 'darmi del tu']),
    ...forms('tone', { tone: 'formal address' }, ['(?:dammi|mi dia|diamoci) del lei', 'darmi del lei']),
    ...forms('tone', 'tones', [
      `(?:sii|sia) ${IT_MORE}{tones}(?: con me)?`,
      `(?:rispondi|rispondimi|parla|parlami|scrivi)(?: in modo| con risposte)? ${IT_MORE}{tones}`,
      `usa un tono ${IT_MORE}{tones}`,
    ]),
    ...forms('tone', 'less', ['sii meno {less}', 'non essere (?:così|troppo) {less}']),
    ...forms('tone', 'less', ["le tue risposte sono (?:un po' )?troppo {less}(?: per me)?"], { weak: true }),
    ...forms('language', 'language', [
      '(?:rispondi|rispondimi|risponda)(?: solo)? in {language}',
      '(?:parla|parlami)(?: con me)?(?: solo)?(?: in)? {language}(?: con me)?',
      "passa (?:al|all'|allo) ?{language}",
      'parliamo(?: in)? {language}',
    ]),
    ...forms('boundaries', 'sentence', [
      '(?:non )(?:scherzare|parlare|menzionare|nominare|fare battute|chiedere|chiamarmi|parlarmi)(?: più)? (?:mai|mai più) ?.*',
    ]),
    ...forms('instructions', 'sentence', ['(?:usa|utilizza|cita|inizia|termina|dai|aggiungi|rispondi) .+'], {
      onlyStanding: true,
    }),
    ...ITALIAN_RETURN.forms,
  ],
};
