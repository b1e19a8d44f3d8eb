/**
 * Texts that are ordered. If the first fails, a user is said to be what only their letter says; if the second does, what they told beside the
 * order is lost.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const contents = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) }).map(({ content }) => content);

it.each([
  "write a bio saying I'm a chef in Rome",
  'write me a cover letter that says I have ten years of experience as a nurse',
  "can you write a short letter saying i'm allergic to nuts",
  'please draft an email to my landlord that says I have two cats',
  'write a caption: my dog Rex turned 5',
  'words for a card to hatty and the little one please, from the both of us',
  'schreib mir eine Bewerbung, in der steht wo ich arbeite',
  'schreib mir nen zweizeiler für linkedin wo ich arbeite',
  'escribe una carta diciendo que soy celíaca',
  'écris une bio qui dit que je suis chef à Rome',
  'scrivi una mail dicendo che lavoro a Milano',
  'escreve um texto dizendo que sou enfermeira',
  'schrijf een bio waarin staat dat ik kok ben in Rome',
  'napisz maila, że mieszkam w Krakowie',
  'напиши письмо что я работаю врачом',
  'bana hemşire olduğumu söyleyen bir biyografi yaz',
  '私は東京で働いていると書いた自己紹介を書いて',
  '帮我写一封信说我在北京工作',
  '나는 서울에 산다고 하는 자기소개 써줘',
  'اكتب رسالة تقول إنني أعمل طبيبا',
  'ek bio likho jisme likha ho ki main delhi mein rehta hoon',
  'मेरे लिए एक बायो लिखो कि मैं दिल्ली में रहता हूँ',
])('tell nothing: %s', (text) => {
  expect(contents(text)).toEqual([]);
});

it.each([
  ["Write me a bio, I'm a chef in Rome", 'Works as a chef in Rome.'],
  ['write a letter to my landlord. i live in leeds', 'Lives in leeds.'],
  ['I write a blog about my dog Rex', 'I write a blog about my dog Rex.'],
  [
    'create a shopping list, my son is allergic to nuts',
    'Create a shopping list, my son is allergic to nuts.',
  ],
  ['soy celíaca, escríbeme una receta', 'Soy celíaca.'],
  ['मैं दिल्ली में रहता हूँ, मेरे लिए एक बायो लिखो', 'मैं दिल्ली में रहता हूँ.'],
  ['ben hemşireyim, bana bir biyografi yaz', 'Ben hemşireyim.'],
  ['私は東京で看護師として働いています。自己紹介を書いて', '私は東京で看護師として働いています。'],
  ['always write a summary at the end', 'Always write a summary at the end.'],
])('but what stands beside the order does: %s', (text, content) => {
  expect(contents(text)).toContain(content);
});

describe('an errand', () => {
  it.each([
    'message for my sister Paty to come along with my mother',
    'short mail to my landlord about the boiler',
    'help me plan the trip to Rome with my wife',
    'hazle un plan de estudio de 5 semanas',
    'mensaje para mi hermana Paty para que acompañe a mi suegra',
    'ayúdame a planear el viaje con mi esposa',
    'aide-moi à planifier le voyage avec ma femme',
    'message pour ma sœur Paula',
    'aiutami a organizzare il viaggio con mia moglie',
    'mail breve al mio padrone di casa',
    'ajuda-me a planear a viagem com a minha mulher',
    'mensagem para a minha irmã Paula vir connosco',
    'korte mail aan mijn huisbaas over de ketel',
    'Nachricht an meine Schwester Paula, dass sie mitkommt',
  ])('%s: tells nothing of whoever it is for', (text) => {
    expect(contents(text)).toEqual([]);
  });

  it.each([
    'card for my brother Tom who turns 40',
    'tarjeta para mi hermano Tom que cumple 40',
    'Karte für meinen Bruder, der Lehrer ist',
  ])('%s: tells how old they are, or what', (text) => {
    expect(contents(text)).toHaveLength(1);
  });
});
