/**
 * When a turn gets no prompt. If it fails open, a model invents what was agreed; if it fails closed too eagerly, a user is
 * told that everything is lost while it is there.
 */
import { describe, expect, it } from 'vitest';
import { DEFAULT_RECOVERY_MESSAGE, recoveryMessage } from '../../src/session/continuity/recovery-messages.ts';
import {
  type ContinuityArtifacts,
  decideLoss,
  lacksContinuity,
  recoveryFor,
  toLoss,
} from '../../src/session/continuity.ts';
import { rowOf } from '../support/rows.ts';

type Decided = ContinuityArtifacts['decisions'][number];
const decided = (decision: Decided['decision'], parts: Record<string, number> = {}): ContinuityArtifacts => ({
  ...NOTHING,
  decisions: [{ decision, parts }],
});
const NOTHING: ContinuityArtifacts = { history: [], rollingSummary: null, decisions: [] };

describe('continuity', () => {
  it('is there with a history, a summary or something recalled: any one of them is enough', () => {
    expect(lacksContinuity(NOTHING)).toBe(true);
    expect(lacksContinuity({ ...NOTHING, history: [rowOf('u1')] })).toBe(false);
    expect(lacksContinuity({ ...NOTHING, rollingSummary: 'They met.' })).toBe(false);
    expect(lacksContinuity(decided('injected'))).toBe(false);
    expect(lacksContinuity(decided('already_live'))).toBe(false);
  });

  it('does not come from blank summaries, nor from what does not answer the message', () => {
    expect(lacksContinuity({ ...NOTHING, rollingSummary: '  \n' })).toBe(true);
    for (const decision of ['nearby', 'low_score', 'untrusted_instruction', 'outdated'] as const)
      expect(lacksContinuity(decided(decision))).toBe(true);
  });

  it('comes from what always holds only when the words of the message ask for it', () => {
    for (const decision of ['injected_as_standing', 'injected_as_correction'] as const) {
      expect(lacksContinuity(decided(decision, { pinned: 0.1, vector: 0.1 }))).toBe(true);
      expect(lacksContinuity(decided(decision, { pinned: 0.1, lexical: 0.1 }))).toBe(false);
    }
  });

  it('does not come from an earlier "continue" that could not be answered either, but from its reply it does', () => {
    const asked = rowOf('u1', { content: 'Continue, please.' });
    expect(lacksContinuity({ ...NOTHING, history: [asked] })).toBe(true);
    expect(lacksContinuity({ ...NOTHING, history: [asked, rowOf('a1')] })).toBe(false);
    expect(lacksContinuity({ ...NOTHING, history: [rowOf('b1')] })).toBe(true);
  });
});

describe('a turn without continuity', () => {
  it('fails in a conversation whose record is gone, whatever the message says', () => {
    expect(decideLoss('What is the capital of Peru?', true)).toBe('history_lost');
    expect(decideLoss('As we said, the early train.', true)).toBe('history_lost');
  });

  it('fails in a new conversation only when the message refers to something earlier', () => {
    expect(decideLoss('As we said, the early train.', false)).toBe('nothing_to_continue');
    expect(decideLoss('What is the capital of Peru?', false)).toBeNull();
    expect(decideLoss('Hello!', false)).toBeNull();
  });
});

describe('the name of a loss', () => {
  it('is read back from a trace, and nothing else is', () => {
    expect(toLoss('history_lost')).toBe('history_lost');
    expect([toLoss(null), toLoss('other')]).toEqual([null, null]);
  });
});

describe('the recovery message', () => {
  it('is the configured one, word for word, else one in the language of the message', () => {
    expect(recoveryFor('history_lost', 'weiter bitte', 'Ask our desk.')).toEqual({
      reason: 'history_lost',
      message: 'Ask our desk.',
    });
    expect(recoveryFor('nothing_to_continue', 'continue').message).toBe(DEFAULT_RECOVERY_MESSAGE);
  });

  it.each([
    ['Wie wir gestern gesagt haben, nimm den Zug.', /Nachrichten/],
    ['Comme on l’a dit hier, prends le train.', /messages?/],
    ['Как мы говорили, бери поезд.', /сообщений/],
    ['就像我们之前说的', /消息/],
    ['前に言った通りにして', /メッセージ/],
    ['كما قلنا أمس', /رسائل/],
    ['아까 말한 대로', /메시지/],
  ])('answers %s in its language', (written, expected) => {
    expect(recoveryMessage(written)).toMatch(expected);
  });

  it('is English where the language cannot be told, and repeats no word of the user', () => {
    expect(recoveryMessage('xyzzy')).toBe(DEFAULT_RECOVERY_MESSAGE);
    expect(recoveryMessage('As we said, Ivana pays 500 euros.')).not.toMatch(/Ivana|500/);
  });
});
