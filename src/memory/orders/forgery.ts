/**
 * Marks by which a text pretends to be more than it is: of a chat template, of a message of the system, of the end of what is
 * quoted. They are the same in every language. Each pattern begins at a line or a bracket and is bounded, so that reading is linear.
 */

const TEMPLATE =
  /<\|?\/?(?:im_start|im_end|system|assistant|developer|instructions?|end_of_turn|start_of_turn|endoftext|eot_id|begin_of_text|start_header_id|sys|tool_call|system_prompt|system-reminder|memory|memories|context|function_calls?)\|?>|\[\/?(?:inst|sys|system)\]|<<\/?sys>>|"role"\s{0,9}:\s{0,9}"(?:system|assistant|developer)"/iu;
/**
 * Name of a role with a colon, at the beginning of a line or sentence: not of a heating system, nor a shop assistant. A
 * glossary has such lines too.
 */
const ROLE =
  /(?:^|[^\p{L}\p{N}\s][^\S\n]{0,9}|\n[^\S\n]{0,9})(?:system|developer|assistant|sysprompt)(?: prompt| message| note)?[^\S\n]{0,3}:|(?:^|\n)[^\p{L}\p{N}\n]{0,9}(?:instruction|response|system prompt|system message)s?[^\S\n]{0,3}:/iu;
const NEW_RULES =
  /(?<![\p{L}\p{N}])(?:new|updated|real|secret|hidden) (?:system )?(?:instructions?|prompt|rules?)(?=\s{0,3}(?::|(?:are|is|follow|apply|say) ))/iu;
/** Bytes hidden in the variants of a character. */
const HIDDEN = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{6}/u;
/** An image whose address takes something along that has yet to be filled in. */
const LEAKING_IMAGE =
  /!\[[^\]\n]{0,200}\]\([^)\s]{0,400}[=/](?:\{|\$|<|\[|%7b|%5b|\.\.\.|…|(?:data|text|secret|password|chat|conversation|history|message)(?![\p{L}\p{N}]))/iu;

/** Names the forgery in a text; null where there is none. */
export function findForgery(text: string): string | null {
  if (TEMPLATE.test(text)) return 'forges a template';
  if (HIDDEN.test(text)) return 'hides bytes';
  return LEAKING_IMAGE.test(text) ? 'leaks by an image' : null;
}

/** True of a sentence that begins like a message of somebody else, or like rules that are new; people write so too, if seldom. */
export const pretendsRole = (sentence: string): boolean => ROLE.test(sentence) || NEW_RULES.test(sentence);
