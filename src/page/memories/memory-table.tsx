/**
 * The table of memories. It pages for ever: of however many rows only those in sight are in the document, between two rows that
 * are as high as all the others. It is a plain table to whoever reads it by ear.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { ListedMemory } from '../../client/client.ts';
import { Badge } from '../parts/badge.tsx';
import { Moment, Said } from '../parts/text.tsx';
import { FadingCurve, fadingInWords } from './fading-curve.tsx';
import { KIND_NAMES, STATUS_NAMES } from './words.ts';

/** Height of a row, as `memories.css` has it. */
const ROW_PX = 64;
const ROWS_AROUND = 8;
/** Pages are asked for this many rows before their first is in sight. */
const AHEAD_ROWS = 30;

interface MemoryTableProps {
  readonly memories: readonly ListedMemory[];
  readonly marking: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (memory: ListedMemory, isChosen: boolean) => void;
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly hrefOf: (memory: ListedMemory) => string;
  readonly onNearEnd: () => void;
  /** Words below the last row. */
  readonly end: string;
}

/** Memories as rows. */
export function MemoryTable(props: MemoryTableProps) {
  const { memories, marking, chosen, onChoose, onChooseAll, hrefOf, onNearEnd, end } = props;
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: memories.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_AROUND,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= memories.length - AHEAD_ROWS) onNearEnd();
  }, [last, memories.length, onNearEnd]);
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  const isAllChosen = memories.length > 0 && memories.every(({ id }) => chosen.has(id));
  return (
    <section
      className="memories-scroll"
      ref={scroller}
      aria-label="Memories"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      onKeyDown={stepRows}
    >
      <table className="memories" aria-rowcount={memories.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="tick">
              <input
                type="checkbox"
                aria-label="Choose all that are loaded"
                checked={isAllChosen}
                onChange={({ target }) => onChooseAll(target.checked)}
              />
            </th>
            <th scope="col">Memory</th>
            <th scope="col" className="of-kind">
              Kind
            </th>
            <th scope="col" className="of-owner">
              Owner
            </th>
            <th scope="col" className="of-importance">
              Importance
            </th>
            <th scope="col" className="of-use">
              Used
            </th>
            <th scope="col" className="of-fading">
              Fades
            </th>
            <th scope="col" className="of-age">
              Created
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {items.map(({ index }) => {
            const memory = memories[index];
            return (
              memory && (
                <Row
                  key={memory.id}
                  memory={memory}
                  place={index}
                  marking={marking}
                  isChosen={chosen.has(memory.id)}
                  onChoose={onChoose}
                  href={hrefOf(memory)}
                />
              )
            );
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
      <p className="notice quiet small">{end}</p>
    </section>
  );
}

const Gap = ({ height }: { readonly height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable, and this one is but space
  <tr aria-hidden="true" className="gap">
    <td colSpan={8} style={{ height }} />
  </tr>
);

interface RowProps {
  readonly memory: ListedMemory;
  readonly place: number;
  readonly marking: string;
  readonly isChosen: boolean;
  readonly onChoose: (memory: ListedMemory, isChosen: boolean) => void;
  readonly href: string;
}

const Row = memo(function Row({ memory, place, marking, isChosen, onChoose, href }: RowProps) {
  const { content, kind, user_id: owner, status, visibility, importance, source, tags } = memory;
  return (
    <tr aria-rowindex={place + 2} data-chosen={isChosen || undefined}>
      <td className="tick">
        <input
          type="checkbox"
          aria-label={`Choose: ${content.slice(0, 80)}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(memory, target.checked)}
        />
      </td>
      <td className="of-content">
        <a href={href} data-row-link dir="auto">
          <Said text={content} marking={marking} />
        </a>
        <span className="below">
          <Badge>{source}</Badge>
          {visibility === 'shared' && <Badge tone="accent">Shared</Badge>}
          {status !== 'active' && <Badge tone="wrong">{STATUS_NAMES[status]}</Badge>}
          {memory.valid_to !== null && status === 'active' && <Badge>Ended</Badge>}
          {tags.slice(0, 3).map((tag) => (
            <Badge key={tag}>#{tag}</Badge>
          ))}
        </span>
      </td>
      <td className="of-kind">{KIND_NAMES[kind]}</td>
      <td className="of-owner">
        {owner === null ? <span className="quiet">nobody</span> : <bdi>{owner}</bdi>}
      </td>
      <td className="of-importance">
        <meter min={0} max={1} value={importance} aria-label={`Importance ${importance.toFixed(2)}`} />
      </td>
      <td className="of-use">{memory.access_count}×</td>
      <td className="of-fading" title={fadingInWords(memory.fading)}>
        <FadingCurve relevance={memory.fading} />
        <span className="unseen">{fadingInWords(memory.fading)}</span>
      </td>
      <td className="of-age">
        <Moment at={memory.created_at} />
      </td>
    </tr>
  );
});

/** Up and down go from row to row, as in a list; Tab goes through what is in one. */
function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || target.dataset.rowLink === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const next = links[links.indexOf(target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
