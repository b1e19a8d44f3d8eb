/** Candidates of a recall, best first: their text, their score by what gave it, and what became of them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TraceCandidate } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { Said } from '../parts/text.tsx';
import { CorrectButton } from './correct.tsx';
import { sourceOf } from './source.ts';
import { round, StackedBar } from './stacked-bar.tsx';
import { decisionName, isShown, originName, plain } from './words.ts';

/** Shown without asking; each reads its text. */
const SHOWN_AT_ONCE = 8;

interface CandidatesProps {
  readonly candidates: readonly TraceCandidate[];
  readonly userId: string | null;
}

/** Candidates as a list. */
export function Candidates({ candidates, userId }: CandidatesProps) {
  const [isAll, setAll] = useState(false);
  const whole = Math.max(...candidates.map(({ parts }) => positive(parts)), 1e-9);
  const shown = isAll ? candidates : candidates.slice(0, SHOWN_AT_ONCE);
  return (
    <>
      <ol className="candidates">
        {shown.map((candidate) => (
          <Candidate
            key={`${candidate.type} ${candidate.id}`}
            candidate={candidate}
            whole={whole}
            userId={userId}
          />
        ))}
      </ol>
      {shown.length < candidates.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {candidates.length - shown.length} more
        </button>
      )}
    </>
  );
}

const positive = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, share) => sum + Math.max(share, 0), 0);

interface CandidateProps {
  readonly candidate: TraceCandidate;
  readonly whole: number;
  readonly userId: string | null;
}

function Candidate({ candidate, whole, userId }: CandidateProps) {
  const { rank, id, type, score, parts, evidence, origin, decision, tokens } = candidate;
  const spoke = Object.entries(evidence).filter(([, share]) => share !== 0);
  return (
    <li data-shown={isShown(decision)}>
      <p className="small">
        <span className="quiet">{rank}.</span> <strong>{decisionName(decision)}</strong>
        {tokens !== undefined && tokens > 0 && <span className="quiet"> · {tokens} tokens</span>}
      </p>
      <CandidateText id={id} type={type} userId={userId} />
      <StackedBar parts={parts} whole={whole} label={`Score ${round(score)}`} />
      <details className="small">
        <summary>
          <span className="quiet">
            {plain(type)} · {originName(origin)} · score {round(score)}
          </span>
        </summary>
        <p>
          {Object.entries(parts).map(([name, share]) => (
            <Badge key={name}>
              {plain(name)} {round(share)}
            </Badge>
          ))}
        </p>
        {spoke.length > 0 && (
          <p>
            What speaks for it:{' '}
            {spoke.map(([name, share]) => (
              <Badge key={name}>
                {plain(name)} {round(share)}
              </Badge>
            ))}
          </p>
        )}
      </details>
    </li>
  );
}

/** A trace holds no word of what was said: texts are read by who may, and what was erased since stays unread. */
function CandidateText({
  id,
  type,
  userId,
}: Pick<TraceCandidate, 'id' | 'type'> & { readonly userId: string | null }) {
  const { client } = useApi();
  const { data, error } = useQuery({
    queryKey: ['text', type, id, userId],
    queryFn: async ({ signal }) => {
      const path = { id };
      const query = { user_id: userId ?? undefined };
      if (type === 'memory')
        return (await client.call('GET /v1/memories/{id}', { path, query, signal })).content;
      if (type === 'event') return (await client.call('GET /v1/events/{id}', { path, signal })).content;
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === null)
    return <p className="quiet">{type === 'document' ? 'A piece of a document' : 'A part of a summary'}</p>;
  if (error) return <p className="quiet">It was erased or replaced since, or holds elsewhere.</p>;
  return (
    <p dir="auto" className="line">
      {data === undefined ? <span className="quiet">…</span> : <Said text={data} />}{' '}
      <a className="id" href={sourceOf(id, userId)}>
        {type === 'memory' ? 'Open the memory' : 'Where it was said'}
      </a>{' '}
      {data !== undefined && (
        <CorrectButton
          line={{ type: type === 'memory' ? 'memory' : 'event', id, text: data }}
          userId={userId}
        />
      )}
    </p>
  );
}
