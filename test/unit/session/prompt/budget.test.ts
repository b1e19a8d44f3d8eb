/**
 * The budget of a prompt. If it fails, a model refuses the prompt, or what the user just asked was cut to make room for
 * what they said last year.
 */
import { describe, expect, it } from 'vitest';
import { Settings } from '../../../../src/memory/settings.ts';
import type { EstablishedFact } from '../../../../src/session/prompt/established-facts.ts';
import { limitFixed, type PromptInput } from '../../../../src/session/prompt/parts.ts';
import { assemblePrompt, roomForCards } from '../../../../src/session/prompt/prompt.ts';
import { random } from '../../../support/random.ts';
import { namesOf, rowOf, rowsOf } from '../../../support/session/rows.ts';

const settings = Settings.parse({ instructions: 'Be kind.' });
const assemble = (input: Partial<PromptInput> = {}) =>
  assemblePrompt({ settings, rollingSummary: null, history: [], limit: 12_000, ...input });
const FIXED = assemble().budget.used;
const words = (n: number): string => Array.from({ length: n }, (_, i) => `word${i % 7}`).join(' ');
const fact = (i: number): EstablishedFact => ({
  id: `mem_${i}`,
  about: i % 2 ? 'user' : 'subject',
  line: `- "Fact number ${i} of some length." (personal)`,
  isWhole: true,
  laterId: null,
});
const block = (turn: number, lines: number) => {
  const content = [
    '[Context from memory]',
    ...Array.from({ length: lines }, (_, i) => `- "memory ${i}" (fact)`),
  ];
  return rowOf(`b${turn}`, { content: content.join('\n'), tokens: 10 + lines * 8 });
};
const NO_STATE = { goals: [], decisions: [], openQuestions: [], entities: [], nextSteps: [] };
/** Everything that a prompt may hold. */
const RICH: Partial<PromptInput> = {
  persona: 'You are Mira.',
  facts: Array.from({ length: 10 }, (_, i) => fact(i)),
  subjectId: 'garden',
  rollingSummary: words(100),
  snapshot: { ...NO_STATE, goals: [words(10)], decisions: [words(10)] },
  documents: [1, 2, 3].map((i) => ({ content: words(60), source: `doc${i}`, at: null })),
  tools: [1, 2].map((i) => ({ content: words(30), source: `tool${i}`, at: null })),
  history: [block(1, 4), ...rowsOf('u1 a1 u2 a2'), block(3, 4), rowOf('u3')],
};

describe('a budget', () => {
  it.each([
    ['b1 u1 a1 b2 u2', 50, 'b1 u1 a1 b2 u2'],
    // The oldest card gives way before an older turn does.
    ['b1 u1 a1 b2 u2', 49, 'u1 a1 b2 u2'],
    ['b1 u1 a1 b2 u2', 39, 'u1 a1 u2'],
    ['b1 u1 a1 b2 u2', 29, 'u2'],
    ['u1 a1 u2 t2 a2 u3', 55, 'u2 [Tool result] "t2" a2 u3'],
    ['u1 a1 u2 t2 a2 u3', 35, 'u3'],
    ['u1 a1 u2', 0, 'u2'],
  ])('cuts "%s" with room for %i tokens to "%s"', (rows, room, left) => {
    const { prompt, budget } = assemble({ history: rowsOf(rows), limit: FIXED + room });
    expect(namesOf(prompt.messages)).toBe(left);
    expect(budget.limit).toBe(FIXED + room);
  });

  it('gives the rolling summary the tokens that a workspace sets, or what it had written is cut again', () => {
    const summaryOf = (summary_max_tokens: number) =>
      assemble({
        settings: Settings.parse({ instructions: 'Be kind.', summary_max_tokens }),
        rollingSummary: words(1_500),
      }).budget.parts.summary;
    expect(summaryOf(400)).toBeLessThan(450);
    expect(summaryOf(1_000)).toBeGreaterThan(900);
    expect(summaryOf(1_000)).toBeLessThan(1_050);
  });

  it('adds up: the parts are what is used', () => {
    const { budget, degraded } = assemble(RICH);
    const { parts } = budget;
    for (const [name, tokens] of Object.entries(parts)) expect(tokens, name).toBeGreaterThan(0);
    expect(Object.values(parts).reduce((sum, tokens) => sum + tokens, 0)).toBe(budget.used);
    expect(degraded).toEqual([]);
  });

  it('gives parts up in one order: documents, tools, cards, older turns, state, facts', () => {
    const order = ['documents', 'tools', 'injection', 'history', 'summary', 'systemStable'] as const;
    const full = assemble({ ...RICH, limit: 100_000 }).budget.parts;
    const bare = assemble({ persona: RICH.persona ?? null, history: [rowOf('u3')] }).budget;
    // A message so large that the other parts, each within its own limit, do not fit beside it.
    for (let left = bare.used + 1_400; left >= 0; left -= 60) {
      const last = rowOf('u3', { tokens: 12_000 - left });
      const { budget, degraded, prompt } = assemble({
        ...RICH,
        history: [...(RICH.history ?? []).slice(0, -1), last],
      });
      const note = `room for ${left}`;
      expect(prompt.messages.at(-1)?.content, note).toBe('u3');
      const shown = { ...budget.parts, history: budget.parts.history - last.tokens + 10 };
      const gives = order.filter((name) => shown[name] < full[name]);
      const least = { ...bare.parts };
      for (const name of gives.slice(0, -1)) expect(shown[name], `${note}: ${name}`).toBe(least[name]);
      expect(gives, note).toEqual(order.slice(0, gives.length));
      const neededAnyway = bare.used - 10 + last.tokens;
      expect([budget.used <= budget.limit, degraded], note).toEqual(
        neededAnyway <= budget.limit ? [true, []] : [false, ['budget']],
      );
    }
  });

  it('is passed only by what never gives way, and says so', () => {
    const persona = 'You are Mira, who never leaves.';
    const history = [...rowsOf('u1 a1 b2'), rowOf('u2', { tokens: 5_000 })];
    const { prompt, budget, degraded } = assemble({ ...RICH, persona, history, limit: 500 });
    expect(namesOf(prompt.messages)).toBe('u2');
    expect(prompt.system.stable).toContain(persona);
    expect(prompt.system.stable).toContain('safety rules');
    expect(prompt.system.stable).not.toContain('Fact number');
    expect(prompt.system.dynamic).toBe('');
    expect(budget.used).toBe(assemble({ persona }).budget.used + 5_000);
    expect(degraded).toEqual(['budget']);
  });

  it('takes the last lines of the newest block before the first, which matter most', () => {
    const history = [...rowsOf('u1 a1'), block(2, 4), rowOf('u2')];
    const { prompt, budget } = assemble({ history, limit: FIXED + 30 + 30 });
    const lines = prompt.messages.find(({ content }) => content.startsWith('[Context'))?.content.split('\n');
    expect(lines?.[1]).toBe('- "memory 0" (fact)');
    expect(lines?.length).toBeLessThan(5);
    expect(budget.parts.history).toBe(30);
  });

  it('leaves to new cards what other parts may not take, at most the memory budget', () => {
    const room = (changes: Partial<PromptInput>) => {
      const input = { settings, rollingSummary: null, history: rowsOf('u1'), limit: 12_000, ...changes };
      return roomForCards(input, limitFixed(input));
    };
    expect(room({})).toBe(settings.memory_budget_tokens);
    expect(room({ history: [rowOf('u1', { tokens: 11_700 })] })).toBeLessThan(300);
    expect(room({ history: [rowOf('u1', { tokens: 20_000 })] })).toBe(0);
    expect(room({ limit: 1_000 })).toBe(250);
    const tools = RICH.tools ?? [];
    expect(room({ tools })).toBeLessThan(settings.memory_budget_tokens);
  });
});

describe('a giant', () => {
  it.each([
    [
      'an earlier message',
      { history: [rowOf('u1', { content: words(30_000), tokens: 60_000 }), ...rowsOf('a1 u2')] },
    ],
    [
      'a tool result',
      {
        history: [rowOf('u1'), rowOf('t1', { content: words(30_000), tokens: 60_000 }), ...rowsOf('a1 u2')],
      },
    ],
    [
      'twenty tool results',
      {
        history: [
          rowOf('u1'),
          ...Array.from({ length: 20 }, () => rowOf('t1', { content: words(2_000), tokens: 4_000 })),
          ...rowsOf('a1 u2'),
        ],
      },
    ],
    [
      'a block',
      { history: [rowOf('b1', { content: words(30_000), tokens: 60_000 }), ...rowsOf('u1 a1 u2')] },
    ],
    ['a summary', { rollingSummary: words(30_000), history: rowsOf('u1 a1 u2') }],
    [
      'a snapshot',
      { snapshot: { ...NO_STATE, goals: [words(30_000), 'Sleep'] }, history: rowsOf('u1 a1 u2') },
    ],
    [
      'a document',
      { documents: [{ content: words(30_000), source: words(999), at: null }], history: rowsOf('u1 a1 u2') },
    ],
    ['a summary without spaces', { rollingSummary: '木'.repeat(90_000), history: rowsOf('u1 a1 u2') }],
    ['a summary of emoji', { rollingSummary: '👩‍👩‍👧'.repeat(9_000), history: rowsOf('u1 a1 u2') }],
  ] satisfies [string, Partial<PromptInput>][])('%s leaves room for the turn before it', (_, input) => {
    const { prompt, budget, degraded } = assemble(input);
    expect(budget.used).toBeLessThanOrEqual(budget.limit);
    expect(degraded).toEqual([]);
    const { length } = prompt.messages;
    expect(length).toBeGreaterThanOrEqual(3);
    expect(prompt.messages.at(-1)?.content).toBe('u2');
    expect(prompt.messages.at(-2)?.content).toBe('a1');
    const text = prompt.system.dynamic + prompt.messages.map(({ content }) => content).join('');
    expect(text.isWellFormed()).toBe(true);
  });

  it('reads the same in every later prompt, or the provider would cache nothing of it', () => {
    const history = [rowOf('u1', { content: words(30_000), tokens: 60_000 }), ...rowsOf('a1 u2')];
    const first = assemble({ history }).prompt.messages;
    const later = assemble({ history: [...history, ...rowsOf('a2 b3 u3')] }).prompt.messages;
    expect(later.slice(0, first.length)).toEqual(first);
  });
});

describe('any prompt', () => {
  it('keeps its budget and its order of messages, whatever it is made of', () => {
    const source = random();
    for (let round = 0; round < 100; round++) {
      const history = Array.from({ length: 1 + source.int(30) }, (_, i) => {
        const kind = source.pick(['u', 'a', 't', 'b', 'i']);
        const n = 1 + source.int(400);
        return rowOf(`${kind}${1 + Math.floor(i / 3)}`, { content: words(n), tokens: n * 2 });
      });
      const last = rowOf('u99', { tokens: 1 + source.int(300) });
      const input = {
        ...RICH,
        facts: Array.from({ length: source.int(30) }, (_, i) => fact(i)),
        rollingSummary: source.int(2) ? words(source.int(900)) : null,
        documents: Array.from({ length: source.int(5) }, () => ({
          content: words(source.int(400)),
          source: 'd',
          at: 0,
        })),
        history: [...history, last],
        limit: 200 + source.int(12_000),
      };
      const note = `seed ${source.seed}, round ${round}`;
      const { budget, degraded, prompt } = assemble(input);
      const least = assemble({ persona: RICH.persona ?? null }).budget.used + last.tokens;
      expect(
        Object.values(budget.parts).reduce((sum, n) => sum + n, 0),
        note,
      ).toBe(budget.used);
      if (least <= input.limit) expect([budget.used <= input.limit, degraded], note).toEqual([true, []]);
      expect(prompt.messages.at(-1)?.content, note).toBe('u99');
    }
  });
});
