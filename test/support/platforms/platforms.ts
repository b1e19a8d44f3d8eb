/**
 * The five messaging platforms as senders: how each is configured, what it sends, and how it signs it. Signatures are made by
 * WebCrypto, so that they do not come from the code that verifies them. Bodies have the fields that the documentation of each platform
 * shows, with words of our own.
 */
import type { AdapterName } from '../../../src/adapters/adapter.ts';

const encoder = new TextEncoder();

/** A message that somebody writes on a platform. */
export interface Written {
  readonly chat: string;
  readonly user: string;
  /** Its number in the chat: the id and the moment of the message derive from it. */
  readonly n: number;
  readonly text: string;
  readonly name?: string;
  readonly group?: boolean;
  readonly addressed?: boolean;
  /** Where the platform has threads or topics. */
  readonly thread?: string;
}

/** A platform as it sends. */
export interface Platform {
  readonly name: AdapterName;
  /** What an admin sets, besides `api_url`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The body of a message, of its edit and its deletion; null where the platform tells of none. */
  message(written: Written): unknown;
  edit(written: Written): unknown;
  deletion(written: Written): unknown;
  /** The headers that go with a body. */
  sign(body: string, now: number): Promise<Record<string, string>>;
  /** The user and the chat as this service knows them. */
  userId(user: string): string;
  chatId(written: Pick<Written, 'chat' | 'user' | 'thread'>): string;
}

/** The moment of the first message of every chat, in seconds. */
export const FIRST_SECOND = 1_790_000_000;
const isoOf = (n: number): string => new Date((FIRST_SECOND + n) * 1000).toISOString();

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

async function hmac(secret: Uint8Array, text: string): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return crypto.subtle.sign('HMAC', key, encoder.encode(text));
}

const SLACK_SECRET = 'slack-signing-secret-of-tests';
/** What every secret of these configurations holds, so that a search finds each. */
export const SECRET_MARKS = [
  SLACK_SECRET,
  'xoxb-token-of-the-bot',
  '123456789:token-of-the-telegram-bot',
  'telegram_secret_token_of_tests',
  'whatsapp-app-secret-of-tests',
  'whatsapp-verify-token-of-tests',
  'whatsapp-access-token-of-tests',
] as const;

const slackTs = (n: number): string => (FIRST_SECOND + n + 0.0001).toFixed(6);
const slackEvent = (event: unknown, id: string) => ({
  token: 'unused',
  team_id: 'T1',
  api_app_id: 'A1',
  type: 'event_callback',
  event_id: `Ev${id}`,
  event_time: FIRST_SECOND,
  authorizations: [{ enterprise_id: null, team_id: 'T1', user_id: 'UBOT', is_bot: true }],
  event,
});
const slackMessage = ({ user, n, text, name, addressed, thread }: Written) => ({
  type: 'message',
  user,
  ts: slackTs(n),
  text: addressed ? `<@UBOT> ${text}` : text,
  ...(name === undefined ? {} : { user_profile: { display_name: name, real_name: name } }),
  ...(thread === undefined ? {} : { thread_ts: thread }),
});
const slackPlace = ({ chat, group }: Written) => ({ channel: chat, channel_type: group ? 'channel' : 'im' });

const slack: Platform = {
  name: 'slack',
  config: { signing_secret: SLACK_SECRET, bot_token: 'xoxb-token-of-the-bot' },
  message: (written) =>
    slackEvent({ ...slackMessage(written), ...slackPlace(written) }, `${written.chat}m${written.n}`),
  edit: (written) =>
    slackEvent(
      {
        type: 'message',
        subtype: 'message_changed',
        ...slackPlace(written),
        ts: slackTs(written.n + 0.5),
        message: { ...slackMessage(written), edited: { user: written.user, ts: slackTs(written.n + 1) } },
        previous_message: { ...slackMessage(written), text: 'what stood there' },
      },
      `${written.chat}e${written.n}`,
    ),
  deletion: (written) =>
    slackEvent(
      {
        type: 'message',
        subtype: 'message_deleted',
        ...slackPlace(written),
        ts: slackTs(written.n + 2),
        deleted_ts: slackTs(written.n),
        previous_message: slackMessage(written),
      },
      `${written.chat}d${written.n}`,
    ),
  sign: async (body, now) => {
    const timestamp = String(Math.floor(now / 1000));
    const signature = await hmac(encoder.encode(SLACK_SECRET), `v0:${timestamp}:${body}`);
    return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${hex(signature)}` };
  },
  userId: (user) => `slack:T1:${user}`,
  chatId: ({ chat, thread }) => ['slack', 'T1', chat, ...(thread === undefined ? [] : [thread])].join(':'),
};

const DISCORD_EPOCH_MS = 1_420_070_400_000;
/** The snowflake of a moment; the low bits tell chats apart. */
export const snowflake = (at: number, low = 1): string =>
  String((BigInt(at - DISCORD_EPOCH_MS) << 22n) | BigInt(low));
const ed25519 = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const publicKey = hex((await crypto.subtle.exportKey('raw', ed25519.publicKey)) as ArrayBuffer);

const discord: Platform = {
  name: 'discord',
  config: { public_key: publicKey, application_id: '900000000000000001' },
  message: ({ chat, user, n, text, name, group }) => {
    const sender = { id: user, username: `name${user}`, global_name: name ?? null, bot: false };
    return {
      id: snowflake(Date.now() - 60_000 + n * 1000, Number(BigInt(chat) % 4_000_000n)),
      application_id: '900000000000000001',
      type: 2,
      token: `token${chat}-${n}`,
      version: 1,
      channel_id: chat,
      channel: { id: chat, type: group ? 0 : 1 },
      ...(group
        ? { guild_id: '700000000000000001', member: { nick: null, user: sender } }
        : { user: sender }),
      data: {
        id: '800000000000000001',
        name: 'ask',
        type: 1,
        options: [{ name: 'text', type: 3, value: text }],
      },
    };
  },
  edit: () => null,
  deletion: () => null,
  sign: async (body, now) => {
    const timestamp = String(Math.floor(now / 1000));
    const signature = await crypto.subtle.sign(
      'Ed25519',
      ed25519.privateKey,
      encoder.encode(timestamp + body),
    );
    return { 'x-signature-timestamp': timestamp, 'x-signature-ed25519': hex(signature) };
  },
  userId: (user) => `discord:${user}`,
  chatId: ({ chat }) => `discord:${chat}`,
};

const telegramMessage = ({ chat, user, n, text, name, group, addressed, thread }: Written) => ({
  message_id: n + 1,
  from: { id: Number(user), is_bot: false, first_name: name ?? 'Ana' },
  chat: group
    ? { id: Number(chat), type: 'supergroup', title: 'Home' }
    : { id: Number(chat), type: 'private' },
  date: FIRST_SECOND + n,
  text: addressed ? `@our_bot ${text}` : text,
  ...(addressed ? { entities: [{ type: 'mention', offset: 0, length: 8 }] } : {}),
  ...(thread === undefined ? {} : { message_thread_id: Number(thread), is_topic_message: true }),
});
/** Updates of a bot are numbered whatever chat they are of. */
const updateId = ({ chat, n }: Written, kind: number): number =>
  Math.abs(Number(chat)) * 1_000 + n * 10 + kind;

const telegram: Platform = {
  name: 'telegram',
  config: {
    bot_token: '123456789:token-of-the-telegram-bot',
    secret_token: 'telegram_secret_token_of_tests',
    bot_username: 'our_bot',
  },
  message: (written) => ({ update_id: updateId(written, 0), message: telegramMessage(written) }),
  edit: (written) => ({
    update_id: updateId(written, 1),
    edited_message: { ...telegramMessage(written), edit_date: FIRST_SECOND + written.n + 1 },
  }),
  deletion: () => null,
  sign: async () => ({ 'x-telegram-bot-api-secret-token': 'telegram_secret_token_of_tests' }),
  userId: (user) => `telegram:${user}`,
  chatId: ({ chat, thread }) => ['telegram', chat, ...(thread === undefined ? [] : [thread])].join(':'),
};

const PHONE_NUMBER_ID = '106540352242922';
const whatsAppMessage = ({ chat, user, n, text, group }: Written) => ({
  id: `wamid.${chat}.${n}`,
  from: user,
  timestamp: String(FIRST_SECOND + n),
  ...(group ? { group_id: chat } : {}),
  type: 'text',
  text: { body: text },
});
/** A batch of the Cloud API. */
export const whatsAppBatch = (
  messages: readonly unknown[],
  contacts: readonly { readonly wa_id: string; readonly name: string }[],
  more: Record<string, unknown> = {},
) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: PHONE_NUMBER_ID },
            contacts: contacts.map(({ wa_id, name }) => ({ wa_id, profile: { name } })),
            messages,
            ...more,
          },
        },
      ],
    },
  ],
});
const ofWhatsApp = (written: Written, message: unknown) =>
  whatsAppBatch([message], [{ wa_id: written.user, name: written.name ?? 'Ana' }]);

const whatsapp: Platform = {
  name: 'whatsapp',
  config: {
    app_secret: 'whatsapp-app-secret-of-tests',
    verify_token: 'whatsapp-verify-token-of-tests',
    access_token: 'whatsapp-access-token-of-tests',
  },
  message: (written) => ofWhatsApp(written, whatsAppMessage(written)),
  edit: (written) => {
    const { id, from, timestamp, type: _, text, ...rest } = whatsAppMessage(written);
    const edit = { original_message_id: id, message: { type: 'text', text } };
    return ofWhatsApp(written, {
      ...rest,
      id: `${id}.e`,
      from,
      timestamp: String(Number(timestamp) + 1),
      type: 'edit',
      edit,
    });
  },
  deletion: (written) => {
    const { id, from, timestamp } = whatsAppMessage(written);
    return ofWhatsApp(written, {
      id: `${id}.d`,
      from,
      timestamp: String(Number(timestamp) + 2),
      type: 'revoke',
      revoke: { original_message_id: id },
    });
  },
  sign: async (body) => ({
    'x-hub-signature-256': `sha256=${hex(await hmac(encoder.encode('whatsapp-app-secret-of-tests'), body))}`,
  }),
  userId: (user) => `whatsapp:${user}`,
  chatId: ({ chat }) => `whatsapp:${PHONE_NUMBER_ID}:${chat}`,
};

const GENERIC_KEY = encoder.encode('thirty two bytes for generic in!');
export const GENERIC_SECRET = `whsec_${base64(GENERIC_KEY)}`;
const genericEvent = (type: string, { chat, user, n, group }: Written, more: Record<string, unknown>) => ({
  type,
  data: { chat_id: chat, user_id: user, message_id: `m${n}`, group: group ?? false, ...more },
});

const generic: Platform = {
  name: 'generic',
  config: { secret: GENERIC_SECRET },
  message: (written) =>
    genericEvent('message.created', written, {
      text: written.text,
      occurred_at: isoOf(written.n),
      ...(written.name === undefined ? {} : { name: written.name }),
      ...(written.addressed === undefined ? {} : { addressed: written.addressed }),
    }),
  edit: (written) =>
    genericEvent('message.edited', written, { text: written.text, occurred_at: isoOf(written.n + 0.5) }),
  deletion: (written) => genericEvent('message.deleted', written, { occurred_at: isoOf(written.n + 2) }),
  sign: (body, now) => signGeneric(body, now),
  userId: (user) => `generic:${user}`,
  chatId: ({ chat }) => `generic:${chat}`,
};

let signed = 0;
/** The headers of Standard Webhooks for a body. */
export async function signGeneric(
  body: string,
  now: number,
  key = GENERIC_KEY,
): Promise<Record<string, string>> {
  const [id, timestamp] = [`msg_${++signed}`, String(Math.floor(now / 1000))];
  const signature = base64(await hmac(key, `${id}.${timestamp}.${body}`));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The platforms by name. */
export const PLATFORMS: Readonly<Record<AdapterName, Platform>> = {
  slack,
  discord,
  telegram,
  whatsapp,
  generic,
};
