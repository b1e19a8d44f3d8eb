/** What most memories of tests have in common. */

/** A private long-term fact of `ana`, but for its id, its words and its times. */
export const PRIVATE_FACT = {
  tier: 'workspace',
  channelId: null,
  conversationId: null,
  userId: 'ana',
  visibility: 'private',
  subjectId: null,
  kind: 'fact',
  category: null,
  topicKey: null,
  importance: 0.5,
  lifetime: 'long_term',
  source: 'test',
  tags: [],
  validFrom: null,
  validTo: null,
  expiresAt: null,
  sourceConversationId: null,
} as const;
