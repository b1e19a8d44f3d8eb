/** The answer of a turn as it goes over the wire, whichever door it leaves by. Pure. */
import type { LearntSignal } from './learn.ts';
import type { Prompt } from './prompt.ts';
import type { TurnAnswer } from './turn-answer.ts';

export const TURN_STATUSES = ['ready', 'continuity_lost'] as const;

/** Whether there is a prompt. */
export const turnStatus = ({ prompt }: Pick<TurnAnswer, 'prompt'>): (typeof TURN_STATUSES)[number] =>
  prompt === null ? 'continuity_lost' : 'ready';

/** The prompt. */
export const toPromptBody = ({ system, messages }: Prompt) => ({
  system: { stable: system.stable, dynamic: system.dynamic, prefix_hash: system.prefixHash },
  messages: [...messages],
});

/** What the message did to memory. */
export const toSignalBody = ({ memoryId, action, kind }: LearntSignal) => ({
  memory_id: memoryId,
  action,
  kind,
});
