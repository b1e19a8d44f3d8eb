/**
 * Writes `src/client/operations.ts`, the types of the client, from the OpenAPI document. Pure. It knows as much of JSON Schema as the
 * document uses, and throws on anything else instead of guessing.
 */

import {
  type Content,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from './openapi-document.ts';

const HEADER = `/** The calls of the service and what they take and answer. Written by \`npm run client\` from the OpenAPI document; not by hand. */`;

/** The text of the file. */
export function writeOperations(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const keyed = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'idempotency-key'),
  );
  return [
    HEADER,
    ...Object.entries(document.components.schemas).map(
      ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
    ),
    `export interface Operations {\n${operations.map(writeOperation).join('\n')}\n}`,
    '/** Calls that an Idempotency-Key makes safe to repeat. */',
    `export const KEYED: ReadonlySet<string> = new Set([\n${keyed.map(({ name }) => `  '${name}',`).join('\n')}\n]);`,
    '',
  ].join('\n\n');
}

const writeOperation = ({ name, summary, parameters = [], requestBody, responses }: Operation): string => {
  const fields = [
    ...writeParameters('path', parameters),
    ...writeParameters('query', parameters),
    ...(requestBody === undefined
      ? []
      : [`body${requestBody.required ? '' : '?'}: ${typeOf(schemaIn(requestBody.content) ?? {})};`]),
    `answer: ${answerOf(responses)};`,
  ];
  return `  /** ${summary}. */\n  '${name}': { ${fields.join(' ')} };`;
};

/** The parameters in one place as one object, itself optional where all of them are. */
function writeParameters(place: 'path' | 'query', all: readonly Parameter[]): string[] {
  const own = all.filter((parameter) => parameter.in === place);
  if (own.length === 0) return [];
  const fields = own.map(({ name, required, schema }) => field(name, schema ?? {}, required === true));
  const isNeeded = own.some(({ required }) => required);
  return [`${place}${isNeeded ? '' : '?'}: { ${fields.join(' ')} }${isNeeded ? '' : ' | undefined'};`];
}

/** Type of a successful answer as text, a union of all statuses below 300; null where one holds nothing. */
function answerOf(responses: Operation['responses']): string {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const types = good.map(([, { content }]) => {
    const schema = content && schemaIn(content);
    return schema === undefined ? (content === undefined ? 'null' : 'unknown') : typeOf(schema);
  });
  return [...new Set(types)].join(' | ') || 'unknown';
}

const schemaIn = (content: Content): Schema | undefined => content['application/json']?.schema;

/** The type of a schema. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.enum !== undefined) return union(schema.enum.map((value) => literal(value)));
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return union(either.map(typeOf));
  if (schema.allOf !== undefined) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? 'unknown' : union(types.map((type) => typeNamed(type, schema)));
}

function typeNamed(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`no type for the schema ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    field(name, schema, required.includes(name)),
  );
  const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  if (fields.length === 0) return `Readonly<Record<string, ${isOpen ? rest : 'unknown'}>>`;
  return `{ ${fields.join(' ')} }${isOpen ? ` & Readonly<Record<string, ${rest}>>` : ''}`;
}

/** A caller may also leave a field out by giving it as undefined. */
const field = (name: string, schema: Schema, isRequired: boolean): string => {
  const key = /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
  return isRequired
    ? `readonly ${key}: ${typeOf(schema)};`
    : `readonly ${key}?: ${union([typeOf(schema), 'undefined'])};`;
};

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
