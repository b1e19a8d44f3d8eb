/** Principal axes of vectors: eigenvectors of their second moments by Jacobi rotations, the strongest first. Pure. */

const SWEEPS = 12;
const ROUNDING = 1e-24;

export function principalAxes(vectors: readonly (readonly number[])[]): number[][] {
  const n = vectors[0]?.length ?? 0;
  const a = Array.from({ length: n }, () => new Float64Array(n));
  for (const vector of vectors) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) add(a, i, j, ((vector[i] ?? 0) * (vector[j] ?? 0)) / vectors.length);
    }
  }
  const axes = Array.from({ length: n }, (_, i) =>
    Float64Array.from({ length: n }, (__, j) => Number(i === j)),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(a, axes, p, q);
  }
  return axes
    .map((axis, i) => ({ axis: [...axis], strength: at(a, i, i) }))
    .sort((x, y) => y.strength - x.strength)
    .map(({ axis }) => axis);
}

type Matrix = readonly Float64Array[];
const at = (m: Matrix, i: number, j: number): number => m[i]?.[j] ?? 0;
function add(m: Matrix, i: number, j: number, value: number): void {
  const row = m[i];
  if (row) row[j] = (row[j] ?? 0) + value;
}
function set(m: Matrix, i: number, j: number, value: number): void {
  const row = m[i];
  if (row) row[j] = value;
}

/** Turns the plane of two axes so that their product moment vanishes. */
function rotate(a: Matrix, axes: Matrix, p: number, q: number): void {
  if (at(a, p, q) ** 2 <= ROUNDING * Math.abs(at(a, p, p) * at(a, q, q))) return;
  const theta = (at(a, q, q) - at(a, p, p)) / (2 * at(a, p, q));
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  const turn = (m: Matrix, i: number, j: number, k: number, l: number): void => {
    const [x, y] = [at(m, i, j), at(m, k, l)];
    set(m, i, j, c * x - s * y);
    set(m, k, l, s * x + c * y);
  };
  for (let k = 0; k < a.length; k++) turn(a, k, p, k, q);
  for (let k = 0; k < a.length; k++) turn(a, p, k, q, k);
  for (let k = 0; k < a.length; k++) turn(axes, p, k, q, k);
}
