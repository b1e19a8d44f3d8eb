/**
 * A reply that is owed, worked off: asked of the model, or of the owner's endpoint where there is none, committed to the
 * conversation, and posted where the message was written. Each step is noted before the next: a worker that dies is followed by
 * one that goes on. A part of a reply is posted at most once when nobody can tell whether it arrived; such a delivery is
 * parked, and whoever replays it decides.
 */
import { z } from 'zod';
import { replyOnce } from '../../chat/reply-once.ts';
import { fittingMessage } from '../../memory/changes/content.ts';
import type { ChatModel } from '../../memory/ports.ts';
import { messageInstead, toPromptBody } from '../../session/turn/answer-wire.ts';
import type { TurnAnswer } from '../../session/turn/turn-answer.ts';
import {
  awaitReply,
  type Delivery,
  keepReply,
  notePosted,
  noteSending,
} from '../../store/webhooks/deliveries.ts';
import { httpOutcome, type PlatformCall } from '../adapter.ts';
import { callOut } from '../call-out.ts';
import { type Connection, replyPlace } from '../connection.ts';
import { eventKeyOf } from '../event-key.ts';
import { signedCall } from '../generic/outgoing.ts';
import { endOf } from './end-of-failure.ts';
import type { LaneDeps, WorkEnd } from './lane-deps.ts';
import { committedReply, type OwedReply, openOwed } from './owed-reply.ts';

/** Longest wait for a model. A lane is leased for longer. */
const MODEL_TIMEOUT_MS = 60_000;
/** Longest wait (ms) for an endpoint, which answers with the reply at once. */
const ENDPOINT_TIMEOUT_MS = 60_000;

/** A delivery whose conversation and turn are known. */
type OwedDelivery = Delivery & { readonly conversationId: string; readonly turnId: string };

/** Works off a reply that is owed. */
export async function answerTurn(
  deps: LaneDeps,
  connection: Connection,
  delivery: Delivery,
): Promise<WorkEnd> {
  const { conversationId, turnId } = delivery;
  if (conversationId === null || turnId === null) return { kind: 'park', reason: 'no turn' };
  const owed = { ...delivery, conversationId, turnId };
  const { target, input, at } = await openOwed(deps, delivery);
  const withinMs = connection.adapter.replyWithinMs?.(target) ?? null;
  if (withinMs !== null && deps.now() > at + withinMs)
    return { kind: 'park', reason: 'too late for the platform' };
  const committed = await committedReply(deps, owed);
  if (committed === 'aborted') return { kind: 'done' };
  const reply = committed ?? (await openReply(deps, owed));
  if (reply === null) return askFor(deps, connection, owed, input, target);
  if (committed === null) {
    const end = await commit(deps, owed, reply);
    if (end !== null) return end;
  }
  return post(deps, connection, owed, target, reply);
}

const openReply = async ({ sealer, workspace }: LaneDeps, { reply, turnId }: OwedDelivery) =>
  reply === null ? null : sealer.open(reply, replyPlace(workspace.id, turnId));

/** Asks for the reply; what it says is kept before anything is done with it. */
async function askFor(
  deps: LaneDeps,
  connection: Connection,
  delivery: OwedDelivery,
  input: OwedReply['input'],
  target: OwedReply['target'],
): Promise<WorkEnd> {
  const { object, call } = deps.session(delivery.conversationId);
  const taken = await object.takeTurn(call, input);
  if (!taken.ok) return endOf(taken.error);
  const { answer } = taken.value;
  const { outgoing } = connection.config;
  if (deps.chat === null && outgoing === undefined) return { kind: 'park', reason: 'nobody to answer' };
  return deps.chat === null
    ? askEndpoint(deps, connection, delivery, answer, target)
    : askModel(deps, deps.chat, delivery, answer);
}

async function askModel(
  deps: LaneDeps,
  model: ChatModel,
  delivery: OwedDelivery,
  answer: TurnAnswer,
): Promise<WorkEnd> {
  const { prompt } = answer;
  if (prompt === null) return keep(deps, delivery, messageInstead(answer) ?? '');
  const said = await replyOnce(model, prompt, AbortSignal.timeout(MODEL_TIMEOUT_MS));
  return said.ok ? keep(deps, delivery, said.value) : endOf(said.error);
}

/** Answer of an endpoint that has the reply at once; blank is none. */
const EndpointAnswer = z.object({ reply: z.string().regex(/\S/) });
const GONE = 410;

async function askEndpoint(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: OwedDelivery,
  answer: TurnAnswer,
  target: OwedReply['target'],
): Promise<WorkEnd> {
  const { prompt } = answer;
  if (prompt === null || config.outgoing === undefined)
    return keep(deps, delivery, messageInstead(answer) ?? '');
  // The token of an interaction posts in the bot's name: it stays here.
  const { token: _, ...where } = target;
  const request = signedCall(config.outgoing, 'turn.created', idsOf(delivery, deps.now()), {
    adapter: adapter.name,
    ...where,
    prompt: toPromptBody(prompt),
  });
  const result = await callOut(request, { local: deps.local, timeoutMs: ENDPOINT_TIMEOUT_MS });
  if (result.kind === 'forbidden') return { kind: 'park', reason: 'endpoint: address not allowed' };
  if (result.kind !== 'answer') return { kind: 'again', reason: 'endpoint: no answer', retryAfterMs: null };
  const outcome = httpOutcome(result.answer);
  if (outcome.kind === 'done') {
    const { data } = EndpointAnswer.safeParse(result.answer.body);
    if (data !== undefined) return keep(deps, delivery, data.reply);
    await deps.write([awaitReply(deps.db, delivery, deps.now())]);
    return { kind: 'left' };
  }
  const reason = `endpoint: ${outcome.reason}`;
  // Other refusals may be a deployment under way; this one says that nobody listens any more.
  if (result.answer.status === GONE) return { kind: 'park', reason };
  return { kind: 'again', reason, retryAfterMs: outcome.kind === 'again' ? outcome.retryAfterMs : null };
}

async function keep(deps: LaneDeps, delivery: OwedDelivery, reply: string): Promise<WorkEnd> {
  if (reply.trim() === '') return { kind: 'again', reason: 'an empty reply', retryAfterMs: null };
  const sealed = await deps.sealer.seal(
    fittingMessage(reply),
    replyPlace(deps.workspace.id, delivery.turnId),
  );
  await deps.write([keepReply(deps.db, delivery, sealed, deps.now())]);
  return { kind: 'left' };
}

/** Commits a reply to its turn; null when it stands there. */
async function commit(
  deps: LaneDeps,
  { conversationId, turnId }: OwedDelivery,
  content: string,
): Promise<WorkEnd | null> {
  const { object, call } = deps.session(conversationId);
  const closed = await object.reply(call, {
    turnId,
    content: fittingMessage(content),
    name: null,
    occurredAt: null,
    toolResults: [],
  });
  if (closed.ok) return null;
  const { error } = closed;
  // Somebody else replied meanwhile: next time theirs is found.
  if (error.code === 'conflict' && error.reason === 'turn_closed')
    return { kind: 'again', reason: error.reason, retryAfterMs: null };
  return endOf(error);
}

/** Posts the parts of a reply that are not posted yet. */
async function post(
  deps: LaneDeps,
  { adapter, config }: Connection,
  delivery: OwedDelivery,
  target: OwedReply['target'],
  reply: string,
): Promise<WorkEnd> {
  const { db, now } = deps;
  const calls = adapter.reply(target, reply, config, idsOf(delivery, now()));
  for (const [part, call] of calls.entries()) {
    if (part < delivery.partsSent) continue;
    const isUnclear = part === delivery.partsSent && delivery.sendingAt !== null;
    if (isUnclear && !call.isRepeatable) return UNCLEAR;
    await deps.write([noteSending(db, delivery, part, now())]);
    const { end, postedAs } = await postPart(deps, call, adapter);
    if (end !== null) return end;
    await deps.write([notePosted(db, delivery, part + 1, postedAs)]);
  }
  return { kind: 'done' };
}

/** Nobody can tell whether it was posted: doing it again might say it twice. */
const UNCLEAR: WorkEnd = { kind: 'park', reason: 'unknown whether it was posted' };

/** Statuses of gateways, Cloudflare's own among them: the call went on, and its answer did not come back. */
const LOST_ON_THE_WAY: readonly number[] = [504, 520, 524];

async function postPart(
  { local }: LaneDeps,
  call: PlatformCall,
  adapter: Connection['adapter'],
): Promise<PostedPart> {
  const result = await callOut(call, { local });
  switch (result.kind) {
    case 'forbidden':
      return notPosted({ kind: 'park', reason: 'address not allowed' });
    case 'unknown':
      return notPosted(
        call.isRepeatable ? { kind: 'again', reason: 'no answer', retryAfterMs: null } : UNCLEAR,
      );
    case 'answer': {
      const { answer } = result;
      if (!call.isRepeatable && LOST_ON_THE_WAY.includes(answer.status)) return notPosted(UNCLEAR);
      const outcome = adapter.outcome(answer);
      if (outcome.kind === 'refused') return notPosted({ kind: 'park', reason: outcome.reason });
      if (outcome.kind === 'again') return notPosted(outcome);
      const id = adapter.posted?.(answer) ?? null;
      return { end: null, postedAs: id === null ? null : eventKeyOf(id) };
    }
  }
}

/** End of posting a part, null where it was posted; and the digest of the id that it has at the platform. */
interface PostedPart {
  readonly end: WorkEnd | null;
  readonly postedAs: string | null;
}

const notPosted = (end: WorkEnd): PostedPart => ({ end, postedAs: null });

const idsOf = ({ id, conversationId, turnId }: OwedDelivery, now: number) => ({
  deliveryId: id,
  conversationId,
  turnId,
  now,
});
