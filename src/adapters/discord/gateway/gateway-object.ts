/**
 * The connection to Discord's gateway of one workspace, over which messages, edits and deletions of channels come: a Durable Object that
 * holds a WebSocket. An event counts as heard once it is accepted; until then a lost connection, or the loss of the object, has
 * Discord send it again. The alarm is the heartbeat, and what finds a lost object.
 */
import { DurableObject } from 'cloudflare:workers';
import { z } from 'zod';
import { type Env, parseConfig, requireDatabase } from '../../../env.ts';
import { randomIds } from '../../../lib/ids.ts';
import { parseJson } from '../../../lib/json.ts';
import { describeError, log } from '../../../lib/log.ts';
import { isCallable } from '../../../lib/public-address.ts';
import type { Workspace } from '../../../memory/types.ts';
import { getServedWorkspace } from '../../../store/account/workspaces.ts';
import { Database } from '../../../store/database.ts';
import { acceptEvents } from '../../accept.ts';
import { openConnection } from '../../connection.ts';
import type { DiscordConfig } from '../config.ts';
import { readDispatch } from '../messages.ts';
import {
  afterClose,
  type GatewaySession,
  type Heard,
  hearFrame,
  heartbeat,
  newSession,
  opening,
  pauseBefore,
} from './gateway-session.ts';
import type { GatewayState } from './gateway-state.ts';

/** State in the object's storage: enough to go on from after it was lost. */
interface Kept extends GatewayState {
  readonly workspaceId: string;
  readonly session: GatewaySession;
  readonly heartbeatMs: number;
  readonly failures: number;
  /** Number of sessions begun on a day of UTC: Discord takes a bot's token away that begins too many. */
  readonly begun: { readonly day: string; readonly count: number };
}

const KEPT = 'gateway';
/** Discord's own interval, until it says one. */
const HEARTBEAT_MS = 41_250;
/** Discord allows 1,000 a day. */
const SESSIONS_A_DAY_MAX = 500;
/** A code of our own, with which a session stays. */
const GOING_ON = 4_000;
const NORMAL = 1_000;
/** Attempts after which a session that cannot be taken up is given up: Discord keeps it for minutes. */
const FAILURES_BEFORE_NEW = 5;
const ANSWER_TIMEOUT_MS = 10_000;
const ENCODING = '?v=10&encoding=json';
/** Heartbeats between two looks at whether the workspace still wants it: some ten minutes. */
const BEATS_A_LOOK = 15;

const GatewayAnswer = z.object({ url: z.string() });

/** Bot and workspace that a connection is made for. */
interface Place {
  readonly config: DiscordConfig & { readonly bot_token: string };
  readonly workspace: Workspace;
}

export class DiscordGatewayObject extends DurableObject<Env> {
  #socket: WebSocket | null = null;
  #isAcknowledged = true;
  #beats = 0;
  /** Frames are worked off one after the other. */
  #work: Promise<void> = Promise.resolve();

  /** Connects, or connects anew: the workspace was configured just now. */
  async start(workspaceId: string): Promise<void> {
    const before = this.#kept();
    this.#drop(NORMAL);
    this.#keep({
      workspaceId,
      status: 'connecting',
      reason: null,
      since: Date.now(),
      session: newSession(),
      heartbeatMs: HEARTBEAT_MS,
      failures: 0,
      begun: before?.begun ?? { day: '', count: 0 },
    });
    await this.#connect();
  }

  /** Ends the connection, and forgets it. */
  async stop(): Promise<void> {
    this.#drop(NORMAL);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** State of the connection; null where there is none to be. */
  state(): GatewayState | null {
    const kept = this.#kept();
    return kept && { status: kept.status, reason: kept.reason, since: kept.since };
  }

  override async alarm(): Promise<void> {
    const kept = this.#kept();
    if (kept === null || kept.status === 'refused') return;
    if (this.#socket === null) return this.#connect();
    // Nobody answered: the connection is one in name only.
    if (!this.#isAcknowledged) return this.#again({ isLost: false });
    if (++this.#beats % BEATS_A_LOOK === 0 && (await this.#place(kept)) === null) return this.stop();
    this.#beat(kept);
  }

  #beat({ session, heartbeatMs }: Kept): void {
    this.#isAcknowledged = false;
    this.#socket?.send(JSON.stringify(heartbeat(session)));
    this.#wakeIn(heartbeatMs);
  }

  /** Opens a connection. What fails is tried again, later each time. */
  async #connect(): Promise<void> {
    const kept = this.#kept();
    if (kept === null) return;
    // An object that dies while it connects is woken again.
    this.#wakeIn(kept.heartbeatMs);
    try {
      const place = await this.#place(kept);
      if (place === null) return await this.stop();
      const socket = await this.#open(place, kept.session);
      this.#drop(GOING_ON);
      this.#socket = socket;
      this.#isAcknowledged = true;
      socket.accept();
      socket.addEventListener('message', ({ data }) =>
        this.#next(socket, () => this.#hear(place, socket, data)),
      );
      socket.addEventListener('close', ({ code }) => this.#next(socket, () => this.#closed(code)));
      socket.addEventListener('error', () => this.#next(socket, () => this.#again({ isLost: false })));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      log('warn', 'discord_gateway_unreached', {
        workspace_id: kept.workspaceId,
        error: describeError(error),
      });
      this.#again({ isLost: kept.failures >= FAILURES_BEFORE_NEW });
    }
  }

  /** Bot and workspace to connect; null when nobody wants it any more. Throws while a backup is restored. */
  async #place({ workspaceId }: Kept): Promise<Place | null> {
    const { sealer } = parseConfig(this.env).webhooks;
    const now = () => Date.now();
    const workspace = await getServedWorkspace(new Database(this.env.ACCOUNT_DB, now), workspaceId);
    if (workspace === 'restoring') throw new Error('a backup is being restored');
    if (workspace === null || sealer === null) return null;
    const db = new Database(requireDatabase(this.env, workspace.placement), now);
    const connection = await openConnection(db, sealer, workspaceId, 'discord');
    const config = connection?.config as DiscordConfig | undefined;
    return config?.bot_token === undefined
      ? null
      : { config: { ...config, bot_token: config.bot_token }, workspace };
  }

  async #open({ config }: Place, { resumeUrl, sessionId }: GatewaySession): Promise<WebSocket> {
    const address = sessionId !== null && resumeUrl !== null ? resumeUrl : await this.#gatewayOf(config);
    // The runtime opens WebSockets by the schemes of HTTP.
    const url = `${address.replace(/^ws/, 'http').replace(/\/+$/, '')}/${ENCODING}`;
    this.#requireCallable(url);
    const { webSocket, status } = await fetch(url, { headers: { Upgrade: 'websocket' } });
    if (!webSocket) throw new Error(`the gateway answered ${status}`);
    return webSocket;
  }

  async #gatewayOf({ api_url, bot_token }: Place['config']): Promise<string> {
    this.#requireCallable(api_url);
    const answer = await fetch(`${api_url}/gateway/bot`, {
      headers: { Authorization: `Bot ${bot_token}` },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const found = GatewayAnswer.safeParse(parseJson(await answer.text())).data;
    if (answer.status === 401) {
      this.#refused(afterClose(4004).refusal ?? '');
      throw new Error('bot_token is refused');
    }
    if (!answer.ok || found === undefined) throw new Error(`the address of the gateway: ${answer.status}`);
    return found.url;
  }

  #requireCallable(url: string): void {
    const { local } = parseConfig(this.env).webhooks;
    if (!isCallable(url, { local })) throw new Error('an address that may not be called');
  }

  /** Does something of a connection in its turn, unless another one has taken its place. */
  #next(socket: WebSocket, work: () => Promise<void> | void): void {
    this.#work = this.#work.then(async () => {
      if (socket !== this.#socket) return;
      try {
        await work();
      } catch (error) {
        // What was not accepted is sent again once the session is taken up.
        log('error', 'discord_gateway_failed', { error: describeError(error) });
        this.#again({ isLost: false });
      }
    });
  }

  async #hear(place: Place, socket: WebSocket, data: unknown): Promise<void> {
    const kept = this.#kept();
    if (kept === null) return;
    const heard = hearFrame(data);
    switch (heard.kind) {
      case 'hello':
        return this.#greet(place, socket, kept, heard.heartbeatMs);
      case 'beat':
        socket.send(JSON.stringify(heartbeat(kept.session)));
        return;
      case 'acknowledged':
        this.#isAcknowledged = true;
        return;
      case 'again':
        return this.#again(heard);
      case 'ready':
        this.#keep({ ...connected(kept), session: heard.session });
        return;
      case 'event':
        return this.#take(place, kept, heard);
    }
  }

  #greet({ config }: Place, socket: WebSocket, kept: Kept, heartbeatMs: number): void {
    const day = new Date().toISOString().slice(0, 10);
    const count = kept.begun.day === day ? kept.begun.count : 0;
    const begins = kept.session.sessionId === null;
    if (begins && count >= SESSIONS_A_DAY_MAX) {
      this.#refused('too many sessions were begun today');
      return;
    }
    this.#keep({ ...kept, heartbeatMs, ...(begins && { begun: { day, count: count + 1 } }) });
    socket.send(JSON.stringify(opening(kept.session, config.bot_token)));
    // The first sign of life comes at any time within the interval: clients that lost their connection together part.
    this.#wakeIn(heartbeatMs * Math.random());
  }

  async #take(
    { workspace }: Place,
    kept: Kept,
    { name, data, seq }: Extract<Heard, { kind: 'event' }>,
  ): Promise<void> {
    const { sealer } = parseConfig(this.env).webhooks;
    const now = () => Date.now();
    const events = readDispatch(name, data, kept.session.botId, now());
    if (events.length > 0 && sealer !== null) {
      const db = new Database(requireDatabase(this.env, workspace.placement), now);
      const deps = { db, workspace, sealer, jobs: this.env.JOBS, ids: randomIds(now), now };
      await acceptEvents(deps, 'discord', events);
    }
    const latest = this.#kept();
    if (latest === null) return;
    const session = { ...latest.session, seq };
    this.#keep(name === 'RESUMED' ? { ...connected(latest), session } : { ...latest, session });
  }

  #closed(code: number): void {
    const { refusal, isLost } = afterClose(code);
    if (refusal === null) this.#again({ isLost });
    else this.#refused(refusal);
  }

  /** Somebody has to mend it: `PUT` connects anew. */
  #refused(reason: string): void {
    const kept = this.#kept();
    if (kept === null) return;
    this.#drop(NORMAL);
    log('error', 'discord_gateway_refused', { workspace_id: kept.workspaceId, reason });
    this.#keep({ ...kept, status: 'refused', reason, since: Date.now(), session: newSession() });
  }

  /** Connects again after a pause; with a lost session as if for the first time. */
  #again({ isLost }: { readonly isLost: boolean }): void {
    this.#drop(GOING_ON);
    const kept = this.#kept();
    if (kept === null || kept.status === 'refused') return;
    const session = isLost ? newSession(kept.session.botId) : kept.session;
    this.#keep({ ...kept, session, status: 'connecting', since: Date.now(), failures: kept.failures + 1 });
    this.#wakeIn(pauseBefore(kept.failures, Math.random()));
  }

  #drop(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    try {
      socket?.close(code);
    } catch (error) {
      // It was closed already.
      if (!(error instanceof Error)) throw error;
    }
  }

  #wakeIn(ms: number): void {
    this.ctx.waitUntil(this.ctx.storage.setAlarm(Date.now() + ms));
  }

  #kept(): Kept | null {
    return this.ctx.storage.kv.get<Kept>(KEPT) ?? null;
  }

  #keep(kept: Kept): void {
    this.ctx.storage.kv.put(KEPT, kept);
  }
}

const connected = (kept: Kept): Kept => ({
  ...kept,
  status: 'connected',
  reason: null,
  since: kept.status === 'connected' ? kept.since : Date.now(),
  failures: 0,
});
