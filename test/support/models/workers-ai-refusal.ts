/** How Workers AI refuses: its own code, and words that may quote what was sent. */

/** Throws as the binding does. */
export const refuse = (code: number, message: string): never => {
  throw new Error(`${code}: ${message}`);
};
