/** Memories of an account with two workspaces, over its API. */
import { expect } from 'vitest';
import { withKey } from '../../support/service/keys.ts';
import { call, createWorkspace, type TestWorkspace, testEnv } from '../../support/service/workspace.ts';
import { accountOf } from '../../support/storage/databases.ts';

export type Fields = Record<string, unknown>;

export type MemoryAnswer = { id: string; content: string } & Fields;

export type List = { data: MemoryAnswer[]; next_cursor: string | null };

let accounts = 0;

/** Two workspaces of one account, in two databases. */
export async function account(): Promise<[TestWorkspace, TestWorkspace]> {
  const first = await createWorkspace();
  const made = await call<{ id: string; api_key: string }>(
    'POST',
    '/v1/workspaces',
    { name: `second ${++accounts}`, account_id: await accountOf(first), placement: 'WORKSPACE_DB_2' },
    { key: testEnv.ROOT_SECRET },
  );
  expect(made.status).toBe(201);
  return [first, withKey({ ...first, id: made.body.id }, made.body.api_key)];
}

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
