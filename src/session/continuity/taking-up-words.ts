/**
 * By language, what people say around the matter that they want to go on with: "let us carry on our talk about", "machen wir mit …
 * weiter". Such words name no conversation. Data only.
 */
import { termsOf } from '../../lib/text/words.ts';

const WORDS: Readonly<Record<string, string>> = {
  en: 'let us lets continue continuing go going carry pick up resume return back talk talked talking chat conversation discussion discuss discussed topic subject thing yesterday earlier previously last time left off stopped work working please remember recall agree agreed decide decided said tell told',
  de: 'lass lasst uns machen mach weiter weitermachen fortsetzen fortfahren zurück gespräch unterhaltung thema sache gestern letztes letzten mal neulich vorhin aufgehört stehen geblieben stehengeblieben reden gesprochen besprochen bitte erinnern gesagt entschieden',
  nl: 'laten we ga gaan verder verdergaan doorgaan terug gesprek onderwerp gisteren laatste vorige keer gebleven gestopt waren besproken gezegd praten',
  fr: 'continuer continuons reprenons reprendre reprend reprise revenons retour discussion conversation sujet hier dernière fois arrêtés arrêté était étions setait parler parlé dit décidé',
  es: 'continuar continuemos sigamos seguir sigue retomemos retomar volvamos volver dejamos quedamos conversación charla tema ayer última vez hablar hablamos dijimos decidimos',
  it: 'continuiamo continuare riprendiamo riprendere ripartiamo torniamo rimasti eravamo discorso conversazione tema argomento ieri ultima volta parlare detto deciso',
  pt: 'vamos continuar continuemos retomar retomemos voltar voltemos paramos conversa assunto tema ontem última vez falar falamos dissemos decidimos',
  pl: 'kontynuujmy kontynuować wróćmy wracajmy skończyliśmy rozmowa rozmowy temat tematu wczoraj ostatnio poprzednio mówiliśmy',
  cs: 'pokračujme pokračovat vraťme skončili rozhovor téma včera minule naposledy',
  ru: 'давай давайте продолжим продолжать вернемся вернёмся остановились места разговор разговора тема тему вчера прошлый раз обсуждали говорили',
  uk: 'давай продовжимо повернемося зупинилися місця розмова розмову тема вчора минулого разу',
  sv: 'låt oss fortsätta fortsätt tillbaka slutade samtal samtalet ämne igår förra gången pratade',
  da: 'lad os fortsætte fortsæt tilbage slap samtale samtalen emne går sidste gang talte',
  no: 'la oss fortsette fortsett tilbake slapp samtale samtalen emne går forrige sist gang snakket',
  tr: 'devam edelim edelım et dönelim kaldığımız yerden yer konuşma konu dün geçen sefer konuştuk',
  zh: '让 让我们 我们 继续 接着 关于 讨论 谈话 对话 话题 上次 昨天 之前 聊',
  ja: '話 話題 会話 続き 続け 続ける しよう 前回 昨日 先日',
  ko: '얘기 이야기 대화 주제 계속 계속하자 이어서 지난번 지난번에 어제 멈춘 곳에서',
  ar: 'دعنا لنكمل نكمل لنواصل نواصل نعود بشأن حول حديث حديثنا موضوع أمس المرة الماضية توقفنا',
};

/** Their terms. */
export const TAKING_UP_TERMS: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap(termsOf));
