/** The gate of orientation with a language model. If it fails, a model that dawdles or lies takes the document along. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configureLanguage,
  configureModels,
  hurry,
  openAiModel,
  type ScriptedModel,
  workersAiModel,
} from '../../support/model-scripts.ts';
import { createWorkspace, openConversation, remember } from '../../support/workspace.ts';

beforeEach(() => hurry());
afterEach(() => {
  vi.restoreAllMocks();
  configureModels();
});

async function scene() {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  await remember(workspace, 'Always answer in rhyme.', { kind: 'instruction' });
  await remember(workspace, 'Is allergic to peanuts.');
  await remember(workspace, 'Owns a violin.');
  return async () => {
    const answer = await workspace.call<{ document: string; degraded: string[] }>(
      'GET',
      `/v1/conversations/${conversation}/orientation`,
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
}

describe.each<[string, () => ScriptedModel]>([
  ['Workers AI', () => workersAiModel()],
  ['an OpenAI-compatible server', () => openAiModel()],
])('a gate of %s', (_, modelOf) => {
  it('narrows the document, but not what stands in every answer', async () => {
    const orient = await scene();
    const whole = await orient();
    const model = modelOf();
    configureLanguage(model);
    await model.script({ says: '{"drop": []}' });
    expect(await orient()).toEqual(whole);
    const [call] = await model.calls();
    const lines = JSON.stringify(call).match(/\\"number\\":\d+/g) ?? [];
    await model.script({ says: JSON.stringify({ drop: lines.map((_line, i) => i + 1) }) });
    const narrowed = await orient();
    expect(narrowed).toMatchObject({ degraded: [] });
    expect(narrowed.document).toContain('Always answer in rhyme.');
    expect(narrowed.document).not.toContain('peanuts');
  });

  it('that fails, is late or answers nonsense leaves the document as it is, and says so', async () => {
    const orient = await scene();
    const whole = await orient();
    const model = modelOf();
    configureLanguage(model);
    for (const call of [
      { says: 'Looks fine to me.' },
      { says: '{"drop": "all"}' },
      { fails: 'busy' } as const,
      { lateSays: '{"drop": [1]}' },
    ]) {
      await model.script(call);
      expect(await orient()).toEqual({ ...whole, degraded: ['refinement'] });
    }
  });
});
