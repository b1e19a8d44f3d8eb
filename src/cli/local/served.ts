/** Message to `local/serve-worker.ts` from its starter. */
import { z } from 'zod';

/** The variable that says it, in JSON: arguments can be read by every user of the machine, the environment cannot. */
export const SERVED_VARIABLE = 'STRATA_SERVED';

export const Served = z.object({
  config: z.string(),
  port: z.int(),
  persistTo: z.string(),
  /** Files of variables; of one that several of them set, the last counts. */
  envFiles: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  /** Names of buckets by their bindings, in the place of those of the configuration. */
  buckets: z.record(z.string(), z.string()),
  /** True where the Worker is built anew when its source changes. */
  watch: z.boolean(),
});

export type Served = z.infer<typeof Served>;
