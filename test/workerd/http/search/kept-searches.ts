/** Searches whose answers may be kept, and what is kept of them. */
import { expect } from 'vitest';
import { settleOutbox } from '../../support/scenes/maintenance.ts';
import { eventually } from '../../support/service/eventually.ts';
import type { TestWorkspace } from '../../support/service/workspace.ts';

export type Fields = Record<string, unknown>;

export interface Found {
  readonly results: { id: string; content: string; parts: Record<string, number> }[];
  readonly degraded: string[];
  readonly trace_id: string;
  readonly debug: { steps: { name: string; rows_read: number }[] };
}

export interface Trace {
  readonly cached: boolean;
  readonly candidates: { id: string; parts: Record<string, number>; evidence: Record<string, number> }[];
}

/** A search for whatever has the word "zither", of ana unless told otherwise. */
export async function search(of: TestWorkspace, body: Fields = {}): Promise<Found> {
  const asked = { query: 'zither', user_id: 'ana', debug: true, ...body };
  const answer = await of.call<Found>('POST', '/v1/search', asked);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

export const contents = async (of: TestWorkspace, body?: Fields): Promise<string[]> =>
  (await search(of, body)).results.map(({ content }) => content).sort();

export const traceOf = (of: TestWorkspace, { trace_id: id }: Found): Promise<Trace> =>
  eventually(async () => {
    const answer = await of.call<{ trace: Trace }>('GET', `/v1/traces/${id}`);
    expect(answer.status).toBe(200);
    return answer.body.trace;
  });

/** Searches until the answer is a kept one: vectors may still be under way at first. */
export const searchKept = (of: TestWorkspace, body: Fields = {}): Promise<Found> =>
  eventually(async () => {
    await settleOutbox(of);
    const found = await search(of, body);
    expect((await traceOf(of, found)).cached).toBe(true);
    return found;
  });

export const done = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};

export const PLAYS = 'Ana plays the zither.';

export const SAYS = 'My zither is old.';
