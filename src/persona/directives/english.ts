/** Directives in English. Standing instructions are read by `memory/signals/instructions.ts`, which knows more of them. */
import { ENGLISH_RETURN } from './returning-forms.ts';
import { ENGLISH_RULES } from './rule-forms.ts';
import { forms, type LanguageSpec } from './spec.ts';
import { ENGLISH_WITHDRAWALS } from './withdrawal-forms.ts';

const ANSWERS = '(?:answers|replies|responses|messages|explanations|sentences)';
const MORE = '(?:(?:a (?:bit|little|lot)|much|way|even|some|so|more|very|always|also|rather) )*';
const WITH_ME = '(?: (?:with|to|towards) me| in (?:all )?your (?:answers|replies|responses))?';

export const ENGLISH: LanguageSpec = {
  hints:
    "call|refer to me|address me|name|known as|act|behave|serve|be |being|role|you are|you're|you will|speak|talk|write|tone|style|words|answer|reply|respon|replies|explain|describe|keep|give|use |switch|change|stick|chat|convers|let's|only|never|don't|dont|do not|prefer|stay|sound|too |back|go |get |return|revert|stop|quit|forget|no need|again|resume|continue|no more|may |no longer",
  standing:
    'from now on(?:wards)?|henceforth|(?:for|in) all (?:future|my|your|coming) (?:messages|answers|replies|chats|conversations)|from here on(?: out)?|from this point (?:on|forward)|going forward|in (?:the )?future|always|moving forward|by default|at all times|every time|for good',
  please: 'please|pls|plz|kindly',
  once:
    '(?:just |only )?for (?:this|the next|my next) (?:question|answer|reply|response|message|one|time|once)(?: only)?|(?:just |only )?this (?:once|time)(?: only)?|' +
    'this (?:one|question|message)(?= in )|(?<=answer )this(?= in )|for (?:now|today)|(?<=in )your next (?:reply|answer)',
  others:
    '(?:to|with|for) (?:everyone|everybody|all (?:of )?(?:the |your )?(?:other )?users|(?:the )?other users|all of us|anyone|all customers|every user)',
  opening:
    'hi(?: there)?|hello(?: there)?|hey(?: there)?|good (?:morning|evening|afternoon)|ok(?:ay)?|thanks|thank you|so|and|also|then|well|oh|great|cool|perfect|alright|' +
    'btw|by the way|just|now|but|yes|yeah|remember to|note|ps|' +
    "i want you to|i'd like you to|i would like you to|i need you to|you can|you may|you should|you must|you have to|feel free to",
  doubt: 'maybe|perhaps|possibly|i think|i guess|i suppose|you could|you might|if possible|if you want',
  asking: 'can you|could you|would you|will you|can u|could u|would you mind',
  correcting:
    'no[ ,]+wait|wait|no(?! (?:more|need|longer))|actually|sorry|scratch that|i mean|rather|correction',
  closing:
    "thanks|thank you|ok(?:ay)?|now|instead|then|anyway|i think|i guess|maybe|or something|if possible|if you can|if that's ok(?:ay)?|too|lol|haha|😊|🙂|🙏",
  again: ENGLISH_RETURN.again,
  and: 'and|but|also',
  tones: {
    concise:
      'concise|brief(?:er)?|short(?:er)?|succinct|terse|crisp|to the point|concisely|briefly|less wordy|less verbose',
    detailed: 'detailed|thorough|verbose|elaborate|long(?:er)?|in-depth|extensive|in (?:more )?detail|wordy',
    formal: 'formal|formally|polite|politely',
    informal: 'informal|informally|casual|casually|relaxed|laid-back',
    humorous: 'funny|funnier|humorous|witty|playful|humorously',
    serious: 'serious|seriously',
    friendly: 'friendly|friendlier|warm(?:er)?|kind(?:er)?|nicer',
    neutral: 'neutral',
    direct: 'direct|blunt|straightforward|directly|frank',
    gentle: 'gentle|gentler|gently|soft(?:er)?|tactful',
    simple: 'simple|simpler|plain|simply|easy|easier|non-technical',
    technical: 'technical|technically',
    professional: 'professional|professionally|business-like',
    enthusiastic: 'enthusiastic|upbeat|energetic|cheerful',
    patient: 'patient|patiently',
  },
  forms: [
    ...ENGLISH_WITHDRAWALS,
    ...ENGLISH_RULES,
    ...forms('address', 'name', [
      '(?:call me|address me as|refer to me as) {name}',
      "i(?:'d| would) rather be (?:called|known as) {name}",
      "(?:i'd|i would|i) (?:much )?(?:like|prefer|want|love|rather) (?:to be|being) (?:called|addressed as|known as) {name}",
    ]),
    ...forms('name', 'name', [
      "your (?:new )?name(?:'s| is| will be| shall be| should be)(?: now)? {name}",
      "(?:you are|you're|you will be|you'll be|you shall be)(?: now| henceforth)? (?:called|named|known as) {name}",
      "(?:i will|i'll|i am going to|i'm going to|i want to|i'd like to|let's|let me) call you {name}",
      "(?:i'm|i am) (?:calling|naming) you {name}",
    ]),
    ...forms('role', 'role', ['(?:act|behave|serve) (?:as|like) {role}', 'take (?:on )?the role of {role}'], {
      anyStanding: true,
    }),
    ...forms('role', 'role', ['be (?<role>my .+?)']),
    ...forms('role', 'role', ["(?:you are|you're|you will be|you'll be)(?: now)? (?<role>(?:my|an?) .+?)"], {
      onlyStanding: true,
    }),
    ...forms('tone', 'tones', [
      `(?:be|stay|sound) ${MORE}{tones}${WITH_ME}`,
      `(?:speak|talk|write|answer|reply|respond)(?: to| with)?(?: me)? ${MORE}{tones}${WITH_ME}`,
      `(?:use|keep|adopt)(?: to)? (?:an?|your) ${MORE}{tones} (?:tone|style|voice)${WITH_ME}`,
      `(?:use|give(?: me)?|write|send(?: me)?) ${MORE}{tones} (?:words|language|terms|${ANSWERS})${WITH_ME}`,
      `(?:keep|make) (?:all )?(?:of )?(?:your|the) ${ANSWERS} ${MORE}{tones}`,
      `i want ${MORE}{tones} ${ANSWERS}`,
    ]),
    ...forms('tone', 'tones', [`keep (?:it|things) ${MORE}{tones}`], { onlyStanding: true }),
    ...forms('tone', { tone: 'detailed' }, [
      '(?:explain|describe) (?:things|everything|it all) in (?:more|greater|full) detail',
    ]),
    ...forms('tone', 'less', [
      `be (?:a (?:bit|little) |much |way )?less {less}${WITH_ME}`,
      `(?:don't be|do not be|dont be|stop being|quit being) (?:so |too |that |quite so )?{less}${WITH_ME}`,
    ]),
    ...forms(
      'tone',
      'tones',
      [`(?:i|i'd|i would) (?:really )?(?:prefer|like|appreciate) ${MORE}{tones} ${ANSWERS}`],
      { weak: true },
    ),
    ...forms(
      'tone',
      'less',
      [
        `your ${ANSWERS} (?:are|seem|feel|were)(?: (?:a (?:bit|little)|way|far|much|always|often))* too {less}(?: for me)?`,
        `you(?:'re| are)(?: (?:a (?:bit|little)|way|far|much|always|often))* too {less}(?: for me| with me)?`,
      ],
      { weak: true },
    ),
    ...forms('language', 'language', [
      '(?:answer|reply|respond|speak|talk|chat|communicate|converse|write to)(?: to| with)?(?: me| us)?(?: back)?(?: only| exclusively)?(?: in)? {language}(?: (?:to|with) me| only)*',
      '(?:switch|change)(?: back)?(?: over)? to {language}',
      '(?:stick|keep) to {language}',
      "let's (?:speak|talk|chat|continue|switch to|go on)(?: in)? {language}",
      "(?:i want|i need|i'd like|i would like) (?:all )?(?:of )?(?:your |my )?(?:answers|replies|responses) in {language}",
      '(?:only |in )?{language} only',
    ]),
    ...forms('language', 'language', ['(?:use|write in) {language}'], { onlyStanding: true }),
    ...forms('boundaries', 'sentence', [
      "(?:never|don't ever|do not ever|dont ever|never ever)(?: again)? (?:joke|make (?:any )?(?:jokes?|fun|comments?)|mention|bring up|talk|speak|ask(?: me)?|comment|refer|discuss|remind me|call me|lecture|judge|criticiz?se|criticize|give me|tell me|flirt|swear|curse|tease|compliment|praise) ?(?:about|on|of|to|at|with|for)?(?: \\S+){0,12}",
      "(?:don't|do not|dont) (?:joke|make (?:any )?(?:jokes?|fun)|mention|bring up|talk|ask(?: me)?|comment|discuss|call me|give me|tell me) .+ (?:again|ever|any ?more)",
    ]),
    ...ENGLISH_RETURN.forms,
  ],
};
