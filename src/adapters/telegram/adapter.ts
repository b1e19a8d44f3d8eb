/** Telegram: updates of a bot in, Bot API out. */
import type { Adapter } from '../adapter.ts';
import { TelegramConfig } from './config.ts';
import { readTelegram } from './normalise.ts';
import { replyOnTelegram, telegramOutcome } from './reply.ts';
import { verifyTelegram } from './verify.ts';

export const telegram: Adapter<TelegramConfig> = {
  name: 'telegram',
  config: TelegramConfig,
  verify: verifyTelegram,
  read: readTelegram,
  reply: replyOnTelegram,
  outcome: telegramOutcome,
};
