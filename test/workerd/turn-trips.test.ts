import { describe, expect, it } from 'vitest';
import { countTrips } from '../support/round-trips.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  rememberEvent as remember,
  takeTurn,
} from '../support/workspace.ts';

describe('a turn', () => {
  it('x', async () => {
    const workspace = await createWorkspace();
    const conversation = await openConversation(workspace);
    await remember(workspace, 'Ana likes green tea.');
    console.log('FIRST');
    console.log((await countTrips(() => takeTurn(workspace, conversation, 'hello there'))).inSequence);
    await exchange(workspace, conversation, 'Good morning!', 'Good morning.');
    console.log('NEXT');
    const { answer, ...trips } = await countTrips(() =>
      takeTurn(workspace, conversation, 'Which tea do I like?'),
    );
    console.log(trips, answer.status);
    expect(1).toBe(1);
  });
});
