/** Memories as the API tells of them. */

import type { TestWorkspace } from '../../support/service/workspace.ts';

export interface MemoryAnswer {
  readonly id: string;
  readonly content: string;
  readonly [field: string]: unknown;
}

export type List = { data: MemoryAnswer[]; next_cursor: string | null };

export const create = (of: TestWorkspace, body: Record<string, unknown>) =>
  of.call<MemoryAnswer>('POST', '/v1/memories', { kind: 'fact', user_id: 'ana', ...body });

export const listed = async (of: TestWorkspace, query: string): Promise<string[]> =>
  (await of.call<List>('GET', `/v1/memories?limit=200&${query}`)).body.data.map((memory) => memory.content);

export const found = async (
  of: TestWorkspace,
  query: string,
  body: Record<string, unknown> = { user_id: 'ana' },
) =>
  (
    await of.call<{ results: { id: string; content: string }[] }>('POST', '/v1/search', { query, ...body })
  ).body.results.map((result) => result.content);

export const statusOf = async (of: TestWorkspace, id: string, query: string): Promise<number> =>
  (await of.call('GET', `/v1/memories/${id}?${query}`)).status;
