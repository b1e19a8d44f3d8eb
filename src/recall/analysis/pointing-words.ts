/** Words that point at something said before, by language, and forms that leave out what was said before. Data only. */

/** Words that point, folded, separated by spaces. */
interface PointingWords {
  /** They stand for a thing or a person. */
  readonly pronouns: string;
  /** They also are articles or join clauses: they point where no content follows directly. */
  readonly articles?: string;
}

/** Languages whose words are set apart by spaces. */
export const POINTING_WORDS: Readonly<Record<string, PointingWords>> = {
  en: {
    pronouns:
      'it its this these those they them their theirs he him his she her hers both either neither another former latter same instead',
    articles: 'that there other others else such',
  },
  de: {
    pronouns:
      'es dies dieses dieser diesen diesem diese er ihn ihm davon damit dafür daran darüber dazu dagegen darauf daraus stattdessen dort beide letzteres ersteres jener jenes jene andere anderen anderes dasselbe derselbe sein',
    articles: 'das die der den sie ihr ihre so',
  },
  fr: {
    pronouns: 'ça cela ceci celui celle ceux celles elle elles il ils lui autre autres même leur',
    articles: 'ce cet cette ces là y en',
  },
  es: {
    pronouns: 'eso esto aquello ella ellos ellas otro otra otros otras ambos mismo allí ahí',
    articles: 'ese esa esos esas este esta estos estas lo',
  },
  it: {
    pronouns: 'questo questa questi queste quello quella quelli ciò esso lui lei loro altro altra entrambi',
    articles: 'ne ci lo là',
  },
  pt: {
    pronouns: 'isso isto aquilo ele ela eles elas outro outra ambos nele nela dele dela',
    articles: 'esse essa este esta lá',
  },
  nl: {
    pronouns: 'dit deze die daarvan daarmee daarvoor daarover hij haar hem hen beide andere dezelfde',
    articles: 'dat het ze daar er',
  },
  pl: {
    pronouns: 'to tego temu tym ten ta te on ona ono oni jego jej ich nim nią inny inna drugi druga oba tam',
  },
  ru: {
    pronouns:
      'это этого этому этим этом он она оно они его её их ему ей им ним ней нём них тот того той другой другая другое другого оба обе там',
    articles: 'этот эта эти то та те',
  },
  uk: {
    pronouns:
      'це цього цьому цим він вона воно вони його її їх йому їй ним нею інший інша інше той обидва там',
    articles: 'цей ця ці',
  },
  sv: { pronouns: 'detta dessa han hon hans hennes dem båda samma annan andra där', articles: 'det den de' },
  tr: { pronouns: 'bu bunu bunun buna şu şunu onu onun ona onlar bunlar diğeri ikisi aynısı orada' },
  ar: { pronouns: 'ذلك هذا هذه تلك هو هي هم الآخر' },
  he: { pronouns: 'זה זאת זו הוא היא הם אותו אותה שם השני' },
  el: { pronouns: 'αυτό αυτή αυτός αυτά εκείνο το άλλο εκεί' },
};

/** The same in scripts without spaces; spans of time ("this week") do not point. */
export const POINTING_UNSPACED: readonly RegExp[] = [
  /[那这這](?:个|個|些|样|樣|里|裡|儿|种|種|么|麼|边|邊|是|不)?(?!周|週|星期|礼拜|月|年|天|次|几|次|段|个(?:月|星期|周))/u,
  /[它牠]|其[他它]|另(?:一个|一個|外)|前者|后者|後者|第[一二三四两兩0-9](?:个|個|种|種)/u,
  /(?<![其])[他她](?![乡人])/u,
  /[そあ](?:れ|の|こ|っち|ちら|んな|う(?=$|[？?。、]))|こ(?:れ|っち|ちら|んな|の(?!週|月|年|前|\d))|同じ|他の|別の|もう(?:一つ|ひとつ|片方)|前者|後者|彼女?(?!氏)/u,
  /(?:อันนั้น|อันนี้|สิ่งนั้น|แบบนั้น|มัน|เขา|นั่น)/u,
  /그(?:거|것|건|게|럼|녀|는|의)|저것|이것|다른 (?:거|것|건)/u,
];

/** Forms that lean by themselves, whatever words stand in them; for texts folded by `cueTextOf`. */
export const LEANING_FORMS: Readonly<{ spaced: readonly string[]; unspaced: readonly string[] }> = {
  spaced: [
    '^(?:and |but |so |ok(?:ay)?,? )?(?:what|how) about(?! me| us)',
    '^(?:and|but|so|or) (?:in|on|at|for|with|without|if|the|what|which|how|why|who|when|where|my|your|his|her) [^ ?]+(?: [^ ?]+)? ?\\?$',
    '(?:the|that|this|your|my|his|her|their) (?:first|second|third|fourth|last|other|latter|former|next|previous) (?:one|option|idea|choice|suggestion|version|approach|alternative|point|part|step|question)',
    '(?:option|number|choice|variant) (?:\\d|[a-d])(?=$|[ ?.!,])',
    '(?:which|that|this|other|another|better|cheaper|first|last) ones?(?=$|[ ?.!,])',
    '^(?:why|how come|how so|says who|since when|really|seriously|such as|like what|which|meaning|for example|for instance|why not|what else|anything else|and then|so what)[?!.]*$',
    '^(?:yes|no|yeah|yep|sure|nope|ok|okay|exactly|right|correct|agreed|please do|do it|sounds good)(?=$|[,.! ])(?:.{0,40})$',
    '^(?:some |any |a few |give me |show me |can you give me |could you give me |with )*(?:more |another |an )(?:details?|examples?|info(?:rmation)?|options?|ideas?)(?: please)?[?!.]*$',
    '^(?:can you |could you |please |now |make it |a bit |even )*(?:shorter|longer|simpler|again|more formal|more casual|in more detail|elaborate|explain(?: further| more)?|try again|be more specific)(?: please)?[?!.]*$',
    'what do you mean|same (?:for|with|goes)|for (?:that|it|this|them)(?=$|[?.!,])|instead of (?:that|it)',
    '^(?:und |aber )?(?:warum|wieso|weshalb|wie das|wirklich|welche[srn]?|zum beispiel|und (?:jetzt|dann|nun|weiter)|warum nicht)(?: (?:das|denn|genau|dann))*[?!.]*$',
    '^(?:und|aber) (?:was ist mit|wie ist es mit|der|die|das) |^was ist mit |(?:der|die|das) (?:erste|zweite|dritte|letzte|andere)(?=$|[ ?.!,])|(?:mehr details|ein beispiel|noch eins|genauer)(?: bitte)?[?!.]*$|^(?:ja|nein|genau|doch|klar|okay)(?=$|[,.! ]).{0,40}$',
    "^(?:et |mais )?(?:pourquoi|comment ça|vraiment|lequel|laquelle|par exemple|et (?:alors|ensuite|après)|pourquoi pas)(?: (?:ça|cela|donc))*[ ?!.]*$|^et (?:pour|avec|si|le|la|l'[a-z]+|les|celui|celle)|(?:le|la) (?:premier|première|deuxième|second|seconde|dernière?|autre)(?= option|$|[ ?.!,])|plus de détails|^(?:oui|non|d'accord|exactement)(?=$|[,.! ]).{0,40}$",
    '^(?:¿ ?)?(?:y |pero )?(?:por qué|cómo así|de verdad|cuál|por ejemplo|y (?:luego|entonces|ahora)|por qué no)(?: (?:eso|esto|ese|no))*[ ?!.]*$|^(?:¿ ?)?y (?:el|la|los|las|qué|si|para|con)|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|últim[oa]|otr[oa])(?= opción|$|[ ?.!,])|más detalles|^(?:sí|no|vale|claro|exacto)(?=$|[,.! ]).{0,40}$',
    '^(?:e |ma )?(?:perché|davvero|quale|per esempio|e (?:poi|quindi))(?: (?:questo|quello|no))*[ ?!.]*$|^e (?:il|la|se|per|con)|più dettagli|^(?:sì|no|esatto|va bene)(?=$|[,.! ]).{0,40}$',
    '^(?:e |mas )?(?:por que|por quê|sério|qual|por exemplo|e (?:depois|então))(?: (?:isso|não))*[ ?!.]*$|^e (?:o|a|os|as|se|para|com)|mais detalhes|^(?:sim|não|certo|exato)(?=$|[,.! ]).{0,40}$',
    '^(?:en |maar )?(?:waarom|echt|welke|bijvoorbeeld|en (?:dan|nu))(?: (?:dat|dan|niet))*[ ?!.]*$|^en (?:de|het|wat|die)|meer details|^(?:ja|nee|precies)(?=$|[,.! ]).{0,40}$',
    '^(?:а |и |но )?(?:почему|зачем|правда|какой|какая|какие|например|и что|что дальше|почему нет)(?: (?:это|же|именно|так|не))*[ ?!.]*$|^а (?:как насчет|что насчет|что с|для|если|с|в|на|у)|^(?:да|нет|точно|хорошо|ладно)(?=$|[,.! ]).{0,40}$|подробнее|еще (?:пример|раз)|(?:первый|второй|третий|последний|другой) вариант',
    '^(?:a |i |ale )?(?:dlaczego|czemu|naprawdę|który|na przykład)[ ?!.]*$|^a (?:co z|to|ten|ta)|^(?:tak|nie|dokładnie)(?=$|[,.! ]).{0,40}$',
  ],
  unspaced: [
    '^.{0,12}呢[？?]?$',
    '^(?:为什么|為什麼|为啥|怎么说|真的吗?|比如|例如|还有吗|還有嗎|再来一个|详细(?:点|一点|说说)|然后)[？?。！!]*$',
    '^(?:好的?|是的?|对|對|不是?|可以|行)(?=[，,。！!]|$).{0,20}$',
    '^(?:[^の]{1,6}|.{0,8}の)は[？?]$',
    '^(?:なぜ|なんで|どうして|本当に?|例えば|他には?|もっと詳しく|詳しく|どっち|どれ|もう一度|それで)(?:ですか|教えて|お願いします)?[？?。！!]*$',
    '^(?:はい|いいえ|うん|そう(?:です)?|ええ)(?=[、,。！!]|$).{0,20}$',
    '^(?:ทำไม|จริงเหรอ|แล้ว.{0,12}ล่ะ|เช่น|อีก)[?？]*$',
    '^(?:왜|정말|예를 들면|그리고|더)[?？]*$',
  ],
};
