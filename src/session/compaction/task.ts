/** What the alarm of a session is to do. An alarm brings nothing along and may come after an eviction: so it is stored. */
import type { Settings } from '../../memory/settings.ts';

export interface CompactionTask {
  readonly call: {
    readonly workspaceId: string;
    readonly placement: string;
    readonly conversationId: string;
    readonly settings: Settings;
  };
}
