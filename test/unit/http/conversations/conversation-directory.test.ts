/** What an isolate remembers of conversations: never another workspace's, and no more than fits. */
import { describe, expect, it } from 'vitest';
import {
  forgetConversation,
  rememberConversation,
  rememberedConversation,
} from '../../../../src/http/conversations/conversation-directory.ts';

const identity = (id: string) => ({
  id,
  workspaceId: 'ws',
  userId: 'ana',
  channelId: 'ch',
  subjectId: null,
  personaId: null,
  memory: 'full' as const,
});

describe('a remembered conversation', () => {
  it('is known to its workspace under the name it was asked by, until it is forgotten', () => {
    rememberConversation('ws', 'ref', identity('conv'));
    expect(rememberedConversation('ws', 'ref')).toEqual(identity('conv'));
    expect(rememberedConversation('other', 'ref')).toBeNull();
    expect(rememberedConversation('ws', 'conv')).toBeNull();
    forgetConversation('ws', 'ref');
    expect(rememberedConversation('ws', 'ref')).toBeNull();
  });

  it('leaves when thousands were used since, so that memory stays bounded', () => {
    rememberConversation('ws', 'used', identity('used'));
    rememberConversation('ws', 'idle', identity('idle'));
    for (let i = 0; i < 4_999; i++) {
      rememberConversation('ws', `c${i}`, identity(`c${i}`));
      rememberedConversation('ws', 'used');
    }
    expect(rememberedConversation('ws', 'used')).not.toBeNull();
    expect(rememberedConversation('ws', 'idle')).toBeNull();
  });
});
