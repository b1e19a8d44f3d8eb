/** How English says that something said earlier is meant. See `cue-forms.ts`. */
import { type CuesByLanguage, END, over, whereOf } from './cue-forms.ts';

const EN_TIMES =
  'earlier|before|previously|yesterday|last (?:time|week|month|night|session|chat)|just now|a moment ago|above|the other day|this morning|in our (?:last|previous|earlier)';
const EN_AFTER = over(`${EN_TIMES}|about|i|you|we|please|can|could|let's`);
const EN_ITEM =
  '(?:one|option|version|idea|suggestion|choice|variant|approach|alternative|draft|answer|proposal)';
const EN_SPOKE =
  '(?:said|discussed|agreed(?: on| to)?|mentioned|talked about|spoke about|decided|planned|established|arranged)';
const EN_YOU_SPOKE =
  '(?:said|mentioned|suggested|told me|recommended|explained|promised|advised|proposed|wrote)';

const EN_WHERE = whereOf(
  'where',
  '(?:the|a|an|that|this|some|any|every) ',
  'point|place|spot|part|bit|step|page|line|chapter|section|moment|story|conversation|chat|discussion|list|text|topic|lesson|game|plan|draft',
);
const EN_STOPPED = over(`${EN_TIMES}|and|please|then|again|with (?:the|our|that|my)`);
const EN_MATTER = '(?:topic|conversation|chat|discussion|talk|thread|session|subject|story|plan)';

/** English. */
export const ENGLISH_CUES: CuesByLanguage = {
  en: {
    phrases: [
      "(?:continue|carry on|pick up|resume|go on) (?:from|with) (?:yesterday|last (?:time|night|week)|this morning)(?! 's)",
      'your (?:first|second|third|last|previous|earlier|other) (?:point|argument|paragraph|sentence|remark|list|email|code|recipe|tip)|what did you mean(?: by| with)?|you never (?:finished|answered|sent|told me)|the [a-z]+ you were (?:making|writing|telling|preparing|drafting)',
      'what were we (?:talking|saying|discussing|doing|working)|the (?:[a-z]+ ){1,2}(?:that |which )?we (?:discussed|talked about|agreed on)(?! (?:in|at|with) )|(?:the )?same [a-z]+ as (?:before|last time|yesterday)(?=$|[,.:;!?]| but| please)',
      "(?<!if |when |think |wish |what would )you(?:'d|'ve| had| have)? (?:just |also |already |once )?(?:mentioned|suggested|recommended|listed|named|proposed|told me|asked me|showed me|gave me|promised)(?! (?:in|on|at) )|(?<!if |when |think )you (?:said|wrote)(?! (?:in|on|at) )|you were (?:just )?(?:telling me|saying|explaining|describing)",
      "(?:what|which|where|when|how) we(?:'d| had| have|'ve)? (?:just )?(?:decided|agreed|settled)(?! (?:in|at|with) )",
      'i (?:already |just )?(?:told|gave|showed|sent) you(?! so)|as i was saying|like i was saying',
      '(?:do )?the same (?:for|with|to) the (?:other|rest|next|remaining)|(?:carry on|continue|go on|keep going) with the [a-z]+ (?:that )?we',
      'your (?:first|second|third|other|original|earlier|previous|last) (?:suggestion|idea|proposal|version|draft|option|plan|recommendation|edit|change|explanation|example)',
      "you (?:were (?:going|supposed) to|wanted to|said you(?:'d| would)) (?:send|give|tell|show|write|make|help)",
      '(?:that|the) (?:[a-z]+ ){1,2}(?:that |which )?you (?:just |had )?(?:recommended|suggested|mentioned|gave me|showed me|sent me|wrote(?: me| for me)?|proposed)',
      'the [a-z]+ (?:that |which )?we were (?:working on|writing|building|planning)|that [a-z]+ we were (?:working on|writing|building|planning|discussing)',
      '(?:continue|resume|finish|pick up|(?:get |go |come )?back to|keep working on)(?: with| on)? (?:the|our|that|my) [a-z]+ (?:from|of) (?:yesterday|this morning|earlier|before|last (?:time|night|week)|the other day)',
      'pick (?:it |this )?up (?:from|where|again)|(?:my|the|your) (?:question|request|explanation|answer|message) from (?:before|earlier|above|yesterday|just now)',
      `(?:as|like) we(?:'ve|'d| have| had)?(?: just| already| previously)? ${EN_SPOKE}${EN_AFTER}`,
      `(?:as|like) i(?:'ve|'d| have| had)?(?: just| already)? (?:(?:said|mentioned|wrote|explained)${EN_AFTER}|(?:told|asked) you)`,
      `(?:as|like) you(?:'ve|'d| have| had)?(?: just| already)? ${EN_YOU_SPOKE}${EN_AFTER}`,
      `(?:^|[.!?] |(?:hi|hello|hey|ok|okay|so|and|well),? )as (?:previously |already )?(?:discussed|agreed|mentioned)${over(EN_TIMES)}`,
      'per our (?:last |previous |earlier )?(?:discussion|conversation|chat|call|agreement)',
      `you(?:'ve|'d| have| had)? (?:just |already )?(?:${EN_YOU_SPOKE}|asked(?: me)?|showed me|gave me|were saying)(?: [^ ,.?!]+){0,3} (?:${EN_TIMES})`,
      `(?:earlier|before|last time|yesterday|just now),? you (?:${EN_YOU_SPOKE}|asked|gave me)`,
      '(?:what )?you (?:just|already) (?:said|told me|mentioned|suggested|wrote|asked)',
      `what you (?:said|wrote|suggested|told me|proposed)${END}`,
      "(?:what|things?|the (?:last |first )?[a-z]+) (?:that |which )?we(?:'d| had)? (?:just )?(?:talked about|spoke about|discussed|agreed(?: on)?|were (?:talking about|discussing|saying|doing|working on))(?! (?:in|at|with) )",
      '(?:what|which|when|where|who)(?: [a-z]+){0,3} (?:did|have) (?:you|we) (?:just |already )?(?:say|said|suggest(?:ed)?|recommend(?:ed)?|mention(?:ed)?|talk(?:ed)? about|discuss(?:ed)?|agree(?:d)?|promise(?:d)?|propose(?:d)?)(?! (?:in|at|with) )',
      `(?:what|which|when|where|who)(?: [a-z]+){0,3} did i (?:(?:just )?(?:tell|ask) you|just (?:say|ask|tell|mention)|(?:say|mention) (?:${EN_TIMES}))`,
      `where (?:were we|was i)(?=$|[.!?,]| again| at| with)|where (?:did|had) we (?:stop|leave off|left off|get to)|where (?:we|you|i)(?:'d| had|'ve| have)? left off|${EN_WHERE} (?:we|you|i)(?:'d| had|'ve| have)? (?:last |just )?(?:stopped|finished|ended|paused|broke off|left it)${EN_STOPPED}|we (?:had )?left off`,
      '(?:continue|resume|summari[sz]e|recap|to|in|from|of|during|restart|remember|recall|about) our (?:last |previous |earlier |whole |entire )?(?:conversation|chat|discussion|talk)(?! with)',
      'our (?:last|previous|earlier) (?:conversation|chat|discussion|talk|exchange|session)(?! (?:with|at|in))',
      '(?:your|my) (?:last|previous|earlier) (?:answer|reply|response|suggestion|message|question|request|proposal)(?! (?:with|at|from|in|on|to|of) )|the previous (?:answer|reply|response|suggestion)(?! (?:from|in|on|of) )',
      'last time (?:we|you) (?:talked|spoke|said|chatted|discussed|told|suggested|agreed|left|stopped|were)',
      'back to (?:what (?:we|you|i) (?:were|was|said|had)|our (?:plan|topic|conversation|discussion|chat|list|project|story|question|draft)|where we)',
      '(?:remember|recall) (?:what|when|how|the [a-z]+) (?:that )?(?:i|we|you) (?:told|said|talked|discussed|mentioned|agreed|suggested|just)',
      `(?:what|which)(?: [a-z]+){0,3} did we (?:finally |actually |just )?(?:decide|settle|choose|pick|conclude|plan|arrange|come up with)(?: on)?${over(`${EN_TIMES}|about|for|in the end|again|then`)}|what (?:was|were) our (?:conclusion|decision|agreement|choice)s?${over(`${EN_TIMES}|again|about`)}`,
      `(?:back to|return to|resume|continue|pick up|take up|go on|carry on|finish) (?:with )?(?:yesterday's|last (?:time|night|week)'s|this morning's) ${EN_MATTER}|(?:continue|resume|finish|pick up|take up|back to)(?: with)? what we (?:started|began|were doing)${over(EN_TIMES)}`,
    ],
    whole: [
      '(?:try|do it) (?:again )?(?:but )?(?:like|as) (?:the first time|last time|before)',
      '(?:not that one,? )?the one (?:before|after)(?: that)?|not that one',
      'the (?:first|second|third|fourth|fifth|last|other|next) [a-z]+,? (?:please|pls|then|instead)',
      '(?:part|chapter|step|section) (?:two|three|four|[2-9])',
      '(?:use|take|try|undo|keep|show me|give me) (?:the (?:other|previous|first|second|third|last|earlier)|your last|that) [a-z]+',
      '(?:continue|go on|keep going|carry on|proceed|resume)(?: (?:from|where|with) (?:there|here|that|this|it|before|above|the (?:conversation|discussion|list|answer|rest|last one)))?',
      '(?:the )?next (?:one|part|step|item|question)|the rest(?: of (?:it|that|them|this|the (?:list|answer|text|story|code)))?',
      `(?:(?:i(?:'ll|'d| will| would)? ?(?:think |guess )?(?:i(?:'ll|'d| will| would) )?(?:rather |just )?(?:take|have|prefer|like|choose|pick|want|go with|go for|meant|mean)|let's (?:go with|take|do|use|try)|give me|show me|use|take|make it|do|go with|what about|how about|tell me (?:more )?about|explain|not) )?(?:(?:that|this|the (?:other|same|previous|first|second|third|fourth|fifth|last|next)) ${EN_ITEM}|the (?:former|latter|other|previous|same)|(?:option|number|choice|variant) (?:[a-e]|[1-9]))`,
      '(?:do |make )?(?:it )?(?:the )?(?:exact )?(?:same|like|as)(?: thing| one| again)?(?: as| like)? (?:before|last time|yesterday|earlier)',
      '(?:back to that|say that again|repeat that|do that again)',
    ],
    leads:
      "please|pls|ok|okay|yes|yeah|yep|no|nope|so|now|well|right|great|thanks|thank you|cool|sure|hi|hello|hey|and|but|alright|good|perfect|fine|just|let's|lets|can you|could you|can we|could we|shall we|would you|you can|we can|i want to|i'd like to|go ahead and|then|actually|maybe",
    tails:
      'more|most|better|best|please|pls|then|now|again|instead|after all|thanks|thank you|sounds (?:good|better)|is (?:better|fine|good|perfect)|looks good|works',
  },
};
