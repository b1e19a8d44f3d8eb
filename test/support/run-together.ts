/**
 * Runs files of tests in one runtime. Starting a runtime takes as long as a hundred tests, so the files of one area share
 * theirs; each keeps its hooks to itself and, like every test, makes its own workspaces.
 */
import { describe } from 'vitest';

declare global {
  interface ImportMeta {
    /** Loaders of the files that match, by path; Vite writes them in. */
    glob(patterns: string | string[]): Record<string, () => Promise<unknown>>;
    /** The files as they are written. */
    glob(pattern: string, as: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
  }
}

/** Each file becomes a group that bears its name: `npm test -- test/workerd/AREA -t FILE` runs it alone. */
export function runTogether(files: Record<string, () => Promise<unknown>>): void {
  for (const [path, load] of Object.entries(files)) {
    describe(path.replace(/^.*\/|\.ts$/g, ''), async () => {
      await load();
    });
  }
}
