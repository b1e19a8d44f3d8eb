/** Names of languages in the languages that directives are read in, and their codes (BCP 47). Lower case; `*` ends a stem. */
import { LANGUAGES } from '../../memory/signals/lexicon.ts';

const NAMES: Readonly<Record<string, string>> = {
  en: 'english englisch anglais inglés inglês inglese engels angielsku angielski английск* английски ingilizce 英语 英文 英語 영어',
  de: 'german deutsch allemand alemán alemão tedesco duits niemiecku niemiecki немецк* almanca 德语 德文 ドイツ語 독일어',
  fr: 'french französisch français francés francês francese frans francusku francuski французск* fransızca 法语 法文 フランス語 프랑스어',
  es: 'spanish spanisch espagnol español castellano espanhol spagnolo spaans hiszpańsku hiszpański испанск* ispanyolca 西班牙语 西班牙文 スペイン語 스페인어',
  pt: 'portuguese portugiesisch portugais portugués português portoghese portugees portugalsku portugalski португальск* portekizce 葡萄牙语 ポルトガル語 포르투갈어',
  it: 'italian italienisch italien italiano italiaans włosku włoski итальянск* italyanca 意大利语 イタリア語 이탈리아어',
  nl: 'dutch niederländisch holländisch néerlandais neerlandés holandés holandês neerlandês olandese nederlands niderlandzku holendersku голландск* нидерландск* hollandaca felemenkçe 荷兰语 オランダ語 네덜란드어',
  pl: 'polish polnisch polonais polaco polonês polacco pools polsku polski польск* lehçe 波兰语 ポーランド語 폴란드어',
  ru: 'russian russisch russe ruso russo rosyjsku rosyjski русск* rusça 俄语 俄文 ロシア語 러시아어',
  tr: 'turkish türkisch turc turco turks turecku turecki турецк* türkçe 土耳其语 トルコ語 터키어',
  zh: 'chinese mandarin chinesisch mandarín chinois chino mandarim chinês cinese chinees chińsku китайск* çince 中文 汉语 普通话 中国語 중국어',
  ja: 'japanese japanisch japonais japonés japonês giapponese japans japońsku японск* japonca 日语 日文 日本語 일본어',
  ko: 'korean koreanisch coréen coreano koreaans koreańsku корейск* korece 韩语 韩文 韓国語 한국어',
  ar: 'arabic arabisch arabe árabe arabo arabsku арабск* arapça 阿拉伯语 アラビア語 아랍어',
  ca: 'catalan katalanisch catalán catalão catalano catalaans katalońsku каталанск* katalanca 加泰罗尼亚语',
  sv: 'swedish schwedisch suédois sueco svedese zweeds szwedzku шведск* isveççe 瑞典语',
  da: 'danish dänisch danois danés dinamarquês danese deens duńsku датск* danca',
  no: 'norwegian norwegisch norvégien noruego norueguês norvegese noors norwesku норвежск* norveççe',
  fi: 'finnish finnisch finnois finés finlandês finlandese fins fińsku финск* fince',
  el: 'greek griechisch grec griego grego greco grieks grecku греческ* yunanca 希腊语',
  hi: 'hindi хинди hintçe 印地语',
  he: 'hebrew hebräisch hébreu hebreo hebraico ebraico hebreeuws hebrajsku иврите ibranice',
  cs: 'czech tschechisch tchèque checo tcheco ceco tsjechisch czesku чешск* çekçe',
  uk: 'ukrainian ukrainisch ukrainien ucraniano ucraino oekraïens ukraińsku украинск* ukraynaca 乌克兰语',
  hu: 'hungarian ungarisch hongrois húngaro ungherese hongaars węgiersku венгерск* macarca',
  ro: 'romanian rumänisch roumain rumano romeno rumeno roemeens rumuńsku румынск* rumence',
  vi: 'vietnamese vietnamesisch vietnamien vietnamita вьетнамск* 越南语',
  th: 'thai thaï thailändisch tailandés тайск* 泰语 タイ語',
  id: 'indonesian indonesisch indonésien indonesio indonesiano индонезийск*',
};

const EXACT = new Map<string, string>();
const STEMS: (readonly [string, string])[] = [];
for (const [code, names] of Object.entries(NAMES))
  for (const name of names.split(' '))
    if (name.endsWith('*')) STEMS.push([name.slice(0, -1), code]);
    else EXACT.set(name, code);

/** The code of the language that a word names; its English name where no code is known; null for any other word. */
export function languageNamed(word: string): string | null {
  const lower = word.toLowerCase().trim();
  return (
    EXACT.get(lower) ??
    STEMS.find(([stem]) => lower.startsWith(stem))?.[1] ??
    (LANGUAGES.has(lower) ? lower : null)
  );
}

/** A language as a model reads it: "French (fr)"; a name without a code stands as it is. */
export function languageLabel(value: string): string {
  const name = NAMES[value.toLowerCase()]?.split(' ')[0];
  return name === undefined
    ? value
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} (${value.toLowerCase()})`;
}
