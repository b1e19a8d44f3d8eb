/** The answer of a turn as it goes over the wire, whichever door it leaves by. Pure. */

import type { Prompt } from '../prompt/prompt.ts';
import type { LearntSignal } from './extract-changes.ts';
import type { TurnAnswer } from './turn-answer.ts';

export const TURN_STATUSES = ['ready', 'continuity_lost', 'confirmation_needed'] as const;

type WithoutPrompt = Pick<TurnAnswer, 'prompt' | 'recovery' | 'confirmation'>;

/** Status of an answer: there is a prompt, or the reason why not. */
export const turnStatus = ({ prompt, confirmation }: WithoutPrompt): (typeof TURN_STATUSES)[number] => {
  if (prompt !== null) return 'ready';
  return confirmation?.status === 'asked' ? 'confirmation_needed' : 'continuity_lost';
};

/** Message for the user of a turn without a prompt. */
export const messageInstead = ({ recovery, confirmation }: WithoutPrompt): string | null =>
  (confirmation?.status === 'asked' ? confirmation.message : recovery?.message) ?? null;

/** The prompt. */
export const toPromptBody = ({ system, messages }: Prompt) => ({
  system: { stable: system.stable, dynamic: system.dynamic, prefix_hash: system.prefixHash },
  messages: [...messages],
});

/** Change that the message made to memory, on the wire. */
export const toSignalBody = ({ memoryId, action, kind }: LearntSignal) => ({
  memory_id: memoryId,
  action,
  kind,
});
