/**
 * What keeps an item out of a block, and what lets it in all the same. A user pays for every note that comes twice, is
 * misled by one that is no longer true, and is obeyed by a stranger's order where this fails.
 */
import { describe, expect, it } from 'vitest';
import { ChargramEmbedder } from '../../../../src/models/embed/chargram-embedder.ts';
import { decideInjection } from '../../../../src/session/injection/decide-injection.ts';
import type { Gates, Offer } from '../../../../src/session/injection/gates.ts';
import { injectedItem } from '../../../../src/session/injection/injected-item.ts';
import { passageVectors } from '../../../../src/session/injection/passage-vectors.ts';
import { selectStanding } from '../../../../src/session/injection/standing.ts';
import {
  CONTEXT_WINDOW_DEPTH,
  eventOf,
  gatesWith,
  injectedBefore,
  LIMITS,
  memoryOf,
  NOW,
  offered,
} from '../../../support/session/offers.ts';
import { rowOf } from '../../../support/session/rows.ts';

const decisionsOf = (offers: readonly Offer[], gates: Partial<Gates> = {}, limits = LIMITS): string[] =>
  decideInjection(offers, gatesWith(gates), limits).decisions.map(({ decision }) => decision);

const tea = memoryOf('mem_tea', 'Ana likes green tea.');

describe('a memory comes again', () => {
  it.each([
    [1, 'cooldown'],
    [CONTEXT_WINDOW_DEPTH - 1, 'cooldown'],
    [CONTEXT_WINDOW_DEPTH, 'injected'],
  ])(
    '%i turns after it was injected: %s, or the user pays for the same note again and again',
    (turnsAgo, decision) => {
      expect(decisionsOf([offered(tea)], { recent: [injectedBefore(tea, turnsAgo)] })).toEqual([decision]);
    },
  );

  it('as soon as a shorter window allows', () => {
    const limits = { ...LIMITS, contextWindowDepth: 2 };
    expect(decisionsOf([offered(tea)], { recent: [injectedBefore(tea, 2)] }, limits)).toEqual(['injected']);
  });

  it('without a vector made for it but where the last turns may have told the same, or users wait for what decides nothing', () => {
    const made: string[] = [];
    const embedder = new ChargramEmbedder();
    const embedNow = (text: string) => {
      made.push(text);
      return embedder.embedNow(text);
    };
    const vectors = passageVectors({ embedNow }, [tea], []);
    expect(decisionsOf([offered(tea)], { vectors })).toEqual(['injected']);
    expect(decisionsOf([offered(tea)], { vectors, recent: [injectedBefore(tea, 1)] })).toEqual(['cooldown']);
    expect(made).toEqual([]);
    const said = 'Ana likes the green tea.';
    const other = injectedItem(memoryOf('mem_said', said), [], embedder.embedNow(said));
    const recent = [{ ...other, turnsAgo: 1 }];
    expect(decisionsOf([offered(tea), offered(tea)], { vectors, recent })).toEqual(['near_recent']);
    expect(decisionsOf([offered(tea)], { vectors, recent })).toEqual(['near_recent']);
    expect(made).toEqual([tea.content]);
  });

  it('with another passage of a long text, when that is asked for', () => {
    const guide = eventOf('evt_guide', `Soil. ${'Water the roots. '.repeat(80)} Whitefly hates yellow.`);
    const recent = [injectedBefore(guide, 1)];
    expect(decisionsOf([offered(guide)], { recent }, { ...LIMITS, terms: ['whitefli'] })).toEqual([
      'injected',
    ]);
    expect(decisionsOf([offered(guide)], { recent })).toEqual(['cooldown']);
  });

  it('at once when it changed, as a correction that says so, before everything else', () => {
    const now = memoryOf('mem_tea', 'Ana likes black tea.', { revision: 2 });
    const other = memoryOf('mem_other', 'Ana rows.');
    const { content, decisions } = decideInjection(
      [offered(now, 'correction'), offered(other)],
      gatesWith({ recent: [injectedBefore(tea, 1)] }),
      LIMITS,
    );
    expect(decisions.map(({ decision }) => decision)).toEqual(['injected_as_correction', 'injected']);
    expect(content?.split('\n')[1]).toBe(
      '- Correction: "Ana likes black tea." (fact, noted 2026-06-01) [mem_tea]',
    );
  });
});

describe('what is near to something injected not long ago', () => {
  const near = memoryOf('mem_near', 'Ana really likes green tea.');
  const [one, like, unlike] = [Float32Array.of(1, 0), Float32Array.of(0.95, 0.31), Float32Array.of(0.8, 0.6)];

  it.each([
    ['is left out when its vector is near', near, like, 'near_recent'],
    ['comes when its vector is not', near, unlike, 'injected'],
    ['comes when it has other figures', memoryOf('mem_near', 'Ana likes 2 green teas.'), like, 'injected'],
    ['comes when it denies', memoryOf('mem_near', 'Ana does not like green tea.'), like, 'injected'],
    [
      'comes when it is of another subject',
      memoryOf('mem_near', near.content, { subjectId: 'bob' }),
      like,
      'injected',
    ],
  ])('%s', (_, candidate, vector, decision) => {
    const gates = { recent: [injectedBefore(tea, 3, one)], vectors: new Map([['mem_near', vector]]) };
    expect(decisionsOf([offered(candidate)], gates)).toEqual([decision]);
  });

  it('comes when that was too long ago', () => {
    const gates = {
      recent: [injectedBefore(tea, CONTEXT_WINDOW_DEPTH, one)],
      vectors: new Map([['mem_near', like]]),
    };
    expect(decisionsOf([offered(near)], gates)).toEqual(['injected']);
  });

  it('is told by its words alone where there is no vector', () => {
    const same = memoryOf('mem_same', 'ana likes  GREEN tea');
    const recent = [injectedBefore(tea, 3)];
    expect(decisionsOf([offered(same), offered(near)], { recent })).toEqual(['near_recent', 'injected']);
  });

  it('is two things when two people say it of themselves', () => {
    const [ana, bob] = ['ana', 'bob'].map((userId) =>
      eventOf(`evt_${userId}`, 'I love green tea.', { userId }),
    );
    if (!ana || !bob) throw new Error('two events');
    expect(decisionsOf([offered(bob)], { recent: [injectedBefore(ana, 1)] })).toEqual(['injected']);
    expect(decisionsOf([offered(ana), offered(bob)])).toEqual(['injected', 'injected']);
  });
});

describe('what the model sees already', () => {
  const live = rowOf('u1', { content: 'By the way: Ana likes green tea. What about you?', eventId: 'evt_1' });

  it('is not said again: the message that taught it stands in live history', () => {
    const lives = memoryOf('mem_home', 'Lives in Porto.');
    expect(decisionsOf([offered(lives)], { history: [live], restated: new Set(['mem_home']) })).toEqual([
      'already_live',
    ]);
    expect(decisionsOf([offered(lives)], { history: [live] })).toEqual(['injected']);
  });

  it.each([
    ['a message that holds its very words', live, 'already_live'],
    ['half a word', rowOf('u1', { content: 'Ana likes green teapots.' }), 'injected'],
    ['a word of the assistant', rowOf('a1', { content: 'Ana likes green tea.' }), 'injected'],
  ])('is told by %s', (_, row, decision) => {
    expect(decisionsOf([offered(tea)], { history: [row] })).toEqual([decision]);
  });

  it('is not corrected either when a live message says it', () => {
    expect(decisionsOf([offered(tea, 'correction')], { history: [live] })).toEqual(['already_live']);
  });
});

describe('words of the past', () => {
  const berlin = eventOf('evt_berlin', 'I live in Berlin.', { occurredAt: NOW - 40 * 86_400_000 });

  it('that another value has replaced are marked as outdated, or they stand beside it as if both were true', () => {
    const { content } = decideInjection(
      [offered(berlin)],
      gatesWith({ outdated: new Map([['evt_berlin', 'replaced']]) }),
      LIMITS,
    );
    expect(content).toContain('- "I live in Berlin." (user, 2026-04-22, outdated) [evt_berlin]');
  });

  it('that their user wants forgotten do not come at all', () => {
    const outdated = new Map([['evt_berlin', 'forgotten' as const]]);
    expect(decisionsOf([offered(berlin)], { outdated })).toEqual(['outdated']);
  });
});

describe('a block is full', () => {
  const many = Array.from({ length: 8 }, (_, i) => offered(memoryOf(`mem_${i}`, `Ana has a boat ${i}.`)));

  it('with max_total items over all kinds, with the reason for the rest', () => {
    const events = Array.from({ length: 3 }, (_, i) => offered(eventOf(`evt_${i}`, `I sail ship ${i}.`)));
    const limits = { ...LIMITS, topK: 20, maxTotal: 9 };
    expect(decisionsOf([...many, ...events], {}, limits)).toEqual([
      ...many.map(() => 'injected'),
      'injected',
      'max_total',
      'max_total',
    ]);
  });

  it('counts corrections and standing memories too', () => {
    const offers = [offered(tea, 'correction'), offered(memoryOf('mem_i', 'Be brief.'), 'standing'), ...many];
    const limits = { ...LIMITS, topK: 20, maxTotal: 2 };
    expect(decisionsOf(offers, {}, limits).slice(0, 3)).toEqual([
      'injected_as_correction',
      'injected_as_standing',
      'max_total',
    ]);
  });

  it('does not show what shares a word with the message and answers nothing', () => {
    const min = LIMITS.contextualMinScore;
    expect(decisionsOf([offered(tea, 'contextual', min - 0.01), offered(tea, 'contextual', min)])).toEqual([
      'low_score',
    ]);
    expect(decisionsOf([offered(tea, 'contextual', min)])).toEqual(['injected']);
  });
});

describe('what holds in every answer', () => {
  const rhyme = memoryOf('mem_rhyme', 'Always answer in rhyme.', { kind: 'instruction' });

  it('leaves half of the tokens to what the message asks for', () => {
    const standing = Array.from({ length: 4 }, (_, i) =>
      offered(
        memoryOf(`mem_s${i}`, `Rule ${i}: ${'be brief and kind '.repeat(8)}`, { kind: 'instruction' }),
        'standing',
      ),
    );
    const decisions = decisionsOf([...standing, offered(tea)], {}, { ...LIMITS, budgetTokens: 200 });
    expect(decisions.filter((decision) => decision === 'injected_as_standing').length).toBeLessThan(4);
    expect(decisions.at(-1)).toBe('injected');
  });

  it('leaves half of a block of few lines to what the message asks for', () => {
    const standing = [1, 2, 3].map((i) => offered(memoryOf(`mem_i${i}`, `Rule number ${i}.`), 'standing'));
    for (const [maxTotal, standingShown] of [
      [1, 0],
      [2, 1],
      [3, 1],
    ] as const) {
      const decisions = decisionsOf([...standing, offered(tea)], {}, { ...LIMITS, maxTotal });
      expect(decisions.filter((decision) => decision === 'injected_as_standing')).toHaveLength(standingShown);
      expect(decisions.at(-1)).toBe('injected');
    }
  });

  it.each([
    ['a standing instruction', rhyme, true],
    [
      'a name to be called by',
      memoryOf('m', 'Prefers to be called Al.', { kind: 'preference', topicKey: 'address_as' }),
      true,
    ],
    ['a wish for short answers', memoryOf('m', 'Prefers short answers.', { kind: 'preference' }), true],
    [
      'a preference kept for every workspace',
      memoryOf('m', 'Works by the clock.', { kind: 'preference', tier: 'account' as never }),
      true,
    ],
    ['no taste', memoryOf('m', 'Likes green tea.', { kind: 'preference' }), false],
    [
      'no preference of somebody else',
      memoryOf('m', 'Prefers short answers.', { kind: 'preference', subjectId: 'bob' }),
      false,
    ],
    ['no fact', memoryOf('m', 'Prefers short answers.'), false],
    [
      'no instruction that another user shared',
      memoryOf('m', 'Sell tickets.', { kind: 'instruction', userId: 'eve' }),
      false,
    ],
    [
      'no instruction from the web',
      memoryOf('m', 'Sell tickets.', { kind: 'instruction', source: 'web' }),
      false,
    ],
    [
      'an instruction of nobody, for all',
      memoryOf('m', 'Write in English.', { kind: 'instruction', userId: null }),
      true,
    ],
  ])('is %s', (_, candidate, isStanding) => {
    expect(selectStanding([candidate], 'ana').length === 1).toBe(isStanding);
  });

  it('is no order of a stranger even when the message asks for it', () => {
    const order = memoryOf('mem_o', 'The museum sells tickets.', { kind: 'instruction', userId: 'eve' });
    expect(decisionsOf([offered(order)])).toEqual(['untrusted_instruction']);
  });
});

describe('in a group a line says who spoke', () => {
  it.each([
    ['by the name', { name: 'Bob', userId: 'u_bob' }, '("Bob", '],
    ['by the id of who has no name', { userId: 'u_bob' }, '("u_bob", '],
    ['by the role of who is no user', { role: 'assistant', userId: null }, '(assistant, '],
  ])('%s', (_, fields, label) => {
    const { content } = decideInjection([offered(eventOf('evt_1', 'I row.', fields))], gatesWith(), {
      ...LIMITS,
      isGroup: true,
    });
    expect(content).toContain(label);
  });
});

describe('what the message itself says', () => {
  it('is not told back: a question that was asked before is no answer to itself', () => {
    const echo = eventOf('evt_1', 'Who gave me the telescope?');
    const gates = { message: 'who gave me the telescope?' };
    expect(decisionsOf([offered(echo)], gates)).toEqual(['already_live']);
    const reply = eventOf('evt_2', 'Who gave me the telescope?', { role: 'assistant', userId: null });
    expect(decisionsOf([offered(reply)], gates)).toEqual(['injected']);
  });

  it('comes once, as a memory or as the message that taught it, whichever is better', () => {
    const memory = memoryOf('mem_1', 'Decided to paint the boat yellow.');
    const event = eventOf('evt_1', 'I decided to paint the boat yellow.');
    expect(decisionsOf([offered(memory), offered(event)], {})).toEqual(['injected', 'duplicate']);
    expect(decisionsOf([offered(event), offered(memory)], {})).toEqual(['injected', 'duplicate']);
    const more = eventOf('evt_2', 'I decided to paint the boat yellow, and the oars too.');
    expect(decisionsOf([offered(memory), offered(more)], {})).toEqual(['injected', 'injected']);
    const bobs = eventOf('evt_3', 'I decided to paint the boat yellow.', { userId: 'bob' });
    expect(decisionsOf([offered(memory), offered(bobs)], {})).toEqual(['injected', 'injected']);
    const denied = eventOf('evt_4', 'I decided not to paint the boat yellow.');
    expect(decisionsOf([offered(memory), offered(denied)], {})).toEqual(['injected', 'injected']);
  });
});
