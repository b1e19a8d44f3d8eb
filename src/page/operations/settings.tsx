/**
 * Settings as a form from the schema that the service gives out: what may be set, within what bounds. Only what was changed is sent, and
 * what the service finds wrong stands below its field.
 */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type InputOf, StrataError, type Settings as Values } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Choice, TextArea, TextField } from '../parts/fields.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { type Field, readFields } from './settings-schema.ts';

type Typed = Readonly<Record<string, string>>;

/** The settings of the workspace. */
export function Settings() {
  const { client } = useApi();
  const values = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.call('GET /v1/settings', { signal }),
  });
  const fields = useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) =>
      readFields(await client.request<unknown>('GET', '/openapi.json', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = [values, fields].find(({ error }) => error);
  if (failed) return <Wrong error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!values.data || !fields.data) return <Loading />;
  return <SettingsForm key={JSON.stringify(values.data)} values={values.data} fields={fields.data} />;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** Value of a field as the API takes it. Text that is no JSON where JSON is meant goes as text, and is refused by its field. */
function readTyped({ kind, isNullable }: Field, text: string): unknown {
  if (text === '' && isNullable) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number') return text.trim() === '' ? text : Number(text);
  if (kind === 'choice' && text.startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch {
      // Half an object: the service says so.
      return text;
    }
  }
  return text;
}

function SettingsForm({ values, fields }: { readonly values: Values; readonly fields: readonly Field[] }) {
  const { client } = useApi();
  const start: Typed = Object.fromEntries(
    fields.map(({ name }) => [name, textOf(values[name as keyof Values])]),
  );
  const [typed, setTyped] = useState(start);
  const save = useDeed({
    does: (body: InputOf<'PATCH /v1/settings'>['body']) => client.call('PATCH /v1/settings', { body }),
    said: () => 'Saved',
    undo: (_, body) =>
      client.call('PATCH /v1/settings', {
        body: Object.fromEntries(Object.keys(body).map((name) => [name, values[name as keyof Values]])),
      }),
    changes: 'settings',
  });
  const changed = fields.filter(({ name }) => typed[name] !== start[name]);
  const faults = new Map(
    save.error instanceof StrataError
      ? save.error.fields.map(({ field, message }) => [field.split('.')[0], message])
      : [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      Object.fromEntries(changed.map((field) => [field.name, readTyped(field, typed[field.name] ?? '')])),
    );
  };
  return (
    <form className="stack" onSubmit={submit}>
      <div className="settings">
        {fields.map((field) => (
          <SettingField
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            fault={faults.get(field.name)}
            onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
      <div className="buttons save">
        <button type="submit" className="button primary" disabled={changed.length === 0 || save.isPending}>
          {save.isPending ? 'Saving…' : `Save ${changed.length === 0 ? '' : changed.length}`}
        </button>
        <button
          type="button"
          className="button"
          disabled={changed.length === 0}
          onClick={() => setTyped(start)}
        >
          As it was
        </button>
      </div>
    </form>
  );
}

interface SettingFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

function SettingField({ field, ...rest }: SettingFieldProps) {
  const { name, kind, bounds, meaning, options, isNullable } = field;
  const title = name.replaceAll('_', ' ');
  const within = [bounds, isNullable ? 'empty is null' : ''].filter(Boolean).join('; ');
  const hint = [meaning, within && `(${within})`].filter(Boolean).join(' ');
  const shared = { ...rest, name: title, ...(hint === '' ? {} : { hint }) };
  if (kind === 'boolean') return <Choice {...shared} options={{ true: 'On', false: 'Off' }} />;
  if (kind === 'choice' && (rest.value === '' || options.includes(rest.value)))
    return (
      <Choice
        {...shared}
        options={Object.fromEntries(options.map((option) => [option, option.replaceAll('_', ' ')]))}
        {...(isNullable ? { none: 'None' } : {})}
      />
    );
  if (kind === 'number') return <TextField {...shared} type="number" />;
  return <TextArea {...shared} rows={2} />;
}
