/** Shares of a whole as a bar, each in its colour, with the same in words for who does not see it. */
import { plain } from './words.ts';

/** Parts that stand beside one another have colours of their own; one that is new to the page has one of them by its name. */
const HUES: Readonly<Record<string, number>> = {
  lexical: 1,
  vector: 3,
  related: 5,
  topic: 4,
  pinned: 6,
  recent: 7,
  dated: 2,
  transcript: 5,
  first: 1,
  rerank: 3,
  intent: 2,
  time: 4,
  tier: 6,
  newness: 7,
  relevance: 3,
  widening: 5,
  system_stable: 1,
  system_dynamic: 6,
  summary: 2,
  injection: 3,
  history: 7,
  message: 5,
};
const HUE_COUNT = 7;

/** The colour of a part: the same for the same name wherever it stands. */
export const hueOf = (name: string): number => HUES[name] ?? (name.length % HUE_COUNT) + 1;

interface StackedBarProps {
  readonly parts: Readonly<Record<string, number>>;
  /** Value that fills the whole width, in the unit of the parts. */
  readonly whole: number;
  readonly label: string;
}

/** A bar of parts. What takes away from a score is told in words alone. */
export function StackedBar({ parts, whole, label }: StackedBarProps) {
  const shown = Object.entries(parts).filter(([, share]) => share > 0);
  const words = Object.entries(parts).map(([name, share]) => `${plain(name)} ${round(share)}`);
  const told = `${label}: ${words.join(', ')}`;
  return (
    <div className="stacked" role="img" aria-label={told} title={told}>
      {shown.map(([name, share]) => (
        <span key={name} data-hue={hueOf(name)} style={{ width: `${(100 * share) / whole}%` }} />
      ))}
    </div>
  );
}

/** A share with as many digits as tell. */
export const round = (value: number): string => String(Math.round(value * 1_000) / 1_000);
