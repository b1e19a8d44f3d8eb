/**
 * `npm start`: the whole service in the local runtime, in the foreground until Ctrl-C. PORT chooses the port,
 * STRATA_STATE the folder of the data. Started again, it finds its data and prints the same key.
 */

import { CommandFailure, runCommand } from '../failure.ts';
import { ensureDevelopmentWorkspace } from './development-workspace.ts';
import { startLocalServer } from './local-server.ts';

const DEFAULT_PORT = '8787';
const DEFAULT_STATE = '.wrangler/state';
const PORT_MAX = 65_535;

await runCommand(async () => {
  const port = parsePort(process.env.PORT || DEFAULT_PORT);
  const stateDir = process.env.STRATA_STATE || DEFAULT_STATE;
  console.log('Starting…');
  const server = await startLocalServer({ port, stateDir, watch: true, onExit: reportExit });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  try {
    const workspace = await ensureDevelopmentWorkspace(server, stateDir);
    console.log(welcome(server.url, workspace));
  } catch (error) {
    await server.stop();
    throw error;
  }
});

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= PORT_MAX) return port;
  throw new CommandFailure('invalid_setting', `PORT must be a number from 1 to ${PORT_MAX}, not "${text}".`);
}

function reportExit(output: string): void {
  console.error(`The server ended by itself. The last of its output:\n${output || '(none)'}`);
  process.exit(1);
}

function welcome(url: string, workspace: { workspaceId: string; apiKey: string }): string {
  const memory = {
    content: 'Ana prefers tea to coffee',
    kind: 'fact',
    tier: 'workspace',
    user_id: 'ana',
    visibility: 'private',
  };
  const headers = `-H 'Authorization: Bearer ${workspace.apiKey}' -H 'Content-Type: application/json'`;
  return `
Strata runs at  ${url}    the page; sign in with the key
Documentation   ${url}/docs
API key         ${workspace.apiKey}
Workspace       ${workspace.workspaceId}

Try it:
curl -s ${url}/v1/memories ${headers} -d '${JSON.stringify(memory)}'

Ctrl-C stops it.`;
}
