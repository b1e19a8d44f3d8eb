/**
 * What the service's own reads bring for every question of a file: dialogues go in through the service, and the statements
 * of recall then run over its database, so that weights are fitted to just what ranking gets in use.
 */

import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import { temporaryStateDir } from '../../../src/cli/local/local-server.ts';
import { readText } from '../../../src/language/read-text.ts';
import type { EventFindings } from '../../../src/recall/events/evidence.ts';
import { parseQuery, type RecallQuery } from '../../../src/recall/plan.ts';
import { Database } from '../../../src/store/database.ts';
import { conversations as conversationsTable } from '../../../src/store/schema/conversations.ts';
import { searchEvents } from '../../../src/store/search/event-reads.ts';
import { createClient } from '../../support/commands/client.ts';
import { startService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { type Transcript, turnOf } from '../../support/transcript.ts';
import { askedQuestions } from '../asked-questions.ts';
import { ingestAll } from '../ingest.ts';

/** One question: what was found for it, and which of that answers it. */
export interface CollectedQuestion {
  readonly sample: string;
  readonly category: string;
  readonly query: RecallQuery;
  readonly findings: EventFindings;
  /** The turn of each event found. */
  readonly turns: readonly string[];
  /** The turns that answer; at least one, and not all of them need be found. */
  readonly evidence: readonly string[];
}

/** Items asked for, as the eval asks. */
const LIMIT = 50;

/** Ingests the dialogues and reads what recall would rank for each of their questions. */
export async function collectQuestions(transcripts: readonly Transcript[]): Promise<CollectedQuestion[]> {
  const stateDir = temporaryStateDir();
  const service = await startService({ stateDir });
  let conversations: Map<Transcript, string>;
  try {
    ({ conversations } = await ingestAll(createClient(service), transcripts));
  } finally {
    await service.stop();
  }
  const proxy = await getPlatformProxy<{ WORKSPACE_DB: D1Database }>({
    persist: { path: join(stateDir, 'v3') },
  });
  try {
    return await readAll(new Database(proxy.env.WORKSPACE_DB, Date.now), transcripts, conversations);
  } finally {
    await proxy.dispose();
  }
}

async function readAll(
  db: Database,
  transcripts: readonly Transcript[],
  conversations: ReadonlyMap<Transcript, string>,
): Promise<CollectedQuestion[]> {
  const asked = askedQuestions(transcripts);
  const progress = createProgress('read', asked.length);
  const collected: CollectedQuestion[] = [];
  for (const { transcript, question, query: text, turns } of asked) {
    const conversationId = conversations.get(transcript) ?? '';
    const [row] = await db.batch('conversation', [
      db.orm.select().from(conversationsTable).where(eq(conversationsTable.id, conversationId)),
    ]);
    const conversation = row[0];
    if (!conversation) throw new Error(`${transcript.sampleId} was not ingested`);
    const now = Date.now();
    const query = parseQuery(readText(text), now);
    const request = {
      text: readText(text),
      reader: {
        workspaceId: conversation.workspaceId,
        userId: conversation.userId,
        channelId: conversation.channelId,
        conversationId,
        audience: 'user' as const,
      },
      sources: ['events' as const],
      now,
      earlier: [],
      asOf: null,
      limit: LIMIT,
      rerankTopN: 0,
      similarityThreshold: 0,
    };
    const said = searchEvents(db, { query, request }, now);
    const [rows] = await db.batch('events', [said.statement]);
    const findings = said.findings(rows);
    collected.push({
      sample: transcript.sampleId,
      category: question.category,
      query,
      findings,
      turns: findings.found.map(({ candidate }) => turnOf(candidate.externalId ?? '')),
      evidence: question.evidence.filter((id) => turns.has(id)),
    });
    progress.advance();
  }
  progress.end();
  return collected;
}
