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

/** Whom a call asks for: a key, or a key or a token. */
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

/** The document, as far as its readers here ask for it. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** A call, as the document tells of it. */
export interface Operation {
  /** `POST /v1/memories`. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  /** A body that works when it is sent as it stands; undefined for calls without one. */
  readonly example: unknown;
  /** Who may call: a `key`, a `token` besides, or nobody in particular. */
  readonly callers: readonly string[];
}

/** Makes the document of the routes that an application has. */
export function makeDocument(app: OpenAPIHono<AppEnv>): OpenApiDocument {
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES))
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  const document: object = app.getOpenAPI31Document(ABOUT);
  return withPlainPatterns(withTokenCalls(document)) as OpenApiDocument;
}

/** The calls of a document, in its order. */
export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { tags, summary, requestBody, security } = operation as {
        readonly tags: readonly string[];
        readonly summary: string;
        readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
        readonly security?: readonly object[];
      };
      return {
        name: `${method.toUpperCase()} ${path}`,
        tag: tags[0] ?? '',
        summary,
        example: requestBody?.content['application/json']?.example,
        callers: (security ?? KEY).flatMap((scheme) => Object.keys(scheme)),
      };
    }),
  );

/** The calls as a table of Markdown, chapter by chapter. */
export const writeRouteTable = (operations: readonly Operation[]): string =>
  [
    '| Call | Of | Who | What it does |',
    '| --- | --- | --- | --- |',
    ...operations.map(
      ({ name, tag, callers, summary }) =>
        `| \`${name}\` | ${tag} | ${callers.join(', ') || 'anybody'} | ${summary} |`,
    ),
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
    Object.entries(document.paths ?? {}).map(([path, methods]) => [
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
