/**
 * How much of a prompt is the same as in the prompt before. A provider charges a tenth for what it has cached, and it has
 * cached what the last prompt began with: if this fails, every turn pays for the whole conversation again.
 */
import { describe, expect, it } from 'vitest';
import { INJECTION_PREFIX } from '../../../../src/memory/neutralise.ts';
import {
  createWorkspace,
  exchange,
  openConversation,
  type PromptMessage,
  remember,
  type TurnAnswer,
} from '../../support/service/workspace.ts';

const TURNS = 50;
/** What the memories are about; a turn asks for one of them, so that blocks come and go. */
const BOATS = ['kayak', 'canoe', 'ferry', 'trawler', 'dinghy', 'tugboat', 'schooner', 'barge'];
/** Live history is cut after 50 messages, or after a compaction of 20: in 100 messages at most so often. */
const CUTS_MAX = 5;

const isBlock = ({ content }: PromptMessage): boolean => content.startsWith(INJECTION_PREFIX);
const sameAs =
  (message: PromptMessage) =>
  (other: PromptMessage): boolean =>
    other.role === message.role && other.content === message.content;

/** What must have happened between two prompts for the second to go on from the first; null when nothing explains it. */
function difference(before: readonly PromptMessage[], after: readonly PromptMessage[]) {
  const kept = before.filter((message) => !isBlock(message) || after.some(sameAs(message)));
  const pruned = before.length - kept.length;
  const cut = after[0] === undefined ? -1 : kept.findIndex(sameAs(after[0]));
  const goesOn =
    cut >= 0 && kept.slice(cut).every((message, i) => after[i] !== undefined && sameAs(message)(after[i]));
  return goesOn ? { pruned, cut } : null;
}

describe('fifty turns without a change of persona, facts or snapshot', () => {
  it('have one stable part, and each prompt goes on from the one before but for pruned blocks and cuts', async () => {
    const workspace = await createWorkspace();
    await remember(workspace, 'Ana is a nurse.', { importance: 0.9 });
    for (const boat of BOATS) {
      await remember(workspace, `Ana’s ${boat} is moored at pier ${boat.length}.`, { kind: 'event' });
    }
    const conversation = await openConversation(workspace);
    const answers: TurnAnswer[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const boat = BOATS[turn % BOATS.length];
      const asked = turn % 3 === 0 ? `Where is my ${boat}?` : `Thanks, number ${turn} is clear.`;
      answers.push(await exchange(workspace, conversation, asked, `That was answer ${turn}.`));
    }
    const stable = answers.map(({ prompt }) => prompt.system.stable);
    const snapshots = new Set(answers.map(({ prompt }) => prompt.system.dynamic));
    // A compaction may refresh the facts, which are the same: it changes the dynamic part only.
    expect(new Set(stable).size).toBe(1);
    expect(new Set(answers.map(({ prompt }) => prompt.system.prefix_hash)).size).toBe(1);

    const exceptions = { pruned: 0, cuts: 0 };
    answers.slice(1).forEach(({ prompt }, i) => {
      const found = difference(answers[i]?.prompt.messages ?? [], prompt.messages);
      expect(found, `prompts ${i + 1} and ${i + 2}`).not.toBeNull();
      if (found) {
        exceptions.pruned += found.pruned;
        exceptions.cuts += found.cut > 0 ? 1 : 0;
      }
    });
    const injected = answers.filter(({ injection }) => injection.tokens > 0).length;
    expect(injected).toBeGreaterThan(3);
    expect(exceptions.pruned).toBeLessThanOrEqual(injected);
    expect(exceptions.cuts).toBeLessThanOrEqual(CUTS_MAX);
    expect(snapshots.size).toBeLessThanOrEqual(CUTS_MAX + 1);
  }, 120_000);
});
