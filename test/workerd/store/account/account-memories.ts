/** Memories of an account with two workspaces, over its API. */
import { expect } from 'vitest';
import type { TestWorkspace } from '../../support/service/workspace.ts';

export type Fields = Record<string, unknown>;

export type MemoryAnswer = { id: string; content: string } & Fields;

export type List = { data: MemoryAnswer[]; next_cursor: string | null };

export const create = (of: TestWorkspace, body: Fields, headers: Record<string, string> = {}) =>
  of.call<MemoryAnswer>(
    'POST',
    '/v1/memories',
    { kind: 'preference', tier: 'account', user_id: 'ana', ...body },
    { headers },
  );

export const prefer = async (of: TestWorkspace, content: string, body: Fields = {}): Promise<string> => {
  const made = await create(of, { content, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};

export const read = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('GET', `/v1/memories/${id}?${query}`);

export const patch = (of: TestWorkspace, id: string, body: Fields, query = 'user_id=ana') =>
  of.call<MemoryAnswer>('PATCH', `/v1/memories/${id}?${query}`, body);

export const remove = (of: TestWorkspace, id: string, query = 'user_id=ana') =>
  of.call('DELETE', `/v1/memories/${id}?${query}`);

export const list = (of: TestWorkspace, query = 'user_id=ana') =>
  of.call<List>('GET', `/v1/memories?${query}`);

export const listed = async (of: TestWorkspace, query?: string): Promise<string[]> =>
  (await list(of, query)).body.data.map(({ content }) => content);
