/**
 * The gate of the orientation document. If it fails, a model writes into what an agent takes for the record, or a slow model
 * keeps a user waiting.
 */
import { describe, expect, it } from 'vitest';
import type { OrientationGate } from '../../../../src/memory/ports.ts';
import type { OrientationSection } from '../../../../src/session/orientation/orientation.ts';
import { refineOrientation } from '../../../../src/session/orientation/refine.ts';

const SECTIONS: readonly OrientationSection[] = [
  { name: 'persona', heading: '## Persona', lines: ['- Boundary: "no gossip"'] },
  { name: 'instructions', heading: '## Standing', lines: ['- "Be brief."'] },
  { name: 'facts', heading: '## Facts', lines: ['- "A"', '- "B"'] },
  { name: 'scratchpad', heading: '## Scratchpad', lines: ['- "C"'] },
];
const gateOf = (narrow: OrientationGate['narrow']): OrientationGate => ({ model: 'test', narrow });
const answering = (answer: unknown): OrientationGate => gateOf(() => Promise.resolve(answer));

async function refine(gate: OrientationGate | null, timeoutMs?: number) {
  const failures: unknown[] = [];
  const sections = await refineOrientation(SECTIONS, gate, (error) => failures.push(error), timeoutMs);
  return { sections, failures: failures.length };
}

describe('the refinement gate', () => {
  it('changes nothing where there is none, or when it accepts', async () => {
    expect(await refine(null)).toEqual({ sections: SECTIONS, failures: 0 });
    expect(await refine(answering({ drop: [] }))).toEqual({ sections: SECTIONS, failures: 0 });
  });

  it('leaves out the lines that it names, whole sections too', async () => {
    const { sections, failures } = await refine(answering({ drop: [2, 3] }));
    expect(failures).toBe(0);
    expect(sections.map(({ lines }) => lines)).toEqual([
      ['- Boundary: "no gossip"'],
      ['- "Be brief."'],
      ['- "A"'],
      [],
    ]);
  });

  it('is not shown the persona nor standing instructions, so that it cannot take them away', async () => {
    let shown: readonly { readonly text: string }[] = [];
    await refine(
      gateOf(({ lines }) => {
        shown = lines;
        return Promise.resolve({ drop: lines.map(({ number }) => number) });
      }),
    );
    expect(shown.map(({ text }) => text)).toEqual(['- "A"', '- "B"', '- "C"']);
  });

  it.each([
    ['text of its own', { drop: [1], document: '# Mine' }],
    ['a line that is not there', { drop: [4] }],
    ['no number', { drop: ['1'] }],
    ['nothing', undefined],
    ['prose', 'Looks fine to me.'],
  ])('that answers %s is not listened to', async (_, answer) => {
    expect(await refine(answering(answer))).toEqual({ sections: SECTIONS, failures: 1 });
  });

  it('that fails or is late leaves the document as it is', async () => {
    expect(await refine(gateOf(() => Promise.reject(new Error('down'))))).toEqual({
      sections: SECTIONS,
      failures: 1,
    });
    expect(
      await refine(
        gateOf(() => new Promise(() => undefined)),
        10,
      ),
    ).toEqual({ sections: SECTIONS, failures: 1 });
  });
});
