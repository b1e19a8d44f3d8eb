/** Requests that must be refused, and a conversation whose turns they are sent to. */
import { expect } from 'vitest';
import { expectProblem } from '../support/service/problems.ts';
import {
  type CallOptions,
  createWorkspace,
  openConversation,
  type TestWorkspace,
} from '../support/service/workspace.ts';
import { rowCounts } from '../support/storage/databases.ts';

/** A workspace with a conversation, and the path of its turns. */
export async function openTurns() {
  const workspace = await createWorkspace();
  const conversation = await openConversation(workspace);
  return { workspace, conversation, turns: `/v1/conversations/${conversation}/turns` };
}

/** Sends a request that must be refused, and checks that it left nothing behind. */
export async function refused(
  workspace: TestWorkspace,
  status: number,
  field: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  options: CallOptions = {},
) {
  const before = await rowCounts();
  const problem = expectProblem(await workspace.call(method, path, body, options), status, field);
  expect(await rowCounts()).toEqual(before);
  return problem;
}
