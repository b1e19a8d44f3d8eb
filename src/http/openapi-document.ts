/**
 * Mends the OpenAPI document that the library makes: it writes the flags of a regular expression into its pattern, so that
 * a client which validates would refuse every call. JSON Schema patterns are Unicode ones anyway. And says which calls a token may
 * make.
 */
import { TOKEN_RULES } from './access/token-scope.ts';

/** `\S/u` → `\S`: what stands behind the last slash is the flag that our patterns bear. */
const FLAG = /\/u$/;

/** The same document with patterns as JSON Schema has them. */
export function withPlainPatterns(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(withPlainPatterns);
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === 'pattern' && typeof value === 'string' ? value.replace(FLAG, '') : withPlainPatterns(value),
    ]),
  );
}

/** Whom a call asks for: a key, or a key or a token. */
const KEY = [{ key: [] }];
const KEY_OR_TOKEN = [...KEY, { token: [] }];

/** The names of the two in the document. */
export const SECURITY_SCHEMES = {
  key: { type: 'http', scheme: 'bearer' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Of `POST /v1/tokens`. The call is confined to the user of the token, whom it need not name.',
  },
} as const;

interface Paths {
  readonly paths?: Readonly<Record<string, object>>;
}

/** The same document with the calls marked that a token may make. */
export const withTokenCalls = <T extends Paths>(document: T): T => ({
  ...document,
  security: KEY,
  paths: Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]: [string, object]) => [
          method,
          Object.hasOwn(TOKEN_RULES, `${method.toUpperCase()} ${path}`)
            ? { ...operation, security: KEY_OR_TOKEN }
            : operation,
        ]),
      ),
    ]),
  ),
});
