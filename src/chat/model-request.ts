/**
 * Request to the model of a chat: the prompt of the turn, the application's instructions in it, the exchange with tools
 * after it. Pure.
 */
import { countTokens } from '../lib/text/tokens.ts';
import { storable } from '../memory/changes/content.ts';
import { neutralise } from '../memory/neutralise.ts';
import type { ChatFields, ChatRequest } from '../memory/ports.ts';
import type { Prompt } from '../session/prompt/prompt.ts';
import { checkMedia, MEDIA_MAX_PARTS } from './media.ts';
import { type ChatTurn, type ContentPart, type IncomingMessage, textOf } from './messages.ts';

/**
 * Heading of the application's instructions, after Strata's own part, which stays the same for the provider's cache.
 */
const INSTRUCTIONS_HEADING = 'Instructions of the application in which you answer:';

/** Characters that OpenAI takes in the name of a speaker. */
const SPEAKER_NAME_MAX_CHARS = 64;
const NOT_IN_NAMES = /[^\w-]+/g;

/** The request for a turn. One system message: many servers take no second one. */
export function toModelRequest(prompt: Prompt, turn: ChatTurn, parameters: ChatFields): ChatRequest {
  const { stable, dynamic } = prompt.system;
  const own = turn.instructions === null ? '' : `${INSTRUCTIONS_HEADING}\n${turn.instructions}`;
  const system = [stable, own, dynamic].filter((part) => part !== '').join('\n\n');
  const spoken = withSpeakers(prompt.messages);
  const contents = withMedia(spoken, turn.withMedia);
  const messages = spoken.map(({ role, name }, i) => ({
    role,
    content: contents[i],
    ...nameFields(role, name),
  }));
  return {
    messages: [{ role: 'system', content: system }, ...messages, ...turn.exchange.map(withoutMarks)],
    parameters,
  };
}

/**
 * The contents of the messages, with pictures and the like where they came: the record has a note of each, the client still shows
 * what it sent. Of more than a model takes the newest are shown.
 */
function withMedia(
  messages: Prompt['messages'],
  sent: readonly IncomingMessage[],
): (string | readonly ChatFields[])[] {
  const contents: (string | readonly ChatFields[])[] = messages.map(({ content }) => content);
  let [at, left] = [messages.length - 1, MEDIA_MAX_PARTS];
  for (const message of sent.toReversed()) {
    const parts = Array.isArray(message.content) ? (message.content as readonly ContentPart[]) : [];
    const text = neutralise(storable(textOf(parts)));
    const found = messages.findLastIndex(
      ({ role, content }, i) => i <= at && role === 'user' && content.includes(text),
    );
    left -= parts.filter(({ type }) => type !== 'text').length;
    if (found < 0 || left < 0 || !checkMedia([message]).ok) continue;
    const whole = messages[found]?.content ?? '';
    const from = whole.lastIndexOf(text);
    contents[found] = [
      ...textPart(whole.slice(0, from)),
      ...parts.map((part) =>
        typeof part.text === 'string' ? { ...part, text: neutralise(part.text) } : part,
      ),
      ...textPart(whole.slice(from + text.length)),
    ];
    at = found - 1;
  }
  return contents;
}

const textPart = (text: string): ChatFields[] =>
  text.trim() === '' ? [] : [{ type: 'text', text: text.trim() }];

/** A message of the exchange; what a tool says is a stranger's, and no mark of ours. */
const withoutMarks = ({ content, role, ...message }: IncomingMessage): ChatRequest['messages'][number] => ({
  ...message,
  role,
  ...(content === undefined
    ? {}
    : {
        content: Array.isArray(content)
          ? content.map((part) =>
              typeof part.text === 'string' ? { ...part, text: neutralise(part.text) } : part,
            )
          : typeof content === 'string'
            ? neutralise(content)
            : content,
      }),
});

/**
 * The messages so that a model can tell who says what. The field for names takes few letters, so that names of other scripts would be
 * none in it, and two could become one; then each message says in its text whose it is.
 */
function withSpeakers(messages: Prompt['messages']): Prompt['messages'] {
  const names = new Set(messages.flatMap(({ role, name }) => (role === 'user' && name ? [name] : [])));
  const isLostIn = (name: string) => LETTERS_BESIDE.test(unaccented(name));
  const isTold = new Set([...names].map(plainName)).size === names.size && ![...names].some(isLostIn);
  return isTold
    ? messages
    : messages.map((message) =>
        message.role === 'user' && message.name
          ? { ...message, content: `${message.name}: ${message.content}` }
          : message,
      );
}

/** Letters, figures and pictures that the field for names has no place for. */
const LETTERS_BESIDE = /[^\w\s\p{P}]/u;
const unaccented = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '');
const plainName = (name: string): string =>
  unaccented(name).replace(NOT_IN_NAMES, '_').slice(0, SPEAKER_NAME_MAX_CHARS);

function nameFields(role: string, name: string | undefined): { readonly name?: string } {
  const plain = plainName(name ?? '');
  return role === 'system' || /^_*$/.test(plain) ? {} : { name: plain };
}

/** Tokens that a turn's prompt shares its budget with: instructions, and what tools said. */
export const tokensBeside = ({ instructions, exchange }: ChatTurn): number =>
  countTokens(instructions ?? '') +
  exchange.reduce((sum, { content }) => sum + countTokens(textOf(content)), 0);

/** Tokens of a request, for providers that do not count. */
export const countRequestTokens = ({
  messages,
  parameters,
}: {
  readonly messages: readonly (ChatFields | IncomingMessage)[];
  readonly parameters: ChatFields;
}): number =>
  messages.reduce((sum, message) => sum + countTokens(wordsOf(message.content)), 0) +
  (parameters.tools === undefined ? 0 : countTokens(JSON.stringify(parameters.tools)));

const wordsOf = (content: unknown): string =>
  typeof content === 'string' || Array.isArray(content) ? textOf(content) : '';
