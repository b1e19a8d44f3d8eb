/**
 * The workspace that a local server offers for trying things out. Its key is shown once by the API, so it is kept in
 * the state folder beside the data it belongs to, and used again for as long as it works.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { CommandFailure } from '../failure.ts';
import type { LocalServer } from './local-server.ts';
import { PRIVATE_FILE_MODE, readIfPresent, unusableState } from './state-folder.ts';

/** A workspace and a key that may do everything in it. */
export interface DevelopmentWorkspace {
  workspaceId: string;
  apiKey: string;
}

const REQUEST_TIMEOUT_MS = 15_000;

const saved = z.object({ workspaceId: z.string(), apiKey: z.string() });
const created = z.object({ id: z.string(), api_key: z.string() });
const problem = z.object({ type: z.string(), detail: z.string() });

const ANSWER_MAX_CHARS = 500;
/** Problem type of a server whose state is only half restored. */
const RESTORING = 'urn:strata:problem:restoring';

/** The workspace kept in `stateDir`, or a new one when there is none or its key no longer works. */
export async function ensureDevelopmentWorkspace(
  server: Pick<LocalServer, 'url' | 'rootSecret'>,
  stateDir: string,
): Promise<DevelopmentWorkspace> {
  const file = join(stateDir, 'development-workspace.json');
  const known = readSaved(file, stateDir);
  if (known !== undefined && (await keyWorks(server.url, known.apiKey, stateDir))) return known;
  const workspace = await createWorkspace(server, stateDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(workspace, null, 2)}\n`, { mode: PRIVATE_FILE_MODE });
  renameSync(`${file}.new`, file);
  return workspace;
}

/** A damaged file is not replaced in silence: the memories are in the workspace that it names. */
function readSaved(file: string, stateDir: string): DevelopmentWorkspace | undefined {
  const text = readIfPresent(file);
  if (text === undefined) return undefined;
  const parsed = saved.safeParse(parseJson(text));
  if (!parsed.success) throw unusableState(stateDir, `${file} does not hold a workspace and its key`);
  return parsed.data;
}

async function keyWorks(url: string, apiKey: string, stateDir: string): Promise<boolean> {
  const answer = await request(`${url}/v1/settings`, { headers: { authorization: `Bearer ${apiKey}` } });
  if (answer.status === 200) return true;
  if (answer.status >= 500) throw await unexpected('GET /v1/settings', answer, stateDir);
  return false;
}

async function createWorkspace(
  server: Pick<LocalServer, 'url' | 'rootSecret'>,
  stateDir: string,
): Promise<DevelopmentWorkspace> {
  const answer = await request(`${server.url}/v1/workspaces`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.rootSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'development' }),
  });
  if (!answer.ok) throw await unexpected('POST /v1/workspaces', answer, stateDir);
  const parsed = created.safeParse(await answer.json());
  if (!parsed.success) {
    throw new CommandFailure('server_failed', `POST /v1/workspaces: ${z.prettifyError(parsed.error)}`);
  }
  return { workspaceId: parsed.data.id, apiKey: parsed.data.api_key };
}

/** A server that fails may have damaged data, or another fault: deleting is a last resort, not the first advice. */
async function unexpected(call: string, answer: Response, stateDir: string): Promise<CommandFailure> {
  const text = await answer.text();
  const known = problem.safeParse(parseJson(text)).data;
  if (known?.type === RESTORING) return new CommandFailure('state_unusable', known.detail);
  const detail = known?.detail ?? text.trim().slice(0, ANSWER_MAX_CHARS);
  const advice = `If that stays so, the state in ${stateDir} may be damaged; deleting ${stateDir} starts afresh, without the memories in it.`;
  const said = `${call} answered ${answer.status}: ${detail}`;
  return new CommandFailure('server_failed', answer.status >= 500 ? `${said}\n${advice}` : said);
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (error) {
    throw new CommandFailure('server_failed', `${url} does not answer: ${(error as Error).message}`);
  }
}
