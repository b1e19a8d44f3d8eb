/** Open tasks for an orientation document: deadlines ahead, next steps and open questions. Pure. */
import { DEADLINE_KEPT_AFTER_MS } from '../../memory/signals/signal.ts';
import type { Memory } from '../../memory/types.ts';
import { quoted } from '../prompt/section.ts';
import { snapshotList } from './recent.ts';

/** Tasks of each sort at most, and the tokens of one. */
const DEADLINES_MAX = 8;
const STEPS_MAX = 6;
const TASK_MAX_TOKENS = 40;

/** The lines: deadlines by date, then what the snapshots leave open, those of the conversation itself first. */
export function openTasks(memories: readonly Memory[], snapshots: readonly unknown[], now: number): string[] {
  const deadlines = memories
    .flatMap((memory) => {
      const due = dueAt(memory);
      return due === null || due < now ? [] : [{ memory, due }];
    })
    .toSorted((a, b) => a.due - b.due || (a.memory.id < b.memory.id ? -1 : 1))
    .slice(0, DEADLINES_MAX)
    .map(({ memory, due }) => `- ${quoted(memory.content, TASK_MAX_TOKENS)} (due ${isoDate(due)})`);
  const open = (list: 'nextSteps' | 'openQuestions', label: string) =>
    [...new Set(snapshots.flatMap((snapshot) => snapshotList(snapshot, list)))]
      .slice(0, STEPS_MAX)
      .map((item) => `- ${quoted(item, TASK_MAX_TOKENS)} (${label})`);
  return [...deadlines, ...open('nextSteps', 'next step'), ...open('openQuestions', 'open question')];
}

/**
 * Moment at which something is due. A deadline learnt from a message outlives its day by a fixed time, for "when was it
 * due?".
 */
function dueAt({ kind, expiresAt, sourceConversationId }: Memory): number | null {
  if (kind !== 'event' || expiresAt === null) return null;
  return sourceConversationId === null ? expiresAt : expiresAt - DEADLINE_KEPT_AFTER_MS;
}

const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);
