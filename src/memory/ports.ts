/**
 * The capabilities that the domain asks of the outside. The comments here are the contract: every technology that
 * implements a port, and every stand-in that a test uses, keeps them.
 */

/** Turns texts into unit vectors. Throws when the model behind it fails: callers go on without vectors and say so. */
export interface Embedder {
  /** Stored beside every vector; vectors of two models are never compared. */
  readonly model: string;
  readonly dimensions: number;
  /** One `Float32Array[dimensions]` of unit norm per text, in order; all zeros for a text without any letter or digit. */
  embed(texts: readonly string[], purpose: 'document' | 'query'): Promise<Float32Array[]>;
  /** The vector of a document at once; absent where a model has to be asked for it. */
  readonly embedNow?: (text: string) => Float32Array;
}

/** A cross-encoder: reads a question and a text together and says how well the text answers. */
export interface Reranker {
  readonly model: string;
  /** One score a text, in the order of the texts; the higher, the better. */
  rerank(question: string, texts: readonly string[]): Promise<readonly number[]>;
}

/** Kind of the row that a vector is of. */
export type VectorOwner = 'memory' | 'chunk' | 'event';

/** One vector to store. `version` grows with every change of its owner, so late writers cannot undo newer ones. */
export interface VectorRecord {
  readonly id: string;
  readonly owner: VectorOwner;
  /** The scope token of the owner (`memory/scope.ts`), at most 64 bytes. */
  readonly scope: string;
  readonly model: string;
  readonly version: number;
  /** `Float32Array[dimensions]`, unit norm. */
  readonly vector: Float32Array;
}

/** One deletion; it outlives the row, so that an older upsert that arrives later changes nothing. */
export interface VectorDeletion {
  readonly id: string;
  readonly version: number;
}

/** A question to the index. Only vectors of `model` whose scope is listed are compared. */
export interface VectorQuery {
  readonly vector: Float32Array;
  readonly model: string;
  readonly scopes: readonly string[];
  readonly owners: readonly VectorOwner[];
  /** 1 to 100. */
  readonly topK: number;
}

/** A hit; `score` is the cosine, -1 to 1. It is derived data: the caller re-checks the row in D1 before use. */
export interface VectorHit {
  readonly id: string;
  readonly owner: VectorOwner;
  readonly score: number;
  /** The model in whose measure the cosine is, where it is another than that of the hits around it. */
  readonly model?: string;
}

/**
 * The vectors of one workspace. Writes are idempotent and ordered by `version`; where a technology knows no condition
 * (Vectorize) the last to arrive wins, and who writes compares with D1 afterwards. An implementation may show a write or a
 * deletion late (Vectorize: minutes), and hits of rows that are gone; it may never show another workspace's vector. Throws
 * when it cannot answer in full.
 */
export interface VectorIndex {
  upsert(records: readonly VectorRecord[]): Promise<void>;
  delete(deletions: readonly VectorDeletion[]): Promise<void>;
  /** Best first, at most `topK`; Vectorize at most 50. */
  query(query: VectorQuery): Promise<VectorHit[]>;
  /**
   * Before all embeddings are upserted again from D1: forgets everything, tombstones included, where the index can list what
   * it holds. Vectorize cannot, and forgets nothing: what is upserted replaces what was there, one by one, and a vector whose
   * row D1 has lost takes a place among the hits until its id is deleted.
   */
  clear(): Promise<void>;
}

/** One message as a summariser reads it. Secrets are redacted in it; injection blocks and system prompts are never among them. */
export interface SummaryMessage {
  /** The stored message. */
  readonly id: string;
  readonly role: 'user' | 'assistant' | 'tool';
  /** Name of the speaker, as others call them; null when only the role is known. */
  readonly name: string | null;
  /** The user who spoke; null for other roles. */
  readonly userId: string | null;
  readonly text: string;
  /** Time of the message, milliseconds UTC. */
  readonly at: number;
}

/** The structured state of a conversation: short statements in the language of the conversation, most important first. */
export interface SnapshotParts {
  readonly goals: readonly string[];
  readonly decisions: readonly string[];
  readonly openQuestions: readonly string[];
  /** Names of people, places and things that matter. */
  readonly entities: readonly string[];
  readonly nextSteps: readonly string[];
}

/** Something that a user of a range had told before it. */
export interface KnownStatement {
  /** The stored memory. */
  readonly id: string;
  readonly text: string;
  /** Since when it holds, milliseconds UTC. */
  readonly at: number;
}

/** A range of a conversation to condense. */
export interface SummaryRequest {
  /** The summary before this range, and the state then; null at the beginning of a conversation. */
  readonly previous: { readonly summary: string; readonly snapshot: SnapshotParts } | null;
  /** The range, in order; at least one message. */
  readonly messages: readonly SummaryMessage[];
  /** Statements of the one user of the conversation from before, which the range may outdate; none for who does not `tellOutdated`. */
  readonly known: readonly KnownStatement[];
  /** Longest rolling summary, in tokens. */
  readonly maxTokens: number;
}

/**
 * Condenses a range of a conversation, in one call for summary, facts and state. It answers with what its model said, as a
 * JavaScript value: `{ summary, range_summary, facts: [{ category, content, subject?, topic_key?, user, message_id?, importance? }], snapshot: {
 * goals, decisions, open_questions, entities, next_steps }, title?, outdated?: [{ known_id?, said_id?, words?, message_id }] }`. The caller parses that once (`models/summaries/summary-answer.ts`);
 * what does not fit is a failed attempt and changes nothing. `summary` tells the previous one and the range together;
 * `range_summary` the range alone, for search; `title` what the conversation is about, in few words. A fact is what its `user` (a `userId` of the range) stated or clearly
 * implied in the message of `message_id`: never a guess, never what only the assistant or a tool said. `outdated` is what the message of `message_id` makes untrue: something
 * `known`, or the `words` of an earlier message. Throws when the model does not answer. Calls may take long and may be repeated: an implementation keeps no state.
 */
export interface Summariser {
  /** Stored in the journal. */
  readonly model: string;
  /** It says what a range outdates; rules read that in each message when it comes. */
  readonly tellsOutdated: boolean;
  summarise(request: SummaryRequest): Promise<unknown>;
}

/** One prompt for a language model, and the shape that its answer must have. */
export interface CompletionRequest {
  /** The task of the model; never text of users. */
  readonly system: string;
  /** The material of the task, in which text of users may stand. */
  readonly prompt: string;
  /** Longest answer, in tokens. */
  readonly maxTokens: number;
  /** JSON schema of the answer: a hint that models follow more or less. The caller validates what comes. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * A language model that answers one prompt with text, JSON when it does as it is told. Waits, tries again and gives up by
 * itself; throws when no answer came in time. It keeps no state of its callers.
 */
export interface LanguageModel {
  readonly model: string;
  complete(request: CompletionRequest): Promise<string>;
}

/** A JSON object of the OpenAI chat protocol, of which only some fields are read here. */
export type ChatFields = Readonly<Record<string, unknown>>;

/** A request to a chat model. */
export interface ChatRequest {
  /** Messages of the protocol, oldest first. */
  readonly messages: readonly (ChatFields & { readonly role: string })[];
  /** Further parameters of the protocol (tools, limits, temperature …), which are passed on as they came. */
  readonly parameters: ChatFields;
}

/** Tokens as the provider counts them; it may tell more of them. */
export type ChatUsage = ChatFields & { readonly prompt_tokens: number; readonly completion_tokens: number };

/** A piece of an answer. */
export interface ChatChunk {
  /** New parts of the message, as the protocol has them: content, tool calls, reasoning. */
  readonly delta: ChatFields;
  /** The provider's reason to end here; null while the answer goes on. */
  readonly finishReason: string | null;
  /** Other fields of the choice, such as `logprobs`. */
  readonly more: ChatFields;
  /** Null in all chunks but one of the last, and in that one too where a provider does not count. */
  readonly usage: ChatUsage | null;
}

/** A whole answer. */
export interface ChatCompletion {
  /** The assistant's message, as the protocol has it. */
  readonly message: ChatFields;
  readonly finishReason: string;
  readonly more: ChatFields;
  readonly usage: ChatUsage | null;
}

/**
 * A language model that users talk with, in the OpenAI chat protocol whatever its own is. It asks once: whoever waits tries
 * again by themselves. Errors hold neither what was sent nor what came back. A signal ends the call and what runs it.
 */
export interface ChatModel {
  /** Its id in the configuration. */
  readonly model: string;
  complete(request: ChatRequest, signal?: AbortSignal): Promise<ChatCompletion>;
  /**
   * Resolves when the first chunk is there, so that whoever is refused learns it before anything was said. An answer that
   * breaks off or falls silent throws where it does; one that ends has ended properly.
   */
  stream(request: ChatRequest, signal?: AbortSignal): Promise<AsyncIterable<ChatChunk>>;
}

/** A line of an orientation document that may be left out, under its heading. */
export interface OrientationLine {
  /** Counted from 1. */
  readonly number: number;
  readonly heading: string;
  readonly text: string;
}

/**
 * Looks over an orientation document in one cheap call and says what is beside the point. It answers with what its model
 * said, as a JavaScript value: `{ drop: [numbers of lines] }`, an empty list to accept the document as it is. It never
 * writes: the caller parses the answer and removes lines, nothing else (`session/orientation/refine.ts`). Throws when the
 * model does not answer; a call that takes long is given up.
 */
export interface OrientationGate {
  readonly model: string;
  narrow(request: { readonly lines: readonly OrientationLine[] }): Promise<unknown>;
}

/**
 * Tells whether a text that others read orders a model about. The text is data. Nothing but yes or no comes back: a `ModelError`
 * is thrown when the model answers anything else, or nothing.
 */
export interface OrderJudge {
  readonly model: string;
  isOrder(text: string): Promise<boolean>;
}
