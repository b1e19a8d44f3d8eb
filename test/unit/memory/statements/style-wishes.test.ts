/**
 * Wishes for how to be answered that stand in the midst of a longer message. One that is missed must be said again in each conversation; one
 * that is made up of a task or of somebody's habits bends every later answer.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const orders = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) })
    .filter(({ action, kind }) => action === 'remember' && kind === 'instruction')
    .map(({ content }) => content);

/** What stands before and behind a wish, so that the message is long and asks for something else. */
const around = (wish: string, before: string, behind: string) => `${before} ${wish} ${behind}`;

describe('a wish within a longer message stands in every later prompt', () => {
  it.each([
    [
      'I would rather read connected prose than bulleted lists.',
      'We are moving the choir to a new hall.',
      'Where do we begin?',
    ],
    [
      'Keep it short, I read on my phone.',
      'The boiler is out again and the plumber charges by the hour.',
      'Is 90 fair?',
    ],
    [
      'I get lost in big words, so always explain things in plain english.',
      'Our lease ends in May.',
      'Can they keep the deposit?',
    ],
    [
      'Schreib mir bitte immer ganze Sätze, Stichpunkte überfordern mich.',
      'Wir planen einen Umbau.',
      'Was kostet ein Statiker?',
    ],
    [
      'Cuando me expliques algo ponme siempre un ejemplo con números.',
      'Abrimos un taller en mayo.',
      '¿Qué licencia hace falta?',
    ],
    [
      'Quand tu me réponds, commence toujours par la conclusion.',
      'On vend la ferme cette année.',
      'Quel notaire choisir ?',
    ],
    [
      'Quando me explicar, usa sempre palavras simples.',
      'A horta vai crescer este ano.',
      'Que adubo compro?',
    ],
    [
      'Con me usa sempre frasi brevi, mi perdo nei periodi lunghi.',
      'Apriamo un chiosco.',
      'Che permessi servono?',
    ],
    ['Begin bij mij altijd met de conclusie.', 'We kopen een oud schip.', 'Welke keuring is nodig?'],
    [
      'Använd aldrig tabeller när du svarar, min skärmläsare klarar dem inte.',
      'Vi bygger ett växthus.',
      'Vilken grund behövs?',
    ],
    ['Pisz do mnie zawsze krótkimi zdaniami, gubię wątek.', 'Kupujemy stary młyn.', 'Od czego zacząć?'],
    [
      'Bana cevap verirken hep kısa cümleler kullan.',
      'Yeni bir atölye açıyoruz.',
      'Hangi izinler gerekiyor?',
    ],
    ['Всегда начинайте с вывода, я теряю нить.', 'Мы покупаем старую мельницу.', 'С чего начать?'],
    ['以后回答我都先给结论。', '我们打算开一家小书店。', '需要办什么证？'],
    ['私への説明はいつも短い文でお願いしたいです。', '来年、古い家を直します。', '何から始めますか。'],
    ['저한테는 항상 결론부터 답해 주세요.', '작은 공방을 열려고 합니다.', '뭐부터 준비해야 하나요?'],
    [
      'mujhe hamesha aasaan hindi me samjhaya karo.',
      'Hum ek dukaan kholna chahte hain.',
      'Licence kaise milega?',
    ],
  ])('%s', (wish, before, behind) => {
    const [order, ...more] = orders(around(wish, before, behind));
    expect(more).toEqual([]);
    expect(wish.toLowerCase()).toContain(order?.toLowerCase().slice(0, -1) ?? 'nothing');
  });
});

describe('what is no wish for later answers orders nothing', () => {
  it.each([
    'I always write short emails to my boss.',
    'Give me three examples for the talk.',
    'Explain it in short sentences, just this once.',
    'My boss always wants bullet points when we answer him.',
    'Ich schreibe meiner Oma immer kurze Briefe.',
    'Antworte diesmal in Stichpunkten.',
    'Explique-moi la conclusion de ce livre.',
    'Dame un ejemplo corto.',
    '先生はいつも例を出して説明してくれた。',
  ])('%s', (text) => {
    expect(orders(text)).toEqual([]);
  });
});
