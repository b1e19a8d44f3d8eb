/**
 * Claims on turns that a model is answering at this moment, so that a client which asks again meanwhile does not have one
 * answered twice. Kept in memory: a claim ends by itself when nobody renews it, so what is lost with the object costs a second
 * answer at worst, of which the record takes one.
 */

/** Time for which a claim holds unless it is renewed. */
export const CLAIM_MS = 30_000;

export class TurnClaims {
  readonly #claims = new Map<string, { readonly holder: string; readonly until: number }>();

  /** Claims a turn, or renews the claim; false while another holder has it. */
  claim(turnId: string, holder: string, now: number): boolean {
    const held = this.#claims.get(turnId);
    if (held && held.holder !== holder && held.until > now) return false;
    for (const [id, { until }] of this.#claims) if (until <= now) this.#claims.delete(id);
    this.#claims.set(turnId, { holder, until: now + CLAIM_MS });
    return true;
  }

  /** Ends whatever claim there is: the turn has ended. */
  end(turnId: string): void {
    this.#claims.delete(turnId);
  }

  /** Ends a claim of this holder. */
  release(turnId: string, holder: string): void {
    if (this.#claims.get(turnId)?.holder === holder) this.#claims.delete(turnId);
  }
}
