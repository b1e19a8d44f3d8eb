import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../support/service/problems.ts';
import { createWorkspace, type TestWorkspace } from '../../support/service/workspace.ts';
import { create } from '../memories/memory-answers.ts';

let workspace: TestWorkspace;

const search = async (body: Record<string, unknown>) => {
  const answer = await workspace.call<{ results: { type: string; content: string }[] }>(
    'POST',
    '/v1/search',
    {
      query: 'What about the boat?',
      user_id: 'ana',
      ...body,
    },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.results;
};
const contents = async (body: Record<string, unknown>) =>
  (await search(body)).map(({ content }) => content).toSorted();

beforeAll(async () => {
  workspace = await createWorkspace();
  for (const memory of [
    {
      content: 'The boat is red.',
      tags: ['colour'],
      category: 'other',
      source: 'notes',
      valid_from: '2026-01-10T00:00:00Z',
    },
    { content: 'The boat leaks.', tags: ['repair'], subject_id: 'boat', valid_from: '2026-03-10T00:00:00Z' },
    {
      content: 'The boat is moored in Faro.',
      lifetime: 'short_term',
      visibility: 'shared',
      valid_from: '2026-05-10T00:00:00Z',
    },
    { content: 'Ana likes boats in general.', kind: 'preference', tier: 'account' },
  ])
    expect((await create(workspace, memory)).status).toBe(201);
  await workspace.call('POST', '/v1/ingest', {
    conversation: { chat_id: 'said', user_id: 'ana' },
    messages: [
      {
        role: 'assistant',
        content: 'We painted the boat in the harbour.',
        occurred_at: '2026-02-01T10:00:00Z',
        external_id: 'm1',
      },
      {
        role: 'assistant',
        content: 'We sold the boat to Bo.',
        occurred_at: '2026-04-01T10:00:00Z',
        external_id: 'm2',
      },
    ],
  });
});

describe('a search', () => {
  it.each<[body: Record<string, unknown>, found: string[]]>([
    [{ tag: 'repair' }, ['The boat leaks.']],
    [{ source: 'notes' }, ['The boat is red.']],
    [{ category: 'other', tag: 'colour' }, ['The boat is red.']],
    [{ category: 'other', tag: 'repair' }, []],
    [{ subject_id: 'boat' }, ['The boat leaks.']],
    [{ lifetime: 'short_term' }, ['The boat is moored in Faro.']],
    [{ visibility: 'shared' }, ['The boat is moored in Faro.']],
    [{ tier: 'account' }, ['Ana likes boats in general.']],
    [{ created_to: '2020-01-01T00:00:00Z' }, []],
    [
      { kinds: ['fact'], occurred_from: '2026-03-01T00:00:00Z' },
      ['The boat is moored in Faro.', 'The boat leaks.'],
    ],
    [
      { sources: ['memories'], occurred_from: '2026-02-01T00:00:00Z', occurred_to: '2026-04-01T00:00:00Z' },
      ['The boat leaks.'],
    ],
  ])('finds the memories that its filters let through: %j', async (body, found) => {
    expect(await contents(body)).toEqual(found);
    // A kept answer is of the same filters.
    expect(await contents(body)).toEqual(found);
  });

  it('finds what was said in a span of time, and not what was said beside it', async () => {
    const events = { sources: ['events'] };
    expect(await contents({ ...events, occurred_to: '2026-03-01T00:00:00Z' })).toEqual([
      'We painted the boat in the harbour.',
    ]);
    expect(await contents({ ...events, occurred_from: '2026-03-01T00:00:00Z' })).toEqual([
      'We sold the boat to Bo.',
    ]);
    expect(await contents({ ...events, occurred_from: '2026-05-01T00:00:00Z' })).toEqual([]);
    expect((await contents(events)).length).toBe(2);
    const all = await search({ occurred_to: '2026-03-01T00:00:00Z' });
    expect(all.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['The boat is red.', 'We painted the boat in the harbour.']),
    );
    expect(all.some(({ content }) => content.includes('sold') || content.includes('leaks'))).toBe(false);
  });

  it('refuses a filter that is none', async () => {
    for (const [body, field] of [
      [{ lifetime: 'for ever' }, 'lifetime'],
      [{ occurred_from: 'yesterday' }, 'occurred_from'],
      [{ kind: 'fact' }, 'kind'],
    ] as const)
      expectProblem(
        await workspace.call('POST', '/v1/search', { query: 'boat', user_id: 'ana', ...body }),
        422,
        field,
      );
  });
});
