/** Messages of the queue: work for one workspace. What a run or an erasure has to do stands in its row, what a chat owes in its own. */
import type { Workspace } from './types.ts';

export interface JobPlace {
  readonly workspaceId: string;
  readonly placement: string;
}

/** Work of maintenance: see `queue.ts`. */
export type MaintenanceJob = JobPlace &
  (
    | { readonly task: 'outbox' }
    | { readonly task: 'run'; readonly runId: string }
    | { readonly task: 'erase'; readonly erasureId: string }
    | { readonly task: 'move' }
  );

/** Work in one chat of a messaging platform: see `adapters/lane/run-lane.ts`. */
export type LaneJob = JobPlace & { readonly task: 'webhook'; readonly lane: string };

/** The message that has a chat worked on. */
export const laneJob = ({ id, placement }: Pick<Workspace, 'id' | 'placement'>, lane: string): LaneJob => ({
  task: 'webhook',
  workspaceId: id,
  placement,
  lane,
});

export type QueueJob = MaintenanceJob | LaneJob;
