/** Reads what may be set, and within what bounds, from the OpenAPI document. Pure. */

/** A setting as a form shows it. */
export interface Field {
  readonly name: string;
  readonly kind: 'boolean' | 'number' | 'choice' | 'text';
  readonly options: readonly string[];
  readonly isNullable: boolean;
  /** The bounds in words; empty where there are none. */
  readonly bounds: string;
  /** Description in the words of the service. */
  readonly meaning: string;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> } }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The settings that `PATCH /v1/settings` takes, in the order of the document. */
export function readFields(document: unknown): Field[] {
  const { paths, components } = document as Document;
  const follow = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const body = paths['/v1/settings']?.patch?.requestBody?.content['application/json']?.schema ?? {};
  return Object.entries(follow(body).properties ?? {}).map(([name, schema]) => fieldOf(name, follow(schema)));
}

function fieldOf(name: string, schema: Schema): Field {
  const all = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const types = new Set(all.flatMap(({ type }) => type ?? []));
  const options = all.flatMap((each) => each.enum ?? []).filter((value) => typeof value === 'string');
  const { minimum, maximum } =
    all.find((each) => each.minimum !== undefined || each.maximum !== undefined) ?? {};
  const isNumber = types.has('integer') || types.has('number');
  return {
    name,
    kind: options.length > 0 ? 'choice' : types.has('boolean') ? 'boolean' : isNumber ? 'number' : 'text',
    options,
    isNullable: types.has('null'),
    bounds: boundsOf(minimum, maximum),
    meaning: all.find(({ description }) => description !== undefined)?.description ?? '',
  };
}

function boundsOf(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? '' : `${maximum} at most`;
}
