/**
 * How a language takes a name or a language of answers back: "stop calling me …", "you need not answer in … any more". With
 * "never" or "stop" before a name it is a boundary besides. Romance languages stand in `romance-withdrawals.ts`.
 */
import { type Form, forms } from './spec.ts';

/** Forms of one language. */
export function withdrawing(
  languages: readonly string[],
  names: readonly string[],
  namesForGood: readonly string[],
  languagesForGood: readonly string[] = [],
): Form[] {
  return [
    ...forms('language', 'language', languagesForGood, { withdraws: 'for_good' }),
    ...forms('language', 'language', languages, { withdraws: 'now' }),
    ...forms('address', 'name', namesForGood, { withdraws: 'for_good' }),
    ...forms('address', 'name', names, { withdraws: 'now' }),
  ];
}

const MORE = '(?: any ?more| any longer| again| ever)*';
const ANSWERING = '(?:answering|replying|responding|speaking|writing|talking|chatting|texting)';
const ANSWER = '(?:answer|reply|respond|speak|write|talk|chat|text)';
const TO_ME = '(?: to me| with me| me| us)?';

export const ENGLISH_WITHDRAWALS = withdrawing(
  [
    `(?:stop|quit|forget about) ${ANSWERING}${TO_ME}(?: in)? {language}(?: to me| with me)?${MORE}`,
    `(?:(?:you )?(?:don't|do not|dont|no longer)(?: (?:have|need) to)?|(?:there's |there is )?no need to) ${ANSWER}${TO_ME}(?: in)? {language}(?: to me| with me)?${MORE}`,
    `forget (?:that )?(?:you|i) (?:should|must|have to|had to|were to|told you to|asked you to) ${ANSWER}${TO_ME}(?: in)? {language}`,
    'no more {language}(?: (?:answers|replies|responses))?',
  ],
  [
    "(?:don't|do not|dont) call me {name}",
    `i (?:don't|do not|dont|no longer) want (?:you to call me|to be called) {name}${MORE}`,
    `(?:you )?(?:no longer|(?:don't|do not|dont)) (?:have|need) to call me {name}${MORE}`,
  ],
  [
    `(?:stop|quit) (?:calling me|addressing me as|referring to me as) {name}${MORE}`,
    `never(?: ever)?(?: again)? call me {name}${MORE}`,
    `(?:don't|do not|dont)(?: ever)? call me {name} (?:again|ever|any ?more|any longer)`,
  ],
  [`never(?: ever)?(?: again)? ${ANSWER}${TO_ME}(?: in)? {language}${MORE}`],
);

const DE_ANSWER = '(?:antworten|schreiben|sprechen|reden)';

export const GERMAN_WITHDRAWALS = withdrawing(
  [
    '(?:antworte|schreibe?|sprich|rede)(?: mir| mit mir)? (?:nicht mehr|nicht länger|nie mehr|nie wieder)(?: auf| in)? {language}(?: mit mir)?',
    `(?:höre? auf|aufhören),?(?: mir| mit mir)?(?: auf| in)? {language} zu ${DE_ANSWER}`,
    `(?:(?:du )?(?:musst|brauchst|sollst|kannst)(?: du)? )?(?:jetzt )?nicht (?:mehr|länger)(?: auf| in)? {language} (?:zu )?${DE_ANSWER}`,
    '(?:kein {language} mehr)',
  ],
  [
    'nenne? mich (?:bitte )?nicht {name}',
    '(?:(?:du )?(?:musst|brauchst|sollst)(?: du)? )?mich nicht (?:mehr|länger) {name} (?:zu )?nennen',
    'aufhören,? mich {name} zu nennen',
  ],
  [
    '(?:nenne?|nennen sie) mich (?:nicht mehr|nicht länger|niemals|nie wieder|nie mehr|nie) {name}',
    'höre? auf,? mich {name} zu nennen',
  ],
);

export const DUTCH_WITHDRAWALS = withdrawing(
  [
    '(?:antwoord|praat|spreek|schrijf)(?: me| met me)? (?:niet meer|niet langer|nooit meer)(?: in(?: het)?)? {language}(?: meer)?',
    '(?:stop|stoppen|ophouden|hou op) met(?: in(?: het)?)? {language} (?:te )?(?:antwoorden|praten|spreken|schrijven)',
    '(?:stop|stoppen|ophouden|hou op) met (?:antwoorden|praten|spreken|schrijven) in(?: het)? {language}',
    '(?:je )?(?:hoeft|hoef|moet)(?: je)? niet (?:meer|langer)(?: in(?: het)?)? {language} (?:te )?(?:antwoorden|praten|spreken|schrijven)',
  ],
  ['noem me niet {name}', '(?:je )?(?:hoeft|hoef)(?: je)? me niet (?:meer|langer) {name} te noemen'],
  [
    'noem (?:me|mij) (?:niet meer|nooit meer|nooit) {name}',
    'noem (?:me|mij) geen {name} meer',
    '(?:stop|stoppen|ophouden|hou op) met (?:me|mij) {name} (?:te )?noemen',
  ],
);

const RU_ANSWER = '(?:отвечать|говорить|писать|общаться)';
const RU_IN = '(?:на|по)[- ]?{language}(?: языке)?';

export const RUSSIAN_WITHDRAWALS = withdrawing(
  [
    `(?:перестань(?:те)?|перестать|прекрати(?:те)?|хватит)(?: мне| со мной)? ${RU_ANSWER}(?: мне| со мной)? ${RU_IN}`,
    `(?:больше )?не (?:отвечай|отвечайте|говори|говорите|пиши|пишите)(?: мне| со мной)?(?: больше)? ${RU_IN}(?: больше)?`,
    `(?:больше )?не (?:нужно|надо|обязательно)(?: больше)? ${RU_ANSWER}(?: мне| со мной)? ${RU_IN}(?: больше)?`,
  ],
  ['не (?:называй|зови|называйте|зовите) меня {name}'],
  [
    '(?:больше|никогда|никогда больше|больше никогда) не (?:называй|зови|называйте|зовите) меня {name}',
    'не (?:называй|зови) меня больше {name}',
    '(?:перестань(?:те)?|прекрати(?:те)?|хватит) (?:называть|звать) меня {name}',
  ],
);

const PL_ANSWER = '(?:odpowiadać|mówić|pisać|rozmawiać)';

export const POLISH_WITHDRAWALS = withdrawing(
  [
    `(?:przestań|przestać)(?: mi| do mnie| ze mną)? ${PL_ANSWER}(?: mi| do mnie| ze mną)? po {language}`,
    '(?:już |więcej )?nie (?:odpowiadaj|mów|pisz|rozmawiaj)(?: mi| do mnie| ze mną)?(?: już| więcej)? po {language}(?: już| więcej)?',
    `nie musisz(?: już| więcej)? ${PL_ANSWER}(?: mi| do mnie| ze mną)? po {language}`,
  ],
  ['nie (?:mów mi|mów do mnie|nazywaj mnie) {name}'],
  [
    '(?:nigdy|nigdy więcej|już|więcej) nie (?:mów mi|mów do mnie|nazywaj mnie) {name}',
    'nie (?:mów mi|mów do mnie|nazywaj mnie) (?:już|więcej) {name}',
    'przestań (?:mówić mi|mówić do mnie|nazywać mnie) {name}',
  ],
);

export const TURKISH_WITHDRAWALS = withdrawing(
  [
    '(?:bana )?(?:bir daha )?{language} (?:cevap verme|yanıt verme|konuşma|yazma)(?:yin|yın)?',
    '(?:bana )?{language} (?:cevap vermeyi|yanıt vermeyi|konuşmayı|yazmayı) (?:bırak|kes)(?:ın|in)?',
    '{language} (?:cevap vermene|konuşmana|yazmana) gerek (?:yok|kalmadı)',
  ],
  [],
  [
    'bana(?: bir daha)? {name} (?:deme|demeyin|demeyi bırak|diye seslenme|diye hitap etme)',
    'beni {name} diye çağırma',
  ],
);

const ZH_ANSWER = '(?:来)?(?:回答|回复|答复|说话|交流|跟我说话?|和我说话?)?(?:我)?';

export const CHINESE_WITHDRAWALS = withdrawing(
  [`(?:不要|别|不用|不必|不许|停止)(?:再|继续)?(?:用|使用|以|说|讲){language}${ZH_ANSWER}`],
  [],
  ['(?:不要|别|不许)(?:再)?(?:叫|称呼|喊)我(?:为|做|作)?{name}'],
);

export const JAPANESE_WITHDRAWALS = withdrawing(
  [
    '(?:もう)?{language}で(?:答えないで|話さないで|返答しないで|回答しないで|書かないで)(?:ください|くれ|ほしい)?',
    '(?:もう)?{language}で(?:答える|話す|返答する|回答する|書く)のを?やめて(?:ください|くれ|ほしい)?',
    '(?:もう)?{language}で(?:答え|話さ|返答し|回答し)なくて(?:も)?いい(?:です|よ)?',
  ],
  [],
  [
    '(?:もう)?(?:(?:私|僕|俺)(?:のこと)?を)?{name}(?:って|と)呼ばないで(?:ください|くれ|ほしい)?',
    '(?:もう)?(?:(?:私|僕|俺)(?:のこと)?を)?{name}(?:って|と)呼ぶのをやめて(?:ください|くれ|ほしい)?',
  ],
);

export const KOREAN_WITHDRAWALS = withdrawing(
  [
    '(?:더 이상 |이제 |다시는 )*{language}로 (?:대답|답변|답|말|얘기)하지 (?:마|말아|않아도 돼)(?:세요|라|요)?(?: ?줘| ?주세요)?',
    '{language}로 (?:대답|답변|말|얘기)하는 (?:것을|것은|걸|거) 그만(?:둬|해)?(?: ?줘| ?주세요)?',
  ],
  [],
  [
    '(?:더 이상 |이제 |다시는 )*(?:나를|날|저를|절) {name}(?:이라고|라고) 부르지 (?:마|말아)(?:세요|라|요)?(?: ?줘| ?주세요)?',
  ],
);
