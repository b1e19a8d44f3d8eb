/**
 * What a user is told when a conversation cannot be gone on with. The words claim nothing of what was said, promised or
 * known: only that no earlier messages are at hand, and what helps. Pure.
 */

import { detectLanguage } from '../../language/detect.ts';
import { normalisedContent } from '../../memory/changes/content.ts';
import { languagesOfCue } from './languages.ts';

/** In English, and where the language of a message is not known. */
export const DEFAULT_RECOVERY_MESSAGE =
  'I have no earlier messages to go by here. Please tell me again what I need to know, and we can go on from there.';

/** By language; every language with continuity cues has one. */
export const RECOVERY_MESSAGES: Readonly<Record<string, string>> = {
  en: DEFAULT_RECOVERY_MESSAGE,
  de: 'Mir liegen hier keine früheren Nachrichten vor. Bitte nenne mir noch einmal, was ich wissen muss, dann können wir weitermachen.',
  fr: "Je n'ai ici aucun message antérieur. Redites-moi ce que je dois savoir, et nous pourrons continuer.",
  es: 'Aquí no tengo mensajes anteriores. Dime de nuevo lo que necesito saber y seguimos desde ahí.',
  pt: 'Não tenho aqui mensagens anteriores. Diga-me de novo o que preciso saber e continuamos a partir daí.',
  it: 'Qui non ho messaggi precedenti. Dimmi di nuovo quello che devo sapere e proseguiamo da lì.',
  nl: 'Ik heb hier geen eerdere berichten. Vertel me nog eens wat ik moet weten, dan gaan we van daaruit verder.',
  pl: 'Nie mam tu wcześniejszych wiadomości. Napisz mi jeszcze raz, co muszę wiedzieć, i pójdziemy dalej.',
  sv: 'Jag har inga tidigare meddelanden här. Berätta igen vad jag behöver veta, så fortsätter vi därifrån.',
  tr: 'Burada önceki mesajlar elimde yok. Bilmem gerekenleri lütfen yeniden yazın, oradan devam edelim.',
  ru: 'У меня здесь нет предыдущих сообщений. Напишите ещё раз, что мне нужно знать, и продолжим.',
  uk: 'У мене тут немає попередніх повідомлень. Напишіть ще раз, що мені потрібно знати, і продовжимо.',
  el: 'Δεν έχω εδώ προηγούμενα μηνύματα. Πείτε μου ξανά τι πρέπει να ξέρω και συνεχίζουμε από εκεί.',
  ar: 'ليست لدي هنا رسائل سابقة. أخبرني من جديد بما أحتاج إلى معرفته ثم نكمل.',
  he: 'אין לי כאן הודעות קודמות. אפשר לכתוב לי שוב מה צריך לדעת, ונמשיך משם.',
  zh: '我这里没有之前的消息。请再告诉我需要知道的内容，我们就可以接着谈。',
  ja: 'こちらには以前のメッセージがありません。必要なことをもう一度教えていただければ、そこから続けられます。',
  ko: '여기에는 이전 메시지가 없습니다. 제가 알아야 할 내용을 다시 알려 주시면 이어서 진행하겠습니다.',
  th: 'ที่นี่ไม่มีข้อความก่อนหน้า โปรดบอกสิ่งที่จำเป็นต้องทราบอีกครั้ง แล้วเราจะคุยต่อจากตรงนั้น',
};

/** Korean is no language of the question analysis: its letters tell it. */
const HANGUL = /\p{Script=Hangul}/u;

/** The message to a user who wrote this. Short cues are seldom told by their function words: their own language counts. */
export const recoveryMessage = (written: string): string =>
  RECOVERY_MESSAGES[HANGUL.test(written) ? 'ko' : languageOf(written)] ?? DEFAULT_RECOVERY_MESSAGE;

function languageOf(written: string): string {
  const detected = detectLanguage(written)?.code ?? '';
  const languages = languagesOfCue(written);
  return languages.includes(detected) ? detected : (languages[0] ?? detected);
}

const TEXTS: ReadonlySet<string> = new Set(Object.values(RECOVERY_MESSAGES).map(normalisedContent));

/** Whether a text is what users are told then: ours in any language, or what the workspace has configured. */
export function isRecoveryMessage(text: string, configured: string | null): boolean {
  const told = normalisedContent(text);
  return TEXTS.has(told) || (configured !== null && told === normalisedContent(configured));
}
