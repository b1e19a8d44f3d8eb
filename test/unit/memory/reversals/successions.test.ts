/**
 * Messages that give another value to what they share no word with: "Göttingen it is in the end". Missed, a prompt tells the old value as if
 * nobody had said anything since; taken too widely, each price makes the one before it doubtful.
 */
import { describe, expect, it } from 'vitest';
import { weighReversals } from '../../../../src/memory/reversals/concerns.ts';
import { readView } from '../../../../src/memory/reversals/view.ts';
import { extractFromMessage } from '../../../../src/memory/signals/extract-signals.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

type Place = { readonly isRecent?: boolean; readonly isClose?: boolean; readonly isNear?: boolean };

/** The statements that a later message ends, and those that it makes doubtful. */
function weigh(said: readonly string[], later: string, place: Place = { isClose: true }) {
  const { reversals } = extractFromMessage(readMessage(later), { occurredAt: 0 });
  const statements = said.map((text) => ({ text, view: readView(text), isNear: false, ...place }));
  const { meant, doubted } = weighReversals(
    reversals.flatMap(({ reversed }) => reversed),
    statements,
  );
  const textsOf = (some: Iterable<{ readonly text: string }>) => [...some].map(({ text }) => text);
  return { meant: textsOf(meant), doubted: textsOf(doubted) };
}

describe('a word of change with another value', () => {
  it.each([
    ['We are moving to Norwich in May.', 'we went for Ipswich in the end, keys on Friday'],
    ['Wir ziehen im März nach Bremen.', 'es ist doch Oldenburg geworden, Umzugswagen ist bestellt'],
    ['On part vivre à Rennes en mai.', 'finalement ce sera Brest, le bail est signé'],
    ['Nos mudamos a Burgos en mayo.', 'al final nos vamos a Soria, ya tenemos piso'],
    ['A gente se muda pra Recife em maio.', 'no fim deu Natal, já achamos apartamento'],
    ['Ci trasferiamo a Lecce a maggio.', 'alla fine abbiamo scelto Bari, contratto firmato'],
    ['我们打算五月搬去杭州。', '最后还是定了宁波，房子都租好了'],
  ])('makes doubtful where somebody meant to go: %s', (said, later) => {
    expect(weigh([said], later).doubted).toEqual([said]);
  });

  it.each([
    ['The swimming course costs 45 euros.', "they put it up, it's 52 from now on"],
    ['Der Kurs kostet 45 im Monat.', 'Brief von denen: erhöht auf 52'],
    ['Mensualité de la salle : 29,90.', 'ils ont augmenté, on me prélève 36,90'],
    ['Condomínio 430, luz 180.', 'ontem teve assembleia e a taxa já subiu para 515'],
    ['钢琴课一节180。', '老师发通知，涨到220了'],
  ])('makes doubtful an amount of its size: %s', (said, later) => {
    expect(weigh([said], later).doubted).toEqual([said]);
  });

  it.each([
    ['My boss Mr Maier likes short mails.', "how embarrassing, it's spelt Meyr"],
    ['Die Lehrerin von Ida heißt Frau Gauthier.', 'ups, sie schreibt sich Gautier'],
    ['La prof de Léo est Mme Gauthier.', "oups elle s'écrit Gautier sans h, tu peux corriger ?"],
    ['Mi profe de yoga es Yolanda.', 'perdona, se escribe Iolanda, con I. ¿la corriges?'],
    ['导师是张玮老师。', '不好意思打错字了，是张炜'],
  ])('makes doubtful a name that it spells otherwise, or ends it: %s', (said, later) => {
    const { meant, doubted } = weigh([said], later);
    expect([...meant, ...doubted]).toEqual([said]);
  });

  it.each([
    ['The exam is on 17 June.', 'it was in the paper, postponed to 28 July'],
    ['Training for the half on 11 May.', 'my shin is sore, got a place in October instead'],
    ['El examen es el 17 de mayo.', 'ha salido en el boletín, lo pasan al 28 de junio'],
    ['周三要去看牙。', '那边改到周五了'],
  ])('makes doubtful a day of what was told last: %s', (said, later) => {
    expect(weigh([said], later).doubted).toEqual([said]);
  });

  it('means the thing that both name before what was told last', () => {
    const wedding = 'Our wedding is on 29 June in Wells.';
    const dentist = 'The dentist is on 3 May.';
    const { meant, doubted } = weigh([wedding, dentist], 'the wedding is postponed to 4 September');
    expect([...meant, ...doubted]).toEqual([wedding]);
  });

  it.each([
    ['We are moving to Norwich in May.', 'in the end I made soup'],
    ['The swimming course costs 45 euros.', 'the price of eggs has gone up to 3.20'],
    ['My boss Mr Maier likes short mails.', 'how is Wednesday spelt?'],
    ["I'm allergic to walnuts.", 'we went for Ipswich in the end'],
    ['My best friend Danilo is a roofer.', 'lupin is a no-go for Marcus, he ended up in hospital'],
  ])('leaves what it cannot be said of: %s', (said, later) => {
    expect(weigh([said], later)).toEqual({ meant: [], doubted: [] });
  });

  it('leaves what was told long ago, and names nothing that it names', () => {
    const nothing = { meant: [], doubted: [] };
    expect(weigh(['We are moving to Norwich in May.'], 'we went for Ipswich in the end', {})).toEqual(
      nothing,
    );
  });
});

describe('a value of a statement that tells more', () => {
  it.each([
    ["I've got the dentist on Tuesday at 9.15 with Dr Osei.", 'the dentist is Thursday now, they rang'],
    ["J'ai kiné mardi à 18h pour mon épaule.", "le kiné m'a décalée à jeudi, heure inchangée"],
    ['Tengo la ITV el lunes a las 10:40.', 'me han cambiado la ITV al miércoles, misma hora'],
  ])('is told with what takes its place, and the rest of it is kept: %s', (said, later) => {
    expect(weigh([said], later, { isNear: true, isRecent: true })).toEqual({ meant: [], doubted: [said] });
  });

  it('ends a statement of that value alone', () => {
    expect(weigh(['I drive a Golf.'], 'replaced the Golf with a Yaris', { isNear: true }).meant).toEqual([
      'I drive a Golf.',
    ]);
  });
});
