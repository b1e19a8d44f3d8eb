/** Values that are found when they are first asked for, and then kept. */

/** An object whose parts are each made at most once, when first asked for; what makes one may ask for others. */
export function lazily<T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): T {
  const made = {} as T;
  for (const key of Object.keys(parts) as (keyof T)[])
    Object.defineProperty(made, key, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = parts[key]();
        Object.defineProperty(made, key, { value, enumerable: true });
        return value;
      },
    });
  return made;
}
