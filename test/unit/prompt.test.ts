/**
 * Assembling the prompt. If it fails, a model gets more than it can take, loses the very message it has to answer, or is
 * told numbers that do not add up.
 */
import { describe, expect, it } from 'vitest';
import { Settings } from '../../src/memory/settings.ts';
import { assemblePrompt } from '../../src/session/prompt.ts';
import { namesOf, rowOf, rowsOf } from '../support/rows.ts';

const settings = Settings.parse({ instructions: 'Be kind.' });
const assemble = (names: string, limit = 12_000, rollingSummary: string | null = null) =>
  assemblePrompt({ settings, rollingSummary, history: rowsOf(names), limit });
const FIXED = assemble('').budget.used;

describe('a prompt', () => {
  it('holds live history in order, with roles and the names of a group', () => {
    const history = [rowOf('b1'), rowOf('u1', { name: 'Ana' }), rowOf('t1'), rowOf('a1')];
    expect(
      assemblePrompt({ settings, rollingSummary: null, history, limit: 12_000 }).prompt.messages,
    ).toEqual([
      { role: 'user', content: 'b1' },
      { role: 'user', content: 'u1', name: 'Ana' },
      { role: 'tool', content: 't1' },
      { role: 'assistant', content: 'a1' },
    ]);
  });

  it('begins with the instructions of the workspace and says how to read blocks', () => {
    const { system } = assemble('u1').prompt;
    expect(system.stable).toMatch(/^Be kind\.\n\n.*\[Context from memory\]/);
    expect(system.dynamic).toBe('');
    expect(assemble('u1', 12_000, 'They met.').prompt.system.dynamic).toContain('They met.');
  });

  it('keeps its prefix hash from turn to turn, or every turn pays for a cold cache', () => {
    const hashes = [assemble('u1'), assemble('b1 u1 a1 u2', 500, 'They met.')].map(
      ({ prompt }) => prompt.system.prefixHash,
    );
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    const other = assemblePrompt({
      settings: { ...settings, instructions: 'Be brief.' },
      rollingSummary: null,
      history: [],
      limit: 500,
    });
    expect(other.prompt.system.prefixHash).not.toBe(hashes[0]);
  });
});

describe('a budget', () => {
  it.each([
    ['b1 u1 a1 b2 u2', 50, 'b1 u1 a1 b2 u2'],
    ['b1 u1 a1 b2 u2', 49, 'b2 u2'],
    ['u1 a1 u2 t2 a2 u3', 40, 'u2 t2 a2 u3'],
    ['u1 a1 u2 t2 a2 u3', 39, 'u3'],
    ['u1 a1 u2', 0, 'u2'],
  ])('cuts "%s" with room for %i tokens between turns to "%s"', (rows, room, left) => {
    const { prompt, budget } = assemble(rows, FIXED + room);
    expect(namesOf(prompt.messages)).toBe(left);
    expect(budget.limit).toBe(FIXED + room);
  });

  it('adds up: the parts are what is used', () => {
    const { budget } = assemble('b1 u1 a1 b2 u2', 12_000, 'They met.');
    expect(budget.parts).toMatchObject({ injection: 20, history: 30 });
    expect(budget.parts.systemDynamic).toBeGreaterThan(0);
    expect(Object.values(budget.parts).reduce((sum, tokens) => sum + tokens, 0)).toBe(budget.used);
  });

  it('is kept by leaving a block out when only the new message fits', () => {
    const { prompt, budget } = assemble('u1 a1 b2 u2', FIXED + 15);
    expect(namesOf(prompt.messages)).toBe('u2');
    expect(budget.used).toBeLessThanOrEqual(budget.limit);
  });

  it('is passed only by the new message itself, which is never left out', () => {
    const history = [...rowsOf('u1 a1'), rowOf('u2', { tokens: 5_000 })];
    const { prompt, budget } = assemblePrompt({ settings, rollingSummary: null, history, limit: 500 });
    expect(namesOf(prompt.messages)).toBe('u2');
    expect(budget.used).toBe(FIXED + 5_000);
  });
});
