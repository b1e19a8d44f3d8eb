/**
 * What prompts tell of what was taken back, changed or mended: `npm run eval -- --corrections FILE`. Each pair of FILE has a user of its
 * own, who says one thing, then the other (half of them in a new conversation), with what FILE has between the two, and asks in another new
 * conversation.
 */
import pLimit from 'p-limit';
import { type Client, createClient, type TurnAnswer } from '../../support/commands/client.ts';
import { openService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { CONCURRENT_REQUESTS } from '../replay/learnt-memories.ts';
import {
  type CorrectionsReport,
  correctionsReport,
  type JudgedPair,
  judgePair,
  linesOf,
  type Pair,
  readPairs,
} from './pairs.ts';

/** Measures one file against a service. */
export async function runCorrections({
  file,
  stateDir,
}: {
  readonly file: string;
  readonly stateDir: string | undefined;
}): Promise<{ report: CorrectionsReport; judged: readonly JudgedPair[] }> {
  const pairs = readPairs(file);
  const service = await openService({ stateDir });
  try {
    const client = createClient(service);
    const limit = pLimit(CONCURRENT_REQUESTS);
    const progress = createProgress('correct', pairs.length);
    const judged = await Promise.all(
      pairs.map((pair, i) =>
        limit(async () => {
          const user_id = `corrections-${i}`;
          const answer = await correctAndAsk(client, pair, user_id, i);
          const { data } = await client.call('GET /v1/memories', {
            query: { user_id, status: 'superseded' },
          });
          progress.advance();
          return judgePair(
            pair,
            linesOf(answer),
            data.map(({ content }) => content),
          );
        }),
      ),
    );
    progress.end();
    return { report: correctionsReport(judged), judged };
  } finally {
    await service.stop();
  }
}

async function correctAndAsk(
  client: Client,
  { said, between, corrected, question }: Pair,
  user_id: string,
  at: number,
): Promise<TurnAnswer> {
  const open = async (chat: string): Promise<string> => {
    const body = { chat_id: `${user_id}-${chat}`, user_id };
    return (await client.call('POST /v1/conversations', { body })).id;
  };
  const say = (id: string, content: string) =>
    client.call('POST /v1/conversations/{id}/turns', { path: { id }, body: { user_id, content } });
  const first = await open('said');
  for (const message of [said, ...between]) await say(first, message);
  await say(at % 4 < 2 ? first : await open('corrected'), corrected);
  return say(await open('question'), question);
}
