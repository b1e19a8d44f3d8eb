/**
 * Mends the OpenAPI document that the library makes: it writes the flags of a regular expression into its pattern, so that
 * a client which validates would refuse every call. JSON Schema patterns are Unicode ones anyway.
 */

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
