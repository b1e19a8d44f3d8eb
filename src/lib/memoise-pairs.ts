/** Values of pairs of names, each made once and kept: for names that code gives, of which there are few, never for what users write. */
export function memoisePairs<V extends NonNullable<unknown>>(
  make: (one: string, other: string) => V,
): (one: string, other: string) => V {
  const known = new Map<string, Map<string, V>>();
  return (one, other) => {
    let beside = known.get(one);
    if (beside === undefined) {
      beside = new Map();
      known.set(one, beside);
    }
    let value = beside.get(other);
    if (value === undefined) {
      value = make(one, other);
      beside.set(other, value);
    }
    return value;
  };
}
