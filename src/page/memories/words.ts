/** Words for the values of a memory's fields. The types of the client hold that none is missing. */
import type { Memory } from '../../client/client.ts';

type Names<Field extends keyof Memory> = Readonly<Record<NonNullable<Memory[Field]> & string, string>>;

export const KIND_NAMES: Names<'kind'> = {
  fact: 'Fact',
  preference: 'Preference',
  instruction: 'Instruction',
  procedure: 'Procedure',
  decision: 'Decision',
  event: 'Event',
  summary: 'Summary',
};

export const TIER_NAMES: Names<'tier'> = {
  conversation: 'Conversation',
  channel: 'Channel',
  workspace: 'Workspace',
  account: 'Account',
};

export const VISIBILITY_NAMES: Names<'visibility'> = { private: 'Private', shared: 'Shared' };

export const CATEGORY_NAMES: Names<'category'> = {
  personality: 'Personality',
  hobby: 'Hobby',
  relationship: 'Relationship',
  milestone: 'Milestone',
  occupation: 'Occupation',
  preference: 'Preference',
  habit: 'Habit',
  other: 'Other',
};

export const LIFETIME_NAMES: Names<'lifetime'> = {
  long_term: 'Long term',
  short_term: 'Short term',
  conversation: 'Its conversation',
};

export const STATUS_NAMES: Names<'status'> = {
  active: 'Active',
  superseded: 'Superseded',
  quarantined: 'Withheld',
  deleted: 'Deleted',
};
