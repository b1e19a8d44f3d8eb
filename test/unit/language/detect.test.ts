/** The language of a question: with a wrong guess its content words are thrown away as another language's stop words. */
import { describe, expect, it } from 'vitest';
import { detectLanguage, guessLanguage } from '../../../src/language/detect.ts';
import { readText } from '../../../src/language/read-text.ts';
import { growthOf, LINEAR_GROWTH_MAX, repeated } from '../../support/growth.ts';

describe('the language of a short question', () => {
  it.each([
    ['en', 'Where does my sister keep her bees?'],
    ['en', 'Did his dog die in Rome?'],
    ['en', 'What does 你好 mean in Chinese?'],
    ['de', 'Wo spielt meine Schwester Cello?'],
    ['de', 'Wann war ich in Rom'],
    ['fr', 'Où est ma clé ?'],
    ['fr', 'Quel est le nom de ma soeur'],
    ['es', '¿Dónde vive mi hermana?'],
    ['es', 'donde vive mi hermana'],
    ['it', 'Dove abita mia sorella?'],
    ['pt', 'Onde mora minha irmã?'],
    ['nl', 'Waar woont mijn zus?'],
    ['pl', 'Gdzie mieszka moja siostra?'],
    ['sv', 'Var bor min syster?'],
    ['tr', 'Kız kardeşim nerede yaşıyor?'],
    ['ru', 'Где живет моя сестра?'],
    ['uk', 'Де живе моя сестра?'],
    ['uk', 'Що я казав про їжу'],
    ['zh', '我妹妹住在哪里？'],
    ['zh', '我的 React 项目用什么数据库'],
    ['ja', '妹はどこに住んでいますか'],
    ['th', 'น้องสาวอยู่ที่ไหน'],
    ['he', 'איפה גרה אחותי'],
    ['el', 'Πού μένει η αδερφή μου'],
    ['ar', 'أين تعيش أختي'],
  ])('%s: %j', (language, text) => {
    expect(guessLanguage(text)?.code).toBe(language);
  });

  it.each([
    'foo(bar) => baz',
    '',
    '   ',
    '👍👍',
    'Redis',
    'die cast model',
    '내 여동생은 어디에 살아?',
    'خواهرم کجا زندگی می‌کند',
    '\u0000\ud800',
  ])('is not guessed from %j: nothing of it is thrown away on a guess', (text) => {
    expect(guessLanguage(text)).toBeNull();
  });

  it('that is not known passes for English only in plain ASCII', () => {
    expect(detectLanguage('foo(bar) => baz')?.code).toBe('en');
    expect(detectLanguage('내 여동생은 어디에 살아?')).toBeNull();
  });
});

describe('content words', () => {
  it.each([
    ['Why would anyone die for it?', 'die'],
    ['Do you remember when I was ill last winter?', 'ill'],
    ['Which chat app did we choose?', 'chat'],
    ['What is the war about?', 'war'],
    ['Was kostet das Ei?', 'ei'],
    ["Tu as vu l'arbre en été ?", 'ete'],
  ])(
    'of one language survive although another has them as stop words, or asks with them: %j',
    (text, word) => {
      expect(readText(text).contentWords).toContain(word);
    },
  );

  it.each([
    ["Can you remind me which restaurants I've mentioned throughout our conversations?", ['restaurants']],
    ['What did you say about the sourdough starter?', ['sourdough', 'starter']],
    ["I'm trying to remember what we talked about regarding my violin", ['regarding', 'violin']],
    ['Could you give me a summary of my marathon training so far?', ['summary', 'marathon', 'training']],
    ["I'd like to know whether I've ever been to Oslo", ['oslo']],
    ['How long have I been learning the cello?', ['learning', 'cello']],
    ['Welche Restaurants habe ich dir gegenüber erwähnt?', ['restaurants']],
    ["Qu'est-ce que j'ai dit sur mon voyage à Lyon ?", ['voyage', 'lyon']],
    ['¿Recuerdas qué restaurante mencioné?', ['restaurante']],
    ['Ti ricordi dove abita Ugo?', ['abita', 'ugo']],
    ['Você lembra onde eu comprei a bicicleta?', ['comprei', 'bicicleta']],
    ['Weet je nog waar ik mijn fiets heb gekocht?', ['fiets', 'gekocht']],
    ['Pamiętasz, gdzie jest mój kot?', ['kot']],
    ['Ты помнишь, как зовут мою кошку?', ['зовут', 'кошку']],
    ['Minns du vad min katt heter?', ['katt', 'heter']],
    ['你还记得我妹妹的猫吗？', ['妹妹', '猫']],
    ['私の猫の名前を覚えていますか？', ['猫', '名前']],
  ] as const)('are what remains of a natural question: %j', (text, words) => {
    expect(readText(text).contentWords).toEqual(words);
  });

  it.each([
    ['I moved to Faro', 'faro'],
    ['Porto Faro', 'faro'],
    ['lives in faro', 'faro'],
    ['What does Will grow?', 'will'],
    ['My cat is named Also', 'also'],
    ['Where is Die Hard set?', 'die'],
    ['Dove abita Sara?', 'sara'],
    ['Ist Herr Mann mein Arzt?', 'mann'],
  ])('hold the names, whatever else they mean: %j', (text, name) => {
    expect(readText(text).contentWords).toContain(name);
  });

  it.each(['WHERE DOES MY SISTER LIVE', 'Where Does My Sister Live'])(
    'of %j are not all of its words',
    (text) => {
      expect(readText(text).contentWords).toEqual(['sister', 'live']);
    },
  );

  it('of code are its identifiers', () => {
    expect(readText('getUserById(id) returns null in useEffect').contentWords).toEqual([
      'getuserbyid',
      'id',
      'returns',
      'null',
      'useeffect',
    ]);
  });

  it.each(['our conversations we have talked about ', 'can you tell me about ', 'ה', 'a '])(
    'of 32 KB of %j hold nobody up',
    (piece) => {
      const growth = growthOf((text) => readText(text).contentWords, repeated(piece), 32_000);
      expect(growth).toBeLessThan(LINEAR_GROWTH_MAX);
    },
  );
});
