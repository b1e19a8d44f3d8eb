/** Takes exports of the service back, by dropping a file: how far it is, what became of its records, and why lines were refused. */
import { useState } from 'react';
import type { InputOf } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { useDeed } from '../parts/deeds.ts';
import { DropPlace } from '../parts/drop-place.tsx';
import { Choice } from '../parts/fields.tsx';
import { wordsOf } from '../parts/notices.tsx';
import { numberOf } from '../parts/text.tsx';
import { partsOf } from './read-export.ts';

type Body = NonNullable<NonNullable<InputOf<'POST /v1/import'>>['body']>;

const IDS = { keep: 'Keep them', new: 'Make new ones: for a copy beside the original' } as const;
/** Refused lines that are shown; the numbers count all. */
const REFUSED_SHOWN = 200;

interface Report {
  readonly name: string;
  readonly size: number;
  readonly bytes: number;
  readonly imported: number;
  readonly known: number;
  readonly erased: number;
  readonly left: number;
  readonly refused: readonly string[];
  readonly failure: string | null;
  readonly isDone: boolean;
}

const begun = ({ name, size }: File): Report => ({
  ...{ name, size, bytes: 0, imported: 0, known: 0, erased: 0, left: 0 },
  ...{ refused: [], failure: null, isDone: false },
});

/** Import of exports. */
export function Import() {
  const { client } = useApi();
  const [ids, setIds] = useState<keyof typeof IDS>('keep');
  const [report, setReport] = useState<Report | null>(null);
  const send = useDeed({
    does: async ([file]: readonly File[]) => {
      if (file === undefined) return;
      let told = begun(file);
      const tell = (more: Partial<Report>) => {
        told = { ...told, ...more };
        setReport(told);
      };
      tell({});
      try {
        for await (const { head, records, lines, bytes } of partsOf(file)) {
          const { schema_version, workspace_id, default_channel_id } = head;
          const body = { schema_version, workspace_id, default_channel_id, records } as Body;
          const part = await client.call('POST /v1/import', { query: { ids }, body });
          const refused = part.refused.map(
            ({ line, field, message }) => `Line ${lines[line - 1] ?? line}: ${field} ${message}`,
          );
          tell({
            bytes,
            imported: told.imported + part.imported,
            known: told.known + part.known,
            erased: told.erased + part.erased,
            left: told.left + part.left,
            refused: [...told.refused, ...refused],
          });
        }
        tell({ bytes: file.size, isDone: true });
      } catch (error) {
        tell({ failure: wordsOf(error) });
      }
    },
    changes: 'memories',
  });
  return (
    <>
      <p>
        An export (<code>GET /v1/export</code>, or “Save what is held” of a user) comes back as it was: what
        is there stays as it is, what was erased does not come back. Files of ChatGPT, Claude, Slack and
        others go in by <code>npm run import</code>.
      </p>
      <Choice
        name="Ids"
        value={ids}
        options={IDS}
        onChange={(chosen) => setIds(chosen === 'new' ? 'new' : 'keep')}
      />
      <DropPlace
        words="Drop an export here, or choose it"
        accept=".ndjson,.jsonl,application/x-ndjson"
        isBusy={send.isPending}
        onFiles={(files) => send.mutate(files)}
      >
        {report !== null && <ReportOf report={report} />}
      </DropPlace>
    </>
  );
}

function ReportOf({ report }: { readonly report: Report }) {
  const { name, size, bytes, imported, known, erased, left, refused, failure, isDone } = report;
  return (
    <div className="stack">
      <progress aria-label="Read" max={Math.max(1, size)} value={bytes} />
      <p>
        <output>
          <bdi>{name}</bdi>: {numberOf(imported)} imported, {numberOf(known)} known, {numberOf(erased)} erased
          before, {numberOf(left)} of kinds that are not imported, {numberOf(refused.length)} refused
          {isDone ? '. Done.' : failure === null ? '…' : ''}
        </output>
      </p>
      {failure !== null && (
        <p className="wrong" role="alert">
          {failure} What is in stays in: choose the file again to go on.
        </p>
      )}
      {refused.length > 0 && (
        <ul className="wrong-text small">
          {refused.slice(0, REFUSED_SHOWN).map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
