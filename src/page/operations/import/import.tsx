/** Import: files of other services, and exports of this one, dropped as they are. How far one is read is shown, and what became of it. */
import { useRef, useState } from 'react';
import { createClient } from '../../../client/client.ts';
import { FORMATS, type Format } from '../../../import/read-items.ts';
import { useApi } from '../../frame/api.tsx';
import { useDeed } from '../../parts/deeds.ts';
import { DropPlace } from '../../parts/drop-place.tsx';
import { Choice, TextField } from '../../parts/fields.tsx';
import { numberOf } from '../../parts/text.tsx';
import { type Report, runImport } from './run-import.ts';

const FORMAT_NAMES: Readonly<Record<Format, string>> = {
  strata: 'An export of this service',
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  sillytavern: 'SillyTavern',
  slack: 'Slack',
  whatsapp: 'WhatsApp',
  mem0: 'mem0',
  zep: 'Zep',
  jsonl: 'Lines of JSON',
};
const IDS = { keep: 'Keep them', new: 'Make new ones: for a copy beside the original' } as const;
/** Refused lines that are shown; the numbers count all. */
const REFUSED_SHOWN = 200;

/** Import of files. */
export function Import() {
  const { session } = useApi();
  const [userId, setUserId] = useState('me');
  const [userName, setUserName] = useState('');
  const [format, setFormat] = useState('');
  const [ids, setIds] = useState<keyof typeof IDS>('keep');
  const [report, setReport] = useState<Report | null>(null);
  const stop = useRef<AbortController>(null);
  const send = useDeed({
    does: async ([file]: readonly File[]) => {
      if (file === undefined) return;
      stop.current = new AbortController();
      // A service that is busy with what it was given is waited for longer than a reader would wait.
      const client = createClient({ url: location.origin, key: session.credential });
      const wishes = { format: FORMATS.find((each) => each === format) ?? null, ids, userName };
      const { signal } = stop.current;
      await runImport(client, file, { ...wishes, userId: userId.trim() || 'me' }, signal, setReport);
    },
    changes: 'memories',
  });
  return (
    <>
      <p>
        What other services know comes in as they hand it out: <code>conversations.json</code> of ChatGPT or
        Claude or their ZIP file, the ZIP file of Slack, a chat of WhatsApp or SillyTavern, lists of mem0 and
        Zep, lines of JSON. Messages are learnt from as if they had been said here, dated by when they were
        said. An export of this service comes back as it was.
      </p>
      <div className="fields">
        <TextField
          name="User"
          hint="Whose memory it becomes, where the file names nobody"
          value={userId}
          onChange={setUserId}
        />
        <TextField
          name="Their name in a chat"
          hint="Of WhatsApp: who of them the user is"
          value={userName}
          onChange={setUserName}
        />
        <Choice
          name="Of"
          value={format}
          options={FORMAT_NAMES}
          none="As the file tells"
          onChange={setFormat}
        />
        <Choice
          name="Ids"
          value={ids}
          options={IDS}
          hint="Of an export of this service"
          onChange={(chosen) => setIds(chosen === 'new' ? 'new' : 'keep')}
        />
      </div>
      <DropPlace
        words="Drop a file here, or choose it"
        accept=".json,.jsonl,.ndjson,.txt,.zip"
        isBusy={send.isPending}
        onFiles={(files) => send.mutate(files)}
      >
        {report !== null && <ReportOf report={report} onStop={() => stop.current?.abort()} />}
      </DropPlace>
      <p className="quiet small">
        Nothing is taken in twice: a file that was stopped or failed half-way is dropped again. Files of many
        gigabytes go in by <code>npm run import</code>.
      </p>
    </>
  );
}

const ENDS: Readonly<Record<Report['state'], string>> = {
  runs: '…',
  stopped: '. Stopped.',
  failed: '',
  done: '. Done.',
};

function ReportOf({ report, onStop }: { readonly report: Report; readonly onStop: () => void }) {
  const { name, format, size, bytes, counts, refused, failure, state } = report;
  const told = Object.entries(counts).map(([what, count]) => `${numberOf(count)} ${what}`);
  return (
    <div className="stack">
      <progress aria-label="Read" max={Math.max(1, size)} value={bytes} />
      <p>
        <output>
          <bdi>{name}</bdi>
          {format !== null && ` (${FORMAT_NAMES[format]})`}: {told.join(', ')}
          {ENDS[state]}
        </output>{' '}
        {state === 'runs' && (
          <button type="button" className="button" onClick={onStop}>
            Stop
          </button>
        )}
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
