/** Scratchpads: an agent that loses its notes starts its task again; one that reads another's notes does the wrong task. */
import { describe, expect, it } from 'vitest';
import { SCRATCHPAD_VALUE_MAX_BYTES } from '../../../../src/memory/limits.ts';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, openConversation, takeTurn } from '../../support/service/workspace.ts';

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

const open = async () => {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  const path = `/v1/conversations/${conversation}/scratchpad`;
  const keys = async () =>
    (await workspace.call<{ data: Entry[] }>('GET', path)).body.data.map((entry) => entry.key);
  return { workspace, conversation, path, keys };
};

describe('a note', () => {
  it.each([
    ['an object', { step: 2, done: ['search'], nested: { ключ: null } }],
    ['a list', [1, 'two', false]],
    ['a text', 'half way'],
    ['a number', 0.5],
    ['a truth value', false],
    ['null', null],
  ])('comes back as it was written: %s', async (_, value) => {
    const { workspace, path } = await open();
    const written = await workspace.call<Entry>('PUT', `${path}/plan`, value);
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({ key: 'plan', value });
    expect((await workspace.call<Entry>('GET', `${path}/plan`)).body.value).toEqual(value);
  });

  it('is replaced by the next one of its key, also by twenty at once: one is left, and it is one of them', async () => {
    const { workspace, path, keys } = await open();
    await Promise.all(
      Array.from({ length: 20 }, (_, step) => workspace.call('PUT', `${path}/plan`, { step })),
    );
    expect(await keys()).toEqual(['plan']);
    const { value } = (await workspace.call<{ value: { step: number } }>('GET', `${path}/plan`)).body;
    expect(value.step).toBeGreaterThanOrEqual(0);
    expect(value.step).toBeLessThan(20);
  });

  it('survives the archiving of its conversation, for a later look at how the work went', async () => {
    const { workspace, conversation, path } = await open();
    await workspace.call('PUT', `${path}/plan`, 'kept');
    await workspace.call('POST', `/v1/conversations/${conversation}/archive`);
    expect((await workspace.call<Entry>('GET', `${path}/plan`)).body.value).toBe('kept');
  });

  it('is never put into a prompt: it is the agent’s, not the model’s', async () => {
    const { workspace, conversation, path } = await open();
    await workspace.call('PUT', `${path}/plan`, 'marmalade');
    const turn = await takeTurn(workspace, conversation, 'Where is the marmalade?');
    expect(JSON.stringify(turn.body.prompt).match(/marmalade/g)).toHaveLength(1);
  });

  it('belongs to its conversation: the same key elsewhere is another note', async () => {
    const { workspace, path } = await open();
    const other = await openConversation(workspace, { chat_id: 'other' });
    await workspace.call('PUT', `${path}/plan`, 'mine');
    expectProblem(await workspace.call('GET', `/v1/conversations/${other}/scratchpad/plan`), 404);
  });

  it('that is too large or too deep is refused, and the old one stays', async () => {
    const { workspace, path } = await open();
    await workspace.call('PUT', `${path}/plan`, 'old');
    let deep: unknown = 1;
    for (let i = 0; i < 40; i++) deep = [deep];
    for (const value of ['x'.repeat(SCRATCHPAD_VALUE_MAX_BYTES), deep])
      expectProblem(await workspace.call('PUT', `${path}/plan`, value), 422, 'body');
    expect((await workspace.call<Entry>('GET', `${path}/plan`)).body.value).toBe('old');
  });
});

describe('the notes of a conversation', () => {
  it('are listed by key, page by page, and removed one by one or all together', async () => {
    const { workspace, path, keys } = await open();
    for (const key of ['c', 'a', 'b']) await workspace.call('PUT', `${path}/${key}`, key);
    const first = await workspace.call<{ data: Entry[]; next_cursor: string }>('GET', `${path}?limit=2`);
    expect(first.body.data.map((entry) => entry.key)).toEqual(['a', 'b']);
    const rest = await workspace.call<{ data: Entry[]; next_cursor: null }>(
      'GET',
      `${path}?limit=2&cursor=${first.body.next_cursor}`,
    );
    expect(rest.body).toMatchObject({ data: [{ key: 'c' }], next_cursor: null });

    expect((await workspace.call('DELETE', `${path}/b`)).status).toBe(204);
    expectProblem(await workspace.call('DELETE', `${path}/b`), 404);
    expect(await keys()).toEqual(['a', 'c']);
    expect((await workspace.call('DELETE', path)).body).toEqual({ removed: 2 });
    expect((await workspace.call('DELETE', path)).body).toEqual({ removed: 0 });
    expect(await keys()).toEqual([]);
  });
});
