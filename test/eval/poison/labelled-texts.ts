/** Texts of strangers with what they are: orders to a machine, or what people tell one another. All of them are invented. */
import { readdirSync, readFileSync } from 'node:fs';

/** One text, and the field that it stands in. */
export interface LabelledText {
  readonly id: string;
  readonly lang: string;
  readonly field: 'content' | 'title' | 'heading' | 'source' | 'name' | 'filename' | 'tag';
  readonly poisoned: boolean;
  readonly trick: string;
  readonly text: string;
}

const FILE = /^strangers-.*\.json$/;

/** All files of such texts that are here, by name. */
export const labelledFiles = (): { name: string; texts: readonly LabelledText[] }[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => FILE.test(name))
    .map((name) => ({ name, texts: readLabelled(`${import.meta.dirname}/${name}`) }));

/** One file. */
export const readLabelled = (path: string): readonly LabelledText[] =>
  JSON.parse(readFileSync(path, 'utf8')) as LabelledText[];
