/**
 * The text in an answer of a language model: `{ response }` (Workers AI; a string, or the object itself where it was told to
 * answer in JSON), or `{ choices }` (OpenAI). What a reasoning model thought before is left out.
 */
import { z } from 'zod';
import { ModelError } from '../model-error.ts';

const Part = z.object({ text: z.string().catch('') }).catch({ text: '' });
const Content = z.union([z.string(), z.array(Part), z.null()]).optional();
const Choices = z.object({ choices: z.array(z.object({ message: z.object({ content: Content }) })).min(1) });
const Response = z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown()), z.null()]) });
const Answer = z.union([Choices, Response]);

/** A thought, or the end of one that began in the prompt. */
const THOUGHT = /^[\s\S]*<\/think>/i;
/** A thought that the limit of the answer cut off. */
const UNENDED_THOUGHT = /<think>[\s\S]*$/i;

/** Text of a model's answer; empty when it said nothing. Throws a `ModelError` for an answer of another shape. */
export function textIn(answer: unknown, model: string): string {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) throw new ModelError(model, 'malformed', 'answered in no known shape');
  const said = 'choices' in parsed.data ? contentOf(parsed.data.choices) : parsed.data.response;
  const text = typeof said === 'string' ? said : said === null ? '' : JSON.stringify(said);
  return withoutThoughts(text);
}

/** Text of a model without what it thought aloud before. */
export const withoutThoughts = (text: string): string =>
  text.replace(THOUGHT, '').replace(UNENDED_THOUGHT, '').trim();

function contentOf([choice]: z.infer<typeof Choices>['choices']): string {
  const content = choice?.message.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('');
}
