/** The operations of the OpenAPI document: a test over all of them tests a route that comes later by itself. */
import { call } from './workspace.ts';

/** A schema, as far as tests look into it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

/** An operation, its name as `METHOD /path/{id}`. */
export interface DocumentedOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What its body holds; null without one. */
  readonly body: Schema | null;
}

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters?: readonly Parameter[];
        readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
      }
    >
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
}

/** All operations, the references of their bodies resolved where they begin. */
export async function documentedOperations(): Promise<DocumentedOperation[]> {
  const { body: document } = await call<Document>('GET', '/openapi.json');
  const resolved = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: schema === undefined ? null : resolved(schema),
      };
    }),
  );
}

/** Whether a schema takes null. */
export const takesNull = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(takesNull);

/** The fields of a schema that are texts, each as the smallest body that holds `value` there and nothing else. */
export function bodiesWith(
  schema: Schema,
  isMeant: (field: string) => boolean,
  value: unknown,
): { readonly at: string; readonly body: Record<string, unknown> }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
    if (inner.properties !== undefined)
      return bodiesWith(inner, isMeant, value).map(({ at, body }) => ({
        at: `${field}.${at}`,
        body: { [field]: body },
      }));
    if (inner.items?.properties !== undefined)
      return bodiesWith(inner.items, isMeant, value).map(({ at, body }) => ({
        at: `${field}.0.${at}`,
        body: { [field]: [body] },
      }));
    if (!isMeant(field)) return [];
    return inner.type === 'array'
      ? [{ at: `${field}.0`, body: { [field]: [value] } }]
      : [{ at: field, body: { [field]: value } }];
  });
}
