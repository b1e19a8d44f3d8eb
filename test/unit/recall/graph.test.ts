/** The graph of a user: whoever looks at it loses trust where a place becomes a sister, or a sister is missing. */
import { describe, expect, it } from 'vitest';
import { type GraphMemory, graphOf } from '../../../src/recall/graph/graph.ts';
import { namedThingsIn } from '../../../src/recall/graph/named-things.ts';

const namesOf = (text: string, known: readonly string[] = []) =>
  namedThingsIn(text, new Set(known)).map(({ kind, name, relation }) =>
    [kind, name, ...(relation === null ? [] : [relation])].join(' '),
  );

describe('names in a text', () => {
  it.each([
    ['My best friend is called Tom, he has a parrot named Kiwi.', ['person Tom friend', 'pet Kiwi parrot']],
    ['We live near the Ponte de Lima market.', ['place Ponte de Lima']],
    ['My brother Ana Maria Silva’s cat is Tiger.', ['person Ana Maria Silva brother', 'pet Tiger cat']],
    ['I am Portuguese, and free on Monday and in June.', []],
    ['TODAY I WENT TO BRAGA WITH MY SISTER EVA', []],
    ['Works as a nurse.', []],
    ['Ich mag den Garten und die Ruhe am Abend.', []],
    ['我姐姐住在北京。', []],
  ])('%s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('at its beginning are names where another text says so', () => {
    expect(namesOf('Marta likes tea.')).toEqual([]);
    expect(namesOf('Marta likes tea.', ['marta'])).toEqual(['other Marta']);
  });
});

const memory = (id: string, content: string, more: Partial<GraphMemory> = {}): GraphMemory => ({
  id,
  userId: 'ana',
  subjectId: null,
  topicKey: null,
  content,
  ...more,
});

/** Ties by names, as `a – b: label`, in the order of letters. */
function tiesOf(memories: readonly GraphMemory[]): string[] {
  const { things, ties } = graphOf(memories);
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return ties
    .map(({ from, to, label }) => `${[names.get(from), names.get(to)].sort().join(' – ')}: ${label}`)
    .sort();
}

describe('a graph', () => {
  it('ties whom a memory begins with to the user, and what it tells of them to them', () => {
    const memories = [
      memory('5', 'Actually, I live in Braga now, near Marta.', { topicKey: 'home.told' }),
      memory('1', 'My sister Marta lives in Braga and has two cats, Luna and Milo.'),
      memory('2', 'Marta plays the cello in Porto.'),
      memory('3', 'Lives in Braga.', { topicKey: 'home' }),
      memory('6', 'Orders leave within a day.', { userId: 'bo' }),
      memory('4', 'I am working on a project called Atlas with my colleague Priya.'),
    ];
    expect(tiesOf(memories)).toEqual([
      'Atlas – Priya: null',
      'Atlas – ana: null',
      'Braga – Marta: null',
      'Braga – ana: home',
      'Luna – Marta: cats',
      'Marta – Milo: cats',
      'Marta – Porto: null',
      'Marta – ana: sister',
      'Priya – ana: colleague',
    ]);
    const { things } = graphOf(memories);
    expect(things.some(({ name }) => name === 'bo')).toBe(false);
    expect(things[0]).toMatchObject({ kind: 'user', name: 'ana' });
    expect(things.find(({ name }) => name === 'Marta')).toMatchObject({
      kind: 'person',
      memoryIds: ['5', '1', '2'],
    });
  });

  it('has subjects in every script, and one thing for a subject and a name that are written alike', () => {
    const memories = [
      memory('1', '她喜欢喝茶', { subjectId: '北京' }),
      memory('2', 'My dog Rex limps.'),
      memory('3', 'Has a new collar.', { subjectId: 'rex' }),
    ];
    expect(graphOf(memories).things.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'user ana',
      'pet Rex',
      'subject 北京',
    ]);
    expect(tiesOf(memories)).toEqual(['Rex – ana: dog', 'ana – 北京: null']);
  });

  it('is bounded, and keeps those that most memories tell of', () => {
    const many = Array.from({ length: 300 }, (_, i) => memory(`${i}`, `We met in Town${i} and in Porto.`));
    const { things } = graphOf(many);
    expect(things).toHaveLength(120);
    expect(things.slice(0, 2).map(({ name }) => name)).toEqual(['ana', 'Porto']);
    expect(things[1]?.memoryIds).toHaveLength(50);
  });
});
