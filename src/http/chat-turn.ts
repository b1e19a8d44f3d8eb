/** The turn of a chat request: found in the record or taken, claimed while it is answered, and ended in its session. */
import type { Context } from 'hono';
import type { TurnEnd } from '../chat/answer.ts';
import { decideKeyedTurn, decideTurn, type TurnDecision, toEarlierTurns } from '../chat/decide-turn.ts';
import type { ChatTurn } from '../chat/messages.ts';
import { tokensBeside } from '../chat/model-request.ts';
import { describeError, log } from '../lib/log.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { conflict, type MemoryError } from '../memory/errors.ts';
import { identityOf } from '../memory/identity.ts';
import { PROMPT_MIN_TOKENS } from '../memory/limits.ts';
import type { Conversation } from '../memory/types.ts';
import type { TakenTurn } from '../session/turn-answer.ts';
import { CLAIM_MS } from '../session/turn-claims.ts';
import { selectTail, selectTurnEvents } from '../store/workspace/events.ts';
import type { SpeakersConversation } from './chat-conversation.ts';
import type { AppEnv } from './context.ts';
import { turnIdOfKey, turnIdOfMessage } from './turn-ids.ts';

/** Newest messages that are looked through for a turn that a request may belong to: those of a dozen turns. */
const RECENT_EVENTS = 24;
/** Attempts of one Idempotency-Key: OpenAI's clients make three. */
const KEY_ATTEMPTS = [0, 1, 2, 3];

/** What a request says of itself. */
export interface ChatOrigin {
  readonly idempotencyKey: string | null;
  /** Whether the client says that it sends this again. */
  readonly isRepeated: boolean;
}

/** A turn that waits for its answer, or has one. */
export type ChatTurnState =
  | { readonly kind: 'answered'; readonly turnId: string; readonly reply: string }
  | { readonly kind: 'taken'; readonly taken: TakenTurn; readonly end: TurnEnd; release(): Promise<void> };

/** Finds out which turn a request belongs to, and takes it. */
export async function openChatTurn(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  turn: ChatTurn,
  origin: ChatOrigin,
): Promise<Result<ChatTurnState, MemoryError>> {
  const { conversation, userId } = speaker;
  const decided = await decide(c, speaker, turn, origin);
  if (decided === null) return err({ code: 'idempotency_mismatch' });
  if (decided.kind === 'answered')
    return ok({ kind: 'answered', turnId: decided.turn.turnId, reply: decided.turn.reply.content });

  const session = sessionIn(c, conversation);
  const { object, call } = session;
  const turnId = decided.turnId ?? turnIdOfMessage(conversation.id, conversation.lastSeq, userId, turn.text);
  const release = await claim(c, session, turnId);
  if (release === null)
    return err(conflict('request_in_progress', 'the same message is being answered at this moment'));
  try {
    const taken = await object.takeTurn(call, {
      turnId,
      userId,
      name: turn.name,
      content: turn.text,
      occurredAt: null,
      externalId: null,
      metadata: {},
      recall: true,
      budgetTokens: Math.max(PROMPT_MIN_TOKENS, call.settings.prompt_budget_tokens - tokensBeside(turn)),
    });
    if (taken.ok)
      return ok({ kind: 'taken', taken: taken.value, end: endOf(c, session, turnId, turn), release });
    await release();
    return taken;
  } catch (error) {
    await release();
    throw error;
  }
}

type Session = ReturnType<AppEnv['Variables']['services']['session']>;

/** What was read of the conversation goes along, so that its object need not look it up. */
function sessionIn(c: Context<AppEnv>, conversation: Conversation): Session {
  const { object, call } = c.var.services.session(conversation.id);
  return { object, call: { ...call, known: identityOf(conversation) } };
}

/** Claims a turn until what is returned is called, which does not throw; null while somebody else has it. */
async function claim(
  c: Context<AppEnv>,
  { object }: Session,
  turnId: string,
): Promise<(() => Promise<void>) | null> {
  const holder = c.var.ids.next('req');
  if (!(await object.claimTurn(turnId, holder))) return null;
  // A claim that cannot be renewed or released ends by itself.
  const harmless = (error: unknown) => {
    log('warn', 'chat_claim_lost', { request_id: c.var.requestId, error: describeError(error) });
  };
  const renewal = setInterval(
    () => void object.claimTurn(turnId, holder).catch(harmless),
    CLAIM_MS / RENEWALS,
  );
  return async () => {
    clearInterval(renewal);
    await object.releaseTurn(turnId, holder).catch(harmless);
  };
}

/** A claim is renewed before it ends even when one renewal is lost. */
const RENEWALS = 3;

/** Which turn it is; null when its key belongs to another message. */
async function decide(
  c: Context<AppEnv>,
  { conversation, userId }: SpeakersConversation,
  turn: ChatTurn,
  { idempotencyKey: key, isRepeated }: ChatOrigin,
): Promise<TurnDecision | null> {
  const { db } = c.var.services;
  const hasToolResults = turn.exchange.length > 0;
  // Results of tools belong to a turn that another request began, under another key.
  if (key !== null && !hasToolResults) {
    const ids = KEY_ATTEMPTS.map((n) => turnIdOfKey(conversation.id, key, n));
    const [first, ...others] = ids.map((id) => selectTurnEvents(db, conversation.id, id));
    const found = first ? await db.batch('chat.attempts', [first, ...others]) : [];
    const attempts = ids.map((turnId, n) => ({ turnId, events: found[n] ?? [] }));
    return decideKeyedTurn({ userId, text: turn.text }, attempts);
  }
  const [recent] = await db.batch('chat.recent', [selectTail(db, conversation.id, RECENT_EVENTS)]);
  const request = { userId, text: turn.text, hasToolResults, isRepeated, now: c.var.now() };
  return decideTurn(request, toEarlierTurns(recent));
}

function endOf(
  c: Context<AppEnv>,
  { object, call }: Session,
  turnId: string,
  { toolResults }: ChatTurn,
): TurnEnd {
  const requestId = c.var.requestId;
  return {
    reply: async (content, metadata) => {
      const closed = await object.reply(call, {
        turnId,
        content,
        name: null,
        occurredAt: null,
        toolResults,
        metadata: { ...metadata },
      });
      // Another answer to the same message came first: the record has it, and this one was said all the same.
      if (!closed.ok && closed.error.code === 'conflict' && closed.error.reason === 'turn_closed')
        return ok(null);
      return closed;
    },
    abort: async () => {
      try {
        const aborted = await object.abort(call, turnId);
        if (!aborted.ok) log('warn', 'chat_unaborted', { request_id: requestId, code: aborted.error.code });
      } catch (error) {
        log('error', 'chat_unaborted', { request_id: requestId, error: describeError(error) });
      }
    },
  };
}
