/** A progress bar on standard error, so that standard output stays clean. Without a terminal: a line every tenth. */

const WIDTH = 30;
/** Redrawing more often than this only costs time. */
const REDRAW_MS = 100;

export interface Progress {
  advance(by?: number): void;
  /** Leaves the last state standing and starts a new line. */
  end(): void;
}

/** Draws `label [####    ] done/total` in one line. */
export function createProgress(
  label: string,
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): Progress {
  let done = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let tenths = 0;
  const draw = () => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    if (out.isTTY) {
      out.write(`\r${label} [${'#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH)}] ${done}/${total}`);
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10);
      out.write(`${label}: ${done}/${total}\n`);
    }
    drawnAt = performance.now();
  };
  return {
    advance(by = 1) {
      done += by;
      if (performance.now() - drawnAt >= REDRAW_MS) draw();
    },
    end() {
      draw();
      if (out.isTTY) out.write('\n');
    },
  };
}
