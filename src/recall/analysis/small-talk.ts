/** Messages that ask for nothing: greetings, thanks, assent. Recall would answer them with whatever shares a word. Pure. */

import { detectLanguage } from '../../language/detect.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { wordsOf } from '../../lib/text/words.ts';

/** A longer message says something besides. */
const SMALL_TALK_MAX_WORDS = 8;
const SMALL_TALK_MAX_CHARS = 200;

const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const SMALL_TALK = new Set(
  [
    'hi hello hey hiya yo howdy greetings good morning afternoon evening night day welcome bye goodbye cheers',
    'thanks thank thx ty ok okay k sure alright right fine great cool nice perfect awesome amazing wonderful lovely helpful',
    'yes yeah yep yup no nope please sorry lol haha hmm hm oh ah wow well really much very so got it understood noted',
    'hallo moin servus guten morgen tag abend danke vielen dank dankeschön bitte tschüss gut super prima klasse genau ja nein schön',
    'bonjour bonsoir salut merci beaucoup oui non parfait super merveilleux au revoir',
    'hola buenos días buenas tardes noches gracias muchas vale sí no adiós perfecto genial',
    'ciao buongiorno buonasera grazie mille sì va bene perfetto arrivederci',
    'olá oi bom dia boa tarde noite obrigado obrigada sim não tchau',
    'привет здравствуйте спасибо большое да нет хорошо ладно пока отлично добрый день утро вечер',
    '你好 您好 谢谢 好的 好 是的 再见 早上好 晚上好 嗯 多谢 こんにちは おはよう こんばんは ありがとう ございます はい いいえ うん さようなら 감사합니다 안녕하세요 네 아니요',
    'مرحبا شكرا نعم لا حسنا',
  ].flatMap(wordsOf),
);

/** Whether a message is nothing but a greeting, thanks or assent, in its own language. */
export function isSmallTalk(text: string): boolean {
  if (text.length > SMALL_TALK_MAX_CHARS) return false;
  const words = wordsOf(text);
  if (words.length > SMALL_TALK_MAX_WORDS) return false;
  if (/[?？؟]/u.test(text)) return false;
  if (words.every((word) => PICTOGRAPH.test(word))) return true;
  const language = detectLanguage(text);
  const functionWords = language === null ? new Set<string>() : stopWordsOf(language);
  return (
    words.some((word) => SMALL_TALK.has(word)) &&
    words.every((word) => SMALL_TALK.has(word) || functionWords.has(word))
  );
}
