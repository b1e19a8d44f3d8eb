/**
 * The service's own log lines end here: each would be sent to the runner, only to be dropped there. A failing test is told by its
 * assertion.
 */
const LOG_LINE = '{"level":';

for (const level of ['info', 'warn', 'error'] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    if (typeof parts[0] !== 'string' || !parts[0].startsWith(LOG_LINE)) write(...parts);
  };
}
