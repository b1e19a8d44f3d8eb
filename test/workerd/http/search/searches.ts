/** Searches as the tests of this folder ask them. */
import { expect } from 'vitest';
import type { TestWorkspace } from '../../support/service/workspace.ts';

export interface Found {
  readonly results: {
    type: string;
    id: string;
    content: string;
    conversation_id: string | null;
    score: number;
  }[];
  readonly degraded: string[];
  readonly trace_id: string;
}

export const search = (of: TestWorkspace, query: string, body: Record<string, unknown> = {}) =>
  of.call<Found>('POST', '/v1/search', { query, user_id: 'ana', ...body });

export const contents = async (
  of: TestWorkspace,
  query: string,
  body: Record<string, unknown> = {},
): Promise<string[]> => {
  const answer = await search(of, query, body);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
  return answer.body.results.map((result) => result.content);
};
