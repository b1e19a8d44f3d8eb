/**
 * What a later message may mean. Too eager, and each word on the dog makes it doubtful that there is one; too shy, and what is over is told
 * as if nobody had said anything since.
 */
import { describe, expect, it } from 'vitest';
import { weighReversals } from '../../../../src/memory/reversals/concerns.ts';
import { readView } from '../../../../src/memory/reversals/view.ts';
import { extractFromMessage } from '../../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

const weigh = (said: string, later: string, isNear: boolean) => {
  const { reversals } = extractFromMessage(readMessage(later), { occurredAt: 0 });
  const statement = { view: readView(said), isNear };
  const reversed = reversals.flatMap((one) => one.reversed);
  return weighReversals(reversed, [statement]);
};

describe('a later message', () => {
  it.each([
    ['Our son Theo starts at Oakfield Primary.', "we didn't get Oakfield in the end, it's St Mary's", true],
    ['Je suis végétarienne depuis trois ans.', "j'ai recommencé à manger de la viande cet été", true],
    ['Il mio volo per Palermo è alle 6:50.', 'hanno ritardato, si parte alle 11', true],
    ['Unsere Katze heißt Minka und ist acht.', 'laut Impfpass ist Minka schon elf', false],
  ])('makes doubtful what it may mean, and ends nothing: %s', (said, later, isNear) => {
    const { meant, doubted } = weigh(said, later, isNear);
    expect([meant.size, doubted.length]).toEqual([0, 1]);
  });

  it.each([
    ['I drive a Rivian R1S.', 'Write an ad for my Rivian.'],
    ['The violin has number 6.', 'Tell me of the violin.'],
    ['The violin has number 6.', 'Tell me of the glacier.'],
    ['My dog Rex is a border collie.', 'Draft a birthday card for Rex.'],
    ['My son Theo goes to Oakfield school.', 'Help Theo with fractions.'],
    ['I work as a nurse at night.', 'the other nurse called in sick'],
    ['Ich habe einen Hund namens Bello.', 'Bello schläft gerade.'],
    ['Mi hermana Lucía estudia Derecho en Granada.', 'Lucía me llamó ayer.'],
    ["J'habite à Lyon avec ma copine.", 'ma copine adore Lyon'],
    ['I like jazz.', 'As I said, I like jazz!'],
    ["I'm planning to buy a kayak.", "We're planning to repaint the kitchen."],
    ['The project codename number 6 is secret.', 'Forget the project codename number.'],
    ["I'm allergic to nuts.", "Turns out I'm allergic to shellfish, too."],
  ])('that only names it leaves it as sure as it was: %s', (said, later) => {
    for (const isNear of [true, false])
      expect(weigh(said, later, isNear)).toEqual({ meant: new Set(), doubted: [] });
  });

  it.each([
    ['Our rent is 940 a month.', 'letter from the agency came. 985 from april'],
    ['Ich nehme 50 mg Metoprolol.', 'beim Arzt gewesen. ab jetzt 75 statt 50'],
    ['Tengo cita con el dentista el 12 de marzo.', 'me llamaron, no es el 12, es el 19. qué remedio'],
    ['J’ai un abonnement à 30 € par mois.', 'ils passent à 34, quelle idée'],
  ])('makes doubtful what was told last, by a value of its sort: %s', (said, later) => {
    const { reversals } = extractFromMessage(readMessage(later), { occurredAt: 0 });
    const statement = { view: readView(said), isNear: false };
    const reversed = reversals.flatMap((one) => one.reversed);
    expect(weighReversals(reversed, [{ ...statement, isRecent: true }]).doubted).toHaveLength(1);
  });

  it.each([
    ["I'm allergic to walnuts.", "turns out my roommate isn't allergic to walnuts, she got tested"],
    ['Ich vertrage keine Laktose.', 'mein Bruder verträgt jetzt doch Laktose, ist nicht mehr allergisch'],
    ['Je suis allergique aux noix.', "ma sœur n'est plus allergique aux noix"],
    ['Soy alérgica al polen.', 'mi hermano ya no es alérgico al polen'],
  ])('on somebody else ends and doubts nothing of the speaker: %s', (said, later) => {
    for (const isNear of [true, false])
      expect(weigh(said, later, isNear)).toEqual({ meant: new Set(), doubted: [] });
  });

  it.each([
    ["J'adore le zouk.", 'le 12 mars on signe chez le notaire pour la maison'],
    ['My flight to Oslo leaves at 3:45pm on December 12.', 'The concert is on 20 January.'],
    [
      'Abends um 10 lege ich das Handy weg.',
      'Unser Hochzeitstag ist im August, wir sind dann 20 Jahre zusammen',
    ],
  ])('that tells of another affair leaves what was told last as it is: %s', (said, later) => {
    expect(weigh(said, later, true)).toEqual({ meant: new Set(), doubted: [] });
  });

  /** What is doubted of many things, the last of which was told right before. */
  const doubtedOf = (told: readonly string[], later: string) => {
    const { reversals } = extractFromMessage(readMessage(later), { occurredAt: 0 });
    const statements = told.map((said, i) => ({ said, view: readView(said), isNear: i === told.length - 1 }));
    const { meant, doubted } = weighReversals(
      reversals.flatMap((one) => one.reversed),
      statements,
    );
    return [...meant, ...doubted.slice(0, 1)].map(({ said }) => said);
  };
  const KNOWN = [
    'I work as a nurse in Leeds.',
    'My sister Amy keeps bees.',
    'I rent a flat for 940 a month.',
    'We have a cat called Biscuit.',
    'The dentist is on 3 May.',
  ];

  it.each([
    ['Use type hints in code, and few comments.', 'his name is Sameer, he means well'],
    ['Keep answers short, I read them on my phone.', 'moving in with Jess on 31 October'],
    ['I am allergic to walnuts.', 'We have booked the hall in Wells for 90 people.'],
    ['The vet said no fever.', 'The bus leaves at 7.'],
    ['Husband has no restrictions, he eats anything.', 'Mother in law is vegetarian on two days a month'],
  ])('that goes on talking leaves what was told right before it, where much is known: %s', (said, later) => {
    expect(doubtedOf([...KNOWN, said], later)).toEqual([]);
  });

  it.each([
    ['Lessons with Mrs. Halvorsen, Thursdays at 5.', 'No wait, Wednesdays at 5.'],
    ['Klavierstunde ist donnerstags um 5.', 'ach nein, mittwochs um 5'],
    ["Le cours d'Ana est le jeudi à 17h.", 'pardon, le mercredi à 17h'],
  ])('puts right what was told right before it, whatever else is known: %s', (said, later) => {
    expect(doubtedOf([...KNOWN, said], later)).toEqual([said]);
  });

  it.each([
    [
      'Le mariage est calé au 29 mai 2027, la salle est réservée.',
      'le mariage est repoussé au 4 septembre 2027',
    ],
    ['Our wedding is booked for 29 June 2027 in Wells.', 'the wedding is postponed to 4 September 2027'],
    ['Die Hochzeit ist am 29. Mai 2027 geplant.', 'die Hochzeit ist auf den 4. September 2027 verschoben'],
    ['Help me apply as a principal, the letter is due on the 25th.', 'Never sent that letter.'],
    ['The kids want to go skiing in Chamonix.', 'no skiing this year anyway, he slipped a disc'],
  ])('that says what both name to be otherwise doubts or ends it long after: %s', (said, later) => {
    expect(doubtedOf([said, ...KNOWN], later)).toEqual([said]);
  });

  it('of a size that its unit tells, and no other, doubts an amount', () => {
    expect(
      doubtedOf([...KNOWN, 'Mi perro Coco pesa 8 kilos.'], 'hoy en el veterinario: ya va por 11'),
    ).toEqual(['Mi perro Coco pesa 8 kilos.']);
    expect(doubtedOf([...KNOWN, 'My shift begins at 10 in the evening.'], 'cut carbs after 5pm')).toEqual([]);
  });

  it('that means something for sure makes nothing else doubtful', () => {
    const { meant, doubted } = weigh('I drive a Subaru.', 'we sold the Subaru, got a Rivian instead', true);
    expect([meant.size, doubted]).toEqual([1, []]);
  });
});
