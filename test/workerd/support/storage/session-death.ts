/**
 * The death of a session object in the midst of its work, at a step that a test chooses: before its call of the database,
 * while that is under way, after it, or when its own storage is written and nobody was told. Real deaths: the object is
 * aborted, whoever called it gets an error, and the next call finds a new process. Rests on tests and objects sharing an isolate.
 */
import { runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import { SessionStore } from '../../../../src/session/session-store.ts';
import { Database } from '../../../../src/store/database.ts';
import type { TestWorkspace } from '../service/workspace.ts';
import { sessionStub } from './session.ts';

/** The name of a database step, or `save` for the object's own write. */
export interface Moment {
  readonly step: string;
  readonly when: 'before' | 'during' | 'after';
}

/** What whoever called it is told. The pool logs every abort but those that begin so. */
const DEATH = 'Instance disposed by a test';

/** Whether an error is that of a call whose object died. */
export const isDeath = (error: unknown): boolean => String(error).includes(DEATH);

/** Has a session object die at a moment, once. */
export interface Reaper {
  /** Arms a death; whatever is called next that comes to this moment dies there. */
  await(workspace: TestWorkspace, conversation: string, moment: Moment): Promise<void>;
  /** Takes back a death that did not come. True if it came. */
  dismiss(): boolean;
}

/** Watches the steps of all session objects until `vi.restoreAllMocks`. */
export function reaper(): Reaper {
  let armed: { readonly moment: Moment; readonly state: DurableObjectState } | undefined;
  const strike = (step: string, when: Moment['when']): void => {
    if (armed?.moment.step !== step || armed.moment.when !== when) return;
    const { state } = armed;
    armed = undefined;
    state.abort(`${DEATH}: ${when} ${step}`);
  };
  const { batch } = Database.prototype;
  vi.spyOn(Database.prototype, 'batch').mockImplementation(async function (this: Database, step, statements) {
    strike(step, 'before');
    const work = batch.call(this, step, statements);
    strike(step, 'during');
    const results = await work;
    strike(step, 'after');
    return results as never;
  });
  const { save } = SessionStore.prototype;
  vi.spyOn(SessionStore.prototype, 'save').mockImplementation(function (this: SessionStore, ...args) {
    strike('save', 'before');
    save.apply(this, args);
    strike('save', 'after');
  });
  return {
    async await(workspace, conversation, moment) {
      const state = await runInDurableObject(sessionStub(workspace, conversation), (_, own) => own);
      armed = { moment, state };
    },
    dismiss() {
      const came = armed === undefined;
      armed = undefined;
      return came;
    },
  };
}
