/**
 * The shape of a summary as language models are told it: every field required and none besides, which strict servers demand.
 * What comes is parsed all the same (`models/summaries/summary-answer.ts`).
 */
import { FACT_CATEGORIES } from '../../memory/types.ts';

/** Topics of which a user has one current value. A new value ends the old one, so that no model may make up its own. */
export const SUMMARY_TOPICS = [
  'name',
  'address_as',
  'pronouns',
  'birthday',
  'language',
  'home',
  'work.employer',
  'work.role',
  'work.field',
] as const;

const TEXT = { type: 'string' } as const;
const TEXTS = { type: 'array', items: TEXT } as const;

const objectOf = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** JSON schema of a summary. */
export const SUMMARY_SCHEMA = objectOf({
  summary: TEXT,
  range_summary: TEXT,
  facts: {
    type: 'array',
    items: objectOf({
      category: { type: 'string', enum: FACT_CATEGORIES },
      content: TEXT,
      subject: { type: ['string', 'null'] },
      topic_key: { type: ['string', 'null'], enum: [...SUMMARY_TOPICS, null] },
      user: TEXT,
      message: { type: 'integer' },
      importance: { type: 'number' },
    }),
  },
  snapshot: objectOf({
    goals: TEXTS,
    decisions: TEXTS,
    open_questions: TEXTS,
    entities: TEXTS,
    next_steps: TEXTS,
  }),
  title: TEXT,
  outdated: {
    type: 'array',
    items: objectOf({
      known: { type: ['integer', 'null'] },
      said: { type: ['integer', 'null'] },
      words: { type: ['string', 'null'] },
      message: { type: 'integer' },
    }),
  },
});
