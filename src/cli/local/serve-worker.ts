/**
 * Serves the Worker in the local runtime, as the leader of its own process group: `local/local-server.ts` starts it and ends it. It
 * calls wrangler's API and not its command, which cannot start without an inspector: whoever finds the port of that runs what
 * they like in the Worker, and reads its secrets. For the same reason there is no registry for other Workers of this machine.
 */
import { unstable_startWorker } from 'wrangler';
import { SERVED_VARIABLE, Served } from './served.ts';

const { [SERVED_VARIABLE]: served = '' } = process.env;
const { config, port, persistTo, envFiles, vars, buckets, watch } = Served.parse(JSON.parse(served));

const mapped = <T>(values: Readonly<Record<string, string>>, toBinding: (value: string) => T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toBinding(value)]));

const worker = await unstable_startWorker({
  config,
  envFiles,
  bindings: {
    ...mapped(vars, (value) => ({ type: 'plain_text' as const, value })),
    ...mapped(buckets, (bucket_name) => ({ type: 'r2_bucket' as const, bucket_name })),
  },
  dev: {
    server: { hostname: '127.0.0.1', port },
    inspector: false,
    remote: false,
    persist: persistTo,
    watch,
  },
});

process.once('SIGTERM', () => void worker.dispose().then(() => process.exit(0)));
