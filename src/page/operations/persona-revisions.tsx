/** Revisions of a persona, newest first, with the changes of each; any can be made current again, as a new one. */
import type { PersonaProfile, PersonaRevision } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment } from '../parts/text.tsx';

const PAGE_ROWS = 20;

interface PersonaRevisionsProps {
  readonly id: string;
  readonly userId: string | undefined;
  readonly current: number;
}

/** Revisions of a layer. */
export function PersonaRevisions({ id, userId, current }: PersonaRevisionsProps) {
  const { client } = useApi();
  const pages = usePages(['personas', id, userId ?? null, 'revisions'], ({ cursor, signal }) =>
    client.call('GET /v1/personas/{id}/revisions', {
      path: { id },
      query: { user_id: userId, limit: PAGE_ROWS, cursor },
      signal,
    }),
  );
  const restore = useDeed({
    does: (n: number) =>
      client.call('POST /v1/personas/{id}/revisions/{n}/restore', {
        path: { id, n },
        query: { user_id: userId },
      }),
    said: () => 'Current again',
    changes: 'personas',
  });
  return (
    <Listed pages={pages} empty="It was never changed">
      {(revisions) => (
        <ol className="events">
          {revisions.map((revision, place) => (
            <li key={revision.revision}>
              <p>
                <strong>Revision {revision.revision}</strong>{' '}
                <Badge>{revision.reason.replaceAll('_', ' ')}</Badge>{' '}
                <span className="quiet small">
                  <Moment at={revision.created_at} />
                </span>
              </p>
              <Changes before={revisions[place + 1]} after={revision.profile} />
              {revision.revision !== current && (
                <button
                  type="button"
                  className="button"
                  disabled={restore.isPending}
                  onClick={() => restore.mutate(revision.revision)}
                >
                  Make current again
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Listed>
  );
}

const linesOf = (profile: PersonaProfile): string[] =>
  Object.entries(profile).flatMap(([field, value]) =>
    (typeof value === 'string' ? [value] : (value ?? [])).map((line: string) => `${field}: ${line}`),
  );

function Changes({
  before,
  after,
}: {
  readonly before: PersonaRevision | undefined;
  readonly after: PersonaProfile;
}) {
  const [old, now] = [before === undefined ? [] : linesOf(before.profile), linesOf(after)];
  return (
    <ul className="small">
      {old
        .filter((line) => !now.includes(line))
        .map((line) => (
          <li key={`- ${line}`}>
            <del>
              <bdi>{line}</bdi>
            </del>
          </li>
        ))}
      {now
        .filter((line) => !old.includes(line))
        .map((line) => (
          <li key={`+ ${line}`}>
            <ins>
              <bdi>{line}</bdi>
            </ins>
          </li>
        ))}
    </ul>
  );
}
