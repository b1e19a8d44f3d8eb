/** Shows an assembled prompt on a terminal: its parts, its budget, and what was injected from where. */
import type { TurnAnswer } from '../support/commands/client.ts';
import type { Question, Turn } from '../support/transcript.ts';

const STABLE_LINES_SHOWN = 6;
const DYNAMIC_LINES_SHOWN = 12;
const LINE_MAX_CHARS = 160;
const LABEL_CHARS = 16;
const INJECTION_PREFIX = '[Context from memory]';

/** How ids lead back to the dialogue. */
export interface Sources {
  readonly turnsOfEvent: ReadonlyMap<string, readonly string[]>;
  readonly turns: ReadonlyMap<string, Turn>;
}

/** One answered question as text, with the place of each piece of evidence in the prompt. */
export function renderAnswer(question: Question, answer: TurnAnswer, sources: Sources): string {
  const places = question.evidence.map((id) => `${id} ${placeOf(id, answer, sources)}`);
  return [
    question.question,
    label('answer of file', question.answer ?? '(none)'),
    label('evidence', places.join(', ') || '(none)'),
    ...(answer.prompt ? promptLines(answer, answer.prompt, sources) : lostLines(answer)),
    ...stepLines(answer),
    label('trace', answer.trace_id ?? '(none)'),
  ].join('\n');
}

function placeOf(id: string, { injection, prompt }: TurnAnswer, { turns, turnsOfEvent }: Sources): string {
  if (injection.event_ids?.some((event) => turnsOfEvent.get(event)?.includes(id))) return '(injected)';
  const text = turns.get(id)?.text.trim();
  const live = text && prompt?.messages.some(({ content }) => content.includes(text));
  return live ? '(in live history)' : '(not in the prompt)';
}

function promptLines(
  { budget, injection, degraded }: TurnAnswer,
  { system, messages }: NonNullable<TurnAnswer['prompt']>,
  sources: Sources,
): string[] {
  // The message itself is last; the block made for it stands right before.
  const block = messages.at(-2)?.content ?? '';
  const injected = block.startsWith(INJECTION_PREFIX) ? block.split('\n').slice(1) : [];
  return [
    label('system.stable', `${system.stable.length} characters, prefix_hash ${system.prefix_hash}`),
    ...excerpt(system.stable, STABLE_LINES_SHOWN),
    label('system.dynamic', system.dynamic === '' ? '(empty)' : `${system.dynamic.length} characters`),
    ...excerpt(system.dynamic, DYNAMIC_LINES_SHOWN),
    label('messages', `${messages.length}, of them ${injection.live_blocks} injection block(s)`),
    label('budget', `${budget.used} of ${budget.limit} tokens`),
    ...Object.entries(budget.parts).map(
      ([part, tokens]) => `  ${part.padEnd(LABEL_CHARS)}${String(tokens).padStart(6)}`,
    ),
    label('injected', injected.length === 0 ? '(nothing)' : `${injection.tokens} tokens`),
    ...injected.map((line) => `  ${line}`),
    ...sourceLines(injection, sources),
    ...(degraded.length === 0 ? [] : [label('degraded', degraded.join(', '))]),
  ];
}

function sourceLines(injection: TurnAnswer['injection'], { turns, turnsOfEvent }: Sources): string[] {
  const events = (injection.event_ids ?? []).map((id) => {
    const names = (turnsOfEvent.get(id) ?? []).map((turn) => `${turn} (${turns.get(turn)?.speaker})`);
    return `  ${id} = ${names.join(', ') || 'an event of another conversation'}`;
  });
  const memories = injection.memory_ids.map((id) => `  ${id} = a memory`);
  const all = [...events, ...memories];
  return all.length === 0 ? [] : ['sources', ...all];
}

const lostLines = ({ status, recovery }: TurnAnswer): string[] => [
  label('status', status),
  label('recovery', `${recovery?.reason}: ${recovery?.message}`),
];

function stepLines({ debug }: TurnAnswer): string[] {
  if (!debug) return [];
  const steps = debug.steps.map(
    ({ name, ms, rows_read, rows_written }) =>
      `${name} ${ms} ms, rows ${rows_read} read ${rows_written} written`,
  );
  return [label('steps', steps.join('; '))];
}

const label = (name: string, text: string): string => `${name.padEnd(LABEL_CHARS)} ${text}`;

function excerpt(text: string, maxLines: number): string[] {
  const lines = text.split('\n');
  const shown = lines
    .slice(0, maxLines)
    .map((line) => `  | ${line.length > LINE_MAX_CHARS ? `${line.slice(0, LINE_MAX_CHARS)}…` : line}`);
  if (lines.length > maxLines) shown.push(`  | … ${lines.length - maxLines} more line(s)`);
  return text === '' ? [] : shown;
}
