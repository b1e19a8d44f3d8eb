/** The gate of orientation with a language model. If it fails, a model that dawdles or lies takes the document along. */
import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATE_RETRY_MS } from '../../../../src/session/orientation/cached-gate.ts';
import {
  configureLanguage,
  configureModels,
  hurry,
  openAiModel,
  type ScriptedModel,
  workersAiModel,
} from '../../support/service/model-scripts.ts';
import { expectProblem } from '../../support/service/problems.ts';
import {
  createWorkspace,
  openConversation,
  remember,
  type TestWorkspace,
} from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';
import { evictSession, sessionStub } from '../../support/storage/session.ts';

beforeEach(() => hurry());
afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

async function scene(settings: Record<string, unknown> = {}) {
  const workspace = await createWorkspace({ settings });
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Always answer in rhyme.', { kind: 'instruction' });
  await remember(workspace, 'Is allergic to peanuts.');
  await remember(workspace, 'Owns a violin.');
  const get = () =>
    workspace.call<{ document: string; degraded: string[] }>(
      'GET',
      `/v1/conversations/${conversation}/orientation`,
    );
  const orient = async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { workspace, conversation, get, orient };
}

describe.each<[string, () => ScriptedModel]>([
  ['Workers AI', () => workersAiModel()],
  ['an OpenAI-compatible server', () => openAiModel()],
])('a gate of %s', (_, modelOf) => {
  it('narrows the document, but not what stands in every answer', async () => {
    const { orient, workspace } = await scene();
    const whole = await orient();
    const model = modelOf();
    configureLanguage(model);
    await model.script({ says: '{"drop": []}' });
    expect(await orient()).toEqual(whole);
    const [call] = await model.calls();
    await remember(workspace, 'Plays the harp.');
    const lines = JSON.stringify(call).match(/\\"number\\":\d+/g) ?? [];
    await model.script({ says: JSON.stringify({ drop: [...lines, 'new'].map((_line, i) => i + 1) }) });
    const narrowed = await orient();
    expect(narrowed).toMatchObject({ degraded: [] });
    expect(narrowed.document).toContain('Always answer in rhyme.');
    expect(narrowed.document).not.toContain('peanuts');
  });

  it('that fails, is late or answers nonsense leaves the document as it is, and says so', async () => {
    const { orient, workspace } = await scene();
    const model = modelOf();
    configureLanguage(model);
    for (const [i, call] of [
      { says: 'Looks fine to me.' },
      { says: '{"drop": "all"}' },
      { fails: 'busy' } as const,
      { lateSays: '{"drop": [1]}' },
    ].entries()) {
      await model.script(call);
      await remember(workspace, `Owns boat ${i}.`);
      const { document, degraded } = await orient();
      expect(degraded).toEqual(['refinement']);
      for (const line of ['peanuts', 'violin', `boat ${i}`]) expect(document).toContain(line);
    }
  });
});

describe('the model of a gate', () => {
  const turnsOf = async (workspace: { readonly id: string }) =>
    (
      await rowsOf<{ turns: number }>('SELECT turns FROM turn_counts WHERE workspace_id = ?', [workspace.id])
    ).reduce((sum, { turns }) => sum + turns, 0);

  const storedKeys = (workspace: TestWorkspace, conversation: string): Promise<number> =>
    runInDurableObject(
      sessionStub(workspace, conversation),
      async (_, { storage }) => (await storage.list()).size,
    );

  it('is asked once for a state of the document, however many ask at once, and each asking counts as a turn', async () => {
    const { orient, workspace, conversation, get } = await scene();
    const model = workersAiModel();
    configureLanguage(model);
    await model.script({ says: '{"drop": [1]}' });
    const answers = await Promise.all(Array.from({ length: 20 }, orient));
    expect(new Set(answers.map(({ document }) => document)).size).toBe(1);
    expect(await model.calls()).toHaveLength(1);
    await evictSession(workspace, conversation);
    expect(await orient()).toEqual(answers[0]);
    expect(await model.calls()).toHaveLength(1);
    expect(await turnsOf(workspace)).toBe(1);
    await remember(workspace, 'Plays the harp.');
    await Promise.all(Array.from({ length: 20 }, orient));
    expect(await model.calls()).toHaveLength(2);
    expect(await turnsOf(workspace)).toBe(2);
    // What is known is not lost to a limit; what is new is refused beyond it.
    await workspace.call('PATCH', `/v1/workspaces/${workspace.id}`, { settings: { daily_turns_max: 2 } });
    expect((await get()).status).toBe(200);
    await remember(workspace, 'Plays the lute.');
    expectProblem(await get(), 429);
    expect(await model.calls()).toHaveLength(2);
  });

  it('that failed is left in peace for a minute, and then asked again', async () => {
    const { orient } = await scene();
    const model = workersAiModel();
    configureLanguage(model);
    await model.script({ fails: 'busy' });
    for (let i = 0; i < 5; i++) expect((await orient()).degraded).toEqual(['refinement']);
    expect(await model.calls()).toHaveLength(1);
    const later = Date.now() + GATE_RETRY_MS;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await model.script({ says: '{"drop": []}' });
    expect((await orient()).degraded).toEqual([]);
  });

  it('leaves nothing behind once the conversation is erased', async () => {
    const { orient, workspace, conversation } = await scene();
    const model = workersAiModel();
    configureLanguage(model);
    await model.script({ says: '{"drop": []}' });
    await orient();
    expect(await storedKeys(workspace, conversation)).toBeGreaterThan(0);
    expect((await workspace.call('DELETE', `/v1/conversations/${conversation}`)).status).toBeLessThan(300);
    expect(await storedKeys(workspace, conversation)).toBe(0);
  });
});
