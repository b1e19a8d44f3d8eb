/** Messages between `local/local-server.ts` and `local/serve-worker.ts`, which it starts. */
import { z } from 'zod';
import { CommandFailure, FAILURE_REASONS } from '../failure.ts';

/** The variable that says what to serve, in JSON: arguments can be read by every user of the machine, the environment cannot. */
export const SERVED_VARIABLE = 'STRATA_SERVED';

export const Served = z.object({
  config: z.string(),
  port: z.int(),
  /** The folder of the data, whose databases are migrated first. */
  state: z.string(),
  rootSecret: z.string(),
  /** Files of variables; of one that several of them set, the last counts. */
  envFiles: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  /** True where the Worker is built anew when its source changes. */
  watch: z.boolean(),
});

export type Served = z.infer<typeof Served>;

const Failed = z.object({ failed: z.object({ reason: z.enum(FAILURE_REASONS), message: z.string() }) });

/** Tells the starter of this process why it cannot serve. The starter ends it then, since a message may be lost with its sender. */
export function tellFailure({ reason, message }: CommandFailure): void {
  const said: z.infer<typeof Failed> = { failed: { reason, message } };
  process.channel?.ref();
  process.send?.(said);
}

/** The failure that a message tells of, if it tells of one. */
export function failureIn(message: unknown): CommandFailure | undefined {
  const { data } = Failed.safeParse(message);
  return data && new CommandFailure(data.failed.reason, data.failed.message);
}
