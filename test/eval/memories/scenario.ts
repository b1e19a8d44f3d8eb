/**
 * The words in which the world of the memory questions and the questions themselves are written. Plain data: nothing here
 * knows the service. Each memory says for itself since when and until when it is true and whether it was taken back, so
 * that what may be shown to whom is decided a second time, by `expectation.ts`, without a line of the service's own code.
 */

/** Two workspaces of one account, and a stranger's. */
export type House = 'kestrel' | 'branch' | 'stranger';
export type User = 'ana' | 'bo' | 'mei' | 'yusuf' | 'ines';
export type Channel = 'family' | 'roastery' | 'webshop';

/** Where the conversations stand; one without a user is a group. All are in the first workspace. */
export const CONVERSATIONS = {
  anaHome: { user: 'ana', channel: null },
  anaFamily: { user: 'ana', channel: 'family' },
  anaWebshop: { user: 'ana', channel: 'webshop' },
  anaBoat: { user: 'ana', channel: null },
  anaGarden: { user: 'ana', channel: null },
  boRoastery: { user: 'bo', channel: 'roastery' },
  boCupping: { user: 'bo', channel: 'roastery' },
  boHome: { user: 'bo', channel: null },
  meiDesk: { user: 'mei', channel: null },
  yusufVan: { user: 'yusuf', channel: null },
  inesFamily: { user: 'ines', channel: 'family' },
  roasteryGroup: { user: null, channel: 'roastery' },
} as const satisfies Record<string, { user: User | null; channel: Channel | null }>;
export type Talk = keyof typeof CONVERSATIONS;

/** A moment: a day means its beginning in UTC. */
export type When = string;
/** Milliseconds since 1970 of a moment. */
export const instantOf = (when: When): number => Date.parse(when.length === 10 ? `${when}T00:00:00Z` : when);

/** A moment as the service takes it. */
export const isoOf = (when: When | undefined) => when && new Date(instantOf(when)).toISOString();

/** What is sent of a memory beside its words, and what became of it. */
export interface ItemOptions {
  /** Whose it is; of nobody, it is shared. */
  readonly by?: User;
  readonly shared?: true;
  readonly in?: House;
  readonly tier?: 'account';
  /** The channel that it is bound to. */
  readonly channel?: Channel;
  /** The conversation that it is bound to. */
  readonly talk?: Talk;
  readonly kind?: 'fact' | 'preference' | 'instruction' | 'procedure' | 'decision' | 'event' | 'summary';
  readonly subject?: string;
  readonly topic?: string;
  readonly category?: string;
  readonly importance?: number;
  readonly tags?: readonly string[];
  readonly from?: When;
  readonly to?: When;
  readonly expires?: When;
  /** Sent instead of the fields above, when a later step makes of the memory what they say. */
  readonly sent?: Readonly<Record<string, unknown>>;
  /** Not sent: when another value took its place, or its user said that it is over. */
  readonly until?: When;
  /** Not sent: it was erased, forgotten, or another one became it. */
  readonly gone?: true;
}

/** One memory of the world. */
export interface Item extends ItemOptions {
  readonly key: string;
  readonly text: string;
}

/** One thing that somebody does to the memories. */
export type Step =
  | { readonly do: 'remember'; readonly item: Item }
  | { readonly do: 'batch'; readonly items: readonly Item[] }
  | { readonly do: 'fact'; readonly item: Item }
  | {
      readonly do: 'say';
      readonly talk: Talk;
      readonly by: User;
      readonly text: string;
      readonly at: When;
      readonly teaches: readonly Item[];
      /** The turn is taken back. */
      readonly aborted: boolean;
    }
  | {
      readonly do: 'change';
      readonly key: string;
      readonly by: User;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | {
      readonly do: 'show';
      readonly key: string;
      readonly by: User;
      readonly visibility: 'shared' | 'private';
    }
  | {
      readonly do: 'erase';
      readonly key: string;
      readonly by: User;
      readonly as: 'memory' | 'fact' | 'batch';
    }
  | { readonly do: 'close'; readonly talk: Talk; readonly how: 'erase' | 'erase_but_keep' };

/** Steps of one chapter depend on earlier chapters only and may be taken at once. */
export type Chapters = readonly (readonly Step[])[];

export const GROUPS = [
  'superseded',
  'as_of',
  'private',
  'shared',
  'channel',
  'conversation',
  'validity',
  'erased',
  'workspace',
  'duplicate',
  'subject',
  'number',
  'language',
  'kind',
  'corrected',
  'paraphrase',
  'meaning',
  'absent',
  'time',
  'widening',
  'account',
] as const;
export type Group = (typeof GROUPS)[number];

/** Who asks what from where, and what the answer must be. */
export interface Question {
  readonly id: string;
  readonly group: Group;
  readonly ask: string;
  readonly as?: User;
  readonly in?: House;
  readonly channel?: Channel;
  readonly talk?: Talk;
  readonly asOf?: When;
  readonly kinds?: readonly string[];
  /** Results asked for, where fewer than usual are the point. */
  readonly topK?: number;
  /** The memory that must come first. */
  readonly first?: string;
  /** Memories that must all be among the first three. */
  readonly among?: readonly string[];
  /** Memories that must not come at all, beside all those that nobody in the asker's place may be shown then. */
  readonly never?: readonly string[];
  /** Words that no result may hold. */
  readonly neverSays?: readonly string[];
  /** Why the service does not answer it right yet. */
  readonly pending?: string;
}
