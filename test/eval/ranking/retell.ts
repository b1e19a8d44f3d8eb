/**
 * Questions about two people who chat, told as one of them would ask: "What did Ana plant?" becomes "What did I plant?" with
 * Ana as the user, or "What did you plant?" with her as the assistant, and the names are gone. So the weights of who is asked
 * for are fitted to chats of short lines too, where the files only name people. Pure.
 */
import { termOf, wordsOf } from '../../../src/lib/text/words.ts';
import type { Asker } from '../../../src/recall/analysis/question.ts';
import { speakerOf } from '../../../src/recall/events/dialogue.ts';
import type { CollectedQuestion } from './collect.ts';

/** The question as asked by (`self`) or of (`assistant`) the one person it names; none when it names nobody or both. */
export function retell(question: CollectedQuestion, asker: Exclude<Asker, 'none'>): CollectedQuestion[] {
  const { query, findings } = question;
  const speakers = [...new Set(findings.found.flatMap(({ candidate }) => speakerOf(candidate) ?? []))];
  const partsOf = (speaker: string) => wordsOf(speaker).map(termOf);
  const named = speakers.filter((speaker) => partsOf(speaker).some((part) => query.terms.includes(part)));
  const [one, ...others] = named;
  if (one === undefined || others.length > 0 || speakers.length !== 2) return [];
  const parts = partsOf(one);
  const [asked, other] =
    asker === 'self' ? (['user', 'assistant'] as const) : (['assistant', 'user'] as const);
  return [
    {
      ...question,
      query: {
        ...query,
        terms: query.terms.filter((term) => !parts.includes(term)),
        traits: { ...query.traits, asker },
      },
      findings: {
        ...findings,
        found: findings.found.map((event) => ({
          ...event,
          candidate: { ...event.candidate, name: null, role: event.candidate.name === one ? asked : other },
        })),
      },
    },
  ];
}
