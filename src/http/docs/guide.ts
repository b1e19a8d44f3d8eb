/**
 * The guide before the reference: what this is, how it is started, a first memory, the doors. One text, written as Markdown for
 * `/llms.txt` and as HTML for `/docs`; bodies and summaries are those of the OpenAPI document. Pure.
 */
import { exampleOf, type Operation } from './openapi-document.ts';

/** A paragraph, in which `code` and [words](address) are marked as in Markdown; a list of such; or commands. */
type Block = string | readonly string[] | { readonly commands: string };

interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Takes the id out of an answer, without a tool that has to be installed. */
const READ_ID = `sed 's/.*"id":"\\([^"]*\\)".*/\\1/'`;

/** The guide of a service at an address. */
export function writeGuide(origin: string, operations: readonly Operation[]): Section[] {
  const examples = new Map(operations.map((operation) => [operation.name, exampleOf(operation)]));
  const send = (name: string): string => {
    const [method, path] = name.split(' ');
    const call = `curl -s -X ${method} ${origin}${path} -H "Authorization: Bearer $KEY"`;
    return `${call} -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(examples.get(name))}'`;
  };
  return [
    {
      heading: 'What it is',
      blocks: [
        'Send each user message; the answer is a prompt that is ready for any language model: what is known of the user, what was said before that matters now, and the conversation itself. Send the reply of the model, and the turn is closed. What a user said in one private conversation is recalled in all of theirs; what was said in a group stays there.',
      ],
    },
    {
      heading: 'Start',
      blocks: [
        'In a checkout, with Node 20 or newer. The second command prints a key; behind it is everything below.',
        { commands: 'npm ci\nnpm start' },
        'Every call carries the key: `Authorization: Bearer <key>`.',
        { commands: 'KEY=sk_strata_…' },
      ],
    },
    {
      heading: 'Add, and ask in another conversation',
      blocks: [
        'Add what was said on Monday:',
        { commands: send('POST /v1/ingest') },
        'Ask, from wherever you are:',
        { commands: send('POST /v1/search') },
        'Or open another conversation, and let the same user ask there: the `prompt` of the turn holds what was said on Monday.',
        { commands: `ID=$(${send('POST /v1/conversations').replace('monday', 'tuesday')} | ${READ_ID})` },
        { commands: send('POST /v1/conversations/{id}/turns').replace('{id}', '$ID') },
        'What the model says to that prompt closes the turn: `POST /v1/conversations/{id}/turns/{turn_id}/reply`. What is known already is added without a conversation:',
        { commands: send('POST /v1/memories') },
      ],
    },
    {
      heading: 'Doors',
      blocks: [
        [
          'Your backend, with a key: all calls. `src/client` is a typed client for TypeScript.',
          'Browsers, with a token of `POST /v1/tokens`, that speaks for one user. `CORS_ORIGINS` names the pages that may.',
          'Clients of OpenAI and Anthropic, unchanged: `POST /v1/chat/completions`, `/v1/responses` and `/v1/messages`, with `user` where a key serves several, and `CHAT_MODEL` set. Each request is a turn.',
          'Agents that speak MCP: `/mcp` with a key, and `X-Strata-User` for whom it speaks.',
          'Slack, Discord, Telegram, WhatsApp or a chat of your own: `PUT /v1/webhooks/{adapter}`, and the address that it answers entered there.',
        ],
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        [
          'JSON in snake_case, times in ISO 8601. Errors are problem details (RFC 9457) that name the field.',
          'An `Idempotency-Key` makes each call that writes safe to send again for a day.',
          'Lists come in pages: `limit`, and `cursor` with the `next_cursor` of the page before.',
          '`DELETE /v1/memories/{id}`, `/v1/conversations/{id}` and `/v1/users/{user_id}` erase for good, and say what went.',
          '`GET /v1/traces/{id}` tells why a prompt or a search holds what it holds.',
        ],
      ],
    },
  ];
}

/** The text for language models: the guide, then every call, by llmstxt.org. */
export function writeLlmsText(origin: string, operations: readonly Operation[]): string {
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
  const calls = tags.flatMap((tag) => [
    `### ${tag}`,
    operations
      .filter((operation) => operation.tags.includes(tag))
      .map(writeCall)
      .join('\n'),
  ]);
  return [
    '# Strata',
    '> Long-term memory for chat agents: messages in, prompts out that remember.',
    ...writeGuide(origin, operations).flatMap(({ heading, blocks }) => [
      `## ${heading}`,
      ...blocks.map((block) => {
        if (typeof block === 'string') return block;
        return 'commands' in block
          ? `\`\`\`sh\n${block.commands}\n\`\`\``
          : block.map((item) => `- ${item}`).join('\n');
      }),
    ]),
    '## Calls',
    ...calls,
    '## Reference',
    `- [OpenAPI document](${origin}/openapi.json): every field of every call and answer\n- [The same to read and try](${origin}/docs)`,
    '',
  ].join('\n\n');
}

function writeCall(operation: Operation): string {
  const line = `- \`${operation.name}\`: ${operation.summary}`;
  const example = exampleOf(operation);
  return example === undefined ? line : `${line}\n  - e.g. \`${JSON.stringify(example)}\``;
}

/** Writes the guide as sections of HTML, with the deployment's own address in its examples. */
export const writeGuideHtml = (origin: string, operations: readonly Operation[]): string =>
  writeGuide(origin, operations)
    .map(({ heading, blocks }) => `<h2>${heading}</h2>\n${blocks.map(toHtml).join('\n')}`)
    .join('\n');

function toHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${inlineHtml(block)}</p>`;
  if ('commands' in block) return `<pre><code>${escapeHtml(block.commands)}</code></pre>`;
  return `<ul>${block.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;
}

const inlineHtml = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
