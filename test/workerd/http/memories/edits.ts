import type { TestWorkspace } from '../../support/service/workspace.ts';

export type Fields = Record<string, unknown>;

export type MemoryAnswer = { id: string; content: string } & Fields;

export const patch = (of: TestWorkspace, id: string, body: Fields, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('PATCH', `/v1/memories/${id}?${query}`, body);

export const read = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('GET', `/v1/memories/${id}?${query}`);

export const listed = async (of: TestWorkspace, query = 'user_id=ana'): Promise<string[]> =>
  (await of.call<{ data: MemoryAnswer[] }>('GET', `/v1/memories?${query}`)).body.data.map(
    ({ content }) => content,
  );

export interface Found {
  readonly id: string;
  readonly content: string;
  readonly parts: Record<string, number>;
}

export const search = async (of: TestWorkspace, query: string, body: Fields = { user_id: 'ana' }) =>
  (await of.call<{ results: Found[] }>('POST', '/v1/search', { query, ...body })).body.results;

export const found = async (of: TestWorkspace, query: string, body?: Fields): Promise<string[]> =>
  (await search(of, query, body)).map(({ content }) => content);
