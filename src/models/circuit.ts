/**
 * A circuit breaker: after several failures in a row nobody asks for a while; then one call may try, and its success closes
 * the circuit. A try whose caller dies is followed by another after the next pause, so that no circuit stays open for ever.
 * Time is passed in. The state is an isolate's own: each learns of an outage by itself.
 */

/** Failures in a row that open it: more than one patient call makes. */
export const CIRCUIT_OPENS_AFTER = 5;
/** Milliseconds for which nobody asks; doubled by every try that fails. */
export const CIRCUIT_OPEN_MS = 30_000;
export const CIRCUIT_OPEN_MAX_MS = 5 * 60_000;

export class Circuit {
  #failures = 0;
  #pauseMs = CIRCUIT_OPEN_MS;
  /** Moment from which the next call may be made; 0 while closed. */
  #restsUntil = 0;

  /** Admits a call or not; whoever is let through says how it ended. */
  admits(now: number): boolean {
    if (this.#restsUntil === 0) return true;
    if (now < this.#restsUntil) return false;
    this.#restsUntil = now + this.#pauseMs;
    return true;
  }

  /** Milliseconds that a call which is not admitted should wait. */
  restMs(now: number): number {
    return Math.max(0, this.#restsUntil - now);
  }

  /** The model answered. */
  succeeded(): void {
    this.#failures = 0;
    this.#pauseMs = CIRCUIT_OPEN_MS;
    this.#restsUntil = 0;
  }

  /** The model did not answer, and may have said for how long it wants to be left alone. */
  failed(now: number, restMs = 0): void {
    this.#failures += 1;
    const opens = this.#failures >= CIRCUIT_OPENS_AFTER;
    if (!opens && restMs === 0) return;
    const pauseMs = Math.max(opens ? this.#pauseMs : 0, restMs);
    this.#restsUntil = now + Math.min(CIRCUIT_OPEN_MAX_MS, pauseMs);
    if (opens) this.#pauseMs = Math.min(CIRCUIT_OPEN_MAX_MS, this.#pauseMs * 2);
  }
}

/** The circuits of this isolate, by name. As many as the configuration has models. */
export const circuits = new Map<string, Circuit>();

/** The circuit of a name. */
export function circuitOf(name: string): Circuit {
  const circuit = circuits.get(name) ?? new Circuit();
  circuits.set(name, circuit);
  return circuit;
}
