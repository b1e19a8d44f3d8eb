/** Directives in Chinese, Japanese and Korean. They have no spaces to anchor at, so the forms name the whole sentence. */
import { CHINESE_RETURN, JAPANESE_RETURN, KOREAN_RETURN } from './returning-forms.ts';
import { CHINESE_RULES, JAPANESE_RULES, KOREAN_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';
import { CHINESE_WITHDRAWALS, JAPANESE_WITHDRAWALS, KOREAN_WITHDRAWALS } from './withdrawal-forms.ts';

export const CHINESE: LanguageSpec = {
  hints:
    '叫|称|喊|名字|做|当|担任|扮演|你是|您|回答|回复|答复|说|讲|用|以|切换|改|换|不要|别|不许|附|给出|列出|引用|回|转|继续|别|停止|可以',
  script: /\p{Script=Han}/u,
  unspaced: true,
  standing: '从现在(?:开始|起)|从今以后|今后|以后|往后|将来|一直|总是|始终|永远(?!不|别)',
  please: '请你?|麻烦你?|拜托',
  once: '(?:就|只)?这一?次|这个问题(?:请)?|针对这个问题',
  others: '(?:对|跟|和|给)(?:所有人|大家|所有用户|其他用户)',
  opening: '你好|您好|嗨|好的?|谢谢|那么?|你可以|我希望你|我要你|现在',
  doubt: '也许|可能|或许',
  asking: '能不能|可不可以|可以(?=.*吗)|能(?=.*吗)',
  correcting: '不对|等等|等一下|不是',
  closing: '谢谢|好吗|吧|了|啊|呀|哦|就好|就行',
  again: CHINESE_RETURN.again,
  and: '并且?|而且|然后',
  tones: {
    concise: '简洁|简短|简练|精简|短|简单扼要',
    detailed: '详细|具体|长|啰嗦',
    formal: '正式|礼貌',
    informal: '随意|轻松|口语化',
    humorous: '幽默|风趣',
    serious: '严肃|认真',
    friendly: '友好|亲切|温柔',
    direct: '直接',
    simple: '简单|通俗',
    technical: '专业技术',
    professional: '专业',
    patient: '耐心',
  },
  forms: [
    ...CHINESE_WITHDRAWALS,
    ...CHINESE_RULES,
    ...forms('address', 'name', [
      '你?(?:就)?(?:叫|称呼|喊)我(?:为|做|作)?{name}',
      '(?:把我)?称(?:呼)?我为{name}',
    ]),
    ...forms('name', 'name', [
      '你(?:就)?(?:叫|名叫){name}',
      '你的(?:新)?名字(?:是|叫|就叫){name}',
      '我(?:就|要)?叫你{name}',
    ]),
    ...forms('role', 'role', ['(?:做|当|担任)(?<role>我的.+?)', '扮演{role}']),
    ...forms('role', 'role', ['你是(?<role>(?:我的|一个|一位).+?)'], { onlyStanding: true }),
    ...forms('tone', { tone: 'formal address' }, ['(?:用|称呼我为?|对我用)您(?:称呼我)?']),
    ...forms('tone', 'tones', [
      '(?:你?(?:的)?(?:回答|回复|说话|讲话|答复))(?:我)?(?:时)?(?:要|得|请)?(?:更|再|尽量|稍微|稍)?{tones}(?:一点儿?|一些|点儿?|些)?',
      '(?:更|再|尽量)?{tones}(?:一点儿?|一些|点儿?|些)?(?:地)?(?:回答|回复)(?:我)?',
    ]),
    ...forms('tone', 'less', ['你的(?:回答|回复)太{less}'], { weak: true }),
    ...forms('language', 'language', [
      '(?:只)?(?:用|使用|以){language}(?:来)?(?:回答|回复|跟我说话?|和我说话?|跟我交流|答复|说话|交流|和我交流|跟我聊)(?:我)?',
      '(?:都)?说{language}',
      '(?:切换到|改用|换成){language}',
    ]),
    ...forms('boundaries', 'sentence', [
      '(?:永远|绝对|再也)?(?:不要|别|不许)(?:再)?(?:开|拿|提|提起|谈|谈论|说起|评论|问).+(?:的)?(?:玩笑|体重|事|前任|话题|年龄|家人|身材|离婚|病|工作|收入|政治|宗教)',
    ]),
    ...forms('instructions', 'sentence', ['(?:使用|用(?!.{1,5}语)|附上|给出|列出|引用).+'], {
      onlyStanding: true,
    }),
    ...CHINESE_RETURN.forms,
  ],
};

export const JAPANESE: LanguageSpec = {
  hints: '呼|名前|になって|として|答|話|返|説明|して|書|切り替|変え|ないで|戻|やめて|なくて|使',
  script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  unspaced: true,
  standing: 'これから(?:は)?|今後(?:は)?|今から(?:は)?|いつも|常に|毎回',
  please: 'お願い(?:します|だから)?|どうか',
  once: '今回(?:だけ)?(?:は)?|この質問(?:だけ)?(?:に)?(?:は)?',
  others: '(?:みんな|全員|他のユーザー)(?:に|と)(?:は)?',
  opening:
    'こんにちは|おはよう(?:ございます)?|はい|ありがとう(?:ございます)?|では|じゃあ|あと|それと|ちなみに',
  doubt: 'たぶん|もしかしたら|できれば',
  asking: '(?!)',
  correcting: 'いや|待って|やっぱり|違う',
  closing: 'ね|よ|ありがとう(?:ございます)?|お願い(?:します)?',
  again: JAPANESE_RETURN.again,
  and: 'そして|それから',
  tones: {
    concise: '簡潔|短く|手短|端的|簡潔的',
    detailed: '詳しく|詳細|丁寧に詳しく|長く|長い',
    formal: '敬語|フォーマル|丁寧',
    informal: 'タメ口|ため口|カジュアル|くだけた',
    humorous: '面白く|ユーモラス',
    serious: '真面目|真剣',
    friendly: 'フレンドリー|優しく|親しみやすく',
    direct: '率直|ストレート',
    simple: '簡単|わかりやすく|分かりやすく|シンプル',
    technical: '専門的|技術的',
    professional: 'プロフェッショナル',
  },
  forms: [
    ...JAPANESE_WITHDRAWALS,
    ...JAPANESE_RULES,
    ...forms('address', 'name', [
      '(?:私|僕|俺|わたし|ぼく|あたし)(?:のこと)?(?:を|は)?{name}(?:って|と)呼ん(?:で|でください|でくれ|でほしい)',
      '{name}(?:って|と)呼ん(?:で|でください|でくれ|でほしい)',
    ]),
    ...forms('name', 'name', [
      '(?:あなた|君|きみ|お前)の(?:新しい)?名前は{name}(?:です|だ|だよ|ね)?',
      '(?:あなた|君|きみ)を{name}(?:って|と)(?:呼びます|呼ぶね|呼ぶ)',
    ]),
    ...forms('role', 'role', [
      '(?<role>(?:私の|僕の)?.+?)(?:になって|として(?:振る舞って|行動して|働いて))(?:ください|くれ)?',
    ]),
    ...forms('tone', 'tones', [
      '(?:もっと|もう少し|なるべく|できるだけ)?{tones}(?:に|で|な口調で|的に)?(?:答えて|話して|返答して|回答して|説明して|返事して|して)(?:ください|くれ|ほしい)?',
      '(?:もっと|もう少し)?{tones}(?:な回答|な返答)(?:にして|をして)(?:ください|くれ)?',
    ]),
    ...forms(
      'tone',
      'less',
      ['(?:あなたの)?(?:回答|返答|答え)が(?:ちょっと)?{less}(?:すぎ|過ぎ)(?:る|ます)'],
      { weak: true },
    ),
    ...forms('language', 'language', [
      '{language}で(?:答えて|話して|返答して|回答して|返事して|お願い|書いて)(?:ください|くれ|ほしい|します)?',
      '{language}に(?:切り替えて|変えて)(?:ください|くれ)?',
    ]),
    ...forms('boundaries', 'sentence', [
      '.+(?:について|の)(?:は)?(?:絶対に|二度と|決して)?(?:冗談|話|コメント)(?:を|は)?(?:言わないで|しないで)(?:ください|くれ)?',
      '(?:絶対に|二度と|決して).+(?:しないで|言わないで|触れないで|聞かないで)(?:ください|くれ)?',
    ]),
    ...JAPANESE_RETURN.forms,
  ],
};

export const KOREAN: LanguageSpec = {
  hints:
    '불러|부르|부를|이름|되어|행동|반말|말 놔|존댓말|높임말|대답|답변|답해|말해|설명|얘기|바꿔|전환|하지 마|꺼내지|다시|돌아|하지 마|마세|그만|쓰지|사용|써',
  script: /\p{Script=Hangul}/u,
  standing: '앞으로(?:는)?|이제부터(?:는)?|지금부터(?:는)?|항상|언제나|늘',
  please: '부탁(?:해요?|합니다|드려요|드립니다)?|제발',
  once: '이번(?:만|에만|에는)?|이 질문(?:은|만|에는|에)?',
  others: '모두에게|모든 사용자에게|다른 사용자에게',
  opening: '안녕(?:하세요)?|네|그래|고마워(?:요)?|감사합니다|그럼|그리고',
  doubt: '아마|혹시',
  asking: '(?!)',
  correcting: '아니|잠깐|사실은',
  closing: '고마워(?:요)?|감사합니다|알겠지',
  again: KOREAN_RETURN.again,
  and: '그리고',
  tones: {
    concise: '간결하게|짧게|간단히|간단하게|간략하게',
    detailed: '자세히|자세하게|상세하게|길게',
    formal: '격식 있게|정중하게|공손하게',
    informal: '편하게|캐주얼하게',
    humorous: '재미있게|유머러스하게',
    serious: '진지하게',
    friendly: '친근하게|친절하게|다정하게',
    direct: '직설적으로|솔직하게',
    simple: '쉽게|단순하게',
    professional: '전문적으로',
  },
  forms: [
    ...KOREAN_WITHDRAWALS,
    ...KOREAN_RULES,
    ...forms('address', 'name', [
      '(?:나를|날|저를|절) {name}(?:이라고|라고) (?:불러|불러 ?줘|불러 ?주세요|부르세요|불러 ?줄래)',
    ]),
    ...forms('name', 'name', [
      '(?:네|너의|당신의)(?: 새)? 이름은(?: 이제)? {name}(?:이야|야|입니다|예요|이에요)',
      '(?:너를|널) {name}(?:이라고|라고) 부를게(?:요)?',
    ]),
    ...forms('role', 'role', [
      '(?<role>(?:내|나의|제) .+?)(?:이|가) 되어 ?(?:줘|주세요)',
      '{role}처럼 행동해(?: ?줘| ?주세요)?',
    ]),
    ...forms('tone', { tone: 'informal address' }, [
      '(?:나한테|내게|저한테)? ?반말(?:로)? ?(?:해|말해|해 ?줘|써)(?: ?줘| ?주세요)?',
      '말 놔(?: ?줘)?',
    ]),
    ...forms('tone', { tone: 'formal address' }, [
      '(?:나한테|내게|저한테)? ?(?:존댓말|높임말)(?:로)? ?(?:해|말해|해 ?줘|써)(?: ?줘| ?주세요)?',
    ]),
    ...forms('tone', 'tones', [
      '(?:더|좀 더|조금 더|좀|최대한)? ?{tones} (?:대답해|답변해|답해|말해|설명해|얘기해)(?: ?줘| ?주세요| ?줘요)?',
    ]),
    ...forms('language', 'language', [
      '{language}로(?:만)? (?:대답해|답변해|답해|말해|얘기해)(?: ?줘| ?주세요| ?줘요)?',
      '{language}로 (?:바꿔|전환해)(?: ?줘| ?주세요)?',
    ]),
    ...forms('boundaries', 'sentence', [
      '.+ (?:얘기|이야기|농담|말)(?:은|는|을|를)? (?:절대|다시는|두 번 다시) (?:하지 마|꺼내지 마)(?:세요|라)?',
      '(?:절대|다시는) .+ (?:하지 마|꺼내지 마|언급하지 마)(?:세요|라)?',
    ]),
    ...KOREAN_RETURN.forms,
  ],
};
