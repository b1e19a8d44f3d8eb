/** The excerpts of a prompt, which hang on what else it shows, as that hangs on them. Pure. */
import { decideExcerpts, type ExcerptLimits, type Excerpts } from '../injection/excerpts.ts';
import type { Gates, Offer } from '../injection/gates.ts';
import { isExcerpted } from '../injection/gates.ts';
import type { PartLimits } from './limits.ts';
import { type FixedParts, limitFixed, type PromptInput } from './parts.ts';

/** Selects offers that are shown as excerpts: documents and tools that are asked for. */
export const asExcerpt = ({ role, item }: Offer): boolean =>
  role === 'contextual' && isExcerpted(item.candidate);

const NO_EXCERPTS: Excerpts = { documents: [], tools: [], decisions: [] };

/**
 * The excerpts of a prompt. What it has no room for beside them it does not show, and that may be what they are held against:
 * so they are decided on once more as soon as it is known which parts there are.
 */
export function chooseExcerpts(
  offers: readonly Offer[],
  parts: Omit<PromptInput, 'history'>,
  against: (room: PartLimits, fixed: FixedParts) => [Gates, ExcerptLimits],
): Excerpts {
  if (offers.length === 0) return NO_EXCERPTS;
  const choose = (fixed: FixedParts) => {
    const tools = Math.min(fixed.limits.tools, parts.settings.memory_budget_tokens);
    return decideExcerpts(offers, ...against({ ...fixed.limits, tools }, fixed));
  };
  const first = choose(limitFixed(parts));
  return first.documents.length + first.tools.length === 0
    ? first
    : choose(limitFixed(withExcerpts(parts, first)));
}

/** The parts of a prompt with its excerpts. */
export const withExcerpts = <P extends Omit<PromptInput, 'history'>>(
  parts: P,
  { documents, tools }: Excerpts,
): P => ({
  ...parts,
  documents: documents.map(({ excerpt }) => excerpt),
  tools: tools.map(({ excerpt }) => excerpt),
});
