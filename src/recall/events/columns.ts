/**
 * Columns of figures over the events that were found, and the sums on them. Plain loops: a question makes some hundred of these, of
 * as many rows as were found, and a function called for each value costs more than the value. Pure.
 */

/** A figure of each event, in the order of the findings. */
export type Column = Float64Array;

/** Zeros, as many as the other column has values. */
export const emptyColumn = ({ length }: Column): Column => new Float64Array(length);

/** Adds to one value. */
export const add = (values: Column, row: number, value: number): void => {
  values[row] = (values[row] ?? 0) + value;
};

/** Adds the values of another column. */
export function addAll(values: Column, others: Column): void {
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) + (others[i] ?? 0);
}

/** The products of two columns. */
export function times(a: Column, b: Column): Column {
  const result = emptyColumn(a);
  for (let i = 0; i < a.length; i++) result[i] = (a[i] ?? 0) * (b[i] ?? 0);
  return result;
}

/** The values, each times a factor. */
export function scale(values: Column, factor: number): Column {
  const result = emptyColumn(values);
  for (let i = 0; i < values.length; i++) result[i] = (values[i] ?? 0) * factor;
  return result;
}

/** The values beside the greatest, which becomes 1; as they are where none is above zero. */
export function toShareOfBest(values: Column): Column {
  let best = 0;
  for (let i = 0; i < values.length; i++) best = Math.max(best, values[i] ?? 0);
  return best > 0 ? scale(values, 1 / best) : values;
}

/** Mean of the values; 0 of none. */
export function meanOf(values: Column): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / Math.max(1, values.length);
}
