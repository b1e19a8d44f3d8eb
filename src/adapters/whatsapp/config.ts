/** Configuration of the WhatsApp Cloud API. */
import { z } from 'zod';
import { apiUrl, commonFields, Secret } from '../config-fields.ts';

export const WhatsAppConfig = z.strictObject({
  ...commonFields,
  /** App settings, Basic, App secret. */
  app_secret: Secret,
  /** Any text, entered here and at the platform: it proves that the address is ours. */
  verify_token: Secret,
  /** Of a system user, with the permission `whatsapp_business_messaging`. */
  access_token: Secret,
  api_url: apiUrl('https://graph.facebook.com/v23.0'),
});
export type WhatsAppConfig = z.infer<typeof WhatsAppConfig>;
