/** What a workspace has learnt, as its API tells it. */

import type { TestWorkspace } from '../../support/service/workspace.ts';
import { rowsOf } from '../../support/storage/databases.ts';

export interface Listed {
  readonly id: string;
  readonly content: string;
  readonly kind: string;
  readonly user_id: string;
  readonly visibility: string;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

export const memoriesOf = async (workspace: TestWorkspace, userId = 'ana') =>
  (await workspace.call<{ data: Listed[] }>('GET', `/v1/memories?user_id=${userId}`)).body.data;

export const contentsOf = async (workspace: TestWorkspace, userId = 'ana') =>
  (await memoriesOf(workspace, userId)).map(({ content }) => content);

export const found = async (workspace: TestWorkspace, query: string, body: Record<string, unknown> = {}) =>
  (
    await workspace.call<{ results: { content: string }[] }>('POST', '/v1/search', {
      query,
      user_id: 'ana',
      sources: ['memories'],
      ...body,
    })
  ).body.results.map(({ content }) => content);

export const observationsOf = (id: string) =>
  rowsOf<{ action: string; event_id: string | null }>(
    'SELECT action, event_id FROM memory_observations WHERE memory_id = ? ORDER BY created_at, id',
    [id],
  );
