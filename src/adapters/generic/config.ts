/** Configuration of a workspace's own chats, which speak Standard Webhooks. */
import { z } from 'zod';
import { commonFields, WebhookSecret } from '../config-fields.ts';

export const GenericConfig = z.strictObject({
  ...commonFields,
  /** Secret that signs bodies which come in. Those that go out are signed by `outgoing.secret`. */
  secret: WebhookSecret,
});
export type GenericConfig = z.infer<typeof GenericConfig>;
