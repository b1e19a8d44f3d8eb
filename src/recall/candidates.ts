/** Candidates of recall: memories, events and chunks in one shape, with the score that each source gave. */
import type { AccountMemory } from '../memory/changes/account-memory.ts';
import type { Judgement, Memory } from '../memory/types.ts';

export const RECALL_SOURCES = ['memories', 'events', 'chunks', 'documents'] as const;
export type RecallSource = (typeof RECALL_SOURCES)[number];

interface CandidateBase {
  readonly id: string;
  readonly content: string;
  readonly conversationId: string | null;
  readonly occurredAt: number;
}

export interface MemoryCandidate extends CandidateBase {
  readonly type: 'memory';
  readonly memory: Memory | AccountMemory;
  /** A memory stands where its scope is, whatever conversation taught it. */
  readonly elsewhere?: undefined;
}

/** Another conversation than the one that a reader stands in. */
export interface Elsewhere {
  /** Title of that conversation; null where nobody gave one: a made title says little for its tokens. */
  readonly title: string | null;
}

export interface EventCandidate extends CandidateBase {
  readonly type: 'event';
  readonly seq: number;
  /** Position among the messages of its conversation, if not its number: it came in after later ones. */
  readonly place?: number;
  readonly role: string;
  readonly name: string | null;
  readonly userId: string | null;
  readonly externalId: string | null;
  readonly session: string | null;
  /** Source that a tool named, such as an address. */
  readonly source?: string | null;
  /** Absent where it was said in the conversation of the reader. */
  readonly elsewhere?: Elsewhere;
}

/** The document that a piece is of. */
export interface DocumentOrigin {
  readonly id: string;
  readonly title: string | null;
  /** Owner of the document; null for anybody's. */
  readonly userId: string | null;
  readonly fetchedAt: number | null;
  /** Judgement of its title as an order to a model, where it is shared. */
  readonly judged?: Judgement | null;
}

/** A summary of a range of messages, or a piece of a document. */
export interface ChunkCandidate extends CandidateBase {
  readonly type: 'chunk' | 'document';
  /** Events (first, last) that a summary tells; where the text of a piece stands in its document (from, before). */
  readonly startSeq: number;
  readonly endSeq: number;
  /** File name or address of the document; null for a summary. */
  readonly source: string | null;
  /** Absent for a summary. */
  readonly document?: DocumentOrigin | null;
  /** Judgement of a piece of a shared document as an order to a model. */
  readonly judged?: Judgement | null;
  /** Absent for a document, and for a summary of the conversation of the reader. */
  readonly elsewhere?: Elsewhere;
}

export type Candidate = MemoryCandidate | EventCandidate | ChunkCandidate;

/**
 * Way in which a candidate was found: by its words or their meaning, by the time that the question names, as the reply to
 * something that was found, or only because it stands near that or is new. What is merely near is ranked, and not put into
 * prompts.
 */
export type Origin = 'words' | 'time' | 'reply' | 'nearby';

/** A candidate after fusion. `parts` adds up to `score`. */
export interface RecalledItem {
  readonly candidate: Candidate;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
  /** Parts of the first ranking, which a cross-encoder was given, and which its own have taken the place of. */
  readonly firstParts?: Readonly<Record<string, number>>;
  /** Evidence for the candidate within its own kind, by kind of evidence. */
  readonly evidence: Readonly<Record<string, number>>;
  readonly origin: Origin;
}

/** A memory and how well it answers. `parts` adds up to `score`; hints may take something away. */
export interface RankedMemory {
  readonly candidate: MemoryCandidate;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
}
