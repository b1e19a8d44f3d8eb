/**
 * Replays recorded answers of a model through the service as it ships: `npm run eval -- FILE --replay [--json]`. A server of the
 * OpenAI protocol on this machine plays the model, every dialogue is taken in and compacted to its end, and the questions of
 * the file are asked of what came of it. It always starts a service of its own, which has to know the model's address.
 */
import { CommandFailure } from '../../../src/cli/failure.ts';
import { type Client, createClient } from '../../support/commands/client.ts';
import { startService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import { type OpenAiServer, startOpenAiServer } from '../../support/models/openai-server.ts';
import { readTranscripts } from '../../support/transcript.ts';
import { askedQuestions } from '../asked-questions.ts';
import { askAll, type SearchedDialogue } from './evidence-recall.ts';
import { type JudgedFact, judgeFacts } from './fates.ts';
import { readLearnt } from './learnt-memories.ts';
import { type Recording, readRecordings } from './recording.ts';
import { type ReplayReport, reportOf } from './replay-report.ts';
import { createReplayedModel, type ReplayedModel } from './replayed-model.ts';
import { settleOutbox, takeIn } from './shared-conversation.ts';

/** `limit`: the first dialogues of the file only. `settles`: indexes are waited for after every compaction. `stateDir`: new. */
export interface ReplayOptions {
  readonly file: string;
  readonly limit: number | null;
  readonly settles: boolean;
  readonly stateDir: string | undefined;
}

/** Runs the whole of it. */
export async function runReplay({ file, limit, settles, stateDir }: ReplayOptions): Promise<ReplayReport> {
  const read = await readTranscripts(file);
  if (!read.ok) throw new CommandFailure('invalid_setting', read.error);
  const transcripts = read.value.slice(0, limit ?? read.value.length);
  const recordings = await readRecordings(file, transcripts);
  const model = createReplayedModel(recordings);
  const server = await serveModel(model);
  try {
    const service = await startService({
      stateDir,
      vars: { LANGUAGE_MODEL: 'openai:replay', LANGUAGE_MODEL_URL: server.url },
    });
    try {
      return await measure(createClient(service), recordings, model, settles);
    } finally {
      await service.stop();
    }
  } finally {
    await server.close();
  }
}

/** The model behind the protocol; what it cannot answer is an error of the server, which the service tries again. */
const serveModel = (model: ReplayedModel): Promise<OpenAiServer> =>
  startOpenAiServer((request) => {
    const prompt = request.path === '/chat/completions' ? request.body.messages.at(-1)?.content : undefined;
    try {
      return { says: model.answer(prompt ?? '') };
    } catch (error) {
      console.error(`the replayed model: ${error instanceof Error ? error.message : String(error)}`);
      return { status: 500 };
    }
  });

async function measure(
  client: Client,
  recordings: readonly Recording[],
  model: ReplayedModel,
  settles: boolean,
): Promise<ReplayReport> {
  const startedAt = performance.now();
  const progress = createProgress('compact', recordings.length);
  const compacted = [];
  for (const { transcript } of recordings) {
    compacted.push(await takeIn(client, transcript, settles));
    progress.advance();
  }
  progress.end();
  await settleOutbox(client);
  const seconds = (performance.now() - startedAt) / 1000;

  const dialogues = new Map<unknown, SearchedDialogue>();
  const judged: JudgedFact[] = [];
  for (const one of compacted) {
    const learnt = await readLearnt(client, one);
    const facts = judgeFacts(
      model.told.filter(({ sampleId }) => sampleId === one.transcript.sampleId),
      learnt.memories,
    );
    judged.push(...facts);
    dialogues.set(one.transcript, { learnt, recorded: recordedTurns(facts) });
  }
  const asked = askedQuestions(recordings.map(({ transcript }) => transcript));
  const answered = await askAll(client, asked, dialogues);
  return reportOf({ recordings, model, seconds, judged, dialogues, asked, answered });
}

/** The turns of each memory that a told fact became or confirmed. */
function recordedTurns(judged: readonly JudgedFact[]): Map<string, string[]> {
  const turns = new Map<string, string[]>();
  for (const { memory, fact } of judged)
    if (memory !== null) turns.set(memory.id, [...(turns.get(memory.id) ?? []), ...fact.evidence]);
  return turns;
}
