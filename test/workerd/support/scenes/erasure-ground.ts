/** Ground for what is sent, erased and sent again: whose it is, what it says, and how it is erased. */
import { expect } from 'vitest';
import { type Answer, openConversation, type TestWorkspace, takeTurn } from '../service/workspace.ts';
import { newMark, openGroup } from './erasure-scene.ts';

/** What a door works with: a user, a conversation of theirs, a group, and a word that stands in all that is said. */
export interface Ground {
  readonly workspace: TestWorkspace;
  /** How many there were, with it. */
  readonly n: number;
  readonly mark: string;
  readonly user: string;
  readonly conversation: string;
  readonly group: string;
  readonly channel: string;
}

export const del = async (workspace: TestWorkspace, path: string) => {
  const { status } = await workspace.call('DELETE', path);
  expect([path, status]).toEqual([path, 200]);
};

export const ERASURES = {
  user: ({ workspace, user }: Ground) => del(workspace, `/v1/users/${user}`),
  conversation: ({ workspace, conversation }: Ground) => del(workspace, `/v1/conversations/${conversation}`),
  channel: ({ workspace, channel }: Ground) => del(workspace, `/v1/channels/${channel}`),
  result: ({ workspace, user }: Ground, { body }: Answer<Record<string, unknown>>) => {
    const [id] = /(?:mem|doc|conv|ch)_[0-9]{30}/.exec(JSON.stringify(body)) ?? [];
    const kind = { mem: 'memories', doc: 'documents', conv: 'conversations', ch: 'channels' }[
      id?.split('_')[0] ?? ''
    ];
    const isOwned = kind === 'memories' || kind === 'documents';
    return del(workspace, `/v1/${kind}/${id}${isOwned ? `?user_id=${user}` : ''}`);
  },
};

export const said = ({ mark }: Ground) => `Remember that I live in ${mark}.`;

export const memory = ({ user, mark }: Ground) => ({
  content: `Lives in ${mark}.`,
  kind: 'fact',
  user_id: user,
});

export const turn = async (ground: Ground, more: Record<string, unknown> = {}) => {
  await takeTurn(ground.workspace, ground.conversation, said(ground), {
    turn_id: `t-${ground.mark}`,
    ...more,
  });
  return `/v1/conversations/${ground.conversation}/turns/t-${ground.mark}`;
};

export const message = (ground: Ground) => ({
  role: 'user',
  content: said(ground),
  occurred_at: '2026-01-05T10:00:00Z',
});

/** What is imported. */
export const imported = (ground: Ground) => ({
  conversation: { chat_id: `chat ${ground.mark}`, user_id: ground.user },
  messages: [message(ground)],
});

let grounds = 0;

/** Makes one; of a user and a word of its own unless told otherwise. */
export async function newGround(
  workspace: TestWorkspace,
  { mark = newMark(), user }: { readonly mark?: string; readonly user?: string } = {},
): Promise<Ground> {
  const n = ++grounds;
  const made = await workspace.call<{ id: string }>('POST', '/v1/channels', { name: `channel ${n}` });
  const owner = user ?? `u${n}-${mark}`;
  return {
    workspace,
    n,
    mark,
    user: owner,
    channel: made.body.id,
    conversation: await openConversation(workspace, { chat_id: `chat ${mark}`, user_id: owner }),
    group: await openGroup(workspace, `group ${n}`),
  };
}
