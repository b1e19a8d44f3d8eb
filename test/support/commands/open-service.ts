/**
 * Finds the service that a command works against: a running one when STRATA_URL and STRATA_KEY name it, otherwise a local
 * one started for this run, whose state is temporary unless a folder is given. `stop` ends only what was started here.
 */

import { CommandFailure } from '../../../src/cli/failure.ts';
import { ensureDevelopmentWorkspace } from '../../../src/cli/local/development-workspace.ts';
import { freePort, startLocalServer, temporaryStateDir } from '../../../src/cli/local/local-server.ts';

/** A reachable service with a key for one workspace. */
export interface Service {
  readonly url: string;
  readonly apiKey: string;
  stop(): Promise<void>;
}

/** `stateDir` keeps the data of a local service; `config` names another wrangler.toml; `vars` are variables of its Worker. */
export interface ServiceOptions {
  readonly stateDir?: string | undefined;
  readonly config?: string;
  readonly vars?: Readonly<Record<string, string>>;
}

/** The service that the environment names, or a local one. */
export async function openService(options: ServiceOptions = {}): Promise<Service> {
  const { STRATA_URL: url, STRATA_KEY: apiKey } = process.env;
  if (url && apiKey) return { url, apiKey, stop: () => Promise.resolve() };
  if (url || apiKey) {
    throw new CommandFailure(
      'invalid_setting',
      'STRATA_URL and STRATA_KEY belong together: set both or neither',
    );
  }
  return startService(options);
}

/** A local service with a workspace, whatever the environment says. */
export async function startService({
  stateDir,
  config,
  vars,
}: ServiceOptions = {}): Promise<Service & { readonly rootSecret: string }> {
  const folder = stateDir ?? temporaryStateDir();
  const server = await startLocalServer({
    port: await freePort(),
    stateDir: folder,
    quiet: true,
    onExit: (output) => console.error(`The service ended by itself. The last of its output:\n${output}`),
    ...(config === undefined ? {} : { config }),
    ...(vars === undefined ? {} : { vars }),
  });
  try {
    const { apiKey } = await ensureDevelopmentWorkspace(server, folder);
    return { url: server.url, apiKey, rootSecret: server.rootSecret, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
