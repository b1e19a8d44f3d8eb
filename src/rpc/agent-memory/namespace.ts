/** `AgentMemory`: call-compatible with Cloudflare's binding of that name. The namespace is the workspace of the binding's key. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { z } from 'zod';
import type { Client } from '../../client/client.ts';
import type { Env } from '../../env.ts';
import { faultOfId } from '../../memory/conversations/identity.ts';
import { type AnswerForKey, type BindingProps, boundClient } from '../bound.ts';
import { orNull, orThrow, Profile } from './profile.ts';

/** As it is documented there. */
const PROFILE_NAME_MAX_CHARS = 100;

const ProfileName = z
  .string()
  .min(1)
  .max(PROFILE_NAME_MAX_CHARS)
  .regex(/\S/u, 'must not be blank')
  .superRefine((name, context) => {
    const fault = faultOfId(name);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

function readName(profileName: string): string {
  const name = ProfileName.safeParse(profileName);
  if (!name.success) throw new TypeError(`profileName: ${name.error.issues[0]?.message ?? 'is invalid'}`);
  return name.data;
}

/** The entrypoint over an application. */
export const agentMemoryEntrypoint = (answer: AnswerForKey) =>
  class extends WorkerEntrypoint<Env, BindingProps> implements AgentMemoryNamespace {
    get #api(): Client {
      return boundClient(answer, this.env, this.ctx);
    }

    async getProfile(profileName: string): Promise<AgentMemoryProfile> {
      const name = readName(profileName);
      const client = await orThrow(async () => this.#api);
      return new Profile(client, name, () => Date.now());
    }

    /** Needs a key of role admin. What does not fit into the call is erased in the background. */
    async deleteProfile(profileName: string): Promise<void> {
      const path = { user_id: readName(profileName) };
      await orThrow(() => orNull(this.#api.call('DELETE /v1/users/{user_id}', { path })));
    }
  };
