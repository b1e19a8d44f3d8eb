/**
 * What somebody may not eat, carry or take, told in passing and without the name of an illness. If it is not learnt, or counts for little,
 * the prompt of a later recipe says nothing of it; if the look-alikes are, everybody is ill.
 */
import { expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) }).filter(({ action }) => action === 'remember');
/** Importance from which on a fact is the first of every prompt. */
const FOREMOST = 0.85;

it.each([
  'mango makes my mouth swell',
  'my throat itches when i eat kiwi',
  'strawberries give me a rash',
  'no penicilin for me, came up in hives with it as a girl',
  'my son reacts badly to amoxicillin',
  "i'm not supposed to lift anything over 10kg",
  'Mom has trouble swallowing now',
  'mi mami es hipertensa',
  'las fresas me sacan ronchas',
  'a la brenda le cierra la garganta el camaron',
  'Penicillin, das war schlimm, ich hatte überall Quaddeln und keine Luft',
  'no puedo cargar más de 10 kilos',
  'kiwi macht bei mir zunge dick',
  'bei nüssen schwillt mir der hals zu',
  'ich darf nichts über 10 kilo heben',
  'ma belle-mère est hypertendue',
  "je n'ai pas le droit de porter plus de 10 kilos",
  'le fragole mi fanno gonfiare le labbra',
  'non posso sollevare più di 10 chili',
  'minha mãe é hipertensa',
  'não posso carregar mais de 10 quilos',
  'van aardbeien krijg ik uitslag',
  'ik mag niks zwaarder dan 10 kilo tillen',
  'po truskawkach mam wysypkę',
  'nie wolno mi dźwigać więcej niż 10 kg',
  'от клубники у меня сыпь',
  'мне нельзя поднимать больше 10 кг',
  'çilek yiyince dudağım şişiyor',
  '10 kilodan fazla kaldırmam yasak',
  'マンゴー食べると口が腫れる',
  '10キロ以上は持っちゃダメって言われてる',
  '吃芒果嘴巴会肿',
  '我不能提超过10公斤的东西',
  '망고 먹으면 입이 부어요',
  '10킬로 넘는 건 들면 안 돼요',
  'الفراولة تسبب لي طفح',
  'ممنوع أرفع أكثر من 10 كيلو',
  'मूंगफली खाने से मेरा मुँह सूज जाता है',
  'doctor ne wazan uthane se mana kiya hai',
])('stands first in every prompt: %s', (text) => {
  expect(kept(text).map(({ importance }) => importance >= FOREMOST)).toEqual([true]);
});

it.each([
  ['Mom has trouble swallowing, so soft stuff for her', 'Mom has trouble swallowing, so soft stuff for her.'],
  ['ich habe Zöliakie, also kein Weizen', 'Ich habe Zöliakie, also kein Weizen.'],
  ['i have a bad knee so what can i do', 'I have a bad knee.'],
])('is told with what follows from it, and not with what is asked for: %s', (text, content) => {
  expect(kept(text).map((signal) => signal.content)).toEqual([content]);
});

it.each([
  'that was a rash decision',
  "i can't carry on like this",
  'i keep bees, three hives',
  'the new album comes out in may',
  "i'm not supposed to tell anyone",
  'ich darf keine Fehler machen',
  'ik kan niet tegen drukte',
  'does kiwi make your mouth itch',
  'she said mango makes her mouth swell',
  '这个不能提前吗',
])("is nobody's body: %s", (text) => {
  expect(kept(text).filter(({ importance }) => importance >= FOREMOST)).toEqual([]);
});
