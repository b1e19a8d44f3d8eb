/** Words and colours for the kinds of things. */
import type { Graph } from '../../client/client.ts';

type Kind = Graph['things'][number]['kind'];

/** Kinds in the order of the legend. */
export const THING_KIND_NAMES: Readonly<Record<Kind, string>> = {
  user: 'User',
  person: 'Person',
  pet: 'Pet',
  place: 'Place',
  organisation: 'Work and schools',
  project: 'Project',
  subject: 'Subject',
  other: 'Other names',
};

/** The colours that stand side by side elsewhere, too. */
export const THING_HUES: Readonly<Record<Kind, number>> = {
  user: 1,
  person: 3,
  pet: 2,
  place: 5,
  organisation: 7,
  project: 4,
  subject: 6,
  other: 6,
};
