/** Reads the options of a command; what a person mistyped is an expected failure, with a message instead of a stack. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandFailure } from '../../../src/cli/failure.ts';

/** `parseArgs` of Node that throws a `CommandFailure` with reason `invalid_setting`. */
export function parseOptions<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node reports unknown options, missing values and stray arguments as TypeErrors.
    if (!(error instanceof TypeError)) throw error;
    throw new CommandFailure('invalid_setting', error.message);
  }
}

/** A whole number from `min` up. */
export function parseCount(name: string, text: string, min: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= min) return value;
  throw new CommandFailure(
    'invalid_setting',
    `${name}: expected a whole number from ${min}, found "${text}"`,
  );
}
