/** A plot of bars: one a day or an hour, in one or more parts. The same stands in a table below it, for who does not see it. */
import { useId } from 'react';
import { numberOf } from '../parts/text.tsx';

/** A bar: what stands below it, and its parts from below upwards. */
export interface Bar {
  readonly label: string;
  readonly values: readonly number[];
}

interface PlotProps {
  readonly title: string;
  /** Names of the parts of a bar, in their order. */
  readonly parts: readonly string[];
  readonly bars: readonly Bar[];
  readonly unit?: string;
}

const SIZE = { width: 640, height: 150, gap: 0.25 };
const HUES = [1, 2, 3, 4];

/** A plot with its table. */
export function Plot({ title, parts, bars, unit = '' }: PlotProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ values }) => sumOf(values)));
  const step = SIZE.width / Math.max(1, bars.length);
  return (
    <figure className="plot card" aria-labelledby={id}>
      <figcaption id={id}>
        {title}{' '}
        <span className="quiet small">
          {numberOf(Math.round(most))}
          {unit} at most
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, values }, place) =>
          values.map((value, part) => {
            const height = (value / most) * SIZE.height;
            const below = (sumOf(values.slice(0, part)) / most) * SIZE.height;
            return (
              <rect
                key={`${label} ${parts[part]}`}
                data-hue={HUES[part]}
                x={place * step}
                width={Math.max(1, step * (1 - SIZE.gap))}
                y={SIZE.height - below - height}
                height={height}
              />
            );
          }),
        )}
      </svg>
      <p className="ends quiet small">
        <span>{bars[0]?.label}</span> <span>{bars.at(-1)?.label}</span>
      </p>
      {parts.length > 1 && (
        <ul className="legend">
          {parts.map((name, part) => (
            <li key={name}>
              <span className="swatch" data-hue={HUES[part]} /> {name}
            </li>
          ))}
        </ul>
      )}
      <details className="small">
        <summary>As a table</summary>
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">When</th>
              {parts.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, part) => (
                  <td key={parts[part]}>
                    {numberOf(Math.round(value))}
                    {unit}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
