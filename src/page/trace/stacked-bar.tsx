/** Shares of a whole as a bar, each in its colour, with the same in words for who does not see it. */
import { plain } from './words.ts';

/** As many as there are colours. */
const HUES = 7;

/** The colour of a part: the same for the same name wherever it stands. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 9_973;
  return (sum % HUES) + 1;
}

interface StackedBarProps {
  readonly parts: Readonly<Record<string, number>>;
  /** How much the whole width is. */
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
