/** A map that keeps what was used last. An isolate lives as long as it likes: whatever it remembers has an end. */
export class LruCache<V> {
  readonly #maxEntries: number;
  /** In the order of use, the one not used for longest first. */
  readonly #entries = new Map<string, V>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** Value under a key, which counts as a use; undefined if it was evicted or never set. */
  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** Keeps a value; when there are too many, the one not used for longest leaves. */
  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxEntries) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Forgets whatever `isMeant` says. */
  deleteWhere(isMeant: (value: V) => boolean): void {
    for (const [key, value] of this.#entries) if (isMeant(value)) this.#entries.delete(key);
  }
}
