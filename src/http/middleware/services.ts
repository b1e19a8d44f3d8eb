/** Composition: the services of one request. The other place is the constructor of the session object. */
import { createMiddleware } from 'hono/factory';
import { checkDeployment, requireDatabase } from '../../env.ts';
import { randomIds } from '../../lib/ids.ts';
import { readSettings } from '../../memory/settings.ts';
import { INLINE } from '../../memory/types.ts';
import { createModels } from '../../models/create-models.ts';
import {
  SEARCH_EMBED_TIMEOUT_MS,
  trainedEmbedder,
  trainedIndex,
} from '../../models/vectors/trained-index.ts';
import { vectorIndexFor } from '../../models/vectors/vector-indexes.ts';
import { SEARCH_RERANK_TIMEOUT_MS, WorkersAiReranker } from '../../models/workers-ai-reranker.ts';
import { findsByMeaning } from '../../recall/memories/ranking-weights.ts';
import { sessionsOf } from '../../session/open-session.ts';
import { isMoving } from '../../store/account/moves.ts';
import { servingModel } from '../../store/account/serving-models.ts';
import { Database } from '../../store/database.ts';
import { recentVectors, unembeddedVectors } from '../../store/vectors/recent-vectors.ts';
import { furthestReach } from '../access/token-scope.ts';
import type { AppEnv } from '../context.ts';
import { MCP_PATH } from '../oauth/authorization-server.ts';
import { problem } from '../problem.ts';

/** Sets config, clock, ids and the account database, before the caller is known. */
export const provideBasics = createMiddleware<AppEnv>(async (c, next) => {
  const now = () => Date.now();
  c.set('config', checkDeployment(c.env));
  c.set('now', now);
  c.set('ids', randomIds(now));
  c.set('accountDb', new Database(c.env.ACCOUNT_DB, now));
  return next();
});

/** True of a call that may change what a workspace holds. A call to `/mcp` may be any tool's: each tool says it for itself. */
const writes = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  !(['GET', 'HEAD', 'OPTIONS'].includes(method) || path === '/v1/search' || path === MCP_PATH);

/** The services of the caller's workspace. The root has none, and is refused by `allow`. */
export const provideWorkspace = createMiddleware<AppEnv>(async (c, next) => {
  const { principal, now, config } = c.var;
  if (principal.kind === 'root') return next();
  const { workspace } = principal;
  if (isMoving(workspace) && writes(c.req)) return problem(c, { code: 'moving' });
  const binding = requireDatabase(c.env, workspace.placement);
  const settings = readSettings(workspace.settings);
  const models = createModels(config);
  const db = new Database(binding, now);
  c.set('services', {
    workspace,
    settings,
    db,
    embedder: models.inline,
    embedsEvents: settings.embed_events && findsByMeaning(models.wanted),
    vectors: vectorIndexFor(c.env, workspace.id, INLINE),
    trained: trainedIndex(c.env, workspace.id, trainedEmbedder(models, servingModel(workspace)), {
      recent: (query) => recentVectors(db, query, now()),
      unembedded: (query, lacking) => unembeddedVectors(db, workspace.id, query, lacking),
      findsEvents: settings.embed_events,
      timeoutMs: SEARCH_EMBED_TIMEOUT_MS,
    }),
    reranker: config.reranker && new WorkersAiReranker(config.reranker, SEARCH_RERANK_TIMEOUT_MS),
    chat: models.chat,
    account: { db: c.var.accountDb, id: workspace.accountId },
    actor: principal.keyId,
    session: sessionsOf(
      c.env.SESSION,
      workspace,
      settings,
      config.locations.get(workspace.placement),
      principal.kind === 'token' ? { ...principal, reach: furthestReach(principal, settings) } : undefined,
    ),
  });
  return next();
});
