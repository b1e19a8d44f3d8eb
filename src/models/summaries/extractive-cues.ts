/**
 * Words by which a sentence gives away what it is: a goal, a decision, a next step, a question. Sixteen languages; what no cue
 * knows is still ranked by its content. Pure.
 */
import { type Cues, cuePattern, cueTextOf } from '../../language/cues.ts';

const GOALS: Cues = {
  spaced: [
    "(?:my|our|the) (?:main |ultimate |long-term )?(?:goal|aim|objective|target|dream|intention) (?:is|was|for)|i(?:'d| would) (?:like|love) to|(?:i|we) (?:really )?(?:want|hope|intend|aim|wish) to|(?:i'm|i am|we're|we are) (?:trying|hoping|planning|aiming|looking|saving) (?:to|for)|in order to",
    '(?:mein|unser) ziel|ich (?:mochte|will|wurde gern\\w*)|wir (?:mochten|wollen)|ich habe vor',
    "(?:mon|notre) (?:but|objectif)|je (?:veux|voudrais|souhaite|compte|cherche a)|nous (?:voulons|voudrions)|j'aimerais|on veut",
    '(?:mi|nuestro) (?:objetivo|meta)|(?:quiero|queremos|quisiera|me gustaria|espero poder|pretendo)',
    '(?:o )?(?:meu|nosso) objetivo|(?:quero|queremos|gostaria de|pretendo)',
    '(?:il )?(?:mio|nostro) obiettivo|(?:voglio|vogliamo|vorrei|vorremmo|mi piacerebbe)',
    '(?:mijn|ons) doel|ik (?:wil|zou graag)|wij willen|we willen',
    '(?:moj|nasz) cel|chce|chcialbym|chcialabym|chcemy|chcielibysmy',
    '(?:мои|моя|наша|наш) цель|(?:я )?хочу|хотим|хотел бы|хотела бы|планирую',
    '(?:моя|наша) мета|хочемо|хотів би',
    '(?:hedefim|amacim)|istiyorum|istiyoruz',
    '(?:mitt|vart) mal|jag vill|vi vill',
    'اريد ان|نريد ان|هدفي|هدفنا',
    'मेरा लक्ष्य|चाहता ह|चाहती ह|चाहते ह',
  ],
  unspaced: [
    '我(?:们|們)?(?:想|要|希望|打算)|目标是|目標は|目标',
    'したい|たいと思|目標|つもり',
    '하고 싶|목표',
    'อยาก|เป้าหมาย',
  ],
};

const DECISIONS: Cues = {
  spaced: [
    "(?:i|we|i've|we've|i have|we have|they)(?: \\w+)? (?:decided|agreed|chose|chosen|settled|opted|picked|switched|booked|signed)|let's (?:go with|use|do|make it|stick)|(?:the|final) decision|(?:we'll|i'll|we will|i will) (?:go with|use|take|stick with)|it's settled|approved",
    '(?:habe|haben|hab)(?: \\w+){0,6} (?:entschieden|beschlossen|vereinbart|gewahlt|gebucht)|entscheidung|nehmen wir|wir nehmen|abgemacht',
    "(?:ai|avons|a) (?:decide|choisi|convenu|opte|reserve)|decision|on (?:prend|part sur)|c'est decide",
    '(?:he|hemos|ha) (?:decidido|elegido|acordado|optado)|decidi|decidimos|acordamos|decision|vamos con|nos quedamos con',
    '(?:decidi|decidimos|escolhi|escolhemos|combinamos|decisao)|vamos com',
    '(?:ho|abbiamo) (?:deciso|scelto|concordato|optato|prenotato)|decisione',
    '(?:heb|hebben)(?: \\w+){0,6} (?:besloten|gekozen|afgesproken)|besluit',
    'zdecydowal\\w*|postanowil\\w*|wybral\\w*|ustalil\\w*|decyzja',
    'решил[\\u0400-\\u04ff]*|выбрал[\\u0400-\\u04ff]*|договорил[\\u0400-\\u04ff]*|решение|решено',
    'вирішил[\\u0400-\\u04ff]*|обрал[\\u0400-\\u04ff]*|домовил[\\u0400-\\u04ff]*|рішення',
    'karar verd\\w*|sectim|sectik|anlastik|kararlastir\\w*',
    'bestamt|bestamde|valde|valt|kom overens|beslut',
    'قررت|قررنا|اخترت|اخترنا|اتفقنا|قرار',
    'फैसला|तय किया|चुना',
  ],
  unspaced: [
    '决定|決定|选择了|選擇了|定了|说好',
    '決め(?:た|ました)|にしました|にします|決まり',
    '결정|정했|하기로',
    'ตัดสินใจ|ตกลง',
  ],
};

const NEXT_STEPS: Cues = {
  spaced: [
    "(?:next|to-?do|action items?|follow[- ]up)\\b|next (?:step|week|month|time|up)|(?:i|we|you)(?:'ll| will| need to| have to| must| should| still need| still have)|(?:i'm|i am|we're|we are) going to|remind me|don't forget|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|tomorrow|deadline|due",
    '(?:als nachstes|nachste[rsn]? (?:schritt|woche))|(?:muss|mussen|soll|sollte|werde|werden)(?: \\w+)? (?:noch|ich|wir)|ich muss|wir mussen|ich werde|wir werden|erinnere mich|morgen|frist|bis (?:montag|dienstag|mittwoch|donnerstag|freitag)',
    '(?:prochaine etape|ensuite)|il faut|(?:je|nous|on) (?:dois|devons|doit|vais|allons|va)|demain|rappelle|avant (?:lundi|mardi|mercredi|jeudi|vendredi)|echeance',
    '(?:siguiente|proximo) paso|(?:tengo|tenemos|hay) que|(?:voy|vamos) a|debo|debemos|manana|recuerdame|plazo',
    '(?:proximo|proxima) (?:passo|semana)|(?:tenho|temos) (?:que|de)|(?:vou|vamos) |preciso|precisamos|amanha|lembre|prazo',
    '(?:prossimo passo|poi)|(?:devo|dobbiamo|bisogna)|(?:faro|faremo)|domani|ricordami|scadenza',
    '(?:volgende stap)|(?:moet|moeten|ga|gaan|zal|zullen) (?:ik|we|wij|nog)|ik moet|we moeten|morgen|herinner',
    '(?:nastepny krok)|musze|musimy|trzeba|jutro|przypomnij|termin',
    'следующ[\\u0400-\\u04ff]+ шаг|(?:надо|нужно|должен|должна|должны)|завтра|напомни|срок|буду|будем',
    'наступн[\\u0400-\\u04ff]+ крок|треба|потрібно|завтра|нагадай',
    '(?:sonraki adim)|gerek|lazim|yarin|hatirlat|yapacag\\w+',
    'nasta steg|maste|ska|imorgon|pamin',
    'الخطوه التاليه|يجب|سوف|غدا|ذكرني',
    'अगला कदम|करना है|कल|याद दिला',
  ],
  unspaced: [
    '下一步|接下来|接下來|需要|得去|明天|提醒|截止|将会',
    '次は|次に|しなければ|する予定|明日|締め切り|お願い',
    '다음|해야|내일|할 예정|마감',
    'ต่อไป|ต้อง|พรุ่งนี้|เตือน',
  ],
};

const PATTERNS = {
  goals: cuePattern(GOALS),
  decisions: cuePattern(DECISIONS),
  nextSteps: cuePattern(NEXT_STEPS),
};

/** What a sentence may be. */
export type SentenceKind = keyof typeof PATTERNS | 'question';

const QUESTION_MARK = /[?？؟;]\s*["'”’»)\]]*$/u;
const GREEK = /\p{Script=Greek}/u;

/** What a sentence gives itself away as; of a question nothing else. */
export function kindsOf(text: string): ReadonlySet<SentenceKind> {
  if (isQuestion(text)) return new Set(['question']);
  const folded = cueTextOf(text);
  const kinds = new Set<SentenceKind>();
  for (const [kind, pattern] of Object.entries(PATTERNS) as [keyof typeof PATTERNS, RegExp][])
    if (pattern.test(folded)) kinds.add(kind);
  return kinds;
}

/** Whether a sentence ends with a question mark of its script; a Greek one looks like a semicolon. */
const isQuestion = (text: string): boolean => {
  const mark = QUESTION_MARK.exec(text)?.[0] ?? '';
  return mark !== '' && (!mark.startsWith(';') || GREEK.test(text));
};
