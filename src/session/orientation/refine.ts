/**
 * The refinement gate: one cheap model call that accepts an orientation document or narrows it. It is shown
 * numbered lines and names those to leave out, so that it can add no word of its own. The persona and standing instructions
 * are not its to remove. What takes too long, fails or answers nonsense leaves the document as it is.
 */
import { z } from 'zod';
import { withinTime } from '../../lib/deadline.ts';
import { REFINEMENT_TIMEOUT_MS } from '../../memory/limits.ts';
import type { OrientationGate } from '../../memory/ports.ts';
import type { OrientationSection, OrientationSectionName } from './orientation.ts';

/** Sections that hold whatever a model thinks of them. */
const PROTECTED: ReadonlySet<OrientationSectionName> = new Set<OrientationSectionName>([
  'persona',
  'instructions',
]);

const Answer = z.strictObject({ drop: z.array(z.int().positive()) });

/** The document after the gate; `onFailure` is told when there is one and it did not work. */
export async function refineOrientation(
  sections: readonly OrientationSection[],
  gate: Pick<OrientationGate, 'narrow'> | null,
  onFailure: (error: unknown) => void,
  timeoutMs = REFINEMENT_TIMEOUT_MS,
): Promise<readonly OrientationSection[]> {
  const numbered = numberLines(sections);
  if (gate === null || numbered.length === 0) return sections;
  try {
    const answer = await withinTime(
      gate.narrow({ lines: numbered.map(({ number, heading, line }) => ({ number, heading, text: line })) }),
      timeoutMs,
    );
    return withoutLines(sections, numbered, new Set(droppedIn(answer, numbered.length)));
  } catch (error) {
    // A model that fails, is late or answers something else: the document is good without it.
    onFailure(error);
    return sections;
  }
}

/** The numbers that an answer names of so many lines. Throws when it is none. */
export function droppedIn(answer: unknown, lines: number): readonly number[] {
  const { drop } = Answer.parse(answer);
  if (drop.some((number) => number > lines)) throw new Error('the gate named a line that is not there');
  return drop;
}

interface NumberedLine {
  readonly number: number;
  readonly section: number;
  readonly index: number;
  readonly heading: string;
  readonly line: string;
}

/** The lines that may go, counted from 1. */
const numberLines = (sections: readonly OrientationSection[]): NumberedLine[] =>
  sections
    .flatMap(({ name, heading, lines }, section) =>
      PROTECTED.has(name) ? [] : lines.map((line, index) => ({ section, index, heading, line })),
    )
    .map((line, i) => ({ ...line, number: i + 1 }));

function withoutLines(
  sections: readonly OrientationSection[],
  numbered: readonly NumberedLine[],
  dropped: ReadonlySet<number>,
): OrientationSection[] {
  const gone = new Set(
    numbered.filter(({ number }) => dropped.has(number)).map(({ section, index }) => `${section}:${index}`),
  );
  return sections.map((section, i) => ({
    ...section,
    lines: section.lines.filter((_, index) => !gone.has(`${i}:${index}`)),
  }));
}
