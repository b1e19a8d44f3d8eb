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
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:(?:previous|prior|above|earlier|the system)\b|(?:all|any|everything|your)\b[^.!?]{0,30}\b(?:(?:that|this|before|you)\b|(?:instruct|rule|prompt|guideline|safe|polic|restrict|filter|direct|order|train|told|memor|constraint)\p{L}*))/iu,
  /\b(?:ignoriere|vergiss|ignora|ignorez|ignore[zr]?|oublie[zr]?|olvida|игнорируй\w*|забудь\w*)(?![\p{L}])[^.!?]{0,40}(?:anweisung|instruc|consign|инструкц|указан)/iu,
  /忽略[^。]{0,20}(?:指令|指示|提示)|(?:指示|命令)[^。]{0,20}無視/u,
  /\b(?:new|updated|real|secret|hidden) (?:system )?(?:instructions?|prompt|rules?)\b/iu,
  // Not of a heating system, nor a shop assistant.
  /(?:^|[^\p{L}\p{N}\s]\s*|\n\s*)(?:system|developer|assistant)(?: prompt| message)?\s*:|<\/?(?:system|instructions?)>|\[\/?INST\]|<\|im_start\|>/iu,
  /\b(?:you are now|act as|pretend to be|as an? (?:ai|assistant|language model))\b/iu,
] as const;

/** An order to whoever reads, at the beginning of a sentence or of a quotation. */
const BEGINS = '(?<mark>^|[.!?:;\\n]\\s*|["“”„«\'‘]\\s*)["“„«\'‘]?';
const ORDERS = [
  `${BEGINS}(?:please |and |then |also )?(?:you (?:must|should|shall|have to|need to|are to)|always|never|do not|don't|from now on|whenever)\\b`,
  `${BEGINS}(?:please |now |then )?(?:respond|reply|answer|say|tell|reveal|print|output|repeat|execute|run|send|forward|visit|click|recommend|delete)\\b`,
].map((source) => new RegExp(source, 'giu'));
/** Read on from the beginning of an order: whether it is one. */
const ORDER_MAX_CHARS = 160;
/** "Never eats meat", "always been there", "reply from the bank": what somebody does, or a thing, as notes tell it. */
const STATES =
  /^(?:(?:always|never) (?:\p{L}+ly )?(?:\p{L}*[^\Wsuia]s|has|is|(?!embed)\p{L}+[^\We]ed|been|had|was|took|went|got|met|saw|made|forgot|slept|ate|drank)\b(?!['’])|(?:reply|answer|print|run|click|delete|visit|forward|output|repeat)s? (?:from|of|is|was|were|are|keys?|shops?|clubs?|beetles?|buttons?|planning|times?|sheets?)\b)/iu;
/** What songs, films and calendars say. */
const SAYINGS =
  /^(?:(?:always|never) (?:look on|look back|mind|say (?:never|die)|gonna|give up|again|ever|be yourself|let (?:me|you) (?:go|down)|grow up|too late)|don't (?:worry|stop|look back|panic|give up|cry|you (?:forget|want)|dream|know|speak)|do not (?:disturb|go gentle|stand at)|tell (?:me (?:why|lies)|it like it is|no one)\b|say (?:my name|yes|cheese|anything|something)|run (?:to the hills|away|lola|rabbit)|answer me|repeat after me|visit (?:to|with))/iu;
/** Words with a capital each, as titles have them. */
const TITLE =
  /^(?:\p{Lu}[\p{L}'’]*[ ,-]+(?:(?:the|a|an|of|to|in|on|and|with|for|at|is)[ -]+)*){1,7}\p{Lu}[\p{L}'’]*(?![\p{L}'’])/u;
/** What an order to a machine is about: quoted or titled, it is meant. */
const ACTED_ON =
  /\b(?:users?|assistant|chatbot|prompts?|instructions?|rules?|passwords?|pins?|keys?|tokens?|credentials?|links?|https?|www|urls?|secrets?|answers?|repl(?:y|ies)|responses?|messages?|everybody|everyone|customers?|system|commands?|scripts?|files?|data|e-?mails?|address|money|account|payments?|note|recommend|riddles|output|hidden|emails?)\b|\p{L}\.(?:com|org|net|io|example|ru|cn|[a-z]{2,})\b/iu;

/** Whether a text tells its reader what to do. A song that is named, a motto that is quoted is no order. */
export const readsLikeInstruction = (text: string): boolean =>
  takesOver(text) ||
  ORDERS.some((pattern) => [...text.matchAll(pattern)].some((match) => isOrder(text, match)));

function isOrder(text: string, { index, 0: found, groups }: RegExpExecArray): boolean {
  const mark = groups?.mark ?? '';
  const from = index + mark.length;
  const order = text.slice(from, from + ORDER_MAX_CHARS).replace(/^["“„«'‘]/u, '');
  const isQuoted = /["“”„«'‘]/u.test(found.slice(0, mark.length + 1));
  if (STATES.test(order)) return false;
  const end = isQuoted ? order.search(/["”»]/u) : order.search(/[.!?\n](?:\s|$)/u);
  const said = end < 0 ? order : order.slice(0, end);
  return !(isQuoted || SAYINGS.test(order) || TITLE.test(said)) || ACTED_ON.test(said);
}

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
