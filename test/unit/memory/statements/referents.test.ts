/**
 * Who "she" is. If a remark is not put to whom it is of, an answer about Rex lacks his age; if it is put to somebody else, or kept as its
 * author's own, the wrong one is kept from nuts.
 */
import { expect, it } from 'vitest';
import { extractSignals } from '../../../../src/memory/signals/extract-signals.ts';

const contents = (...said: readonly string[]) =>
  extractSignals(said.at(-1) ?? '', { occurredAt: Date.UTC(2026, 4, 4, 9), before: said.slice(0, -1) }).map(
    ({ content }) => content,
  );

it.each([
  ['my dog Rex has been limping', "he's a 6 year old border collie", "Rex: he's a 6 year old border collie."],
  ['my mother in law Birgit is here', "she can't have lactose", "Birgit: she can't have lactose."],
  ['my mother in law is here', "she can't have lactose", "My mother in law: she can't have lactose."],
  ['my dog Rex has been limping', '6 year old border collie', 'Rex: 6 year old border collie.'],
  ['my sister Ann and my brother Tom are coming', 'she is diabetic', 'Ann: she is diabetic.'],
  ['unser Hund heißt Watson', 'er ist jetzt 11 Jahre alt', 'Watson: er ist jetzt 11 Jahre alt.'],
  ['mon fils Hugo adore le basket', 'il est allergique aux œufs', 'Hugo: il est allergique aux œufs.'],
  ['tenemos una gata, Lola', 'tiene 3 años', 'Lola: tiene 3 años.'],
  ['abbiamo un bimbo, Tommaso', 'è allergico al latte vaccino', 'Tommaso: è allergico al latte vaccino.'],
  ['a minha filha Rita está cá', 'é alérgica a nozes', 'Rita: é alérgica a nozes.'],
  ['mijn zoon Daan slaapt', 'hij is allergisch voor noten', 'Daan: hij is allergisch voor noten.'],
  ['mój syn Adam śpi', 'ma alergię na orzechy', 'Adam: ma alergię na orzechy.'],
  [
    '娘がひとりいます。名前はさくら',
    '今4歳で、卵アレルギーがあるんですよね',
    '娘: 今4歳で、卵アレルギーがあるんですよね。',
  ],
])('%s / %s: is kept of whom it is', (before, text, content) => {
  expect(contents(before, text)).toEqual([content]);
  expect(contents(before, 'ok', text), 'with another message between').toEqual([content]);
});

it.each([
  ['svenja kommt gleich, was koch ich', 'achso sie hat zöliakie', 'Svenja: achso sie hat zöliakie.'],
  ['hatty is coming up', "she can't have shellfish", "Hatty: she can't have shellfish."],
  ["I'm cooking for Theo tonight", "he's celiac so no pasta", "Theo: he's celiac so no pasta."],
  [
    "Imani's with me, her mom has work",
    'No pesto. she is allergic to nuts',
    'Imani: she is allergic to nuts.',
  ],
  [
    'clive says hello',
    "i want a pudding for sunday, he's diabetic",
    "Clive: i want a pudding for sunday (2026-05-10), he's diabetic.",
  ],
  ['beto está aquí', 'es alérgico al marisco', 'Beto: es alérgico al marisco.'],
])('%s / %s: what may hurt somebody is kept of whoever was named', (before, text, content) => {
  expect(contents(before, text)).toEqual([content]);
});

it.each([
  [
    ['mein Sohn lässt grüßen', 'Der Parmesan muss weg, ich vertrage keine Milch'],
    'Der Parmesan muss weg, ich vertrage keine Milch.',
  ],
  [["Quick supper for two, I've got chicken thighs", "she's allergic to nuts"], null],
  [['Leonie ist sechs', 'Sie fragen nach Allergien'], null],
  [['meine Freundin Ida ist da', 'Sie haben recht, ich frage den Arzt'], null],
])('%s: what is of its author, or of nobody, is put to no one', (said, content) => {
  const [found = null] = contents(...said).filter((one) => one.includes(': ') || one === content);
  expect(found).toBe(content);
});

it.each([
  [['my daughter starts school on monday', 'and allergic to nuts'], 'My daughter: allergic to nuts.'],
  [['my daughter is 4 and allergic to nuts'], 'My daughter is 4 and allergic to nuts.'],
  [
    ['my mate dave is staying over. vegan and allergic to cats'],
    'My mate dave is staying over. vegan and allergic to cats.',
  ],
  [["tom (my son) can't do dairy"], "Tom (my son) can't do dairy."],
])('%s: half of a sentence is of whomever the other half is', (said, content) => {
  expect(contents(...said)).toContain(content);
});

it.each([
  [['my brother called', 'got fired']],
  [['my son Ed and my daughter Ann are home', 'and allergic to nuts']],
])('%s: of which of them that is, or of whom, is not guessed', (said) => {
  expect(contents(...said)).toEqual([]);
});

it('goes on about whom the sentence before has told of', () => {
  expect(contents('tenemos una gata, Lola. tiene 3 añitos')).toEqual([
    'Tenemos una gata, Lola. tiene 3 añitos.',
  ]);
});

it.each([
  [['è allergico al latte vaccino']],
  [["he's allergic to nuts"]],
  [['tiene diabetes']],
  [['my daughter Mia starts school in May', "he's allergic to nuts"]],
  [['my son Ed and my brother Tom are home', "he's allergic to nuts"]],
  [['abbiamo due gatti, Pepe e Luna', 'ha 3 anni']],
])('%s: of whom that is nobody knows, and it is not its author', (said) => {
  expect(contents(...said)).toEqual([]);
});

it.each([
  ['my wife Ana is here', 'soy alérgica al marisco', 'Soy alérgica al marisco.'],
  ['my dog Rex is 6', 'I am allergic to nuts', 'Is allergic to nuts.'],
])('%s / %s: what is of its author stays theirs', (before, text, content) => {
  expect(contents(before, text)).toEqual([content]);
});

it.each([
  [
    'Mein Vater Horst kommt',
    'Die Klavierdame geht in Rente, zum Mai ist Schluss.',
    'Die Klavierdame geht in Rente, zum Mai ist Schluss.',
  ],
  ['Mein Vater Horst kommt', 'Der Marek hat Zöliakie', 'Der Marek hat Zöliakie.'],
  ['Mijn vader Jan komt', 'Die buurman heeft diabetes', 'Die buurman heeft diabetes.'],
  ['Mein Vater Horst kommt', 'Der hat Diabetes', 'Horst: hat Diabetes.'],
])('%s / %s: an article before a noun is nobody who was named before', (before, text, content) => {
  expect(contents(before, text)).toEqual([content]);
});
