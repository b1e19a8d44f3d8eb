/** Small numbers for strings that repeat (scopes), counted, so that a string nobody uses any more is forgotten. */

/** The strings in use and their numbers; a released number is given again. */
export class InternedStrings {
  readonly #numbers = new Map<string, number>();
  readonly #strings: string[] = [];
  readonly #uses: number[] = [];
  readonly #free: number[] = [];

  /** The number of `text`, with one more use. */
  acquire(text: string): number {
    const known = this.#numbers.get(text);
    const number = known ?? this.#free.pop() ?? this.#strings.length;
    if (known === undefined) {
      this.#numbers.set(text, number);
      this.#strings[number] = text;
    }
    this.#uses[number] = (this.#uses[number] ?? 0) + 1;
    return number;
  }

  /** Ends one use. */
  release(number: number): void {
    const uses = (this.#uses[number] ?? 0) - 1;
    this.#uses[number] = uses;
    if (uses > 0) return;
    this.#numbers.delete(this.#strings[number] ?? '');
    this.#strings[number] = '';
    this.#free.push(number);
  }

  /** A lookup table by number: 1 where the string is one of `texts`. */
  mask(texts: readonly string[]): Uint8Array {
    const mask = new Uint8Array(this.#strings.length);
    for (const text of texts) {
      const number = this.#numbers.get(text);
      if (number !== undefined) mask[number] = 1;
    }
    return mask;
  }
}
