/** Configuration of Discord: an application whose interactions come over HTTP, and its bot, whose messages come over the gateway. */
import { z } from 'zod';
import { apiUrl, commonFields, Secret } from '../config-fields.ts';

export const DiscordConfig = z.strictObject({
  ...commonFields,
  /** General Information, Public Key. */
  public_key: z.string().regex(/^[0-9a-f]{64}$/, 'needs 64 hexadecimal digits, in lower case'),
  application_id: z.string().regex(/^\d{15,22}$/, 'needs the id of an application: 15 to 22 digits'),
  /** Bot, Token: with it the messages of channels are heard over the gateway, and answered there. */
  bot_token: Secret.optional(),
  api_url: apiUrl('https://discord.com/api/v10'),
});
export type DiscordConfig = z.infer<typeof DiscordConfig>;
