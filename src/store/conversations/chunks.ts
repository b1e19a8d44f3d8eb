/**
 * Chunks of conversations: the summary of a range of messages, found by its words and by its vector in the same scope as the
 * messages themselves. A range has one: a second write of the same range adds nothing.
 *
 * Unscoped: the chunk that the same batch writes, for its index rows.
 */
import { sql } from 'drizzle-orm';
import { countTokens } from '../../lib/text/tokens.ts';
import { transcriptScope } from '../../memory/scope.ts';
import type { Conversation } from '../../memory/types.ts';
import type { Database, Statement } from '../database.ts';
import { enqueueVectorJob } from '../operations/outbox.ts';
import { scopedTerms } from '../search/terms.ts';
import { vectorToHex } from '../vectors/embeddings.ts';

/** A summary of the events `startSeq` to `endSeq`. */
export interface NewChunk {
  readonly id: string;
  readonly startSeq: number;
  readonly endSeq: number;
  readonly content: string;
  readonly model: string;
  /** `Float32Array`, unit norm. */
  readonly vector: Float32Array;
}

/** The statements that add a chunk with its index row, its embedding and the debt to the vector index. */
export function insertChunk(
  db: Database,
  conversation: Conversation,
  { id, startSeq, endSeq, content, model, vector }: NewChunk,
  now: number,
): Statement[] {
  const { workspaceId, id: conversationId } = conversation;
  const scope = transcriptScope(conversation);
  return [
    db.run(sql`insert into chunks (id, workspace_id, conversation_id, scope, kind, start_seq, end_seq, content, tokens, created_at)
      values (${id}, ${workspaceId}, ${conversationId}, ${scope}, 'summary', ${startSeq}, ${endSeq}, ${content}, ${countTokens(content)}, ${now})
      on conflict do nothing`),
    db.run(sql`insert into chunks_fts (rowid, terms, conversation)
      select row_id, ${scopedTerms(scope, content)}, conversation_id from chunks where id = ${id}`),
    db.run(sql`insert into memory_embeddings (owner_id, model, owner, workspace_id, scope, dimensions, embedding, created_at)
      select id, ${model}, 'chunk', workspace_id, scope, ${vector.length}, unhex(${vectorToHex(vector)}), ${now} from chunks where id = ${id}`),
    enqueueVectorJob(db, 'vector_upsert', sql`from chunks where id = ${id}`, now),
  ];
}
