/**
 * A deployment that is configured wrongly: nothing it is asked can succeed until somebody mends it, so that it is told apart from
 * what may be tried again. Names the variables and bindings that are wrong and what they need, never what they hold.
 */

/** A variable or a binding that is wrong: `field` is its name. */
export interface ConfigurationFault {
  readonly field: string;
  readonly message: string;
}

/** Thrown where a configuration is read. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly faults: readonly ConfigurationFault[];

  constructor(...faults: readonly ConfigurationFault[]) {
    super(`configuration: ${faults.map(({ field, message }) => `${field} ${message}`).join('; ')}`);
    this.faults = faults;
  }
}
