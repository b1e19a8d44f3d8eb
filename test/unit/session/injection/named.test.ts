/**
 * What a message names by a word that the record holds few times brings what was said of it, however long the message is; an assistant
 * asked for a snack for somebody's child must not be without the allergy that it was told of.
 */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import { termsOf } from '../../../../src/lib/text/words.ts';
import { parseQuery } from '../../../../src/recall/plan.ts';
import { namedItems } from '../../../../src/session/injection/relevance/named.ts';
import { isAssent, isQuestion, tellsNothing } from '../../../../src/session/injection/relevance/telling.ts';
import { eventOf, found, memoryOf, NOW } from '../../../support/session/offers.ts';

/** What of the messages of a user, each answered, comes with a message, in a record of so many events. */
function brings(message: string, said: readonly string[], documents = 2 * said.length + 40): string[] {
  const items = said.map((content, i) => found(eventOf(`evt_${i}`, content, { seq: 2 * i + 1 })));
  const frequency = new Map<string, number>();
  for (const term of said.flatMap((text) => [...new Set(termsOf(text))]))
    frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const statistics = { documents, documentFrequency: frequency };
  const ids = namedItems(parseQuery(readText(message), NOW), items, statistics);
  return said.filter((_, i) => ids.has(`evt_${i}`));
}

const BEAGLE = 'biscuit has been scooting. shes a 12 yr old beagle mix';

describe('a name that few messages have', () => {
  it.each([
    ['groomer wants to know age and breed for biscuit', BEAGLE],
    [
      'snack sign up for micahs class, thinking crackers and dip, thoughts',
      'no sesame btw micah cant have it',
    ],
    ["what could go wrong at Micah's party", 'no sesame btw micah cant have it'],
    ['schreib torben kurz dass er seine decke mitbringen soll', 'mein schwager torben bringt den hund mit'],
    ['wat kan ik bakken voor noors klas', 'noor heeft een allergie voor pindas'],
    ['puedo pasar la aspiradora o molesto a maialen', 'mi compañera maialen trabaja de noche'],
    ['est-ce que gaëtan peut garder le chat', 'mon frère Gaëtan est allergique aux chats'],
    ['jakie zajęcia dla Kingi na wakacje', 'moja siostra Kinga nie je glutenu'],
    ['健太の通勤定期の調べ方を教えて', '健太は春から富山支店です'],
    ['ムギコのおやつを教えて', 'ムギコは肝臓の数値が高い'],
    ['给小明做点什么吃', '小明对鸡蛋过敏'],
    ['あずきのおやつ、手作りでヘルシーなのを教えて', 'あずきは肝臓の数値が高い'],
    ['ももちゃんに合うごはんは？', 'ももちゃんは卵アレルギー'],
    ['gâteau pour Laure', 'Laure est cœliaque'],
    ['kal office ke liye Tanvi ko kya bolu', 'Tanvi ko moongfali se allergy hai'],
    ['rent at jess for next month', 'rent at jess is 350'],
  ])('%s: brings what was said of it', (message, said) => {
    expect(brings(message, ['the printer is jammed again', said, 'it rained all day'])).toContain(said);
  });

  it.each([
    ['what should i cook for tamsin', ['tamsin is coming at six', "oh and she's coeliac"]],
    ['svenja hat morgen geburtstag, was back ich', ['svenja kommt gleich', 'achso sie hat zöliakie']],
    ['wat zal ik wouter geven', ['mijn collega wouter heeft geholpen', 'hij vraagt bier als betaling']],
    ['un mot pour le discours de bastien', ['mon témoin bastien fait le discours', 'il bégaie un peu']],
    ['plan para el sabado con lucas', ['he recogido a lucas del cole', 'le dan panico los perros']],
  ])('%s: brings what was said of them right after', (message, said) => {
    expect(brings(message, said)).toEqual(said);
  });

  it.each([
    ['大晦日の献立を考えてください', 'もう少し考えます'],
    ['そろそろ寝る時間かな', 'そろそろ掃除の季節'],
    ['naye ghar ke liye kya karna hai', 'story ke liye kuch nahi mila, kya karna hai'],
    ['what time is it in tokyo when its noon in new york', "long time no see, it's good, anything new"],
  ])('%s: brings nothing by words that carry a question or set a task', (message, said) => {
    expect(brings(message, ['the printer is jammed again', said])).toEqual([]);
  });

  it('brings nothing by a short word that many of a small record have', () => {
    const said = ['健太は元気', '健太は出張', '健太は風邪', '健太は釣り', '健太は留守', '健太は寝てる'];
    expect(brings('健太の通勤定期の調べ方を教えて', said)).toEqual([]);
  });

  it('brings of an owner what several messages tell', () => {
    const said = ['clive says hello', 'clive has a cold', 'clive is cooking', 'clive cried in the garage'];
    expect(brings("clive's birthday tea, i need a cake recipe", said)).toEqual(said);
  });

  it('brings nothing that was said after it of somebody else, or of the speaker', () => {
    const said = ['tamsin is coming at six', 'i told Robert that he is late', 'my knee is killing me'];
    expect(brings('what should i cook for tamsin', said)).toEqual(said.slice(0, 1));
  });

  it('brings what was learnt of it, too', () => {
    const memory = found(memoryOf('mem_1', 'Biscuit is a beagle mix.'));
    const query = parseQuery(readText('how old was biscuit when we got the sofa'), NOW);
    const rare = { documents: 50, documentFrequency: new Map() };
    expect([...namedItems(query, [memory], rare)]).toEqual(['mem_1']);
  });
});

describe('an ordinary word', () => {
  it.each([
    ['wie hoch ist die miete kalt', 'miete sind 780 kalt, teilen wir dann'],
    ['whats my rent these days', 'rent goes up to 1415 in december'],
    ['¿qué me dijeron del embrague?', 'el taller dice que el embrague son 600 euros'],
  ])('%s: brings the one statement that has it', (message, said) => {
    expect(brings(message, [said, 'it rained all day'])).toEqual([said]);
  });

  it('brings nothing where many messages have it', () => {
    expect(brings('whats my rent these days', Array(12).fill('rent again'))).toEqual([]);
  });

  it('brings nothing of a long record, which has most words by chance', () => {
    expect(brings('what about the rent', ['the rent of a boat'], 5000)).toEqual([]);
  });

  it.each([
    ['is glass a liquid', 'id rather chew glass'],
    ['schreib ein gedicht über den herbst', 'schreib mir was nettes an die verwaltung'],
    ['napisz wiersz o morzu', 'pomóż mi napisać ogłoszenie'],
    ['que veut dire éphémère', 'je veux dire oui'],
    ['tell me a joke about sailors', 'that joke was bad'],
  ])('%s: brings nothing that shares the word of a task, or one that all have', (message, said) => {
    expect(brings(message, [said])).toEqual([]);
  });
});

describe('a line that tells nothing', () => {
  it.each(['OK.', 'ok', 'Thanks!', 'haha no', 'gracias'])('%s: assents', (text) => {
    expect(isAssent(eventOf('evt_1', text, { role: 'assistant' }))).toBe(true);
    expect(brings('groomer asks of biscuit', [BEAGLE, text])).toEqual([BEAGLE]);
  });

  it.each(['what rhymes with biscuit', 'Is biscuit bad with tea?', 'wie schreibt man porree'])(
    '%s: asks',
    (text) => {
      expect(isQuestion(eventOf('evt_1', text))).toBe(true);
    },
  );

  it.each([
    BEAGLE,
    'may my diabetic cat have tuna?',
    'what a mess, the boiler leaked',
    'no sesame btw micah cant have it',
  ])('%s: is none', (text) => {
    expect(tellsNothing(eventOf('evt_1', text))).toBe(false);
  });
});
