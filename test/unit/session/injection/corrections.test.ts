/**
 * Lines whose memories changed after they were shown. If this fails, an old block goes on telling the model what is no longer
 * so, or a prompt changes where nothing changed and the provider's cache is lost.
 */
import { describe, expect, it } from 'vitest';
import { INJECTION_PREFIX } from '../../../../src/memory/neutralise.ts';
import { renderLine } from '../../../../src/session/injection/block-line.ts';
import { withoutItems } from '../../../../src/session/injection/blocks.ts';
import {
  correctLines,
  injectedRevisions,
  selectCorrections,
  withOutdated,
  withRecalled,
} from '../../../../src/session/injection/corrections.ts';
import { blockToRow } from '../../../../src/session/record/conversation-rows.ts';
import { eventOf, injectedBefore, memoryOf, NOW } from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

const CONTEXT = { terms: [], now: NOW, isGroup: false };
const green = memoryOf('mem_tea', 'Likes "green" tea.');
const black = memoryOf('mem_tea', 'Likes black tea.', { revision: 2 });
const rows = memoryOf('mem_row', 'Rows on Sundays.');
const berlin = eventOf('evt_b', 'I live in Berlin.');

const blockOf = (...items: (typeof green | typeof berlin)[]) =>
  blockToRow(
    '1',
    [INJECTION_PREFIX, ...items.map((item) => renderLine(item, CONTEXT))].join('\n'),
    items.map(({ id }) => id),
  );
const history = [blockOf(green, rows), rowOf('u1'), rowOf('a1'), blockOf(berlin), rowOf('u2')];

describe('a line of a memory that changed', () => {
  it('tells the new value where it stands; everything else stays byte for byte', () => {
    const revised = correctLines(history, [{ id: 'mem_tea', now: black }], CONTEXT);
    expect(revised[0]?.content).toBe(
      `${INJECTION_PREFIX}\n- "Likes black tea." (fact, noted 2026-06-01) [mem_tea]\n${renderLine(rows, CONTEXT)}`,
    );
    expect(revised[0]?.itemIds).toEqual(['mem_tea', 'mem_row']);
    expect(revised.slice(1)).toEqual(history.slice(1));
    expect(revised[1]).toBe(history[1]);
  });

  it.each([
    ['is gone', null],
    ['was replaced by another', memoryOf('mem_new', 'Likes coffee.')],
  ])('leaves when it %s', (_, now) => {
    const revised = correctLines(history, [{ id: 'mem_tea', now }], CONTEXT);
    expect(revised[0]).toMatchObject({
      content: `${INJECTION_PREFIX}\n${renderLine(rows, CONTEXT)}`,
      itemIds: ['mem_row'],
    });
  });

  it('takes its block along when it was the only one', () => {
    expect(correctLines([blockOf(green), rowOf('u1')], [{ id: 'mem_tea', now: null }], CONTEXT)).toEqual([
      rowOf('u1'),
    ]);
  });

  it('stays as it is when only weight or tags changed: the row is the same object', () => {
    const heavier = memoryOf('mem_tea', green.content, { revision: 9, importance: 1 });
    expect(correctLines(history, [{ id: 'mem_tea', now: heavier }], CONTEXT)[0]).toBe(history[0]);
  });

  it('of a long memory stays when its passage is still in it', () => {
    const long = memoryOf('mem_l', `Soil matters. ${'Water the roots. '.repeat(90)}`);
    const block = blockOf(long);
    expect(correctLines([block], [{ id: 'mem_l', now: long }], CONTEXT)[0]).toBe(block);
    const other = memoryOf('mem_l', `Light matters. ${'Water the leaves. '.repeat(90)}`);
    expect(correctLines([block], [{ id: 'mem_l', now: other }], CONTEXT)[0]?.content).toContain(
      'Light matters.',
    );
  });

  it('is marked when it quotes words that are no longer true, once, and leaves when they are to be forgotten', () => {
    const replaced = {
      restatedBy: new Map(),
      outdatedStatements: [],
      successors: new Map(),
      outdated: new Map([['evt_b', 'replaced' as const]]),
    };
    const marked = withOutdated(history, replaced);
    expect(marked[3]?.content).toContain('(user, 2026-06-01, outdated) [evt_b]');
    expect(withOutdated(marked, replaced)[3]).toBe(marked[3]);
    const forgotten = {
      restatedBy: new Map(),
      outdatedStatements: [],
      successors: new Map(),
      outdated: new Map([['evt_b', 'forgotten' as const]]),
    };
    expect(withOutdated(history, forgotten)).toHaveLength(history.length - 1);
  });

  it('is taken out of the row that has it and of no other', () => {
    expect(history.flatMap((row) => withoutItems(row, ['evt_b']))).toEqual(history.filter((_, i) => i !== 3));
    expect(withoutItems(history[0] ?? rowOf('u'), ['mem_x'])[0]).toBe(history[0]);
  });
});

describe('the model is told of a change', () => {
  const changed = [{ id: 'mem_tea', now: black }];

  it('of a memory that the last turns injected, also when its block is gone', () => {
    expect(selectCorrections(changed, [], [injectedBefore(green, 4)])).toEqual([black]);
  });

  it('of a memory that a live block shows in its old words, also when nothing else is remembered', () => {
    expect(selectCorrections(changed, history, [])).toEqual([black]);
  });

  it('once: not when it was injected as it is now', () => {
    expect(selectCorrections(changed, history, [injectedBefore(black, 1)])).toEqual([]);
  });

  it('by what took its place', () => {
    const coffee = memoryOf('mem_new', 'Likes coffee.');
    expect(selectCorrections([{ id: 'mem_tea', now: coffee }], history, [injectedBefore(green, 4)])).toEqual([
      coffee,
    ]);
  });

  it('not when nothing holds in its place, nor when only its weight changed', () => {
    expect(selectCorrections([{ id: 'mem_tea', now: null }], history, [])).toEqual([]);
    const heavier = memoryOf('mem_tea', green.content, { revision: 9 });
    expect(selectCorrections([{ id: 'mem_tea', now: heavier }], history, [injectedBefore(green, 4)])).toEqual(
      [],
    );
  });

  it('of a memory of the account, which only recall brings', () => {
    const recent = [injectedBefore(green, 4)];
    expect(withRecalled([], [black, rows], recent)).toEqual(changed);
    expect(withRecalled(changed, [black], recent)).toEqual(changed);
  });
});

describe('what is asked of the record', () => {
  it('is every memory that a block shows or a turn injected, at the revision that is known', () => {
    expect(injectedRevisions(history, [injectedBefore(black, 2), injectedBefore(berlin, 2)])).toEqual([
      { id: 'mem_tea', revision: 2 },
      { id: 'mem_row', revision: 0 },
    ]);
  });
});
