/** Erasing is for good. What would go is shown before: the memories, and what taught each of them. */
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Question } from '../parts/dialogs.tsx';
import { numberOf, Said } from '../parts/text.tsx';
import { useSay } from '../parts/toasts.tsx';
import { MEMORIES, ownerOf, useChanges } from './use-memories.ts';

/** Memories whose evidence is read for the question; of more than these it shows the numbers alone. */
const LOOKED_AT_MAX = 20;

interface EraseQuestionProps {
  readonly memories: readonly Memory[];
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Asks whether memories shall go, and has them go. */
export function EraseQuestion({ memories, onClose, onErased }: EraseQuestionProps) {
  const { client } = useApi();
  const { eraseAll } = useChanges();
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const shown = memories.slice(0, LOOKED_AT_MAX);
  const histories = useQueries({
    queries: shown.map((memory) => ({
      queryKey: [MEMORIES, 'history', memory.id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.call('GET /v1/memories/{id}/history', {
          path: { id: memory.id },
          query: ownerOf(memory),
          signal,
        }),
    })),
  });
  const observations = histories.reduce((sum, { data }) => sum + (data?.observations.length ?? 0), 0);
  const one = memories.length === 1;
  const confirm = async () => {
    setBusy(true);
    try {
      const erased = await eraseAll(memories);
      say.done(`Erased: ${rowsOf(erased)}`);
      onErased();
      onClose();
    } catch (error) {
      say.failed(error);
      setBusy(false);
    }
  };
  return (
    <Question
      title={one ? 'Erase this memory?' : `Erase ${numberOf(memories.length)} memories?`}
      action={isBusy ? 'Erasing…' : 'Erase for good'}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="stack">
        <ul className="would-go">
          {shown.map(({ id, content }) => (
            <li key={id}>
              <Said text={content} />
            </li>
          ))}
          {memories.length > shown.length && <li>and {numberOf(memories.length - shown.length)} more</li>}
        </ul>
        <p>
          {histories.some(({ isPending }) => isPending)
            ? 'Counting what else would go…'
            : `With ${one ? 'it' : 'them'} go ${numberOf(observations)} ${observations === 1 ? 'observation' : 'observations'}, the search index, vectors, and ${one ? 'its' : 'their'} place in live prompts and summaries.`}
        </p>
        <p className="quiet">
          This cannot be undone. To keep {one ? 'it' : 'them'} as history instead, retire{' '}
          {one ? 'it' : 'them'}.
        </p>
      </div>
    </Question>
  );
}

const rowsOf = (erased: Readonly<Record<string, number>>): string =>
  Object.entries(erased)
    .filter(([, rows]) => rows > 0)
    .map(([what, rows]) => `${numberOf(rows)} ${what.replaceAll('_', ' ')}`)
    .join(', ') || 'nothing was left of it';
