/** Rows that a database takes, and rows that it must refuse, by table. */

export type Row = Record<string, string | number | null>;

export interface Table {
  /** A row that is accepted. */
  readonly good: Row;
  /** Changes to it that are refused, each with the constraint that refuses it. */
  readonly bad: readonly (readonly [refusedBy: string, change: Row])[];
}

export const WS = 'ws_schema';
/** A change that keeps the columns of one unique index, and moves all others out of the way. */
export const ids = (n: number | string): Row => ({ id: `id_${n}` });
