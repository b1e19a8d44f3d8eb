/**
 * What people tell in passing of bodies, of what a doctor or vet forbids and of what a household does without. If it is not learnt, a later
 * recipe or plan hurts somebody; if the look-alikes are, everybody is ill.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) =>
  extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) }).filter(({ action }) => action === 'remember');
/** Importance from which on a fact is the first of every prompt. */
const FOREMOST = 0.85;
const foremost = (text: string) =>
  kept(text)
    .filter(({ importance }) => importance >= FOREMOST)
    .map(({ content }) => content);

describe('an ill that comes again, or lasts, stands first in every prompt', () => {
  it.each([
    'sciatica since easter',
    'third bout of tonsillitis, pneumonia before that, this year is cursed',
    'my ankle gave way again on the stairs',
    "Otto's hip locked up again",
    'mein Nacken ist schon wieder blockiert',
    'weer een hernia',
    'mes cervicales sont encore bloquées',
    'me volvió el lumbago otra vez',
    'minha lombar travou de novo',
    'mi si è bloccata di nuovo la cervicale',
    'axeln krånglar igen',
    'znowu strzeliło mi kolano',
    'boynum yine tutuldu',
    'опять заклинило поясницу',
    '我的颈椎又疼了',
    'また足首を捻った',
    '발목 또 접질렸어 다시 재발이야',
    'mera kandha phir se akad gaya',
  ])('%s', (text) => {
    expect(foremost(text)).toHaveLength(1);
  });
});

describe('what a doctor, a vet or a physio orders stands first in every prompt', () => {
  it.each([
    'nephrologist says no more bananas',
    'the vet took Milo off beef',
    'der Physio hat mir Kniebeugen verboten',
    'le rhumato m’a supprimé la bière',
    'el digestivo me quitó el picante',
    'a nutricionista cortou o pão do meu marido',
    'il gastroenterologo mi ha tolto il caffè',
    'de dierenarts heeft kip verboden voor onze kat',
    'veterinären sa nej till mjölk för katten',
    'ortopeda zabronił mi biegać',
    'fizyoterapist koşmayı yasakladı, kilo da kaldırmak yasak dedi',
    'ортопед запретил мне бегать',
    '肾内科医生不让我吃香蕉',
    '腎臓内科でバナナを止められました',
    '물리치료 선생님이 스쿼트 하지 말라고 하셨어',
    'physio ne weight uthane se mana kiya hai',
  ])('%s', (text) => {
    expect(foremost(text)).toHaveLength(1);
  });
});

describe('what hurts somebody, and what is done without for it, stands first in every prompt', () => {
  it.each([
    'Cashews had Noor wheezing within minutes',
    "there's been no sesame at ours since Ivo's diagnosis",
    'bei Cashews bekommt Ida sofort Atemnot',
    'wenn ich Cashews esse, schwillt mir die Zunge an',
    'min systers tunga svullnar om hon äter kiwi',
    'hair dye gives my sister blisters on the scalp',
    'kein Sesam mehr im Haus seit Ivos Diagnose',
    'les noix de cajou lui donnent de l’urticaire, à ma nièce',
    'en casa cero sésamo desde el diagnóstico de Iván',
    'castanha me dá urticária',
    'niente sesamo a casa nostra dalla diagnosi di Ivo',
    'geen sesam in huis sinds de diagnose van Ivo',
    'ingen sesam hemma sen Ivo fick diagnosen',
    'u nas w domu żadnego sezamu od diagnozy Ivo',
    'кешью у нас дома под запретом с тех пор как у Ивы нашли аллергию',
    '自从伊伊确诊，我们家就不买芝麻',
    'うちでは娘の診断以来ごまを使いません',
    '우리집은 진단 이후로 참깨 안 먹어',
    'hamare ghar me diagnosis ke baad se til band hai',
  ])('%s', (text) => {
    expect(foremost(text)).toHaveLength(1);
  });

  it('keeps the reason with what is done without', () => {
    expect(foremost('the vet blames the beef, so no more beef for Milo. where do I get lamb?')).toEqual([
      'The vet blames the beef, so no more beef for Milo.',
    ]);
  });

  it('leaves out what is asked for beside it', () => {
    expect(foremost('suggest a picnic, my dermatologist says no more citrus')).toEqual([
      'My dermatologist says no more citrus.',
    ]);
  });
});

describe("what is nobody's ill is none", () => {
  it.each([
    'is sciatica hereditary?',
    'people with sciatica should avoid sitting',
    'one of my patients has sciatica since easter',
    'the main character has epilepsy since childhood',
    'had pneumonia in may, fully recovered',
    'I am allergic to meetings',
    'honestly a heart attack from that invoice',
    'no eggs left in the fridge',
    'chicken and milk are out of stock again at the shop',
    'if I had diabetes I would sell insulin',
    'Menschen mit Gicht trinken wenig',
    'ich habe keine Zöliakie',
    'la protagonista tiene epilepsia desde niña',
    'les personnes atteintes de goutte depuis longtemps',
    'nie powiedziałam, że mam astmę',
    'у меня аллергия на понедельники',
    '痛风会传染吗',
    '小说的主角有癫痫',
    '내가 땅콩 알레르기가 있나',
  ])('%s', (text) => {
    expect(foremost(text)).toEqual([]);
  });
});
