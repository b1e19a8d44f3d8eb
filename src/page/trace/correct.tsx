/**
 * Corrects a line of a prompt where it stands: what is remembered says what is right from then on, and messages that said it otherwise are
 * quoted no more. A message that taught nothing is left out, and what is right instead is remembered.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type InputOf, StrataError } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { FormDialog } from '../parts/dialogs.tsx';
import { TextArea } from '../parts/fields.tsx';
import { wordsOf } from '../parts/notices.tsx';
import { readAgain } from '../parts/read-again.ts';
import { useSay } from '../parts/toasts.tsx';

type Patch = InputOf<'PATCH /v1/memories/{id}'>['body'];

/** A line that can be corrected. */
export interface Correctable {
  readonly type: 'memory' | 'event';
  readonly id: string;
  readonly text: string;
}

interface CorrectProps {
  readonly line: Correctable;
  /** Owner of the line; null where nobody owns it. */
  readonly userId: string | null;
}

/** A button that opens the correction of a line. */
export function CorrectButton(props: CorrectProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link id" onClick={() => setOpen(true)}>
        Correct…
      </button>
      {isOpen && <Correction {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The form of a correction. */
export function Correction({ line, userId, onClose }: CorrectProps & { readonly onClose: () => void }) {
  const { client } = useApi();
  const say = useSay();
  const queries = useQueryClient();
  const [text, setText] = useState(line.text);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const right = text.trim();
  const path = { id: line.id };
  const query = { user_id: userId ?? undefined };
  const readAnew = () =>
    // What was read of it, and prompts that were tried, are of the past.
    void readAgain(queries, { predicate: ({ queryKey }) => OF_MEMORY.has(String(queryKey[0])) });
  const patch = (body: Patch) => client.call('PATCH /v1/memories/{id}', { path, query, body });
  /** Corrects, and tells how a memory is made again what it was; a message that is withheld stays so. */
  const correct = async (): Promise<Patch | null> => {
    if (line.type === 'memory') {
      try {
        await patch({ content: right, is_correction: true });
        return { content: line.text };
      } catch (refusal) {
        // What is right is remembered already: then what is wrong ends, and nothing else is to be said.
        if (!(refusal instanceof StrataError) || refusal.reason !== 'duplicate_memory') throw refusal;
        await patch({ valid_to: new Date().toISOString(), is_correction: true });
        return { valid_to: null };
      }
    }
    await client.call('POST /v1/events/{id}/withhold', { path });
    if (right === '' || right === line.text) return null;
    const body = { content: right, kind: 'fact' as const, user_id: userId ?? undefined };
    await client.call('POST /v1/memories', { body });
    return null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const before = await correct();
      const undo = before ? () => void patch(before).catch(say.failed).finally(readAnew) : undefined;
      say.done('Corrected: the next prompt has it', undo);
      onClose();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
    readAnew();
  };
  const isMemory = line.type === 'memory';
  return (
    <FormDialog title="Correct this line" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <TextArea name="What is right" value={text} onChange={setText} />
        <p className="quiet small">
          {isMemory
            ? 'It is remembered like this from now on. Messages that said it otherwise stay in the record, and no prompt quotes them any more.'
            : 'The message stays in the record, and no prompt quotes it any more; what stands here is remembered instead. Leave it as it is, or empty, to have the message left out alone.'}
        </p>
        {error !== null && (
          <p className="wrong" role="alert">
            {wordsOf(error)}
          </p>
        )}
        <div className="buttons">
          <button
            type="submit"
            className="button primary"
            disabled={isBusy || (isMemory && (right === '' || right === line.text))}
          >
            {isBusy ? 'Correcting…' : 'Correct'}
          </button>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </FormDialog>
  );
}

/** The first parts of the keys of what depends on memory. */
const OF_MEMORY = new Set(['memories', 'text', 'conversation']);
