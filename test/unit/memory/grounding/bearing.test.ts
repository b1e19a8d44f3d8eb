/**
 * Whether a message bears what a model made of it. If it fails, a user is told that their name is John, that they have five cats for
 * three, or that they are allergic to what they can eat; or what they said is lost because it was said in other words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Evidence, findUngrounded } from '../../../../src/memory/grounding/bearing.ts';

interface Row {
  readonly language: string;
  readonly borne: boolean;
  readonly message: string;
  readonly fact: string;
  readonly before?: readonly string[];
  readonly at: string;
}

const AT = Date.UTC(2026, 4, 14, 10);
const evidence = (text: string, more: Partial<Evidence> = {}): Evidence => ({
  text,
  at: AT,
  answers: null,
  context: [],
  userNames: ['Ana'],
  ...more,
});
const rows = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../eval/facts/read.json'), 'utf8'),
) as readonly Row[];

describe('a fact of a model', () => {
  it('is refused for what its message does not say, and not for its wording: labelled rows in 14 languages', () => {
    const wrong = rows.flatMap(({ language, borne, message, fact, before, at }) => {
      const found = findUngrounded(
        fact,
        evidence(message, { context: before ?? [], at: Date.parse(`${at}T10:00:00Z`) }),
      );
      return (found === null) === borne ? [] : [`${language}: ${message} | ${fact} | ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('takes from a question what a short answer means, and nothing from what was told to its user', () => {
    const answer = (text: string, answers: string, fact: string) =>
      findUngrounded(fact, evidence(text, { answers }));
    expect(answer('Yes, two.', 'Do you have any cats?', 'Ana has two cats.')).toBeNull();
    expect(answer('No.', 'Do you have any cats?', 'Ana has cats.')).toBe('polarity');
    expect(answer('No.', 'Do you have any cats?', 'Ana has no cats.')).toBeNull();
    expect(answer('Oh nice.', 'You could get two cats.', 'Ana has two cats.')).not.toBeNull();
  });

  it('is about whom its user names, and its user is called what they say of themselves', () => {
    const context = ['My friend John came over.'];
    expect(
      findUngrounded("Ana's friend John likes chess.", evidence('He likes chess.', { context })),
    ).toBeNull();
    expect(findUngrounded("Ana's friend Tom likes chess.", evidence('He likes chess.', { context }))).toBe(
      'name',
    );
    expect(findUngrounded('Name is John.', evidence('John came over to the lake.', { ownName: true }))).toBe(
      'name',
    );
    expect(findUngrounded('Name is John.', evidence("btw i'm john", { ownName: true }))).toBeNull();
  });
});
