/** The prompt of a turn, part by part, with its tokens; or why there is none. */
import type { TurnAnswer } from '../../client/client.ts';
import { Empty } from '../parts/notices.tsx';
import { Said } from '../parts/text.tsx';
import { Budget } from '../trace/trace-report.tsx';
import './prompt-parts.css';
import { PromptText } from './prompt-text.tsx';

interface PromptPartsProps {
  readonly turn: TurnAnswer;
  readonly userId: string;
}

/** Lists the texts of a prompt in the model's order; without a prompt, shows the words for the user instead. */
export function PromptParts({ turn: { prompt, budget, recovery, confirmation }, userId }: PromptPartsProps) {
  if (prompt === null) {
    return (
      <Empty title="No prompt would be given">
        <p dir="auto">
          <Said text={recovery?.message ?? confirmation?.message ?? ''} />
        </p>
      </Empty>
    );
  }
  const { stable, dynamic } = prompt.system;
  const parts = [
    { name: 'System: what stays', text: stable },
    { name: 'System: what changes', text: dynamic },
    ...prompt.messages.map(({ role, content, name }) => ({
      name: name === undefined ? role : `${role}: ${name}`,
      text: content,
    })),
  ].filter(({ text }) => text !== '');
  return (
    <div className="stack">
      <Budget budget={budget} />
      <ol className="prompt">
        {parts.map(({ name, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one prompt do not change their places
          <li key={place}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <PromptText text={text} userId={userId} />
          </li>
        ))}
      </ol>
    </div>
  );
}
