/**
 * What answers the chat demo where no language model is configured: a server of the OpenAI protocol that understands nothing
 * and tells which parts its prompt had. It says so at the beginning of every answer.
 */

import type { OpenAiRequest } from '../support/models/openai-protocol.ts';
import { type OpenAiHandler, startOpenAiServer } from '../support/models/openai-server.ts';

/** Begins every answer, so that nobody takes it for one. */
export const ECHO_LABEL = '[echo of the prompt, no language model]';
const BLOCK = /^\[Context from memory\]/;
const FACT = /^- .*\((?:personal|shared)\)$/;
/** Between two words, about as fast as a model speaks. */
const PAUSE_MS = 15;

type Message = Extract<OpenAiRequest, { path: '/chat/completions' }>['body']['messages'][number];

/** Tells the parts of a prompt: what stands in it of facts and memories, how much history, and what was asked. */
export function describePrompt(messages: readonly Message[]): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const facts = system.split('\n').filter((line) => FACT.test(line));
  const talk = messages.filter(({ role, content }) => role !== 'system' && !BLOCK.test(content));
  const blocks = messages.filter(({ content }) => BLOCK.test(content));
  const recalled = blocks.flatMap(({ content }) => content.split('\n').slice(1));
  const words = talk.at(-1)?.content ?? '';
  return [
    `${ECHO_LABEL} You said ${JSON.stringify(words.slice(0, 80))}. I was shown:`,
    `- a system part of ${system.length} characters, ${facts.length} known facts in it`,
    ...facts.map((line) => `    ${line}`),
    `- ${blocks.length} block(s) of recalled memory`,
    ...recalled.map((line) => `    ${line}`),
    `- ${talk.length} message(s) of the conversation, yours the last`,
  ].join('\n');
}

const answerEcho: OpenAiHandler = (request) =>
  request.path === '/chat/completions'
    ? { says: describePrompt(request.body.messages), pauseMs: PAUSE_MS }
    : { status: 404 };

/** Starts the server. */
export const startEchoModel = () => startOpenAiServer(answerEcho);
