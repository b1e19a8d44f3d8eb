/** The official client of the protocol, unmodified, against the service in the test runtime. */
import { exports } from 'cloudflare:workers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const worker = (exports as unknown as { default: Fetcher }).default;

/** What tools answer, as far as tests look at it. */
export interface ToolData {
  readonly memory: Shown;
  readonly memories: readonly Shown[];
  readonly would_forget: readonly Shown[];
  readonly forgotten: readonly string[];
  readonly not_found: readonly string[];
  readonly confirm: string;
  readonly next_cursor: string | null;
  readonly results: readonly { id: string; type: string; content: string }[];
  readonly turn_id: string;
  readonly conversation_id: string;
  readonly status: string;
  readonly context: string;
  readonly learnt: readonly { memory_id: string; action: string }[];
  readonly notes: readonly { key: string; value: unknown; cut?: boolean }[];
}

interface Shown {
  readonly id: string;
  readonly content: string;
  readonly kind: string;
}

/** A tool's answer. */
export interface ToolAnswer {
  readonly text: string;
  readonly data: ToolData;
  readonly isError: boolean;
}

export interface McpSession {
  readonly client: Client;
  /** Calls a tool. */
  tool(name: string, args?: Record<string, unknown>, meta?: Record<string, unknown>): Promise<ToolAnswer>;
  /** Reads a resource. */
  read(uri: string): Promise<string>;
}

/** Connects with a key or a token. */
export async function connectMcp(
  credential: string,
  headers: Record<string, string> = {},
): Promise<McpSession> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('https://strata.test/mcp'), {
    fetch: (url, init) => worker.fetch(new Request(url, init as RequestInit)),
    requestInit: { headers: { Authorization: `Bearer ${credential}`, ...headers } },
  });
  await client.connect(transport);
  return {
    client,
    tool: async (name, args = {}, meta) => {
      const answer = await client.callTool({ name, arguments: args, ...(meta ? { _meta: meta } : {}) });
      const [content] = answer.content as { text?: string }[];
      return {
        text: content?.text ?? '',
        data: (answer.structuredContent ?? {}) as unknown as ToolData,
        isError: answer.isError === true,
      };
    },
    read: async (uri) => {
      const [contents] = (await client.readResource({ uri })).contents;
      return contents && 'text' in contents ? contents.text : '';
    },
  };
}
