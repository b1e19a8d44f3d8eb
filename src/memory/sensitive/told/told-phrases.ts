/**
 * Secrets that are plain words: a passphrase behind its name and a sign, the words that restore a wallet. Prose follows such
 * names as well, so the words must be those of no sentence: few of them may be the small ones that every sentence has.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import { foldWord } from '../folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { isSamplePassword } from '../placeholder.ts';
import { matchesOf, patternRule, type Rule, wordList } from '../rules/rule.ts';
import { DESCRIPTIONS } from '../stated-words.ts';
import { DESCRIBING_END } from '../value-forms.ts';
import { mentionsIn, plainOf, UNSPACED } from './mentions.ts';
import { type Beside, Context } from './told-context.ts';

/** Secrets that are plain words. */
export const toldPhraseRules: readonly Rule[] = [
  passphrases,
  namedWords,
  codeWords,
  unspacedCodeWords,
  appPasswords,
  signedWords,
  seedWords,
  countedWords,
  quotedWords,
  numberedWords,
  notedWords,
  interruptedWords,
  confirmedWords,
];

/** A sign behind which nothing but words in small letters follows, up to the end of the line or the sentence. */
const PHRASE =
  /(?<sign>[:=→➜]|[-=]>| - )\s{0,3}["'“„«]?(?<secret>\p{L}[\p{Ll}\p{M}]{1,14}(?:[ -]\p{L}[\p{Ll}\p{M}]{0,14}){2,7}(?: [0-9]{1,4})?)["'”“»]?(?=[.!]?\s*(?:$|\n)|[,;(]|[.!] )/dgu;
/** "Passphrase is …": behind its own name, which names nothing else, "is" is enough. */
const NAMED_PHRASE =
  /(?:phrase|frase|frasa|fras|fraza|lause|zin|фраза)(?: \S{1,16}){0,4}? (?:is|was|are|est|etait|es|era|e|ar|var|er|on|oli|to|je|bylo|bolo|bilo|ist|war|lautet|это|было|була|було|adalah|ialah|volt|είναι|ήταν|هي|היא|है) ["'“„«]?(?<secret>\p{Ll}{2,14}(?:[ -]\p{Ll}{2,14}){3,7})["'”“»]?(?=[.!,;]?\s*(?:$|\n)|[.!,;(] | (?:in case|so that|because|for when|falls|damit|au cas|por si|caso|nel caso|voor als|ifall|hvis|jos|kdyby|ak|na wypadek|ha|in caz|если|якщо|ако|u slucaju) )/dgu;
const NAME_CHARS = 64;

/** What a sentence says about a password, in any language. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'too, very, never, always, nobody, all, only, just, more, than, the, a, an, and, is, are, was, be, been, to, of, it, its, you, your, i, we, they, he, she, my, me, this, that, not, no, on, in, at, for, with, from, can, will, please, if, but, or, as, by, has, have, do, does, did, so, there, here, who, what, when, how',
    'der, die, das, und, ist, sind, ein, eine, nicht, ich, du, wir, sie, es, zu, auf, im, in, am, mit, von, für, bitte, wird, wurde, kann, noch, mein, dein, per, oder, wie',
    'le, la, les, de, des, du, un, une, et, est, pas, je, tu, il, vous, nous, que, qui, sur, dans, pour, par, avec, ne, se, au, ou, mon, ton',
    'el, los, las, y, es, no, que, en, por, con, se, lo, te, mi, tu, su, para, del, al, si, o, uno, una, está',
    'o, os, as, e, é, não, em, no, na, do, da, com, se, por, para, um, uma, eu, você, seu, sua, que',
    'il, lo, gli, di, che, non, per, con, si, un, una, sono, è, del, della, al, ti, mi, tuo, mio, da, nel',
    'het, een, en, van, is, niet, op, met, te, je, ik, we, ze, dat, die, voor, aan, wordt, door, mijn, jouw, of',
    'och, att, det, som, är, inte, på, med, för, jag, du, vi, den, av, till, kan, ska, min, din, er, ikke, til, og, jeg, på, må, skal, være',
    'i, w, na, nie, się, to, jest, z, do, że, jak, ma, po, za, od, przez, a, v, je, se, si, že, ne, s, k, pro, jako, by, u, na, že, nem, hogy, az, egy, és, is, meg, ez, van, și, nu, cu, la, pe, să, din, este, un, o, da, ja, li, su',
    'и, в, на, не, с, по, к, что, это, как, для, из, за, от, у, он, она, мы, вы, я, ты, его, мой, твой, і, та, що, це, як, до, з, и, е, се, да, за, от, je, су, ли',
    've, bir, bu, için, ile, de, da, ne, çok, ama, var, yok, mı, mi, olan, ki, ja, on, ei, se, että, kun, yang, di, dan, ini, itu, ke, untuk, tidak, dengan, saya, aku, kamu, và, là, có, không, cho, của, thì, được, này, anh, em',
  ].flatMap((list) => wordList(plainOf(foldWord(list)))),
);
/** Words of talk about passwords, in any language. */
export const TALK: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ secretWords }) =>
    secretWords === undefined
      ? []
      : [secretWords.talk, secretWords.passwords].flatMap((list) => wordList(plainOf(foldWord(list)))),
  ),
);

function* passphrases(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, PHRASE)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const name = text.slice(Math.max(0, match.index - NAME_CHARS), match.index);
    const sign = { start: name.length, end: name.length };
    const phrase = text.slice(start, end);
    const isOfWallet =
      WALLET.test(text.slice(Math.max(0, match.index - WALLET_CHARS), match.index)) && isHalfOfWallet(phrase);
    const isNamed =
      isOfWallet ||
      new Context(name, [sign])
        .before(sign)
        .some(
          ({ mention, gap, breaks }) =>
            isPhrase(text.slice(start, end), PHRASE_NAME.test(name.slice(mention.start, mention.end))) &&
            (mention.topics.has('passwords') || mention.topics.has('shortPasswords')) &&
            gap.length <= NAME_CHARS &&
            breaks === 0,
        );
    if (isNamed) yield { kind: 'password', start, end };
  }
  for (const match of matchesOf(text, NAMED_PHRASE)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    if (isPhrase(text.slice(start, end), true)) yield { kind: 'password', start, end };
  }
}

const NETWORK = /wi ?-?fi|wlan|router|hotspot/;
/** "Pass wifi quán: trasuatranchau": a word alone behind a sign, at the end of what is said. */
const SIGNED_WORD =
  /[:=→➜]\s{0,2}["'“„«]?(?<secret>\p{L}[\p{L}\p{M}]{5,27}[0-9!]{0,4})["'”“»]?(?=\s*(?:$|\n|[.,;](?:\s|$)))/dgu;

function* signedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, SIGNED_WORD)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const word = plainOf(text.slice(start, end));
    if (SMALL_WORDS.has(word) || TALK.has(word) || DESCRIPTIONS.has(word) || isSamplePassword(word)) continue;
    const name = text.slice(Math.max(0, match.index - NAMED_WORD_CHARS), match.index);
    const sign = { start: name.length, end: name.length };
    const context = new Context(name, [sign]);
    const named = context
      .before(sign)
      .find(({ mention }) => mention.topics.has('passwords') || mention.topics.has('shortPasswords'));
    if (named === undefined || named.breaks > 0 || /[,;<>|"(]/.test(named.gap) || named.gap.length > 24)
      continue;
    // With words between it is for something that one logs in to: "pass wifi quán".
    if (!named.isDirect && !context.has(['logins'], 0, name.length) && !NETWORK.test(plainOf(name))) continue;
    if (!context.has(['talk'], 0, name.length)) yield { kind: 'password', start, end };
  }
}

/** Names of a password that is several words. */
const PHRASE_NAME = /phrase|frase|frasa|fras|fraza|lause|zin|фраз|φραση|master/i;

const HALF_WALLET_WORDS = 6;

/** The words of a wallet told in two halves. */
function isHalfOfWallet(phrase: string): boolean {
  const words = plainOf(phrase).split(' ');
  return (
    words.length >= HALF_WALLET_WORDS &&
    words.every((word) => /^[a-z]{3,8}$/.test(word)) &&
    words.filter((word) => SMALL_WORDS.has(word)).length === 0
  );
}

function isPhrase(phrase: string, isNamedSo: boolean): boolean {
  const words = plainOf(phrase).split(/[ -]/);
  if (words.some((word) => TALK.has(word))) return false;
  const small = words.filter((word) => SMALL_WORDS.has(word)).length;
  return isNamedSo ? small <= words.length / 3 : words.length >= 4 && small <= (words.length >= 5 ? 1 : 0);
}

/** "The word dinosaur": one plain word that is said to be the password. */
const NAMED_WORD =
  /(?<!\p{L})(?:the word|das wort|le mot|la palabra|a palavra|la parola|la paraula|het woord|ordet|sana|slowo|slovo|rijec|rec|реч|слово|думата|szo|cuvantul|zodis|kelimesi|kata|perkataan|η λεξη|המילה|كلمة|کلمه|لفظ|शब्द|শব্দ) ["'“„«]?(?<secret>\p{L}[\p{L}\p{M}]{3,23})(?![\p{L}\p{N}])(?<next>["'”“»]? ?\p{L}{0,12})/dgiu;
/** "The code word is marzipan": behind a name that says that it is a word. */
const CODE_WORD =
  /(?<!\p{L})(?:(?:code|safe|disarm|panic|alarm|duress|cancel|stand-?down|verbal) ?word|magic word|secret word|codewort|kodewort|losungswort|losung|mot de code|mot secret|palabra secreta|palavra secreta|parola segreta|codewoord|kodord|kodordet|koodisana|tajne slowo|tajne slovo|kodove slovo|kodna rijec|tajna rijec|kodna rec|cuvantul secret|кодовое слово|кодове слово|кодова дума|кодовата дума|секретное слово|kata rahasia|gizli kelime)(?: [\p{L}-]{1,14}){0,5}? (?:is|was|est|es|e|ist|war|lautet|hei(?:ß|ss)t|ar|on|er|je|jest|to|это|-|е|adalah) ["'“„«]?(?<secret>\p{L}{4,24}(?: \p{L}{4,24})?)(?=["'”“»]?\s*(?:$|[.,;!)\n]))/dgiu;
const NAMED_WORD_CHARS = 40;

function* namedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, NAMED_WORD)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const word = plainOf(text.slice(start, end));
    const next = plainOf(match.groups?.next ?? '').replace(/^[^\p{L}]+/u, '');
    if (SMALL_WORDS.has(word) || TALK.has(word) || SMALL_WORDS.has(next)) continue;
    const name = text.slice(Math.max(0, match.index - NAMED_WORD_CHARS), match.index);
    const place = { start: name.length, end: name.length };
    const named = new Context(name, [place])
      .before(place)
      .find(({ mention }) => mention.topics.has('passwords') || mention.topics.has('shortPasswords'));
    if (named?.isDirect) yield { kind: 'password', start, end };
  }
}

/** Between quotes, nothing but words. */
const QUOTED =
  /(?<=[\s(:=,—-])(?:["“„«] ?(?<secret>\p{L}[\p{L}\p{M}'’-]{2,23}(?: [\p{L}\p{M}'’-]{1,15}){0,7})[.!]? ?["”“»]|['‘](?<secret>\p{L}[\p{L}\p{M}-]{2,23}(?: [\p{L}\p{M}-]{1,15}){0,7})[.!]?['’])/dgu;
/** What sets quoted words off from the name before them. */
const SET_OFF = /^ ?(?:[(:=—,-] ?)+$/;

/** "The vault phrase ("seven herons at dusk eat plums")": quoted words that the name of a password announces. */
function* quotedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, QUOTED)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const phrase = plainOf(text.slice(start, end));
    const words = phrase.split(' ');
    if (isSamplePassword(phrase) || DESCRIPTIONS.has(phrase) || !isPhrase(phrase, true)) continue;
    if (words.length === 1 && (SMALL_WORDS.has(phrase) || phrase.length < 4)) continue;
    const named = namedBefore(text, match.index);
    if (named === undefined || named.breaks > 0 || named.gap.length > QUOTED_NEAR_CHARS) continue;
    const isSetOff = SET_OFF.test(named.gap) && (words.length > 1 || /[(:=]/.test(named.gap));
    if (isSetOff || named.isLinked || (named.isDirect && words.length > 2))
      yield { kind: 'password', start, end };
  }
}

const QUOTED_NEAR_CHARS = 40;

/** "Tuesday's Gravy 88": words in capitals and a number, behind the name of a password and "is". */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?<secret>\p{Lu}[\p{L}\p{M}'’]{1,14}(?: [\p{L}\p{M}'’]{1,14}){1,4} [0-9]{2,4}[!?]?)(?=["'”“»)]?\s*(?:$|\n|[.,;!)]))/dgu;

function* numberedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, NUMBERED)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const words = plainOf(text.slice(start, end)).split(' ');
    if (words.some((word) => SMALL_WORDS.has(word) || TALK.has(word))) continue;
    const named = namedBefore(text, start);
    if (named === undefined || named.breaks > 0 || named.gap.length > QUOTED_NEAR_CHARS) continue;
    // "Expires on Monday June 12".
    const isTalk = named.gap.split(/[^\p{L}\p{M}]+/u).some((word) => TALK.has(word));
    if (named.isLinked && !isTalk) yield { kind: 'password', start, end };
  }
}

/** "… is nectarine, all lowercase": one plain word, and how it is spelt. */
const NOTED =
  /(?<![\p{L}\p{N}])(?<secret>\p{L}[\p{L}\p{M}]{4,23})["'”“»]?,? (?:(?:all|alles|tutto|tudo|tout|todo|in|en|em|mit|med|met|с) )?(?:lower ?case|one word|small letters|no caps|klein(?:buchstaben|en buchstaben|geschrieben)|alles klein|minuscul[aeo]s?|minuscol[aeo]|kleine letters|sma bokst\p{L}*|ma[lł]ymi (?:literami|pismeny)|маленькими буквами|малыми буквами|малими літерами|kucuk harf\p{L}*|pienella|huruf kecil|kisbetu\p{L}*)/dgiu;

function* notedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, NOTED)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const word = plainOf(text.slice(start, end));
    if (SMALL_WORDS.has(word) || TALK.has(word) || DESCRIPTIONS.has(word) || isSamplePassword(word)) continue;
    if (DESCRIBING_END.test(word)) continue;
    const named = namedBefore(text, start);
    const isOfNetwork = NETWORK.test(plainOf(text.slice(Math.max(0, start - NAME_CHARS), start)));
    const isSigned = isOfNetwork && /: ?["'“„«]?$/.test(text.slice(Math.max(0, start - 3), start));
    if (!isSigned && !(named?.breaks === 0 && named.gap.length <= QUOTED_NEAR_CHARS)) continue;
    if (mentionsIn(word, 0, word.length).length === 0) yield { kind: 'password', start, end };
  }
}

/** "And the password, no joke, is dumpling": something else said between the name and "is". */
const INTERRUPTED =
  /, [^,.;:?!\n]{2,28}, (?:is|it's|ist|c'est|est|es|è|e|é|to|är|er|это) ["'“„«]?(?<secret>\p{L}[\p{L}\p{M}]{4,23})["'”“»]?(?=[.!]?\s*(?:$|\n))/dgu;

function* interruptedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, INTERRUPTED)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    if (isTalkWord(plainOf(text.slice(start, end)))) continue;
    if (namedBefore(text, match.index)?.isDirect) yield { kind: 'password', start, end };
  }
}

/** "It opens with nectarine, that's the password": a word that is said to be one afterwards. */
const CONFIRMED =
  /(?:with|using|is|type|mit|avec|con|com|met|med|z|с) ["'“„«]?(?<secret>\p{L}[\p{L}\p{M}-]{4,23})["'”“»]?, (?:that's|that is|that was|das ist|c'est|esa es|essa e|questa e|dat is|det ar|to je|это) /dgu;

function* confirmedWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, CONFIRMED)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const at = match.index + match[0].length;
    const next = plainOf(text.slice(at, at + CONFIRMED_CHARS));
    const named = mentionsIn(next, 0, next.length).find(
      ({ topics }) => topics.has('passwords') || topics.has('shortPasswords'),
    );
    // "That's the password manager".
    if (
      named === undefined ||
      !/^["')]*(?:\s*$|[.,;!?\n]| (?:for|fur|pour|para|per|voor) )/u.test(next.slice(named.end))
    )
      continue;
    if (!isTalkWord(plainOf(text.slice(start, end)))) yield { kind: 'password', start, end };
  }
}

const CONFIRMED_CHARS = 32;

const isTalkWord = (word: string): boolean =>
  SMALL_WORDS.has(word) ||
  TALK.has(word) ||
  DESCRIPTIONS.has(word) ||
  DESCRIBING_END.test(word) ||
  isSamplePassword(word) ||
  mentionsIn(word, 0, word.length).some(({ topics }) => topics.has('talk'));

/** "The 3rd and 5th digit of 640275": of a number by which a bank knows who calls. */
const DIGITS_OF =
  /(?<![0-9\p{L}])[0-9](?:st|nd|rd|th|\.|e|er|eme|a|o|ª|º)? (?:and|und|et|y|e|en|i|и) (?:the )?[0-9](?:st|nd|rd|th|\.|e|er|eme|a|o|ª|º)? (?:digits?|characters?|letters?|ziffern?|zeichen|chiffres?|cifras?|digitos?|cifre|cijfers?|cyfr\p{L}*|цифр\p{L}*) (?:of|from|von|aus|de|del|da|di|van|z|из) (?:my )?(?<secret>[\p{L}0-9]{5,24})(?![\p{L}0-9])/giu;
const CHARACTERS_FROM =
  /(?<!\p{L})(?:characters|digits|letters) [0-9]{1,2}(?:,? (?:and )?[0-9]{1,2}){1,3} (?:of|from) (?:my )?(?<secret>(?=[\p{L}]*[0-9])[\p{L}0-9]{5,24})(?![\p{L}0-9])/giu;

/** The nearest name of a password before a place. */
function namedBefore(text: string, at: number): Beside | undefined {
  const name = text.slice(Math.max(0, at - NAME_CHARS), at);
  const place = { start: name.length, end: name.length };
  return new Context(name, [place])
    .before(place)
    .find(({ mention }) => mention.topics.has('passwords') || mention.topics.has('shortPasswords'));
}

/** "合言葉はみかんばこ". */
const UNSPACED_CODE_WORD = new RegExp(
  `(?:合言葉|合い言葉|秘密の言葉|暗号|暗号语|暗语|暗語|口令|암구호|비밀 ?단어|암호)(?:は|が|：|:|是|为|為|은|는)\\s?[「『"“]?(?<secret>[${UNSPACED}]{2,12}?)(?=です|だ|でした|、|，|。|$|\\n|」|』|"|”|이에요|예요|입니다|이야|야)`,
  'dgv',
);

function* unspacedCodeWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, UNSPACED_CODE_WORD)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    if (mentionsIn(text, start, end).length === 0) yield { kind: 'password', start, end };
  }
}

/** "qzkd wmfp ttye lvna": what a program is given in the place of a password, four letters four times and hardly a vowel. */
const APP_PASSWORD = /(?<![\p{L}\p{N}-])[a-z]{4}(?: [a-z]{4}){3}(?![\p{L}\p{N}-])/gu;
const UNSAYABLE = /^[^aeiouy]*[aeiouy]?[^aeiouy]*$/;
const UNSAYABLE_MIN = 2;

function* appPasswords(text: string): Generator<SensitiveMatch> {
  for (const { 0: words, index: start } of matchesOf(text, APP_PASSWORD)) {
    const parts = words.split(' ');
    if (parts.some((word) => SMALL_WORDS.has(word) || TALK.has(word))) continue;
    if (parts.filter((word) => UNSAYABLE.test(word)).length < UNSAYABLE_MIN) continue;
    if (namedBefore(text, start)?.isDirect) yield { kind: 'password', start, end: start + words.length };
  }
}

function* codeWords(text: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, CODE_WORD)) {
    const [start, end] = match.indices?.groups?.secret ?? [0, 0];
    const words = plainOf(text.slice(start, end)).split(' ');
    if (!words.some((word) => SMALL_WORDS.has(word) || TALK.has(word) || DESCRIPTIONS.has(word)))
      yield { kind: 'password', start, end };
  }
}

/** Twelve words or more in small letters and nothing between them. */
const WORDS =
  /(?<![\p{L}\p{N}-])(?:[0-9]{1,2}[.)]? ?)?[a-zà-ž]{3,9}(?:(?:, ?|[ \n]{1,2})(?:[0-9]{1,2}[.)]? ?)?[a-zà-ž]{3,9}){11,23}(?![\p{L}\p{N}-])/gu;
const WALLET =
  /(?<![0-9])(?:12|24) (?:words?|wörter|mots|palabras|palavras|parole|woorden|slov|słów|слов|слів)|seed(?! ?(?:packet|ling|bed|s\b))|mnemo|recovery|wallet|phrase|ledger|trezor|metamask|phantom|bip ?39|frase|phrase|wiederherstell|кошел|сид|гаман|кошіл|portefeuille|cartera|carteira|portafoglio|portmonetk|portfel|peněžen|peňažen|tárca|cüzdan|助记|助記|ニーモニック|시드|지갑|ví|dompet/i;
const WALLET_CHARS = 100;
/** The small words of one language are others of the next: "van". */
const SMALL_IN_WALLET_MAX = 1;
/** Twelve words of three letters. */
const WALLET_MIN_CHARS = 47;

/** "1 army 2 van … 12 crunch": twelve words that are counted, each a word and no more. */
const COUNTED =
  /(?<![\p{L}\p{N}])1[.):]? ?[a-z]{3,8}[ ,\n]{1,3}2[.):]? ?[a-z]{3,8}(?:[ ,\n]{1,3}[0-9]{1,2}[.):]? ?[a-z]{3,8}){10,22}(?![\p{L}\p{N}-])/gu;
const WORDS_OF_WALLETS: readonly number[] = [12, 15, 18, 21, 24];

function* countedWords(text: string): Generator<SensitiveMatch> {
  if (text.length < WALLET_MIN_CHARS) return;
  for (const { 0: list, index: start } of matchesOf(text, COUNTED)) {
    const words = list.match(/[a-z]+/g) ?? [];
    const small = words.filter((word) => SMALL_WORDS.has(word)).length;
    if (WORDS_OF_WALLETS.includes(words.length) && small <= SMALL_IN_WALLET_MAX)
      yield { kind: 'private_key', start, end: start + list.length };
  }
}

function* seedWords(text: string): Generator<SensitiveMatch> {
  if (text.length < WALLET_MIN_CHARS || !WALLET.test(text)) return;
  for (const match of matchesOf(text, WORDS)) {
    const end = match.index + match[0].length;
    const around = `${text.slice(Math.max(0, match.index - WALLET_CHARS), match.index)} ${text.slice(end, end + WALLET_CHARS)}`;
    const small = match[0].split(/[^a-zà-ž]+/).filter((word) => SMALL_WORDS.has(word)).length;
    if (WALLET.test(around) && small <= SMALL_IN_WALLET_MAX)
      yield { kind: 'private_key', start: match.index, end };
  }
}

/** Parts of a secret that a bank asks for on the phone. */
export const partRules: readonly Rule[] = [DIGITS_OF, CHARACTERS_FROM].map((pattern) =>
  patternRule('password', pattern),
);
