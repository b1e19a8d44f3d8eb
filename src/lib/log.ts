/** Structured logs, one JSON object a line. Fields are ids, counts and codes: message text never goes in. */

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one line. */
export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, string | number | boolean | null>,
): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** Loggable part of a thrown value: its name and message, bounded; SQL and bound values stay out. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'non-error thrown';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const message = error.message.startsWith('Failed query') ? 'failed query' : error.message;
  return `${error.name}: ${message} ${cause}`.trim().slice(0, 300);
}

/** Tells that a source did not answer, and that the answer goes on without it. */
export const logDegraded = (part: string, error: unknown): void =>
  log('warn', 'recall_degraded', { part, error: describeError(error) });
