/**
 * What kind of answer a question asks for, and whose words hold it: "I" asks for what the user said, "you suggested" for what
 * the assistant said. Read from cue words, so a trait is a hint that may weigh, never a reason to leave something out. Pure.
 */
import { cuePattern, cueTextOf } from '../../language/cues.ts';
import { guessLanguage } from '../../language/detect.ts';
import type { Language } from '../../language/language.ts';
import { QUESTION_CUES } from './question-cues.ts';

/** Whose statement a question asks for. */
export type Asker = 'self' | 'assistant' | 'none';

/** What a question asks for. */
export interface QuestionTraits {
  /** A point or a length of time. */
  readonly asksWhen: boolean;
  /** A person. */
  readonly asksWho: boolean;
  /** A number: what is counted may stand in many places. */
  readonly asksHowMany: boolean;
  /** Several things: "which museums have I visited". */
  readonly asksForList: boolean;
  /** What came before what. */
  readonly asksForOrder: boolean;
  /** Something broad: "a summary of", "throughout our conversations". */
  readonly asksForSummary: boolean;
  readonly asker: Asker;
}

const SAID =
  '(?:say|said|tell|told|suggest(?:ed)?|recommend(?:ed)?|mention(?:ed)?|advise[d]?|g[ai]ven?|propose[d]?|explain(?:ed)?|wr[io]te|written|list(?:ed)?|describe[d]?|provide[d]?|share[d]?|show(?:ed|n)?|c[ao]me up with|call(?:ed)?|use[d]?|promise[d]?|answer(?:ed)?|repl(?:y|ied)|ask(?:ed)?)';

/** The user asks for what the assistant has said. */
const ASSISTANT = cuePattern({
  spaced: [
    `(?:did|had|have|'d|'ve) you (?:ever |just |also |first |previously |already |originally )*${SAID}`,
    `you(?:'d|'ve| had| have)? (?:ever |just |also |once |earlier |previously |already |originally |last )*(?:said|told|suggested|recommended|mentioned|advised|gave|given|proposed|explained|wrote|written|listed|described|provided|shared|showed|shown|came up with|promised|answered|replied|used|called|asked)`,
    'your (?:last |previous |earlier |first |second |original )?(?:suggestions?|recommendations?|advice|answers?|reply|replies|list|explanation|examples?|ideas?|plan|proposals?|response|tips?|estimate|summary)',
    '(?:hast|hattest) (?:du|ihr) .*(?:gesagt|vorgeschlagen|empfohlen|erwähnt|erklärt|genannt|gegeben|geschrieben|geraten)|(?:du|sie) (?:hast |hattest |haben |mir )*.*(?:vorgeschlagen|empfohlen)(?: hast| hattest)?|hast du (?:gesagt|vorgeschlagen|empfohlen)|(?:dein|deine|deiner|deinen) (?:vorschlag|vorschläge|empfehlung(?:en)?|antwort|rat|tipps?|liste|erklärung)|rietst du|sagtest du|empfahlst du',
    '(?:as-tu|avez-vous|tu as|tu m.as|tu m.avais|vous avez|vous m.avez|t.as) (?:m. ?)?(?:déjà )?(?:dit|suggéré|recommandé|proposé|conseillé|mentionné|expliqué|donné)|m.as-tu .*(?:dit|recommandé|conseillé)|(?:ta|tes|ton|vos|votre) (?:suggestions?|recommandations?|réponses?|conseils?|idées?|liste|explication)',
    '(?:me )?(?:dijiste|sugeriste|recomendaste|propusiste|aconsejaste|mencionaste|explicaste|diste|escribiste)|(?:me )?has (?:dicho|sugerido|recomendado|propuesto)|(?:tu|tus|su|sus) (?:sugerencias?|recomendacion(?:es)?|respuestas?|consejos?|ideas?|lista|explicación)',
    '(?:mi )?hai (?:detto|suggerito|consigliato|proposto|raccomandato)|(?:tuo|tuoi|tua|tue) (?:suggerimenti?|consigli|consiglio|rispost[ae])',
    '(?:você|tu) (?:me )?(?:disse|sugeriu|recomendou|indicou|propôs|disseste|sugeriste)|(?:sua|suas|seu) (?:sugest(?:ão|ões)|recomendaç(?:ão|ões)|respostas?)',
    'heb je .*(?:gezegd|voorgesteld|aanbevolen|aangeraden)|je (?:zei|stelde voor|raadde)|jouw (?:suggesties?|advies|antwoord)',
    '(?:ты|вы) (?:мне )?(?:уже )?(?:говорил[аи]?|сказал[аи]?|советовал[аи]?|посоветовал[аи]?|предлагал[аи]?|предложил[аи]?|рекомендовал[аи]?|порекомендовал[аи]?|упоминал[аи]?|упомянул[аи]?|объяснил[аи]?)|(?:посоветовал[аи]?|предложил[аи]?|порекомендовал[аи]?) (?:ты|вы|мне)|(?:твой|твоя|твои|твоего|ваш|ваши|ваша) (?:совет|советы|ответ|рекомендаци[яи]|предложени[ея])',
    'ти (?:мені )?(?:казав|казала|радив|радила|порадив|порадила|пропонував|запропонував)',
  ],
  unspaced: [
    '你(?:上次|之前|刚才|剛才|曾经|以前|昨天|给我|給我|跟我|向我|为我|都|有没有|是不是|曾)*(?:推荐|推薦|建议|建議|说|說|告诉|告訴|提到|提过|提議|提议|介绍|给)',
    '你的(?:建议|建議|推荐|推薦|回答|答案)',
    '(?:あなた|君|そちら)(?:が|の|は).*(?:勧め|薦め|すすめ|提案|言っ|言い|教えて|おすすめ|アドバイス|回答)',
    '(?:勧めて|薦めて|すすめて|提案して|教えて)くれた',
    'คุณ(?:แนะนำ|บอก|พูด|เสนอ)',
  ],
});

/** "Me" in a request ("tell me") is the one who is answered, not the one who is asked about. */
const REQUEST = /(?<![a-z])(?:tell|remind|give|show|help|send|let|walk|take|bring) me(?![a-z])/g;
/** How the user speaks of themselves, by language: "he" is "I have" in Spanish. */
const SELF_WORDS: Readonly<Record<string, string>> = {
  en: "i|i'(?:m|ve|d|ll)|im|ive|my|mine|me|myself|we|we'(?:ve|d|re)|our|ours|us",
  de: 'ich|mein(?:e[rmns]?)?|mich|mir|wir|unser(?:e[rmns]?)?',
  fr: "je|j'[a-z]+|mon|ma|mes|moi|nous|notre|nos|m'[a-z]+",
  es: 'yo|mi|mis|mío|mía|me|nosotros|nuestr[oa]s?|he|dije|tengo|soy|estoy|fui|vivo|hice|compré|mencioné',
  it: 'io|mio|mia|miei|mie|ho|sono',
  pt: 'eu|meu|minha|meus|minhas|tenho|disse|fui',
  nl: 'ik|mijn|mij',
  pl: 'ja|mój|moja|moje|mojego|mojej|mnie|moich|moim',
  ru: 'я|мой|моя|моё|мои|моего|моей|моему|моим|моих|мою|меня|мне|мной|мы|наш[а-я]*|нас|нам',
  uk: 'я|мій|моя|моє|мого|моєї|моїх|мою|мені|мене|ми|наш[а-яії]*',
  sv: 'jag|min|mitt|mina|mig',
  tr: 'ben|benim|bana|beni',
  ar: 'أنا|لي',
  he: 'אני|שלי|לי',
  el: 'εγώ|μου|με',
};
const SELF_UNSPACED = /我|咱|私|わたし|僕|ぼく|俺|自分|ฉัน|ผม|หนู|나는|내가|나의|제가|저는/;
const selfPatterns = new Map<Language | null, RegExp>();

/** The words for oneself in a language, or in all of them where it is not known. */
function selfPattern(language: Language | null): RegExp {
  const known = selfPatterns.get(language);
  if (known !== undefined) return known;
  const own = language === null ? undefined : SELF_WORDS[language.code];
  const pattern = cuePattern({ spaced: own === undefined ? Object.values(SELF_WORDS) : [own] });
  selfPatterns.set(language, pattern);
  return pattern;
}

/** Reads what a question asks for. */
export function readTraits(text: string): QuestionTraits {
  const cueText = cueTextOf(text);
  return {
    asksWhen: QUESTION_CUES.when.test(cueText),
    asksWho: QUESTION_CUES.who.test(cueText),
    asksHowMany: QUESTION_CUES.howMany.test(cueText),
    asksForList: QUESTION_CUES.list.test(cueText),
    asksForOrder: QUESTION_CUES.order.test(cueText),
    asksForSummary: QUESTION_CUES.summary.test(cueText),
    asker: readAsker(cueText, guessLanguage(text)),
  };
}

function readAsker(cueText: string, language: Language | null): Asker {
  if (ASSISTANT.test(cueText)) return 'assistant';
  if (SELF_UNSPACED.test(cueText)) return 'self';
  return selfPattern(language).test(cueText.replace(REQUEST, ' ')) ? 'self' : 'none';
}
