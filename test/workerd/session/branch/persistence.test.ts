/**
 * What branches promise of recalled memories: a pass that looks for things to remember learns nothing from blocks, however often
 * it comes; a branch made in the middle of a turn knows what the model knows. If it fails, memory fills with copies of itself.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SummaryRequest } from '../../../../src/memory/ports.ts';
import { summariserSays } from '../../support/scenes/compaction.ts';
import {
  createWorkspace,
  exchange,
  liveHistory,
  openConversation,
  rememberEvent,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

interface Report {
  readonly accepted: readonly { readonly memory_id: string }[];
  readonly refused: readonly { readonly reason: string; readonly memory_id: string | null }[];
}

afterEach(() => {
  vi.restoreAllMocks();
});

const branch = async <T>(workspace: TestWorkspace, conversation: string, purpose: string): Promise<T> => {
  const made = await workspace.call<T>('POST', `/v1/conversations/${conversation}/branches`, { purpose });
  expect(made.status).toBeLessThan(300);
  return made.body;
};
const pass = (workspace: TestWorkspace, conversation: string) =>
  branch<Report>(workspace, conversation, 'persistence');
const contentsOf = async (workspace: TestWorkspace): Promise<string[]> =>
  (
    await rowsOf<{ content: string }>('SELECT content FROM memories WHERE workspace_id = ?', [workspace.id])
  ).map(({ content }) => content);

/** A model that takes whatever it reads for something to remember, in the order it was said. */
const rememberAll = ({ messages }: SummaryRequest) => ({
  summary: 'S.',
  range_summary: 'R.',
  facts: messages.map(({ text }) => ({ category: 'other', content: text, user: 'ana' })),
});

describe('a pass that looks for things to remember', () => {
  it('after every turn remembers each thing once, and of what blocks show nothing, even with a model that takes all it reads', async () => {
    const workspace = await createWorkspace({
      settings: { similarity_threshold: 1, summary_max_tokens: 222 },
    });
    const conversation = await openConversation(workspace);
    const gate = 'The orchard gate was painted by Zqalpha.';
    await rememberEvent(workspace, gate);
    const read: string[] = [];
    summariserSays((request) => {
      expect(request.maxTokens).toBe(222);
      read.push(...request.messages.map(({ text }) => text));
      return rememberAll(request);
    });
    const accepted: number[] = [];
    for (const question of ['Who painted the orchard gate?', 'My orchard has forty trees.', 'Thank you.']) {
      await exchange(workspace, conversation, question, 'I see.');
      accepted.push((await pass(workspace, conversation)).accepted.length);
      expect((await pass(workspace, conversation)).accepted).toEqual([]);
    }
    expect((await liveHistory(workspace, conversation)).live_blocks).toBe(1);
    expect(read).toContain('Who painted the orchard gate?');
    expect(read.join('\n')).not.toMatch(/Zqalpha|Context from memory/);
    const contents = await contentsOf(workspace);
    expect(contents.filter((content) => content.includes('Zqalpha'))).toEqual([gate]);
    expect(new Set(contents).size).toBe(contents.length);
    // What is asked tells nothing, and what the assistant said is not its user's.
    expect(accepted).toEqual([0, 1, 1]);
  });

  it('refuses what a memory says in almost the same words, and names that memory, whether a block shows it or not', async () => {
    const workspace = await createWorkspace({ settings: { similarity_threshold: 1 } });
    const conversation = await openConversation(workspace);
    const shown = await rememberEvent(workspace, 'The gate of the old orchard was painted green by Ivana.');
    const stored = await rememberEvent(workspace, 'The well behind the chapel was dug by two brothers.');
    const facts = [
      'The gate of the old orchard really was painted green, by Ivana!',
      'The well behind the chapel was dug by the two brothers.',
      'A fox lives under the bridge.',
      'The well behind the chapel was not dug by two brothers.',
    ];
    const turn = await exchange(workspace, conversation, 'Who painted the orchard gate?', 'Ivana.');
    expect(turn.injection.memory_ids).toEqual([shown]);
    for (const fact of facts) await exchange(workspace, conversation, `The file says: ${fact}`, 'I see.');
    summariserSays(() => ({
      summary: 'S.',
      range_summary: 'R.',
      facts: facts.map((content) => ({ category: 'other', content, user: 'ana' })),
    }));
    const { accepted, refused } = await pass(workspace, conversation);
    expect(refused).toMatchObject([
      { reason: 'already_known', memory_id: shown },
      { reason: 'already_known', memory_id: stored },
    ]);
    expect(accepted, 'what is new, and what denies').toHaveLength(2);
  });
});

describe('a branch that is made while a turn is open', () => {
  it('has the question and the block that the model is reading, and answers from them', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    const memory = await rememberEvent(workspace, 'Ana is allergic to peanuts.');
    const open = await takeTurn(workspace, conversation, 'May I eat peanuts?');
    expect(open.body.injection.memory_ids).toEqual([memory]);
    const { id } = await branch<{ id: string }>(workspace, conversation, 'regular');
    const next = await takeTurn(workspace, id, 'And in a sauce?');
    expect(next.body.prompt.messages.map(({ content }) => content)).toEqual([
      ...open.body.prompt.messages.map(({ content }) => content),
      'And in a sauce?',
    ]);
  });

  it('at the same moment has both or neither: never a question without its block, or a block alone', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await rememberEvent(workspace, 'Ana is allergic to peanuts.');
    const [, ...branches] = await Promise.all([
      takeTurn(workspace, conversation, 'May I eat peanuts?'),
      ...Array.from({ length: 3 }, () => branch<{ id: string }>(workspace, conversation, 'regular')),
    ]);
    const kinds = await Promise.all(
      branches.map(async ({ id }) =>
        (await liveHistory(workspace, id)).messages.map(({ kind }) => kind).join(),
      ),
    );
    for (const each of kinds) expect(['', 'injection,message']).toContain(each);
  });
});
