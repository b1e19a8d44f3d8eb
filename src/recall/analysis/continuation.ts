/** Cues by which a message takes up what went before: "as we said", "continue", "that one". Pure. */
import { cuePattern, cueTextOf } from '../../language/cues.ts';

const GO_ON =
  "(?:^|[.!,] )(?:(?:please|ok|okay|yes|so|now|let's|lets|can you|could you|shall we|can we|just)[ ,]+)*";
const END = '(?= (?:please|with|from|where|on|then|there|to)\\b|$|[.!,?…])';

const CONTINUATION = cuePattern({
  spaced: [
    "(?:as|like) (?:we|i|you)(?: have| had| just|'ve|'d)? (?:said|discussed|agreed|mentioned|talked about|decided|planned)",
    'as (?:mentioned|discussed|agreed|planned)',
    `${GO_ON}(?:continue|go on|keep going|carry on|resume|proceed|go ahead)${END}`,
    'where (?:were|are|did) we(?: leave| stop| at|(?=\\?|$))|(?:where )?we left off',
    '(?:that|this|the (?:other|same|previous|first|second|third|last)) one',
    'back to (?:that|what|our|where)|what we (?:were|just|had) \\w+|we were (?:just )?(?:talking|discussing|saying|working)',
    '(?:you|i|we) (?:just )?(?:said|mentioned|told me|suggested) (?:earlier|before|just now|above|a moment ago)|(?:earlier|just now|before),? (?:you|i|we) (?:said|mentioned|suggested)',
    '(?:from|like|since) (?:last time|before|earlier)(?=$|[.,!?])|last time we|our last (?:chat|conversation|session)',
    "what(?:'s| is|s)? next|next (?:step|one)(?:,? please)?(?=$|[.!?])|the rest of (?:it|that|them)",
    'wie (?:wir )?(?:schon |vorhin |eben |bereits )?(?:besprochen|gesagt|vereinbart|erwähnt|ausgemacht)|mach(?:e|en sie)? (?:bitte )?weiter|(?:^|bitte )weiter(?= bitte|$|[.!])|fahr(?:e|en sie)? fort|wo (?:waren|sind) wir(?: stehen)?|zurück zu(?:m|r)? (?:dem|vorigen|unser)|der andere|die andere|das andere',
    'comme (?:on|nous|je|tu|vous) (?:l.)?(?:a|avons|ai|as|avez|disait|disions|disais)[a-z ]{0,12}(?:dit|discuté|convenu|décidé)?|comme (?:convenu|prévu|dit)|(?:^|[.,!] )(?:continue[zs]?|poursuis|poursuivez|vas-y)(?= s.il| stp| avec|$|[.!])|(?:on|nous) en (?:était|étions)|où en (?:était|étions)|l.autre(?=$|[.?! ,])|celui-(?:là|ci)|celle-(?:là|ci)',
    'como (?:dijimos|dije|dijiste|hablamos|quedamos|comentamos|acordamos|decía|decíamos)|(?:^|[.,!¡] ?)(?:continúa|continúe|continuemos|continuar|sigue|sigamos|adelante)(?= por| con|$|[.!])|dónde (?:íbamos|estábamos|quedamos|nos quedamos)|(?:el|la|lo) otr[oa](?=$|[.?! ,])',
    'come (?:detto|abbiamo detto|dicevamo|concordato|dicevo)|(?:^|[.,!] )(?:continua|vai avanti|prosegui)(?= per| con|$|[.!])|dove eravamo|l.altr[oa](?=$|[.?! ,])',
    'como (?:combinamos|combinado|dissemos|falamos|eu disse)|(?:^|[.,!] )(?:continua|continue|continuar|prossiga)(?= por| com|$|[.!])|onde (?:estávamos|paramos)|(?:o|a) outr[oa](?=$|[.?! ,])',
    'zoals (?:we |ik )?(?:besproken|gezegd|afgesproken|zei|zeiden)|ga (?:maar )?(?:verder|door)|waar waren we|die andere|de andere',
    'jak (?:mówiliśmy|mówiłem|mówiłam|ustaliliśmy|wspominałem)|kontynuuj|dalej(?=$|[.!?])|na czym (?:stanęliśmy|skończyliśmy)|ten drugi|ta druga',
    'как (?:мы )?(?:и )?(?:говорили|договорились|договаривались|решили|обсуждали)|как я (?:говорил|сказал)а?|продолж(?:ай|и|им|айте|аем|ить)|(?:^|давай )дальше|на чем (?:мы )?остановились|вернемся к|(?:^|а |про )(?:тот|та|то|друг(?:ой|ая|ое)|втор(?:ой|ая|ое)|перв(?:ый|ая|ое))(?= вариант| способ|[?.!]|$)',
    'як (?:ми )?(?:говорили|домовилися|вирішили)|продовж(?:уй|имо|ити)|на чому (?:ми )?зупинилися',
    'som (?:vi|jag) (?:sa|sade|kom överens)|fortsätt|var var vi|den andra',
    'devam et|dediğimiz gibi|konuştuğumuz gibi|nerede kalmıştık|diğeri',
    'كما (?:قلنا|قلت|اتفقنا)|أكمل|تابع|استمر',
    'כמו שאמר(?:נו|תי)|תמשיך|המשך',
    'όπως είπαμε|συνέχισε',
  ],
  unspaced: [
    '继续|繼續|接着(?:说|講|讲|来)|接下来呢|刚才|剛才|刚刚(?:说|那)|如前所述|(?:像|按)(?:我们|之前|刚才)*(?:说|讨论)的|(?:说|聊|讲|谈)到哪|然后呢|然後呢',
    '続けて|続き(?:を|は|お)|さっき|先ほど|先程|前に(?:話|言)|(?:話した|言った)(?:通り|とおり|ように)|どこまで(?:話|や|行)|次は[？?]?$|それで[？?]?$',
    'ต่อเลย|ทำต่อ|ต่อไป|อย่างที่(?:เรา)?(?:พูด|คุย|บอก)|เมื่อกี้',
    '계속|아까|이어서',
  ],
});

/** Whether a message says itself that it takes up what went before. */
export const hasContinuationCue = (text: string): boolean => CONTINUATION.test(cueTextOf(text));
