/** How far a message is handed on. Whoever changes a turn reads all of these files; each more makes it harder to be right. */
import { expect, it } from 'vitest';
import { walkOfTurn } from '../eval/walk.ts';

it('goes from its route to the write of a turn in few files, and hardly ever back into one', () => {
  const stays = walkOfTurn();
  const files = new Set(stays.map(({ file }) => file));
  // A walk that follows nothing is no short one.
  expect(files.size).toBeGreaterThan(40);
  expect(stays.length).toBeLessThanOrEqual(60);
  expect(stays.length - files.size).toBeLessThanOrEqual(15);
});
