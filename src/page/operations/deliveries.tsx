/** Deliveries from messaging platforms and replies owed to them. Those given up can be tried again. */
import type { WebhookDelivery } from '../../client/client.ts';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { Badge } from '../parts/badge.tsx';
import { useDeed } from '../parts/deeds.ts';
import { Choice } from '../parts/fields.tsx';
import { Listed, usePages } from '../parts/pages.tsx';
import { Moment } from '../parts/text.tsx';

const PAGE_ROWS = 50;
const LOOK_AGAIN_MS = 5_000;
const STATUS_NAMES: Readonly<Record<WebhookDelivery['status'], string>> = {
  waiting: 'Waiting',
  awaiting: 'Awaiting an answer',
  done: 'Done',
  parked: 'Given up',
};

/** Deliveries, newest first. */
export function Deliveries() {
  const { client } = useApi();
  const { query } = usePlace();
  const status = (query.status || undefined) as WebhookDelivery['status'] | undefined;
  const pages = usePages(
    ['deliveries', status],
    ({ cursor, signal }) =>
      client.call('GET /v1/webhooks/deliveries', { query: { limit: PAGE_ROWS, cursor, status }, signal }),
    LOOK_AGAIN_MS,
  );
  const replay = useDeed({
    does: (id: string) => client.call('POST /v1/webhooks/deliveries/{id}/replay', { path: { id } }),
    said: () => 'It is tried again',
    changes: 'deliveries',
  });
  return (
    <>
      <Choice
        name="Status"
        value={query.status ?? ''}
        options={STATUS_NAMES}
        none="Any"
        onChange={(chosen) => goTo(hrefOf(['operations', 'deliveries'], { status: chosen }))}
      />
      <Listed pages={pages} empty="No deliveries">
        {(deliveries) => (
          <ul className="events">
            {deliveries.map(
              ({ id, adapter, direction, status: state, attempts, error, happened_at, conversation_id }) => (
                <li key={id}>
                  <p>
                    <strong>{adapter}</strong> {direction === 'in' ? 'came' : 'goes'}{' '}
                    <Badge tone={state === 'parked' ? 'wrong' : 'accent'}>{STATUS_NAMES[state]}</Badge>{' '}
                    <span className="quiet small">
                      <Moment at={happened_at} />, {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
                    </span>{' '}
                    {conversation_id !== null && (
                      <a href={hrefOf(['conversations', conversation_id])}>conversation</a>
                    )}
                  </p>
                  {error !== null && <p className="wrong small">{error}</p>}
                  {state === 'parked' && (
                    <button
                      type="button"
                      className="button"
                      disabled={replay.isPending}
                      onClick={() => replay.mutate(id)}
                    >
                      Try again
                    </button>
                  )}
                </li>
              ),
            )}
          </ul>
        )}
      </Listed>
    </>
  );
}
