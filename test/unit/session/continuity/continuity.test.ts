/**
 * When a turn gets no prompt. If it fails open, a model invents what was agreed; if it fails closed too eagerly, a user is
 * told that everything is lost while it is there.
 */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/language/read-text.ts';
import {
  type ContinuityArtifacts,
  decideLoss,
  lacksContinuity,
} from '../../../../src/session/continuity/continuity.ts';
import {
  DEFAULT_RECOVERY_MESSAGE,
  RECOVERY_MESSAGES,
  recoveryFor,
  recoveryMessage,
  toLoss,
} from '../../../../src/session/continuity/recovery.ts';
import { INJECTION_DECISIONS } from '../../../../src/session/injection/decide-injection.ts';
import { parseMessage } from '../../../../src/session/parse-message.ts';
import { DEVELOPMENT } from '../../../eval/continuity/development.ts';
import { HELD_OUT } from '../../../eval/continuity/held-out.ts';
import { eventOf, memoryOf } from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

type Decided = ContinuityArtifacts['decisions'][number];
const NOTHING: ContinuityArtifacts = {
  parsed: parseMessage('As we said, book the ferry.'),
  configured: null,
  history: [],
  rollingSummary: null,
  decisions: [],
};
const MEMORY = memoryOf('mem_1', 'Ana books the ferry at noon.');
const EVENT = eventOf('evt_1', 'We take the ferry at noon.');

/** A turn for which this candidate was recalled. */
const decided = (
  decision: Decided['decision'],
  { candidate = MEMORY, parts = {}, origin = 'words' }: Partial<Decided['item']> = {},
): ContinuityArtifacts => ({
  ...NOTHING,
  decisions: [{ decision, item: { candidate, parts, origin, score: 0, evidence: {} } }],
});
/** The same for something that was said. */
const said = (content: string, role = 'user') =>
  decided('injected', { candidate: eventOf('evt_1', content, { role }) });

/** What a memory that is always at hand has, and what one has that the message asks for. */
const UNASKED = { pinned: 0.1, recent: 0.1, vector: 0.1, tier: 0.02 };
const ASKED = { ...UNASKED, lexical: 0.1 };

describe('continuity', () => {
  it('is there with a history, a summary or something recalled: any one of them is enough', () => {
    expect(lacksContinuity(NOTHING)).toBe(true);
    expect(lacksContinuity({ ...NOTHING, history: [rowOf('u1')] })).toBe(false);
    expect(lacksContinuity({ ...NOTHING, rollingSummary: 'They met.' })).toBe(false);
    expect(lacksContinuity(decided('injected'))).toBe(false);
    expect(lacksContinuity(said('We take the ferry at noon.'))).toBe(false);
  });

  it('does not come from blank summaries, nor from what does not answer the message', () => {
    expect(lacksContinuity({ ...NOTHING, rollingSummary: '  \n' })).toBe(true);
    for (const decision of ['nearby', 'low_score', 'untrusted_instruction', 'outdated'] as const)
      expect(lacksContinuity(decided(decision, { parts: ASKED }))).toBe(true);
  });

  it.each(INJECTION_DECISIONS.filter((decision) => decision !== 'injected'))(
    'does not come from what is in every prompt, unless the words of the message ask for it: %s',
    (decision) => {
      for (const origin of ['words', 'nearby', 'time'] as const)
        expect(lacksContinuity(decided(decision, { parts: UNASKED, origin }))).toBe(true);
      if (['nearby', 'low_score', 'untrusted_instruction', 'outdated'].includes(decision)) return;
      expect(lacksContinuity(decided(decision, { parts: ASKED }))).toBe(false);
      expect(lacksContinuity(decided(decision, { parts: { topic: 0.1 } }))).toBe(false);
    },
  );

  it('comes from what was said elsewhere, unless it merely stands near that', () => {
    expect(lacksContinuity(decided('already_live', { candidate: EVENT, origin: 'reply' }))).toBe(false);
    expect(lacksContinuity(decided('already_live', { candidate: EVENT, origin: 'nearby' }))).toBe(true);
  });

  it('does not come from a cue that was sent elsewhere, nor from what its user was told then', () => {
    for (const content of ['Continue.', 'go on where we stopped', 'What did we decide last time?'])
      expect(lacksContinuity(said(content)), content).toBe(true);
    expect(lacksContinuity(said(NOTHING.parsed.text.raw))).toBe(true);
    expect(lacksContinuity(said(DEFAULT_RECOVERY_MESSAGE, 'assistant'))).toBe(true);
    expect(lacksContinuity(said('As we agreed, the early train to Porto.'))).toBe(false);
    expect(lacksContinuity(said('Shall I go on?', 'assistant'))).toBe(false);
  });

  it('does not come from an earlier cue that could not be answered either, however often it is sent', () => {
    const asked = rowOf('u1', { content: 'Continue, please.' });
    const again = rowOf('u2', { content: 'go on where we stopped' });
    const found = { ...said(asked.content).decisions[0], decision: 'already_live' } as Decided;
    expect(lacksContinuity({ ...NOTHING, history: [asked], decisions: [found] })).toBe(true);
    expect(lacksContinuity({ ...NOTHING, history: [asked, again] })).toBe(true);
    expect(lacksContinuity({ ...NOTHING, history: [rowOf('b1')] })).toBe(true);
  });

  it('does not come from what the user was told then, but from any other reply it does', () => {
    const asked = rowOf('u1', { content: 'Continue, please.' });
    const toldAs = (content: string) => ({ ...NOTHING, history: [asked, rowOf('a1', { content })] });
    expect(lacksContinuity(toldAs(DEFAULT_RECOVERY_MESSAGE))).toBe(true);
    expect(lacksContinuity(toldAs(recoveryMessage(readText('weiter bitte'))))).toBe(true);
    expect(lacksContinuity({ ...toldAs('Ask our desk.'), configured: 'Ask our desk.' })).toBe(true);
    expect(lacksContinuity(toldAs('Ask our desk.'))).toBe(false);
    expect(lacksContinuity({ ...NOTHING, history: [asked, rowOf('a1'), rowOf('u2')] })).toBe(false);
  });
});

describe('a turn without continuity', () => {
  const lossOf = (message: string, isRecordGone: boolean, history = NOTHING.history) =>
    decideLoss({ ...NOTHING, parsed: parseMessage(message), history }, isRecordGone);

  it('fails in a conversation whose record is gone, whatever the message says', () => {
    expect(lossOf('What is the capital of Peru?', true)).toBe('history_lost');
    expect(lossOf('As we said, the early train.', true)).toBe('history_lost');
  });

  it('fails in a new conversation only when the message refers to something earlier', () => {
    expect(lossOf('As we said, the early train.', false)).toBe('nothing_to_continue');
    expect(lossOf('What is the capital of Peru?', false)).toBeNull();
    expect(lossOf('Hello!', false)).toBeNull();
  });

  it('is answered once the user was told and tells it again, not when they only ask again', () => {
    const asked = rowOf('u1', { content: 'As we agreed, book the early train.' });
    const told = [asked, rowOf('a1', { content: DEFAULT_RECOVERY_MESSAGE })];
    expect(lossOf('As I said, the early train to Porto.', false, told)).toBeNull();
    expect(lossOf('As I said, the early train to Porto.', false, [asked])).toBe('nothing_to_continue');
    expect(lossOf(asked.content, false, told)).toBe('nothing_to_continue');
    expect(lossOf('Continue.', false, told)).toBe('nothing_to_continue');
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
    expect(recoveryFor('history_lost', readText('weiter bitte'), 'Ask our desk.')).toEqual({
      reason: 'history_lost',
      message: 'Ask our desk.',
    });
    expect(recoveryFor('nothing_to_continue', readText('continue')).message).toBe(DEFAULT_RECOVERY_MESSAGE);
  });

  it.each([
    ['Wie wir gestern gesagt haben, nimm den Zug.', /Nachrichten/],
    ['Comme on l’a dit hier, prends le train.', /messages?/],
    ['Как мы говорили, бери поезд.', /сообщений/],
    ['就像我们之前说的', /消息/],
    ['前に言った通りにして', /メッセージ/],
    ['كما قلنا أمس', /رسائل/],
    ['아까 말한 대로', /메시지/],
    ['Kaldığımız yerden devam edelim.', /mesajlar/],
    ['Devam.', /mesajlar/],
    ['Kontynuuj.', /wiadomości/],
    ['Ga door.', /berichten/],
    ['Retomemos lo de ayer', /mensajes anteriores/],
    ['Onde paramos?', /mensagens/],
    ['fortsätt, tack', /meddelanden/],
    ['Продовжуй.', /повідомлень/],
  ])('answers %s in its language', (written, expected) => {
    expect(recoveryMessage(readText(written))).toMatch(expected);
  });

  it('answers nearly every cue in the language that it was written in', () => {
    const cues = [...DEVELOPMENT, HELD_OUT].flatMap((set) =>
      Object.entries(set).flatMap(([language, labelled]) =>
        labelled.cues.map((cue) => ({ cue, language, message: recoveryMessage(readText(cue)) })),
      ),
    );
    expect(new Set(cues.map(({ message }) => message)).size).toBe(16);
    const others = cues.filter(({ language, message }) => RECOVERY_MESSAGES.get(language) !== message);
    // "Continue." and "Continua." are words of several languages.
    expect(others.length).toBeLessThanOrEqual(8);
  });

  it('is English where the language cannot be told, and repeats no word of the user', () => {
    expect(recoveryMessage(readText('xyzzy'))).toBe(DEFAULT_RECOVERY_MESSAGE);
    expect(recoveryMessage(readText('As we said, Ivana pays 500 euros.'))).not.toMatch(/Ivana|500/);
  });
});
