/**
 * The OpenAPI document: what the library makes of the routes, with two mends. Patterns lose the flags that the library writes into
 * them, because of which a client that validates would refuse every call; and the calls are marked that a token may make.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { TOKEN_RULES } from '../access/token-scope.ts';
import type { AppEnv } from '../context.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: { title: 'Strata', version: '1', description: 'Long-term memory for chat agents.' },
};

/** Security of an operation: a key, or a key or a token. */
const KEY = [{ key: [] }];
const KEY_OR_TOKEN = [...KEY, { token: [] }];

/** The names of the two in the document. */
const SECURITY_SCHEMES = {
  key: { type: 'http', scheme: 'bearer' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Of `POST /v1/tokens`. The call is confined to the user of the token, whom it need not name.',
  },
} as const;

/** A schema, as far as a type can say it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

/** A part of a path, a field of a query, or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** A body, by its type. */
export type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

interface Described {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** A call with its name: `POST /v1/memories`. */
export interface Operation extends Described {
  readonly name: string;
}

/** The document, as far as it is read here. */
export interface OpenApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** Makes the document of the routes that an application has. */
export function makeDocument(app: OpenAPIHono<AppEnv>): OpenApiDocument {
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  const document: unknown = app.getOpenAPI31Document(ABOUT);
  return withPlainPatterns(withTokenCalls(document as OpenApiDocument)) as OpenApiDocument;
}

/** The calls of a document, in its order. */
export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...described,
    })),
  );

/** A body that works when it is sent as it stands; undefined for calls without one. */
export const exampleOf = ({ requestBody }: Operation): unknown =>
  requestBody?.content['application/json']?.example;

/** The calls as a table of Markdown. */
export const writeRouteTable = (operations: readonly Operation[]): string =>
  [
    '| Call | Of | With | What it does |',
    '| --- | --- | --- | --- |',
    ...operations.map(({ name, tags, summary, security = KEY }) => {
      const credentials = security.flatMap((scheme) => Object.keys(scheme));
      return `| \`${name}\` | ${tags.join(', ')} | ${credentials.join(', ') || 'nothing'} | ${summary} |`;
    }),
  ].join('\n');

/** `\S/u` → `\S`: what stands behind the last slash is the flag that our patterns bear. JSON Schema has Unicode ones anyway. */
const FLAG = /\/u$/;

function withPlainPatterns(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(withPlainPatterns);
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === 'pattern' && typeof value === 'string' ? value.replace(FLAG, '') : withPlainPatterns(value),
    ]),
  );
}

const withTokenCalls = (document: OpenApiDocument) => ({
  ...document,
  security: KEY,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          Object.hasOwn(TOKEN_RULES, `${method.toUpperCase()} ${path}`)
            ? { ...operation, security: KEY_OR_TOKEN }
            : operation,
        ]),
      ),
    ]),
  ),
});
