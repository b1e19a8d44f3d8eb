/**
 * Another Worker of the account, with service bindings to the service: it calls what a test asks it to call, typed as its author would
 * write it. `MEMORY` has the type of Cloudflare's own binding.
 */
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { StrataBinding } from '../../../src/client/binding.ts';
import { promptFor } from './binding-example.ts';

interface OtherEnv {
  readonly STRATA: StrataBinding;
  readonly MEMORY: AgentMemoryNamespace;
  /** A binding whose author forgot the key. */
  readonly KEYLESS: StrataBinding;
}

type Called<T> = T extends (...args: infer A) => infer R ? { args: A; result: R } : never;

export class OtherWorker extends WorkerEntrypoint<OtherEnv> {
  strata<M extends keyof StrataBinding>(
    method: M,
    ...args: Called<StrataBinding[M]>['args']
  ): Called<StrataBinding[M]>['result'] {
    const call = this.env.STRATA[method] as (...given: unknown[]) => unknown;
    return call(...args) as Called<StrataBinding[M]>['result'];
  }

  async memory<M extends keyof AgentMemoryProfile>(
    profileName: string,
    method: M,
    ...args: Called<AgentMemoryProfile[M]>['args']
  ): Promise<Awaited<Called<AgentMemoryProfile[M]>['result']>> {
    const profile = await this.env.MEMORY.getProfile(profileName);
    const call = profile[method] as (...given: unknown[]) => unknown;
    return (await call(...args)) as Awaited<Called<AgentMemoryProfile[M]>['result']>;
  }

  /** Why a call is refused. */
  async refusal(profileName: string, method: keyof AgentMemoryProfile, ...args: unknown[]): Promise<string> {
    try {
      await this.memory(profileName, method, ...(args as never));
    } catch (error) {
      return String(error);
    }
    throw new Error(`${method} was not refused`);
  }

  deleteProfile(profileName: string): Promise<void> {
    return this.env.MEMORY.deleteProfile(profileName);
  }

  /** The example of the README. */
  example(user: string, content: string): ReturnType<typeof promptFor> {
    return promptFor(this.env.STRATA, user, content);
  }

  /** A call that has no method of its own, and what it made, read by another one. */
  async document(content: string): Promise<string> {
    const kept = await this.env.STRATA.call('POST /v1/documents', { body: { source: 'a.md', content } });
    if (!kept.ok) return kept.error.message;
    const path = { id: kept.value.id };
    const read = await this.env.STRATA.call('GET /v1/documents/{id}', { path });
    return read.ok ? read.value.content : read.error.message;
  }

  keyless(): Promise<unknown> {
    return this.env.KEYLESS.list();
  }
}

export default {};
