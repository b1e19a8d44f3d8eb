/**
 * The call on whose behalf the alarm of a session comes. An alarm brings nothing along and may come after an eviction: so it is
 * stored.
 */
import type { Settings } from '../memory/settings.ts';

export interface AlarmTask {
  readonly call: {
    readonly workspaceId: string;
    readonly placement: string;
    readonly conversationId: string;
    readonly settings: Settings;
  };
}
