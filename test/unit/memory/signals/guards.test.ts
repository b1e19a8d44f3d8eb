/** When a sentence that looks like a fact is none. A guard that fails lets a stranger's words become the user's life. */
import { describe, expect, it } from 'vitest';
import {
  asksGuard,
  asksNoOrderGuard,
  conditionalGuard,
  deniedGuard,
  fictionGuard,
  type Guard,
  hedgedGuard,
  reportedGuard,
  sarcasmGuard,
} from '../../../../src/memory/signals/guards.ts';
import { readMessage } from '../../../../src/memory/signals/message/clauses.ts';

/** Whether the guard refuses the clause that begins with `I` (or with `starting`). */
function refuses(guard: Guard, text: string, starting = /^(?:if )?(?:i|i'm|my|always)\b/i): boolean {
  const message = readMessage(text);
  const clauses = message.sentences.flatMap(({ clauses }) => clauses);
  const clause = clauses.find((candidate) => starting.test(candidate.text));
  if (!clause) throw new Error(`no such clause in ${JSON.stringify(text)}`);
  return guard(clause, message);
}

const TABLE: readonly (readonly [string, Guard, readonly string[], readonly string[]])[] = [
  [
    'a question',
    asksGuard,
    ['I live in Berlin?', 'I live in Berlin, right?', 'So I work at Acme?', 'I like tea, or do I?'],
    ['I live in Berlin.', 'I live in Berlin, do you know a good bar?', 'I live in Berlin. Any tips?'],
  ],
  [
    'a question instead of an order',
    asksNoOrderGuard,
    ['always the same, is it?'],
    ['Always answer in French', 'Could you please, always answer in French?'],
  ],
  [
    'a condition',
    conditionalGuard,
    [
      'If I live in Germany, do I pay church tax?',
      'I work at Google if all goes well',
      'Suppose that, I live in Rome',
    ],
    ['I live in Lisbon, if that matters', 'I live in Lisbon, let me know if you need more', 'I like tea'],
  ],
  [
    'doubt',
    hedgedGuard,
    ['maybe, I like jazz', 'I live in Rome, I think', 'I am probably allergic to nuts'],
    ['I like jazz', 'I live in Rome and the bus that I take is probably late again because of the strike'],
  ],
  [
    'the words of another',
    reportedGuard,
    ['Bob was like, I hate this place', 'She said, I live in Rome', 'A: I live in Porto'],
    ['As I said, I live in Rome', 'Hi, I live in Rome'],
  ],
  [
    'a denial before or after it',
    deniedGuard,
    ['It is not true, I live in Rome', 'Nobody said, I work at Acme'],
    ['I live in Rome', 'Well, I live in Rome'],
  ],
  [
    'a performance',
    fictionGuard,
    [
      "Let's roleplay. I'm a pirate.",
      'Write a short story about me. I live in a castle.',
      'In my novel the hero is tired. I live in a tower.',
      'Imagine this. I work for the CIA.',
    ],
    ['I love role-playing games', "I'm a nurse. Write me a cover letter.", 'I live in Rome'],
  ],
  [
    'the contrary of what is meant',
    sarcasmGuard,
    [
      'I love meetings. NOT.',
      'I live in Narnia, jk',
      'I adore bugs /s',
      'I just love waiting 🙄',
      'I like pain, said no one ever',
      'I just love Mondays',
      'I love my life.',
    ],
    ['I love meetings.', 'I just love jazz', 'I love my life in Leeds', 'I like salt and not much else'],
  ],
];

describe.each(TABLE)('%s', (_, guard, refused, believed) => {
  it.each(refused)('refuses %j', (text) => {
    expect(refuses(guard, text)).toBe(true);
  });

  it.each(believed)('believes %j', (text) => {
    expect(refuses(guard, text)).toBe(false);
  });
});
