/** Where sentences and clauses begin. A cut in the wrong place turns "she thinks I live in Rome" into a fact. */
import { expect, it } from 'vitest';
import { readMessage } from '../../../../../src/memory/signals/message/clauses.ts';

const clauses = (text: string) => {
  const message = readMessage(text);
  return message.sentences.flatMap(({ clauses }) => clauses).map((clause) => clause.text);
};

it.each([
  ['I live in Rome. I like it.', ['I live in Rome', 'I like it']],
  ["I work at St. Mary's with Dr. Lee", ["I work at St. Mary's with Dr. Lee"]],
  ['Well, actually, I live in Rome', ['I live in Rome']],
  ["Actually, it's Rome", ["it's Rome"]],
  ['Hi there! By the way my name is Ana', ['my name is Ana']],
  ['- I live in Rome\n2. I like tea', ['I live in Rome', 'I like tea']],
  ["I'm Ana, but please call me Nina", ["I'm Ana", 'call me Nina']],
  ['I like tea because it warms me', ['I like tea', 'it warms me']],
  ['I like hiking, cooking and jazz', ['I like hiking, cooking and jazz']],
  ['I like tea and I hate milk', ['I like tea', 'I hate milk']],
  ['she thinks I live in Rome', ['she thinks I live in Rome']],
  ['我住在北京。我叫小明', ['我住在北京', '我叫小明']],
  ['Last spring I moved to Rome', ['I moved to Rome']],
  ['', []],
  ['👍 !!', []],
] as const)('%j', (text, expected) => {
  expect(clauses(text)).toEqual(expected);
});
