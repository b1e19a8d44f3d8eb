/**
 * A session of Discord's gateway: what each frame that comes in changes of it, and what is answered. Sessions are taken up again after
 * a connection is lost, from the last event that was kept, so that none is lost with it. Pure.
 */
import { z } from 'zod';

/** Part of a session that outlives its connection. */
export interface GatewaySession {
  readonly sessionId: string | null;
  /** Address at which it is taken up again. */
  readonly resumeUrl: string | null;
  /** The last event that was kept. */
  readonly seq: number | null;
  /** The bot's own user. */
  readonly botId: string | null;
}

/** A session that is to be begun. The bot stays who it is. */
export const newSession = (botId: string | null = null): GatewaySession => ({
  sessionId: null,
  resumeUrl: null,
  seq: null,
  botId,
});

export const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

/** Messages of servers and direct ones, and what they say: the last is a privileged intent, to be switched on at Discord. */
export const INTENTS = (1 << 9) | (1 << 12) | (1 << 15);

const Frame = z.object({
  op: z.int(),
  d: z.unknown().optional(),
  s: z.int().nullish(),
  t: z.string().nullish(),
});
const Hello = z.object({ heartbeat_interval: z.number().min(1).max(3_600_000) });
const Ready = z.object({
  session_id: z.string(),
  resume_gateway_url: z.string(),
  user: z.object({ id: z.string() }),
});

/** Consequence of a frame. */
export type Heard =
  | { readonly kind: 'hello'; readonly heartbeatMs: number }
  | { readonly kind: 'beat' | 'acknowledged' | 'ignored' | 'resumed' }
  | { readonly kind: 'ready'; readonly session: GatewaySession }
  | { readonly kind: 'event'; readonly name: string; readonly data: unknown; readonly seq: number }
  /** The connection is to be made anew; with `isLost` the session too. */
  | { readonly kind: 'again'; readonly isLost: boolean };

/** Reads a frame. What has not the form of one is ignored: only the last known event is answered for. */
export function hearFrame(text: unknown): Heard {
  const { data: frame } = Frame.safeParse(typeof text === 'string' ? parse(text) : null);
  switch (frame?.op) {
    case OP.hello: {
      const hello = Hello.safeParse(frame.d).data;
      return hello ? { kind: 'hello', heartbeatMs: hello.heartbeat_interval } : { kind: 'ignored' };
    }
    case OP.heartbeat:
      return { kind: 'beat' };
    case OP.heartbeatAck:
      return { kind: 'acknowledged' };
    case OP.reconnect:
      return { kind: 'again', isLost: false };
    case OP.invalidSession:
      return { kind: 'again', isLost: frame.d !== true };
    case OP.dispatch:
      return hearDispatch(frame);
    default:
      return { kind: 'ignored' };
  }
}

function hearDispatch({ d: data, s: seq, t: name }: z.infer<typeof Frame>): Heard {
  if (seq == null || name == null) return { kind: 'ignored' };
  if (name !== 'READY') return { kind: 'event', name, data, seq };
  const ready = Ready.safeParse(data).data;
  if (ready === undefined) return { kind: 'again', isLost: true };
  return {
    kind: 'ready',
    session: { sessionId: ready.session_id, resumeUrl: ready.resume_gateway_url, seq, botId: ready.user.id },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** First frame of a connection: the session is taken up again where there is one. */
export const opening = ({ sessionId, seq }: GatewaySession, token: string): unknown =>
  sessionId === null
    ? {
        op: OP.identify,
        d: { token, intents: INTENTS, properties: { os: 'linux', browser: 'strata', device: 'strata' } },
      }
    : { op: OP.resume, d: { token, session_id: sessionId, seq } };

/** The sign of life, which names the last event. */
export const heartbeat = ({ seq }: GatewaySession): unknown => ({ op: OP.heartbeat, d: seq });

/** Codes with which Discord closes for good, and what is to be mended. */
const REFUSALS: Readonly<Record<number, string>> = {
  4004: 'Discord refuses bot_token',
  4010: 'Discord refuses the shard',
  4011: 'Discord wants this bot in shards: it is in too many servers for one connection',
  4012: 'Discord refuses the version of its gateway',
  4013: 'Discord refuses the intents',
  4014: 'Message Content Intent is not switched on for the bot at Discord',
};
/** Codes after which the session is not there any more. */
const SESSION_LOST: readonly number[] = [1000, 1001, 4003, 4007, 4009];

/** Consequence of a close code: a refusal that an admin has to mend, and whether the session is lost. */
export const afterClose = (code: number): { readonly refusal: string | null; readonly isLost: boolean } => ({
  refusal: REFUSALS[code] ?? null,
  isLost: SESSION_LOST.includes(code),
});

const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 5 * 60_000;

/** The pause before the next connection, longer after each that failed; `chance` from 0 to 1 keeps clients from coming all at once. */
export const pauseBefore = (failures: number, chance: number): number =>
  Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(failures, 20)) * (0.5 + chance / 2);
