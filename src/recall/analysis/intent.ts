/** What a message is after, by cue words: it decides how sources are weighed against each other. Pure. */

import { type Cues, cuePattern, cueTextOf } from '../../language/cues.ts';
import { hasContinuationCue } from './continuation.ts';
import { QUESTION_CUES } from './question-cues.ts';

/** In order of weight: where the cues of several stand in a message, the first one wins; without any it is factual. */
export const INTENTS = [
  'continuation',
  'preference',
  'temporal',
  'identity',
  'procedural',
  'factual',
] as const;
export type Intent = (typeof INTENTS)[number];

const PREFERENCE: Cues = {
  spaced: [
    'favou?rites?|prefer(?:s|red|ences?)?|(?:dis)?likes(?= and| or|\\?|$)|taste in|my tastes?|fond of|allergic|allergies',
    '(?:do|did|would|does|might|may) (?:i|we|my \\w+) (?:really |usually |normally |also |still |most )*(?:like|love|enjoy|hate|dislike|prefer)',
    "(?:i|we) (?:really |usually |most |always |don't |do not )*(?:like|love|enjoy|hate|dislike|can't stand)",
    '(?:can|could|would|will|do) you (?:please |also )?(?:recommend|suggest|advise|have any (?:\\w+ )?(?:recommendations|suggestions|tips|advice|ideas))',
    '(?:^|[.!?] )(?:please )?(?:recommend|suggest)|any (?:\\w+ )?(?:recommendations?|suggestions?|tips|advice|ideas)|(?:some|need|looking for) (?:\\w+ )?(?:advice|suggestions|recommendations|tips|inspiration|ideas)',
    'what (?:\\w+ )?(?:should|could) (?:i|we)|what would you (?:recommend|suggest)|help me (?:choose|pick|decide)',
    'lieblings[a-z]*|bevorzug[a-z]*|(?:mag|mochte|möchte|liebe|hasse|esse|trinke) ich|ich .{0,20}(?:mag|lieber|gern|gerne|hasse)|am liebsten|vorlieben?|(?:kannst|könntest) du .*(?:empfehlen|vorschlagen)|empfiehl|empfehlungen|was soll(?:te)? ich|allergisch',
    'préfér(?:é|ée|és|ées|ence|ences|e)|aim(?:e|é|er|ais)|adore|déteste|(?:peux-tu|pourrais-tu|pouvez-vous) .*(?:recommander|suggérer|conseiller|proposer)|recommande|conseille-moi|des (?:conseils|idées|suggestions)|que (?:devrais-je|dois-je)|allergique',
    'favorit[oa]s?|prefier[oe]|prefer(?:ido|ida|encias?)|(?:me|te) (?:gusta|gustan|gustaba|encanta|encantan)|odio|(?:puedes|podrías) .*(?:recomendar|sugerir|aconsejar)(?:me)?|recomiéndame|sugerencias|consejos|qué debería|alérgic[oa]',
    'preferit[oiae]|mi piac(?:e|ciono)|preferisco|(?:puoi|potresti) .*(?:consigliar|suggerir|raccomandar)[a-z]*|consigliami',
    'favorit[oa]s?|preferid[oa]s?|prefiro|gosto|(?:pode|poderia) .*(?:recomendar|sugerir)',
    'lievelings[a-z]*|favoriete|voorkeur|hou ik van|vind ik (?:leuk|lekker)|kun je .*(?:aanraden|aanbevelen)',
    'ulubion[a-z]*|wolę|lubię|(?:możesz|mógłbyś) .*(?:polecić|doradzić)',
    'любим[а-я]+|предпочита[а-я]+|предпочтени[а-я]+|(?:я|мне) .{0,15}(?:люблю|нрав[а-я]+|ненавижу|обожаю)|(?:можешь|можете|мог бы|могла бы) .*(?:посоветовать|порекомендовать|предложить)|посоветуй(?:те)?|порекомендуй(?:те)?|подскажи(?:те)? .*(?:какой|какую|что)|аллерги[а-я]*',
    'улюблен[а-яії]*|подобається|порадь',
    'favorit[a-z]*|älskling[a-z]*|gillar jag|föredrar',
    'en sevdiğim|favori[a-z]*|tercih[a-z]*|önerir',
  ],
  unspaced: [
    '最?喜欢|最?喜歡|偏好|偏爱|最爱|讨厌|討厭|爱(?:吃|喝|看|听)|(?:推荐|推薦|建议)(?:一下|一些|几|个|什么|一[个本部家])|(?:可以|能|请|帮我).*(?:推荐|推薦|建议)|过敏|過敏',
    '好き|嫌い|好み|お気に入り|(?:おすすめ|お勧め|オススメ)(?:は|を|の|が|して|教)|勧めて(?:ください|くれ|もらえ)|アレルギー',
    'ชอบ|แนะนำ.*(?:หน่อย|ไหม)|แพ้',
    '좋아하|싫어하|추천해',
  ],
};

const TEMPORAL: Cues = {
  spaced: [
    '(?:first|last|latest|next|previous) (?:time|week|month|year|night|weekend|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
    '(?:days?|weeks?|months?|years?|hours?) (?:ago|before|after|later|earlier|between|passed|elapsed)|how many (?:days|weeks|months|years|hours)|yesterday|recently|lately|this (?:week|month|year)|most recent(?:ly)?|before or after|(?:past|last|previous|next) (?:\\w+ ){0,2}(?:days|weeks|months|years)|(?:in|since|before|after|during) (?:19|20)\\d\\d',
    'gestern|vorgestern|neulich|kürzlich|zuletzt|letzte[nrsm]? (?:woche|monat|jahr|mal|sommer|winter|frühling|herbst|nacht)|vor (?:\\w+ )?(?:tagen|wochen|monaten|jahren|einer woche|einem (?:monat|jahr|tag))|diese (?:woche|monat)',
    'hier soir|avant-hier|récemment|il y a (?:\\w+ )?(?:jours?|semaines?|mois|ans?|heures?)|(?:semaine|mois|année|été|hiver|fois) (?:dernière?|passée?)|dernière fois|cette semaine|ce mois',
    'ayer|anteayer|recientemente|hace (?:\\w+ )?(?:días?|semanas?|mes(?:es)?|años?|horas?|poco)|(?:semana|mes|año|verano|invierno|lunes|martes|viernes) pasad[oa]|última vez|esta semana|este (?:mes|año)',
    'ieri|recentemente|(?:giorni|settimane|mesi|anni|settimana|mese|anno) (?:fa|scors[oai])|ultima volta',
    'ontem|recentemente|há (?:\\w+ )?(?:dias|semanas|meses|anos)|(?:semana|mês|ano) passad[oa]|última vez',
    'gisteren|onlangs|geleden|vorig[e]? (?:week|maand|jaar|keer)|laatst',
    'wczoraj|ostatnio|(?:dni|tygodnie?|tygodni|miesiące?|miesięcy|lata?|rok) temu|w zeszłym',
    'вчера|позавчера|недавно|назад|(?:на |в )?прошл(?:ой|ом|ую|ый|ым|ое|ая) (?:неделе|неделю|месяце|году|раз|год|месяц|летом|зимой|лето)|в последний раз|последний раз|на этой неделе',
    'вчора|минулого|нещодавно',
    'igår|förra (?:veckan|månaden|året)|nyligen',
    'geçen (?:hafta|ay|yıl)',
  ],
  unspaced: [
    '昨天|前天|上(?:个|個)?(?:周|週|星期|月|次)|去年|前年|最近|(?:天|周|週|月|年|小时)前|[这這](?:周|週|个月)',
    '昨日|一昨日|先週|先月|去年|昨年|最近|(?:日|週間|ヶ月|か月|年|時間)前|前回|今週|今月',
    'เมื่อวาน|ที่แล้ว|ที่ผ่านมา|ล่าสุด',
    '어제|지난(?:주|달|해)|최근',
  ],
};

const IDENTITY: Cues = {
  spaced: [
    "(?:my|our|his|her|their|your) (?:\\w+ ){0,2}(?:\\w+'s )?(?:full |last |first |middle |maiden )?(?:name|age|birthday|job|occupation|profession|nationality|address|phone number|email|employer|title|birthplace|hometown|pronouns)(?= |[?.!,]|$)",
    "who am i|who are you|where (?:do|did) (?:i|we) (?:live|work|study)|where (?:am|is|are) (?:i|\\w+) from|what do i do(?: for|\\?|$)|how old|what(?:'s| is| am) i called|do i (?:have|own) (?:any |a )?(?:kids|children|siblings|brothers?|sisters?|pets?)|am i (?:married|single)|(?:\\w+) (?:called|named)(?=\\?|$)",
    'heiß(?:e|t|en)|(?:mein|dein|sein|ihr)(?:e[rmn]?)? (?:\\w+ )?(?:name|alter|geburtstag|beruf|arbeitgeber|adresse)|wo (?:wohne|lebe|arbeite) ich|wie alt|was bin ich von beruf',
    '(?:m|t|s).appell?[a-zé]+|(?:mon|ton|son) (?:nom|prénom|âge|anniversaire|métier|travail|adresse|employeur)|(?:habite|vis|travaille)(?:-je| je)|j.habite|quel âge',
    '(?:me|te|se) llam[oaá]s?|(?:mi|tu|su) (?:nombre|apellido|edad|cumpleaños|trabajo|profesión|dirección)|dónde (?:vivo|trabajo)|cuántos años tengo',
    'mi chiamo|si chiama|(?:mio|mia) (?:nome|età|compleanno|lavoro)|dove (?:abito|lavoro)',
    'me chamo|se chama|(?:meu|minha) (?:nome|idade|aniversário|trabalho|profissão)|onde (?:moro|trabalho)',
    'heet ik|heet (?:mijn|hij|zij)|(?:mijn) (?:naam|leeftijd|verjaardag|baan|beroep)|waar woon ik',
    'nazywam się|nazywa się|(?:mój|moje|moja) (?:imię|wiek|urodziny|praca|adres)|gdzie (?:mieszkam|pracuję)',
    'зовут|(?:мо[её]|мой|моя) (?:имя|возраст|день рождения|работа|профессия|адрес|фамилия)|где я (?:живу|работаю|учусь)|сколько мне лет|кем я работаю',
    'звуть|звати|(?:моє|мій) (?:ім.я|вік|день народження)|де я (?:живу|працюю)',
    'heter (?:jag|min|mitt)|(?:mitt|min) (?:namn|ålder|födelsedag|jobb)|var bor jag',
    'adım|yaşım|mesleğim|nerede (?:yaşıyorum|çalışıyorum)',
    'اسمي|عمري',
    'שמי|השם שלי|קוראים ל',
  ],
  unspaced: [
    '名字|叫(?:什么|什麼|啥)|几岁|幾歲|多大|生日|住(?:在)?(?:哪|什么)|职业|職業|做什么工作|我是(?:谁|誰)|姓(?:什么|什麼)',
    '名前|何歳|誕生日|どこに住|職業|(?:何|どんな)の?仕事|苗字|名字',
    'ชื่อ|อายุ|วันเกิด|อาชีพ',
    '이름|생일|몇 살|직업',
  ],
};

const PROCEDURAL: Cues = {
  spaced: [
    'how (?:do|to|can|could|should|would|did) (?:i|we|you|one|to)?|how does .+ work|steps?(?: to| for| by|-by-)|instructions?|tutorial|recipe for|set(?:ting)? up|install(?:ing)?|configure|procedure|process (?:for|to)|(?:best|right|easiest) way to|walk me through',
    'wie (?:kann|mache|macht|geht|richte|installiere|funktioniert|bekomme|koche|stelle|backe|konfiguriere|habe ich .+ (?:gemacht|gelöst|eingerichtet))|anleitung|schritte?|rezept',
    'comment (?:puis-je|faire|on|je|installer|configurer|fonctionne|ça marche|faut-il|préparer|cuisiner|utiliser)|étapes|mode d.emploi|recette|tutoriel',
    'cómo (?:puedo|hago|se|instal[a-z]*|configur[a-z]*|funciona|debo|preparo|cocino|hacer|uso)|pasos|instrucciones|receta|tutorial',
    'come (?:posso|faccio|si fa|funziona|installo|configuro)|istruzioni|ricetta|passaggi',
    'como (?:posso|faço|se faz|funciona|instalo|configuro|fazer)|instruções|receita|passos',
    'hoe (?:kan|doe|maak|werkt|installeer|moet|krijg)|stappen|handleiding|recept',
    'jak (?:mogę|zrobić|działa|zainstalować|skonfigurować|ugotować)|instrukcja|przepis|kroki',
    'как (?:мне|сделать|настроить|установить|работает|можно|приготовить|исправить|использовать|правильно)|инструкци[яию]|шаги|рецепт|пошагово',
    'як (?:мені|зробити|налаштувати|встановити|працює)|інструкція|рецепт',
    'hur (?:gör|kan|fungerar|installerar|lagar) (?:jag|man|det)?|recept',
    'nasıl (?:yapılır|yaparım|kurulur|çalışır)',
  ],
  unspaced: [
    '怎么(?:做|办|弄|用|设置|安装|配置|修|才能|样才)|怎麼(?:做|辦)|怎样(?:才|做)|如何|步骤|步驟|教程|做法|菜谱',
    'どうやって|どうすれば|やり方|方法|手順|使い方|作り方|レシピ|仕方',
    'วิธี|ทำยังไง|ทำอย่างไร|ขั้นตอน',
    '어떻게 (?:하|만들|설치)|방법|절차',
  ],
};

const PATTERNS = {
  preference: [cuePattern(PREFERENCE)],
  temporal: [QUESTION_CUES.when, QUESTION_CUES.order, cuePattern(TEMPORAL)],
  identity: [QUESTION_CUES.who, cuePattern(IDENTITY)],
  procedural: [cuePattern(PROCEDURAL)],
} as const;

/** What a message is after. */
export function readIntent(text: string): Intent {
  if (hasContinuationCue(text)) return 'continuation';
  const cueText = cueTextOf(text);
  for (const intent of ['preference', 'temporal', 'identity', 'procedural'] as const)
    if (PATTERNS[intent].some((pattern) => pattern.test(cueText))) return intent;
  return 'factual';
}
