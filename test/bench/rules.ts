/**
 * What the rules over one message cost: `npm run bench:rules`. Messages of 200 characters, made of the examples of each
 * language's file; the first one of an isolate pays for what is compiled, the others do not.
 */
import { LANGUAGES } from '../../src/language/languages.ts';
import { findOrder } from '../../src/memory/orders/find-order.ts';
import { saidOfOneself } from '../../src/memory/people/relatives.ts';
import { findSensitive } from '../../src/memory/sensitive/sensitive.ts';
import { extractSignals } from '../../src/memory/signals/extract-signals.ts';
import { kindsOf } from '../../src/models/summaries/extractive-cues.ts';
import { extractDirectives } from '../../src/persona/directives/extract-directives.ts';
import { refersToEarlier } from '../../src/session/continuity/refers-to-earlier.ts';

const MESSAGE_CHARS = 200;
const ROUNDS = 50;

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  signals: (text) => extractSignals(text, { occurredAt: 0 }),
  directives: extractDirectives,
  continuity: refersToEarlier,
  sensitive: findSensitive,
  orders: findOrder,
  people: saidOfOneself,
  summaries: kindsOf,
};

/** A message in each language, as long as one that somebody types. */
const messages = LANGUAGES.flatMap(({ code, examples = {} }) => {
  const said = Object.values(examples).flatMap((family) => Object.keys(family ?? {}));
  if (said.length === 0) return [];
  const text = Array.from({ length: MESSAGE_CHARS }, (_, i) => said[i % said.length]).join(' ');
  return { code, text: text.slice(0, MESSAGE_CHARS) };
});

/** Microseconds of the processor that a run takes, whatever else the machine does. */
function timed(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user;
}

const rows = Object.entries(RULES).map(([rule, read]) => {
  const first = timed(() => read(messages[0]?.text ?? ''));
  const all = timed(() => {
    for (let n = 0; n < ROUNDS; n++) for (const { text } of messages) read(text);
  });
  return { rule, first, each: all / (ROUNDS * messages.length) };
});
const [first, each] = (['first', 'each'] as const).map((part) =>
  rows.reduce((sum, row) => sum + row[part], 0),
);
console.table(
  [...rows, { rule: 'all', first: first ?? 0, each: each ?? 0 }].map((row) => ({
    rule: row.rule,
    'first message, µs': Math.round(row.first),
    'each message, µs': Math.round(row.each),
  })),
);
console.log(`${messages.length} languages, ${MESSAGE_CHARS} characters, ${ROUNDS} rounds`);
