/** Cue words of questions: what is asked for (a time, a person, a number, a list, an order, a summary), in any language. */
import { type Cues, cuePattern } from '../../language/cues.ts';

/** Where an English question word asks; elsewhere "when" and "who" only join clauses. */
const asksWith = (word: string, ...before: readonly string[]): string =>
  `(?:^|[.!?,;:] |\\b(?:${['and|but|remember|recall|know|tell me|remind me|since|until|exactly|wonder|wondering', ...before].join('|')}) )${word}`;
/** The same for languages whose question words also join clauses. */
const OPENS = '(?:^|[.!?,;:¿] ?)';

const WHEN: Cues = {
  spaced: [
    asksWith('when'),
    'when(?: exactly)? (?:did|was|is|were|do|does|have|has|will|am|are|would|should)',
    'what (?:time|date|day|month|year)',
    '(?:which|what) (?:day|date|month|year|week|weekend)',
    'how (?:long|recently)',
    'since when',
    'wann',
    'welche[rmsn]? (?:tag|datum|jahr|monat|woche|uhrzeit)',
    'um wie ?viel uhr',
    'wie lange',
    `${OPENS}quand`,
    '(?:depuis|jusqu.a|c.etait|est-ce) quand',
    'quand (?:est-ce|ai-je|as-tu|avons-nous|est|etait)',
    'quell?e? (?:heure|date|jour|mois|annee)',
    'combien de temps',
    `${OPENS}(?:desde |hasta |y )?cuando`,
    'cuando (?:fue|es|era|compre|fui|dije)',
    'que (?:dia|hora|fecha|mes|ano)',
    'cuanto (?:tiempo|hace)',
    `${OPENS}(?:da |e )?quando`,
    'che (?:giorno|ora|mese|anno)|da quanto',
    'wanneer|hoe lang',
    'kiedy|jak długo',
    `${OPENS}(?:а |и |с )?когда|когда (?:я|мы|был|была|было|были|у|это)`,
    'в каком (?:году|месяце)|в какой день|какого числа|как долго|как давно|во сколько',
    'коли|в якому році',
    'ne zaman|saat kaçta',
    'متى',
    'מתי',
    'πότε',
  ],
  unspaced: [
    'いつ(?!も|か)',
    '何(?:時|日|月|年|曜日)',
    'どのくらい前',
    '(?:什么|什麼)(?:时候|時候|时间|時間)',
    '何时|何時|几点|幾點|哪(?:一)?(?:天|年|月)|几月|几号|多久',
    'เมื่อไหร่|เมื่อไร|กี่โมง|วันไหน|นานแค่ไหน',
    '언제',
  ],
};

const WHO: Cues = {
  spaced: [
    asksWith('who', 'say|mention|by|with|to|from|for|about|me'),
    `who(?:'s| is| was| are| were| did| am| else)(?= .*\\?$)`,
    'whose|whom',
    'wer|wem|wen|wessen',
    `${OPENS}(?:(?:avec|a|de|pour|chez|par) )?qui`,
    '(?:avec|chez|pour|par) qui',
    `${OPENS}(?:(?:con|a|de|para|por) )?quien(?:es)?`,
    'con quien(?:es)?|de quien(?:es)?',
    `${OPENS}(?:(?:con|a|di|per|da) )?chi`,
    `${OPENS}(?:(?:com|a|de|para|por) )?quem`,
    'wie (?:is|was|zijn|waren|heeft|had|gaf|zei|kwam)|(?:met|van|aan|bij) wie',
    'kto|kogo|komu|z kim',
    'кто|кого|кому|кем|чей|чья|чьё|чьи',
    'хто|кого|кому',
    'vem|vems',
    'kimin|kimle|kime',
    'מי',
    'ποιος|ποια',
  ],
  unspaced: ['谁|誰', 'だれ|どなた', 'ใคร', '누구|누가'],
};

const HOW_MANY: Cues = {
  spaced: [
    'how (?:many|much|often)|(?:total )?number of|how frequently|(?:in )?total|count',
    'wie ?viele?|wie oft|anzahl',
    'combien',
    'cuant[oa]s?|numero de|cuantas veces',
    'quant[oaie]|numero di',
    'quant[oa]s?|quantas vezes',
    'hoeveel|hoe vaak',
    '(?:^|[.!?,] )ile|ilu|jak często',
    'сколько|как часто|количество',
    'скільки',
    'hur (?:många|mycket|ofta)',
    'kaç|ne kadar',
    'كم',
    'כמה',
    'πόσ(?:ο|α|οι|ες|ους)',
  ],
  unspaced: [
    '多少|[几幾]次|[几幾](?:个|個|本|只|隻|条|位|种)',
    'いくつ|いくら|何(?:個|人|回|冊|匹|本|枚|件|度)',
    'กี่|เท่าไหร่|เท่าไร',
    '몇|얼마',
  ],
};

const LIST: Cues = {
  spaced: [
    '(?:which|what) (?:[a-z-]+ ){0,3}?[a-z-]+s (?:have|had|did|do) (?:i|we|you)',
    '(?:which|what) (?:are|were) (?:all )?(?:the|my|our|your)',
    'which of (?:the|my|our|these|those)',
    '(?:list|name|enumerate) (?:all|every|each|of|the|my|me|out)',
    '(?:all|each|every) (?:of )?(?:the|my|our)',
    'everything (?:i|we|that|you)|what all|what else',
    '(?:welche|alle) [a-z]+(?:e|n|s|er)? (?:habe|hatte|haben|hast)|alle meine|liste',
    '(?:quels|quelles) [a-z]+s? (?:ai-je|j.ai|as-tu|avons)|(?:tous|toutes) (?:les|mes)|liste',
    '(?:que|cuales) [a-z]+s (?:he|has|hemos)|tod[oa]s (?:los|las|mis)|lista',
    '(?:tutti|tutte) (?:i|le|gli|miei)|elenca|elenco|lista',
    'todos (?:os|meus)|todas (?:as|minhas)',
    'какие|все мои|перечисли|список',
  ],
  unspaced: [
    '哪些|哪几|有什么|都有|列出|列举|所有',
    '全部|すべて|全て|一覧|リスト|どんな.*(?:ましたか|がありますか)',
    'อะไรบ้าง|ทั้งหมด',
  ],
};

const ORDER: Cues = {
  spaced: [
    'what order|which order|in order|order (?:in which|of|that)|chronological(?:ly)?|sequence|timeline',
    '(?:came|happened|went|was|did i \\w+|started|bought|happen) first|first,? (?=.*\\?$).+ or .|which (?:\\w+ ){0,3}first|earliest|latest|most recent(?:ly)?',
    '(?:welcher|der) reihenfolge|chronologisch|zuerst',
    '(?:quel|dans l.?)ordre|ordre chronologique|en premier',
    'que orden|orden cronologico|en orden|primero',
    'che ordine|ordine cronologico',
    'que ordem|ordem cronologica',
    'какои последовательности|каком порядке|по порядку|хронолог[а-я]+|что было раньше',
  ],
  unspaced: ['顺序|順序|先后|依次|按时间', '順番|順に|時系列|最初に', 'ลำดับ'],
};

const SUMMARY: Cues = {
  spaced: [
    'summar(?:y|ies|ise|ize|ised|ized)|overview|recap|rundown|sum up|big picture|key (?:points|takeaways)|main (?:themes|points|topics)',
    '(?:throughout|across|over) (?:all )?(?:of )?(?:the course of )?(?:all )?(?:of )?our|in all our|over the course of',
    'walk me through|take me through|bring me up to (?:date|speed)',
    "everything (?:you know|i(?:'ve| have)? (?:told|said|mentioned|shared)|we(?:'ve| have)? (?:discussed|talked|covered))",
    '(?:what|all) (?:do )?you know about (?:me|us)|tell me (?:everything|all)',
    'how (?:has|have|did) .+ (?:evolve|evolved|change|changed|progress|progressed|develop|developed|improve|improved|grow|grown|gone|been going)',
    'zusammenfass(?:en|ung|end)|fass[e]? .{0,40}zusammen|überblick|alles,? was (?:ich|wir|du)|was weißt du über mich',
    'résum(?:é|e|er|ez)|récapitul(?:e|er|atif)|aperçu|tout ce que (?:j|tu|nous|on)|que sais-tu (?:de|sur) moi',
    'resum(?:e|en|ir|eme)|recapitul(?:a|ar)|panorama|todo lo que|qué sabes (?:de|sobre) mi',
    'riassum(?:i|ere|imi)|riassunto|riepilog(?:o|a)|tutto quello che',
    'resumo|resuma|visão geral|tudo o que',
    'samenvat(?:ten|ting)|vat .{0,40}samen|overzicht|alles wat',
    'podsum(?:uj|owanie)|streść|streszczenie',
    'подытож[а-я]*|резюм[а-я]*|краткое содержание|обзор|(?:всё|все),? что (?:я|ты|мы)|что ты знаешь обо? мне',
    'підсум[а-яії]*|огляд',
    'sammanfatt(?:a|ning)|överblick',
    'özetle|özet',
    'لخص|ملخص',
  ],
  unspaced: [
    '总结|總結|概括|概述|归纳|回顾|关于我的一切',
    'まとめ|要約|概要|振り返|私について知って',
    'สรุป|ภาพรวม',
    '요약',
  ],
};

/** Compiled cues, one expression a trait. */
export const QUESTION_CUES = {
  when: cuePattern(WHEN),
  who: cuePattern(WHO),
  howMany: cuePattern(HOW_MANY),
  list: cuePattern(LIST),
  order: cuePattern(ORDER),
  summary: cuePattern(SUMMARY),
} as const;
