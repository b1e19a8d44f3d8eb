/** Further keys and tokens of a workspace, and clients that speak with them. */
import { call, type TestWorkspace } from './workspace.ts';

export type Role = 'read' | 'member' | 'admin';

export interface MadeKey {
  readonly id: string;
  readonly api_key: string;
}

/** Makes a key of a role. */
export async function makeKey(
  workspace: TestWorkspace,
  role: Role,
  body: Record<string, unknown> = {},
): Promise<MadeKey> {
  const made = await workspace.call<MadeKey>('POST', '/v1/keys', { name: `${role} key`, role, ...body });
  if (made.status !== 201) throw new Error(`no key: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** The same workspace through another key. */
export const withKey = (workspace: TestWorkspace, key: string): TestWorkspace => ({
  id: workspace.id,
  key,
  call: (method, path, body, options = {}) => call(method, path, body, { key, ...options }),
});

/** Makes a token for a browser. */
export async function makeToken(workspace: TestWorkspace, body: Record<string, unknown>): Promise<string> {
  const made = await workspace.call<{ token: string }>('POST', '/v1/tokens', body);
  if (made.status !== 201) throw new Error(`no token: ${JSON.stringify(made.body)}`);
  return made.body.token;
}

/** The same workspace through a token. */
export const withToken = async (workspace: TestWorkspace, body: Record<string, unknown>) =>
  withKey(workspace, await makeToken(workspace, body));
