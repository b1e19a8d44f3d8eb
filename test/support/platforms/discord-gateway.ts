/**
 * Discord's gateway of the tests, one for each test that asks for it, with the contract of the real one: hello, identify or resume with the
 * bot's token, heartbeats that are acknowledged, numbered events which are sent again from the last one that a resuming client
 * names, and the codes with which it closes. A test says what happens there and reads what it saw.
 */
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { BOT_USER, type GatewayOrder, type GatewaySeen } from './platform-calls.ts';

/** Its build for Node: bundlers take the one for browsers, which serves nobody. */
const ws = createRequire(import.meta.url)('ws') as { readonly WebSocketServer: typeof WebSocketServer };

interface Frame {
  readonly op: number;
  readonly d: Record<string, unknown> | number | null;
}

const TOKEN = 'token-of-the-discord-bot';
const HEARTBEAT_MS = 40_000;
/** Messages of servers, direct ones, and what they say. */
const INTENTS = 512 | 4_096 | 32_768;

export class DiscordGateway {
  readonly #server = new ws.WebSocketServer({ noServer: true });
  readonly #seen = {
    connections: 0,
    identified: 0,
    resumed: 0,
    heartbeats: [] as (number | null)[],
    closedWith: [] as number[],
  };
  #socket: WebSocket | null = null;
  #log: { readonly s: number; readonly t: string; readonly d: unknown }[] = [];
  #session = 0;
  #isReady = false;
  #acknowledges = true;
  #refuses: number | null = null;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  get seen(): GatewaySeen {
    return { ...this.#seen, isConnected: this.#socket !== null };
  }

  /** Takes a connection up. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    if (!/\?v=10&encoding=json$/.test(request.url ?? '')) return void stream.destroy();
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#seen.connections++;
      this.#socket = socket;
      this.#isReady = false;
      socket.on('message', (text) => this.#hear(socket, JSON.parse(String(text)) as Frame));
      socket.on('close', (code) => {
        this.#seen.closedWith.push(code);
        if (this.#socket === socket) this.#socket = null;
      });
      send(socket, { op: 10, d: { heartbeat_interval: HEARTBEAT_MS } });
    });
  }

  order({ dispatch = [], close, send: frames = [], acknowledges, forgets, refuses }: GatewayOrder): void {
    if (acknowledges !== undefined) this.#acknowledges = acknowledges;
    if (refuses !== undefined) this.#refuses = refuses;
    if (forgets) this.#session++;
    for (const { t, d } of dispatch) this.#dispatch(t, d);
    for (const frame of frames) if (this.#socket) send(this.#socket, frame);
    if (close === null) this.#socket?.terminate();
    else if (close !== undefined) this.#socket?.close(close);
    if (close !== undefined) this.#socket = null;
  }

  #dispatch(t: string, d: unknown): void {
    const event = { s: this.#log.length + 1, t, d };
    this.#log.push(event);
    if (this.#socket && this.#isReady) send(this.#socket, { op: 0, ...event });
  }

  #hear(socket: WebSocket, { op, d }: Frame): void {
    const told = (typeof d === 'object' ? d : null) ?? {};
    if (op === 1) {
      this.#seen.heartbeats.push(d as number | null);
      if (this.#acknowledges) send(socket, { op: 11 });
    } else if (op === 2) {
      const code = told.token !== TOKEN ? 4004 : told.intents !== INTENTS ? 4013 : this.#refuses;
      this.#refuses = null;
      if (code !== null) {
        socket.close(code);
        return;
      }
      this.#seen.identified++;
      this.#session++;
      this.#log = [];
      this.#isReady = true;
      this.#dispatch('READY', {
        v: 10,
        user: { id: BOT_USER, username: 'strata', bot: true },
        session_id: `session-${this.#session}`,
        resume_gateway_url: `${this.url}/resume`,
        guilds: [],
      });
    } else if (op === 6) {
      if (told.token !== TOKEN || told.session_id !== `session-${this.#session}`) {
        send(socket, { op: 9, d: false });
        return;
      }
      this.#seen.resumed++;
      for (const event of this.#log) if (event.s > Number(told.seq)) send(socket, { op: 0, ...event });
      this.#isReady = true;
      this.#dispatch('RESUMED', {});
    } else socket.close(4001);
  }
}

const send = (socket: WebSocket, frame: object | unknown): void => socket.send(JSON.stringify(frame));
