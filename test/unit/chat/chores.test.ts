/** Chores of chat apps, as these write them: one that is not told would be remembered as said, and a message taken for one is forgotten. */
import { describe, expect, it } from 'vitest';
import { isChore } from '../../../src/chat/chore.ts';
import type { IncomingMessage } from '../../../src/chat/messages.ts';

const FACT = 'I live in Lisbon and I am allergic to peanuts.';
const TAGGED = `### Chat History:\n<chat_history>\nUSER: ${FACT}\nASSISTANT: Noted.\n</chat_history>`;
const task = (task: string, output: string) =>
  `### Task:\n${task}\n### Guidelines:\n- Be accurate.\n### Output:\nJSON format: ${output}\n${TAGGED}`;
const user = (content: string) => ({ role: 'user' as const, content });
const system = (content: string) => ({ role: 'system' as const, content });
const spoken = `user: ${FACT}\nassistant: Noted.`;

const CHORES: readonly [app: string, what: string, messages: IncomingMessage[]][] = [
  [
    'Open WebUI',
    'title',
    [
      user(
        task(
          'Generate a concise, 3-5 word title with an emoji summarizing the chat history.',
          '{ "title": "…" }',
        ),
      ),
    ],
  ],
  [
    'Open WebUI',
    'tags',
    [
      user(
        task(
          'Generate 1-3 broad tags categorizing the main themes of the chat history.',
          '{ "tags": ["…"] }',
        ),
      ),
    ],
  ],
  [
    'Open WebUI',
    'follow-ups',
    [
      user(
        task(
          'Suggest 3-5 relevant follow-up questions or prompts that the user might naturally ask next.',
          '{ "follow_ups": ["…"] }',
        ),
      ),
    ],
  ],
  [
    'Open WebUI',
    'search queries',
    [
      user(
        task(
          'Analyze the chat history to determine the necessity of generating search queries.',
          '{ "queries": [] }',
        ),
      ),
    ],
  ],
  ['Open WebUI, translated', 'title', [user(`### Aufgabe:\nErzeuge einen kurzen Titel.\n${TAGGED}`)]],
  [
    'LibreChat',
    'title',
    [
      user(
        `Provide a concise, 5-word-or-less title for the conversation, using title case conventions. Only return the title itself.\n\nConversation:\nUser: ${FACT}\nAI: Noted.`,
      ),
    ],
  ],
  [
    'LibreChat',
    'title and language',
    [
      user(
        `Analyze this conversation and provide:\n1. The detected language of the conversation\n2. A concise title in the detected language (5 words or less, no punctuation or quotation)\n\nUser: ${FACT}\nAI: Noted.`,
      ),
    ],
  ],
  [
    'LobeChat',
    'title',
    [
      system(
        'You are a professional conversation summarizer. Generate a concise title that captures the essence of the conversation.',
      ),
      user(spoken),
    ],
  ],
  [
    'LobeChat',
    'follow-ups',
    [
      system('You are a sidecar that extracts 0-4 quick-reply suggestions from the last assistant message.'),
      user(`Last assistant message:\n"""\n${FACT}\n"""`),
    ],
  ],
  [
    'LobeChat',
    'summary',
    [
      system(
        "You're an assistant who's good at extracting key takeaways from conversations and summarizing them.",
      ),
      user(
        `<chat_history>\n<user>${FACT}</user>\n</chat_history>\n\nPlease summarize the above conversation.`,
      ),
    ],
  ],
  [
    'LobeChat',
    'tags',
    [
      system('你是一名擅长会话标签总结的助理'),
      user('输入: {a} [zh-CN]'),
      { role: 'assistant', content: '起名' },
      user(`输入: {${FACT}} [en-US]`),
    ],
  ],
  ['another app', 'title', [system('Write a title for this chat, four words at most.'), user(spoken)]],
  [
    'Open WebUI',
    'autocompletion',
    [
      user(
        `### Task:\nYou are an autocompletion system. Continue the text in \`<text>\` based on the **completion type**.\n### Context:\n<chat_history>\nUSER: ${FACT}\n</chat_history>\n<type>General</type>\n<text>I live</text>\n#### Output:\n`,
      ),
    ],
  ],
  [
    'Open WebUI',
    'choice of tools',
    [
      system(
        'Available Tools: []\n\nYour task is to choose and return the correct tool(s) from the list of available tools.',
      ),
      user(`Query: History:\nUSER: """${FACT}"""\nQuery: And now?`),
    ],
  ],
  [
    'LibreChat',
    'title of an assistant',
    [
      user(
        `Please generate a concise title (max 40 characters) for a conversation that starts with:\nUser: ${FACT}\nAssistant: Noted.\n\nTitle:`,
      ),
    ],
  ],
  [
    'LibreChat',
    'title in words of its owner',
    [user(`Create a concise title for this conversation:\n\nUser: ${FACT}\nAI: Noted.`)],
  ],
  [
    'LobeChat',
    'rolling summary',
    [
      system('Summarize the conversation for future reference.\n\nRequirements:\n- Do not invent.'),
      user(spoken),
    ],
  ],
];

describe('a chore of a chat app', () => {
  it.each(CHORES)('is told by its form: %s, %s', (_, __, messages) => {
    expect(isChore(messages)).toBe(true);
  });

  it.each<[what: string, messages: IncomingMessage[]]>([
    ['asks for a title', [user('Give me a title for a novel about Lisbon, and follow-up questions.')]],
    ['writes a task with headings', [user('### Task:\nTranslate "bom dia" for me.')]],
    ['pastes a talk', [user(`What do you think of this?\nUser: ${FACT}\nAssistant: Noted.`)]],
    ['pastes a talk to a helpful assistant', [system('You are a helpful assistant.'), user(spoken)]],
    ['asks for a summary of a talk', [user(`Summarize this conversation:\n\nUser: ${FACT}\nAI: Noted.`)]],
    ['asks what a tag is', [user('What does <chat_history>…</chat_history> mean in a prompt template?')]],
    ['goes on after a transcript', [user(TAGGED), { role: 'assistant', content: 'So?' }, user('What now?')]],
    [
      'is answered by context',
      [
        user(
          '### Task:\nRespond to the user query.\n<context>Lisbon</context>\n<user_query>Where?</user_query>',
        ),
      ],
    ],
    ['brings results of tools', [user(FACT), { role: 'tool', tool_call_id: 'c', content: TAGGED }]],
    ['says nothing else', [user(FACT)]],
  ])('is no message of a user who %s', (_, messages) => {
    expect(isChore(messages)).toBe(false);
  });
});
