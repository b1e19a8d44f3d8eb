/**
 * Limits of every persona: none may be without safety rules, or a way around the system prompt. The model's own safety stands
 * above any persona whatever is stored; these rules keep such texts from being stored and shown again at all. Pure.
 */
import { anywhere } from '../language/anywhere.ts';

/** Rules are to fall, in English; other languages hold their words in their files. */
const AGAINST_SAFETY = [
  /\b(?:no|without|ignore|drop|bypass|disable|remove|turn off|forget|override|disregard)\b[^.!?\n]{0,30}\b(?:restrictions?|limits|limitations|filters?|safety|guardrails?|censorship|content polic\w+|guidelines|ethics|moral\w*|safeguards?|rules)\b/iu,
  /\b(?:uncensored|unfiltered|unrestricted|jailbr\w+|unethical|amoral)\b/iu,
  /\b(?:never|don't|do not|stop)\b[^.!?\n]{0,12}\b(?:refus\w+|declin\w+|say(?:ing)? no|warn\w*|object\w*)\b/iu,
  /\b(?:always|must)\b[^.!?\n]{0,12}\b(?:comply|obey)\b|\bdo anything now\b|\banswer anything\b/iu,
  /\b(?:help|assist|teach|show|tell|explain|give|provide|describe|list|write|send)\b[^.!?\n]{0,40}\b(?:(?<!(?:bath|photo|glitter|cocoa|seed|cherry) )bombs?|explosives?|malware|ransomware|meth|nerve agents?|weapons? of)\b/iu,
  /\b(?:pretend|claim|say|insist)\b[^.!?\n]{0,20}\b(?:you are|you're|to be) (?:a )?human\b/iu,
] as const;

/** The prompt is to be overridden, or told. */
const PROMPT_INJECTION = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|your|the system|system)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|messages?|rules?|directions?)\b/iu,
  /\b(?:reveal|print|show|repeat|output|tell me|leak)\b[^.!?\n]{0,30}\b(?:system prompt|hidden prompt|initial instructions|your instructions|developer message)\b/iu,
  /\b(?:developer|debug|god|admin|sudo|dan) mode\b|\byou are now (?:dan|stan|dude|evil|free)\b|\bact as (?:dan|stan)\b/iu,
  /\b(?:system|developer|assistant)(?: prompt| message)?\s*:|<\/?(?:system|instructions?|persona)>|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /\[context from memory\]|\bpersona card\b|\bsafety line\b/iu,
] as const;

/** Whoever speaks with authority over the assistant is nobody that a user may make of it, or of themselves. */
const RESERVED =
  /^(?:the )?(?:system|developer|admin(?:istrator)?|operator|root|moderator|assistant|user|tool|function|anthropic|openai|google|microsoft|cloudflare|support staff)$/iu;

const isUnsafe = anywhere(({ directives }) => directives?.unsafe);
const isHostile = anywhere(({ directives }) => directives?.hostile);

/** Recognises a text that asks for safety rules to fall. */
export const isAgainstSafety = (text: string): boolean =>
  AGAINST_SAFETY.some((rule) => rule.test(text)) || isUnsafe(text);

/** Recognises a text that is aimed at the prompt instead of the conversation. */
export const isPromptInjection = (text: string): boolean =>
  PROMPT_INJECTION.some((rule) => rule.test(text)) || isHostile(text);

/** Either of them. */
export const readsHostile = (text: string): boolean => isAgainstSafety(text) || isPromptInjection(text);

/** Recognises a name or a role that is one of those who set the rules. */
export const isReserved = (value: string): boolean => RESERVED.test(value.trim());
