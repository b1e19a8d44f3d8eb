/** What a message asks to be forgotten, before it is known of what. If it fails, a wish that names nothing takes what has a word of it. */
import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../src/session/parse-message.ts';
import { extractChanges } from '../../../../src/session/turn/extract-changes.ts';

const wished = (content: string) =>
  extractChanges(
    {
      conversation: { id: 'con_1', workspaceId: 'wsp_1', subjectId: null } as never,
      hasTopic: false,
      isPretended: false,
      userId: 'ana',
      eventId: 'evt_1',
      parsed: parseMessage(content),
      occurredAt: 1_000,
    },
    1_000,
    { next: (kind: string) => `${kind}_1` } as never,
  ).forget;

describe('a wish to forget', () => {
  it.each(['забудь, что я говорил вчера', 'прошу, забудь, что я говорил', '昨日のことは忘れて'])(
    'that names nothing means nothing: %s',
    (content) => {
      expect(wished(content)).toEqual([]);
    },
  );

  it.each([
    ['Please delete what you know about my bike.', 'bike'],
    ['Forget everything about work.', 'work'],
    ['仕事のことは忘れて', '仕事'],
    ['забудь, что я живу в Порту', 'порт'],
  ])('names what it means: %s', (content, term) => {
    expect(wished(content)).toEqual([expect.arrayContaining([term])]);
  });
});
