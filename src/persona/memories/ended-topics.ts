/**
 * Topics of memory whose value a message ends through the persona: "please answer in English" leaves no room for the memory
 * "Answer in French from now on", and "arrête de m'appeler Max" none for "Prefers to be called Max". Pure.
 */
import { decideDirective } from '../decide-directive.ts';
import type { DecidedDirective, Directive } from '../directive.ts';
import { languageNamed } from '../directives/language-names.ts';
import { EMPTY_PROFILE } from '../profile.ts';
import { sameName, takesBack, withdrawnBy } from '../withdrawal.ts';

/** A topic, and whether what a memory says of it holds no longer. */
export interface EndedTopic {
  readonly topicKey: 'language' | 'address_as';
  readonly concerns: (content: string) => boolean;
}

/** The topics that the directives of a message end for good. */
export const endedTopics = (directives: readonly Directive[]): EndedTopic[] =>
  directives
    .map((directive) => decideDirective(directive, { stored: EMPTY_PROFILE, sightings: () => 0 }))
    .filter(({ decision, reason }) => decision === 'accepted' && reason === 'explicit_directive')
    .flatMap(toEnded);

function toEnded({ field, value }: DecidedDirective): EndedTopic[] {
  if (field !== 'language' && field !== 'address') return [];
  const named = field === 'language' ? languagesIn : namesIn;
  const isBack = withdrawnBy(value) !== null;
  return [
    {
      topicKey: field === 'language' ? 'language' : 'address_as',
      concerns: (content) => {
        const held = named(content);
        if (isBack) return held.some((one) => takesBack(value, one));
        return held.length > 0 && !held.some((one) => sameName(one, value));
      },
    },
  ];
}

const languagesIn = (content: string): string[] =>
  (content.match(/\p{L}+/gu) ?? []).flatMap((word) => languageNamed(word) ?? []);

/** "Prefers to be called Rob Roy." */
const namesIn = (content: string): string[] => {
  const name = /\bcalled (.+?)(?:(?<![.!])[.!]+)?$/isu.exec(content)?.[1];
  return name === undefined ? [] : [name];
};
