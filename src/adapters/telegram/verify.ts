/** Telegram proves itself by a secret in a header. It signs no body and no moment: what is sent twice is told by its update id. */
import { equalSecrets } from '../../lib/crypto/hash.ts';
import type { RawRequest, Verdict } from '../adapter.ts';
import type { TelegramConfig } from './config.ts';

/** Checks the token that Telegram sends along, in constant time; there is no moment that could be stale. */
export const verifyTelegram = ({ headers }: RawRequest, { secret_token }: TelegramConfig): Verdict =>
  equalSecrets(headers.get('x-telegram-bot-api-secret-token') ?? '', secret_token)
    ? 'genuine'
    : 'bad_signature';
