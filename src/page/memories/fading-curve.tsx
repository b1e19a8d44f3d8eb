/** The fading of a memory, drawn small: its relevance from now on while nobody needs it. */

const CURVE = { width: 160, height: 40 };

interface FadingCurveProps {
  /** Relevance, 0 to about 10, a week apart. */
  readonly relevance: readonly number[];
}

/** The ends of the curve, in words. */
export const fadingInWords = (relevance: readonly number[]): string =>
  `${(relevance[0] ?? 0).toFixed(2)} now, ${(relevance.at(-1) ?? 0).toFixed(2)} in ${relevance.length - 1} weeks without use`;

/** The curve, whose words stand beside it. */
export function FadingCurve({ relevance }: FadingCurveProps) {
  const most = Math.max(1, ...relevance);
  const points = relevance.map(
    (value, place) =>
      `${(place / Math.max(1, relevance.length - 1)) * CURVE.width},${CURVE.height * (1 - value / most)}`,
  );
  return (
    <svg className="fading-curve" viewBox={`0 -2 ${CURVE.width} ${CURVE.height + 4}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
