/**
 * What a prompt has no room for. If it fails, a note counts as seen that the model was never shown, and the question that
 * needs it goes without an answer although the memory has it.
 */
import { describe, expect, it } from 'vitest';
import { Settings } from '../../../../src/memory/settings.ts';
import { itemsLeftWithTurns } from '../../../../src/session/history/history.ts';
import type { HistoryRow } from '../../../../src/session/history/history-row.ts';
import { gatesOf, type TurnGates } from '../../../../src/session/injection/prompt-gates.ts';
import { limitFixed } from '../../../../src/session/prompt/parts.ts';
import { visibleRows } from '../../../../src/session/prompt/prompt.ts';
import { gatesWith, injectedBefore, memoryOf } from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

const block = (turn: string, ...itemIds: string[]): HistoryRow =>
  rowOf(`b${turn}`, { kind: 'injection', eventId: null, turnId: turn, itemIds });
const message = (turn: string, fields: Partial<HistoryRow> = {}): HistoryRow =>
  rowOf(`u${turn}`, { turnId: turn, ...fields });

const OLD = [block('1', 'mem_old'), message('1')];
const NEW = [block('2', 'mem_new'), message('2')];
const HELD: TurnGates = {
  ...gatesWith({
    recent: ['mem_old', 'mem_new', 'mem_gone'].map((id) => injectedBefore(memoryOf(id, `Note ${id}.`), 1)),
  }),
  restatedBy: new Map([
    ['mem_said_old', new Set(['evt_u1'])],
    ['mem_said_twice', new Set(['evt_u1', 'evt_u2'])],
  ]),
};
const BESIDE = { inFull: [], state: [], message: 'What now?' };
const recentIds = ({ recent }: Pick<TurnGates, 'recent'>) => recent.map(({ itemId }) => itemId);

describe('what a prompt has no room for', () => {
  it('stands against nothing: neither its blocks, nor its messages, nor the wait for what they carried', () => {
    const all = gatesOf(HELD, [...OLD, ...NEW], [...OLD, ...NEW], BESIDE);
    expect([all.history.length, recentIds(all), [...all.restated]]).toEqual([
      4,
      ['mem_old', 'mem_new', 'mem_gone'],
      ['mem_said_old', 'mem_said_twice'],
    ]);
    const cut = gatesOf(HELD, [...OLD, ...NEW], NEW, BESIDE);
    expect([cut.history.length, recentIds(cut), [...cut.restated]]).toEqual([
      2,
      // What the cap of blocks took still waits.
      ['mem_new', 'mem_gone'],
      ['mem_said_twice'],
    ]);
  });

  it('is the rest of a giant too: a message that was cut does not pass for seen, one that is quoted whole does', () => {
    const giant = message('1', { content: 'windy quay '.repeat(2_000), tokens: 4_000 });
    const results = ['20 degrees', 'degrees '.repeat(3_000)].map((content, i) =>
      rowOf(`t${i}`, { turnId: '2', role: 'tool', name: 'weather', content }),
    );
    const live = [giant, ...results, message('2')];
    const input = { settings: Settings.parse({}), rollingSummary: null, limit: 12_000 };
    const seen = visibleRows({ ...input, history: [...live, message('3')] }, limitFixed(input));
    expect(seen).toHaveLength(4);
    const names = gatesOf(HELD, live, seen, BESIDE).history.map(({ eventId }) => eventId);
    expect(names).toEqual(['evt_t0', 'evt_u2']);
  });

  it('are the lines that a block lost to the budget', () => {
    const [whole, shortened] = [block('2', 'mem_new', 'mem_last'), block('2', 'mem_new')];
    const held = { ...HELD, recent: [injectedBefore(memoryOf('mem_last', 'Last.'), 1)] };
    expect(recentIds(gatesOf(held, [whole, message('2')], [shortened, message('2')], BESIDE))).toEqual([]);
  });

  it('is never what the stable part says in full', () => {
    expect([
      ...gatesOf({ ...HELD, restatedBy: new Map() }, [], [], { ...BESIDE, inFull: ['mem_fact'] }).restated,
    ]).toEqual(['mem_fact']);
  });
});

describe('what stands beside the history', () => {
  it('is the summary as far as the prompt shows it, and the message itself', () => {
    const gates = gatesOf(HELD, [], [], { inFull: [], state: ['> The boat is new.'], message: 'What  NOW?' });
    expect([...gates.told]).toContain('boat');
    expect(gates.message).toBe('what now?');
  });
});

describe('a block that leaves live history', () => {
  it('together with its turn is forgotten; one that the cap took while its turn stays is not', () => {
    expect(itemsLeftWithTurns([...OLD, ...NEW], NEW)).toEqual(['mem_old']);
    expect(itemsLeftWithTurns([...OLD, ...NEW], [message('1'), ...NEW])).toEqual([]);
    expect(itemsLeftWithTurns([rowOf('u0', { turnId: null })], [])).toEqual([]);
  });
});
