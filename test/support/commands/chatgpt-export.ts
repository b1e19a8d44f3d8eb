/** Writes a `conversations.json` as ChatGPT's, of any size, so that an import can be killed in the midst of it. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** Writes conversations of some messages each; every one says something of its own. */
export async function writeChatGptExport(
  path: string,
  conversations: number,
  messages: number,
): Promise<void> {
  const file = createWriteStream(path);
  file.write('[');
  for (let n = 0; n < conversations; n++) {
    const text = `${n === 0 ? '' : ','}${JSON.stringify(conversation(n, messages))}`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end(']');
  await once(file, 'finish');
}

const THINGS = ['boat', 'garden', 'telescope', 'bicycle', 'violin', 'bakery', 'greenhouse', 'kayak'];

function conversation(n: number, messages: number) {
  const startedAt = 1_600_000_000 + n * 86_400;
  const mapping: Record<string, unknown> = {
    root: { id: 'root', message: null, parent: null, children: ['0'] },
  };
  for (let i = 0; i < messages; i++) {
    const isUser = i % 2 === 0;
    const thing = THINGS[(n + i) % THINGS.length];
    const text = isUser
      ? `In week ${n} I worked on the ${thing} again, and part ${i} of it is ready. What would you do next?`
      : `Then look after the ${thing} first: part ${i} wants a second coat before it rains. Take your time with it.`;
    mapping[String(i)] = {
      id: String(i),
      parent: i === 0 ? 'root' : String(i - 1),
      children: i + 1 < messages ? [String(i + 1)] : [],
      message: {
        id: `${n}-${i}`,
        author: { role: isUser ? 'user' : 'assistant' },
        create_time: startedAt + i * 60,
        content: { content_type: 'text', parts: [text] },
        weight: 1,
        recipient: 'all',
        metadata: {},
      },
    };
  }
  return {
    title: `Week ${n}`,
    create_time: startedAt,
    conversation_id: `chat-${n}`,
    current_node: String(messages - 1),
    mapping,
  };
}
