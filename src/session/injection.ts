/**
 * The injection block: which recalled items a turn shows the model, and how they read. Pure. Item text is quoted as data
 * on one line each, so that nothing in it can end the block or pass for an instruction of ours.
 */
import { countTokens } from '../lib/tokens.ts';
import { normalisedContent } from '../memory/content.ts';
import { isUntrustedMemory, readsLikeInstruction } from '../memory/untrusted.ts';
import type { Candidate, EventCandidate, RecalledItem } from '../recall/candidates.ts';
import { excerptOf } from '../recall/excerpt.ts';
import { type ExplainedCandidate, explainCandidate } from '../recall/explain.ts';
import { blockToRow } from './conversation-rows.ts';
import { type HistoryRow, pruneBlocks, trimHistory } from './history.ts';
import { INJECTION_PREFIX } from './neutralise.ts';

/** A longer item shows the passage that the message means; the id leads to the rest. */
const INJECTION_LINE_MAX_TOKENS = 160;
const SPEAKER_MAX_CHARS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

export type DropReason =
  | 'already_live'
  | 'nearby'
  | 'untrusted_instruction'
  | 'duplicate'
  | 'rank'
  | 'budget';

/** What became of one candidate, for the trace. */
export interface InjectionDecision extends ExplainedCandidate {
  readonly decision: 'injected' | DropReason;
  /** Tokens of its line; 0 when it was refused before it was rendered. */
  readonly tokens: number;
}

export interface Injection {
  /** The whole block, or null when nothing passed. */
  readonly content: string | null;
  readonly tokens: number;
  readonly itemIds: readonly string[];
  readonly decisions: readonly InjectionDecision[];
}

export interface InjectionLimits {
  /** Items of each kind at most. */
  readonly topK: number;
  /** Tokens of the whole block at most. */
  readonly budgetTokens: number;
  /** The moment of the turn, by which ages are told. */
  readonly now: number;
  /** Who speaks in this turn. */
  readonly userId: string;
  /** Terms that the message asks for. */
  readonly terms: readonly string[];
}

/** Chooses what to inject, best first: at most `topK` of each kind, within the token budget, nothing that is live already, no order of a stranger. */
export function decideInjection(
  items: readonly RecalledItem[],
  history: readonly HistoryRow[],
  { topK, budgetTokens, now, userId, terms }: InjectionLimits,
): Injection {
  const said = new Set(history.flatMap(({ eventId }) => eventId ?? []));
  const blocks = history.filter(({ eventId }) => eventId === null);
  const isLive = (candidate: Candidate): boolean =>
    said.has(candidate.id) || blocks.some((block) => shows(block, candidate, terms));
  const texts = new Set<string>();
  const perType = new Map<string, number>();
  const lines: string[] = [];
  const itemIds: string[] = [];
  let tokens = countTokens(INJECTION_PREFIX);
  const decisions = items.map((item): InjectionDecision => {
    const { candidate } = item;
    const text = normalisedContent(candidate.content);
    const taken = perType.get(candidate.type) ?? 0;
    const refused = ((): DropReason | null => {
      if (isLive(candidate)) return 'already_live';
      if (item.origin === 'nearby') return 'nearby';
      if (isUntrusted(candidate, userId) && readsLikeInstruction(candidate.content))
        return 'untrusted_instruction';
      if (texts.has(text)) return 'duplicate';
      return taken >= topK ? 'rank' : null;
    })();
    // Most candidates are refused already: only what may be shown is rendered and counted.
    const line = refused === null ? renderLine(candidate, terms, now) : '';
    const lineTokens = refused === null ? countTokens(line) + 1 : 0;
    const reason = refused ?? (tokens + lineTokens > budgetTokens ? 'budget' : null);
    if (reason === null) {
      texts.add(text);
      perType.set(candidate.type, taken + 1);
      lines.push(line);
      itemIds.push(candidate.id);
      tokens += lineTokens;
    }
    return { ...explainCandidate(item), decision: reason ?? 'injected', tokens: lineTokens };
  });
  if (lines.length === 0) return { content: null, tokens: 0, itemIds, decisions };
  const content = [INJECTION_PREFIX, ...lines].join('\n');
  return { content, tokens: countTokens(content), itemIds, decisions };
}

/**
 * Puts the block before the new message. `live` is what stays, never with more than `cap` blocks; `shown` is what this
 * prompt shows. They differ only when the cap is 0: the block is then shown once and not kept.
 */
export function placeBlock(
  history: readonly HistoryRow[],
  { content, itemIds }: Pick<Injection, 'content' | 'itemIds'>,
  message: HistoryRow,
  cap: number,
): { readonly live: HistoryRow[]; readonly shown: HistoryRow[] } {
  if (content === null) {
    const live = trimHistory([...pruneBlocks(history, cap), message]);
    return { live, shown: live };
  }
  const block = blockToRow(message.turnId, content, itemIds);
  const before = pruneBlocks(history, Math.max(0, cap - 1));
  const shown = trimHistory([...before, block, message]);
  return { live: cap === 0 ? trimHistory([...before, message]) : shown, shown };
}

/** The row without the lines of these items: the row itself when it has none of them, nothing when no line is left. */
export function withoutItems(row: HistoryRow, ids: readonly string[]): HistoryRow[] {
  if (!row.itemIds.some((id) => ids.includes(id))) return [row];
  const itemIds = row.itemIds.filter((id) => !ids.includes(id));
  const lines = row.content.split('\n').filter((line) => !ids.some((id) => line.endsWith(`[${id}]`)));
  return itemIds.length === 0 ? [] : [blockToRow(row.turnId, lines.join('\n'), itemIds)];
}

/** Whether a block shows the item: of a long one the same passage, which is what would be shown again. */
const shows = ({ itemIds, content }: HistoryRow, candidate: Candidate, terms: readonly string[]): boolean =>
  itemIds.includes(candidate.id) &&
  (countTokens(candidate.content) <= INJECTION_LINE_MAX_TOKENS ||
    content.includes(JSON.stringify(passageOf(candidate, terms))));

/** What a line quotes of an item. */
const passageOf = ({ content }: Candidate, terms: readonly string[]): string =>
  excerptOf(content, terms, INJECTION_LINE_MAX_TOKENS)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Whether somebody but the user said it: a tool, the web, another user. What the assistant said it said to them. */
const isUntrusted = (candidate: Candidate, userId: string): boolean =>
  candidate.type === 'memory'
    ? isUntrustedMemory(candidate.memory, userId)
    : candidate.role === 'tool' || (candidate.userId !== null && candidate.userId !== userId);

/** One item: `- "text" (who, age, date) [id]`. */
function renderLine(candidate: Candidate, terms: readonly string[], now: number): string {
  const text = passageOf(candidate, terms);
  const label = candidate.type === 'memory' ? candidate.memory.kind : `${speakerOf(candidate)} said`;
  const date = new Date(candidate.occurredAt).toISOString().slice(0, 10);
  return `- ${JSON.stringify(text)} (${label}, ${describeAge(now - candidate.occurredAt)}, ${date}) [${candidate.id}]`;
}

/** A name is chosen by who bears it, so it is quoted as text is, and short. */
function speakerOf({ name, role }: EventCandidate): string {
  if (name === null) return `the ${role}`;
  return JSON.stringify([...name.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, SPEAKER_MAX_CHARS).join(''));
}

/** An age in the largest unit that fits: "today", "3 days ago", "5 weeks ago", "14 months ago". */
export function describeAge(ageMs: number): string {
  const days = Math.floor(ageMs / DAY_MS);
  if (days < 0) return 'in the future';
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days < 61) return `${Math.floor(days / 7)} weeks ago`;
  return days < 731 ? `${Math.floor(days / 30.44)} months ago` : `${Math.floor(days / 365.25)} years ago`;
}
