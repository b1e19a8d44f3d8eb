/** Configuration of Telegram. */
import { z } from 'zod';
import { apiUrl, commonFields } from '../config-fields.ts';

export const TelegramConfig = z.strictObject({
  ...commonFields,
  bot_token: z
    .string()
    .regex(/^\d{5,20}:[\w-]{20,100}$/, 'needs the token of a bot: digits, a colon and its secret'),
  /** Token given to `setWebhook` as `secret_token`: Telegram signs nothing, it only sends this along. */
  secret_token: z.string().regex(/^[\w-]{16,256}$/, 'needs 16 to 256 letters, digits, _ and -'),
  /** Name by which the bot is mentioned in groups, without the @. */
  bot_username: z
    .string()
    .regex(/^\w{3,64}$/, 'needs a username, without the @')
    .optional(),
  api_url: apiUrl('https://api.telegram.org'),
});
export type TelegramConfig = z.infer<typeof TelegramConfig>;

/** The bot's own user id, which its token begins with. */
export const botIdOf = ({ bot_token }: TelegramConfig): number => Number(bot_token.split(':')[0]);
