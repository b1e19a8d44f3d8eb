/** Configuration of Slack. */
import { z } from 'zod';
import { apiUrl, commonFields, Secret } from '../config-fields.ts';

export const SlackConfig = z.strictObject({
  ...commonFields,
  /** Basic Information, App Credentials, Signing Secret. */
  signing_secret: Secret,
  /** `xoxb-…`, with the scope `chat:write`. */
  bot_token: Secret,
  /** The bot's own user id; only needed where an event does not name it. */
  bot_user_id: z
    .string()
    .regex(/^[UW][A-Z0-9]{2,30}$/, 'needs the id of a user: U…')
    .optional(),
  api_url: apiUrl('https://slack.com/api'),
});
export type SlackConfig = z.infer<typeof SlackConfig>;
