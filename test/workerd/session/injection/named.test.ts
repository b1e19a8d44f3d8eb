/**
 * What a new conversation is told of whom or what its first message names. If it fails, an assistant helps with a snack for a child and knows
 * nothing of the allergy that it was told of.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkspace,
  exchange,
  openConversation,
  type TestWorkspace,
  takeTurn,
} from '../../support/service/workspace.ts';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = await createWorkspace();
});

const SAID_AT = '2026-11-02T10:00:00Z';
const ASKED_AT = '2026-11-29T10:00:00Z';
const IDLE = [
  'evening. is it too late for spring cabbages',
  'the printer is jammed again',
  'it rained all day',
  'that was a long film',
  'we watched the snooker until late',
];

/** Tells messages in a conversation, among idle ones, and answers each. */
async function tell(...messages: readonly string[]): Promise<void> {
  const told = await openConversation(workspace, { chat_id: 'told' });
  for (const text of [...IDLE.slice(0, 3), ...messages, ...IDLE.slice(3)])
    await exchange(workspace, told, text, 'OK.', { occurred_at: SAID_AT });
}

/** The block of a turn that opens another conversation. */
async function blockOf(question: string): Promise<string> {
  const asked = await openConversation(workspace, { chat_id: 'asked' });
  const { body } = await takeTurn(workspace, asked, question, { occurred_at: ASKED_AT });
  const { messages } = body.prompt as { readonly messages: readonly { readonly content: string }[] };
  return messages
    .slice(0, -1)
    .map(({ content }) => content)
    .filter((content) => content.startsWith('[Context from memory]'))
    .join('\n');
}

describe('a new conversation', () => {
  it.each([
    ['groomer wants to know age and breed for biscuit', 'biscuit is scooting, shes a 12 yr old beagle mix'],
    ['snack sign up for micahs class. thinking crackers n dip, thoughts', 'no sesame btw micah cant have it'],
    ['puedo pasar la aspiradora a las once o molesto a maialen', 'maialen duerme hasta las tres'],
  ])('is told of whom it names: %s', async (question, said) => {
    await tell(said);
    const block = await blockOf(question);
    expect(block.toLowerCase()).toContain(said);
    for (const idle of IDLE) expect(block).not.toContain(idle);
    expect(block).not.toContain('"OK."');
  });

  it('is told what was said of them by pronoun', async () => {
    await tell('so feierabend. svenja kommt gleich', 'achso sie hat zöliakie, also richtig');
    const block = await blockOf('svenja hat morgen geburtstag, will nen kuchen backen');
    expect(block).toContain('achso sie hat zöliakie');
  });

  it('is told nothing where its message asks of the world', async () => {
    await tell('biscuit is scooting, shes a 12 yr old beagle mix');
    expect(await blockOf('how do volcanoes form')).toBe('');
  });
});
