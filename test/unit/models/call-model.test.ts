/**
 * Waiting for models: attempts, pauses, time-outs and circuits, on a clock of the test. If they fail, a provider's bad minute
 * becomes everybody's, a dead one is waited for again and again, or a key ends up in a journal.
 */
import { describe, expect, it } from 'vitest';
import { callModel, type Patience } from '../../../src/models/call-model.ts';
import { STREAM_PATIENCE, WHOLE_PATIENCE } from '../../../src/models/chat/chat-patience.ts';
import {
  CIRCUIT_OPEN_MAX_MS,
  CIRCUIT_OPEN_MS,
  CIRCUIT_OPENS_AFTER,
  Circuit,
} from '../../../src/models/circuit.ts';
import { systemClock } from '../../../src/models/clock.ts';
import { ModelError, type ModelFault } from '../../../src/models/model-error.ts';
import { testClock } from '../../support/models/test-clock.ts';

const PATIENCE: Patience = { attempts: 4, attemptMs: 1_000, totalMs: 20_000 };

let models = 0;
/** A model of its own, whose circuit nobody else has. */
const targetOf = (patience = PATIENCE) => ({
  model: `model-${++models}`,
  endpoint: 'test',
  patience,
  clock: testClock(),
});

/** An attempt that fails in these ways, one after the other, and then answers. */
function failing(...faults: readonly (ModelFault | ModelError | Error)[]) {
  let made = 0;
  const attempt = async () => {
    const fault = faults[made];
    made += 1;
    if (fault === undefined) return 'answer';
    throw typeof fault === 'string' ? new ModelError('model', fault, fault) : fault;
  };
  return { attempt, made: () => made };
}

describe('a call', () => {
  it.each<[what: string, fault: ModelFault | Error]>([
    ['too many requests', 'busy'],
    ['an outage', 'failed'],
    ['an error of the model’s own', 'internal'],
    ['a network error', new TypeError('fetch failed')],
  ])('is made again after %s, after pauses that grow', async (_, fault) => {
    const target = targetOf();
    const { attempt, made } = failing(fault, fault, fault);
    expect(await callModel(target, attempt)).toBe('answer');
    expect(made()).toBe(4);
    expect(target.clock.pauses).toEqual([375, 750, 1_500]);
  });

  it.each<ModelFault>(['refused', 'denied', 'malformed'])(
    'is not made again when it is %s',
    async (fault) => {
      const { attempt, made } = failing(fault);
      await expect(callModel(targetOf(), attempt)).rejects.toMatchObject({ fault });
      expect(made()).toBe(1);
    },
  );

  it('ends after its attempts with the last reason', async () => {
    const { attempt, made } = failing('busy', 'busy', 'busy', 'failed');
    await expect(callModel(targetOf(), attempt)).rejects.toMatchObject({ fault: 'failed' });
    expect(made()).toBe(4);
  });

  it('waits as long as the provider asks for', async () => {
    const target = targetOf();
    const { attempt } = failing(new ModelError('model', 'busy', 'HTTP 429', 7_000));
    expect(await callModel(target, attempt)).toBe('answer');
    expect(target.clock.pauses).toEqual([7_000]);
  });

  it('ends at once when that is longer than anybody waits, and leaves the provider alone meanwhile, which it says', async () => {
    const target = targetOf();
    const { attempt, made } = failing(new ModelError('model', 'busy', 'HTTP 429', 60_000));
    await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'busy' });
    target.clock.pass(20_000);
    await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'open', retryAfterMs: 40_000 });
    expect(made()).toBe(1);
    target.clock.pass(40_000);
    expect(await callModel(target, attempt)).toBe('answer');
  });

  it('ends when its time is over, tells the attempt so, and is not made again', async () => {
    const target = { ...targetOf({ attempts: 3, attemptMs: 5, totalMs: 1_000 }), clock: systemClock };
    let signals = 0;
    const late = callModel(target, (signal) => {
      signal.addEventListener('abort', () => {
        signals += 1;
      });
      return new Promise(() => undefined);
    });
    await expect(late).rejects.toThrow(`${target.model}: no answer within 5 ms`);
    expect(signals).toBe(1);
  });

  it('says nothing of what a network error quotes', async () => {
    const { attempt } = failing(...Array<Error>(4).fill(new Error('https://host/?key=s3cret: Ana sails')));
    const target = targetOf();
    await expect(callModel(target, attempt)).rejects.toThrow(
      new RegExp(`^${target.model}: unreachable \\(Error\\)$`),
    );
  });
});

describe('a circuit', () => {
  /** One that has just opened, at 0. */
  function opened(): Circuit {
    const circuit = new Circuit();
    for (let i = 0; i < CIRCUIT_OPENS_AFTER; i++) {
      expect(circuit.admits(0)).toBe(true);
      circuit.failed(0);
    }
    return circuit;
  }

  it('opens after failures in a row, not after as many with answers between them', () => {
    const mixed = new Circuit();
    for (let i = 0; i < CIRCUIT_OPENS_AFTER * 3; i++) {
      mixed.failed(0);
      if (i % 2 === 0) mixed.succeeded();
    }
    expect(mixed.admits(0)).toBe(true);
    expect(opened().admits(CIRCUIT_OPEN_MS - 1)).toBe(false);
  });

  it('lets one call try, and closes by itself when it succeeds', () => {
    const circuit = opened();
    expect(circuit.admits(CIRCUIT_OPEN_MS)).toBe(true);
    expect(circuit.admits(CIRCUIT_OPEN_MS)).toBe(false);
    expect(circuit.restMs(CIRCUIT_OPEN_MS)).toBe(2 * CIRCUIT_OPEN_MS);
    circuit.succeeded();
    expect(circuit.restMs(CIRCUIT_OPEN_MS)).toBe(0);
    expect(circuit.admits(CIRCUIT_OPEN_MS)).toBe(true);
    expect(circuit.admits(CIRCUIT_OPEN_MS)).toBe(true);
  });

  it('stays open twice as long after each try that fails, up to a limit', () => {
    const circuit = opened();
    let now = CIRCUIT_OPEN_MS;
    for (const pause of [60_000, 120_000, 240_000, CIRCUIT_OPEN_MAX_MS, CIRCUIT_OPEN_MAX_MS]) {
      expect(circuit.admits(now)).toBe(true);
      circuit.failed(now);
      expect(circuit.admits(now + pause - 1)).toBe(false);
      now += pause;
    }
  });

  it('lets another call try when the one that tried died', () => {
    const circuit = opened();
    expect(circuit.admits(CIRCUIT_OPEN_MS)).toBe(true);
    expect(circuit.admits(CIRCUIT_OPEN_MAX_MS * 2)).toBe(true);
  });

  it('spares a dead model further calls, and is that of one patience only', async () => {
    const target = targetOf({ ...PATIENCE, attempts: 1 });
    const { attempt, made } = failing(...Array<ModelFault>(CIRCUIT_OPENS_AFTER).fill('failed'));
    for (let i = 0; i < CIRCUIT_OPENS_AFTER; i++)
      await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'failed' });
    await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'open' });
    expect(made()).toBe(CIRCUIT_OPENS_AFTER);
    expect(await callModel({ ...target, patience: { ...PATIENCE, attemptMs: 2_000 } }, attempt)).toBe(
      'answer',
    );
    target.clock.pass(CIRCUIT_OPEN_MS);
    expect(await callModel(target, attempt)).toBe('answer');
  });

  it.each<[fault: ModelFault, patience: Patience]>([
    ['refused', PATIENCE],
    ['refused', STREAM_PATIENCE],
    ['internal', STREAM_PATIENCE],
    ['internal', WHOLE_PATIENCE],
  ])('stays closed for requests of one user that the model cannot do (%s): it is there', async (fault, p) => {
    const target = targetOf(p);
    const { attempt } = failing(...Array<ModelFault>(20).fill(fault));
    for (let i = 0; i < 20; i++) await expect(callModel(target, attempt)).rejects.toMatchObject({ fault });
    expect(await callModel(target, attempt)).toBe('answer');
  });

  it.each<[fault: ModelFault, patience: Patience]>([
    ['busy', STREAM_PATIENCE],
    ['failed', STREAM_PATIENCE],
    ['late', WHOLE_PATIENCE],
    ['internal', { ...PATIENCE, attempts: 1 }],
  ])('opens for everybody when the model is away (%s)', async (fault, patience) => {
    const target = targetOf(patience);
    const { attempt } = failing(...Array<ModelFault>(CIRCUIT_OPENS_AFTER).fill(fault));
    for (let i = 0; i < CIRCUIT_OPENS_AFTER; i++)
      await expect(callModel(target, attempt)).rejects.toMatchObject({ fault });
    await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'open' });
  });

  it('of chats is no other’s: summaries by the same model, which wait as long, may fail as they like', async () => {
    const target = targetOf({ ...STREAM_PATIENCE, isOfUsers: false });
    const { attempt } = failing(...Array<ModelFault>(CIRCUIT_OPENS_AFTER).fill('internal'));
    for (let i = 0; i < CIRCUIT_OPENS_AFTER; i++)
      await expect(callModel(target, attempt)).rejects.toMatchObject({ fault: 'internal' });
    expect(await callModel({ ...target, patience: STREAM_PATIENCE }, attempt)).toBe('answer');
  });
});
