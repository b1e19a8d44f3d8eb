/** Every hard limit of the service, with its unit and its reason. Tunable values are settings instead. */

/** Longest message: a page of a book, far under D1's 2 MB a row. */
export const MESSAGE_MAX_BYTES = 32 * 1024;
/** Longest memory: one statement, not a document. */
export const MEMORY_MAX_BYTES = 8 * 1024;
/** Longest document: a manual of a hundred pages; what is longer comes in parts, each with a source of its own. */
export const DOCUMENT_MAX_BYTES = 256 * 1024;
/** Body of any call but those that take many messages: one message, JSON-escaped at its worst, with its metadata and tool results. */
export const BODY_MAX_BYTES = 512 * 1024;
/** Body of a webhook: a batch of messages of a platform, with what else it tells of them. */
export const WEBHOOK_BODY_MAX_BYTES = 1024 * 1024;
/** Body of a call with many messages; larger imports come in several calls, which are idempotent. */
export const INGEST_BODY_MAX_BYTES = 8 * 1024 * 1024;
export const INGEST_MAX_MESSAGES = 500;
export const INGEST_MAX_CONVERSATIONS = 100;
/** Records of one import: what a call can look up and write among a thousand queries. */
export const IMPORT_MAX_RECORDS = 500;
/** Bytes of one bound JSON array: D1 allows 2 MB a value, less what escaping may add. */
export const STATEMENT_JSON_MAX_BYTES = 512 * 1024;
/** Identity parts and other names chosen by clients. */
export const NAME_MAX_CHARS = 200;
export const METADATA_MAX_BYTES = 4 * 1024;
/** Prefix of the names in metadata that only we write. */
export const RESERVED_FIELD_PREFIX = 'strata:';
/** One note of a scratchpad: working state, not a document. */
export const SCRATCHPAD_VALUE_MAX_BYTES = 64 * 1024;
export const TOOL_RESULTS_MAX = 20;
/** Smallest and largest prompt that a turn may ask for. */
export const PROMPT_MIN_TOKENS = 200;
export const PROMPT_MAX_TOKENS = 1_000_000;
export const QUERY_MAX_CHARS = 4_000;
export const LIST_MAX_ITEMS = 200;
export const SEARCH_MAX_RESULTS = 100;
/** Account memories that one recall reads, of the reader's own and of the shared ones each: the newest. */
export const ACCOUNT_RECALLED_PER_OWNER = 100;
/** Callers waiting for one conversation; more means a client loop, not a chat. */
export const TURN_QUEUE_MAX = 100;
/** Time for which a trace answers "why". */
export const TRACE_TTL_MS = 24 * 60 * 60 * 1000;
/**
 * Time in which the same words of a chat count as sent again. OpenAI's clients wait ten minutes for an answer before they
 * repeat a request; after that whoever says the same words means them.
 */
export const REPEAT_WINDOW_MS = 15 * 60 * 1000;
/** Time for which the answer to an Idempotency-Key is kept. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60 * 1000;
/** Time after which a reservation counts as abandoned by a process that died, and the retry runs. */
export const IDEMPOTENCY_LEASE_MS = 30 * 1000;
/** Time for which an isolate trusts a key it has seen; a revoked key works elsewhere for at most so long. */
export const KEY_CACHE_TTL_MS = 30 * 1000;
/** Time for which an isolate refuses a key that it has looked for in vain, without looking again; a restore may bring one back. */
export const KEY_MISS_TTL_MS = 5 * 1000;
/** Longest life of a browser's token: a day at work, so that what leaks is of no use for long. */
export const TOKEN_MAX_TTL_SECONDS = 86_400;
/** Time for which the daily number of a workspace's turns is kept: a year and a month, for a bill. */
export const TURN_COUNT_KEPT_MS = 400 * 24 * 60 * 60 * 1000;
/** The refinement gate is allowed half a second; after three times that nobody waits any more. */
export const REFINEMENT_TIMEOUT_MS = 1_500;
