/**
 * Names and moments on the wire. Outside they are snake_case and ISO 8601, inside camelCase and milliseconds; a schema lists the fields
 * once, and what is shown or taken follows from it. What is not in the schema is never shown.
 */
import type { z } from '@hono/zod-openapi';
import { isoTime } from './schemas.ts';

/** Body of an answer by its schema, read-only all through: a handler may hand on values that are not its own to change. */
export type Wire<S extends z.ZodType> = Unchanged<z.output<S>>;
type Unchanged<T> = T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T;

type Camel<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : K;

/** Fields that hold a moment, by their names. */
type MomentName = `${string}_at` | 'valid_from' | 'valid_to';
const MOMENT = /_at$|^valid_(from|to)$/;
export const isMoment = (field: string): boolean => MOMENT.test(field);

/** Fields of a body as they are inside: camel case, and moments in milliseconds. */
type Inside<W> = {
  readonly [K in keyof W as Camel<K>]: K extends MomentName
    ? W[K] extends string
      ? number
      : number | null
    : W[K];
};

const toCamel = (field: string): string =>
  field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Shows something by a schema: its fields as they are named inside, and `own` for those that are not. */
export function toWire<S extends z.ZodObject>(schema: S): (value: Inside<Wire<S>>) => Wire<S>;
export function toWire<S extends z.ZodObject, T extends object, O extends Partial<Wire<S>>>(
  schema: S,
  own: (value: T) => O,
): (value: T & Inside<Omit<Wire<S>, keyof O>>) => Wire<S>;
export function toWire(schema: z.ZodObject, own: (value: never) => object = () => ({})) {
  const fields = Object.keys(schema.shape).map((field) => [field, toCamel(field), isMoment(field)] as const);
  return (value: Readonly<Record<string, unknown>>) => ({
    ...Object.fromEntries(
      fields.map(([field, name, isTime]) => {
        const inside = value[name];
        return [field, isTime && typeof inside === 'number' ? isoTime(inside) : inside];
      }),
    ),
    ...own(value as never),
  });
}

/** The fields of a body under their names inside; what was left out is not there. */
export const fromPatch = <T extends object>(body: T) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => (value === undefined ? [] : [[toCamel(field), value]])),
  ) as { readonly [K in keyof T as Camel<K>]: Exclude<T[K], undefined> };

/** The fields of a schema under their names inside, as a body has them; null is what was left out. */
export function fromWire<S extends z.ZodObject>(schema: S, body: z.output<S>) {
  const sent: Readonly<Record<string, unknown>> = body;
  return Object.fromEntries(
    Object.keys(schema.shape).map((field) => [toCamel(field), sent[field] ?? null]),
  ) as Taken<z.output<S>>;
}

type Taken<T> = {
  readonly [K in keyof T as Camel<K>]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K];
};
