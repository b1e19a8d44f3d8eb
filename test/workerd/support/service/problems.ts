/** What every refusal of the service looks like. */
import { expect } from 'vitest';
import type { Answer } from './workspace.ts';

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id: string;
  readonly errors?: { field: string; message: string }[];
  readonly reason?: string;
}

/** As much of an unexpected answer as a failure shows. */
const SHOWN_MAX_CHARS = 300;

/** An error of the routes that clients of OpenAI call, where it is one. */
interface OpenAiErrorBody {
  readonly error?: { readonly message: string; readonly type: string; readonly code: string };
}

/** Checks that an answer is a complete problem of that status, in either shape, and returns it as one. */
export function expectProblem(answer: Answer<unknown>, status: number, field?: string): ProblemBody {
  const { error } = answer.body as OpenAiErrorBody;
  if (error) return expectOpenAiError(answer, status, error);
  const body = answer.body as ProblemBody;
  expect(answer.status, JSON.stringify(body).slice(0, SHOWN_MAX_CHARS)).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({
    type: expect.stringMatching(/^urn:strata:problem:[a-z_]+$/),
    title: expect.stringMatching(/\S/),
    status,
    detail: expect.stringMatching(/\S/),
    request_id: expect.stringMatching(/\S/),
  });
  expect(body.request_id).toBe(answer.headers.get('x-request-id'));
  if (field !== undefined) expect((body.errors ?? []).map((error) => error.field)).toContain(field);
  return body;
}

function expectOpenAiError(
  { status, headers }: Answer<unknown>,
  expected: number,
  { message, type, code }: NonNullable<OpenAiErrorBody['error']>,
): ProblemBody {
  expect([status, message, type]).toEqual([
    expected,
    expect.stringMatching(/\S/),
    expect.stringMatching(/_error$/),
  ]);
  const requestId = headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/\S/);
  return { type: code, title: type, status, detail: message, request_id: requestId };
}

/** A problem without what differs between two equal refusals. */
export function sameProblem(body: unknown): Record<string, unknown> {
  const { request_id: _, ...rest } = body as Record<string, unknown>;
  return rest;
}
