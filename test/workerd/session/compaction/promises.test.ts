/**
 * What compaction promises of recalled memories, against a model that repeats whatever it reads. If it fails, a memory becomes
 * a summary, the summary is recalled as a memory, and what was noted once is told for ever and twice.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SummaryRequest } from '../../../../src/memory/ports.ts';
import { compacted, rangesOf, summariserSays } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { letAlarmCome } from '../../support/storage/alarms.ts';
import { rowsOf } from '../../support/storage/databases.ts';

/** Short conversations are compacted too, and no cooldown hides a memory that would come twice. */
const SETTINGS = {
  compaction_trigger_messages: 4,
  compaction_batch_messages: 4,
  keep_verbatim_messages: 2,
  context_window_depth: 0,
  similarity_threshold: 1,
};

/** Says everything again: as summary, as chunk, as facts. */
const repeatAll = ({ messages }: SummaryRequest) => {
  const text = messages.map((message) => message.text).join('\n');
  return {
    summary: text,
    range_summary: text,
    facts: messages.map((message) => ({ category: 'other', content: message.text, user: 'ana' })),
  };
};

const MARKS = /Zqalpha|Zqbeta/;

/** What a compaction made of three answered turns, of which the first and the last had injected a memory each. */
describe('a compaction of turns with blocks', () => {
  const read: SummaryRequest[] = [];
  let workspace: TestWorkspace;
  let conversation: string;
  let lamp: string;
  let bell: string;

  beforeAll(async () => {
    summariserSays((request) => {
      read.push(request);
      return repeatAll(request);
    });
    workspace = await createWorkspace({ settings: SETTINGS });
    conversation = await openConversation(workspace);
    lamp = await rememberEvent(workspace, 'The harbour lamp came from Zqalpha.');
    bell = await rememberEvent(workspace, 'The chapel bell came from Zqbeta.');
    await exchange(workspace, conversation, 'Where is the harbour lamp from?', 'From far away, by ship.');
    await exchange(workspace, conversation, 'How lovely, thank you.', 'You are welcome.');
    await exchange(workspace, conversation, 'And where is the chapel bell from?', 'From a foundry.');
    const { live_blocks } = await liveHistory(workspace, conversation);
    const came = await letAlarmCome(workspace, conversation);
    expect([live_blocks, came, rangesOf((await compacted(conversation)).journal)]).toEqual([2, true, '1-4']);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  it('drops the blocks of the turns that it summarised, and leaves those of the turns that stay', async () => {
    const { messages } = await liveHistory(workspace, conversation);
    expect(messages.map(({ kind, content, memory_ids }) => memory_ids ?? [kind, content])).toEqual([
      [bell],
      ['message', 'And where is the chapel bell from?'],
      ['message', 'From a foundry.'],
    ]);
  });

  it('hears the dialogue and nothing else: not even a model that repeats all tells a memory back, or learns it anew', async () => {
    expect(read.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      [
        'Where is the harbour lamp from?',
        'From far away, by ship.',
        'How lovely, thank you.',
        'You are welcome.',
      ],
    ]);
    const { rolling_summary, chunks, snapshots } = await compacted(conversation);
    expect(rolling_summary).toContain('Where is the harbour lamp from?');
    expect(JSON.stringify([rolling_summary, chunks, snapshots])).not.toMatch(MARKS);
    const memories = await rowsOf<{ id: string; content: string }>(
      'SELECT id, content FROM memories WHERE workspace_id = ?',
      [workspace.id],
    );
    const marked = memories.filter(({ content }) => MARKS.test(content)).map(({ id }) => id);
    expect(marked.sort()).toEqual([lamp, bell].sort());
  });

  it('does not feed itself: the next turn that asks is shown the memory once, and no summary of it', async () => {
    const { body } = await takeTurn(workspace, conversation, 'Where was the harbour lamp from?');
    expect(body.injection.memory_ids).toEqual([lamp]);
    expect(body.prompt.system.dynamic).toContain('Where is the harbour lamp from?');
    expect(JSON.stringify(body.prompt).split('Zqalpha')).toHaveLength(2);
  });
});
