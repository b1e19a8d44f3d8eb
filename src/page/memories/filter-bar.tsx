/** Bar above the table: the search that acts as one types, the filters that hold as chips, and a form for the others. */
import { Popover } from '@base-ui/react/popover';
import { useEffect, useState } from 'react';
import type { MemoryCounts } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Choice, TextField } from '../parts/fields.tsx';
import { numberOf } from '../parts/text.tsx';
import { chipsOf, FILTERS, forUsers, ORDERS } from './filters.ts';
import { KIND_NAMES } from './words.ts';

/** Keys that follow one another faster are one search. */
const TYPING_MS = 180;

interface FilterBarProps {
  readonly query: Readonly<Record<string, string>>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
  readonly onNew: () => void;
  readonly counts: MemoryCounts | undefined;
}

/** Search, order and filters. */
export function FilterBar({ query, onChange, onNew, counts }: FilterBarProps) {
  const { isOperator } = useApi();
  const chips = chipsOf(query, isOperator);
  const options = (all: Readonly<Record<string, string>>) => (isOperator ? all : forUsers(all));
  return (
    <div className="filter-bar">
      <div className="first-line">
        <SearchBox value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        <label className="order">
          <span className="unseen">Order</span>
          <select
            value={ORDERS[query.order ?? ''] ? query.order : 'newest'}
            onChange={({ target }) => onChange({ order: target.value === 'newest' ? '' : target.value })}
          >
            {Object.entries(options(ORDERS)).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Popover.Root>
          <Popover.Trigger className="button">Filter</Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner sideOffset={6} align="end" collisionPadding={8}>
              <Popover.Popup className="popover stack">
                <Popover.Title>Filter memories</Popover.Title>
                <div className="fields">
                  {FILTERS.filter(({ isForOperators }) => isOperator || !isForOperators).map(
                    ({ field, name, options: values, type = 'text' }) =>
                      values ? (
                        <Choice
                          key={field}
                          name={name}
                          value={query[field] ?? ''}
                          options={options(values)}
                          none={field === 'status' ? 'What holds' : 'Any'}
                          onChange={(value) => onChange({ [field]: value })}
                        />
                      ) : (
                        <TypedFilter
                          key={field}
                          name={name}
                          type={type}
                          value={query[field] ?? ''}
                          onChange={(value) => onChange({ [field]: value })}
                        />
                      ),
                  )}
                </div>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
        <button type="button" className="button primary" onClick={onNew}>
          New memory
        </button>
      </div>
      {chips.length > 0 && (
        <ul className="chips" aria-label="Filters">
          {chips.map(({ field, name, value }) => (
            <li key={field} className="chip">
              <span>
                {name}: <bdi>{value}</bdi>
              </span>
              <button
                type="button"
                aria-label={`Remove filter ${name}`}
                onClick={() => onChange({ [field]: '' })}
              >
                ×
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="button plain small"
              onClick={() => onChange(Object.fromEntries(chips.map(({ field }) => [field, ''])))}
            >
              Clear all
            </button>
          </li>
        </ul>
      )}
      {counts && <Totals counts={counts} isOfKind={Boolean(query.kind)} onChange={onChange} />}
    </div>
  );
}

interface TotalsProps {
  readonly counts: MemoryCounts;
  readonly isOfKind: boolean;
  readonly onChange: FilterBarProps['onChange'];
}

/** Total of memories, and the number of each kind; a kind leads to those of it. */
function Totals({ counts: { total, is_complete, by }, isOfKind, onChange }: TotalsProps) {
  const kinds = (Object.keys(KIND_NAMES) as (keyof typeof KIND_NAMES)[]).filter((kind) => by.kind[kind]);
  return (
    <p className="totals quiet small">
      <output>
        {is_complete ? '' : 'more than '}
        {numberOf(total)} {total === 1 ? 'memory' : 'memories'}
      </output>
      {!isOfKind &&
        kinds.length > 1 &&
        kinds.map((kind) => (
          <button key={kind} type="button" className="link" onClick={() => onChange({ kind })}>
            {KIND_NAMES[kind]} {numberOf(by.kind[kind] ?? 0)}
          </button>
        ))}
    </p>
  );
}

/** Typed value, handed on once the typing pauses; a value from outside, as by the way back, takes its place. */
function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === told) return;
    const timer = setTimeout(() => {
      setTold(typed);
      onChange(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, told, onChange]);
  return [typed, setTyped] as const;
}

function SearchBox({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <label className="search">
      <span className="unseen">Search memories</span>
      <input
        type="search"
        dir="auto"
        placeholder="Search memories"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}

function TypedFilter({
  name,
  type,
  value,
  onChange,
}: {
  readonly name: string;
  readonly type: 'text' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useTyped(value, onChange);
  return <TextField name={name} type={type} value={typed} onChange={setTyped} />;
}
