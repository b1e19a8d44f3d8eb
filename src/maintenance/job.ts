/** Messages of the queue: work for one workspace. What a run or an erasure has to do stands in its row. */
export type QueueJob = { readonly workspaceId: string; readonly placement: string } & (
  | { readonly task: 'outbox' }
  | { readonly task: 'run'; readonly runId: string }
  | { readonly task: 'erase'; readonly erasureId: string }
);
