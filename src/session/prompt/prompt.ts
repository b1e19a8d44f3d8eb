/**
 * Assembles the prompt under its token budget. Pure: the same inputs give the same bytes. What a prompt is made of and how
 * its parts give way stands in `prompt/`.
 */
import { sha256Hex } from '../../lib/crypto/hash.ts';
import { tellApart } from '../../memory/people/namesakes.ts';
import { countRowTokens, type HistoryRow } from '../history/history-row.ts';
import { alternateRoles } from './alternate-roles.ts';
import {
  type FixedParts,
  limitFixed,
  limitRows,
  type PromptInput,
  type PromptParts,
  shrinkParts,
  usedBy,
} from './parts.ts';
import { renderSections, type Section, sectionTokens } from './section.ts';
import { quoteToolResult } from './tool-result.ts';

/** A message as any language model takes it: the result of a tool is quoted in a user's. */
export interface PromptMessage {
  readonly role: Exclude<HistoryRow['role'], 'tool'>;
  readonly content: string;
  readonly name?: string;
}

export interface Prompt {
  readonly system: { readonly stable: string; readonly dynamic: string; readonly prefixHash: string };
  readonly messages: readonly PromptMessage[];
}

/** Tokens used, by part; the parts add up to `used`. */
export interface PromptBudget {
  readonly limit: number;
  readonly used: number;
  readonly parts: Readonly<
    Record<'systemStable' | 'summary' | 'documents' | 'tools' | 'injection' | 'history', number>
  >;
}

export interface AssembledPrompt {
  readonly prompt: Prompt;
  readonly budget: PromptBudget;
  /** Ids of the facts that the stable part shows. */
  readonly established: readonly string[];
  /** Number of excerpts of each kind that it shows. */
  readonly excerpts: Readonly<Record<'documents' | 'tools', number>>;
  /** `budget` when not even the parts fit that never give way. */
  readonly degraded: readonly string[];
}

/** The prompt: what its parts may take, less what the budget does not allow. `fixed` are its parts beside the history. */
export function assemblePrompt(input: PromptInput, fixed: FixedParts = limitFixed(input)): AssembledPrompt {
  const parts = partsOf(input, fixed);
  const { stable, state, documents, tools, rows } = parts;
  const injection = countRowTokens(rows.filter(({ kind }) => kind === 'injection'));
  const tokens = {
    systemStable: stable.tokens,
    summary: sectionTokens(state),
    documents: sectionTokens(documents),
    tools: sectionTokens(tools),
    injection,
    history: countRowTokens(rows) - injection,
  };
  const used = usedBy(parts);
  const nameOf = tellApart(rows.map(speakerOf));
  const messages = rows.map((row) => toMessage(row, nameOf(speakerOf(row))));
  return {
    prompt: {
      system: {
        stable: stable.text,
        dynamic: renderSections([...state, ...documents, ...tools]),
        prefixHash: sha256Hex(stable.text),
      },
      messages: input.settings.alternate_roles ? alternateRoles(messages) : messages,
    },
    budget: { limit: input.limit, used, parts: tokens },
    established: stable.shown.flatMap(({ id, laterId }) => (laterId === null ? [id] : [id, laterId])),
    excerpts: { documents: countLines(documents), tools: countLines(tools) },
    degraded: used > input.limit ? ['budget'] : [],
  };
}

/** The parts as the prompt shows them. */
const partsOf = (input: PromptInput, fixed: FixedParts): PromptParts =>
  shrinkParts({ ...fixed, rows: limitRows(fixed, input.history, input.limit) }, input);

/** The blocks of recalled memory that the prompt shows, each as far as it does. */
export const visibleBlocks = (input: PromptInput, fixed: FixedParts): readonly HistoryRow[] =>
  partsOf(input, fixed).rows.filter(({ kind }) => kind === 'injection');

/**
 * Tokens that the cards of a new block may take: what is left when every part has what it may have but documents, tools
 * and the blocks before, which give way to it.
 */
export function roomForCards(input: PromptInput, fixed: FixedParts): number {
  const { stable, state, tools, limits } = fixed;
  const messages = limitRows(fixed, input.history, input.limit).filter(({ kind }) => kind === 'message');
  const left = input.limit - stable.tokens - sectionTokens(state) - countRowTokens(messages);
  // Recalled memory and tools share one budget (seed B).
  const recalled = input.settings.memory_budget_tokens - sectionTokens(tools);
  return Math.max(0, Math.min(recalled, limits.cards, left));
}

/** Ids of the facts that the stable part shows whole: to recall them besides would say them twice. */
export const saidInFull = ({ stable }: FixedParts): string[] =>
  stable.shown.flatMap(({ id, isWhole, laterId }) => [
    ...(isWhole ? [id] : []),
    ...(laterId === null ? [] : [laterId]),
  ]);

/**
 * The rows before the new message, the last of `history`, as a prompt has room for them: what of them the model sees. A row
 * that it sees whole is the row of the history itself, also where it is shown as a quotation.
 */
export function visibleRows({ history, limit }: PromptInput, fixed: FixedParts): readonly HistoryRow[] {
  const results = new Map(history.flatMap((row) => (row.role === 'tool' ? [[row.eventId, row]] : [])));
  return limitRows(fixed, history, limit)
    .slice(0, -1)
    .map((row) => {
      const result = row.role === 'tool' ? results.get(row.eventId) : undefined;
      return result && quoteToolResult(result).content === row.content ? result : row;
    });
}

const countLines = (sections: readonly Section[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.length, 0);

const speakerOf = ({ speaker, name }: HistoryRow) => ({ userId: speaker ?? null, name });

const toMessage = ({ role, content }: HistoryRow, name: string | null): PromptMessage =>
  role === 'tool' ? { role: 'user', content } : { role, content, ...(name === null ? {} : { name }) };
