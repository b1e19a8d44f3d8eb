/**
 * Function words by language, folded as index terms are. The library's lists are made for prose: what one says only when
 * asking ("tell me", "did", "wo", "¿recuerdas") is added, and the content words on some of them are taken out again.
 * Only named lists are imported, so that the bundle holds no other.
 */
import {
  ara,
  deu,
  ell,
  eng,
  fra,
  heb,
  ita,
  jpn,
  nld,
  pol,
  por,
  rus,
  spa,
  swe,
  tha,
  tur,
  ukr,
  zho,
} from 'stopword';
import { foldText } from '../lib/text/words.ts';

interface StopWordSource {
  readonly list: readonly string[];
  /** Words of asking and common function words that the list lacks, separated by spaces. */
  readonly also?: string;
  /** Content words on the list. */
  readonly but?: string;
}

const SOURCES = {
  en: {
    list: eng,
    also:
      'do does doing will shall not no nor why when whose whom she us him any ever just yet than too there else about ok okay please hey hi hello ' +
      'tell told remind reminded remember recall mention mentions mentioned mentioning say says know let lets cannot own whether anything ' +
      'im ive dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt hasnt havent hadnt ' +
      'youre youve weve theyre theyve hes shes thats whats wheres whos hows theres',
  },
  de: {
    list: deu,
    also:
      'bitte eigentlich denn hallo sag sage erzähl erzähle erzählt erinnere erinnerst erinnern erwähnt weißt weiß sagen bin bist gerne ' +
      'worüber wovon womit wofür woran wozu worauf welch wieviel',
    but: 'ei gott mann mensch menschen ordnung startseite schluss mittel',
  },
  fr: {
    list: fra,
    also:
      'quand comment pourquoi combien lequel laquelle lesquels lesquelles quoi ça donc y jai tai cest nest quest sest ' +
      'dis dit rappelle rappelles rappeler souviens mentionné parlé sais peux pouvez',
    but: 'été son',
  },
  es: {
    list: spa,
    also:
      'es son era eran fue fueron ser soy eres estoy está están estaba he has ha hemos han había tengo tiene tienes si e o u ella ellos ellas ' +
      'nosotros yo mis tus sus mío mía nuestro nuestra les os este esta estos estas esos esas aquel aquella cuáles cuánto cuánta cuántos cuántas quiénes ' +
      'dime dije dijiste dijo recuerda recuerdas recuérdame mencioné mencionaste sabes puedes favor',
  },
  it: {
    list: ita,
    but: 'faro farai fara sara sarai sarei stara starai dai era fui fosse',
    also: 'quando chi cosa quali dimmi detto ricorda ricordi ricordami menzionato sai puoi favore poi già ancora è d',
  },
  pt: {
    list: por,
    also:
      'é foi era são ser estou está estava tem tenho tinha há onde porque quanto quantos quantas qual cadê ' +
      'diga diz disse lembra lembras lembre mencionei mencionou sabe sabes pode favor',
  },
  nl: {
    list: nld,
    also:
      'waar waarom wanneer welke welk hoeveel had bent mijne jij jouw jullie zij onze ' +
      'vertel verteld herinner gezegd genoemd weet kun kunt alsjeblieft',
  },
  pl: {
    list: pol,
    also: 'ile jakim jakiej powiedz mówiłem mówiłam pamiętasz przypomnij proszę wiesz moich moim',
  },
  ru: {
    list: rus,
    also:
      'почему зачем сколько которой которая который которое которые мои моё мою моего моей моих моим моими твой твоя наш наша какая какие каких каком чей ' +
      'скажи сказала говорил говорила говорили напомни помнишь упоминал упоминала знаешь пожалуйста это',
  },
  uk: {
    list: ukr,
    also: 'скільки чому навіщо котрий яка які яку моїм моєму скажи казав казала нагадай памятаєш знаєш будь ласка',
  },
  sv: { list: swe, also: 'när hurdan berätta berättade minns nämnde nämnt vet snälla mitt', but: 'dag kvar' },
  tr: {
    list: tur,
    also: 'kaç neydi nedir miydi benimki söyle söyledim söylemiştim hatırla hatırlıyor musun mısın miyim lütfen',
  },
  ar: {
    list: ara,
    also: 'أين لماذا كيف هل متى أخبرني ذكرت قلت تتذكر ذكرني فضلك',
    but: 'زيارة لقاء وكالة حار ايار سنة صباح مساء نهاية صفر',
  },
  zh: {
    list: zho,
    also:
      '什么 什麼 怎么 怎麼 怎样 哪里 哪裡 哪儿 哪个 哪個 哪些 哪家 为什么 為什麼 谁 誰 几个 多少 何时 时候 時候 什么时候 如何 是否 呢 嗎 吗 的 了 ' +
      '我们 我們 你们 你們 您 她们 他们 这个 這個 那个 那個 这些 那些 告诉 告訴 记得 記得 提到 提过 说过 說過 说 說 可以 能 吗 过 過 没有 没 们',
  },
  ja: {
    list: jpn,
    also:
      '何 なに なん いつ どこ 誰 だれ どう どの どれ どんな なぜ どうして どちら いくつ いくら 私 わたし 僕 ぼく 俺 あなた 君 です ます ました でし まし た ' +
      'か ね よ って っけ 教え 覚え 言っ 言い 話し ください ましょ たい 時 どうやって ん ま した してい てい てる とき みたい けど',
  },
  th: { list: tha, also: 'ฉัน ผม คุณ ที่ไหน เมื่อไหร่ เมื่อไร ใคร อย่างไร ยังไง ทำไม เท่าไหร่ กี่ ไหม ครับ ค่ะ คะ บอก จำ ทำ' },
  he: { list: heb, also: 'תגיד אמרתי הזכרתי זוכר זוכרת תזכיר האם כמה אמרת בבקשה' },
  el: {
    list: ell,
    also: 'ποτε πωσ που γιατι ποσο ποσα ποσοι εχω εχει εχεισ μου σου μασ ειπα ειπεσ θυμασαι πες τι',
  },
} as const satisfies Record<string, StopWordSource>;

/** A language whose function words are known. */
export type Language = keyof typeof SOURCES;

/** Languages written in Latin letters: only their words tell them apart. */
export const LATIN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr'] as const;

const PLAIN = /^[a-z]+$/;
/** The Greek list writes every sigma as one inside a word. Most words are plain, which spares a cold start the folding. */
const folded = (word: string): string =>
  PLAIN.test(word) ? word : foldText(word).replace(/['’ʼ]/g, '').replace(/σ$/, 'ς');
const WORD_ONLY = /^[\p{L}\p{M}]+$/u;
const built = new Map<Language, ReadonlySet<string>>();

/** The function words of a language, folded like the words of `wordsOf`; built once, when first asked for. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = built.get(language);
  if (known !== undefined) return known;
  const { list, also = '', but = '' }: StopWordSource = SOURCES[language];
  const kept = new Set(but.split(' ').map(folded));
  const words = [...list, ...also.split(' ')].map(folded);
  const set = new Set(words.filter((word) => WORD_ONLY.test(word) && !kept.has(word)));
  built.set(language, set);
  return set;
}

/** The same with their accents, which tell languages apart: "farò" is Italian, "Faro" is a town. */
export function accentedStopWordsOf(language: Language): string[] {
  const { list, also = '' }: StopWordSource = SOURCES[language];
  const words = [...list, ...also.split(' ')].map((word) => word.toLowerCase().replace(/['’ʼ]/g, ''));
  return words.filter((word) => WORD_ONLY.test(word));
}
