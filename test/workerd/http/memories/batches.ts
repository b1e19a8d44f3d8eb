import type { TestWorkspace } from '../../support/service/workspace.ts';

export type Fields = Record<string, unknown>;

export interface BatchAnswer {
  readonly created: { id: string; action: string }[];
  readonly updated: { id: string; action: string }[];
  readonly deleted: Record<string, number>;
}

export const send = (of: TestWorkspace, body: Fields, headers: Record<string, string> = {}) =>
  of.call<BatchAnswer>('POST', '/v1/memories/batch', body, { headers });

export const fact = (content: string, fields: Fields = {}) => ({
  content,
  kind: 'fact',
  user_id: 'ana',
  ...fields,
});

export const listed = async (of: TestWorkspace, query = 'user_id=ana'): Promise<string[]> =>
  (await of.call<{ data: { content: string }[] }>('GET', `/v1/memories?limit=200&${query}`)).body.data.map(
    ({ content }) => content,
  );

export const found = async (of: TestWorkspace, query: string): Promise<string[]> =>
  (
    await of.call<{ results: { content: string }[] }>('POST', '/v1/search', { query, user_id: 'ana' })
  ).body.results.map(({ content }) => content);
