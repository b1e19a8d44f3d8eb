/**
 * The failures a command expects: a port in use, a broken folder, no login. Each one ends the command, so it is
 * thrown, and `runCommand` prints it as one message without a stack. Anything else thrown is a bug and keeps its stack.
 */

/** Reasons of failure, for a caller that wants to tell the cases apart. */
export const FAILURE_REASONS = [
  'invalid_setting',
  'port_in_use',
  'state_unusable',
  'state_in_use',
  'server_failed',
  'config_invalid',
  'not_logged_in',
  'backup_unusable',
  'database_unusable',
  'file_unusable',
  'command_failed',
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];

/** An expected failure: `message` is complete and meant for the person at the terminal. */
export class CommandFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'CommandFailure';
    this.reason = reason;
  }
}

/** Runs a command's main function; an expected failure becomes its message on stderr and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
