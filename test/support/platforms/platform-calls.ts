/** What the messaging platforms of the tests receive, and what they answer. */

/** A call that a platform received. */
export interface PlatformRequest {
  readonly method: string;
  /** The path behind the segment of the test. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** What it was answered with. */
  readonly answered?: unknown;
}

/** What the next call comes to. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The call arrived, and the connection is lost: with the first byte of the answer, or before it. */
  readonly isLost?: 'in the answer' | 'before the answer';
}

/** The own user of the bot of Discord. */
export const BOT_USER = '900000000000000002';

/** What a test has happen at the gateway of Discord. */
export interface GatewayOrder {
  /** Events that are dispatched, to whoever is connected or comes back. */
  readonly dispatch?: readonly { readonly t: string; readonly d: unknown }[];
  /** Closes the connection with a code; `null` only breaks it. */
  readonly close?: number | null;
  /** Frames that are sent as they are. */
  readonly send?: readonly unknown[];
  /** Whether heartbeats are acknowledged. */
  readonly acknowledges?: boolean;
  /** Whether sessions are forgotten, so that nobody takes one up again. */
  readonly forgets?: boolean;
  /** A code with which the next identify is refused. */
  readonly refuses?: number;
}

/** What it saw. */
export interface GatewaySeen {
  readonly connections: number;
  readonly identified: number;
  readonly resumed: number;
  readonly heartbeats: readonly (number | null)[];
  readonly closedWith: readonly number[];
  readonly isConnected: boolean;
}
