/**
 * What counts as said twice. A user loses a fact for ever when two that differ are taken for one; the vectors do not help, as
 * most of these pairs have a cosine above 0.95.
 */
import { describe, expect, it } from 'vitest';
import { saysTheSame, wordingKey, wordingOf } from '../../../../src/memory/consolidation/wording.ts';

const areSame = (one: string, other: string) => saysTheSame(wordingOf(one), wordingOf(other));

describe('two statements say the same', () => {
  it.each([
    ['but for punctuation', 'Ana lives in Porto, near the river.', 'Ana lives in Porto near the river'],
    ['but for quotes and brackets', 'The cat is called “Tom” (black).', "The cat is called 'Tom', black"],
    [
      'but for hyphens',
      'Ana works part-time in a well-known bakery',
      'Ana works part time in a well known bakery',
    ],
    ['but for contractions', "Ana doesn't eat meat and can't swim", 'Ana does not eat meat and cannot swim'],
    ['but for typographic apostrophes', 'I’m Ana’s brother', "I am Ana's brother"],
    ['but for English articles', 'The user likes hiking in the mountains', 'User likes hiking in mountains'],
    ['but for words that only stress', 'Ana really likes very dark coffee', 'Ana likes dark coffee'],
    ['but for the place of a time', 'On Sundays Ana goes swimming.', 'Ana goes swimming on Sundays.'],
    ['but for the place of a place', 'In the old town Ana has a studio', 'Ana has a studio in the old town'],
    ['but for punctuation, in German', 'Ana wohnt in Köln, am Rhein.', 'Ana wohnt in Köln am Rhein'],
    ['but for stress, in German', 'Ana mag wirklich starken Kaffee', 'Ana mag starken Kaffee'],
    ['but for stress, in French', 'Ana aime vraiment le thé', 'Ana aime le thé'],
    ['but for two ways of a Russian letter', 'Сестра живёт в Москве', 'Сестра живет в Москве'],
    ['but for signs, in Chinese', '我住在北京，在公园附近。', '我住在 北京 在公园附近'],
    ['but for width, in Japanese', 'ホテルは３階です。', 'ホテルは3階です'],
    ['but for punctuation, in Arabic', 'أسكن في القاهرة، قرب النيل', 'أسكن في القاهرة قرب النيل'],
  ])('%s', (_, one, other) => {
    expect(areSame(one, other)).toBe(true);
    expect(areSame(other, one)).toBe(true);
    expect(wordingKey(wordingOf(one))).toBe(wordingKey(wordingOf(other)));
  });
});

describe('two statements stay two that differ', () => {
  it.each([
    ['in a path', 'Delete with rm -rf ./build', 'Delete with rm -rf /build'],
    ['in an address', 'Email ana_b@x.io', 'Email ana.b@x.io'],
    ['in a grade', 'Grade B-', 'Grade B'],
    ['in a unit', "The shelf is 5' tall.", 'The shelf is 5" tall.'],
    ['in a flag', 'Use the -v flag.', 'Use the v flag.'],
    ['in a name of code', 'The branch is foo_bar.', 'The branch is foo-bar.'],
    ['in a leading dot', 'Use .NET there.', 'Use NET there.'],
    ['in a leading mark', 'Use !important here.', 'Use important here.'],
    ['in a number', 'The rent is 1,200 euros a month', 'The rent is 1,300 euros a month'],
    ['in digits that are swapped', 'The code of the door is 4512', 'The code of the door is 4521'],
    ['in a decimal point', 'The dose is 2.5 mg a day', 'The dose is 25 mg a day'],
    ['in a sign', 'The freezer is set to -8 degrees', 'The freezer is set to 8 degrees'],
    ['in a unit', 'Ana runs 5 km a day', 'Ana runs 5 mi a day'],
    ['in a per cent', 'The raise is 5%', 'The raise is 5'],
    ['in a date', 'The lease ends on 3 May 2027', 'The lease ends on 5 May 2027'],
    ['in a month', 'The lease ends on 3 May 2027', 'The lease ends on 3 June 2027'],
    ['in a day of the week', 'On Mondays Ana swims', 'On Sundays Ana swims'],
    ['in a time', 'The bus leaves at 12:30', 'The bus leaves at 13:30'],
    ['in a name', 'Maria likes to cook risotto', 'Mario likes to cook risotto'],
    ['in an accent of a name', 'Zoe lives in Lyon', 'Zoë lives in Lyon'],
    ['in a name with an article', 'Ana likes The Who', 'Ana likes Who'],
    ['in a letter', 'Ana lacks vitamin A', 'Ana lacks vitamin'],
    ['in a denial', 'Ana does not eat fish', 'Ana does eat fish'],
    ['in a contracted denial', "Ana doesn't eat fish", 'Ana does eat fish'],
    ['in what is denied', 'Ana does not really like fish', 'Ana does not like fish'],
    ['in an answer', 'No, sugar is fine', 'No sugar is fine'],
    ['in never and always', 'Never call Ana at night', 'Always call Ana at night'],
    ['in an opposite', 'The shop is open on Sundays', 'The shop is closed on Sundays'],
    ['in with and without', 'Coffee with sugar', 'Coffee without sugar'],
    ['in before and after', 'Take the pill before lunch', 'Take the pill after lunch'],
    ['in who does it', 'Ana is the boss of Bob', 'Bob is the boss of Ana'],
    ['in where from and where to', 'Ana moved from Porto to Lisbon', 'Ana moved from Lisbon to Porto'],
    ['in a preposition', 'A flight to Porto', 'A flight from Porto'],
    ['in a pronoun', 'He lives in Rome', 'She lives in Rome'],
    ['in the tense', 'Ana works at Acme', 'Ana worked at Acme'],
    ['in how many', 'The brother lives in Rome', 'The brothers lives in Rome'],
    ['in few and a few', 'Ana has a few friends', 'Ana has few friends'],
    ['in likes and dislikes', 'Ana likes tea', 'Ana dislikes tea'],
    ['in only', 'Ana eats only fish', 'Ana eats fish'],
    ['in a question', 'Ana lives in Rome?', 'Ana lives in Rome.'],
    ['in a question, in Greek', 'Ζει στην Αθήνα;', 'Ζει στην Αθήνα.'],
    ['in an emoji', 'Ana is 🙂', 'Ana is 🙁'],
    ['in a language', 'Knows C', 'Knows C++'],
    ['in a prefix', 'Ana will re-sign in May', 'Ana will resign in May'],
    ['in the case, in German', 'Der Hund beißt den Mann', 'Den Hund beißt der Mann'],
    ['in a denial, in German', 'Ana isst keinen Fisch', 'Ana isst einen Fisch'],
    ['in an umlaut, in German', 'Das ist schön', 'Das ist schon'],
    ['in a pronoun, in Spanish', 'Ana la vio en casa', 'Ana lo vio en casa'],
    ['in who calls whom, in Spanish', 'Llama a Ana', 'Llama Ana'],
    ['in an accent, in Spanish', 'Tiene un año', 'Tiene un ano'],
    ['in a denial, in French', 'Ana ne mange pas de viande', 'Ana mange de viande'],
    ['in a denial, in Russian', 'Ана не ест рыбу', 'Ана ест рыбу'],
    ['in a denial, in Chinese', '我不喜欢咖啡', '我喜欢咖啡'],
    ['in who loves whom, in Chinese', '我爱他', '他爱我'],
    ['in an ending, in Japanese', 'コーヒーを飲みます', 'コーヒーを飲みません'],
    ['in a number, in Arabic', 'عمري ٢٥ سنة', 'عمري ٥٢ سنة'],
    ['in a tone, in Thai', 'ข้าวใกล้บ้าน', 'ข้าวไกลบ้าน'],
    ['in what a time belongs to', 'On Monday Ana promised to pay Bob', 'Ana promised to pay Bob on Monday'],
    ['in what is said of a time', 'On Monday Ana said Bob quits', 'Ana said Bob quits on Monday'],
    ['in the clause that is moved', 'In Rome Ana met Bob', 'Bob met Ana in Rome'],
  ])('%s', (_, one, other) => {
    expect(areSame(one, other)).toBe(false);
    expect(areSame(other, one)).toBe(false);
  });

  it('in having words at all', () => {
    expect(areSame('...', '!!!')).toBe(false);
  });
});
