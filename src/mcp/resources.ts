/**
 * What a host may read and attach by itself: the profile of the user, their conversations and documents. Bounded, as what tools answer
 * is: an address with `?cursor=` goes on with a list.
 */
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { StrataError } from '../client/client.ts';
import { truncateToTokens } from '../lib/text/tokens.ts';
import { fittingLines, renderProfile } from '../recall/render-results.ts';
import type { McpCaller } from './caller.ts';
import { isTold } from './tools/tool.ts';

const RESOURCE_MAX_TOKENS = 8_000;
const LISTED = 50;
/** Memories that a profile is made of: one page. */
const PROFILE_MEMORIES = 200;
const RECENT_EVENTS = 200;

const MARKDOWN = { mimeType: 'text/markdown' };

/** Puts the resources into a server, as a caller sees them. */
export function registerResources(server: McpServer, caller: McpCaller): void {
  const { client } = caller;
  const reads =
    (read: (uri: URL, variables: Variables) => Promise<string>) =>
    async (uri: URL, variables: Variables | object = {}) => ({
      contents: [
        {
          uri: uri.href,
          ...MARKDOWN,
          text: truncateToTokens(await orNone(uri, read(uri, variables as Variables)), RESOURCE_MAX_TOKENS),
        },
      ],
    });
  const profileOf = async (user_id?: string) => {
    const query = { limit: PROFILE_MEMORIES, ...(user_id === undefined ? {} : { user_id }) };
    const { data } = await client.call('GET /v1/memories', { query });
    return renderProfile('What is known', data.filter(isTold), RESOURCE_MAX_TOKENS);
  };

  server.registerResource(
    'profile',
    'strata://profile',
    {
      ...MARKDOWN,
      title: 'Profile',
      description: 'What is known of the user, by kind, the most important first.',
    },
    reads(() => profileOf()),
  );
  if (caller.userId === null)
    server.registerResource(
      'profile of a user',
      new ResourceTemplate('strata://users/{user_id}/profile', { list: undefined }),
      { ...MARKDOWN, title: 'Profile of a user', description: 'What is known of one user, by kind.' },
      reads((_, { user_id }) => profileOf(textOf(user_id))),
    );

  server.registerResource(
    'conversations',
    'strata://conversations',
    { ...MARKDOWN, title: 'Conversations', description: 'Conversations with their titles and addresses.' },
    reads((uri) => listConversations(caller, uri)),
  );
  server.registerResource(
    'more conversations',
    new ResourceTemplate('strata://conversations{?cursor}', { list: undefined }),
    { ...MARKDOWN, title: 'More conversations', description: 'The next page of conversations.' },
    reads((uri) => listConversations(caller, uri)),
  );
  server.registerResource(
    'conversation',
    new ResourceTemplate('strata://conversations/{id}', { list: undefined }),
    {
      ...MARKDOWN,
      title: 'A conversation',
      description: 'Its messages in order, each with who said it and when.',
    },
    reads((_, { id }) => tellConversation(caller, textOf(id))),
  );

  server.registerResource(
    'documents',
    'strata://documents',
    { ...MARKDOWN, title: 'Documents', description: 'Documents that are at hand, with their addresses.' },
    reads((uri) => listDocuments(caller, uri)),
  );
  server.registerResource(
    'more documents',
    new ResourceTemplate('strata://documents{?cursor}', { list: undefined }),
    { ...MARKDOWN, title: 'More documents', description: 'The next page of documents.' },
    reads((uri) => listDocuments(caller, uri)),
  );
  server.registerResource(
    'document',
    new ResourceTemplate('strata://documents/{id}', { list: undefined }),
    { ...MARKDOWN, title: 'A document', description: 'The text of a document.' },
    reads(async (_, { id }) => {
      const { title, source, content } = await client.call('GET /v1/documents/{id}', {
        path: { id: textOf(id) },
      });
      return `# ${title ?? source}\n\n${content}`;
    }),
  );
}

type Variables = Readonly<Record<string, string | string[]>>;

const textOf = (value: string | string[] | undefined): string =>
  decodeURIComponent((Array.isArray(value) ? value[0] : value) ?? '');

/** What is not there, or not for the caller, is told as the protocol tells it. */
async function orNone<T>(uri: URL, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof StrataError)) throw error;
    const words = error.fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
    const text = `${uri.href}: ${words || (error.detail ?? error.code)}`;
    throw new ProtocolError(
      error.status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      text,
    );
  }
}

const cursorIn = (uri: URL): { readonly cursor?: string } => {
  const cursor = uri.searchParams.get('cursor');
  return cursor === null ? {} : { cursor };
};

const more = (address: string, cursor: string | null): string =>
  cursor === null ? '' : `\n\nMore: ${address}?cursor=${encodeURIComponent(cursor)}`;

async function listConversations({ client }: McpCaller, uri: URL): Promise<string> {
  const page = await client.call('GET /v1/conversations', { query: { limit: LISTED, ...cursorIn(uri) } });
  const lines = page.data.map(
    ({ id, title, last_active_at }) =>
      `- ${JSON.stringify(title ?? 'Untitled')}, ${last_active_at.slice(0, 10)}: strata://conversations/${id}`,
  );
  return `# Conversations\n\n${lines.join('\n') || 'None yet.'}${more('strata://conversations', page.next_cursor)}`;
}

async function tellConversation({ client }: McpCaller, id: string): Promise<string> {
  const { title } = await client.call('GET /v1/conversations/{id}', { path: { id } });
  const { data } = await client.call('GET /v1/conversations/{id}/events', {
    path: { id },
    query: { limit: RECENT_EVENTS },
  });
  const lines = data
    .filter(({ status }) => status === 'active')
    .map(
      ({ role, name, content, occurred_at }) =>
        `**${name ?? role}** (${occurred_at.slice(0, 16).replace('T', ' ')}): ${content}`,
    );
  const { text, left } = fittingLines(lines, RESOURCE_MAX_TOKENS);
  return `# ${title ?? 'Untitled'}\n\n${text.replaceAll('\n**', '\n\n**')}${left > 0 ? `\n\n${left} more messages.` : ''}`;
}

async function listDocuments({ client }: McpCaller, uri: URL): Promise<string> {
  const page = await client.call('GET /v1/documents', { query: { limit: LISTED, ...cursorIn(uri) } });
  const lines = page.data.map(
    ({ id, title, source }) => `- ${JSON.stringify(title ?? source)}: strata://documents/${id}`,
  );
  return `# Documents\n\n${lines.join('\n') || 'None yet.'}${more('strata://documents', page.next_cursor)}`;
}
