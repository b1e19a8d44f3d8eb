/**
 * The messaging platforms of the tests, and an owner's endpoint: a server on this machine that is started once beside the
 * runtimes. It keeps every call by the first segment of its path, which each test chooses for itself, and answers as the
 * platform behind that address would, or as a test has scripted.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { TestProject } from 'vitest/node';
import { listenLocally } from '../local-port.ts';
import { DiscordGateway } from './discord-gateway.ts';
import type { GatewayOrder, PlatformRequest, ScriptedAnswer } from './platform-calls.ts';

/** `/at/NAME/…` is the platform of a test; a path of our own, `/script/NAME`, sets its next answers and tells its calls. */
const AT = /^\/at\/([^/?]+)([^?]*)/;
const SCRIPT = /^\/script\/([^/?]+)/;
/** What happens at the gateway of Discord of a test, and what it saw. */
const GATEWAY = /^\/gateway\/([^/?]+)/;

/** Starts them for a project of tests, and ends them with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scripts = new Map<string, ScriptedAnswer[]>();
  const calls = new Map<string, PlatformRequest[]>();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await textOf(request);
    const commanded = GATEWAY.exec(url)?.[1];
    if (commanded !== undefined) {
      const gateway = gatewayAt(commanded);
      if (method === 'PUT') gateway.order(JSON.parse(body) as GatewayOrder);
      response.end(JSON.stringify(gateway.seen));
      return;
    }
    const scripted = SCRIPT.exec(url)?.[1];
    if (scripted !== undefined) {
      if (method === 'PUT') scripts.set(scripted, JSON.parse(body) as ScriptedAnswer[]);
      response.end(JSON.stringify(calls.get(scripted) ?? []));
      return;
    }
    const [, name = '', path = ''] = AT.exec(url) ?? [];
    if (path === '/slack/users.info') return void response.end(JSON.stringify(nameOf(body)));
    if (path === '/discord/gateway/bot') {
      const isKnown = headers.authorization === 'Bot token-of-the-discord-bot';
      response
        .writeHead(isKnown ? 200 : 401)
        .end(JSON.stringify(isKnown ? { url: gatewayAt(name).url, shards: 1 } : { code: 0 }));
      return;
    }
    if (path === '/slack/conversations.replies') return void response.end(JSON.stringify(threadOf(body)));
    const seen = { method, path, headers: headers as PlatformRequest['headers'], body };
    const answer = scripts.get(name)?.shift() ?? answerOf(seen);
    calls.set(name, [...(calls.get(name) ?? []), { ...seen, answered: answer.body }]);
    if (answer.isLost === 'before the answer') return void request.socket.destroy();
    if (answer.isLost === 'in the answer') {
      response.writeHead(answer.status, { 'Content-Length': 100 }).write('{');
      return void setTimeout(() => request.socket.destroy(), 20);
    }
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
      .end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  server.on('upgrade', (request, stream, head) =>
    gatewayAt(AT.exec(request.url ?? '')?.[1] ?? '').upgrade(request, stream, head),
  );
  const { url, port, close } = await listenLocally(server);
  const gateways = new Map<string, DiscordGateway>();
  function gatewayAt(name: string): DiscordGateway {
    const gateway =
      gateways.get(name) ?? new DiscordGateway(`ws://127.0.0.1:${port}/at/${name}/discord/gateway`);
    gateways.set(name, gateway);
    return gateway;
  }
  project.provide('platformUrl', url);
  return close;
}

/** What an owner's endpoint answers: one at once, the other takes its time. */
const OWNER: Readonly<Record<string, ScriptedAnswer>> = {
  '/owner': { status: 200, body: { reply: 'So I heard.' } },
  '/slow-owner': { status: 202 },
};

/** The name of a user on Slack. Neither scripted nor kept: it is asked for beside whatever a test is about. */
function nameOf(form: string) {
  const user = new URLSearchParams(form).get('user') ?? '';
  return {
    ok: true,
    user: {
      id: user,
      name: 'x',
      tz: 'America/New_York',
      profile: { display_name: '', real_name: `Name of ${user}` },
    },
  };
}

/** WhatsApp takes a number or a group in `to`, and in `recipient` its own id of a user, which has letters. */
const isRecipient = ({ to, recipient }: Record<string, unknown>): boolean =>
  typeof to === 'string' ? !/^[A-Z]{2}\./.test(to) : /^[A-Z]{2}\.\w+/.test(String(recipient));

/** A thread on Slack as it begins: with a message of U0, or an error where no message has that `ts`. Likewise neither scripted nor kept. */
function threadOf(form: string) {
  const { channel, ts = '' } = Object.fromEntries(new URLSearchParams(form));
  if (channel === undefined || !/^\d+\.\d{6}$/.test(ts)) return { ok: false, error: 'thread_not_found' };
  const root = { type: 'message', user: 'U0', ts, thread_ts: ts, text: `Root of ${ts} &amp; more.` };
  return { ok: true, messages: [root], has_more: true };
}

/** Messages that were posted: each has an id of its own. */
let posted = 0;

/** What each platform answers to a call that it takes, and to one that lacks what it asks for. */
function answerOf({ method, path, headers, body }: PlatformRequest): ScriptedAnswer {
  const sent = (body.startsWith('{') ? JSON.parse(body) : {}) as Record<string, unknown>;
  const isSent = headers['content-type']?.startsWith('application/json') === true;
  const owner = OWNER[path];
  if (owner !== undefined) return owner;
  if (path === '/slack/chat.postMessage') {
    if (headers.authorization !== 'Bearer xoxb-token-of-the-bot')
      return { status: 200, body: { ok: false, error: 'invalid_auth' } };
    const isComplete = isSent && typeof sent.channel === 'string' && typeof sent.text === 'string';
    return {
      status: 200,
      body: isComplete
        ? { ok: true, ts: `1790000900.${String(++posted).padStart(6, '0')}` }
        : { ok: false, error: 'no_text' },
    };
  }
  if (/^\/telegram\/bot\d+:[\w-]+\/sendMessage$/.test(path)) {
    const isComplete = isSent && typeof sent.chat_id === 'number' && typeof sent.text === 'string';
    return isComplete
      ? { status: 200, body: { ok: true, result: { message_id: 1 } } }
      : { status: 400, body: { ok: false, error_code: 400, description: 'Bad Request' } };
  }
  if (/^\/discord\/webhooks\/\d+\/[^/]+(\/messages\/@original)?$/.test(path)) {
    const isComplete =
      isSent &&
      typeof sent.content === 'string' &&
      method === (path.endsWith('@original') ? 'PATCH' : 'POST');
    return isComplete ? { status: 200, body: { id: '1' } } : { status: 400, body: { code: 50006 } };
  }
  if (/^\/discord\/channels\/\d+\/messages$/.test(path)) {
    if (headers.authorization !== 'Bot token-of-the-discord-bot') return { status: 401, body: { code: 0 } };
    const isComplete = isSent && method === 'POST' && typeof sent.content === 'string';
    return isComplete
      ? { status: 200, body: { id: String(910_000_000_000_000_000n + BigInt(++posted)) } }
      : { status: 400, body: { code: 50006 } };
  }
  if (/^\/whatsapp\/\d+\/messages$/.test(path)) {
    const isComplete = isSent && sent.messaging_product === 'whatsapp' && isRecipient(sent);
    return isComplete
      ? { status: 200, body: { messages: [{ id: `wamid.out.${++posted}` }] } }
      : { status: 400, body: { error: { code: 100 } } };
  }
  return { status: 404, body: {} };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
