/**
 * Point from which a request of the Responses protocol goes on when it names an earlier response instead of showing the messages: the
 * id of a response names its conversation and its turn, and the record has the rest.
 */
import type { Context } from 'hono';
import type { IncomingMessage } from '../../../chat/messages.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import { identityOf } from '../../../memory/conversations/identity.ts';
import { isTemporary } from '../../../memory/conversations/temporary.ts';
import { invalid, type MemoryError, notFound } from '../../../memory/errors.ts';
import type { ConversationEvent } from '../../../memory/types.ts';
import { type ClientMessage, SHOWN_MAX_MESSAGES } from '../../../session/branch/client-path.ts';
import { toRecordView } from '../../../session/branch/follow-client.ts';
import { selectDeletedTurns, selectRecent } from '../../../store/conversations/events.ts';
import type { AppEnv } from '../../context.ts';
import { findAndRead } from '../../conversations/conversation-session.ts';
import type { FoundConversation } from '../chat-conversation.ts';
import { temporaryRecordOf } from '../look-at-turn.ts';
import { NEWEST_ONLY, RECENT_EVENTS } from '../look-reads.ts';

const RESPONSE_ID = /^resp_(conv_(?:\d{30}|[\w-]{32}))_(trn_(?:\d{30}|[\w-]{32}))(?:_(\d+))?$/;
/** Messages of the record that are looked through: more than a client shows at most. */
const LOOKED_THROUGH_MAX = 800;

/** Id of a response. Where tools are called there are several of one turn, told apart by how many results came before. */
export const responseId = (conversationId: string | null, turnId: string, results: number): string =>
  conversationId === null
    ? `resp_${turnId}`
    : `resp_${conversationId}_${turnId}${results === 0 ? '' : `_${results}`}`;

/** Parts of a response's id: conversation, turn and number of results before it; null where it is no such id. */
export function readResponseId(id: string) {
  const [, conversationId, turnId, results] = RESPONSE_ID.exec(id) ?? [];
  return conversationId === undefined || turnId === undefined
    ? null
    : { conversationId, turnId, results: Number(results ?? 0) };
}

/** Messages until a response, and those of a turn that waits for results of tools. */
export interface Previous {
  /** The conversation, with what was read of it on the way. */
  readonly found: Pick<FoundConversation, 'conversation' | 'look'>;
  readonly before: readonly ClientMessage[];
  readonly messages: readonly IncomingMessage[];
}

/** Finds an earlier response; `bringsResults` tells that the request answers its calls. */
export async function findPrevious(
  c: Context<AppEnv>,
  id: string,
  bringsResults: boolean,
): Promise<Result<Previous, MemoryError>> {
  const named = readResponseId(id);
  if (named === null) return err(notFound('response'));
  const { conversationId, turnId } = named;
  const { services, confinement } = c.var;
  const { db } = services;
  const { conversation, rows } = await findAndRead(c, conversationId, (which) => [
    selectRecent(db, which, LOOKED_THROUGH_MAX),
    selectDeletedTurns(db, conversationId, [turnId]),
  ]);
  const [stored, deleted] = rows;
  if (conversation === null || deleted.length > 0) return err(notFound('response'));
  const recent = stored.slice(0, RECENT_EVENTS);
  const found = { conversation, look: { aim: NEWEST_ONLY, recent, buried: [], attempts: [] } };
  const newestFirst = isTemporary(conversation)
    ? (
        await temporaryRecordOf(
          c,
          { conversation, userId: '' },
          { kind: 'newest', limit: LOOKED_THROUGH_MAX },
        )
      )[0]
    : stored;
  const events = newestFirst ?? [];
  const turn = events.filter((event) => event.turnId === turnId).toReversed();
  const [message] = turn;
  const isOthers = confinement !== undefined && message?.userId !== confinement.userId;
  if (message === undefined || isOthers) return err(notFound('response'));
  const standing = toRecordView(events, LOOKED_THROUGH_MAX).events.filter(({ seq }) => seq < message.seq);
  if (!bringsResults) return ok({ found, before: toShown([...standing, ...turn]), messages: [] });
  const { object, call } = services.session(conversationId, identityOf(conversation));
  const kept = await object.exchange(call, turnId);
  if (!kept.ok) return kept;
  return kept.value === null
    ? err(
        invalid('input', 'brings results of tools whose calls are not known any more: send the calls along'),
      )
    : ok({
        found,
        before: toShown(standing),
        messages: JSON.parse(kept.value) as IncomingMessage[],
      });
}

const toShown = (events: readonly ConversationEvent[]): ClientMessage[] =>
  events
    .flatMap(({ role, name, content }): ClientMessage[] =>
      role === 'system' ? [] : [{ role, name, content }],
    )
    .slice(-SHOWN_MAX_MESSAGES);
