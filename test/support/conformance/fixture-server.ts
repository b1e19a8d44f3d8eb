/**
 * A server with the tools, resources and prompts of fixed names that the conformance suite of the protocol asks for, answered as the
 * service answers its own: by `answerMcp`, a server for each request and no session. What it shows of transport, framing,
 * notifications and streams of news holds for `/mcp`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  completable,
  fromJsonSchema,
  InMemoryServerEventBus,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerMcp } from '../../../src/mcp/serve.ts';
import { type LocalPort, listenLocally } from '../local-port.ts';
import { addAsking, requestState } from './asking.ts';

/** A picture of one dot, and a sound of none. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';
/** Between two notifications of one call. */
const STEP_MS = 50;

const text = (words: string) => ({ type: 'text' as const, text: words });
const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
});

/** What is told of changes to whoever listens, in all requests. */
const news = new InMemoryServerEventBus();

/** The server of one request. */
function fixtures(): McpServer {
  const server = new McpServer(
    { name: 'fixtures', version: '1' },
    { capabilities: { logging: {} }, requestState: { verify: requestState.verify } },
  );
  addTools(server);
  addAsking(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function addTools(server: McpServer): void {
  const contents = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [image],
    test_audio_content: [{ type: 'audio' as const, data: WAV, mimeType: 'audio/wav' }],
    test_embedded_resource: [
      embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
    ],
    test_multiple_content_types: [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  };
  for (const [name, content] of Object.entries(contents))
    server.registerTool(name, { description: 'Gives what it is named after.' }, () => ({ content }));
  server.registerTool('test_error_handling', { description: 'Fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Tells how far it is.' },
    async ({ mcpReq }: ServerContext) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined)
          await mcpReq.notify({
            method: 'notifications/progress',
            params: { progressToken, progress, total: 100 },
          });
        await delay(STEP_MS);
      }
      return { content: [text('Done.')] };
    },
  );
  for (const name of ['test_tool_with_logging', 'test_logging_tool'])
    server.registerTool(name, { description: 'Tells what it does.' }, async ({ mcpReq }: ServerContext) => {
      for (const said of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await mcpReq.log('info', said);
        await delay(STEP_MS);
      }
      return { content: [text('Done.')] };
    });
  for (const [name, kind] of [
    ['test_trigger_tool_change', 'tools_list_changed'],
    ['test_trigger_prompt_change', 'prompts_list_changed'],
  ] as const)
    server.registerTool(name, { description: 'Tells of a change.' }, () => {
      news.publish({ kind });
      return { content: [text('Done.')] };
    });
  const inputSchema = fromJsonSchema<Record<string, unknown>>({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: {
      address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
    },
    properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
    additionalProperties: false,
  });
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema },
    (args) => ({ content: [text(JSON.stringify(args))] }),
  );
}

function addResources(server: McpServer): void {
  const about = (mimeType: string) => ({ description: 'A resource for testing.', mimeType });
  server.registerResource('static-text', 'test://static-text', about('text/plain'), ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }));
  server.registerResource('static-binary', 'test://static-binary', about('image/png'), ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'image/png', blob: PNG }],
  }));
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    about('application/json'),
    ({ href: uri }, { id }) => ({
      contents: [
        {
          ...{ uri, mimeType: 'application/json' },
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
}

function addPrompts(server: McpServer): void {
  const said = (
    ...contents: readonly (ReturnType<typeof text> | typeof image | ReturnType<typeof embedded>)[]
  ) => ({
    messages: contents.map((content) => ({ role: 'user' as const, content })),
  });
  server.registerPrompt('test_simple_prompt', { description: 'A prompt.' }, () =>
    said(text('This is a simple prompt for testing.')),
  );
  const argument = (words: readonly string[]) =>
    completable(z.string(), (typed) => words.filter((word) => word.startsWith(typed)));
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'A prompt with arguments.',
      argsSchema: z.object({ arg1: argument(['testing', 'tested']), arg2: argument(['world']) }),
    },
    ({ arg1, arg2 }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A prompt about a resource.', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      said(
        embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'A prompt about a picture.' }, () =>
    said(image, text('Please analyze the image above.')),
  );
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const request = new Request(new URL(url, origin), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    body: chunks.length === 0 ? null : Buffer.concat(chunks),
  });
  const response = await answerMcp(request, fixtures, news);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // As it comes: notifications are sent before the answer is there.
  const reader = response.body?.getReader();
  outgoing.on('close', () => void reader?.cancel());
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    outgoing.write(read.value);
  outgoing.end();
}

/** Serves the fixtures on a port of this machine. */
export async function serveFixtures(): Promise<LocalPort> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, 'http://127.0.0.1').catch((error: unknown) => {
      outgoing.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  return listenLocally(server);
}
