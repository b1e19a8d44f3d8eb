/** Erasing a conversation is for good: how much would go is shown before, and what was learnt in it may stay. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf } from '../frame/place.ts';
import { useDeed } from '../parts/deeds.ts';
import { EraseQuestion, erasedInWords } from '../parts/erase-question.tsx';

/** Asks whether a conversation shall go, and has it go. */
export function EraseConversation({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client } = useApi();
  const [keeps, setKeeps] = useState(false);
  const path = { id };
  const { data: held } = useQuery({
    queryKey: ['conversation', id, 'held'],
    queryFn: ({ signal }) =>
      client.call('DELETE /v1/conversations/{id}', { path, query: { dry_run: 'true' }, signal }),
  });
  const erase = useDeed({
    does: () =>
      client.call('DELETE /v1/conversations/{id}', { path, query: { memories: keeps ? 'keep' : 'erase' } }),
    said: erasedInWords,
    changes: 'conversations',
    afterwards: () => goTo(hrefOf(['conversations'])),
  });
  return (
    <EraseQuestion
      title="Erase this conversation?"
      held={held?.erased}
      isPending={erase.isPending}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <p>
        Its messages, summaries, notes and vectors go, and its place in live prompts. It cannot be undone.
      </p>
      <label className="tickable">
        <input type="checkbox" checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
        Keep what was learnt in it
      </label>
    </EraseQuestion>
  );
}
