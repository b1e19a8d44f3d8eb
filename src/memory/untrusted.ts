/**
 * Whose text may speak in a prompt. What came from the web, from a tool or from another user is quoted as data like all
 * memory; if it reads like an instruction besides, it is kept out of prompts and left to review: search and lists show it,
 * the trace says why it was not injected. Pure. A false alarm hides one line; a miss is still fenced.
 */

/** Sources that nobody vouches for, by the first word of the name that a writer gave. */
const UNTRUSTED_SOURCE =
  /^(?:web|www|https?|url|search|browser|crawl\w*|scrap\w*|tools?|mcp|rag|documents?|email|feed)\b/i;

/** What would have a model forget whom it serves. */
const TAKEOVERS = [
  // Orders to drop or to replace what the model was told, in some languages.
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|all|any|your|the system)\b/iu,
  /\b(?:ignoriere|vergiss|ignora|ignorez|ignore[zr]?|oublie[zr]?|olvida|игнорируй\w*|забудь\w*)(?![\p{L}])[^.!?]{0,40}(?:anweisung|instruc|consign|инструкц|указан)/iu,
  /忽略[^。]{0,20}(?:指令|指示|提示)|(?:指示|命令)[^。]{0,20}無視/u,
  /\b(?:new|updated|real|secret|hidden) (?:system )?(?:instructions?|prompt|rules?)\b/iu,
  /\b(?:system|developer|assistant)(?: prompt| message)?\s*:|<\/?(?:system|instructions?)>|\[\/?INST\]|<\|im_start\|>/iu,
  /\b(?:you are now|act as|pretend to be|as an? (?:ai|assistant|language model))\b/iu,
] as const;

const ADDRESSED = [
  ...TAKEOVERS,
  // An order to whoever reads, at the beginning of a sentence.
  /(?:^|[.!?:;\n"]\s*)(?:please |and |then |also )?(?:you (?:must|should|shall|have to|need to|are to)|always|never|do not|don't|from now on|whenever)\b/iu,
  /(?:^|[.!?:;\n"]\s*)(?:please |now |then )?(?:respond|reply|answer|say|tell|reveal|print|output|repeat|execute|run|send|forward|visit|click|recommend|delete)\b/iu,
] as const;

/** Whether a text tells its reader what to do. */
export const readsLikeInstruction = (text: string): boolean =>
  ADDRESSED.some((pattern) => pattern.test(text));

/** Whether a text speaks to the model itself, to turn it from what it was told. */
export const takesOver = (text: string): boolean => TAKEOVERS.some((pattern) => pattern.test(text));

/** Whether a document comes from outside: an address, or what a writer calls so. */
export const isFromWeb = (source: string): boolean => FROM_WEB.test(source.trim());
const FROM_WEB = /^(?:https?|www|web|url|search|browser|crawl\w*|scrap\w*|e-?mail|feed)\b/i;

/** Whether a memory is of a source that `userId`, who reads the prompt, has no reason to trust. */
export const isUntrustedMemory = (
  memory: { readonly source: string; readonly userId: string | null },
  userId: string,
): boolean =>
  UNTRUSTED_SOURCE.test(memory.source.trim()) || (memory.userId !== null && memory.userId !== userId);
