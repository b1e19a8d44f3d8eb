/**
 * What people say of themselves, and what is learnt of it: `npm run eval -- --statements FILE`. Each message of FILE is a turn of a
 * user of its own, whose memories are read afterwards. `--in-process` reads them off the lesson that a turn would take instead,
 * without a service: the same rules, and the same figures.
 */

import pLimit from 'p-limit';
import { seededIds } from '../../../src/lib/ids.ts';
import { parseMessage } from '../../../src/session/parse-message.ts';
import { extractChanges } from '../../../src/session/turn/extract-changes.ts';
import { type Client, createClient } from '../../support/commands/client.ts';
import { openService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { CONCURRENT_REQUESTS } from '../replay/learnt-memories.ts';
import { readAll } from '../replay/shared-conversation.ts';
import { type StatementsReport, statementsReport } from './figures.ts';
import { type JudgedMessage, judgeMessage, type LabelledMessage, readLabelled } from './labels.ts';

export interface StatementsOptions {
  readonly file: string;
  readonly inProcess: boolean;
  readonly stateDir: string | undefined;
}

/** Measures one file. */
export async function runStatements({
  file,
  inProcess,
  stateDir,
}: StatementsOptions): Promise<{ report: StatementsReport; judged: readonly JudgedMessage[] }> {
  const messages = readLabelled(file);
  const judged = inProcess
    ? messages.map((message) => judgeMessage(message, learntInProcess(message)))
    : await learnAll(messages, stateDir);
  return { report: statementsReport(judged), judged };
}

async function learnAll(
  messages: readonly LabelledMessage[],
  stateDir: string | undefined,
): Promise<JudgedMessage[]> {
  const service = await openService({ stateDir });
  try {
    const client = createClient(service);
    const limit = pLimit(CONCURRENT_REQUESTS);
    const progress = createProgress('learn', messages.length);
    const judged = await Promise.all(
      messages.map((message) =>
        limit(async () => {
          const memories = await learn(client, message);
          progress.advance();
          return judgeMessage(message, memories);
        }),
      ),
    );
    progress.end();
    return judged;
  } finally {
    await service.stop();
  }
}

async function learn(client: Client, { id: messageId, text }: LabelledMessage): Promise<string[]> {
  const user = `statements-${messageId}`;
  const { id } = await client.call('POST /v1/conversations', { body: { chat_id: user, user_id: user } });
  await client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { user_id: user, content: text },
  });
  const memories = await readAll<{ content: string }>(client, '/v1/memories', { user_id: user });
  return memories.map(({ content }) => content);
}

function learntInProcess({ id, text }: LabelledMessage): string[] {
  const now = Date.now();
  const conversation = { id, workspaceId: id, channelId: id, userId: id, subjectId: null, personaId: null };
  const { statements } = extractChanges(
    {
      conversation,
      hasTopic: false,
      userId: id,
      eventId: id,
      parsed: parseMessage(text),
      occurredAt: now,
      isPretended: false,
    },
    now,
    seededIds(now, id),
  );
  return [...new Set(statements.map(({ memory }) => memory.content))];
}
