/** Slack: Events API in, Web API out. */
import type { Adapter } from '../adapter.ts';
import { SlackConfig } from './config.ts';
import { askForName, readUser } from './names.ts';
import { readSlack } from './normalise.ts';
import { askForRoot, readRoot } from './replies.ts';
import { postedOnSlack, replyOnSlack, slackOutcome } from './reply.ts';
import { verifySlack } from './verify.ts';

export const slack: Adapter<SlackConfig> = {
  name: 'slack',
  config: SlackConfig,
  verify: verifySlack,
  read: readSlack,
  reply: replyOnSlack,
  outcome: slackOutcome,
  posted: postedOnSlack,
  messages: { call: askForRoot, read: readRoot },
  names: { call: askForName, read: readUser },
};
