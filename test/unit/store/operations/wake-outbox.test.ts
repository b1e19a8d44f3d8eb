/** Messages that have an outbox worked off. Each costs database reads: a busy workspace would pay for every one of its turns again. */
import { expect, it } from 'vitest';
import type { QueueJob } from '../../../../src/memory/queue-job.ts';
import { wakeOutbox } from '../../../../src/store/operations/wake-outbox.ts';

it('sends one message at once and one behind it, however much is written, and another when that could have come', async () => {
  const delays: (number | undefined)[] = [];
  let isAway = false;
  const send = async (_: QueueJob, options?: QueueSendOptions) => {
    if (isAway) throw new Error('the queue is away');
    delays.push(options?.delaySeconds);
  };
  const queue = { send } as unknown as Queue<QueueJob>;
  const wakeAt = (now: number, workspaceId = 'ws_busy') =>
    wakeOutbox(queue, { workspaceId, placement: 'WORKSPACE_DB' }, now);
  for (const now of [10_000, 10_010, 10_500, 11_009]) await wakeAt(now);
  await wakeAt(10_500, 'ws_other');
  expect(delays).toEqual([0, 1, 0]);
  for (const now of [11_010, 13_000]) await wakeAt(now);
  expect(delays).toEqual([0, 1, 0, 0, 0]);
  isAway = true;
  await expect(wakeAt(20_000)).rejects.toThrow('away');
  isAway = false;
  await wakeAt(20_001);
  expect(delays).toHaveLength(6);
});
