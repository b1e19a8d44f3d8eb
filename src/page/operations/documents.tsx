/** Documents that recall reads: put some there by dropping files, and take some away. Texts and Markdown; each file is a document under its name. */
import { useState } from 'react';
import type { Client, Document } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Question } from '../parts/dialogs.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { TextField } from '../parts/fields.tsx';
import { wordsOf } from '../parts/notices.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment, numberOf } from '../parts/text.tsx';

const PAGE_ROWS = 50;

interface Upload {
  readonly name: string;
  readonly state: 'waits' | 'is sent' | 'is there' | 'failed';
  readonly words: string;
}

/** Documents and their upload. */
export function Documents() {
  const { client } = useApi();
  const [owner, setOwner] = useState('');
  const [leaving, setLeaving] = useState<Document | null>(null);
  const user_id = owner.trim() || undefined;
  const pages = usePages(['documents', user_id], ({ cursor, signal }) =>
    client.call('GET /v1/documents', { query: { limit: PAGE_ROWS, cursor, user_id }, signal }),
  );
  const erase = useDeed({
    does: ({ id, user_id: of }: Document) =>
      client.call('DELETE /v1/documents/{id}', { path: { id }, query: { user_id: of ?? undefined } }),
    said: () => 'Erased',
    changes: 'documents',
    afterwards: () => setLeaving(null),
  });
  return (
    <>
      <TextField
        name="Owner"
        hint="Empty: documents for all of the workspace"
        value={owner}
        onChange={setOwner}
      />
      <UploadPlace owner={user_id} />
      <Listed pages={pages} empty="No documents">
        {(documents) => (
          <div className="scroll-x">
            <table className="rows">
              <thead>
                <tr>
                  <th scope="col">Document</th>
                  <th scope="col">Owner</th>
                  <th scope="col">Pieces</th>
                  <th scope="col">Tokens</th>
                  <th scope="col">Changed</th>
                  <th scope="col">
                    <span className="unseen">Erase</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {documents.map((document) => (
                  <tr key={document.id}>
                    <th scope="row">
                      <bdi>{document.title ?? document.source}</bdi>{' '}
                      {Object.keys(document.redacted).length > 0 && (
                        <Badge tone="wrong">secrets cut out</Badge>
                      )}
                    </th>
                    <td>{document.user_id === null ? 'nobody' : <bdi>{document.user_id}</bdi>}</td>
                    <td>{numberOf(document.pieces)}</td>
                    <td>{numberOf(document.tokens)}</td>
                    <td>
                      <Moment at={document.updated_at} />
                    </td>
                    <td>
                      <button type="button" className="button danger" onClick={() => setLeaving(document)}>
                        Erase…
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listed>
      {leaving !== null && (
        <Question
          title="Erase this document?"
          action="Erase for good"
          isBusy={erase.isPending}
          onConfirm={() => erase.mutate(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>
            <bdi>{leaving.title ?? leaving.source}</bdi> goes with its {numberOf(leaving.pieces)} pieces and
            their vectors. It cannot be undone.
          </p>
        </Question>
      )}
    </>
  );
}

function UploadPlace({ owner }: { readonly owner: string | undefined }) {
  const { client } = useApi();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const send = useDeed({
    does: async (files: readonly File[]) => {
      setUploads(files.map(({ name }) => ({ name, state: 'waits', words: '' })));
      // One after the other: each is cut and embedded as it comes.
      for (const [place, file] of files.entries()) {
        const tell = (told: Omit<Upload, 'name'>) =>
          setUploads((all) => all.map((each, at) => (at === place ? { ...each, ...told } : each)));
        tell({ state: 'is sent', words: '' });
        tell(await outcomeOf(client, file, owner));
      }
    },
    changes: 'documents',
  });
  return (
    <DropPlace
      words="Drop texts here, or choose them"
      accept=".txt,.md,.markdown,text/plain,text/markdown"
      isMultiple
      isBusy={send.isPending}
      onFiles={(files) => send.mutate(files)}
    >
      {uploads.length > 0 && (
        <>
          <progress
            aria-label="Sent"
            max={uploads.length}
            value={uploads.filter(({ state }) => state === 'is there' || state === 'failed').length}
          />
          <ul>
            {uploads.map(({ name, state, words }) => (
              <li key={name} className={state === 'failed' ? 'wrong-text' : undefined}>
                <bdi>{name}</bdi> {state} {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </DropPlace>
  );
}

async function outcomeOf(
  client: Client,
  file: File,
  owner: string | undefined,
): Promise<Omit<Upload, 'name'>> {
  try {
    const { pieces } = await client.call('POST /v1/documents', {
      body: {
        source: file.name,
        title: file.name,
        content: await file.text(),
        ...(owner === undefined ? { visibility: 'shared' } : { user_id: owner }),
      },
    });
    return { state: 'is there', words: `in ${numberOf(pieces)} pieces` };
  } catch (error) {
    return { state: 'failed', words: wordsOf(error) };
  }
}
