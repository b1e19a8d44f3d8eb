/**
 * Values that a sentence takes back itself. If it fails, an assistant tells its user the very value that they put right in the same breath.
 */
import { describe, expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const kept = (text: string) => extractSignals(text, { occurredAt: Date.UTC(2026, 4, 4, 9) });
const contents = (text: string) => kept(text).map(({ content }) => content);

describe('of a value that is put right in the same sentence', () => {
  it.each([
    ['I live in Rome, sorry, I meant Milan', 'Lives in Milan.', 'home'],
    ["I'm from Cork - no wait, Galway.", 'Is from Galway.', 'origin'],
    ['My name is Anna, sorry, Anne.', 'Name is Anne.', 'name'],
    ['I work at Bosch, correction, Zeiss', 'Works at Zeiss.', 'work.employer'],
  ])('what was meant is kept: %s', (text, content, topicKey) => {
    expect(kept(text).find((signal) => signal.topicKey === topicKey)).toMatchObject({ content });
  });

  it.each([
    'My sister lives in Rome, no wait, Milan.',
    'Ich wohne in Köln, Quatsch, in Bonn.',
    "J'habite à Lyon, pardon, Nantes.",
    'Vivo en Sevilla, perdón, quise decir Granada.',
    'We have 3 cats, sorry, 4.',
  ])('the words are kept as they were said: %s', (text) => {
    expect(contents(text)).toEqual([text]);
  });
});

describe('a word of hesitation mends nothing', () => {
  it.each([
    ['I live in Rome - sorry for the late reply', 'Lives in Rome.'],
    ["I'm from Ghent, actually I love it", 'Is from Ghent.'],
    ['I live in Rome, sorry, Anna asked me that before', 'Lives in Rome.'],
  ])('%s', (text, content) => {
    expect(contents(text)).toContain(content);
  });
});
