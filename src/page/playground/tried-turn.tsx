/** Shows a turn that was only tried: its prompt as the model would get it, the reasons for it, and the changes that it would make. */
import { Tabs } from '@base-ui/react/tabs';
import type { Memory, TurnAnswer } from '../../client/client.ts';
import { Badge } from '../parts/badge.tsx';
import { Empty } from '../parts/notices.tsx';
import { Said } from '../parts/text.tsx';
import { TraceReport } from '../trace/trace-report.tsx';
import { plain } from '../trace/words.ts';
import { PromptParts } from './prompt-parts.tsx';

interface TriedTurnProps {
  readonly turn: TurnAnswer;
  readonly userId: string;
}

/** The answer to a dry turn. */
export function TriedTurn({ turn, userId }: TriedTurnProps) {
  const { dry_run: tried, persona } = turn;
  const changes = tried?.changes ?? [];
  return (
    <Tabs.Root defaultValue="prompt">
      <Tabs.List className="tabs">
        <Tabs.Tab value="prompt">Prompt</Tabs.Tab>
        <Tabs.Tab value="why">Why</Tabs.Tab>
        <Tabs.Tab value="changes">Would change ({changes.length + persona.length})</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="prompt" className="tab">
        <PromptParts turn={turn} userId={userId} />
      </Tabs.Panel>
      <Tabs.Panel value="why" className="tab">
        {tried?.trace ? (
          <TraceReport body={tried.trace} userId={userId} />
        ) : (
          <Empty title="This turn has no trace" />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="changes" className="tab">
        <Changes turn={turn} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function Changes({ turn: { dry_run: tried, persona, off_record } }: { readonly turn: TurnAnswer }) {
  const changes = tried?.changes ?? [];
  if (changes.length + persona.length === 0) {
    return (
      <Empty title="Nothing would be learnt">
        <p className="quiet">
          {off_record
            ? 'The message is off the record.'
            : 'A question, a condition, a quotation or a text that was pasted teaches nothing; nor does a conversation that keeps nothing.'}
        </p>
      </Empty>
    );
  }
  return (
    <ul className="events">
      {changes.map(({ before, after }) => (
        <li key={after.id}>
          {before && before.content !== after.content && (
            <p dir="auto">
              <del>
                <Said text={before.content} />
              </del>
            </p>
          )}
          <p dir="auto">
            <Said text={after.content} />
          </p>
          <p className="small">
            <Badge tone="accent">{changeName(before, after)}</Badge> <Badge>{after.kind}</Badge>
            {after.topic_key !== null && <Badge>{after.topic_key}</Badge>}
          </p>
        </li>
      ))}
      {persona.map(({ field, value, decision, reason }) => (
        <li key={field + value}>
          <p dir="auto">
            <Said text={value} />
          </p>
          <p className="small">
            <Badge tone="accent">persona: {field}</Badge> <Badge>{decision}</Badge>{' '}
            <span className="quiet">{plain(reason)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function changeName(before: Memory | undefined, after: Memory): string {
  if (before === undefined) return 'new';
  if (before.status !== after.status) return after.status;
  if (before.valid_to !== after.valid_to) return 'ended';
  return before.content === after.content ? 'confirmed' : 'changed';
}
