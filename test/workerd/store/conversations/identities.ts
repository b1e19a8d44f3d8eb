import type { TestWorkspace } from '../../support/service/workspace.ts';

export interface ConversationBody {
  readonly id: string;
  readonly ref_code: string;
  readonly session_key: string;
  readonly status: string;
  readonly ended_at: string | null;
}

export const open = (workspace: TestWorkspace, identity: Record<string, unknown>) =>
  workspace.call<ConversationBody>('POST', '/v1/conversations', {
    chat_id: 'chat',
    user_id: 'ana',
    ...identity,
  });

export const look = async (workspace: TestWorkspace, id: string): Promise<ConversationBody> =>
  (await workspace.call<ConversationBody>('GET', `/v1/conversations/${id}`)).body;

export const move = (workspace: TestWorkspace, id: string, to: 'idle' | 'archive') =>
  workspace.call<ConversationBody>('POST', `/v1/conversations/${id}/${to}`);

export const listed = async (workspace: TestWorkspace, query = ''): Promise<string[]> =>
  (await workspace.call<{ data: ConversationBody[] }>('GET', `/v1/conversations${query}`)).body.data.map(
    (conversation) => conversation.id,
  );
