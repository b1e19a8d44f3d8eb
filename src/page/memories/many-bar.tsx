/** Bar of actions on all memories that are chosen, at once. */
import { useState } from 'react';
import type { Memory } from '../../client/client.ts';
import { numberOf } from '../parts/text.tsx';
import { useSay } from '../parts/toasts.tsx';
import { EraseQuestion } from './erase-question.tsx';
import { type Patch, useChanges } from './use-memories.ts';

/** The bar of the chosen ones. */
export function ManyBar({
  memories,
  onDone,
}: {
  readonly memories: readonly Memory[];
  readonly onDone: () => void;
}) {
  const { editAll } = useChanges();
  const say = useSay();
  const [isErasing, setErasing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = `${numberOf(memories.length)} ${memories.length === 1 ? 'memory' : 'memories'}`;
  /** Undone by giving each back what it had. */
  const edit = async (words: string, patch: Patch, before: (memory: Memory) => Patch) => {
    setBusy(true);
    try {
      await editAll(memories, patch);
      say.done(`${count}: ${words}`, () => {
        const groups = Map.groupBy(memories, (memory) => JSON.stringify(before(memory)));
        const back = [...groups].map(([had, those]) => editAll(those, JSON.parse(had) as Patch));
        Promise.all(back).catch(say.failed);
      });
      onDone();
    } catch (error) {
      say.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const act =
    (...change: Parameters<typeof edit>) =>
    () =>
      void edit(...change);
  return (
    <section className="many-bar buttons" aria-label="Chosen memories">
      <strong>{count} chosen</strong>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={act('retired', { valid_to: new Date().toISOString() }, ({ valid_to }) => ({ valid_to }))}
      >
        Retire
      </button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={act('shared', { visibility: 'shared' }, ({ visibility }) => ({ visibility }))}
      >
        Share
      </button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={act('private', { visibility: 'private' }, ({ visibility }) => ({ visibility }))}
      >
        Make private
      </button>
      <button type="button" className="button danger" disabled={isBusy} onClick={() => setErasing(true)}>
        Erase…
      </button>
      <button type="button" className="button plain end" onClick={onDone}>
        Choose none
      </button>
      {isErasing && <EraseQuestion memories={memories} onClose={() => setErasing(false)} onErased={onDone} />}
    </section>
  );
}
