/** The form of a memory: to write a new one, and to change one. What the service finds wrong stands below the field that it names. */
import { type FormEvent, useState } from 'react';
import { type InputOf, type Memory, StrataError } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { FormDialog } from '../parts/dialogs.tsx';
import { Choice, TextArea, TextField } from '../parts/fields.tsx';
import { wordsOf } from '../parts/notices.tsx';
import { useSay } from '../parts/toasts.tsx';
import { type Patch, useChanges } from './use-memories.ts';
import { CATEGORY_NAMES, KIND_NAMES, LIFETIME_NAMES, VISIBILITY_NAMES } from './words.ts';

/** Fields as one types them. */
type Typed = Readonly<Record<(typeof FIELDS)[number], string>>;

const FIELDS = [
  'content',
  'user_id',
  'kind',
  'category',
  'visibility',
  'lifetime',
  'importance',
  'tags',
  'topic_key',
  'subject_id',
  'valid_from',
  'valid_to',
  'expires_at',
] as const;

const BLANK: Typed = {
  content: '',
  user_id: '',
  kind: 'fact',
  category: '',
  visibility: 'private',
  lifetime: 'long_term',
  importance: '0.5',
  tags: '',
  topic_key: '',
  subject_id: '',
  valid_from: '',
  valid_to: '',
  expires_at: '',
};

const typedOf = (memory: Memory): Typed => ({
  content: memory.content,
  user_id: memory.user_id ?? '',
  kind: memory.kind,
  category: memory.category ?? '',
  visibility: memory.visibility,
  lifetime: memory.lifetime,
  importance: String(memory.importance),
  tags: memory.tags.join(', '),
  topic_key: memory.topic_key ?? '',
  subject_id: memory.subject_id ?? '',
  valid_from: localMoment(memory.valid_from),
  valid_to: localMoment(memory.valid_to),
  expires_at: localMoment(memory.expires_at),
});

/** A moment as its field shows it, in the time of the reader. */
function localMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The fields as the API takes them; what is empty is null. */
const bodyOf = (typed: Typed) => ({
  content: typed.content,
  kind: typed.kind as Memory['kind'],
  category: (typed.category || null) as Memory['category'],
  visibility: typed.visibility as Memory['visibility'],
  lifetime: typed.lifetime as Memory['lifetime'],
  importance: Number(typed.importance),
  tags: typed.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  topic_key: typed.topic_key.trim() || null,
  valid_from: momentOf(typed.valid_from),
  valid_to: momentOf(typed.valid_to),
  expires_at: momentOf(typed.expires_at),
});

const momentOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());

interface FormProps {
  readonly start: Typed;
  readonly isNew: boolean;
  readonly action: string;
  /** Sends what was typed. What it fails with is shown in the form. */
  readonly onSubmit: (typed: Typed, isCorrection: boolean) => Promise<void>;
  readonly onCancel: () => void;
}

function MemoryForm({ start, isNew, action, onSubmit, onCancel }: FormProps) {
  const { isOperator } = useApi();
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCorrection, setCorrection] = useState(true);
  const faults = new Map(
    error instanceof StrataError
      ? error.fields.map(({ field, message }) => [field.split('.')[0], message])
      : [],
  );
  const isPlaced = [...faults.keys()].some((field) => FIELDS.some((each) => each === field));
  const field = (name: keyof Typed) => ({
    value: typed[name],
    fault: faults.get(name),
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await onSubmit(typed, isCorrection);
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <TextArea name="What to remember" {...field('content')} />
      {!isNew && typed.content !== start.content && (
        <label className="tickable">
          <input
            type="checkbox"
            checked={isCorrection}
            onChange={({ target }) => setCorrection(target.checked)}
          />
          It was wrong: prompts quote the messages no more that said so
        </label>
      )}
      <div className="fields">
        {isNew && isOperator && (
          <TextField name="Owner" hint="Empty: nobody’s, for all to see" {...field('user_id')} />
        )}
        <Choice name="Kind" options={KIND_NAMES} {...field('kind')} />
        <Choice name="Category" options={CATEGORY_NAMES} none="None" {...field('category')} />
        {isOperator && <Choice name="Visibility" options={VISIBILITY_NAMES} {...field('visibility')} />}
        <Choice name="Lifetime" options={LIFETIME_NAMES} {...field('lifetime')} />
        <TextField name="Importance (0 to 1)" type="number" {...field('importance')} />
        <TextField name="Tags" hint="Apart by commas" {...field('tags')} />
        <TextField name="Topic" hint="A new value takes the place of the old one" {...field('topic_key')} />
        {isNew && <TextField name="Subject" {...field('subject_id')} />}
        <TextField name="Holds from" type="datetime-local" {...field('valid_from')} />
        <TextField name="Holds until" type="datetime-local" {...field('valid_to')} />
        <TextField name="Expires" type="datetime-local" {...field('expires_at')} />
      </div>
      {error !== null && !isPlaced && (
        <p className="wrong" role="alert">
          {wordsOf(error)}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy ? 'Saving…' : action}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** A form for a new memory. */
export function NewMemory({ onClose }: { readonly onClose: () => void }) {
  const { create } = useChanges();
  const say = useSay();
  const submit = async (typed: Typed) => {
    const filled = Object.entries({
      ...bodyOf(typed),
      user_id: typed.user_id.trim(),
      subject_id: typed.subject_id.trim(),
    });
    // What is left empty is the service's to choose.
    const body = Object.fromEntries(filled.filter(([, value]) => value !== null && value !== ''));
    await create({ content: typed.content, ...body } as InputOf<'POST /v1/memories'>['body']);
    say.done('Remembered');
    onClose();
  };
  return (
    <FormDialog title="New memory" onClose={onClose}>
      <MemoryForm start={BLANK} isNew action="Remember" onSubmit={submit} onCancel={onClose} />
    </FormDialog>
  );
}

/** A form that changes a memory; only what was changed is sent. */
export function EditMemory({ memory, onClose }: { readonly memory: Memory; readonly onClose: () => void }) {
  const { edit } = useChanges();
  const say = useSay();
  const submit = async (typed: Typed, isCorrection: boolean) => {
    const [before, after] = [bodyOf(typedOf(memory)), bodyOf(typed)];
    const changed = Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
    );
    if (changed.length > 0) {
      const corrects = isCorrection && typed.content !== memory.content;
      const edited = await edit(memory, {
        ...(Object.fromEntries(changed) as Patch),
        ...(corrects ? { is_correction: true } : {}),
      });
      const had = Object.fromEntries(changed.map(([field]) => [field, memory[field as keyof Memory]]));
      say.done('Changed', () => void edit(edited, had as Patch).catch(say.failed));
    }
    onClose();
  };
  return (
    <MemoryForm start={typedOf(memory)} isNew={false} action="Save" onSubmit={submit} onCancel={onClose} />
  );
}
