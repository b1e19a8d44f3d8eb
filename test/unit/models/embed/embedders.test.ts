/**
 * The embedded embedders: without them nothing is found by likeness in the default configuration. Determinism matters
 * most: vectors are stored, so a vector that comes out differently tomorrow matches nothing written today.
 */
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../../src/lib/crypto/hash.ts';
import type { Embedder } from '../../../../src/memory/ports.ts';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import { trigramWeight, wordWeight } from '../../../../src/models/embed/chargram-rarity.ts';
import { HashEmbedder } from '../../../../src/models/embed/hash-embedder.ts';
import { HASH_SEED, hashText } from '../../../../src/models/embed/text-features.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../../support/growth.ts';

const EMBEDDERS: readonly Embedder[] = [new ChargramEmbedder(), new HashEmbedder()];

/** Two near sentences and one on something else, in ten languages and eight scripts. */
const SENTENCES: Record<string, readonly [string, string, string]> = {
  English: [
    'My sister plays the cello',
    'Does your sister still play the cello?',
    'The train leaves at seven',
  ],
  German: [
    'Meine Schwester spielt Cello',
    'Spielt deine Schwester noch Cello?',
    'Der Zug fährt um sieben ab',
  ],
  French: [
    'Ma sœur joue du violoncelle',
    'Ta sœur joue encore du violoncelle ?',
    'Le train part à sept heures',
  ],
  Turkish: ['Kız kardeşim viyolonsel çalıyor', 'Kardeşin viyolonsel çalar mı?', 'Tren saat yedide kalkıyor'],
  Russian: ['Моя сестра играет на виолончели', 'Сестра играла на виолончели?', 'Поезд уходит в семь часов'],
  Greek: ['Η αδερφή μου παίζει τσέλο', 'Παίζει τσέλο η αδερφή σου;', 'Το τρένο φεύγει στις επτά'],
  Arabic: ['أختي تعزف على التشيلو', 'هل تعزف أختك على التشيلو؟', 'القطار يغادر الساعة السابعة'],
  Hindi: ['मेरी बहन सेलो बजाती है', 'क्या तुम्हारी बहन सेलो बजाती है?', 'ट्रेन सात बजे चलेगी'],
  Japanese: ['妹はチェロを弾きます', '妹さんはチェロを弾きますか', '電車は七時に出ます'],
  Chinese: ['我妹妹会拉大提琴', '你妹妹还拉大提琴吗', '火车七点出发'],
  Thai: ['น้องสาวของฉันเล่นเชลโล', 'น้องสาวยังเล่นเชลโลอยู่ไหม', 'รถไฟออกเจ็ดโมง'],
};

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

async function embedOne(embedder: Embedder, text: string): Promise<Float32Array> {
  const [vector] = await embedder.embed([text], 'document');
  if (!vector) throw new Error('no vector');
  return vector;
}

async function likeness(embedder: Embedder, a: string, b: string): Promise<number> {
  return cosine(await embedOne(embedder, a), await embedOne(embedder, b));
}

describe.each(EMBEDDERS)('$model', (embedder) => {
  it.each(Object.entries(SENTENCES))(
    'gives %s unit vectors, near ones for near sentences',
    async (_, sentences) => {
      const vectors = await embedder.embed([...sentences], 'document');
      expect(vectors.map((vector) => vector.length)).toEqual(Array(3).fill(embedder.dimensions));
      for (const vector of vectors) expect(cosine(vector, vector)).toBeCloseTo(1, 5);
      const [near, far] = await Promise.all([
        likeness(embedder, sentences[0], sentences[1]),
        likeness(embedder, sentences[0], sentences[2]),
      ]);
      expect(near).toBeGreaterThan(far + 0.15);
    },
  );

  it('gives the same vector again, alone or in a batch, from this instance or another', async () => {
    const texts = Object.values(SENTENCES).flat();
    const batch = await embedder.embed(texts, 'document');
    const again = await new (embedder.constructor as new () => Embedder)().embed(texts.toReversed(), 'query');
    expect(again.toReversed()).toEqual(batch);
    expect(await embedOne(embedder, texts[3] ?? '')).toEqual(batch[3]);
  });

  it('does not tell case, width or accents apart', async () => {
    expect(await likeness(embedder, 'Café CRÈME in Zürich', 'cafe creme in zurich')).toBeCloseTo(1, 5);
    expect(await likeness(embedder, 'ＡＢＣ１２３', 'abc123')).toBeCloseTo(1, 5);
  });

  it.each(['', '   \n', '🎉🎉 👩‍👩‍👧', '?!… — «»', '\u0301\u0301', '\u0000'])(
    'gives zeros for %j',
    async (text) => {
      expect(await embedOne(embedder, text)).toEqual(new Float32Array(embedder.dimensions));
    },
  );

  it.each([
    ['words', repeated('lorem ipsum dolor sit amet ')],
    ['one word', repeated('x1y2z3')],
    ['Chinese', repeated('记忆系统需要可靠')],
    ['marks', (chars: number) => `a${'\u0301'.repeat(chars)}`],
    ['lone surrogates', repeated('\ud800 a \udfff')],
  ])('takes a message of 32,000 characters of %s in its stride', async (_, textOf) => {
    const embed = (text: string) => embedder.embed([text], 'document');
    expect(growthOf(embed, textOf, 32_000)).toBeLessThan(LINEAR_GROWTH_MAX);
    const vector = await embedOne(embedder, textOf(32_000));
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });
});

/** A changed digest means that stored vectors no longer match new ones: give the model a new name instead. */
describe('the vectors behind a model name', () => {
  it.each<[Embedder, string]>([
    [new ChargramEmbedder(), '19891fd725aebe76'],
    [new HashEmbedder(), 'e58d70f2dab5a1dc'],
  ])('stay the same for ever: %o', async (embedder, digest) => {
    const vectors = await embedder.embed(Object.values(SENTENCES).flat(), 'document');
    const values = vectors.flatMap((vector) => [...vector].map((value) => Math.round(value * 1e4)));
    expect(sha256Hex(values.join()).slice(0, 16)).toBe(digest);
  });
});

describe('strata-chargram-384-v1', () => {
  const embedder = new ChargramEmbedder();

  it('finds inflected and mistyped words, which whole words alone miss', async () => {
    expect(await likeness(embedder, 'photographs', 'photography')).toBeGreaterThan(0.5);
    expect(await likeness(embedder, 'Schwimmwettbewerb', 'Wettbewerbe')).toBeGreaterThan(0.3);
    expect(await likeness(embedder, 'accomodation', 'accommodation')).toBeGreaterThan(0.4);
    expect(await likeness(new HashEmbedder(), 'photographs', 'photography')).toBeLessThan(0.2);
  });

  it('weighs rare words over function words', async () => {
    const question = 'What did she say about the zeppelin?';
    const shared = await likeness(embedder, question, 'A zeppelin flew over us');
    expect(shared).toBeGreaterThan((await likeness(embedder, question, 'What did she say about the')) * 0.8);
    expect(shared).toBeGreaterThan(await likeness(embedder, question, 'What did you do about it?'));
  });

  it('knows function words of many languages, and takes anything unknown for rare', () => {
    const weightOf = (word: string): number => wordWeight(hashText(word, HASH_SEED.word));
    for (const word of ['the', 'und', 'avec', 've', 'что', 'και', 'في', 'है', '的', 'です']) {
      expect(weightOf(word), word).toBe(0.3);
    }
    for (const word of ['zeppelin', 'cello', 'lisbon', '琴', 'виолончель'])
      expect(weightOf(word), word).toBe(1);
  });

  it('weighs common trigrams less than rare ones', () => {
    const weightOf = (gram: string): number => trigramWeight(hashText(gram, HASH_SEED.gram));
    for (const gram of ['\x02th', 'he\x03', 'ion', 'en\x03']) expect(weightOf(gram), gram).toBeLessThan(1);
    for (const gram of ['zep', 'xyl', 'qzj']) expect(weightOf(gram), gram).toBe(1);
  });
});
