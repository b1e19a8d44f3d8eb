/**
 * Chores of chat apps: titles, tags, follow-up questions, summaries and search queries, which they ask of the same model, at the same
 * address, as their users' messages. They are told by their form: one request that carries a whole transcript in one message, and an
 * instruction about it. Pure.
 */
import { type IncomingMessage, textOf } from './messages.ts';

/** Characters of a message that are looked at, at each end: an instruction stands before a transcript, or behind it. */
const LOOKED_AT_CHARS = 4_000;

/** Tags around a transcript, as Open WebUI and LobeChat write it. */
const TRANSCRIPT_BEGINS = /<chat_history>/i;
const TRANSCRIPT_ENDS = /<\/chat_history>/i;
const holdsTaggedTranscript = (text: string): boolean => {
  const begin = text.search(TRANSCRIPT_BEGINS);
  return begin >= 0 && TRANSCRIPT_ENDS.test(text.slice(begin));
};
/** Beginning of an instruction about a tagged transcript, and the end of a message that is nothing else. */
const TASK_HEADING = /^\s*#{1,3}\s*\p{L}+\s*:/u;
const ENDS_IN_TRANSCRIPT = /<\/chat_history>\s*(?:<\w+>[\s\S]*)?(?:#{1,4} Output:?\s*)?$/i;
/** A transcript by speakers, of which one is the assistant. */
const ASSISTANT_LINE = /^\s*(?:assistant|ai)\s*:/im;
const USER_LINE = /^\s*(?:user|human)\s*:/im;
const BEGINS_AS_TRANSCRIPT = /^\s*(?:user|human|assistant|ai|system)\s*:/i;

/** Request about a conversation as a whole: in an instruction, never of a transcript alone. */
const ASKED_OF_TRANSCRIPT =
  /\b(?:titles?|summar(?:y|ies|i[sz]e[rd]?|i[sz]ing)|tags?|labels?|topics?|emoji|follow-?ups?|suggest(?:ions?|ed)?|takeaways)\b|标题|標題|标签|標籤|总结|總結|摘要/iu;

/**
 * Beginnings of requests that carry a transcript without tags: LibreChat's titles and summaries, in all of their forms.
 */
const OPENINGS: readonly RegExp[] = [
  /^Provide a concise, 5-word-or-less title for the conversation\b/,
  /^Analyze this conversation and provide:\s*1\. (?:The detected language|A concise title)\b/,
  /^Please generate a concise title \(max \d+ characters\) for a conversation that starts with:/,
  /^Detect user language and write in the same language an extremely concise title\b/,
  /^Summarize the conversation by integrating new lines into the current summary\b/,
];

/** Request for a title in the words of whoever set one up: a short wish for a title of the conversation, and then nothing but that. */
const OWN_TITLE =
  /^(?=[^\n]{0,300}\btitle\b)(?=[^\n]{0,300}\b(?:conversation|chat|dialogue?)\b)[^\n]{1,300}\n\s*(?:conversation:\s*)?(?:user|human)\s*:/i;

/** Instructions of whose request the last message is the text that is worked on: LobeChat's sidecars, Open WebUI's choice of tools. */
const SIDECARS: readonly RegExp[] = [
  /^You are a sidecar that extracts\b/,
  /^You are a professional conversation summarizer\b/,
  /^You're an assistant who's good at extracting key takeaways from conversations\b/,
  /^Summarize the conversation for future reference\b/,
  /^你是一名擅长会话/,
  /^Available Tools:[\s\S]*\bchoose and return the correct tool\(s\)/,
];

/** Recognises a request that is a chore. */
export function isChore(messages: readonly IncomingMessage[]): boolean {
  const isInstruction = ({ role }: IncomingMessage) => role === 'system' || role === 'developer';
  const said = messages.filter((message) => !isInstruction(message));
  const message = said.at(-1);
  if (message?.role !== 'user') return false;
  const instructions = messages.filter(isInstruction).map(({ content }) => textOf(content).trim());
  if (SIDECARS.some((sidecar) => instructions.some((one) => sidecar.test(one)))) return true;
  // Whoever has talked before means to go on talking.
  if (said.length > 1) return false;
  const text = textOf(message.content);
  const begun = text.slice(0, LOOKED_AT_CHARS).trimStart();
  if (OPENINGS.some((opening) => opening.test(begun) || instructions.some((one) => opening.test(one))))
    return true;
  if (OWN_TITLE.test(begun) && ASSISTANT_LINE.test(text)) return true;
  if (holdsTaggedTranscript(text))
    return (
      TASK_HEADING.test(begun) ||
      ENDS_IN_TRANSCRIPT.test(text) ||
      instructions.some((one) => one.includes('<chat_history>'))
    );
  return (
    instructions.some((one) => ASKED_OF_TRANSCRIPT.test(one)) &&
    BEGINS_AS_TRANSCRIPT.test(begun) &&
    USER_LINE.test(text) &&
    ASSISTANT_LINE.test(text)
  );
}
