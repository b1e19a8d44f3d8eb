/**
 * Serves the Worker in the local runtime, as the leader of its own process group: `local-server.ts` starts it and ends it. It
 * calls wrangler's API and not its command, which cannot start without an inspector: whoever finds the port of that runs what
 * they like in the Worker, and reads its secrets. For the same reason there is no registry for other Workers of this machine.
 */
import { unstable_startWorker } from 'wrangler';
import { z } from 'zod';

/** What is served, as the one argument, in JSON. Arguments can be read by every user of the machine: secrets come in files. */
const Served = z.object({
  config: z.string(),
  port: z.int(),
  persistTo: z.string(),
  envFiles: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
});

export type Served = z.infer<typeof Served>;

const { config, port, persistTo, envFiles, vars } = Served.parse(JSON.parse(process.argv[2] ?? ''));

const worker = await unstable_startWorker({
  config,
  envFiles,
  bindings: Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, { type: 'plain_text' as const, value }]),
  ),
  dev: {
    server: { hostname: '127.0.0.1', port },
    inspector: false,
    remote: false,
    persist: persistTo,
  },
});

process.once('SIGTERM', () => void worker.dispose().then(() => process.exit(0)));
