/** A trace in full: how the message was understood, what the prompt is made of, and each candidate with what spoke for it and what became of it. */
import './trace.css';
import type { TraceBody } from '../../client/client.ts';
import { Badge } from '../parts/badge.tsx';
import { numberOf } from '../parts/text.tsx';
import { Candidates } from './candidates.tsx';
import { hueOf, StackedBar } from './stacked-bar.tsx';
import { decisionName, plain } from './words.ts';

interface TraceReportProps {
  readonly body: TraceBody;
  /** User on whose behalf it was looked for. */
  readonly userId: string | null;
}

/** Shows the reasons for every line of a prompt: candidates, decisions, budget, and costs. */
export function TraceReport({ body, userId }: TraceReportProps) {
  const { query, candidates, dropped, unlisted, degraded, budget, signals = [], filtered = {}, steps } = body;
  const unlistedCount = Object.values(unlisted).reduce((sum, count) => sum + count, 0);
  return (
    <div className="stack trace">
      <section className="stack">
        <h3>How it was understood</h3>
        <p>
          <Badge tone="accent">{plain(query.intent)}</Badge>{' '}
          {query.asks ? `${query.terms} words were looked for` : 'It asks for nothing that was said'}
          {query.lent_terms > 0 && `, ${query.lent_terms} of them from the exchanges before`}
          {query.related_terms > 0 && `, and ${query.related_terms} near in meaning`}
          {query.times > 0 && `; it names ${query.times} ${query.times === 1 ? 'time' : 'times'}`}.
        </p>
        {body.continuity != null && <p className="wrong">No prompt was given: {plain(body.continuity)}.</p>}
        {degraded.length > 0 && <p className="wrong">Did not answer: {degraded.map(plain).join(', ')}.</p>}
        {signals.length > 0 && (
          <p>
            It taught:{' '}
            {signals.map(({ memory_id, action, kind }) => (
              <Badge key={memory_id + action}>
                {kind} {action}
              </Badge>
            ))}
          </p>
        )}
        {Object.keys(filtered).length > 0 && (
          <p>Not learnt, since it holds a secret: {Object.keys(filtered).map(plain).join(', ')}.</p>
        )}
      </section>
      {budget && <Budget budget={budget} />}
      <section className="stack">
        <h3>Candidates</h3>
        {candidates.length === 0 && (
          <p className="quiet">Nothing was found that could stand in the prompt.</p>
        )}
        <Candidates candidates={candidates} userId={userId} />
      </section>
      {(dropped.length > 0 || unlistedCount > 0) && (
        <section className="stack">
          <h3>Left out before that</h3>
          <Candidates
            candidates={dropped.map((each) => ({ ...each, decision: each.reason }))}
            userId={userId}
          />
          {unlistedCount > 0 && (
            <p className="quiet small">
              And {numberOf(unlistedCount)} more:{' '}
              {Object.entries(unlisted)
                .map(([reason, count]) => `${numberOf(count)} × ${decisionName(reason).toLowerCase()}`)
                .join('; ')}
            </p>
          )}
        </section>
      )}
      <details>
        <summary>Round trips</summary>
        <table className="steps">
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Milliseconds</th>
              <th scope="col">Rows read</th>
              <th scope="col">Rows written</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name, ms, rows_read, rows_written }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a trace do not change their places
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{ms}</td>
                <td>{numberOf(rows_read)}</td>
                <td>{numberOf(rows_written)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** Tokens of a prompt by part, of the tokens that it may have. */
export function Budget({ budget }: { readonly budget: NonNullable<TraceBody['budget']> }) {
  const parts = Object.entries(budget.parts).filter(([, tokens]) => tokens > 0);
  return (
    <section className="stack">
      <h3>
        The prompt{' '}
        <span className="quiet small">
          {numberOf(budget.used)} of {numberOf(budget.limit)} tokens
        </span>
      </h3>
      <StackedBar parts={budget.parts} whole={Math.max(budget.used, 1)} label="Tokens by part" />
      <ul className="legend">
        {parts.map(([name, tokens]) => (
          <li key={name}>
            <span className="swatch" data-hue={hueOf(name)} /> {plain(name)}{' '}
            <span className="quiet">{numberOf(tokens)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
