/** Composition: the services of one request. The other place is the constructor of the session object. */
import { createMiddleware } from 'hono/factory';
import { databaseAt, parseConfig } from '../../env.ts';
import { randomIds } from '../../lib/ids.ts';
import { readSettings } from '../../memory/settings.ts';
import { createEmbedder } from '../../models/embedders.ts';
import { ObjectVectorIndex } from '../../models/object-vector-index.ts';
import { SEARCH_RERANK_TIMEOUT_MS, WorkersAiReranker } from '../../models/workers-ai-reranker.ts';
import { sessionName } from '../../session/session-object.ts';
import { Database } from '../../store/database.ts';
import type { AppEnv } from '../context.ts';
import { problem } from '../problem.ts';

/** What every request needs, known or unknown caller. */
export const provideBasics = createMiddleware<AppEnv>(async (c, next) => {
  const now = () => Date.now();
  c.set('config', parseConfig(c.env));
  c.set('now', now);
  c.set('ids', randomIds(now));
  c.set('accountDb', new Database(c.env.ACCOUNT_DB, now));
  return next();
});

/** The services of the caller's workspace. The root has none, and is refused by `allow`. */
export const provideWorkspace = createMiddleware<AppEnv>(async (c, next) => {
  const { principal, now, config } = c.var;
  if (principal.kind === 'root') return next();
  const { workspace } = principal;
  const binding = databaseAt(c.env, workspace.placement);
  if (!binding) return problem(c, { code: 'unavailable', part: `database ${workspace.placement}` });
  const settings = readSettings(workspace.settings);
  c.set('services', {
    workspace,
    settings,
    db: new Database(binding, now),
    embedder: createEmbedder(config.embedder),
    vectors: new ObjectVectorIndex(c.env.VECTOR_INDEX, workspace.id),
    reranker: config.reranker && new WorkersAiReranker(config.reranker, SEARCH_RERANK_TIMEOUT_MS),
    account: { db: c.var.accountDb, id: workspace.accountId },
    actor: principal.keyId,
    session: (conversationId) => ({
      object: c.env.SESSION.get(c.env.SESSION.idFromName(sessionName(workspace.id, conversationId))),
      call: {
        workspaceId: workspace.id,
        accountId: workspace.accountId,
        placement: workspace.placement,
        settings,
        conversationId,
      },
    }),
  });
  return next();
});
