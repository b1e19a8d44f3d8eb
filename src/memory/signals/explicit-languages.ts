/**
 * How one asks to remember or to forget in each language: what opens the request, and for languages that put the verb last,
 * what closes it. What is to be kept stands between and is never translated. `|` separates forms, `(…)` may be left out.
 */
import { upTo } from '../../lib/text/patterns.ts';
import { CLAUSE_MAX_CHARS } from './signal.ts';

/** One way of asking: what stands before and after the content. */
export interface RequestForm {
  readonly language: string;
  readonly action: 'remember' | 'forget';
  readonly pattern: RegExp;
}

/** Openings: "merk dir( bitte)" and a link such as "dass" or a colon. The link is required: "recuerda" alone is a verb. */
interface Openings {
  readonly language: string;
  readonly polite: string;
  readonly remember: readonly string[];
  readonly link: string;
  readonly forget: readonly string[];
  readonly forgetLink: string;
}

const SPACED: readonly Openings[] = [
  {
    language: 'de',
    polite: 'bitte',
    remember: [
      'merke? dir',
      'merken sie sich',
      'vergiss(?: bitte)? nicht',
      'vergessen sie(?: bitte)? nicht',
      'denk(?:e)? daran',
      'denk dran',
      'behalte(?: bitte)? im kopf',
      'notiere? dir',
      'speichere? dir',
    ],
    link: '(?:dass|das)',
    forget: [
      'vergiss',
      'vergessen sie',
      '(?:kannst|könntest|würdest) du(?: bitte)? vergessen',
      '(?:können|könnten|würden) sie(?: bitte)? vergessen',
    ],
    forgetLink:
      '(?:bitte )?(?:alles,? )?(?:dass|was ich (?:dir |ihnen )?(?:über|zu|von) (?<topic>.+?) (?:gesagt|erzählt|geschrieben) habe)',
  },
  {
    language: 'fr',
    polite: "s'il te plaît|s'il vous plaît|stp|svp",
    remember: [
      'souviens[- ]toi(?: bien)?',
      'souvenez[- ]vous',
      'rappelle[- ]toi(?: bien)?',
      'rappelez[- ]vous',
      'retiens(?: bien)?',
      'retenez(?: bien)?',
      "n'oublie pas",
      "n'oubliez pas",
      'note(?: bien)?',
      'notez(?: bien)?',
      'mémorise',
      'mémorisez',
      'garde en mémoire',
      "garde à l'esprit",
    ],
    link: "(?:que |qu')",
    forget: [
      'oublie',
      'oubliez',
      "(?:peux|pourrais)[- ]tu(?: s'il te plaît)? oublier",
      "(?:pouvez|pourriez)[- ]vous(?: s'il vous plaît)? oublier",
    ],
    forgetLink:
      "(?:que |qu'|(?:tout )?ce que (?:je t'|je vous |j')ai (?:dit|raconté) (?:sur|à propos de|de) (?<topic>.+))",
  },
  {
    language: 'es',
    polite: 'por favor',
    remember: [
      'recuerda',
      'recuerde',
      'acuérdate(?: de)?',
      'acuérdese(?: de)?',
      '(?:no )(?:te )?olvides(?: de)?',
      'no olvide',
      'ten en cuenta',
      'tenga en cuenta',
      'ten presente',
      'anota',
      'apunta',
      'memoriza',
    ],
    link: 'que',
    forget: ['olvida', 'olvídate de', 'olvide', '¿?(?:puedes|podrías|puede|podría)(?: por favor)? olvidar'],
    forgetLink:
      '(?:que|(?:todo )?lo que (?:te |le )?(?:dije|he dicho|conté) (?:sobre|de|acerca de) (?<topic>.+))',
  },
  {
    language: 'pt',
    polite: 'por favor',
    remember: [
      'lembra(?:-te| te)?(?: de)?',
      'lembre(?:-se| se)?(?: de)?',
      'não (?:te )?esqueças?(?: de)?',
      'não se esqueça(?: de)?',
      'tenha em mente',
      'tem em mente',
      'anota(?: aí)?',
      'anote(?: aí)?',
      'memoriza',
      'memorize',
      'guarda na memória',
    ],
    link: 'que',
    forget: ['esquece', 'esqueça', '(?:podes|pode|podias|poderia)(?: por favor)? esquecer'],
    forgetLink:
      '(?:que|(?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|contei|falei) (?:sobre|de|a respeito de) (?<topic>.+))',
  },
  {
    language: 'it',
    polite: 'per favore',
    remember: [
      'ricorda(?:ti)?',
      'si ricordi',
      'non (?:ti )?(?:dimenticare|scordare)(?:ti)?',
      'tieni (?:a mente|presente|conto)',
      'segna(?:ti)?',
      'annota(?:ti)?',
      'memorizza',
    ],
    link: 'che',
    forget: ['dimentica', 'dimenticati', '(?:puoi|potresti|può|potrebbe)(?: per favore)? dimenticare'],
    forgetLink:
      '(?:che|(?:tutto )?(?:quello|ciò) che (?:ti )?ho (?:detto|raccontato) (?:su|di|sul|sulla|riguardo a) (?<topic>.+))',
  },
  {
    language: 'nl',
    polite: 'alsjeblieft|alstublieft',
    remember: [
      'onthoud(?: goed)?',
      'vergeet niet',
      'denk eraan',
      'noteer',
      'hou in gedachten',
      'houd in gedachten',
    ],
    link: 'dat',
    forget: ['vergeet', '(?:kun|wil|zou) (?:je|u)(?: alsjeblieft| alstublieft)? vergeten'],
    forgetLink:
      '(?:dat|(?:alles )?wat ik (?:je |u )?(?:over|van) (?<topic>.+?) (?:heb )?(?:zei|gezegd|verteld|vertelde)(?: heb)?)',
  },
  {
    language: 'ru',
    polite: 'пожалуйста',
    remember: [
      'запомни(?:те)?',
      'не забудь(?:те)?',
      'не забывай(?:те)?',
      'помни(?:те)?',
      'имей(?:те)? в виду',
      'учти(?:те)?',
      'запиши(?:те)?',
    ],
    link: 'что',
    forget: ['забудь(?:те)?', '(?:можешь|можете)(?: пожалуйста)? забыть'],
    forgetLink:
      '(?:что|(?:всё|все),? что я (?:тебе |вам )?(?:говорил|говорила|сказал|сказала|рассказал|рассказала|рассказывал) (?:о|об|про) (?<topic>.+))',
  },
  {
    language: 'uk',
    polite: 'будь ласка',
    remember: ["запам'ятай(?:те)?", 'не забудь(?:те)?', "пам'ятай(?:те)?", 'май на увазі'],
    link: 'що',
    forget: ['забудь(?:те)?'],
    forgetLink: 'що',
  },
  {
    language: 'pl',
    polite: 'proszę',
    remember: ['zapamiętaj', 'pamiętaj', 'nie zapomnij', 'zanotuj', 'miej na uwadze', 'zapisz sobie'],
    link: 'że',
    forget: ['zapomnij', '(?:możesz|może pan|może pani)(?: proszę)? zapomnieć'],
    forgetLink: '(?:o tym,? )?(?:że|co (?:ci )?(?:mówiłem|mówiłam|powiedziałem|powiedziałam) o (?<topic>.+))',
  },
  {
    language: 'sv',
    polite: 'snälla|vær så snill|venligst|vennligst|vær sød',
    remember: ['kom ihåg', 'glöm inte', 'tänk på', 'husk', 'glem ikke', 'ikke glem'],
    link: '(?:att|at)',
    forget: ['glöm(?: bort)?', 'glem', '(?:kan|kunne|vil) du(?: snälla)? (?:glömma|glemme)'],
    forgetLink: '(?:att|at)',
  },
  {
    language: 'tr',
    polite: 'lütfen',
    remember: [
      'unutma(?:yın)?',
      'aklında tut',
      'aklında olsun',
      'hatırla',
      'şunu (?:hatırla|unutma|aklında tut)',
    ],
    link: 'ki',
    forget: [],
    forgetLink: '',
  },
  {
    language: 'vi',
    polite: 'làm ơn|xin hãy|xin|vui lòng|nhờ bạn|bạn',
    remember: [
      '(?:hãy )?(?:ghi )?nhớ(?: giúp| cho| hộ)?(?: tôi| mình| em| anh)?',
      'đừng quên',
      'hãy lưu ý',
      'hãy lưu lại',
    ],
    link: '(?:rằng|là)',
    forget: ['(?:hãy )?quên(?: đi)?'],
    forgetLink: '(?:rằng|(?:tất cả )?những gì (?:tôi|mình) (?:đã )?nói về (?<topic>.+))',
  },
  {
    language: 'id',
    polite: 'tolong|mohon',
    remember: ['ingat(?:lah)?', 'jangan lupa', 'catat'],
    link: 'bahwa',
    forget: ['lupakan'],
    forgetLink: 'bahwa',
  },
  {
    language: 'ar',
    polite: 'من فضلك',
    remember: ['تذكر', 'تذكّر', 'تذكري', 'لا تنس', 'لا تنسَ', 'لا تنسى'],
    link: '(?:أن|أنّ|ان|أنني|أني|بأن)',
    forget: ['انس', 'انسَ', 'انسى'],
    forgetLink: '(?:أنني|أني|أنّ|أن)',
  },
  {
    language: 'hi',
    polite: 'कृपया',
    remember: ['याद रखना', 'याद रखो', 'याद रखें', 'याद रखिए', 'मत भूलना'],
    link: 'कि',
    forget: ['भूल जाओ', 'भूल जाइए'],
    forgetLink: 'कि',
  },
  // No form of asking to remember is known of these: what is known in them came from elsewhere.
  ...(
    [
      ['cs', 'prosím', ['zapomeň(?:te)?'], 'že'],
      ['sk', 'prosím', ['zabudni(?:te)?'], 'že'],
      ['ro', 'te rog|vă rog', ['uită', 'uitați'], 'că'],
      ['hu', 'kérlek|kérem', ['felejtsd el', 'felejtse el'], 'hogy'],
      ['fi', 'ole hyvä ja|olkaa hyvä ja', ['unohda', 'unohtakaa'], 'että'],
      ['el', 'παρακαλώ|σε παρακαλώ', ['ξέχασε', 'ξεχάστε'], '(?:ότι|πως)'],
      ['he', 'בבקשה', ['שכח', 'שכחי', 'תשכח', 'תשכחי'], '(?:את זה )?ש'],
      ['fa', 'لطفا|لطفاً', ['فراموش کن', 'فراموش کنید'], 'که'],
      ['bg', 'моля|моля те', ['забрави', 'забравете'], 'че'],
      ['hr', 'molim te|molim vas|molim', ['zaboravi(?:te)?'], 'da'],
      ['sr', 'молим те|молим вас|молим', ['заборави(?:те)?'], 'да'],
      ['lt', 'prašau', ['pamiršk(?:ite)?', 'užmiršk(?:ite)?'], 'kad'],
      ['ca', 'si us plau|sisplau', ['oblida', 'oblideu'], 'que'],
      ['bn', 'দয়া করে|অনুগ্রহ করে', ['ভুলে যাও', 'ভুলে যান'], 'যে'],
      ['ur', 'براہ کرم|براہِ کرم', ['بھول جاؤ', 'بھول جائیں', 'بھول جائیے'], 'کہ'],
      ['ms', 'tolong|sila', ['lupakan'], 'yang'],
    ] as const
  ).map(([language, polite, forget, forgetLink]) => ({
    language,
    polite,
    remember: [],
    link: '',
    forget,
    forgetLink,
  })),
];

/** Requests are looked for in a clause and what follows it in its sentence. */
const BEGINNING = `^${upTo(CLAUSE_MAX_CHARS)}`;
const CONTENT = '(?<content>.+)$';

function spacedForms({ language, polite, remember, link, forget, forgetLink }: Openings): RequestForm[] {
  const asked = `(?:(?:${polite}),? )?`;
  const gap = `(?:,? (?:${polite}))?`;
  const linked = `(?:,? ${/[' ]\)$/.test(link) ? link : `${link} `}| ?: ?)`;
  const forms: RequestForm[] = [];
  if (remember.length > 0) {
    const pattern = `${BEGINNING}${asked}(?:${remember.join('|')})${gap}${linked}${CONTENT}`;
    forms.push({ language, action: 'remember', pattern: new RegExp(pattern, 'du') });
  }
  if (forget.length > 0) {
    const pattern = `${BEGINNING}${asked}(?:${forget.join('|')})${gap},? (?:${forgetLink})(?: ?${CONTENT}|$)`;
    forms.push({ language, action: 'forget', pattern: new RegExp(pattern, 'du') });
  }
  return forms;
}

/** Ways of asking to remember, bare or polite. */
const KOREAN_REQUEST =
  '(?:기억해(?: ?(?:줘요?|주세요|주십시오|줄래요?|둬요?|두세요|놔))?|잊지 ?(?:마|말아|마세요|말아 ?줘|말아 ?주세요|마십시오))';
/** "I", "my", or an ending that says so: "yaşıyorum", "kedim", "vejetaryenim". */
const TURKISH_FIRST_PERSON =
  '(?:(?<!\\p{L})(?:ben|benim|bana|beni|bende|benden|bizim|bize)(?!\\p{L})|(?<!\\p{L})\\p{L}{2,}(?:[ıiuü]m|[ıiuü]m[ıiuü]n|y[ıiuü]z)(?!\\p{L}))';

/** Languages without spaces, and Korean, whose request may come last. */
const UNSPACED: readonly (readonly [string, RequestForm['action'], string])[] = [
  [
    'zh',
    'remember',
    '^(?:请|請|麻烦|麻煩)?(?:你)?(?:帮我|幫我)?(?:记住|記住|记得|記得|记下|記下|别忘了|別忘了|不要忘记|不要忘記)(?:一下)?[，,：:]? ?(?<content>.{2,})$',
  ],
  [
    'zh',
    'forget',
    '^(?:请|請)?(?:忘记|忘記|忘掉|忘了)(?:我(?:之前)?(?:说过?|說過?)的?(?:关于|關於)(?<topic>.+?)的?(?:事情?|话|話|内容)?|(?:关于|關於)(?<about>.+?)的?(?:一切|所有.*|事情?))$',
  ],
  // "忘了我吧" names nothing, "我忘了" is no request.
  [
    'zh',
    'forget',
    '^(?:请|請|麻烦|麻煩)?(?:你)?(?:把)?(?:忘记|忘記|忘掉|忘了)[，,：:]? ?(?<content>我(?!吧$|$).{2,})$',
  ],
  [
    'ja',
    'remember',
    '^(?:これを)?(?:覚えておいて|覚えて|記憶して|メモして)(?:ください|下さい|ね)?[：:、] ?(?<content>.{2,})$',
  ],
  [
    'ja',
    'remember',
    '^(?<content>.{2,}?)(?:ということ|こと|の)?(?:を|は|と)、?(?:ちゃんと)?(?:覚えておいて|覚えといて|覚えていて|覚えて|記憶して|忘れないで)(?:ください|下さい|ね|よ|くれる)?$',
  ],
  [
    'ja',
    'forget',
    '^(?<topic>.{2,}?)(?:について(?:言った|話した)こと|のこと|の件)(?:を|は)忘れて(?:ください|下さい|ね)?$',
  ],
  [
    'ja',
    'forget',
    '^(?<content>.{2,}?)(?:という|っていう)?(?:こと|の)(?:を|は)、?忘れて(?:ください|下さい|くれ|ほしい|ね|よ)?$',
  ],
  ['ko', 'remember', `^(?:꼭 |제발 )?${KOREAN_REQUEST}[：:,] ?(?<content>.{2,})$`],
  [
    'ko',
    'forget',
    '^(?<content>.{2,}?)(?:이?라)?는 ?(?:것을|것|걸|거|사실을|점을) ?(?:제발 )?잊어 ?(?:줘요?|주세요|주십시오|줄래요?|버려요?)\\.?$',
  ],
  [
    'th',
    'forget',
    '^(?:ช่วย|กรุณา|โปรด)?ลืม(?:ไปเลย|ไป|ซะ)?ว่า ?(?<content>.{2,}?)(?: ?(?:นะ|ครับ|ค่ะ|คะ|ด้วย|หน่อย))*$',
  ],
  [
    'tr',
    'forget',
    '^(?:lütfen,? )?(?<content>.{2,}?(?:d[ıiuü]ğ[ıiuü]m[ıiuü]|t[ıiuü]ğ[ıiuü]m[ıiuü])) (?:lütfen )?unut(?:un(?:uz)?|ur musun(?:uz)?)?$',
  ],
  // "…라는 것을 기억해": what the copula names is said to be kept; after another verb the bare form also recalls.
  ['ko', 'remember', '^(?<content>.{2,}?)이?라는 (?:것|거|걸|점)을? ?(?:꼭 )?기억해$'],
  [
    'ko',
    'remember',
    `^(?<content>.{2,}?)(?:(?:이?라|)는 (?:것을|것|걸|거|점을|점)|다고|을|를|,)? ?(?:꼭 )?(?!기억해$)${KOREAN_REQUEST}\\.?$`,
  ],
  [
    'th',
    'remember',
    '^(?:ช่วย|กรุณา|โปรด|ได้โปรด|ขอให้|รบกวน)?(?:จำ(?:ไว้)?(?:ด้วย|หน่อย)?(?:นะ)?ว่า|จดจำ(?:ไว้)?ว่า|อย่าลืม(?:นะ)?ว่า) ?(?<content>.{2,}?)(?: ?(?:นะ|ครับ|ค่ะ|คะ|ด้วย|หน่อย))*$',
  ],
  [
    'th',
    'forget',
    '^(?:ช่วย|กรุณา|โปรด)?ลืม(?:เรื่อง|สิ่ง)ที่(?:ฉัน|ผม|ดิฉัน)?(?:พูด|บอก)(?:ไว้)?(?:เกี่ยวกับ|เรื่อง) ?(?<topic>.{2,}?)(?: ?(?:นะ|ครับ|ค่ะ|คะ|ด้วย))*$',
  ],
  // Turkish "Unutma, …" also opens a proverb: a first person in it, which is an ending there, makes it a request.
  [
    'tr',
    'remember',
    `^(?:lütfen,? )?(?:sakın )?(?:unutma(?:yın)?|şunu (?:unutma|hatırla)|aklında (?:tut|olsun)|hatırla),(?: lütfen,?)? (?=.*${TURKISH_FIRST_PERSON})(?<content>.+)$`,
  ],
];

/** Every form of asking, English left out: it is read together with the other English rules. */
export const REQUEST_FORMS: readonly RequestForm[] = [
  ...SPACED.flatMap(spacedForms),
  ...UNSPACED.map(([language, action, source]) => ({
    language,
    action,
    pattern: new RegExp(
      source.replace('^', () => BEGINNING),
      'du',
    ),
  })),
];
