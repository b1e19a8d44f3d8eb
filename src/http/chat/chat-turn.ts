/** The turn of a chat request: found in the record or taken, claimed while it is answered, and ended in its session. */
import type { Context } from 'hono';
import type { TurnEnd } from '../../chat/answer.ts';
import type { ChatTurn, IncomingMessage } from '../../chat/messages.ts';
import { tokensBeside } from '../../chat/model-request.ts';
import { describeError, log } from '../../lib/log.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { identityOf } from '../../memory/conversations/identity.ts';
import { conflict, type MemoryError } from '../../memory/errors.ts';
import { PROMPT_MIN_TOKENS } from '../../memory/limits.ts';
import type { ChatFields } from '../../memory/ports.ts';
import { systemClock } from '../../models/clock.ts';
import { type ClientView, SHOWN_FIELD } from '../../session/branch/client-path.ts';
import type { Session } from '../../session/open-session.ts';
import type { TakenTurn } from '../../session/turn/turn-answer.ts';
import { CLAIM_MS } from '../../session/turn/turn-claims.ts';
import type { AppEnv } from '../context.ts';
import type { FoundConversation, SpeakersConversation } from './chat-conversation.ts';
import { chatOfHistory, follow, newChat, viewOf } from './chat-history.ts';
import { decideLook, type Look, lookAt, type TurnToTake } from './look-at-turn.ts';
import type { ChatOrigin } from './look-reads.ts';

/** A turn that waits for its answer, or has one. */
export type ChatTurnState =
  | { readonly kind: 'answered'; readonly turnId: string; readonly reply: string }
  | {
      readonly kind: 'taken';
      readonly taken: TakenTurn;
      readonly end: TurnEnd;
      /** End of the turn that keeps the model's calls with the messages it was asked, for a client that sends the results alone. */
      keepingCalls(messages: readonly IncomingMessage[]): TurnEnd;
      release(): Promise<void>;
    };

/** Origin of a request; `isNamed` tells whether it names its conversation. */
export interface TurnOrigin extends ChatOrigin {
  readonly isNamed: boolean;
}

/** The turn of a chat request, and where it was taken: in the conversation that it names, or in the one that holds its history. */
export async function openTurnOfChat(
  c: Context<AppEnv>,
  named: FoundConversation,
  turn: ChatTurn,
  origin: TurnOrigin,
): Promise<
  Result<Pick<SpeakersConversation, 'conversation'> & { readonly state: ChatTurnState }, MemoryError>
> {
  const look = await lookAt(c, named, turn, origin, named.look);
  const request = { ...origin, turn };
  const found = origin.isNamed ? ok(named) : await chatOfHistory(c, named, request, look.recent);
  if (!found.ok) return found;
  const opened = await openChatTurn(c, found.value, turn, origin, found.value === named ? look : null);
  if (!opened.ok) return opened;
  const { conversation } = found.value;
  if (opened.value.kind !== 'elsewhere') return ok({ conversation, state: opened.value });
  const other = await newChat(c, named, request, conversation.id);
  if (!other.ok) return other;
  const again = await openChatTurn(c, other.value, turn, { ...origin, isNamed: true });
  if (!again.ok) return again;
  if (again.value.kind === 'elsewhere') throw new Error('a new chat takes in whatever its client shows');
  return ok({ conversation: other.value.conversation, state: again.value });
}

/** The history of a request is of another chat than the one that it was looked for in. */
const ELSEWHERE = { kind: 'elsewhere' } as const;
type OpenedTurn = ChatTurnState | typeof ELSEWHERE;

/**
 * Finds out which turn a request belongs to, and takes it. Whoever sends a message that is being answered waits for that
 * answer, and gets it.
 */
async function openChatTurn(
  c: Context<AppEnv>,
  speaker: FoundConversation,
  turn: ChatTurn,
  { isNamed, ...asked }: TurnOrigin,
  seen: Look | null = null,
): Promise<Result<OpenedTurn, MemoryError>> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (look > 0) await systemClock.wait(LOOK_AGAIN_MS);
    const origin = { ...asked, isRepeated: asked.isRepeated || look > 0 };
    const along = look === 0 ? speaker.look : null;
    const read = (look === 0 && seen) || (await lookAt(c, speaker, turn, origin, along));
    const decided = decideLook(c, speaker, turn, origin, read);
    if (decided === null) return err({ code: 'idempotency_mismatch' });
    if (decided.kind === 'erased') return err({ code: 'erased' });
    if (decided.kind === 'answered')
      return ok({ kind: 'answered', turnId: decided.turn.turnId, reply: decided.turn.reply.content });
    const view = viewOf(turn, isNamed, origin.isRepeated);
    const taken = await takeClaimed(c, speaker, turn, decided, { ...view, recent: read.recent });
    if (taken !== null) return taken;
  }
  return err(conflict('request_in_progress', 'the same message is being answered at this moment'));
}

/** Number of looks for a message that somebody else is having answered, and the pause between them: twenty seconds in all. */
const LOOKS_MAX = 41;
const LOOK_AGAIN_MS = 500;

/** Claims a turn and takes it; null when somebody else has it, or had it a moment ago. */
async function takeClaimed(
  c: Context<AppEnv>,
  speaker: SpeakersConversation,
  turn: ChatTurn,
  { kind, turnId }: TurnToTake,
  { recent, ...view }: ClientView & Pick<Look, 'recent'>,
): Promise<Result<OpenedTurn, MemoryError> | null> {
  const { conversation, userId } = speaker;
  const session = c.var.services.session(conversation.id, identityOf(conversation));
  const { object, call } = session;
  const release = await claim(c, session, turnId);
  if (release === null) return null;
  try {
    const followed =
      kind === 'new' ? await follow(c, session, speaker, recent, { ...view, turnId }) : ok(true);
    if (!followed.ok || !followed.value) {
      await release();
      return followed.ok ? ok(ELSEWHERE) : followed;
    }
    const taken = await object.takeTurn(call, {
      turnId,
      userId,
      name: turn.name,
      content: turn.text,
      occurredAt: null,
      externalId: null,
      metadata: { [SHOWN_FIELD]: turn.shown.length },
      recall: true,
      reach: null,
      budgetTokens: Math.max(PROMPT_MIN_TOKENS, call.settings.prompt_budget_tokens - tokensBeside(turn)),
    });
    const isOurs = taken.ok && !(kind === 'new' && taken.value.replayed);
    if (isOurs)
      return ok({
        kind: 'taken',
        taken: taken.value,
        end: endOf(c, session, turnId, turn, release),
        keepingCalls: (messages) => endOf(c, session, turnId, turn, release, messages),
        release,
      });
    await release();
    return taken.ok ? null : taken;
  } catch (error) {
    await release();
    throw error;
  }
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

/** The messages of a turn so far, its calls last, as the client would send them. */
const toExchange = (asked: readonly IncomingMessage[], said: ChatFields): string => {
  const from = asked.findLastIndex(({ role }) => role === 'user');
  const exchange = asked.slice(from).filter(({ role }) => role !== 'system' && role !== 'developer');
  return JSON.stringify([...exchange, said]);
};

function endOf(
  c: Context<AppEnv>,
  { object, call }: Session,
  turnId: string,
  { toolResults }: ChatTurn,
  release: () => Promise<void>,
  asked?: readonly IncomingMessage[],
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
    // Before the client hears of it: it may go on with the turn at once.
    leave: async (said) => {
      const kept =
        asked && 'tool_calls' in said
          ? await object.keepExchange(call, turnId, toExchange(asked, said))
          : ok(null);
      await release();
      return kept;
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
