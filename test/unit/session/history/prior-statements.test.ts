/**
 * What was said right before a message. If it fails, a question in between hides what the message is about, or a message is taken to be
 * about something that was left long ago.
 */
import { describe, expect, it } from 'vitest';
import { markNear } from '../../../../src/session/history/prior-statements.ts';

const recentOf = (texts: readonly string[]): string[] =>
  markNear(texts.map((text, i) => ({ eventId: `evt_${i}`, conversationId: 'conv', text, saidAt: null })))
    .filter(({ isRecent }) => isRecent)
    .map(({ text }) => text);

const ASKED = ['how do i descale a kettle', 'wie falte ich ein Hemd', 'qué es un capotraste'];

describe('what was told last', () => {
  it('is told behind questions', () => {
    const said = ['I have a cat.', 'We pay 940 a month for the flat.', ...ASKED];
    expect(recentOf(said)).toEqual(said.slice(1));
  });

  it('is nothing before what was told since', () => {
    const said = ['We pay 940 a month for the flat.', 'My sister Ann is a nurse.', ...ASKED];
    expect(recentOf(said)).toEqual(said.slice(1));
  });

  it('is nothing behind many questions', () => {
    expect(recentOf(['We pay 940 a month.', ...ASKED, ...ASKED])).toHaveLength(4);
  });
});
