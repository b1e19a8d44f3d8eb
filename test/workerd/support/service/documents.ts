/** Documents, as tests send and find them. */
import { expect } from 'vitest';
import { type TestWorkspace, takeTurn } from './workspace.ts';

/** A document as the service answers. */
export interface Document {
  readonly id: string;
  readonly source: string;
  readonly title: string | null;
  readonly pieces: number;
  readonly redacted: Record<string, number>;
  readonly content?: string;
  readonly fetched_at: string | null;
}
/** A piece as a search finds it. */
export interface Piece {
  readonly type: string;
  readonly id: string;
  readonly content: string;
  readonly document_id: string;
  readonly source: string;
  readonly title: string | null;
}

/** A text of one piece, and what it answers. */
export const OARS = 'The oars of the Zephyr are made of ash and hang in the boathouse.';
export const ASKED = 'What are the oars of the Zephyr made of?';

/** Sends a document, of boats unless told otherwise. */
export const post = (
  workspace: TestWorkspace,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) =>
  workspace.call<Document>(
    'POST',
    '/v1/documents',
    { source: 'boats.md', content: OARS, ...body },
    { headers },
  );

/** Keeps a document, and returns it. */
export async function keep(workspace: TestWorkspace, body: Record<string, unknown> = {}): Promise<Document> {
  const kept = await post(workspace, body);
  expect(kept.status, JSON.stringify(kept.body)).toBeLessThanOrEqual(201);
  return kept.body;
}

/** The pieces that a search finds, best first. */
export const search = async (workspace: TestWorkspace, query: string, body: Record<string, unknown> = {}) => {
  const asked = { query, sources: ['documents'], ...body };
  const answer = await workspace.call<{ results: Piece[] }>('POST', '/v1/search', asked);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.results;
};

/** The changing part of a turn's system prompt. */
export const dynamicOf = async (
  workspace: TestWorkspace,
  conversation: string,
  message: string,
  body: Record<string, unknown> = {},
) => {
  const turn = await takeTurn(workspace, conversation, message, body);
  expect(turn.status, JSON.stringify(turn.body)).toBe(200);
  return withoutToday(turn.body.prompt.system.dynamic);
};

/** What changes of a prompt, without the day, which every prompt says. */
export const withoutToday = (dynamic: string): string => dynamic.replace(/^Today:\n[\d-]{10}(?:\n\n|$)/, '');

/** A manual of many sections, each about something of its own. */
export const manual = (sections: number, word = 'gadget') =>
  Array.from(
    { length: sections },
    (_, i) =>
      `## Part ${i}\n\nThe ${word} number${i} is turned by hand. ${'It is greased twice a year with fat. '.repeat(12)}`,
  ).join('\n\n');
