/**
 * Report on a turn for a client that debugs: the memories in the prompt and the reasons for them, documents, results of tools. Ids,
 * scores and reasons, never a text. Pure.
 */
import type { ChatFields } from '../memory/ports.ts';
import { toSignalBody, turnStatus } from '../session/turn/answer-wire.ts';
import type { TurnAnswer } from '../session/turn/turn-answer.ts';
import type { ChatTurn } from './messages.ts';

/** Parts of a trace that are read as it goes over the wire; there is none for a turn that was taken before. */
export interface DebugTrace {
  readonly query: ChatFields;
  readonly candidates: readonly (ChatFields & { readonly type: string; readonly decision: string })[];
  readonly dropped: readonly (ChatFields & { readonly type: string })[];
  readonly unlisted: ChatFields;
  readonly steps: readonly ChatFields[];
}

/** Debug fields of a turn by kind: memories and messages, documents, results of tools. */
export function debugOf(
  answer: TurnAnswer,
  trace: DebugTrace | null,
  turn: ChatTurn,
): Record<'memory' | 'rag' | 'search', ChatFields> {
  const { parts } = answer.budget;
  const candidates = trace?.candidates ?? [];
  const isDocument = ({ type }: { readonly type: string }) => type === 'document';
  // The only messages that are shown as excerpts are results of tools.
  const isToolResult = ({ type, decision }: { readonly type: string; readonly decision: string }) =>
    type === 'event' && decision === 'excerpted';
  return {
    memory: {
      trace_id: answer.traceId,
      turn_id: answer.turnId,
      status: turnStatus(answer),
      recovery: answer.recovery?.reason ?? null,
      continues: answer.continues?.conversationId ?? null,
      injected: answer.injected,
      established: answer.established,
      live_blocks: answer.liveBlocks,
      tokens: {
        injection: parts.injection,
        system_stable: parts.systemStable,
        summary: parts.summary,
        history: parts.history,
      },
      budget: { limit: answer.budget.limit, used: answer.budget.used },
      candidates: candidates.filter((one) => !isDocument(one) && !isToolResult(one)),
      dropped: (trace?.dropped ?? []).filter((one) => !isDocument(one)),
      unlisted: trace?.unlisted ?? {},
      signals: answer.signals.map(toSignalBody),
      persona: answer.persona,
      degraded: answer.degraded,
    },
    rag: {
      tokens: parts.documents,
      candidates: candidates.filter(isDocument),
      dropped: (trace?.dropped ?? []).filter(isDocument),
    },
    search: {
      query: trace?.query ?? null,
      tokens: parts.tools,
      recalled_results: candidates.filter(isToolResult),
      results_of_this_turn: turn.toolResults.length,
      steps: trace?.steps ?? [],
    },
  };
}
