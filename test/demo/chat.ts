/**
 * A streamed chat with memory in the terminal: `npm run demo:chat [-- MESSAGE…] [--talk] [--user NAME] [--state DIR]`. The
 * model is the one that CHAT_MODEL and CHAT_MODEL_URL name (`CHAT_MODEL=openai:llama3.1
 * CHAT_MODEL_URL=http://localhost:11434/v1` with Ollama); without one, the echo beside this file, which says so. `--talk` reads
 * further messages from the terminal until one is empty, and goes on when an answer fails. STRATA_URL and STRATA_KEY name a running service with a model of its own,
 * such as one whose key stands in `.dev.vars`.
 */
import { createInterface } from 'node:readline/promises';
import { createParser } from 'eventsource-parser';
import { CommandFailure, runCommand } from '../../src/cli/failure.ts';
import { openService, type Service } from '../support/commands/open-service.ts';
import { parseOptions } from '../support/commands/options.ts';
import { ECHO_LABEL, startEchoModel } from './echo-model.ts';

/** What is said when nothing else is asked for, each in a conversation. What the last one knows it knows from memory. */
const SCRIPT: readonly (readonly [conversation: string, message: string])[] = [
  ['monday', 'Hi, I am Ana. I live in Lisbon, and I am allergic to peanuts.'],
  ['monday', 'Actually, I moved to Porto last week.'],
  ['today', 'Where do I live, and what can I not eat?'],
];
const OWN_CONVERSATION = 'demo';

async function main(): Promise<void> {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      talk: { type: 'boolean', default: false },
      user: { type: 'string', default: 'ana' },
      state: { type: 'string' },
    },
  });
  const model = await chooseModel();
  const service = await openService({ stateDir: values.state, vars: model.vars });
  console.log(`Model: ${model.name}\n`);
  try {
    const own = positionals.map((message) => [OWN_CONVERSATION, message] as const);
    const { user } = values;
    for (const [conversation, message] of own.length > 0 || values.talk ? own : SCRIPT) {
      console.log(`${user} (in conversation ${conversation}): ${message}`);
      await exchange(service, user, conversation, message);
    }
    if (values.talk) await talk(user, (message) => exchange(service, user, OWN_CONVERSATION, message));
  } finally {
    await service.stop();
    await model.stop();
  }
}

interface ChosenModel {
  readonly name: string;
  readonly vars: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The model of the environment, or the echo. */
async function chooseModel(): Promise<ChosenModel> {
  const { STRATA_URL, CHAT_MODEL, CHAT_MODEL_URL } = process.env;
  const nothing = () => Promise.resolve();
  if (STRATA_URL) return { name: `that of ${STRATA_URL}`, vars: {}, stop: nothing };
  if (CHAT_MODEL && CHAT_MODEL_URL)
    return {
      name: `${CHAT_MODEL} at ${CHAT_MODEL_URL}`,
      vars: { CHAT_MODEL, CHAT_MODEL_URL },
      stop: nothing,
    };
  if (CHAT_MODEL || CHAT_MODEL_URL)
    throw new CommandFailure(
      'invalid_setting',
      'CHAT_MODEL and CHAT_MODEL_URL belong together: set both or neither',
    );
  const echo = await startEchoModel();
  return {
    name: `none configured. Answers are an ${ECHO_LABEL}`,
    vars: { CHAT_MODEL: 'openai:echo', CHAT_MODEL_URL: echo.url },
    stop: () => echo.close(),
  };
}

async function talk(user: string, say: (text: string) => Promise<void>): Promise<void> {
  console.log('An empty line ends the chat.\n');
  const asksNext = () => process.stdout.write(`${user}: `);
  const lines = createInterface({ input: process.stdin });
  asksNext();
  for await (const line of lines) {
    // A terminal shows itself what is typed.
    if (!process.stdin.isTTY) console.log(line);
    if (line.trim() === '') break;
    try {
      await say(line);
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      console.log(`\n        (${error.message})\n`);
    }
    asksNext();
  }
  lines.close();
}

/** Sends a message and prints the answer as it comes. */
async function exchange(
  { url, apiKey }: Service,
  user: string,
  conversation: string,
  text: string,
): Promise<void> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'x-strata-debug': '1' },
    body: JSON.stringify({
      model: 'strata',
      user,
      metadata: { conversation },
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: text }],
    }),
  });
  if (!response.ok || !response.body)
    throw new CommandFailure(
      'server_failed',
      `The chat answered ${response.status}: ${messageIn(await response.text())}`,
    );
  process.stdout.write('strata: ');
  const notes: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => print(data, notes),
    onComment: (comment) => notes.push(...notesOf(comment)),
  });
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) parser.feed(piece);
  console.log(`\n        (${notes.join('; ')})\n`);
}

/** The words of an error; all of a body that is none of ours. */
function messageIn(body: string): string {
  try {
    return (JSON.parse(body) as Required<Chunk>).error.message;
  } catch {
    return body;
  }
}

interface Chunk {
  readonly error?: { readonly message: string };
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null;
}

function print(data: string, notes: string[]): void {
  if (data === '[DONE]') return;
  const { error, choices, usage } = JSON.parse(data) as Chunk;
  if (error) throw new CommandFailure('server_failed', error.message);
  process.stdout.write(choices?.[0]?.delta?.content ?? '');
  if (usage) notes.push(`${usage.prompt_tokens} tokens in, ${usage.completion_tokens} out`);
}

/** What a debug line says in a few words. */
function notesOf(comment: string): string[] {
  const [, name, json = '{}'] = /^(\w+)_DEBUG (.+)$/.exec(comment.trim()) ?? [];
  if (name !== 'MEMORY') return [];
  const { injected = [], established = [], signals = [] } = JSON.parse(json) as Record<string, unknown[]>;
  return [
    `${injected.length} memories injected`,
    `${established.length} facts known`,
    `${signals.length} learnt`,
  ];
}

await runCommand(main);
