/** WhatsApp: webhooks of the Cloud API in, its messages out. */
import type { Adapter } from '../adapter.ts';
import { WhatsAppConfig } from './config.ts';
import { readWhatsApp } from './normalise.ts';
import { postedOnWhatsApp, replyOnWhatsApp, whatsAppOutcome } from './reply.ts';
import { answerHandshake, verifyWhatsApp } from './verify.ts';

export const whatsapp: Adapter<WhatsAppConfig> = {
  name: 'whatsapp',
  config: WhatsAppConfig,
  verify: verifyWhatsApp,
  read: readWhatsApp,
  handshake: answerHandshake,
  reply: replyOnWhatsApp,
  outcome: whatsAppOutcome,
  posted: postedOnWhatsApp,
};
