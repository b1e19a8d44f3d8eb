/** Fields of forms, each with its name above it and what is wrong with it below. */
import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  readonly hint?: string;
}

function Field({
  id,
  name,
  fault,
  hint,
  children,
}: Pick<FieldProps, 'name' | 'fault' | 'hint'> & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      {children}
      {hint !== undefined && <span className="small">{hint}</span>}
      {fault !== undefined && (
        <p className="wrong small" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A line of text, a moment, a number. */
export function TextField({
  type = 'text',
  placeholder,
  list,
  onLeave,
  ...field
}: FieldProps & {
  readonly type?: 'text' | 'number' | 'datetime-local' | 'date';
  readonly placeholder?: string;
  /** Suggestions to choose from. */
  readonly list?: readonly string[];
  /** Called when the field is left: for look-ups that need it whole. */
  readonly onLeave?: () => void;
}) {
  const id = useId();
  return (
    <Field id={id} {...field}>
      <input
        id={id}
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        step={type === 'number' ? 'any' : undefined}
        value={field.value}
        placeholder={placeholder}
        list={list && `${id}-list`}
        aria-invalid={field.fault !== undefined}
        aria-describedby={field.fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={onLeave}
      />
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** A text of several lines. */
export function TextArea({ rows = 4, ...field }: FieldProps & { readonly rows?: number }) {
  const id = useId();
  return (
    <Field id={id} {...field}>
      <textarea
        id={id}
        rows={rows}
        dir="auto"
        value={field.value}
        aria-invalid={field.fault !== undefined}
        aria-describedby={field.fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  );
}

/** One of some values. `none` is what an empty choice is called; without it there is no empty choice. */
export function Choice({
  options,
  none,
  ...field
}: FieldProps & { readonly options: Readonly<Record<string, string>>; readonly none?: string }) {
  const id = useId();
  return (
    <Field id={id} {...field}>
      <select
        id={id}
        value={field.value}
        aria-invalid={field.fault !== undefined}
        onChange={({ target }) => field.onChange(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
