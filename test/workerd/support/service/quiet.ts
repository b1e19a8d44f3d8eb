/**
 * The service's own log lines end here: each would be sent to the runner, only to be dropped there. A failing test is told by its
 * assertion. Once in each runtime, however many files it serves.
 */
const LOG_LINE = '{"level":';
const QUIET = Symbol.for('strata:quiet');

for (const level of ['info', 'warn', 'error'] as const) {
  const write = console[level].bind(console);
  if (QUIET in console[level]) continue;
  const quiet = (...parts: unknown[]) => {
    if (typeof parts[0] !== 'string' || !parts[0].startsWith(LOG_LINE)) write(...parts);
  };
  console[level] = Object.assign(quiet, { [QUIET]: true });
}
