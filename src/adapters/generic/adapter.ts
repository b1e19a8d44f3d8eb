/** Chats that speak Standard Webhooks, in and out. */
import { type Adapter, httpOutcome } from '../adapter.ts';
import { GenericConfig } from './config.ts';
import { readGeneric } from './normalise.ts';
import { replyToGeneric } from './outgoing.ts';
import { verifyGeneric } from './verify.ts';

export const generic: Adapter<GenericConfig> = {
  name: 'generic',
  config: GenericConfig,
  verify: verifyGeneric,
  read: readGeneric,
  reply: replyToGeneric,
  outcome: httpOutcome,
};
