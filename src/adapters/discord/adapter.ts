/** Discord: interactions in, and what the gateway hears; replies out. */
import type { Adapter } from '../adapter.ts';
import { DiscordConfig } from './config.ts';
import { readDiscord } from './normalise.ts';
import { discordOutcome, INTERACTION_VALID_MS, postedOnDiscord, replyOnDiscord } from './reply.ts';
import { verifyDiscord } from './verify.ts';

export const discord: Adapter<DiscordConfig> = {
  name: 'discord',
  config: DiscordConfig,
  verify: verifyDiscord,
  read: readDiscord,
  reply: replyOnDiscord,
  outcome: discordOutcome,
  posted: postedOnDiscord,
  replyWithinMs: ({ token }) => (token === undefined ? null : INTERACTION_VALID_MS),
};
