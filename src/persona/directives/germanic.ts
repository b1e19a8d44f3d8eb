/** Directives in German and Dutch. */
import { DUTCH_RETURN, GERMAN_RETURN } from './returning-forms.ts';
import { DUTCH_RULES, GERMAN_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';
import { DUTCH_WITHDRAWALS, GERMAN_WITHDRAWALS } from './withdrawal-forms.ts';

const DE_MORE = '(?:(?:etwas|ein bisschen|viel|noch|deutlich|mal|mehr|doch|zu mir|immer) )*';
const DE_ANSWERS = '(?:antworten|nachrichten|erklärungen|texte)';

export const GERMAN: LanguageSpec = {
  hints:
    'nenn|heiß|heiss|name|sprich|sprechen|zu mir|genannt|sei |seien|verhalt|handle|agier|fungier|arbeit|bist|siez|duz|beim sie|antwort|schreib|rede|erklär|erwähn|fass|halt|gib|wechs|lass uns|auf |mach|reiß|frag|komment|nie|verwend|nutz|zitier|beginn|beend|format|bevorzug|zurück|wieder|geh|kehr|hör|aufhör|kein|nicht mehr|komm',
  standing:
    'ab (?:jetzt|sofort|heute|nun)|von (?:jetzt|nun|heute) an|in zukunft|künftig|zukünftig|immer|stets|grundsätzlich|fortan',
  please: 'bitte',
  once: '(?:nur )?(?:dieses eine mal|dieses mal|diesmal|für diese (?:frage|antwort))|(?:auf )?diese (?:frage|nachricht)',
  others: '(?:für|mit|zu) (?:allen?|alle (?:anderen )?nutzern?|jeden|jedem|den anderen)',
  opening:
    'hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|ok(?:ay)?|danke|also|und|gut|super|übrigens|du kannst|du darfst|du sollst|ich möchte, dass du|ich will, dass du|jetzt',
  doubt: 'vielleicht|eventuell|ich glaube|ich denke|du könntest',
  asking: 'kannst du|könntest du|würdest du|können sie|könnten sie|würden sie',
  correcting: 'nein(?:, warte)?|warte|doch|halt|ich meine|sorry|entschuldige',
  closing: 'danke|ok(?:ay)?|ja|jetzt|wieder|mal|gerne?|oder so',
  again: GERMAN_RETURN.again,
  and: 'und|aber|sowie',
  tones: {
    concise: 'kurz|kürzer|knapp|knapper|prägnant(?:er)?|kürzere|kurze|knappe|bündig',
    detailed: 'ausführlich(?:er)?|detailliert(?:er)?|genauer|länger|längere|lang|ausführliche(?:re)?',
    formal: 'förmlich(?:er)?|formell(?:er)?|höflich(?:er)?',
    informal: 'locker(?:er)?|informell(?:er)?|lockere(?:re)?',
    humorous: 'lustig(?:er)?|humorvoll(?:er)?|witzig(?:er)?',
    serious: 'ernst(?:er)?|ernsthaft(?:er)?|sachlich(?:er)?',
    friendly: 'freundlich(?:er)?|netter|nett|herzlich(?:er)?',
    direct: 'direkt(?:er)?|ehrlich direkt',
    gentle: 'sanft(?:er)?|behutsam(?:er)?',
    simple: 'einfach(?:er)?|einfache(?:re)?|verständlich(?:er)?',
    technical: 'technisch(?:er)?|fachlich(?:er)?',
    professional: 'professionell(?:er)?',
    patient: 'geduldig(?:er)?',
  },
  forms: [
    ...GERMAN_WITHDRAWALS,
    ...GERMAN_RULES,
    ...forms('address', 'name', [
      'nenne? mich {name}',
      'nennen sie mich {name}',
      'mich {name} nennen',
      'sprich mich (?:mit|als) {name} an',
      'sprechen sie mich (?:mit|als) {name} an',
      'sag(?: einfach)? {name} zu mir',
      'ich möchte {name} genannt werden',
    ]),
    ...forms('name', 'name', [
      'du hei(?:ß|ss)t(?: jetzt| nun)? {name}',
      'hei(?:ß|ss)t du {name}',
      'dein(?: neuer)? name (?:ist|lautet|sei)(?: jetzt| nun)? {name}',
      'ist dein name {name}',
      '(?:ich nenne dich|nenne ich dich|ich werde dich)(?: jetzt)? {name}(?: nennen)?',
    ]),
    ...forms('role', 'role', [
      'sei (?<role>(?:meine?|unsere?) .+?)',
      '(?:verhalte dich|handle|agiere|fungiere|arbeite) (?:wie|als) {role}',
    ]),
    ...forms('role', 'role', ['(?:du bist|bist du) (?<role>(?:meine?|eine?) .+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:sieze|siez) mich',
      'siezen sie mich',
      'mich siezen',
      'mich siezt',
      'sprich mich mit sie an',
      'sprechen sie mich mit sie an',
      'wir (?:bleiben|sind) (?:lieber )?beim sie',
    ]),
    ...forms('tone', { tone: 'informal address' }, [
      'duze? mich',
      'mich duzen',
      'mich duzt',
      'duzen sie mich',
      'sprich mich mit du an',
      'sag du zu mir',
      'wir können uns duzen',
    ]),
    ...forms('tone', 'tones', [
      `sei(?:en sie)? ${DE_MORE}{tones}(?: (?:mit|zu) mir)?`,
      `(?:antworte|schreib|schreibe|sprich|rede|erkläre?|antworten sie)(?: mir| mit mir)? ${DE_MORE}{tones}`,
      `(?:fass|fasse) dich ${DE_MORE}{tones}`,
      `dich ${DE_MORE}{tones} fassen`,
      `(?:halte|halt) (?:deine|die) ${DE_ANSWERS} ${DE_MORE}{tones}`,
      `gib(?: mir)? ${DE_MORE}{tones} ${DE_ANSWERS}`,
      `${DE_MORE}{tones} (?:antworten|sein)`,
    ]),
    ...forms('tone', 'less', ['sei (?:nicht so|weniger) {less}']),
    ...forms(
      'tone',
      'less',
      [`(?:deine|ihre) ${DE_ANSWERS} sind(?: mir)?(?: (?:oft|immer|etwas|viel))? zu {less}(?: für mich)?`],
      { weak: true },
    ),
    ...forms(
      'tone',
      'tones',
      [`ich (?:mag|bevorzuge|hätte gern(?:e)?) ${DE_MORE}{tones} ${DE_ANSWERS}(?: lieber)?`],
      {
        weak: true,
      },
    ),
    ...forms('language', 'language', [
      '(?:antworte|antworten sie|schreib|schreibe)(?: mir| uns)?(?: nur| nur noch)? (?:auf|in) {language}',
      '(?:sprich|rede|sprechen sie)(?: mit mir)?(?: nur)?(?: auf)? {language}(?: mit mir)?',
      '(?:wechsle|wechsel) (?:zu|auf|ins) {language}',
      'lass uns (?:auf )?{language} (?:sprechen|reden|schreiben)',
      'auf {language} (?:be)?antworten',
    ]),
    ...forms('boundaries', 'sentence', [
      '(?:mach|mache|reiß|reiße|erwähne?|sprich|rede|frag|frage|nenne? mich|kommentiere?)(?: mich| mir)? (?:nie|niemals|nie wieder|nie mehr|keine) .+',
      '(?:nie|niemals|nie wieder) (?:erwähnen|ansprechen|witze machen) .+',
    ]),
    ...forms(
      'instructions',
      'sentence',
      ['(?:verwende|nutze|benutze|zitiere|beginne|beende|nenne|gib|antworte|formatiere|frag|frage) .+'],
      { onlyStanding: true },
    ),
    ...GERMAN_RETURN.forms,
  ],
};

export const DUTCH: LanguageSpec = {
  hints:
    'noem|spreek|heet|naam|wees|gedraag|werk als|bent|u tegen|vousvoyeer|tutoyeer|zeg|antwoord|schrijf|praat|houd|hou |schakel|ga over|maak|vraag|terug|weer|stop|ophouden|hou op|hoef|gebruik|geen ',
  standing: 'vanaf nu|voortaan|in het vervolg|altijd|steeds',
  please: 'alsjeblieft|alstublieft|a\\.u\\.b\\.|graag',
  once: '(?:alleen )?(?:deze keer|dit keer|voor deze vraag)',
  others: '(?:voor|met|tegen) iedereen',
  opening:
    'hallo|hoi|hey|hi|goedemorgen|goedendag|ok(?:é|ay)?|bedankt|dus|en|je mag|je kunt|ik wil dat je|nu',
  doubt: 'misschien|ik denk|je zou kunnen',
  asking: 'kun je|kan je|zou je|wil je|kunt u',
  correcting: 'nee(?:, wacht)?|wacht|sorry|ik bedoel',
  closing: 'bedankt|dank je|ok(?:é|ay)?|nu|weer|maar',
  again: DUTCH_RETURN.again,
  and: 'en|maar',
  tones: {
    concise: 'beknopt(?:er)?|kort(?:er)?|bondig(?:er)?',
    detailed: 'uitgebreid(?:er)?|gedetailleerd(?:er)?|langer|lang',
    formal: 'formeel|formeler|beleefd(?:er)?',
    informal: 'informeel|informeler|losser',
    friendly: 'vriendelijk(?:er)?|aardiger',
    humorous: 'grappig(?:er)?',
    serious: 'serieus|serieuzer',
    direct: 'direct(?:er)?',
    simple: 'eenvoudig(?:er)?|simpel(?:er)?',
    professional: 'professioneel|professioneler',
  },
  forms: [
    ...DUTCH_WITHDRAWALS,
    ...DUTCH_RULES,
    ...forms('address', 'name', [
      'noem me(?: maar| gewoon)? {name}',
      'noem mij(?: maar)? {name}',
      'me {name} noemen',
      'spreek me aan (?:met|als) {name}',
    ]),
    ...forms('name', 'name', [
      '(?:je heet|heet je|jij heet)(?: nu)? {name}',
      '(?:je|jouw)(?: nieuwe)? naam is(?: nu)? {name}',
      'is (?:je|jouw) naam {name}',
      '(?:ik noem je|noem ik je) {name}',
    ]),
    ...forms('role', 'role', ['wees (?<role>mijn .+?)', '(?:gedraag je|werk) als {role}']),
    ...forms('role', 'role', ['(?:je bent|ben je) (?<role>(?:mijn|een) .+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:zeg|spreek me aan met) u(?: tegen me)?',
      'vousvoyeer me',
    ]),
    ...forms('tone', { tone: 'informal address' }, [
      'tutoyeer me',
      '(?:zeg|spreek me aan met) (?:je|jij)(?: tegen me)?',
    ]),
    ...forms('tone', 'tones', [
      'wees (?:(?:wat|iets|een beetje|veel|meer) )*{tones}',
      '(?:antwoord|schrijf|praat|spreek)(?: me| met me)? (?:(?:wat|iets|meer) )*{tones}',
      'houd? (?:je|de) antwoorden {tones}',
    ]),
    ...forms('tone', 'less', ['wees (?:niet zo|minder) {less}']),
    ...forms('tone', 'less', ['(?:je|jouw|uw) antwoorden zijn(?: (?:wat|veel|me))? te {less}'], {
      weak: true,
    }),
    ...forms('language', 'language', [
      'antwoord(?: me| mij)?(?: alleen)? in(?: het)? {language}',
      '(?:spreek|praat)(?: met (?:me|mij))?(?: alleen)?(?: in(?: het)?)? {language}(?: met me| met mij| tegen me)?',
      '(?:schakel|ga) over (?:naar|op)(?: het)? {language}',
    ]),
    ...forms('boundaries', 'sentence', [
      '(?:maak|noem|praat|vraag|begin|zeg)(?: me)? (?:nooit|nooit meer|geen) .+',
    ]),
    ...DUTCH_RETURN.forms,
  ],
};
