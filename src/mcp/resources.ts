/**
 * Resources that a host may read and attach by itself: the profile of the user, their conversations and documents. Bounded, as answers
 * of tools are: an address with `?cursor=` goes on with a list.
 */
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  UriTemplate,
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

const MIME_TYPE = 'text/markdown';

/** A resource in one declaration: where it is found, what a host is told of it, and how it reads. */
interface Resource {
  readonly name: string;
  /** An address, or a template of addresses. */
  readonly address: string | UriTemplate;
  readonly title: string;
  readonly description: string;
  /** Set for a resource that only a caller who may name a user has. */
  readonly namesUser?: boolean;
  read(caller: McpCaller, uri: URL, variables: Variables): Promise<string>;
}

type Variables = Readonly<Record<string, string | string[]>>;

/** All of them; an address belongs to the first that it fits. */
const RESOURCES: readonly Resource[] = [
  {
    name: 'profile',
    address: 'strata://profile',
    title: 'Profile',
    description: 'Memories about the user, by kind, the most important first.',
    read: (caller) => tellProfile(caller),
  },
  {
    name: 'conversations',
    address: 'strata://conversations',
    title: 'Conversations',
    description: 'Conversations with their titles and addresses.',
    read: listConversations,
  },
  {
    name: 'documents',
    address: 'strata://documents',
    title: 'Documents',
    description: 'Documents that are at hand, with their addresses.',
    read: listDocuments,
  },
  {
    name: 'profile of a user',
    address: new UriTemplate('strata://users/{user_id}/profile'),
    title: 'Profile of a user',
    description: 'Memories about one user, by kind.',
    namesUser: true,
    read: (caller, _, { user_id }) => tellProfile(caller, textOf(user_id)),
  },
  {
    name: 'more conversations',
    address: new UriTemplate('strata://conversations{?cursor}'),
    title: 'More conversations',
    description: 'The next page of conversations.',
    read: listConversations,
  },
  {
    name: 'conversation',
    address: new UriTemplate('strata://conversations/{id}'),
    title: 'A conversation',
    description: 'Its messages in order, each with who said it and when.',
    read: (caller, _, { id }) => tellConversation(caller, textOf(id)),
  },
  {
    name: 'more documents',
    address: new UriTemplate('strata://documents{?cursor}'),
    title: 'More documents',
    description: 'The next page of documents.',
    read: listDocuments,
  },
  {
    name: 'document',
    address: new UriTemplate('strata://documents/{id}'),
    title: 'A document',
    description: 'The text of a document.',
    read: (caller, _, { id }) => tellDocument(caller, textOf(id)),
  },
];

/** Puts the resources into a server, as a caller sees them. */
export function registerResources(server: McpServer, caller: McpCaller): void {
  for (const resource of resourcesOf(caller)) {
    const { name, address, title, description } = resource;
    const config = { mimeType: MIME_TYPE, title, description };
    const read = async (uri: URL, variables: Variables) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: MIME_TYPE,
          text: await orNone(uri, tell(resource, caller, uri, variables)),
        },
      ],
    });
    if (typeof address === 'string') server.registerResource(name, address, config, (uri) => read(uri, {}));
    else server.registerResource(name, new ResourceTemplate(address, { list: undefined }), config, read);
  }
}

/** The text of the resource at an address; null where there is none, an error of the API where it is not for the caller. */
export function readResource(caller: McpCaller, address: string): Promise<string> | null {
  if (!URL.canParse(address)) return null;
  const uri = new URL(address);
  for (const resource of resourcesOf(caller)) {
    const variables =
      typeof resource.address === 'string'
        ? resource.address === uri.href && {}
        : resource.address.match(uri.href);
    if (variables) return tell(resource, caller, uri, variables);
  }
  return null;
}

const resourcesOf = ({ userId }: McpCaller): readonly Resource[] =>
  RESOURCES.filter(({ namesUser = false }) => !namesUser || userId === null);

const tell = async ({ read }: Resource, caller: McpCaller, uri: URL, variables: Variables): Promise<string> =>
  truncateToTokens(await read(caller, uri, variables), RESOURCE_MAX_TOKENS);

const textOf = (value: string | string[] | undefined): string =>
  decodeURIComponent((Array.isArray(value) ? value[0] : value) ?? '');

/** Turns what is not there, or not for the caller, into the protocol's own error. */
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

async function tellProfile({ client }: McpCaller, user_id?: string): Promise<string> {
  const query = { limit: PROFILE_MEMORIES, ...(user_id === undefined ? {} : { user_id }) };
  const { data } = await client.call('GET /v1/memories', { query });
  return renderProfile('What is known', data.filter(isTold), RESOURCE_MAX_TOKENS);
}

async function tellDocument({ client }: McpCaller, id: string): Promise<string> {
  const { title, source, content } = await client.call('GET /v1/documents/{id}', { path: { id } });
  return `# ${title ?? source}\n\n${content}`;
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
