/**
 * Whoever is named only by name may be hurt as well as a daughter: what "Fenja" does not bear stands in every later prompt, though nobody said
 * who she is. What is said of a food or of an ill, and of nobody, does not.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const learn = (text: string) => extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9), before: [] });

/** Importance of what must shape every answer. */
const FOREMOST = 0.85;

describe('what somebody by name does not bear', () => {
  it.each([
    'Fenja has celiac disease',
    'Fenja is diabetic',
    'Fenja is vegan',
    'Bitte ohne Mehl, Fenja hat Zöliakie.',
    'Fenja ist gegen Nüsse allergisch',
    'Fenja darf kein Schweinefleisch essen',
    'Fenja est allergique aux noix',
    'Fenja ne peut pas manger de porc',
    'Fenja es celíaca',
    'Fenja no puede comer cerdo',
    'Fenja è celiaca',
    'Fenja non può mangiare maiale',
    'Fenja não pode comer porco',
    'Fenja is allergisch voor noten',
    'Fenja heeft diabetes',
    'Fenja nie może jeść wieprzowiny',
    'Fenja çölyak hastası',
    '민지는 셀리악병이 있어',
    '민지는 비건이야',
    'Tante Halina hat Zöliakie',
    'und Marek ist Diabetiker',
  ])('%s: is kept foremost', (text) => {
    expect(learn(text).map(({ importance }) => importance >= FOREMOST)).toEqual([true]);
  });
});

describe('what is of nobody', () => {
  it.each([
    'Wein ist vegan',
    'Brot hat Gluten',
    'Milch ist nicht vegan',
    'La leche tiene lactosa',
    'Tofu ist vegetarisch',
    'Le gluten est une allergie',
    'Is Fenja vegan?',
    'If Fenja is vegan, what do I cook?',
    'Übersetze: Fenja hat Zöliakie',
    'Fenja hat keine Allergie',
  ])('%s: teaches nothing', (text) => {
    expect(learn(text)).toEqual([]);
  });

  it.each(['Heuschnupfen ist wieder da', 'My hay fever is back'])(
    '%s: is of its author all the same',
    (text) => {
      expect(learn(text)).toHaveLength(1);
    },
  );
});
