/**
 * A small general lexicon for what word vectors cannot tell: which words mean the same, which names a kind of which, and
 * which only stand beside each other. A vector finds "daughter" as near to "son" as "ship" is to "boat". Here are the words by
 * which people speak of themselves, in many languages: what a turn teaches is kept in English words ("Lives in Porto") and
 * asked for in any. Plain data.
 */
import { type Field, THINGS } from './lexicon-things.ts';

/** Family. */
const KIN: Field = [
  'kid kids child children | kind kinder kindern enfant enfants hijos hijas niños figli bambini filhos crianças kinderen дети детей ребенок ребёнок 孩子 子供 子ども أطفال أولاد; son sons boy | sohn söhne fils hijo figlio filho zoon zonen сын сына сыновья 儿子 息子 ابن; daughter daughters girl | tochter töchter fille filles hija figlia filha dochter dochters дочь дочери дочка 女儿 娘 ابنة; baby toddler infant newborn | säugling bébé bebé neonato младенец 宝宝 赤ちゃん; twin twins triplets | zwillinge jumeaux gemelos gemelli gêmeos tweeling близнецы 双胞胎 双子',
  'parent parents | eltern padres genitori pais ouders родители 父母 両親; mother mum mom mama | mutter mère madre mãe moeder мама мать 妈妈 母亲 母; father dad papa | vater père padre pai vader папа отец 爸爸 父亲 父',
  'sibling siblings | geschwister hermanos fratelli irmãos; brother brothers | bruder brüder frère frères hermano fratello irmão broer брат брата братья 哥哥 弟弟 兄弟 兄 弟; sister sisters | schwester schwestern sœur soeur sœurs hermana sorella irmã zus сестра сестры 姐姐 妹妹 姐妹 姉 妹',
  'married marry wed spouse partner | verheiratet ehepartner époux casado casada sposato sposata getrouwd женат замужем 结婚 配偶 結婚; wife | ehefrau épouse esposa moglie vrouw жена 妻子 老婆 妻; husband | ehemann mari marido esposo marito man муж 丈夫 老公 夫',
  'grandparent; grandmother grandma granny | oma; grandfather grandpa | opa',
  '; aunt auntie | tante',
  '; uncle | onkel',
  '; cousin',
  '; niece; nephew',
];

/** What is said of a like is no answer about a dislike. */
const TASTE: Field = [
  'preference preferences taste tastes | vorlieben goûts gustos preferenze preferências; like likes love loves enjoy adore fond prefer prefers favourite favorite | mag liebe gern gerne lieblings aime gusta gustan encanta piace piacciono gosto люблю любит нравится нравятся 喜欢 喜爱 爱 好き 大好き; dislike dislikes hate hates detest loathe despise | hasse verabscheue déteste odio detesto haat ненавижу 讨厌 厌恶 嫌い 大嫌い 苦手',
];

/** What one must not or will not eat. */
const DIET: Field = [
  'diet diets | ernährung régime dieta dieet диета 饮食 食事制限; allergic allergy allergies intolerant intolerance | allergisch allergie allergien unverträglichkeit allergique alérgico alérgica alergia alergias allergico allergica аллергия аллергии 过敏 アレルギー; vegetarian | vegetarisch vegetarier végétarien vegetariano vegetariana вегетарианец 素食 ベジタリアン; vegan | veganer végan vegano vegana веган ヴィーガン; coeliac celiac gluten; lactose; halal; kosher',
];

/** What else people tell of themselves: where they live, what they do, what they are called. */
const SELF: readonly Field[] = [
  [
    'live lives living lived reside resides residence home address | wohne wohnen wohnt lebe zuhause habite habites domicile vivo vives vivir casa abito abita moro mora woon woont wonen живу живет живёт проживаю 住 住在 住む 住んで 家 أعيش أسكن',
  ],
  [
    '; work works job employer employed occupation profession career | arbeite arbeiten arbeitet arbeit arbeitgeber beruf travaille travail métier employeur trabajo trabajas trabajar empleo lavoro lavori trabalho emprego werk baan beroep работаю работает работа профессия 工作 上班 职业 仕事 働いて 働く 職業 أعمل',
  ],
  [
    '; name named called | heiße heißt heisse heiss vorname appelle nom prénom llamo nombre chiamo nome heet naam зовут имя 名字 名前 اسمي',
  ],
  ['; birthday birth born | geburtstag geboren anniversaire cumpleaños compleanno aniversário verjaardag'],
  ['; trip journey travel holiday vacation | reise urlaub voyage vacances viaje vacaciones viaggio vacanza'],
  ['; decide decided decision | entschieden entscheidung décidé decidido deciso besloten решили решил'],
  ['; salary wage wages pay income | gehalt lohn'],
  ['; ill sick illness disease sickness | krank krankheit'],
  ['; medicine medication pill pills drug tablets | medikament medikamente'],
  ['; friend friends buddy | freund freunde ami amigo amico vriend друг друзья'],
  ['; shop store'],
  ['; phone mobile telephone smartphone | handy'],
  ['; present gift | geschenk cadeau regalo'],
  ['; boss manager supervisor'],
  ['; colleague coworker teammate'],
  ['; repair fix mend'],
  ['; appointment meeting | termin'],
  ['; scared afraid fear phobia'],
  ['; rubbish trash garbage waste'],
];

/** All fields. */
export const LEXICON: readonly Field[] = [KIN, TASTE, DIET, ...SELF, ...THINGS];
