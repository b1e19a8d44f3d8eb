/** The exchanges that a message may lean on. If it fails, "why that?" is asked about another topic, or about nothing. */
import { describe, expect, it } from 'vitest';
import { recentExchanges } from '../../../../src/session/history/exchanges.ts';
import type { HistoryRow } from '../../../../src/session/history/history-row.ts';
import { rowOf, rowsOf, turns } from '../../../support/session/rows.ts';

/** "u2+a2 u1": the newest first, a message without a reply alone. */
const exchangesOf = (rows: readonly HistoryRow[]): string =>
  recentExchanges(rows)
    .map(({ user, assistant }) => (assistant === null ? user : `${user}+${assistant}`))
    .join(' ');

describe('a message may lean on', () => {
  it.each([
    ['nothing, when it is the first', '', ''],
    ['the last exchange', 'u1 a1', 'u1+a1'],
    ['the newest exchange first', 'u1 a1 u2 a2', 'u2+a2 u1+a1'],
    ['three exchanges, not what was talked about long ago', turns(1, 5), 'u5+a5 u4+a4 u3+a3'],
    ['a message that has no reply yet', 'u1 a1 u2', 'u2 u1+a1'],
    ['each of two messages in a row, the reply being the second one’s', 'u1 u2 a2', 'u2+a2 u1'],
    ['no block: what recall put in is not what was talked about', 'b1 u1 a1 b2 u2 a2', 'u2+a2 u1+a1'],
    ['no block, even when nothing else is there', 'b1', ''],
    ['three exchanges whatever blocks stand between', 'b1 u1 a1 b2 u2 a2 b3 u3 b4 u4', 'u4 u3 u2+a2'],
    ['no result of a tool', 'u1 t1 t1 a1', 'u1+a1'],
    ['no result of a tool in place of a reply', 'u1 t1', 'u1'],
    ['messages that were imported', 'i1 i2', 'i2 i1'],
    ['nothing that only the assistant said', 'a1', ''],
    ['no reply whose question left live history', 'a1 u2 a2', 'u2+a2'],
  ])('%s', (_, rows, exchanges) => {
    expect(exchangesOf(rowsOf(rows))).toBe(exchanges);
  });

  // Walking back, each earlier assistant row takes the place of the later one: what stays is "let me look".
  it('the answer of a turn with tools, not the words before the tool was called', () => {
    const rows = [
      rowOf('u1'),
      rowOf('a1', { content: 'look' }),
      rowOf('t1'),
      rowOf('a1', { content: 'answer' }),
    ];
    expect(exchangesOf(rows)).toContain('answer');
  });

  // Same walk; the row of a bare tool call has no text at all, and the reply becomes ''.
  it('the answer after a tool call without words', () => {
    const rows = [rowOf('u1'), rowOf('a1', { content: '' }), rowOf('t1'), rowOf('a1', { content: 'answer' })];
    expect(exchangesOf(rows)).toBe('u1+answer');
  });

  // Rows know their turn; the walk goes by place alone, and loses the reply of one and pairs the other's wrongly.
  it('each message with the reply of its own turn when replies come late', () => {
    expect(exchangesOf(rowsOf('u1 u2 a1 a2'))).toBe('u2+a2 u1+a1');
  });

  it('the rows as they are: they are not turned around for whoever reads them next', () => {
    const rows = rowsOf(turns(1, 4));
    recentExchanges(rows);
    expect(rows).toEqual(rowsOf(turns(1, 4)));
  });
});
