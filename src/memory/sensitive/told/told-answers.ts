/**
 * Answers to security questions, told in the words of a language: "mother's maiden name, say Featherstonehaugh". They are names
 * and plain words, so a question and a word for the answer must both stand near; the answer is what follows, up to the end of
 * its clause. Each word for an answer costs one look at a bounded stretch around it.
 */
import { LANGUAGES } from '../../../language/languages.ts';
import { foldWord } from '../folded-text.ts';
import type { SensitiveMatch } from '../kinds.ts';
import { matchesOf, oneOf, type Rule, wordList } from '../rules/rule.ts';
import { DESCRIPTIONS } from '../stated-words.ts';
import { type Mention, mentionsIn, plainOf, UNSPACED } from './mentions.ts';
import { SMALL_WORDS, TALK } from './told-phrases.ts';

/** Answers to security questions. */
export const toldAnswerRules: readonly Rule[] = [toldAnswers];

const ANSWERS = [
  ...new Set(
    LANGUAGES.flatMap(({ secretWords }) =>
      secretWords === undefined ? [] : wordList(plainOf(foldWord(secretWords.answers))),
    ),
  ),
];
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`);
const ANSWER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${oneOf(ANSWERS.filter((word) => !IS_UNSPACED.test(word)))})(?![\\p{L}\\p{N}])|a(?=: ))|${oneOf(ANSWERS.filter((word) => IS_UNSPACED.test(word)))}`,
  'gu',
);
const QUESTION_BEFORE_CHARS = 120;
const QUESTION_AFTER_CHARS = 64;
const ANSWER_WORDS_MAX = 4;
const SIGN = /(?:[:=]|[-=]>)["'“„«(\s]*$/;
const BEFORE_ANSWER = /[\s:=>"'“„«*,-]{0,6}/y;
const ANSWER_VALUE = /[^\s.,;:!?()"“”„«»。、，！？][^\n,;.!?()"“”„«»。、，！？]{1,47}/y;

/** "First pet -> Biscuit": a sign behind what a security question asks for. */
const SIGNED = /(?:[:=]|[-=]>|→)\s{0,2}["'“„«(]?(?=\p{Lu})/gu;
const IS =
  /(?<!\p{L})(?:its|it's|is|was|ist|war|lautet|est|fut|es|era|fue|foi|fu|è|e|is|jest|był[ao]?|был[ао]?|to|je|är|er|on|é|este|—|-)\s["'“„«(]?(?=\p{Lu})/gu;
/** Right behind the question: "my first dog, Trufa", "kızlık soyadı Karadeniz". */
const APPOSED = /(?<=[\p{L}\p{M}])(?:,| -)? (?=\p{Lu})/gu;
const APPOSED_NEAR_CHARS = 12;
/** Nothing but names, and in German every noun is written like one. */
const NAMES = /^\p{Lu}[^\s]{2,24}(?: \p{Lu}[^\s]{1,24}){0,2}$/u;
/** "母の旧姓は三枝、…". */
const UNSPACED_IS = new RegExp(
  `(?:は|が|：|:|是|为|為|叫|은|는)\\s?(?<answer>[${UNSPACED}]{1,12}?)(?=です|だ|でした|に|と|、|，|。|$|\\n|이에요|예요|입니다|이야|야)`,
  'dgv',
);
/** Says that it is asked to prove who somebody is. */
const SECURITY =
  /secur|secret|memorable|sicher|geheim|sécur|secr[eè]t|segur|sicur|segret|veilig|geheim|bezpiecz|bezpeč|bezpec|biztons|titkos|siguran|sigurn|tajn|сигурн|тайн|безопас|секрет|контрольн|безпек|güvenlik|guvenlik|gizli|sikker|säker|turva|ασφαλ|μυστικ|saug|أمان|سري|אבטחה|ביטחון|סודי|امنیت|سیکیورٹی|सुरक्षा|নিরাপত্তা|பாதுகாப்பு|ความปลอดภัย|bảo mật|bao mat|keamanan|keselamatan|安全|密保|セキュリティ|秘密|보안/iu;
const SECURITY_CHARS = 120;

/** Somebody asks for it. */
const ASKED =
  /(?<!\p{L})(?:ask|frag|demand|pregunt|pergunt|chied|chiest|vraag|vroeg|pyta|ptá|ptaj|pýta|kérd|întreab|пита|спраш|запит|sor[au]|spør|spurgt|frågar|kysy|ρωτ)|سأل|שואל|پرس|पूछ|জিজ্ঞ|கேட்|ถาม|hỏi|tanya|问我|聞か|訊か|물어/iu;

/** What stands behind a sign, or "is", and a word for what such questions ask for, where they are spoken of. */
function* signedAnswers(text: string, plain: string): Generator<SensitiveMatch> {
  if (!SECURITY.test(text) && !ASKED.test(text)) return;
  yield* unspacedAnswers(text, plain);
  for (const pattern of [SIGNED, IS, APPOSED])
    for (const sign of matchesOf(text, pattern)) {
      const at = sign.index + sign[0].length;
      const from = Math.max(0, sign.index - SIGNED_NEAR_CHARS);
      const near = mentionsIn(plain, from, sign.index);
      const question = near.findLast(({ topics }) => topics.has('questions'));
      if (question === undefined || /[.!?\n]/.test(plain.slice(question.end, sign.index))) continue;
      if (pattern === APPOSED && sign.index - question.end > APPOSED_NEAR_CHARS) continue;
      // "My first dog, Rex, barked at security" tells of a dog.
      const isOfQuestion = near.some((other) => other !== question && other.topics.has('questions'));
      if (pattern === APPOSED && !isOfQuestion && !ASKED.test(text)) continue;
      const around = text.slice(Math.max(0, at - SECURITY_CHARS), at + SECURITY_CHARS);
      if (!SECURITY.test(around) && !ASKED.test(around)) continue;
      const end = answerEnd(text, at, true);
      if (end === null || SMALL_WORDS.has(plain.slice(at, end))) continue;
      if (pattern === APPOSED && (!NAMES.test(text.slice(at, end)) || ANSWERS.includes(plain.slice(at, end))))
        continue;
      yield { kind: 'password', start: at, end };
    }
}

function* unspacedAnswers(text: string, plain: string): Generator<SensitiveMatch> {
  for (const match of matchesOf(text, UNSPACED_IS)) {
    const [start, end] = match.indices?.groups?.answer ?? [0, 0];
    const near = mentionsIn(plain, Math.max(0, match.index - APPOSED_NEAR_CHARS), end);
    const isAsked = near.some(({ topics, end: its }) => topics.has('questions') && its <= match.index);
    if (isAsked && !near.some(({ start: its }) => its >= start)) yield { kind: 'password', start, end };
  }
}

const SIGNED_NEAR_CHARS = 64;

function* toldAnswers(text: string): Generator<SensitiveMatch> {
  const plain = plainOf(text);
  yield* signedAnswers(text, plain);
  for (const word of matchesOf(plain, ANSWER)) {
    const wordEnd = word.index + word[0].length;
    const near = mentionsIn(
      plain,
      Math.max(0, word.index - QUESTION_BEFORE_CHARS),
      Math.min(plain.length, wordEnd + QUESTION_AFTER_CHARS),
    );
    const questions = near.filter(({ topics }) => topics.has('questions'));
    const isAsked = questions.some(({ end }) => end <= word.index);
    const lastBehind = questions.findLast(({ start }) => start >= wordEnd)?.end;
    if (!isAsked && lastBehind === undefined) continue;
    let at = isAsked ? wordEnd : behindQuestion(plain, lastBehind ?? wordEnd, near);
    let isLinked = false;
    for (;;) {
      BEFORE_ANSWER.lastIndex = at;
      at += BEFORE_ANSWER.exec(plain)?.[0].length ?? 0;
      const copula = near.find(({ topics, start }) => topics.has('copulas') && start === at);
      if (copula === undefined || copula.end <= at) break;
      isLinked = true;
      at = copula.end;
    }
    const isSigned = SIGN.test(plain.slice(Math.max(0, at - 6), at));
    if (!isAsked && !isLinked && !isSigned) continue;
    const end = answerEnd(text, at, isLinked || isSigned);
    if (end !== null) yield { kind: 'password', start: at, end };
  }
}

const QUESTION_REST = /^ \p{L}{2,12} $/u;

/** "… to my first pet question is": a word more may end the question. */
function behindQuestion(plain: string, end: number, near: readonly Mention[]): number {
  const copula = near.find(({ topics, start }) => topics.has('copulas') && start > end);
  return copula !== undefined && QUESTION_REST.test(plain.slice(end, copula.start)) ? copula.start : end;
}

/** Where the answer that begins at a place ends; null where none does: small words and descriptions are talk about an answer. */
function answerEnd(text: string, start: number, isLinked: boolean): number | null {
  ANSWER_VALUE.lastIndex = start;
  const clause = ANSWER_VALUE.exec(text)?.[0].trimEnd();
  if (clause === undefined) return null;
  const words = clause.split(' ');
  const capitals = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const isName = !/^\p{Ll}/u.test(clause);
  const first = plainOf(foldWord(words[0] ?? ''));
  if (!isName && (SMALL_WORDS.has(first) || TALK.has(first) || DESCRIPTIONS.has(first))) return null;
  if (!isName && (!isLinked || words.length > 1)) return null;
  if (words.length <= ANSWER_WORDS_MAX) return start + clause.length;
  return capitals > 0 ? start + words.slice(0, capitals).join(' ').length : null;
}
