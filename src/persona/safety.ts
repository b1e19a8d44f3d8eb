/**
 * What no persona may be: without safety rules, or a way around the system prompt. The model's own safety stands above any
 * persona whatever is stored; these rules keep such texts from being stored and shown again at all. Pure.
 */

/** Rules are to fall, in the languages that directives are read in. */
const AGAINST_SAFETY = [
  /\b(?:no|without|ignore|drop|bypass|disable|remove|turn off|forget|override|disregard)\b[^.!?\n]{0,30}\b(?:restrictions?|limits|limitations|filters?|safety|guardrails?|censorship|content polic\w+|guidelines|ethics|moral\w*|safeguards?|rules)\b/iu,
  /\b(?:uncensored|unfiltered|unrestricted|jailbr\w+|unethical|amoral)\b/iu,
  /\b(?:never|don't|do not|stop)\b[^.!?\n]{0,12}\b(?:refus\w+|declin\w+|say(?:ing)? no|warn\w*|object\w*)\b/iu,
  /\b(?:always|must)\b[^.!?\n]{0,12}\b(?:comply|obey)\b|\bdo anything now\b|\banswer anything\b/iu,
  /\b(?:help|assist|teach|show|tell|explain|give|provide|describe|list|write|send)\b[^.!?\n]{0,40}\b(?:(?<!(?:bath|photo|glitter|cocoa|seed|cherry) )bombs?|explosives?|malware|ransomware|meth|nerve agents?|weapons? of)\b/iu,
  /\b(?:pretend|claim|say|insist)\b[^.!?\n]{0,20}\b(?:you are|you're|to be) (?:a )?human\b/iu,
  /\b(?:ohne|keine|ignoriere)\b[^.!?\n]{0,30}(?:einschränkung|beschränkung|filter|zensur|sicherheitsregel|richtlinien|tabus)/iu,
  /\b(?:sans|aucune?|ignore)\b[^.!?\n]{0,30}(?:restriction|filtre|censure|limite|règles? de sécurité)/iu,
  /\b(?:sin|ningun[ao]?|ignora)\b[^.!?\n]{0,30}(?:restriccion|filtros?|censura|límites?|reglas de seguridad)/iu,
  /\b(?:sem|nenhuma?|ignore)\b[^.!?\n]{0,30}(?:restriç|filtros?|censura|limites)/iu,
  /\b(?:senza|nessuna?|ignora)\b[^.!?\n]{0,30}(?:restrizion|filtr[oi]|censura|limiti)/iu,
  /(?:без|игнорируй)[^.!?\n]{0,30}(?:ограничени|цензур|фильтр|правил)/iu,
  /(?:没有|无|无视|不受|忽略)[^。！？\n]{0,12}(?:限制|审查|过滤|约束|安全规则)/u,
  /(?:制限|検閲|フィルター|安全ルール)(?:なし|を無視|なく)|(?:제한|검열|필터)(?: ?없이|을 무시)/u,
] as const;

/** The prompt is to be overridden, or told. */
const PROMPT_INJECTION = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|your|the system|system)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|messages?|rules?|directions?)\b/iu,
  /\b(?:reveal|print|show|repeat|output|tell me|leak)\b[^.!?\n]{0,30}\b(?:system prompt|hidden prompt|initial instructions|your instructions|developer message)\b/iu,
  /\b(?:developer|debug|god|admin|sudo|dan) mode\b|\byou are now (?:dan|stan|dude|evil|free)\b|\bact as (?:dan|stan)\b/iu,
  /\b(?:system|developer|assistant)(?: prompt| message)?\s*:|<\/?(?:system|instructions?|persona)>|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /(?<![\p{L}\p{N}_])(?:ignoriere|vergiss|ignora|ignorez|ignore[zr]?|oublie[zr]?|olvida|esquece|esqueça|dimentica|negeer|vergeet|zignoruj|игнорируй(?:те)?|забудь(?:те)?)(?!\p{L})[^.!?\n]{0,40}(?:anweisung|instruc|instruç|istruzion|instructie|consign|polecen|инструкц|указан)/iu,
  /忽略[^。\n]{0,20}(?:指令|指示|提示)|(?:指示|命令)[^。\n]{0,20}無視|(?:지시|명령)[^.\n]{0,12}무시|talimatları (?:yok say|görmezden gel|unut)/iu,
  /\[context from memory\]|\bpersona card\b|\bsafety line\b/iu,
] as const;

/** Whoever speaks with authority over the assistant is nobody that a user may make of it, or of themselves. */
const RESERVED =
  /^(?:the )?(?:system|developer|admin(?:istrator)?|operator|root|moderator|assistant|user|tool|function|anthropic|openai|google|microsoft|cloudflare|support staff)$/iu;

/** Whether a text asks that safety rules fall. */
export const isAgainstSafety = (text: string): boolean => AGAINST_SAFETY.some((rule) => rule.test(text));

/** Whether a text is aimed at the prompt instead of the conversation. */
export const isPromptInjection = (text: string): boolean => PROMPT_INJECTION.some((rule) => rule.test(text));

/** Either of them. */
export const readsHostile = (text: string): boolean => isAgainstSafety(text) || isPromptInjection(text);

/** Whether a name or a role is one of those who set the rules. */
export const isReserved = (value: string): boolean => RESERVED.test(value.trim());
