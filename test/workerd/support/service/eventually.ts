/** Waiting for what the service does by itself. A busy machine lets it wait for much longer than the second that vitest has for it. */
import { vi } from 'vitest';

const PATIENT = { timeout: 20_000, interval: 20 };

/** Looks until nothing is wrong any more; what was seen then. */
export const eventually = <T>(look: () => Promise<T>): Promise<T> => vi.waitFor(look, PATIENT);
