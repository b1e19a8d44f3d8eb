/** English: all of its words that rules need. What each field is for stands in `language.ts`. */

import { eng } from 'stopword';
import { END, over, whereOf } from './forms.ts';
import type { Language } from './language.ts';

const TIMES =
  'earlier|before|previously|yesterday|last (?:time|week|month|night|session|chat)|just now|a moment ago|above|the other day|this morning|in our (?:last|previous|earlier)';
const AFTER = over(`${TIMES}|about|i|you|we|please|can|could|let's`);
const ITEM =
  '(?:one|option|version|idea|suggestion|choice|variant|approach|alternative|draft|answer|proposal)';
const SPOKE =
  '(?:said|discussed|agreed(?: on| to)?|mentioned|talked about|spoke about|decided|planned|established|arranged)';
const YOU_SPOKE =
  '(?:said|mentioned|suggested|told me|recommended|explained|promised|advised|proposed|wrote)';
const WHERE = whereOf(
  'where',
  '(?:the|a|an|that|this|some|any|every) ',
  'point|place|spot|part|bit|step|page|line|chapter|section|moment|story|conversation|chat|discussion|list|text|topic|lesson|game|plan|draft',
);
const STOPPED = over(`${TIMES}|and|please|then|again|with (?:the|our|that|my)`);
const MATTER = '(?:topic|conversation|chat|discussion|talk|thread|session|subject|story|plan)';

const ANSWERS = '(?:answers|replies|responses|messages|explanations|sentences)';
const MORE = '(?:(?:a (?:bit|little|lot)|much|way|even|some|so|more|very|always|also|rather) )*';
const WITH_ME = '(?: (?:with|to|towards) me| in (?:all )?your (?:answers|replies|responses))?';
const ANY_MORE = '(?: any ?more| any longer| again| ever)*';
const ANSWERING = '(?:answering|replying|responding|speaking|writing|talking|chatting|texting)';
const ANSWER = '(?:answer|reply|respond|speak|write|talk|chat|text)';
const TO_ME = '(?: to me| with me| me| us)?';
const OF_ANSWERS =
  '(?:emojis?|smileys|bullets?(?: points?| lists?)?|lists|tables|markdown|headings|jokes|puns|slang|jargon|disclaimers|apologies|small talk|exclamation (?:marks|points)|pleasantries|links|code)';
const POINTS = '(?!(?:it|that|this|them|the|those|these)\\b)';

export const english: Language = {
  code: 'en',
  everyDay: 'every, each, any, most',
  stopWords: {
    list: eng,
    also: `
      do, does, doing, will, shall, not, no, nor, why, when, whose, whom, she, us, him, any, ever, just, yet,
      than, too, there, else, about, til, till, ok, okay, please, hey, hi, hello, tell, told, remind, reminded, remember,
      recall, mention, mentions, mentioned, mentioning, say, says, know, let, lets, cannot, own, whether,
      anything, im, ive, dont, doesnt, didnt, isnt, arent, wasnt, werent, cant, couldnt, wont, wouldnt,
      shouldnt, hasnt, havent, hadnt, youre, youve, weve, theyre, theyve, hes, shes, thats, whats, wheres, whos,
      hows, theres`,
  },
  scheduleWords:
    'appointment, appointments, schedule, scheduled, calendar, agenda, upcoming, planned, booked, happening, due',
  questions: {
    ofSelf:
      'what/all [do] you know/remember about me/myself, what have you learned/learnt/stored/saved about me, what do you have on me, tell me about myself, what have i told you about me/myself',
    when: `
      < when, and/but/remember/recall/know/since/until/exactly/wonder/wondering when, tell/remind me when,
      when [exactly] did/was/is/were/do/does/have/has/will/am/are/would/should, what time/date/day/month/year,
      which/what day/date/month/year/week/weekend, how long/recently`,
    who: `
      < who, and/but/remember/recall/know/since/until/exactly/wonder/wondering who, tell/remind me who,
      say/mention/by/with/to/from/for/about/me who, who/who's is/was/are/were/did/am/else ... ?, who's ... ?,
      whose, whom`,
    howMany: 'how many/much/often, number of, how frequently, in total, total, count',
    list: `
      which/what [*] *s have/had/did/do i/we/you, which/what are/were [all] the/my/our/your,
      which of the/my/our/these/those, list/name/enumerate all/every/each/of/the/my/me/out,
      all/each/every [of] the/my/our, everything i/we/that/you, what all/else`,
    order: `
      what/which/in order, order of/that, order in which, chronological/chronologically, sequence, timeline,
      came/happened/went/was/started/bought/happen first, did i * first, first ... or ... ?, which [*] first,
      earliest, latest, most recent/recently`,
    summary: `
      summary, summaries, summarise/summarize/summarised/summarized, overview, recap, rundown, sum up,
      big picture, key points/takeaways, main themes/points/topics,
      throughout/across/over [all/of/the course of] our, in all our, over the course of, walk/take me through,
      bring me up to date/speed, everything you know,
      everything i/we/i've/we've [have] told/said/mentioned/shared/discussed/talked/covered,
      what/all [do] you know about me/us, tell me everything/all, how has/have/did ... evolve/evolved/change/
      changed/progress/progressed/develop/developed/improve/improved/grow/grown/gone,
      how has/have/did ... been going`,
    preference: `
      favourite/favourites/favorite/favorites, prefer/prefers/preferred/preference/preferences,
      likes/dislikes and/or, likes/dislikes $, taste in, my taste/tastes, fond of, allergic, allergies, do/did/
      would/does/might/may i/we [really/usually/normally/also/still/most] like/love/enjoy/hate/dislike/prefer,
      do/did/would/does/might/may my * [really/usually/normally/also/still/most] like/love/enjoy/hate/dislike/
      prefer, i/we [really/usually/most/always/don't/do not] like/love/enjoy/hate/dislike, i/we can't stand,
      can/could/would/will/do you [please/also] recommend/suggest/advise,
      can/could/would/will/do you [please/also] have any [*] recommendations/suggestions/tips/advice/ideas,
      < [please] recommend/suggest, any recommendation/recommendations/suggestion/suggestions/tips/advice/ideas,
      any * recommendation/recommendations/suggestion/suggestions/tips/advice/ideas,
      (some/need/looking for) advice/suggestions/recommendations/tips/inspiration/ideas,
      (some/need/looking for) * advice/suggestions/recommendations/tips/inspiration/ideas,
      what should/could i/we, what * should/could i/we, what would you recommend/suggest,
      help me choose/pick/decide`,
    temporal: `
      first/last/latest/next/previous time/week/month/year/night/weekend/summer/winter/spring/autumn/fall/
      january/february/march/april/may/june/july/august/september/october/november/december/monday/tuesday/
      wednesday/thursday/friday/saturday/sunday, day/days/week/weeks/month/months/year/years/hour/hours ago/
      before/after/later/earlier/between/passed/elapsed, how many days/weeks/months/years/hours, yesterday,
      recently, lately, this week/month/year, most recent/recently, before or after,
      past/last/previous/next days/weeks/months/years, past/last/previous/next * days/weeks/months/years,
      past/last/previous/next * * days/weeks/months/years, in/since/before/after/during 19##/20##`,
    identity: `
      my/our/his/her/their/your [*] name/age/birthday/job/occupation/profession/nationality/address/email/
      employer/title/birthplace/hometown/pronouns, my/our/his/her/their/your [*] phone number, who am i,
      who are you, where do/did i/we live/work/study, where am/is/are * from, what do i do for, what do i do >,
      how old, what's i called, what is/am i called,
      do i have/own [any/a] kids/children/sibling/siblings/brother/brothers/sister/sisters/pet/pets,
      am i married/single, * called/named $`,
    procedural: `
      how do/to/can/could/should/would/did i/we/you/one/to, how does ... work, step/steps to/for/by,
      step-by-step, instruction/instructions, tutorial, recipe for, set/setting up, install/installing,
      configure, procedure, process for/to, best/right/easiest way to, walk me through`,
    continuation: `
      as/like we/i/you [have/had/just] said/discussed/agreed/mentioned/decided/planned,
      as/like we/i/you [have/had/just] talked about,
      as/like we've/i've/you've/we'd/i'd/you'd said/discussed/agreed/mentioned/decided/planned,
      as/like we've/i've/you've/we'd/i'd/you'd talked about, as mentioned/discussed/agreed/planned, < [please/
      ok/okay/yes/so/now/let's/lets/can you/could you/shall we/can we/just] (continue/go on/keep going/carry on/
      resume/proceed/go ahead) >, < [please/ok/okay/yes/so/now/let's/lets/can you/could you/shall we/can we/
      just] (continue/go on/keep going/carry on/resume/proceed/go ahead) please/with/from/where/on/then/there/
      to, where were/are/did we leave/stop/at, where were/are/did we $, we left off,
      (that/this/the other/the same/the previous/the first/the second/the third/the last) one,
      back to that/what/our/where, what we were/just/had *, we were [just] talking/discussing/saying/working,
      you/i/we [just] said/mentioned/suggested earlier/before/above,
      you/i/we [just] said/mentioned/suggested just now, you/i/we [just] said/mentioned/suggested a moment ago,
      you/i/we [just] told me earlier/before/above, earlier/before/above you/i/we said/mentioned/suggested,
      just now you/i/we said/mentioned/suggested, from/like/since before/earlier >, from/like/since last time >,
      last time we, our last chat/conversation/session, what's/whats next, what is next, what next,
      next step/one >, next step/one please, the rest of it/that/them`,
    assistant: `
      did/had/have you [ever/just/also/first/previously/already/originally] (say/said/tell/told/suggest/
      suggested/recommend/recommended/mention/mentioned/advise/advised/give/gave/given/propose/proposed/explain/
      explained/write/wrote/written/list/listed/describe/described/provide/provided/share/shared/show/showed/
      shown/come up with/came up with/call/called/use/used/promise/promised/answer/answered/reply/replied/ask/
      asked), you/you'd/you've [had/have/ever/just/also/once/earlier/previously/already/originally/last] (said/
      told/suggested/recommended/mentioned/advised/gave/given/proposed/explained/wrote/written/listed/described/
      provided/shared/showed/shown/came up with/promised/answered/replied/used/called/asked), your [last/
      previous/earlier/first/second/original] suggestion/suggestions/recommendation/recommendations/advice/
      answer/answers/reply/replies/list/explanation/example/examples/idea/ideas/plan/proposal/proposals/
      response/tip/tips/estimate/summary`,
    answered: `
      (tell/remind/give/show/help/send/let/walk/take/bring/teach/get/make/write/find/draw/quiz/ask/
      test/read/sing/draft/explain to) me/us,
      can/could/would/will you [please/just] (help/give/tell/show/teach/explain to/make/write/find/get) me/us,
      how do/can/could/would/might/to i/we, (like/as if) (i'm/im/i am/i was/i were),
      i [just] (don't/dont/do not/can't/cant/cannot) [really] (understand/get/need/know how/figure/see why),
      (i want/i need/i would like/i'd like) to know/understand/learn, i wonder, i'm/im curious/wondering/confused,
      can/may i ask, i have/i've a question, i mean`,
    self: `
      i, i'm, i've, i'd, i'll, im, ive, my, mine, me, myself, we, we've, we'd, we're, our, ours, us,
      mum, mom, dad, nan !bread, nana, gran, grandma, grandad, hubby`,
    joins: 'and, or, also, plus',
    asks: `
      what/which/who/whom/whose/where/when/why/how,
      do/does/did/is/are/was/were/can/should/have/has/am/will/would i/my/me/you/we/our/he/she/it/they/the/there`,
  },
  smallTalk: `
    hi, hello, hey, hiya, yo, howdy, greetings, good, morning, afternoon, evening, night, day, welcome, bye,
    goodbye, cheers, thanks, thank, thx, ty, ok, okay, k, sure, alright, right, fine, great, cool, nice,
    perfect, awesome, amazing, wonderful, lovely, helpful, yes, yeah, yep, yup, no, nope, please, sorry, lol,
    haha, hmm, hm, oh, ah, wow, well, really, much, very, so, got, it, understood, noted`,
  lightWords: `
    look, looks, come, comes, go, goes, going, get, gets, got, make, makes, take, takes, took, give, put, keep,
    use, used, need, needs, want, happen, happened, happens, somebody, someone, anybody, anyone, everybody,
    person, people, thing, things, something, kind, sort, type, event, events, news, plan, plans, currently,
    usually, its, whats, wats, wat, hows, wheres, whos, thats, theres, heres, lets, dont, cant, wont, isnt, arent, didnt, doesnt, im, ive, youre,
    u, ur, r, n, gonna, wanna, gotta, cuz, cos, pls, plz, thx, tmrw, tho, bc`,
  taskWords: `
    write, draft, explain, translate, convert, summarise, summarize, recommend, suggest, spell, rephrase,
    rewrite, mean, means, meaning, synonym, poem, haiku, limerick, song, story, joke, riddle, recipe,
    recipes, slogan, email, message, text, summary, translation, ideas, idea, tips, draw, invent,
    table, bullet, bullets, paragraph, paragraphs, sentence, sentences, shorter, longer, simpler, format, formatted, tone, formal, polite`,
  references: {
    pronouns: `
      it, its, this, these, those, they, them, their, theirs, he, him, his, she, her, hers, both, either,
      neither, another, former, latter, same, instead`,
    articles: 'that, there, other, others, else, such',
    persons: 'it, its, they, them, their, he, him, his, she, her',
    others: "he, him, his, hes, he's, she, her, shes, she's, they, they're, theyre",
    us: 'i, me, my, you, your, we',
    spans: `
      week, weeks, month, months, year, years, morning, mornings, evening, evenings, afternoon, afternoons,
      night, nights, weekend, weekends, quarter, summer, winter, spring, autumn, fall, time, day, days`,
    leaning: `
      < [and/but/so/ok/okay] what/how about !me !us,
      < and/but/so/or in/on/at/for/with/without/if/the/what/which/how/why/who/when/where/my/your/his/her * ? $,
      < and/but/so/or in/on/at/for/with/without/if/the/what/which/how/why/who/when/where/my/your/his/her * * ?
      $, the/that/this/your/my/his/her/their first/second/third/fourth/last/other/latter/former/next/previous
      one/option/idea/choice/suggestion/version/approach/alternative/point/part/step/question,
      option/number/choice/variant #/a/b/c/d, which/that/this/other/another/better/cheaper/first/last one/ones,
      < (why/how come/how so/says who/since when/really/seriously/such as/like what/which/meaning/for example/
      for instance/why not/what else/anything else/and then/so what) $,
      < yes/no/yeah/yep/sure/nope/ok/okay/exactly/right/correct/agreed ...40 $,
      < (please do/do it/sounds good) ...40 $, < [some/any/a few/give me/show me/can you give me/could you give
      me/with] [more/another/an/a] more/another/an detail/details/example/examples/info/information/option/
      options/idea/ideas [please] $, < [can you/could you/please/now/make it/a bit/even] (shorter/longer/
      simpler/again/more formal/more casual/in more detail/elaborate/explain/explain further/explain more/try
      again/be more specific) [please] $, what do you mean, same for/with/goes, for that/it/this/them >,
      instead of that/it`,
  },
  dates: {
    aheadFirst: 'in',
    tense: {
      past: `was|were|wasn't|weren't|had|did|didn't|went|met|got|came|saw|took|left|made|bought|sold|lost|won|began|ended|broke|ate|drank|slept|spent|gave|told|said|heard|found|felt|ago|used to|since|\\p{L}{2,}ed`,
      ahead: `(?:is|'s|am|'m|are|'re|was|were|be|get|getting) (?:booked|scheduled|planned|reserved|arranged|invited|married|engaged|supposed|needed|expected|due)|(?:have|has|'ve) (?:just |already )?(?:booked|scheduled|planned|reserved|arranged|invited|signed up)|booked|scheduled|planned|reserved|arranged|invited|need(?:ed)?|wedding|bed|hundred|red|feed|speed|weed|seed|indeed`,
    },
    dayParts: 'morning, afternoon, evening, night, at noon, noon',
    weekdays: '-, -, tue/tues, weds, thu/thur/thurs, -, -',
    months: 'jan, feb, mar, apr, -, jun, jul, aug, sept/sep, oct, nov, dec',
    seasons: 'spring/springtime, summer/summertime, autumn/fall, winter/wintertime',
    units: 'hour/hours, day/days, week/weeks, weekend/weekends, month/months, year/years',
    numbers: `
      one/a/an/first, two/couple of/a couple of/a couple/second, three/third, four/fourth, five/fifth, six,
      seven, eight, nine, ten, eleven, twelve`,
    few: 'a few, few, some, several',
    days: `
      day before yesterday, yesterday/last night, today/tonight/tonite/this morning/this afternoon/this evening,
      tomorrow/tmrw/tmr/tomoz/tomorow, day after tomorrow`,
    parts: 'early/beginning/start, mid/middle, late/end',
    last: 'last, previous',
    past: 'past',
    this: 'this, current',
    next: 'next, coming, upcoming',
    ago: 'ago, back',
    since: 'since',
    before: 'before, prior to, preceding, until',
    after: 'after, following',
    between: 'between',
    from: 'from',
    to: 'to, through, until, till',
    and: 'and',
    in: 'in, during, on, over, since, until, around, throughout, back in, by, through',
    fill: 'the, of, in, on, year',
    ambiguous: 'jan, mar, march, april, may, jun, june, aug, august, sept, sep, dec, spring, fall',
  },
  meanings: {
    diet: `
      (can't/cant/cannot/can not/mustn't/must not/shouldn't/should not/may not/not allowed to/unable to) eat/
      drink/have/digest/tolerate/stomach, (can't/cant/cannot/can not/mustn't/must not/shouldn't/should not/may
      not/not allowed to/unable to) * eat/drink/have/digest/tolerate/stomach, (can't/cant/cannot/can not/
      mustn't/must not/shouldn't/should not/may not/not allowed to/unable to) my * eat/drink/have/digest/
      tolerate/stomach, food/foods/snack/snacks/meal/meals/dish/dishes/drink/drinks/nut/nuts/fruit/fruits/
      ingredient/ingredients (is/are/would be) (dangerous/bad/harmful/off limits) [for me], food/foods/snack/
      snacks/meal/meals/dish/dishes/drink/drinks/ingredient/ingredients must/should/do/have (i/we/my *) [have
      to/need to] avoid`,
    dislike: `
      don't/dont/doesn't/didn't [i/we/he/she/my/really] like/love/enjoy,
      don't/dont/doesn't/didn't my * [really] like/love/enjoy,
      don't/dont/doesn't/didn't * [really] like/love/enjoy,
      do/does/did not [i/we/he/she/really] like/love/enjoy, do/does/did not * like/love/enjoy,
      do i/we not [really] like/love/enjoy, can't/cannot/cant [i/we] stand/bear, can't/cannot/cant * stand/bear,
      no fan of`,
    work: 'for a living, what do/does * do $, where/who am/was i employed',
    live: `
      where am/are/is (i/we/my *) based/staying/settled,
      where did/have/has (i/we/my *) move/moved/remove/settle/settled/locate/located/relocate/relocated [to],
      which/what town/city/village/country/place/neighborhood/neighbourhood am/are/is/do/does/did (i/we/my *)
      [live/move/settle/in/to]`,
    birthday: "how old am/is/are/will, my age, *'s age",
  },
  firstPersons: "I, I'm, I've, I'll, I'd, my, me, mine, we, our, us",
  ordinalNouns: 'mar, may, oct, dec',
  replyHeaders:
    'on .{4,80} wrote:|-{3,} ?(?:original|forwarded) message ?-{3,}|forwarded message|fwd?\\s?:\\s*\\S.*',
  comparisonWords: {
    denials:
      "no, not, nor, never, none, nothing, nobody, without, cannot, can't, won't, don't, doesn't, didn't, isn't, aren't, wasn't, weren't",
    stressing: 'really, very, actually, indeed, definitely, truly, please',
    turning: 'before, after, more, most, over, under, above, below, than, until, since, left, right',
    answers: 'no, not, yes',
  },
  abbreviations:
    'dr, mr, mrs, ms, prof, rev, hon, gen, sgt, capt, lt, st, ave, blvd, rd, mt, ft, jr, sr, vs, etc, approx, no, nos, vol, fig, e.g, i.e, p.s, a.m, p.m, u.s, u.k, dept, est, inc, ltd, co, tel, ext, min, max',
  evidenceWords: {
    denials: `
      no, not, n't, never, none, nobody, nothing, neither, nor, cannot, can't, cant, won't, wont,
      don't, dont, doesn't, doesnt, didn't, didnt, isn't, isnt, aren't, arent, wasn't, wasnt,
      weren't, wouldn't, couldn't, shouldn't, haven't, havent, hasn't, hadn't, ain't, no longer,
      not any more, not anymore, no more, hardly, barely, rarely, anything but`,
    against: `
      hate*, hating, dislik*, detest*, loath*, despis*, can't stand, cannot stand, cant stand,
      can't bear, can't tolerate, allerg*, intoleran*, avoid*, refus*, lack, lacks, miss, misses,
      missed, without, quit*, stopped, gave up, given up, giving up, sold, used to, formerly,
      previously, former, ex-husband, ex-wife, ex-boyfriend, ex-girlfriend, ex, cancelled,
      canceled, called off, got rid of, gone off, unable, failed, fails, sober, teetotal*,
      non-smoker, non-drinker, nonsmoker, against, cut out, dropped out, left out`,
    idle: `
      not only, not just, not sure, not to mention, not long ago, not bad, not yet sure, no idea,
      no doubt, no problem, no worries, no matter, no wonder, no need, no way, can't wait, cannot
      wait, cant wait, couldn't wait, can't believe, cannot believe, can't help, can't imagine,
      can't thank, can't get enough, can't stop, can't resist, couldn't agree more, couldn't be
      happier, couldn't be more, couldn't have, don't forget, dont forget, don't worry, dont
      worry, don't know, dont know, doesn't matter, don't mind, why not, why don't, never mind,
      nevermind, nothing but, never fails, never forget, won't forget, will never forget, I'm used
      to, am used to, is used to, are used to, get used to, getting used to, got used to, isn't
      it, aren't they, don't you, doesn't it, haven't you, if not, or not, not so much, nothing
      beats, nothing like, never been happier, without a doubt, without fail, don't hesitate,
      don't get me wrong`,
    instead: `
      instead of, rather than`,
    numbers: `
      0 zero, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven,
      12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19
      nineteen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90
      ninety, 100 hundred, 1000 thousand`,
    counting: `
      2 couple/both/twice/pair/twins/second, 3 triplets/third/thrice, 4 fourth, 5 fifth, 6 sixth,
      10 decade, 12 dozen`,
  },
  secretWords: {
    passwords: `
      password, passwords, pass word, passphrase, pass phrase, passcode, passwd, master pass,
      secret phrase, magic word, secret word, network key, wifi key, wpa key, wpa2 key, wireless key,
      security key, safe word, safeword, vault phrase, safe phrase, unlock phrase, alarm phrase,
      memorable word, memorable place, memorable name, passnumber, pass number, verbal password,
      alarm word, duress word`,
    shortPasswords: `
      pass, pw, pwd, psw, pswd, pword, passw, pwds, psswd, passwrd, psswrd, paswd, pswrd, passwort, p/word,
      code word, codeword`,
    pins: `
      pin, pin code, pincode, pin number, puk, puk code, otp, one-time code, one time code,
      one-time passcode, verification code, security code, auth code, authentication code, sms code,
      login code, sign-in code, confirmation code, cvv, cvc, cvv2, cvc2, access code, entry code,
      entrance code, unlock code, passkey code, recovery code, recovery codes, backup code, backup codes,
      numbers from the text, digits from the text, code from the text, numbers they texted,
      number from the text, numbers from the sms, code they texted, code texted, text code, one-time codes,
      one time codes, one-time password, scratch codes, backup code list, rescue codes, emergency codes,
      reset code, reset codes, recovery pin, screen lock, lock screen code, passcode lock,
      steam guard code, steam guard, handover code, delivery code, pickup code, collection code,
      voicemail pin, sim pin, card pin, one time pin, phone pin, lock pin, gift card pin`,
    codes: 'code, codes, combination, combo, digits, four digits, keycode',
    digits: 'zero/oh/o/nought/nil, one, two, three, four, five, six, seven, eight, nine, double/triple',
    locks: `
      keybox, key box, lockbox, lock box, key safe, keysafe, keypad, padlock, combination lock, bike lock,
      luggage lock, door lock, lock, safe, vault, alarm, burglar alarm, intercom, buzzer, entryphone,
      door code, gate code, digicode, unlocks with, unlock with, unlocks, opens with, open with,
      unlock it with, disarm, disarms, garage opener, key cabinet, key lockers, door keypad, parcel box,
      bike shed, storage unit, keypad lock, door panel, alarm panel, padlock code, garage door code,
      gate keypad, voicemail, voice mail, call box, callbox, entry pad, key pad, key cupboard, lock screen,
      lockscreen, suitcase lock, locker combo, gun safe, bike chain, locker padlock, cable lock`,
    doors: `
      door, gate, garage, entrance, front door, back door, building, apartment, flat, locker, cabin,
      airbnb, shed, barn, basement, lobby, lift, elevator, office, side door, suitcase, briefcase,
      bin store, bin shed, back gate, side gate, front gate, car park, carpark, parking, gate house,
      stairwell, roof, pool`,
    logins: `
      login, log in, log-in, logon, sign in, sign-in, signin, credentials, creds, account, username,
      user, wifi, wi-fi, wlan, router, hotspot, network, ssid, vpn, netflix, log on, logs in, logged in,
      signs in, signed in, log into, log me into, portal, staging, admin, ssh, root, server, intranet,
      logging in, user name, admin page, admin panel, every account, tablet, ipad, laptop, macbook,
      chromebook, xbox, playstation, nas, sudo, hulu, disney+, prime video, amazon, spotify, gmail,
      outlook, icloud, apple id, facebook, insta, instagram, paypal, ebay, steam, discord, slack, figma,
      canva, github, gitlab, dropbox, zoom, whatsapp, google account, hbo, jira, notion, wordpress,
      email account, work mail, mailbox, timesheet, extranet, online banking, logs out, log out,
      signed out, peacock, max, crunchyroll, twitch, reddit, linkedin, tiktok, snapchat, uber, airbnb,
      booking, duolingo, roblox, minecraft, epic games, psn, vet portal, gym app, itunes, kindle,
      audible, xfinity, verizon, comcast`,
    ids: `
      social security, social, social security number, ssn, soc sec, soc, itin, national insurance,
      ni number, nino, national id, identity number, identity card, id number, id card, sin,
      social insurance, tax id, taxpayer, tax file number, tfn, aadhaar, aadhar, adhaar, pan card,
      pan number, nric, fin number, medicare number, nhs number, personal number, citizen id, pps number,
      ppsn, hkid, cnic, ic number, social security no, ss number, ssn is, national identity number,
      national insurance number, identification number, soc number, ss#, ins number, insurance number,
      medicare, medicaid, ni no, nin, tax number, sin number, national number, resident id, utr, pesel,
      my ni, ni is, socials, ssns, nis, nhs no, nhs num, nhs, state id, emirates id, ghana card, philsys,
      omang, voter id, driver id, resident card, tax identification number`,
    documents: `
      passport, dl, driver's license, driver's licence, drivers license, drivers licence, driving licence,
      driving license, driver license, id card, residence permit, green card, travel document,
      travel doc, travel document number, passport number, passport no, residence card, passport nos,
      passport numbers, passports, driver licence, drivers permit, driving permit, dl number, dl no,
      license no, licence no, licence, passprt, pasport, passort, passport num`,
    cards:
      'card, cards, visa, mastercard, amex, american express, debit, credit, maestro, discover, diners, jcb',
    accounts: `
      account number, account no, account num, acct number, acct no, acct, acc no, acc number,
      bank account, checking account, savings account, current account, routing, routing number,
      sort code, ifsc, bsb`,
    devices: 'phone, iphone, tablet, ipad, laptop, macbook, chromebook, pixel, mobile, kindle',
    copulas: `
      is, was, are, still, now, just, currently, remains, its, it's, thats, that's, is now, its now,
      it's now, set to, is set to, set at, says, reads, is set, changed to, is changed to`,
    otherNumbers: `
      zip, zip code, postcode, postal, postal code, area code, country code, dialing code, order,
      invoice, tracking, parcel, package, ticket, case, error, status, exit code, error code, flight,
      train, room, gate number, seat, isbn, serial, sku, barcode, bar code, promo, promo code, discount,
      coupon, voucher, gift, version, build, commit, reference, ref, phone, tel, mobile, source code, qr,
      dress code, country, morse, http, price, budget, pages, page, model, item, product, stock,
      extension, line, bus, platform, reservation, booking, confirmation number, id number of the order,
      tax code, sort code, color code, colour code, hex, unicode, building code, code review,
      meter reading, score, points, steps, calories, year, row, social media, social network, port,
      ports, localhost, level, in the game, walkthrough, quest, in the novel`,
    talk: `
      forgot, forgotten, forget, must, should, minimum, at least, characters, chars, style, banned, policy,
      expired, expires, expire, rules, requirements, required, reset, hashed, hashing, hash, manager, length,
      example, never share, wrong, failed, incorrect, invalid, not valid, rejected, leaked, breach, breached, generator, how do i,
      how to, can i, lost, weak, tomorrow, later, send, sent, sticky note, see`,
    entered: `
      type, types, typed, enter, punch in, key in, tap in, put in, type in, enter it as, set it to,
      set the dials to, dial, use, press, you write, fill in, say, tap, hit, put, then star, its star,
      star, asterisk, pound key, hash key, then hash, and hash, hashtag key, then pound, entering,
      im entering, takes, wants`,
    questions: `
      maiden name, security question, secret question, recovery question, first pet, pet's name, pet name,
      name of your pet, name of my pet, street you grew up, street i grew up, grew up on, first school,
      primary school, elementary school, first car, city of birth, born in what city, birth city,
      favourite teacher, favorite teacher, first teacher, best friend, childhood friend,
      childhood nickname, first street, first job, childhood home, memorable word, memorable place,
      memorable date, memorable name, best friend growing up, childhood best friend, street i grew up on,
      secret answer, security answer, security answers, security q's, security qs, security q,
      favourite film, mothers maiden, mother's maiden, dad's middle name, father's middle name,
      first concert, city you were born, hometown, childhood pet, first dog, first cat,
      mothers maiden name, mum's maiden name, mums maiden name, where i was born, childhood street,
      first boss, grandmother's maiden name, mum's maiden, mom's maiden, first toy, first stuffed toy, first cuddly toy, first teddy, first teacher, first crush, street where i grew up, where i grew up, first phone number, my first school, first pet's name, name of the first pet, first boss, grandfather's job, city my parents met, where my parents met, favourite book, favorite book, first flat, first dog's name, nan's maiden name, gran's maiden name, middle name of my, first holiday, childhood hero`,
    answers: `
      answer, answers, answered, reply, say, ans, i put, i said, i wrote, i put, i always put, i said,
      i used, i wrote, i entered, i answered, what i put, they ask, asks, it asks, i always use, i use,
      secret answer, security answer, security answers, my answer, i gave, i always say, put down`,
    verified: `
      to verify, to confirm, to sign in, to log in, to authenticate, as your verification, to complete`,
    kept: `
      for everything, everywhere, for all of them, same one for all, same one i use, same as my,
      same for all, keep this somewhere, keep this safe, keep it safe, store this somewhere,
      remember this for me, save this for me, note this down, don't lose this, everything uses it,
      use it everywhere, use it for everything, used everywhere, all my accounts, name and the year,
      name and year, name and birth year, name plus, and my birthday, and his birthday, and her birthday,
      name and birthday, easy to guess, on every site`,
    rescues: `
      lose my phone, lost my phone, loses my phone, lose the phone, phone breaks, phone dies,
      phone gets stolen, without my phone, each works once, work once, single-use, use once, 2fa backup,
      backup for the, backup for my, recovery for`,
    keys: `
      key, keys, api key, token, tokens, secret, bearer, credential, access key, client secret,
      private key, signing key, service account, oauth, webhook, license key, product key,
      activation key, recovery key, recovery, bitlocker, config, env, auth, creds, api, deepl, hook,
      access token, deploy key, ssh key, env file, dotenv, passphrase, refresh token, session token`,
    atms: 'atm, cash machine, cashpoint, cash point, hole in the wall, bank card, debit card, cash card',
    texted: `
      sms, text, text message, texted, texted me, verification, verify, authenticator, two factor, 2fa,
      mfa, one time, one-time, passcode, they sent, number they sent, code they sent, just came,
      came through, popped up, they want me to read, to read out, just sent me, sent me, they sent me,
      single-use, single use, sms me, got this code, text from, just texted, was texted, came in by text,
      they just sent, pinged me`,
    asks: `
      tell me, give me, send me, what is, what was, what's, whats, which, enter, type, share, provide, need,
      may i have, can i have, could you, coming up, here it comes, sending, i'll send, next message`,
    replies: `
      yes, no, yep, yeah, nope, ok, okay, sure, thanks, thank you, later, wait, same, never mind,
      nevermind, dont know, don't know, no idea, not sure, forgot, why, what, which one, hello, hi, hmm,
      none, nothing, maybe, done, stop, cancel, skip, one sec, hold on, let me check, unchanged, correct,
      right, hang on, got it, great, cool, please, sorry, help, exactly, both, neither, idk, dunno,
      bitwarden, 1password, keepass, lastpass`,
    opens: `
      is under, unlocked, unlock, lets you in, gets you in, get in, get on, let in, opens, open,
      get into, log you in, gets in, get you in, punch in, password protected, thats the one for,
      that's the one for, is the one for, one for the, is now under, under, so nobody, cant get in,
      can't get in, opens with, gets in with, unlocks with, goes off with, turns off with, disarms with`,
    sides: 'left, right, l, r, lft, rgt, clockwise, anticlockwise, counterclockwise, counter-clockwise',
    thens: 'then',
    cardCodes:
      'cvv, cvc, cvv2, cvc2, csc, security code, card code, three digits on the back, three numbers on the back, three on the back, numbers on the back, digits on the back, back of the card, 3 digits on the back, 3 numbers on the back, last three on the back, back number',
    idioms: 'in case, just in case, let me, let him, let her, let them, let us, the lot',
    announced: {
      names: 'password, pass word, passwd, passphrase, passcode',
      shortNames: 'pwd, pw, pass, pin, pin code, pincode, pin number, cvv, cvc, cvv2, cvc2, security code',
      keys: `
        api key, api token, api secret, secret key, secret access key, client secret, app secret,
        access key, access key id, access token, auth token, refresh token, bot token, session secret,
        signing secret, signing key, private key, private token, account key, auth key, app key,
        consumer key, consumer secret, application key, deploy key, service key, encryption key, master key,
        webhook secret, token, secret, credential, credentials`,
      passingKeys: `
        page, cursor, next, previous, sync, continuation, pagination, idempotency, public, publishable,
        site, csrf, xsrf, authenticity, stop, design, cache, primary, foreign, partition, sort, object,
        routing, dedupe, message, row, host`,
      prepositions: 'for, to, of, on, at, in, from, which',
      aboutPasswords: `
        manager, hash, hint, reset, recovery, policy, rule, length, field, page, prompt, form, generator,
        protected, protection, rotation, change, bug, error, id, number, version, expiry, minimum, maximum,
        strength, count, app, entry, ticket, code, file, vault, check, test, column, table`,
      is: "is, was, remains, it's",
      adverbs: 'now, still, just, currently, simply, always',
      changedTo: 'to, in',
      changes: 'switched, change, changed, set, reset, update, updated',
      possessives: 'my, our',
      descriptions: `
        an, and, any, at, based, below, blank, both, case, correct, different, done, easy, empty, fine, for,
        from, gone, good, hard, here, hidden, in, incorrect, invalid, it, long, mandatory, missing, mine,
        never, new, no, none, not, null, ok, old, on, online, optional, out, over, private, public, random,
        required, right, safe, same, secret, secure, short, simple, so, string, strong, text, that, the,
        their, there, this, to, too, true, false, undefined, unique, unknown, unset, up, valid, very, weak,
        what, wrong, yes, your, hash, 1password, lastpass, bitwarden, keepass, keychain, boolean, number,
        integer, varchar, char, input, field, type, name, value, option, flag, switch, argument, parameter,
        admin, user, username`,
      units: `
        character, char, digit, letter, symbol, bit, byte, day, hour, minute, second, month, week, year,
        time, attempt, percent`,
    },
    nearby: {
      keypad:
        'the key symbol, then the key, then the bell, then bell, then hash, then the hash, then star, then the star, then pound, then the pound',
      credentials: 'credentials',
      small: `
        too, very, never, always, nobody, all, only, just, more, than, the, a, an, and, is, are, was,
        be, been, to, of, it, its, you, your, i, we, they, he, she, my, me, this, that, not, no, on,
        in, at, for, with, from, can, will, please, if, but, or, as, by, has, have, do, does, did, so,
        there, here, who, what, when, how`,
      phraseNames: 'phrase',
      theWord: 'the word',
      codeWords: `
        code word, codeword, safe word, safeword, disarm word, panic word, alarm word, duress word,
        cancel word, stand-down word, verbal word, magic word, secret word`,
      spelt: `
        lower case, lowercase, one word, small letters, no caps, all lower case, all lowercase,
        all one word, in lower case, in lowercase, in small letters`,
      thatIs: "it's, its, it is, that's, that is, that was",
      with: 'with, using, by, via, through, w',
      conditions: 'if, in case, so that, because, for when',
      wallets:
        '12 word, 24 word, mnemo, recovery, wallet, phrase, twelve word, twelve seed, twenty-four word, twenty four word',
      networks: 'network',
      factory: 'default, factory, setting, standard, auto, mode',
      measures: `
        day, days, hour, hours, minute, minutes, second, seconds, year, years, times, people, user,
        users, line, lines, codes, guests, steps, points, items, page, pages, character, characters,
        char, chars, digit, digits, letter, letters, bit, bits, byte, bytes`,
      postalPins: 'pin',
      called: 'called, named, handle, nick, nickname, gamertag, tag',
      users: 'user, login, account, ssid, network',
      forExample: 'like, such as, e.g., e.g, eg',
      numeros: 'no, num',
      flatKeys: 'key',
      rejected: 'not valid, invalid, rejected, refused, wrong, incorrect',
      security: 'secur, secret, memorable, recover',
      asking: 'ask',
      backs: 'back',
      recoveryCodes: `
        recovery code, backup code, rescue code, scratch code, emergency code,
        backup verification code, recovery key`,
    },
    access: {
      things:
        'laptop, computer, pc, lappy, desktop, tablet, ipad, phone, telly, tv, console, wifi, router, netflix, disney, spotify, hulu, prime, account, email, mail, bank app, drive, login, imac, mac, macbook, nas, library machine, portal, school portal, vpn, zip, printer, xbox, playstation, ps5, switch, gmail, hotmail, icloud, amazon, paypal, ebay, steam, discord, facebook, insta, uni account, apple id, kindle, tv thing, hard drive, backup drive, memory stick, usb stick, web portal, work machine, machine, chromebook, alexa, camera, alarm app, garage laptop',
      before:
        'opens with, opened with, unlocks with, unlocked with, starts with, gets in with, let me in with, lets me in with, log in with, logs in with, type in, types in, typed in, put in, tap in, if you put, you put, i put, you write, i write, i keep typing, keep typing, i type, i always type, i typed, you type, you enter, i enter, entering, swipe up then, wakes up if you put, works with',
      behind:
        'if you type, gets you in, got me in, lets you in, it went in, it lets you, it let me, went in, it worked, yes it worked',
      spelt:
        'lower case, lowercase, caps matter, no caps, no capitals, with spaces, no spaces, no space, one word, small letters, with a space, all one word',
      refused:
        "says wrong, says it's wrong, still says, wrong user, says incorrect, incorrect, invalid, rejected, rejects, won't take it, doesn't take it, it won't have it, refuses, denied, keeps bouncing",
      outcome:
        "boots me out, kicks me out, nope, try again, stopped working, doesn't work, not working, won't work, won't open, locked me out, locks me out, can't get in, cannot get in, error, error message, fails, bounces, expired, tell the, tell him, tell her, tell them, she needs, he needs, remind me, save that, save this, write that, write it, put that in, note that, in the email, on the sticky, in case you need, then it opens, then you're in, starts it, did they change, caps don't matter",
    },
  },
  statementWords: {
    elides: 'yes',
    self: `
      I, I'm, im, I've, ive, we, we're, we've, I'd been, I'll be, me and, both of us, neither of us`,
    mine: 'my, our',
    they: `
      that was, that's, thats, those, he, he's, she, she's, it's, it, they, they're, his, her, their,
      hes, shes, theyre`,
    kin: `
      +mum, +mom, +dad, +nan, +grandma, +grandpa, +granny, mother, father, parents, folks, sister,
      sisters, brother, brothers, sibling, siblings, wife, husband, hubby, partner, spouse, fiance,
      fiancee, fiancé, fiancée, girlfriend, boyfriend, gf, bf, son, sons, daughter, daughters, kid,
      +the kids, kids, child, children, boy, boys, girls, lad, lass, baby, toddler, teenager, twins,
      triplets, stepson, stepdaughter, stepmom, step-mom, step-mum, stepmum, stepdad, step-dad,
      stepmother, stepfather, stepbrother, stepsister, half-brother, half-sister, grandson,
      granddaughter, grandkids, grandchildren, grandmother, grandfather, grandparents, aunt, auntie,
      uncle, cousin, cousins, niece, nephew, mother-in-law, father-in-law, sister-in-law,
      brother-in-law, in-laws, son-in-law, daughter-in-law, mother in law, father in law, sister in law,
      brother in law, son in law, daughter in law, step mom, step mum, step dad, step son, step daughter,
      half brother, half sister, ex wife, ex husband, ex-wife, ex-husband, +my ex, friend,
      friends, best friend, mate, flatmate, flatmates, roommate, roommates, housemate, housemates,
      neighbour, neighbours, neighbor, neighbors, boss, manager, colleague, colleagues, coworker,
      coworkers, business partner, cofounder, co-founder, teacher, dentist, doctor, gp, therapist,
      vet, landlord, landlady, nanny, babysitter, hairdresser, accountant, lawyer, coach, trainer,
      tutor, mentor, guide dog, godson, goddaughter, godmother, family, newborn, newborns, carer,
      childminder, au pair, stepsiblings, half sister, half brother, godchild, godfather, widow's,
      mother's, pen pal, study buddy, line manager, physio, optician, orthodontist, cardiologist,
      psychiatrist, midwife, chef friend`,
    pets: `
      +the cat, +the dog, dog, dogs, puppy, puppies, pup, cat, cats, kitten, kittens, rabbit,
      rabbits, bunny, hamster, guinea pig, guinea pigs, ferret, ferrets, horse, horses, pony, goat,
      goats, sheep, chickens, hens, ducks, bees, hives, parrot, parrots, budgie, budgies,
      canary, tortoise, turtle, snake, gecko, lizard, goldfish, fish tank, aquarium, alpaca, alpacas,
      donkey, pet, pets, collie, labrador, retriever, poodle, beagle, greyhound, greyhounds, terrier,
      spaniel, dachshund, corgi, corgis, husky, mutt, rescue dog, tabby, siamese, maine coon, cow,
      cows, pig, pigs, llama, llamas, axolotl`,
    am: "am, I'm, im, we're, is, are, become, becoming, became, he's, she's, it's, hes, shes",
    have: `
      have, +I've a, +I've an, +I've got, +ive got, +we've a, +we've got, has, got, get, own, owns,
      keep, keeps, bought, buy, drive, drives, ride, rides, foster, fosters, adopted, rent, lease`,
    things: `
      car, van, truck, motorbike, motorcycle, scooter, bike, bikes, cargo bike*, e-bike, boat, yacht,
      canoe, kayak, caravan, campervan, camper, motorhome, cottage, cabin, allotment, garden,
      greenhouse, piano, guitar, violin, cello, drum kit, drums, synth, camera, telescope, kiln,
      loom, sewing machine, 3d printer, printer, laptop, macbook, thinkpad, pc, desktop, ipad,
      kindle, iphone, android, phone, playstation, xbox, telly, fridge, oven, air fryer,
      espresso machine, volvo, toyota, honda, ford, bmw, audi, tesla, rivian, subaru, skoda, fiat,
      renault, peugeot, mazda, hyundai, kia, vw, volkswagen, mercedes, nissan, locker, wheelchair,
      hearing aid, hearing aids, glasses, flat, studio flat, trailer, tent, tractor, horsebox, drone,
      turntable, vinyl, banjo, ukulele, saxophone, trumpet, flute, clarinet, accordion, harp,
      keyboard, bagpipes, microscope, sauna, hot tub, woodstove, log burner, solar panels, heat pump,
      smartwatch, apple watch, garmin, fitbit, roomba, thermomix, instant pot, nintendo, steam deck,
      e-reader, gopro, canon, nikon, fuji, leica, land rover, jeep, vespa, lexus, citroen, dacia,
      chevy, chevrolet, dodge, corolla, civic, prius, yaris, fiesta`,
    names: `
      +my name is, +my name's, +name's, called, named, name is, is called, spelt, spelled, go by,
      goes by, +call me, nickname, nicknamed`,
    ages: `
      years old, year old, yr old, yo, yrs old, +I turn, turns, turning, birthday, bday,
      anniversary, born on, 70th, 60th, 50th, 40th, 30th, 80th, 90th, 18th, 21st birthday, months
      old, month old, weeks old`,
    home: `
      live, lives, living in, live in, lives in, +live in, living, moved to, +moved to, +moved from,
      moved from, moved in, moved out, +just moved, +moved into, moved into, moved house, moved
      back, relocated, based in, +based in, reside, settled in, our flat, my flat, apartment, my
      place, our place, our house, +now in, +got the keys, +moving to, moving to, +moving day,
      +moving day is`,
    origin: `
      born in, was born, grew up, +grew up, raised in, come from, comes from, originally, immigrated,
      emigrated, hometown, nationality, citizen, of descent, I'm from, im from, I am from,
      we're from, is from, are from, was from, were from, he's from, she's from`,
    work: `
      work, works, working, job, jobs, employed, unemployed, self-employed, freelance, freelancing,
      freelancer, night shifts, day shifts, night shift, day shift, early shift, late shift, shift,
      shifts, on call, career, office, company, startup, studio, clinic, hospital, ward, run a,
      runs a, boss, manager, colleague*, promoted, retired, +retired, retirement, laid off,
      made redundant, furloughed, intern, internship, apprentice, apprenticeship, teach, teaches,
      taught, work from home, part-time, full-time, business, firm, team lead, +starting at,
      starting at, start at, joined, hired, volunteer, volunteers, volunteering, bakery,
      do the books, contractor for, on a placement, secondment, gap year, sabbatical,
      maternity leave, paternity leave, parental leave, rota, roster, graveyard shift, late shifts,
      early shifts, weekends off, night porter, side hustle, my own shop, my own business,
      supermarket, warehouse, factory, law firm, call centre, call center, care home, nursery,
      kindergarten, commute`,
    jobs: `
      nurse, doctor, vet, dentist, teacher, professor, lecturer, engineer, developer, programmer,
      designer, architect, electrician, plumber, carpenter, joiner, mechanic, driver, pilot, postie,
      postman, firefighter, paramedic, policeman, police officer, soldier, farmer, farmers,
      beekeeper, gardener, chef, cook, baker, butcher, barista, bartender, waiter, waitress,
      hairdresser, barber, beautician, cleaner, caretaker, carer, nanny, midwife, surgeon,
      pharmacist, physio, physiotherapist, therapist, psychologist, psychiatrist, radiographer,
      librarian, archivist, curator, journalist, editor, writer, author, poet, novelist, translator,
      interpreter, musician, singer, composer, actor, actress, dancer, artist, painter, sculptor,
      potter, photographer, filmmaker, producer, director, lawyer, solicitor, barrister, paralegal,
      judge, accountant, bookkeeper, auditor, analyst, economist, banker, broker, actuary,
      consultant, manager, project manager, product manager, scientist, researcher, postdoc, phd,
      biologist, chemist, physicist, mathematician, geologist, statistician, student, intern,
      apprentice, trainee, sailor, fisherman, miner, welder, builder, roofer, mason, surveyor,
      estate agent, realtor, salesman, salesperson, cashier, shop assistant, receptionist,
      secretary, assistant, administrator, civil servant, social worker, priest, pastor, rabbi,
      imam, monk, nun, tailor, seamstress, jeweller, florist, stylist, tattooist, youtuber,
      streamer, blogger, podcaster, entrepreneur, founder, ceo, cto, freelancer, contractor,
      sysadmin, devops, data engineer, data scientist, stay-at-home, housewife, homemaker,
      pensioner, retiree, veteran, referee, coach, personal trainer, tour guide, flight attendant,
      air traffic controller, bus driver, truck driver, taxi driver, courier, security guard,
      locksmith, goldsmith, blacksmith, brewer, winemaker, sommelier`,
    study: `
      study, studies, studying, degree, ma in, phd in, msc, bsc, ba in, masters, master's,
      bachelor*, diploma, major in, majoring, university, uni, college, course, classes, lessons,
      school, starts school, grade, semester, thesis, dissertation, graduate*, graduated, +finished
      my, speak, speaks, fluent in, +fluent, bilingual, native speaker, mother tongue, first
      language, learn, learning, +learning, learns, taking a, evening class`,
    health: `
      diabetes, diabetic, type 1, type 2, asthma, asthmatic, epilepsy, epileptic, migraine,
      migraines, headaches, arthritis, eczema, psoriasis, cancer, tumour, tumor, chemo, remission,
      heart attack, heart condition, pacemaker, blood pressure, hypertension, cholesterol, anaemia,
      anemia, anaemic, thyroid, hypothyroid*, hyperthyroid*, crohn's, crohns, colitis, ibs, gerd,
      reflux, ulcer, ulcers, endometriosis, pcos, menopause, lupus, multiple sclerosis, parkinson's,
      parkinson*, alzheimer's, dementia, autism, autistic, adhd, ocd, ptsd, bipolar, depression,
      depressed, anxiety disorder, anxiety, panic attacks, insomnia, sleep apnea, apnoea, narcolepsy,
      dyslexia, dyslexic, dyspraxia, stutter, deaf, hard of hearing, hearing loss, tinnitus, blind,
      colour blind, colourblind, colorblind, color blind, partially sighted, glaucoma, cataract*,
      short-sighted, wheelchair, prosthe*, amputee, paraly*, disabled, disability, chronic,
      back pain, sciatica, slipped disc, hernia, meniscus, acl, hip replacement, knee replacement,
      bad knee*, bad back, bad hip, dodgy hip, dodgy knee, knees are shot, scoliosis, osteoporosis,
      gout, fibromyalgia, long covid, cfs, blood type, blood group, pregnant, +expecting, due in,
      breastfeeding, ivf, miscarriage, insulin, metformin, ramipril, statin*, warfarin, ventolin,
      inhaler, ssri*, sertraline, lithium, antidepressant*, antibiotic*, painkiller*, epipen,
      medication, meds, on the pill, tablets for, +on metformin, surgery, transplant, dialysis,
      kidney*, liver, sober, in recovery, alcoholic, addict, addiction, quit smoking,
      stopped smoking, gave up smoking, smoke, smoker, quit drinking, stopped drinking, vitamin d,
      deficiency, celiac, coeliac, coeliacs, diagnosed, biopsy, broke my, fractured, sprained, torn,
      concussion, limp, limping, vertigo, fainting, seizure*, allergy, left ear, right ear, left eye,
      right eye, nearsighted, blood thinners, blood thinner, sick leave, off sick, wear glasses,
      need glasses, contact lenses, beta blockers, thyroxine, levothyroxine, omeprazole, ibuprofen,
      aspirin, steroids, prednisone, tendonitis, bursitis, plantar fasciitis, carpal tunnel, rsi,
      shingles, rosacea, acne, anaphylaxis, hiv, hepatitis, chronic fatigue, restless legs,
      heartburn, gallstones, kidney stones, uti, fibroids, pmdd, ibd, diverticulitis, low iron,
      iron deficiency, b12, prediabetic, pre-diabetic, insulin resistant, high cholesterol, angina,
      arrhythmia, afib, murmur, stent, blood clot, dvt, copd, emphysema, bronchitis, sinusitis,
      polyps, stammer, tourette's, cerebral palsy, spina bifida, down syndrome, muscular dystrophy,
      weigh, physiotherapy, rehab, therapy, in therapy, counselling, on crutches, in a cast,
      in a wheelchair, trimester, weeks pregnant, months pregnant, due date, postpartum,
      hypertensive, not supposed to lift, not supposed to carry, not supposed to bend, not supposed to drive, not supposed to drink, not supposed to eat, not supposed to have, not supposed to take, not supposed to run, not supposed to fly, not allowed to lift, not allowed to carry, not allowed to drink, not allowed to eat, not allowed to drive, not allowed to have, not allowed to take, not allowed to run, can't lift, cannot lift, can't bend, cannot bend, can't kneel, can't sit long, cannot sit long, can't stand long, cannot stand long, can't carry heavy, cannot carry, can't climb stairs, mustn't lift, mustn't eat, mustn't drink, mustn't take, mustn't have, no heavy lifting, trouble swallowing, trouble breathing, trouble walking, trouble sleeping, can't swallow, on oxygen, slip disc, slipped disk, seizures, faint, faints, doctor's orders, blood sugar, sugars up`,
    allergy: `
      +can't do, +can't eat, +can't have, allergic, +allergic, allergy, allergies, intolerant,
      intolerance, nut allergy, hay fever, hayfever, can't have, can't tolerate, anaphyla*, hives
      from, throat close,
      mouth swell, mouth swells, lips swell, lips swell up, lip swells, tongue swells, tongue swell, throat swell, throat swells, face swell, face swells, mouth itch, mouth itches, mouth itchy, throat itch, throat itches, throat itchy, tongue itchy, tongue itches, throat closes, throat closes up, throat close up, throat tight, in hives, gives me hives, gives him hives, gives her hives, a rash, swell up, swells up, swelled up, puff up, puffs up, react badly to, reacts badly to, reacted badly to, bad reaction to, allergic reaction, anaphylactic, like epipen, cannot take egg, cannot take seafood, cannot take nuts, cannot take peanut, cannot take peanuts, cannot take milk, cannot take dairy, cannot take shellfish, cannot take prawn, cannot take prawns,
      break out in hives, breaks out in hives, broke out in hives, come out in hives, comes out in hives, came out in hives, came up in hives, come out in spots, came out in spots, came up in spots,
      hives straightaway, hives straight away, get hives, gets hives, got hives, hives from`,
    diet: `
      +can't drink, +cannot eat, +cannot drink, can't drink, +don't eat, +don't drink, vegan, vegetarian, pescatarian, pescetarian, veggie, plant-based,
      gluten-free, gluten, dairy-free, lactose, halal, kosher, keto, low carb, low-carb, low-fodmap,
      fodmap, paleo, fasting, diet, don't eat, doesn't eat, do not eat, can't eat, never eat,
      stopped eating, avoid, +no more gluten, eat meat, eat fish, oysters, don't drink, doesn't
      drink, do not drink, no alcohol, teetotal, teetotaller, no sugar, no pork, no dairy, cut out,
      gave up meat,
      jain, rastafarian`,
    taste: `
      love, loves, like, likes, enjoy, enjoys, adore, adores, prefer, prefers, favourite, favorite,
      fave, fan of, fond of, keen on, getting into, obsessed with, crazy about, passionate about,
      hate, hates, dislike, dislikes, detest, despise, loathe, can't stand, cannot stand, cant stand,
      can't bear, gone off, not a fan, don't like, doesn't like, do not like, annoying, or nothing,
      eaten my life, scared of, afraid of, phobia, terrified of, I'm into, im into, really into,
      is into, am into`,
    habit: `
      every day, every morning, every evening, every night, every week, every weekend, every month,
      every year, every monday, every tuesday, every wednesday, every thursday, every friday, every
      saturday, every sunday, every summer, every winter, each morning, each week, each day, each
      way, daily, weekly, on mondays, on tuesdays, on wednesdays, on thursdays, on fridays, on
      saturdays, on sundays, at weekends, on weekends, most days, most weekends, mondays, tuesdays,
      wednesdays, thursdays, fridays, saturdays, sundays, weekends, usually, twice a week, once a
      week, three times a week, times a week, times a month, once a month, always, since, for years,
      these days, now, any more, anymore, no longer, wake up at, wake up, wakes up, get up at, go to
      bed, ever since, all my life, first monday, monday mornings, on weekdays, weeknights, nightly,
      on friday nights, before bed, after work, before work, at 5am, at 6am, in the mornings, in the
      evenings, once a year, twice a month, twice a year, every other week, every other day, every
      second, every few, rarely, hardly ever, never drive, don't watch, on my lunch break, for fun`,
    does: `
      play, plays, playing, speak, drive, drives, cycle, cycles, cycling, ride, riding, swim, swims,
      swimming, run, runs, running, jog, jogging, train, training for, +training for, hike, hiking,
      climb, climbing, bouldering, ski, skiing, surf, surfing, sail, sailing, row, rowing, dance,
      dancing, sing, sings, singing, paint, painting, knit, knitting, crochet, sew, sewing,
      embroider*, quilt*, pottery, ceramics, woodwork*, carpentry, garden, gardening, bake, baking,
      cook, cooking, brew, brewing, blog, read, reading, collect, collects, collecting, fish,
      fishing, hunt, hunting, birdwatch*, photograph*, meditate, meditat*, yoga, pilates,
      lift weights, gym, boxing, judo, karate, wrestl*, football, rugby, tennis, golf, chess,
      crosswords, crossword, sudoku, board games, video games, gaming, d&d, choir, band, orchestra,
      weld, juggle, volunteer, volunteers, mentor, coach, left-handed, left handed, right-handed,
      ambidextrous, +been doing, +been playing, +been learning, subscribe, commute, commuting,
      homeschool, camping, restore, restoring, sculpt, forage, foraging, train my, keep bees, sketch,
      carve, weave, kickbox, fencing, archery, parkour, skate, skating, skateboard, snowboard, kayak,
      canoe, kitesurf, windsurf, paddleboard, freedive, scuba, dive, diving, orienteering,
      geocaching, metal detecting, beekeeping, homebrew, dj, djing, improv, stand-up, theatre,
      drama club, book club, quiz team, pub quiz, netball, hockey, cricket, baseball, softball,
      volleyball, badminton, squash, table tennis, darts, snooker, bowling, crossfit, powerlifting,
      weightlifting, bodybuilding, triathlon*, salsa, tango, ballet, ballroom, calligraphy, origami,
      scrapbook*, jigsaw*, lego, model trains, warhammer, magic the gathering, poker, wordle,
      duolingo, genealogy, astronomy, stargaz*, trainspotting`,
    turns: `
      married, got married, getting married, engaged, divorced, separated, split up, broke up,
      widowed, widow, widower, single, quit, +quit, left, +left, sold, +sold, bought, +bought,
      adopted, +adopted, graduated, retired, promoted, moved, died, passed away, lost my, gave up,
      +gave up, +just started, got a new job, +got a new job, got the job, +got a job,
      taking the job, accepted the, +just got, just got, hired, fired, enrolled, joined, came out,
      transitioned, converted, naturalised, promised, +promised, owe, owes, had a baby, gave birth,
      having twins, having a baby, having a boy, having a girl, got rid of, traded, swapped,
      passed my, failed my, early retirement, custody`,
    plans: `
      +the party's, +the party is, +the wedding is, +the wedding's, +the appointment is,
      +the appointment's, +the exam is, appointment, interview, exam, exams, test on, driving test,
      flight, flights, wedding, surgery, trip, holiday, vacation, honeymoon, conference, deadline,
      meeting with, court, hearing on, recital, concert, party, marathon, half marathon, tournament,
      retreat, reunion, funeral, christening, bar mitzvah, baby shower, moving day, movers, booked,
      planning, planning to, plan to, going to, we're going, I'm going, +going to, want to move,
      thinking about walking, thinking of moving, saving up, +saving up, saving for, +saving for,
      hoping to, hope to, training for, want to become, aim to, my dream, coming to stay, visiting,
      +flying to, flying to, fly to, leaving for, starts on, start on, next week, next month,
      next year`,
    when: `
      january, february, march, april, june, july, august, september, october, november, december,
      jan, feb, mar, apr, jun, jul, aug, sept, sep, oct, nov, dec, monday, tuesday, wednesday,
      thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun, next week, next month,
      next year, next spring, next summer, next winter, next autumn, this summer, this spring, this
      winter, in summer, in the summer, spring, autumn, christmas, easter, ramadan, last week, last
      month, last year, last summer, last spring, last winter, tomorrow, am, pm, by the end of, this
      year, o'clock, in may, of may, on may, end of may`,
    passing: `
      running into, ran into, run into, on vacation, on holiday,
      used to, live in fear, live in the moment, live for, work hard, work best, work for free,
      work for a living, work from time to time, work at keeping, call me back, call me later,
      call me crazy, call me old-fashioned, call me lazy, call me tomorrow, call me on, call me when,
      call me maybe, call me friday, go by bus, go by car, go by train, go by uber, go by bike,
      go by plane, go by foot, love it, love you, love this, love that, love the way, love your,
      like your, like the new, like the first, like the second, prefer the first, prefer the second,
      hate it, hate this, hate that, into it, back and forth, go home, going home, at heart,
      in spirit, of life, of change, the moment, other tab, next level, the couch, codebase,
      kubernetes, typescript, feature, library, a beginner at, a dream where, due for a haircut,
      for free, for a living, could live, could eat, until sunday, till monday, must be,
      haven't decided, made up my mind, tired, exhausted, hungry, thirsty, bored, sleepy, cold,
      need a, need to, need some, need help, need an, need the, I need, we need, want a, want the,
      want some, want to know, I want, I'd like, would like, wondering, wonder, curious, think,
      I think, guess, sure, not sure, sorry, glad, happy, excited, nervous, worried, stuck, confused,
      lost, having trouble, having issues, struggling, trying, trying to, looking for, looking to,
      looking at, searching, question, questions, issue, problem, problems, error, errors, bug, bugs,
      idea, ideas, list, file, files, function, code, script, table, query, column, columns, string,
      array, variable, class, repo, branch, build, docker, api, json, csv, react, python script,
      essay, paragraph, sentence, text, message, email, mail, draft, version, feeling, feel, today,
      tonight, right now, this morning, this afternoon, this evening, this weekend, yesterday,
      just now, at the moment, hate to, see, seen, saw, heard, read that, noticed, know, knew, mean,
      meant, understand, remember when, thanks, thank, waiting, on my way, running late, be back,
      back soon, done, ready, here, there, fine, good, great, ok, okay, right, wrong, joking,
      kidding, late, in a hurry, about to, forgot, forget, supposed, able, bother, go figure,
      expect a, monday again, working on, work on, worked on, works on, working through, working out,
      hard work, struggling to, considering, prepping, preparing, looking into,
      want to make sure, using, like I, like that, like this, feel like, felt like, look like,
      looks like, looking like, things like, stuff like, something like, like a, enjoying,
      can't carry on, cannot carry on, a rash decision, a rash move,
      both ways, it all,
      remind me of, reminds me of, reminds me, reminded me, reminded me of, therapy for me, like therapy, broke my heart, breaks my heart, veggie patch, veggie garden, taught me, teaches me, great work, good work, nice work, work ethic, teamwork, take my word, staying positive, can't believe,
      long time no talk, long time no see, long time no chat, since we last talked, since we last chatted, since we last spoke, since we chatted, been a while, keep it up, way to go, good luck, count me in, i'm down for, totally get it, fingers crossed, rest assured`,
    unreal: `
      if, unless, suppose, supposing, assume, imagine, pretend, what if, would, wouldn't, I'd, wish, I wish,
      as if, hypothetically, in theory, let's say, say I, assuming, whether, were I, could've,
      should've, would've, might have, should, shouldn't, in case`,
    doubt: `
      maybe, perhaps, might, possibly, probably, apparently, supposedly, allegedly, not sure if, I
      guess, who knows, may, some day, someday, one day`,
    asks: `
      true or false, is this right, pros and cons, what, what's, whats, which, who, who's, when is,
      when's, where, where's, why, how, how's, can, can you, can I, could, could you, would, will,
      should, shall, is it, is there, are there, is that, does, do, do you, do I, did, any, anyone,
      anything, got any, recommend, suggest, help, help me, tell me, give me, show me, explain,
      write me, draft, make me, make it, find me, find, list, plan, need a, need an, need some,
      please, pls, talk me, walk me, tips, ideas, advice, recipe, recipes, let me know, let's, don't
      suggest, don't tell, don't rely, skip, send, just list, ask me, name a,
      compose, words for a`,
    tasks: `
      sentence using, give an example, an example of, sample bio, in the passage, the passage says, the text says, the article says, pasted from, from the newsletter, the crossword clue, sounds better, sounds best, sounds more natural, which is correct, is it correct to say, which
      version, translate, translation, proofread, proof-read, rewrite, rephrase, reword, paraphrase,
      summarise, summarize, summary of, correct, fix the grammar, fix grammar, grammar, improve,
      edit this, polish, reply to, respond to, answer this, complete the sentence, complete this,
      continue the story, continue this, in passive, say this in, say that in, how do you say, how
      would I say, how to say, make this sound, make it sound, in french, in spanish, in german, in
      english, in italian, into english, into german, into french, into spanish, to spanish, to
      english, to french, to german, analyse, analyze, classify, extract, the following, this
      sentence, this text, this email, this message, this paragraph, see below, below, pick one, choose one, which of these, fwd, fw, forwarded, forwarding`,
    fiction: `
      roses are red, mad libs, my character, in the voice of, say i was, say i'm, story, novel, character, a story, short story, my novel, my story, my character, main
      character, protagonist, role-play, roleplay, role play, pretend, imagine, let's play, you're
      a, you are a, you are now, act as, acting as, in character, once upon a time, fairy tale,
      screenplay, scene, poem, song lyrics, dialogue, monologue, limerick, joke, knock knock, knock
      knock who's there, walk into a bar, walks into a bar, riddle, two truths, dating profile,
      cover letter for, d&d campaign, my campaign, fanfic, parody, dream last night, dreamt,
      dreamed, interview practice, mock interview, sonnet, haiku, rap, skit, fictional`,
    said: `
      said, says, saying, told, tells, asked, asks, wrote, writes, texted, replied, claims, claimed,
      thinks, thought, believes, according to, reads, quote, goes like, was like`,
    joins: `
      if that helps, if it helps, if that matters, if it matters, if you ask me, if you must know, if it kills me, in case
      it matters, in case that helps, if relevant, if it's relevant, and, but, because, cause, cuz, since I, as I, while, although, though, whereas, who, which,
      where, except, plus, then`,
    hence: 'so, so that, therefore, hence, thus',
    orders: `
      +no bullet points, +no bullets, +no lists, +no tables, +no markdown, +no headings, +no exclamation marks, +no small talk, +no fluff, +no smileys, +not use emojis, +just metric, +metric for me, +only celsius, +keep it brief, +keep things short,
      +when I ask, +whenever I ask, +when I mention, +when I request, +always, +never, +from now on,
      +going forward, +don't use, +do not use, +don't suggest, +do not suggest, +don't recommend,
      +don't call me, +stop calling me, +stop using, +don't send me, +don't give me, +don't ask me,
      +don't rely on, +keep sentences, +keep answers, +keep replies, +keep it short, +be brief, +be
      concise, +no emojis, +no emoji, +no spoilers, +no jargon, +use metric, +use my first name,
      answer, answers, answer me, reply, respond, give me, use, write, speak, talk to me, explain,
      ask me, show me, call me, send me, tell me, suggest, recommend, keep, remind me, include,
      spell, address me, metric, emojis, bullet points, paragraphs, spoilers`,
    assent: `
      right, correct, true, yes, yeah, no, ok, okay, huh, eh, hm, hmm, innit, yknow, you know, you see, isn't it, aren't I, don't I, didn't I, aren't we, don't we, isn't he, isn't she, doesn't he, doesn't she, don't they, remember, please, thanks, thx, got it`,
    also: 'also, too, as well, in addition, besides, on the side, second',
    ends: `
      sold, +sold, quit, +quit, left, +left, stopped, +stopped, gave up, +gave up, given up, split
      up, broke up, divorced, separated, no longer, any more, anymore, died, passed away, got rid
      of, gone off, cancelled, called off, laid off, not any, lost my`,
    not: "not, n't, isn't, aren't, wasn't, don't, doesn't, never, no, anything but, nothing like",
  },
  healthWords: {
    ailments: `
      gout, plantar fasciitis, coeliac*, celiac*, diabet*, prediabet*, asthma*, epilep*, seizure*,
      migraine*, arthritis, eczema, psoriasis, cancer, lymphoma, leukaemia, leukemia, melanoma, tumour*,
      tumor*, stroke, heart attack, heart failure, heart condition, arrhythmia, afib, a-fib,
      atrial fibrillation, angina, stent, pacemaker, high blood pressure, low blood pressure,
      blood pressure, hypertensi*, cholesterol, anaemi*, anemi*, iron deficiency, thyroid, hypothyroid*,
      hyperthyroid*, hashimoto*, crohn*, colitis, diverticulitis, ibs, gerd, acid reflux, reflux, gastritis,
      ulcer*, gallstone*, kidney stone*, kidney failure, kidney disease, ckd, dialysis, fatty liver,
      cirrhosis, hepatitis, endometriosis, pcos, lupus, multiple sclerosis, fibromyalgia, long covid,
      chronic fatigue, parkinson*, alzheimer*, dementia, depress*, bipolar, ptsd, ocd, adhd, panic attack*,
      insomnia, sleep apnea, sleep apnoea, tinnitus, vertigo, glaucoma, cataract*, macular degeneration,
      sciatica, slipped disc*, herniated disc*, hernia, scoliosis, osteoporosis, tendonitis, tendinitis,
      tennis elbow, frozen shoulder, carpal tunnel, rsi, shin splint*, torn meniscus, torn ligament*, acl,
      stress fracture, fracture*, concussion, blood clot*, thrombosis, dvt, pancreatitis, pneumonia, copd,
      anaphyla*, angioedema, shingles, pregnan*, preeclampsia, gestational, miscarriage, menopaus*,
      incontinence, raynaud*, sjogren*, haemophili*, hemophili*, sickle cell, g6pd, favism, phenylketonuria,
      pku, histamine intolerance, nut allergy, lactose intoleran*, intolerances, fructose intoleran*,
      gluten intoleran*, silent reflux, laryngitis, sinusitis, rosacea, phlebitis, varicose veins, varices,
      arthrosis, bursitis, spondyl*, seasonal allergies, hay fever, ulcerative, cystic fibrosis, autoimmune,
      transplant*, bypass, colostomy, stoma, chemo*, kidney, liver, pancreas, urinary tract infection*,
      utis, cystitis, hayfever, asthma attack*, infection, ear infection*, bladder infection*,
      conjunctivitis, ankylosing, narcolepsy, ADHD, kidney infection*, fit, fits, lung collapse*,
      collapsed lung, angioplasty, tachycardia, low blood sugar, hypo, hypos, blood sugar, stenosis,
      broken hip, broken wrist, nosebleed*, plantar, colic, ischaemi*, tia, laminitis, pneumothorax,
      sprain*, dislocat*, sepsis, cellulitis, mastitis, endometrio*, hyperemesis, eating disorder, anorexi*,
      bulimi*, relaps*, alcoholic, sober`,
    troubles: `
      went, goes, went out, gave out, gives out, gave way, gives way, gone, is out, was out, played up,
      plays up, playing up, acting up, acts up, seized up, seizes up, locks up, locked up, hurts, hurt,
      hurting, aches, aching, sore, stiff, swollen, swells, swelling, inflamed, torn, tore, twisted,
      sprained, strained, pulled, dislocated, pops out, popped out, broke, broken, fractured, shot,
      knackered, dodgy, bad, weak, bum, gammy, wonky, giving me grief, giving me trouble, gives me trouble,
      killing me again, pain, pains, trouble, problem, problems, flared up, flares up, flaring up,
      no cartilage, worn, replaced, fused, numb, tingling, burns, cramps, spasm*, bleeds, failing, blocked,
      locked, locking, limping, gone again, did my, did in, put my back out, blew out, tweaked, popped`,
    parts: `
      back, lower back, neck, shoulder, shoulders, elbow, wrist, wrists, hand, hands, thumb, hip, hips,
      knee, knees, ankle, ankles, foot, feet, heel, achilles, hamstring, calf, shin, groin, rib, ribs,
      spine, disc, jaw, tooth, teeth, gums, ear, ears, eye, eyes, stomach, tummy, gut, guts, bowel, bladder,
      kidney, kidneys, liver, gallbladder, heart, lungs, chest, throat, sinuses, skin, scalp, joints, nerve,
      tendon, ligament, rotator cuff, hearing, eyesight, prostate, womb, hoof, paw, leg, legs, arm, femur,
      kneecap, collarbone, pelvis, forearm, finger, tonsils, uterus`,
    reactions: `
      break out, breaks out, broke out, come out in, comes out in, came out in, came up in, comes up in,
      swell up, swells up, swelled up, swelled, blow up like a balloon, puff up, puffs up, itch*, rash,
      hives, wheez*, can't breathe, couldn't breathe, couldnt breathe, throat closes, throat closed,
      throat closing, throw up, throws up, threw up, vomit*, puke, pukes, puked, doubled over, doubles over,
      runs to the toilet, sick every time, makes me sick, makes me ill, made me ill, make me ill,
      make me sick, makes her sick, makes him sick, makes her ill, makes him ill, bloats, bloated, bloating,
      heartburn, cramps, stomach ache, bellyache, the runs, diarrhoea, diarrhea, upsets my stomach,
      upset my stomach, upsets her stomach, upsets his stomach, wrecks my stomach, wrecks me,
      destroys my stomach, floors me, knocks me out, triggers, trigger, triggered, sets off, set off,
      sets me off, flare up, flares up, flare, flares, palpitations, dizzy, fainted, faints, faint,
      passed out, ended up in a&e, ended up in the er, ended up in hospital, ended up in the hospital, a&e,
      ambulance, epipen, epi-pen, doesn't agree with, don't agree with, didn't agree with, disagrees with,
      bad reaction, react to, reacts to, reacted to, reaction to, can't tolerate, can't handle,
      can't digest, can't process, can't stomach, pay for it, paid for it, regret it for days, sends me,
      gives me a migraine, gives me migraines, migraine within, tongue tingles, lips tingle, mouth tingles,
      blister, blisters, blistered, welts, lips, tongue swells, spots everywhere, goes red, went red, itchy,
      swollen, swelling, blew up, blows up, straight to a&e, in hospital, on a drip, trouble breathing,
      struggled to breathe, welt, one big welt, on oxygen, off work, lost consciousness, blacked out`,
    foods: `
      food, foods, dairy, milk, cheese, butter, cream, yoghurt, yogurt, whey, lactose, gluten, wheat, bread,
      pasta, rye, barley, oats, corn, soy, soya, tofu, egg, eggs, nut, nuts, peanut, peanuts, almond,
      almonds, cashew*, hazelnut*, walnut*, pistachio*, pecan*, sesame, tahini, mustard, celery, lupin,
      sulphites, sulfites, fish, tuna, salmon, cod, seafood, shellfish, prawn, prawns, shrimp, crab,
      lobster, mussels, clams, oysters, squid, meat, red meat, beef, pork, ham, bacon, sausage*, lamb,
      chicken, turkey, poultry, kibble, gelatine, gelatin, salt, salty, sodium, sugar, sweets, sweetener*,
      aspartame, carbs, starch, fat, fatty, fried, fried food, spicy, spicy food, chilli, chili, pepper,
      peppers, garlic, onion, onions, tomato*, aubergine, eggplant, potato*, nightshades, mushroom*,
      spinach, beans, lentils, chickpeas, legumes, fodmaps, cabbage, kiwi, mango, strawberr*, banana*,
      apple, apples, peach*, cherries, pineapple, grapefruit, citrus, orange juice, fruit, avocado, honey,
      chocolate, cocoa, coffee, caffeine, espresso, tea, alcohol, booze, wine, red wine, beer, spirits,
      drinking, smoking, cigarettes, fizzy drinks, soda, raw fish, sushi, liquorice, licorice, vinegar,
      pickles, processed food, purines, msg, additives, food colouring, latex, nickel, penicillin,
      amoxicillin, antibiotic*, ibuprofen, aspirin, nsaids, paracetamol, codeine, morphine, sulfa,
      contrast dye, iodine, plasters, perfume, detergent, pollen, dust, mould, mold, grass, bee stings,
      wasp stings, wasps, st john's wort, treats, rawhide, biscuits, liver, solids, running, lifting,
      heavy lifting, jumping, squats, deadlifts, impact, contact sport, kneeling, flying, driving, swimming,
      bending, overhead, stairs, bee sting, wasp sting, sting, stings, energy drink*, rice, coconut,
      vanilla, cinnamon, curry, ginger, yeast, cold cuts, offal, organ meat, soft cheese, blue cheese,
      raw milk, raw eggs, sprouts, histamine, potassium, phosphate, fibre, fiber, hair dye, henna, lanolin,
      wool, sunscreen, sun, dust mites, ragweed, birch, mites, statins, metformin, tramadol, football,
      tennis, diving, dancing, climbing, cycling, skiing, weights, sitting, typing, crumb, pesto, satay,
      ketchup, crisps, ice cream, cake, pastry, pizza, fructose, buckwheat, quinoa, hazelnuts, cashews,
      prosecco, gin, vodka, whisky, cider`,
    refrains: `
      no more, no, zero, don't do, doesn't do, do not do, didn't do, don't eat, doesn't eat, can't eat,
      cannot eat, can't have, cannot have, can't do, can't touch, don't touch, doesn't touch, don't drink,
      doesn't drink, can't drink, not allowed, isn't allowed, aren't allowed, not supposed to have,
      not supposed to eat, mustn't, mustn't have, off, come off, came off, gone off, been off, without,
      avoid, avoids, avoiding, stay away from, staying away from, stays away from, keep away from,
      keeping away from, steer clear of, steering clear of, cut out, cutting out, cuts out, cut down on,
      cutting down on, cut back on, cutting back on, gave up, given up, giving up, quit, stopped,
      stopped eating, stop eating, stopped buying, stopped having, stop having, stopped giving, skip, skips,
      skipping, free of, dropped, laying off, lay off, nothing with, anything with, anything containing,
      keep out, out of the house, banned, off the table, off the menu, off limits, off-limits, a no-go,
      no go, ditched, swore off, sworn off, never touch, never touches, never eat, never eats, limit,
      limiting, low, watch, watching my, swapped, -free`,
    healers: `
      doctor, doctors, dr, doc, gp, physician, nurse, cardiologist, dermatologist, derm, gastroenterologist,
      gastro, allergist, rheumatologist, neurologist, nephrologist, endocrinologist, endo, oncologist,
      urologist, gynaecologist, gynecologist, obgyn, ob-gyn, ob, midwife, paediatrician, pediatrician,
      psychiatrist, surgeon, consultant, specialist, orthopaedic, orthopedist, physio, physiotherapist,
      physical therapist, pt, chiropractor, osteopath, podiatrist, optician, optometrist, ophthalmologist,
      dentist, orthodontist, hygienist, dietitian, dietician, nutritionist, pharmacist, vet, vets, farrier,
      hospital, clinic, a&e, bloods, blood test, blood tests, blood work, bloodwork, scan, mri, x-ray,
      biopsy, colonoscopy, endoscopy, test results, lab results, speech therapist, gp's, consultant's,
      breath test, allergy test, patch test, ent, midwives, emergency doctor, sports doctor, paramedic*`,
    orders: `
      said, says, told, wants, thinks, reckons, put, has put, puts, +took me off, +taken me off,
      +took him off, +took her off, +banned, +forbade, +forbidden, ordered, orders, prescribed, recommended,
      advised, diagnosed, found, confirmed, suspects, insists, warned, cleared, signed, grounded, limited,
      upped, doubled, +started me on, got me on, has me on, have me on, has him on, has her on, not to,
      no more, showed, shows, came back, suggested, is strict, strict about, stop, +strict orders,
      +under orders, +won't let, +wont let, +doesn't want, +does not want, +wants me off, +won't allow,
      got it from`,
    lasting: `
      again, since, until, till, flare-up, flare-ups, flareup*, attack of, attacks of, bout of, bouts of,
      third time this, second time this, twice this year, this year, for life, diagnosed, been diagnosed,
      got diagnosed, diagnosis, suspected, confirmed, came back positive, recurring, recurrent, chronic,
      acute, prone to, runs in the family, history of, keeps coming back, keep coming back, relapse*,
      waiting for surgery, on the waiting list, after the operation, since the operation, since surgery,
      post-op, in remission, in a cast, in a boot, on crutches, weeks off, for six weeks, for months,
      for years, every time, whenever, each time, every spring, every winter, every summer, these days, now,
      from now on, on medication, meds, tablets for, on tablets, on insulin, on warfarin, on statins,
      on blood thinners, on steroids, at the moment, doctor's orders, doctors orders, weeks pregnant,
      months pregnant, second time in, third time in, fourth time in, that's three now, another,
      yet another, once more, second time since, third time since, in a brace, pending the scan,
      this morning again, not for life, back on, for good`,
    household: `
      here, at home, in our house, in this house, in my house, in our kitchen, in the house, in our family,
      household, round here, around here, our place, at our place, at ours, at my place`,
    passed: `
      fine now, all fine, better now, all better, over it, all good now, cleared up, all clear, gone now,
      went away, healed, fully recovered, recovered, back to normal, nothing serious, false alarm, as a kid,
      as a child, years ago, grew out of, grown out of, turned out fine, turns out fine, negative,
      clean bill of health, no big deal, tiny, a bit of a cold, the flu, a cold`,
    figures: `
      death of me, sick of, sick and tired, heart attack when, nearly had a heart attack,
      almost had a heart attack, heart attack from, headache of, a headache to, pain in the neck,
      pain in the ass, pain in the arse, pain in the butt, my back on this, got my back, has my back,
      have your back, back on track, on the other hand, hands on, addicted to, allergic to meetings,
      allergic to mondays, allergic to work, allergic to mornings, allergic to small talk,
      allergic to drama, allergic to effort, deaf ears, a stroke of, stroke of luck, cabin fever,
      football fever, my heart goes, broke my heart, heart broken, heartbroken, breaks my heart,
      heart set on, gives me life, makes me sick how, makes me sick to think, gut feeling, went viral,
      dead tired, cold feet, people with, anyone with, those with, patients with, everyone with, kids with,
      for people who, the character, main character, protagonist, my character, the novel, in the film,
      in the movie, in the book, in the show, the episode, documentary, article, podcast, read somewhere,
      study says, studies, on the news, headline, according to, they say that, in theory, essay on,
      paper on, thesis on, charity run, fundraiser, raise money, raising money, sugar daddy, sugar coat*,
      salt of the earth, grain of salt, pinch of salt, bread and butter, not my cup of tea, choked up,
      sore loser, sore spot, bleeding edge, pregnant pause, schizophrenic, bipolar weather, ocd about,
      so ocd, bad blood, a heartache, foot in the door, best foot, neck of the woods, neck and neck,
      cost an arm, arm and a leg, leg of the trip, pulling my leg, pulled my leg, in my heart, heart of,
      second hand, first hand, by hand, hand me, give me a hand, gave me a hand, eye opening, keep an eye,
      an eye on, eye for, nobody here, nobody has`,
  },
  styleWords: {
    forms: `
      emoji, emojis, bullet*, lists, tables, table, heading*, prose, connected prose, running text,
      full sentences, short sentences, paragraph, paragraphs, jargon, technical terms, acronyms,
      abbreviations, plain english, plain language, plain words, verdict, conclusion, bottom line,
      summary first, answer first, upshot, example, examples, worked example, numbers, figures, source,
      sources, citation*, links, numbered, number the steps, steps, one step at a time, step by step,
      one thing at a time, short, shorter, brief, concise, detail, details, formal, informal, casual,
      compliments, praise, pleasantries, exclamation marks, metric, celsius, british spelling, us spelling,
      american spelling, uk spelling, dates, 24-hour, code, comments, warnings, disclaimers, caveats,
      analog*, metaphor*, pros and cons, one sentence, two sentences, three sentences, two lines,
      three lines, few lines, screens, screenful, questions back, follow-up questions, capitals, bold,
      markdown, latex, first name, nickname, formatting, long paragraphs, walls of text, wall of text,
      long build-up, small talk, humour, jokes, sarcasm, currency, euros, dollars`,
    tells: `
      when you answer, when you reply, when you write, when you explain, write, reply, answer, talk,
      respond, explain, explain things, your answers, your replies, give me, show me, tell me, start with,
      lead with, open with, begin with, put, keep it, keep them, keep things, keep answers, keep replies,
      use, skip, spare me, call me, address me, quote, cite, include, leave out, drop, spell out,
      walk me through, stick to, break it down, number, answer in, reply in, write in, i get, i'd read,
      read connected, read prose`,
    standing: `
      always, never, ever, whenever, every time, from now on, in general, generally, as a rule, by default,
      each time, when you write to me, when you answer me, with me, to me, for me, in our chats, in future,
      going forward, at all times, any time, anytime, unless i ask, until i say otherwise`,
    reasons: `
      i prefer, i'd prefer, i would prefer, i'd rather, i would rather, i'd much rather, i much prefer,
      i would much rather, i like my answers, i like answers, +i need, +i always need, i lose the thread,
      i get lost, i lose track, i can't follow, i hate, i can't stand, i don't like, i don't do well with,
      i learn best, i understand better, i think better, i work better, it helps me, helps me,
      works better for me, works best for me, one thing about me, i read on my phone,
      i read this on my phone, i read these on my phone, i read you on, screen reader, my eyes, dyslexi*,
      makes me feel, drives me mad, drives me up the wall, puts me off, my brain, adhd, i skim, i only skim,
      bores me, annoys me, i'm reading on, on a small screen, on my watch, attention span`,
  },
  otherWords: {
    notSelf: "not me, not myself, not mine, isn't me, isnt me, wasn't me",
    served:
      'patient, patients, client, clients, customer, customers, pupil, pupils, my student, my students, one of my students, a student of mine, service user, service users, passenger, passengers, a kid in my class, punter, punters',
  },
  writingWords: {
    orders: `
      write, draft, compose, write up, make me, make, give me, create, type, type up, help me write, help me draft, word, words for, do me, clean up, tell him, tell her, tell them, help me, help us, explain, describe, compare, summarize, summarise, suggest, recommend, calculate`,
    texts: `
      letter, email, e-mail, mail, message, text, txt, note, bio, biography, caption, post, tweet, thread, status, profile, headline, blurb, cv, resume, résumé, cover letter, application, statement, speech, toast, card, poem, verse, rhyme, song, lyrics, essay, article, story, paragraph, sentence, sentences, line, lines, two-liner, liner, ad, advert, listing, review, reply, answer, invitation, invite, announcement, script, slogan, pitch, complaint, reference, recommendation, eulogy, obituary, vows, summary, report, memo, prompt, press release, newsletter, description, intro, introduction, about me`,
    says: `
      saying, that says, which says, that say, that said, where I say, where i, in which, telling them, telling him, telling her, telling my, explaining that, explaining why, stating, mentioning, about how, about my, about me, about the, about, that tells, that I, that my, that we, so it says, to say, and say, and mention, to tell, pretending`,
  },
  addressees: "you, you're, you've, you'll, you'd, youre, +your, +yours, u, +ur, ya",
  askingWords: {
    inverts:
      'is, are, was, were, does, has, +did, +am, +do, +have, +had, +can, +could, +should, +will, +would',
    opens:
      "what can, what should, what could, what is, what's, whats, what are, what do I, what did I, what does my, what was, what time, which of, which one, who is, who's, whos, why do, why does, why am, why is, why are, how old, how many, how long have, how long am, how tall, how far, how much do I, how much is, how's, hows, isn't, isnt, aren't, arent, don't I, dont I, didn't I, didnt I, wasn't I, wasnt I, is there, are there, anything in there, anything in it, anything in this, anything in that, any of that, can it, could it, could that, can that, does it, does that, will it, would it",
    opensAlone:
      "when is, when's, whens, when are, when do, when does, when did, when was, when will, where is, where's, wheres, where are, where do, where does, where did, where was, whose",
    tags: "right, isn't he, isn't she, isn't it, isnt he, isnt she, isnt it, aren't we, arent we, aren't they, arent they, aren't I, arent I, don't I, dont I, don't we, dont we, doesn't he, doesnt he, doesn't she, doesnt she, don't they, dont they, didn't I, didnt I, haven't I, havent I, am I, or not, or no, +innit, correct",
    either: 'or',
  },
  genderWords: {
    he: "he, he's, hes, his",
    she: "she, she's, shes, her",
    male: 'husband, hubby, boyfriend, son, sons, brother, dad, father, grandpa, grandad, grandfather, uncle, nephew, grandson, stepson, stepdad, lad, boy, godson, father-in-law, son-in-law, brother-in-law, father in law, son in law, brother in law, step dad, step son, half brother, ex husband',
    female:
      'wife, girlfriend, daughter, sister, mum, mom, mother, nan, grandma, granny, grandmother, aunt, auntie, niece, granddaughter, stepdaughter, stepmum, lass, girl, goddaughter, mother-in-law, daughter-in-law, sister-in-law, mother in law, daughter in law, sister in law, step mom, step mum, step daughter, half sister, ex wife',
  },
  passingStates: `
    in bed already, in bed now,
    brb, be right back, be back soon, gotta go, got to go, have to go now, on my way, on the way home, off to bed, going to bed, in bed, just woke up, woke up at, been up since, up all night, starving, i'm hungry, i'm thirsty, i'm tired, i'm exhausted, i'm bored, i'm cold, i'm freezing, i'm dead, dying of, dying laughing, dying over here, i can't even, i'm done, i'm out, stuck in traffic, running late, battery is, phone is dying, phone died, wifi is down, driving me crazy, killing me, is calling, are calling, finally asleep, is asleep, are asleep, snoring, barking, throwing up, threw up, cooking dinner, cooking lunch, eating lunch, eating dinner, eating breakfast, having lunch, having dinner, having a bad day, my brain is, could eat a horse, headache, head hurts, at work rn, right now, rn`,
  answerWords: {
    parts: `
      emoji, emojis, smiley*, emoticon*, bullet, bullets, bullet points, bulletpoints, lists, long lists, list, heading*, headers, subheading*,
      markdown, bold, tables, exclamation, exclamation marks, exclamation points, caps, jargon, slang, disclaimer*, pep talk*, advice,
      unsolicited advice, compliment*, praise, praising, complimenting, flattery, flattering, platitude*, small talk, waffle, waffling, rambling,
      fluff, filler, preamble, intros, recaps, follow-up questions, followup questions, sugarcoat*, sugar coating, lecture*, lecturing, moralis*,
      moraliz*, apologis*, apologiz*, apology, apologies, cheerleading, tips, life tips, motivational quotes, em dashes, hashtag*, baby talk,
      big words, technical terms, walls of text, wall of text, essays, novels, long answers, long replies, long messages, emotive, pet names,
      spoilers, toxic positivity, positivity, inspirational stuff, clichés, cliches, rhetorical questions, it depends,
      explanation, explanations, explaining, essay, summaries at the end`,
    counted: `
      option, options, suggestion, suggestions, idea, ideas, choice, choices, recommendation, recommendations, answer, tip, question, sentence,
      sentences, paragraph, paragraphs, lines, step, thing`,
    manners: `
      short, shorter, brief, briefer, concise, long, long-winded, wordy, verbose, formal, formally, informal, casual, casually, chirpy, cheery,
      cheerful, peppy, bubbly, perky, upbeat, enthusiastic, gushy, preachy, patronising, patronizing, condescending, robotic, corporate, stiff,
      cutesy, sappy, soppy, flowery, dramatic, polite, blunt, direct, straight, simple, simpler, simply, plain, plain english, plain text,
      plain sentences, normal, normally, normal sentences, human, detailed, to the point, straight to the point, full sentences, prose, lower case,
      lowercase, slower, slowly, honest, honestly, straight answers, short answers, short replies, short sentences, answers short, replies short,
      messages short,
      point form, in points, bullet form, short short, short ans, crisp, to the pt, one word answers, short form, in short, tl;dr, tldr`,
    units: `
      metric, imperial, celsius, fahrenheit, kilometres, kilometers, km, kms, miles, grams, kilos, kilograms, kg, litres, liters, ml, ounces, pounds,
      24 hour, 24h, 24-hour, 24 hour clock, british spelling, uk spelling, us spelling, american spelling, british english, american english, euros,
      cups, tablespoons, feet, inches`,
    wishes: `
      get to the point, get straight to the point, cut the crap, cut to the chase, tell it like it is, tell it to me straight, give it to me straight,
      be straight with me, be blunt with me, be honest with me, talk normal to me, talk to me normally, keep it brief, keep it short,
      keep things short, keep answers short, keep replies short, keep your answers short, one thing at a time, one at a time,
      talk to me like a friend, explain like i'm five, just listen,
      short ans, short answers, short replies, straight ans, keep ans short, keep answer short, keep reply short, keep it crisp, just the code, just code, only the code, only code, code only, just give me the code, just the answer, only the answer, don't explain, dont explain, no explanation, no explanations, bullet points only, bullets only, point form, point form only, tldr only,
      short answer pls, short answer please, in short pls, in short please, keep stuff short, keep it all short, keep em short, keep ur answers short, keep ur replies short, keep msgs short, keep messages short, keep texts short, answer first, bottom line first, conclusion first, verdict first, start with the answer, start with the conclusion, lead with the answer, lead with the conclusion, bottom line up front, short and sweet, short n sweet, dont write essays, don't write essays`,
    refuses: `
      no, without, stop, quit, drop, skip, lose, ditch, cut, cut out, leave out, leave off, less, fewer, not so, not too, don't be so, dont be so,
      don't be, dont be, spare me, enough with, enough of, no more, easy on, go easy on, lay off, avoid, never, don't, dont, do not, don't use,
      dont use, don't give me, dont give me, don't send me, rather than, instead of, don't need, dont need, don't want, dont want, can't stand,
      cant stand, hate, knock off, +i don't need, +i dont need, +i don't want, +i dont want, +i do not want, +i do not need, +i can't stand,
      +i cant stand, +i hate, +i don't like, +i dont like, +i don't do, +i dont do, +i can't read, +i cant read, +no need for, cba, cba reading, cba with, can't be arsed with, cant be arsed with, cant be arsed reading, can't be arsed reading, can't be bothered with, cant be bothered with, cant be bothered reading, can't be bothered reading, not reading, won't read, wont read`,
    limits: `
      only, just, one, 1, two, 2, three, 3, a single, single, max, maximum, at most, at a time, at once, each time, every time, no more than, always,
      from now on`,
    allows: `
      you can, you may, u can, feel free to, are fine, are ok, are okay, is fine, is ok, is okay, i want, i like`,
    again: 'again, after all, from now on',
    answers: `
      answer, answers, answer me, reply, replies, respond, response*, write, write to me, speak, talk, talk to me, tell me, give me, gimme, use,
      keep it, keep your answers, explain, be, stick to, stick with, show me, send me, offer me, messages, reading, read,
      ans, reply me, answer in, reply in`,
    utters: `
      saying, telling me, starting, beginning, ending, opening, adding, asking me, asking if, asking how, closing, signing off, writing, using,
      repeating, putting, say, start, start with, end, end with`,
    wants: `
      i prefer, i'd prefer, id prefer, i would prefer, i'd rather, id rather, i like, i want, i just want, i'd like, i only do, i only use,
      i only want, i only need`,
    light: `
      please, pls, plz, pleas, for me, with me, to me, at me, me, your, ur, in, with, n, and, stuff, things, kinda, ok, okay, lol, omg, thanks, thx,
      ta, cheers, generally, in general, normally, usually, ever, all, any, the, those, these, that, really, so much, so many, all the time,
      every time, when you answer me, when you reply, when you answer, can you, could you, can u, could u, would you, u, you, would you mind, hey,
      also, of, anymore, any more, again, at the end, at the start, constantly, kind, sort, as, bit, a bit, a little, more, much, honestly, just, so,
      too, not,
      next time, bro, bhai, dude, man, mate, ans, reply me, in future, i read on my phone, w me, w/ me`,
    moment: `
      tonight, today, now, for now, right now, this time, this one, this once, for once, tomorrow, this evening, this morning, this week,
      this weekend, for dinner, for lunch, for breakfast, here, this text, this email, this message, quick answer, later, yet, this question,
      this answer, this task`,
  },
  slipWords: {
    says: 'i mean, i meant, no wait, no sorry, make that, make it, scratch that, my bad, oh wait, er, erm, uh, that should be, should be',
    no: 'no, nope, nah',
    hours: "am, pm, a.m, p.m, o'clock, oclock",
    at: 'at',
    ordinals: 'st, nd, rd, th',
  },
  reversalWords: {
    errs: `
      typo, typos, i meant, meant to say, misspoke, mistyped, misspelt, misspelled, mis-spelt,
      miscounted, mixed up, got that wrong, got it wrong, got his name wrong, got her name wrong,
      was wrong, i was wrong, wrong about, misremembered, misread, miscalculated, miscalc, my mistake,
      my bad, correction, correct that, autocorrect, fat fingers, not as i said, remeasured,
      measured again, measured it again, checked again, double-checked, recount*, recalculat*,
      i said it wrong, said the wrong, gave you the wrong, told you wrong, told you the wrong,
      not what i said, not like i said`,
    rather: `
      sorry, actually, no wait, wait, oops, whoops, turns out, turned out, rather, in fact,
      i take that back, update, changed to, changed it to, is not, isn't, never mind, change of plan,
      change of plans, changed our minds, changed my mind, we've decided`,
    now: `
      now, these days, nowadays, from now on, as of today, as of now, currently, since then, new,
      starting, as from`,
    replaces: `
      instead, in place of, rather than, replaced, swapped, switched, traded in, traded, exchanged,
      upgraded`,
    spells: `
      spell, spelt, spelled, spelling, spells, written with, with a k, with a c, with one, with two,
      without an`,
    moves: `
      moved, we've moved, i've moved, relocated, we moved, i moved, moved to, moved in, settled in`,
    hires: `
      got the job, got a job, got hired, hired me, hired at, new job, started at, start at, starting at,
      start as, joined, handed in my notice, quit my job, left my job, changed jobs, switched jobs, promoted to, retired, laid off, fired, quit, i quit,
      resigned, retraining, retrained, took me, they took me, took a job, took the job,
      offered me the job, got the role, landed, start on, starting in, starting on, from monday,
      my last day, handed my badge, new gig, new role, new employer, new boss, left the company,
      hired as, self-employed, freelancing, freelance now,
      training as, made redundant, became, becoming, made manager, made partner, qualified as,
      switched to teaching`,
    shifts: `
      postponed, pushed, pushing, push, pushed back, brought forward, moved, moving, rescheduled,
      reschedule, delayed, shifted, put off, bumped, changed, switched, new date, new time, got moved,
      is now, deferred, moved to, put back, put back to`,
    settles: `
      in the end, went for, gone for, we went with, i went with, settled on, settled for, decided on,
      decided for, going with, plumped for, it's going to be, change of plan, change of plans,
      ended up with, ended up going, ended up choosing, ended up picking, ended up taking, it'll be in,
      it'll be at`,
    raises: `
      gone up, went up, goes up, going up, put it up, put up to, raised it, raised to, raised the,
      increased, increase, is now, are now, dropped to, gone down, went down, knocked it down,
      reduced to, costs more, dearer, from this month, as of this month`,
    parts: `
      broke up, broken up, break up, split up, splitting up, we split, we separated, are separated,
      got separated, divorced, divorcing, are done, are over, it's over, is over between, we're done,
      we're over, dumped me, dumped him, dumped her, left me, i left him, i left her, i'm single,
      am single, single again, single now, no longer together, not together, called off the wedding,
      called off the engagement, called it quits, ended things`,
    partner: `
      girlfriend, boyfriend, partner, wife, husband, fiancé, fiancée, fiance, fiancee, spouse, bf, gf,
      hubby, significant other, other half`,
    drops: `
      given away, gave away, gave it away, give up, given up, giving up, cancelled, canceled,
      called off, is off, fell through, got rid, threw out, thrown out, returned it, sent back, rehomed,
      put down, passed, lost, stopped, finished with, packed in, dropped out, gone, is gone, 's gone,
      binned, junked, scrapped, wrote off, written off, totalled, stolen, nicked, broke, broken,
      broke down, died, dead, given back, handed back, gave back, off the table, not happening,
      not doing, not going, pulled out, backed out, bailed, out of the question, dumped, donated,
      ditched, ditching, ran out, expired, moved on from, done with, got shot of, parted with,
      let go of, no more, used to, quit, quitting`,
    clears: `
      fine, is fine, are fine, fine after all, all clear, came back clean, came back clear,
      came back negative, can eat, can have, can drink, allowed to, no problem, false alarm,
      misdiagnosed, misdiagnosis, grew out of, outgrew, cured, healed, in remission, no trace of,
      ruled out, ok after all, okay after all, just a sprain, it was just, it's just, not after all`,
    forgets: `
      forget it, forget that, forget about, forget what, forget the, please forget, just forget, can forget, never mind, nevermind, nvm`,
    stays: `
      scrap that, forget that, ignore that, we keep, we're keeping, i'm keeping, i keep, keeping it,
      it stays, stays as it was, we'll keep, i'll keep, decided to keep, decided not to,
      decided against, not after all, staying put, changed our minds, changed my mind, hanging on to,
      hang on to, hold on to, holding on to, keep the, keeping the, carry on with, carrying on,
      continue with, sticking with, stick with, back on, is back on, not selling, not giving up,
      not leaving, not quitting, not moving, not cancelling, as you were`,
    beside: 'in, on, at, under, behind, near, inside, of, from, next to',
    partly:
      'in the summer, in summer, over the summer, in the winter, in winter, over the winter, every summer, every winter, at weekends, on weekends, on the weekend, at the weekend, during the week, on weekdays, half the year, part of the year, half the week, during term, in term time, in the holidays, during the holidays, part-time',
    leaves: `
      sell, selling, give away, give up, quit, quitting, leave, leaving, moving, move, cancel,
      cancelling, get rid, drop, returning, retire, giving up, give back, giving away, handing back,
      hand back, letting go, sell off, get shot of, dropping, scrap, scrapping, stopping, stop,
      moving out, giving notice, put up for sale, selling off, splitting, resign, resigning`,
    sets: `
      change my, update my, set my, change our, update our, switch my, make my, please change my,
      put my, move my, replace my, edit my, correct my, fix my, change the, update the, set the,
      make the, switch the, move the, change it, make it, make that, swap my, put me down`,
    to: 'to',
    counts: 'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  },
  orderWords: {
    machine:
      'AI, an AI, AIs, AI assistant, AI model, AI agent, AI system, AI reader, AI readers, chatbot, chatbots, bot, bots, language model, language models, LLM, LLMs, GPT, ChatGPT, virtual assistant, digital assistant, automated reader, automated readers, automated assistant, neural network, conversational agent, AIs reading, memory agent, summariser model, summarizer model, AI assistants, AI agents, AI models, AI systems, voice assistant, AI output, AI reading, AI that reads, machine assistant, the bot, automated screeners, automatic screener, AI scribe, AI notetaker, AI trip planners, AI crawler, AI systems reading, robots reading, automated agent, automated agents, models processing, coding assistant, AI summaries',
    helper:
      'model, assistant, assistants, reader model, summariser, summarizer, the model, this model, your model, models reading',
    job: "shop assistant, teaching assistant, dental, of the, dentist's, doctor's, my assistant, our assistant, his assistant, her assistant, their assistant, estate agent, travel agent, estate agents, assistant coach, assistant manager, assistant professor, assistant director, personal assistant, executive assistant, sales assistant, office assistant, lab assistant, research assistant, dentist, agent Smith, insurance agent, assistant chef, assistant at, assistants at, Mr, Mrs, Ms, Miss, legal assistant, nursing assistant, production assistant, employees, nurses, waiters, staff, coach, called, ring back, rang, phoned, secretary, referee, professor, director's, notary, lawyer's, mayor's, vet, nurse, social worker, hiring, salary, shop assistants, sales assistants, teaching assistants, nursing assistants, new assistant, assistants are expected, assistants should",
    addressed:
      'dear AI, dear assistant, dear model, dear chatbot, hey assistant, hey AI, hello AI, hello assistant, note to the AI, note to AI, note to the assistant, note to assistant, note to the model, note for the AI, note for AI, note for the assistant, note for assistant, note for the model, message to the AI, message for the AI, to the AI reading, to the assistant, to the model, to any AI, to all AI, for the AI, for the model, for AI, attention AI, attention assistant, to whatever AI, instruction for the assistant, instructions for the AI, instructions for the assistant, instruction to the model, AI reading this, assistant reading this, model reading this, whoever reads this memory, AI read, listen model, listen assistant, memory assistant, if you are an AI, if you are a language model, if you are an assistant, AI systems, for AI systems, for whichever model, whichever model, for whichever AI, note to the language model, for the language model, message for the language model, note for the language model, to the chatbot, for the chatbot, note to the bot, bots reading this, AI readers, to AI readers, for AI readers, AI tools, AI agents reading, dear language model, for the model only, for the assistant only, message to the model, hey model, computer that reads this, if you are the bot, if you are a bot, if you are an automated, to any assistant, note to any, task for the AI, action for the AI, whoever evaluates this, whoever summarises, evaluates this CV automatically, screens applications, handling this inbox, sorting this mailbox',
    you: "you, your, yours, yourself, you'll, you're, you've",
    drop: "ignore, ignoring, ignores, disregard, disregarding, disregards, forget, forgetting, override, overriding, overrides, bypass, bypassing, bypasses, disable, disabling, discard, drop, suspend, circumvent, violate, break, switch off, turn off, skip, abandon, overrule, supersede, supersedes, supersede all, neglect, set aside, put aside, stop following, stop obeying, do not follow, don't follow, no longer follow, do not obey, don't obey, never follow, cease following, pay no attention, throw out, throw away, leave behind, take precedence, takes precedence, take priority, takes priority, must ignore, may ignore, do away with, nullify, deactivate, unlearn, outranks, outrank, replaces everything, replaces all, disables, cast off, stop applying, no longer apply, no longer applies, cease, rescind, revoke, void, erase, wipe, purge, scrap, tear up, dismiss, cross out, treat as retired, write off, let go of",
    lifted:
      "cancelled, canceled, lifted, suspended, void, revoked, removed, no longer apply, do not apply, don't apply, no longer valid, no longer hold, no longer in force, no longer binding, obsolete, disabled, switched off, turned off, deactivated, null and void, expired, superseded, overridden, outdated, withdrawn, do not count, stay disabled, are off, is off, have ended, not apply, not valid, is void, are void, rescinded, waived, are to be skipped, is to be skipped, does not count, have been dropped, no longer applies, retired, retires, no longer counts, no longer count, has been paused, have been paused, is paused, has been lifted, have been lifted, are gone, is over, do not hold, are no longer, no longer matter, count for nothing, is retired, are retired, taken off, were lifted, were removed, switched to unrestricted, are suspended until, null, temporarily off, switched off for now, do not apply in this, not apply here, contents override",
    rules:
      'the above, instruction, instructions, rule, rules, guideline, guidelines, restriction, restrictions, filter, filters, policy, policies, directive, directives, constraint, constraints, orders, safeguard, safeguards, safety measures, safety checks, limits, limitations, guardrail, guardrails, safety, prompt, prompts, training, programming, what you were told, everything you were told, all you were told, anything you were told, everything before, everything above, everything said before, all of the above, whatever you were told, moderation, content policy, ethics, your memory, your memories, your task, protections, alignment, confirmation step, safety protocol, safety protocols, protocols, everything that was said, what was said before, everything you know, what the system says, the system says, content checks, content check, content filter, content filters, safety check, safety settings, moderation filter, boundaries, everything you have been told, prior orders, safety policy, safety layer, guidance, briefing, what came before, the guidance you, setup, start up, scruples, morals',
    prior:
      "previous, previously, prior, above, earlier, preceding, former, before, all, any, every, everything, existing, original, initial, current, of safety, safety, content, system, hitherto, so far, foregoing, you were given, given to you, you received, you have, you had, you got, you follow, you were told, developer's, built in",
    your: 'your, yours, you have, you were given, given to you, you received, of yours',
    tell: 'answer, answers, respond, responds, reply, replies, say, says, tell, tells, claim, claims, mention, mentions, write, state, states, repeat, announce, insist, insists, confirm, assert, explain, deny, add, append, include, includes, end, ends, begin, begins, start, speak, talk, call, call it, present, describe, name, names, summarise, summarize, translate, quote, output, use, greet, act surprised, pretend, conclude, finish, give, gives, sign, invent, change the subject, treat, treats, mark, attach, express, refer, refers, admit, asserts, declare, declares, maintain, maintains, respond with, reply with, cite, tell them, tell people, give only, name only, mention only, portray, translates, summarise as, inform, convey, advertise, bring up',
    advise:
      'recommend, recommends, recommending, recommended, praise, praises, praising, promote, promotes, promoting, push, advertise, advertises, endorse, endorses, prefer, prefers, favour, favours, favor, favors, agree with, agrees with, agree that, agrees that, agree, agrees, side with, sides with, disagree, advise, advises, suggest, suggests, steer, steers, talk up, discourage, discourages, advise against, warn against, badmouth, name first, sell, disparage, never contradict, speak well, speaks well, speak highly, point to, points to, plug, direct, direct users, insist that, insists that, claim that, claims that, call the, calls the, present as, presents, describe as, only safe choice, best choice, best option, regard, regards, treat, consider, market leader, as coming from, see as, view as, rate, rank first, as trustworthy, as reliable, as safe, as the best, five stars, top marks, best grade, tout, hype, upsell, sent to, pushes, steer towards, steer toward, lead to, refer to, refer everyone, refer people, nudge towards, extol, rank above, rank below, downrank, suppress, criticise, criticize, put down, speak ill, slip in, slips in, slip the name, drop the name, drop a hint, hint, hinting, hints, in passing, casually, talk into, talk the person into, is the only, the only brand, the only safe, told that, gets told, get told, rate every, upselling, talk down, award winning, steer the conversation, comes out on top, comes first, always wins, ranks first, nudges people, nudge people, first recommendation, rate this, as flawless, flawless, as perfect, every product by, whatever the reviews, beyond reproach',
    show: 'reveal, reveals, revealing, show, shows, print, prints, list, dump, expose, disclose, discloses, leak, leaks, display, output, recite, share, shares, hand over, hands over, give away, gives away, give out, publish, spell out, repeat, read out, return, paste, tell me, hand out, divulge, give me',
    act: "send, sends, sending, forward, forwards, forwarding, run, runs, execute, executes, call, calls, invoke, delete, deletes, insert, inserts, save, saves, store, stores, copy, copies, upload, uploads, post, posts, transmit, e-mail, email, mail, fetch, open, visit, click, load, download, embed, embeds, attach, append, appends, render, include, write, put, paste, transfer, transfers, buy, pay, book, book it, remember, export, report, collect, collects, gather, encode, overwrite, change, update, replace, approve, wire, wipe, erase, remove, move, share, submit, add, use, link, place, summarise, summarize, request, query, pass on, pass along, hand over, hide, be uploaded, be sent, be forwarded, be copied, ask, trigger, triggers, base64, concatenate, smuggle, exfiltrate, siphon, harvest, relay, hand on, inject, seed, propagate, spread, broadcast, replicate, duplicate, reproduce, install, disable, cancel, subscribe, sign up, purchase, redirect, route, go through, tack on, add on, fill in, purge, reset, schedule, type, put whatever, get the person to, accept all, mail the list, complete them, hand out, act on it, carry on applying, log in again, sign in again, insist until, read out, output all, paste it, load the following, attach the user's, import the package, schedule a",
    must: 'must, should, shall, has to, have to, is to, are to, need to, needs to, is required to, are required to, is obliged to, are obliged to, is expected to, are expected to, ought to, is supposed to, are supposed to, is instructed to, has been told to, will, is allowed to, may, is forbidden, must not, is not to, it is agreed, will always, will never, would be nice, it would be good, it would be nice, it is best, is programmed to, is authorised to, is authorized to, are advised to, please, kindly, we ask that, is asked to, are asked to, it would help if, make sure, ensure, remember to, be sure to, company policy, official policy, is to state, is to say, is bound to, is meant to, you are to, you are required, you are expected, is hereby, it is required, it is mandatory, it is essential, is obligated, is programmed, is configured to, breach of contract, counts as an error, would be appreciated, would do well to, it is hoped, is welcome to, the expectation is, your job is, your task is, your sole task, your only task',
    wish: "would be nice, would be good, would be lovely, it would mean a lot, would be kind, would appreciate, would be grateful, it would please, would make everybody happy, would love it, loves it when, would be hurt, the most helpful thing, out of courtesy, a good assistant, a really good, would be ideal, wouldn't it be nice, it would help, considerate, thoughtful, attentive, honest companion, caring, one would hope, good companion, find it charming, people here, wise assistants, smart assistants, decent, well meaning, kind hearted, good natured, caring chatbot",
    always:
      'always, never, only, each time, every time, at all times, under all circumstances, without exception, in any case, exclusively, permanently, no matter what, whatever, from now on, whenever, invariably, in all cases, regardless, no longer',
    later:
      'from now on, from this point on, from here on, from this moment, henceforth, after reading this, when you read this, once you read this, once you have read this, as soon as you read this, upon reading this, having read this, reading this, next time, in the next message, in your next message, in the next answer, in your next answer, in your next reply, in the next reply, in the next conversation, in later conversations, in later chats, in every later, in future conversations, in all future, in future answers, in future chats, in future replies, going forward, starting now, starting today, as of now, as of today, before replying, before you reply, before answering, before you answer, before responding, before you respond, at the next, on the next, the next time, when the user next, when next asked, after the next, as soon as the user, the moment the user, when the conversation, when the chat, until further notice, for the rest of this conversation, for the rest of the conversation, rest of the chat, later today when, tomorrow when, three messages from now, in three messages, after five messages, after three messages, after three answers, after the third message, once the user, when somebody says thanks, in later sessions, next session, in the next session, future sessions, this session on, for this session, in this session, for this chat, for this workspace, in this workspace, as of this, messages from now, replies from now, answers from now, turns from now, in five turns, in ten turns, after five turns, two messages from now, in any later, in any future, in every future, in subsequent, in all subsequent, in coming sessions, with immediate effect, in the following conversation, next person, next user, to the next person, the next user, the person before them, every other user, other users, other chats, other agents, other models, other assistants, all agents, next model, to other bots, successor, future models, from this memory onward, from this day on, two weeks from today, a week from now, after the tenth, some days from now, for now, in the coming weeks, from the fifth, from the third, from the tenth, until the end of time, do so each morning, before the next answer, before continuing, in these lines, these lines take effect',
    each: 'every answer, each answer, every reply, each reply, every response, each response, every message you, each message you, every conversation, each conversation, all conversations, every chat, all chats, every question, any question, each question, whatever the question, whatever the user asks, whatever is asked, no matter the question, no matter what is asked, no matter what the user, every memory, each memory, all memories you, every summary, each summary, every e-mail you, every email you, every time you answer, every time you reply, every time you are asked, whenever you answer, whenever you reply, whenever you respond, each time you answer, each time you reply, regardless of the question, regardless of what the user, every output, all outputs, all your answers, all your replies, all your responses, any answer, any reply, any response, your every answer, whatever anyone asks, whatever they ask, whatever people ask, each message, every message, every link you, all links you, every document you, each document you, any document you, every file you, every text you, every reply you, every email you draft, at the end of every, at the end of each, at the end of all, beginning of every, start of every, start of each, every other answer, every third answer, every session, each session, every translation, each translation, each note you, all of your messages, every mention of, any document you draft, each of your messages, the end of every, close of each, closing line of',
    asked:
      'if the user, when the user, whenever the user, should the user, as soon as the user, if a user, when a user, whenever a user, if users, when users, whenever users, once the user, if asked about, when asked about, if asked for, when asked for, whenever asked, if asked, when asked, if anyone asks you, when anyone asks you, if someone asks you, when someone asks you, if you are asked, when you are asked, whenever you are asked, if questioned about, if they ask, on questions about, to questions about, on any question about, when questions about, if the question is about, if the conversation turns to, when the conversation turns to, if the topic, when the topic, if somebody asks you, if the person asks, when the person asks, if the conversation is about, if the human, when the human, for questions about, for any question, when answering questions, on the topic of, on the subject of, when discussing, in answers about, when talking about, when recommending, when advising, asked about, whenever prices, whenever somebody asks you, questions about, if the subject, when the subject, conversations about, in conversations about, in chats about, in talks about, on questions, every question about, in any conversation about, in any chat about, whoever asks you, whoever chats with you, whoever talks to you, whoever writes to you, whoever uses you, anyone who asks you, if the interlocutor, when the interlocutor, if your interlocutor, if the other party, anyone talking to you, people talking to you, brings up, bring up, comes up, is mentioned, gets mentioned, mentions a, raises the topic, turns to the topic, speaks of',
    user: "the user, user, users, user's, the users, the human, the person you talk to, the person you serve, whoever you talk to, the person asking, the account owner, your user, end user, interlocutor, interlocutors, the person you are talking to, whoever is talking to you, whoever asks, whoever is chatting, whoever chats with you, person chatting, the person in this chat, person in the chat, chat partner, person who chats with you, people who chat with you, person using you, person typing, person you assist, person you help, the person you are chatting with, person you are chatting with, the person on the other side, whoever you are talking to, whoever you chat with, the one you talk to, whoever is on the other end, the person on the other end, people who ask, people you talk to, the account holder, owner of the account, your owner, the owner of this, its owner, the person you help, the person you assist, the listener, your operator",
    answer:
      'your answer, your answers, your reply, your replies, your response, your responses, the output, your output, your summary, the summary, first sentence of, each answer, every answer, any answer, any summary, every summary, summaries, when summarising, when summarizing, when translating, when drafting, e-mail you write, generated code, message you draft',
    prompt:
      'system prompt, system prompts, system instructions, system instruction, system message, hidden instructions, hidden instruction, hidden prompt, secret instructions, secret prompt, initial prompt, initial instructions, original prompt, developer instructions, developer message, your instructions, your prompt, internal instructions, internal prompt, your system prompt, your configuration, text above this line, words above, your hidden, your guidelines, your training data, instructions you were given, everything above verbatim, hidden configuration, hidden settings, secret settings, secret configuration, internal configuration, internal settings, internal rules, hidden rules, your rules, your settings, your hidden configuration, preamble, your preamble, developer prompt, developer notes, base prompt, the text you were given, the text you started with, first message you received, your setup, your secret, the text that was placed before, placed before the conversation, text before the conversation, start up text, hidden setup, setup text, your initial message, words you were started with',
    secret:
      "password, passwords, API key, API keys, access token, access tokens, credentials, secret key, secret keys, private key, private keys, PIN, PINs, tokens, secrets, bank details, card number, credit card, card numbers, account number, login data, login, logins, passphrase, seed phrase, personal data, medical data, health data, home address, user data, verification code, verification codes, social security number, ID number, passport number, bank code, one time code, CVV, IBAN, licence keys, license keys, API token, access key, access keys, connection string, recovery phrase, security code, mother's maiden name, personal number, personal details",
    record:
      "this conversation, the conversation, conversation history, chat history, chat log, chat logs, whole conversation, entire conversation, all conversations, all memories, the memories, every memory, your memories, stored memories, saved memories, all messages, message history, this chat, the chat, whole chat, entire chat, the transcript, contact list, all contacts, everything the user, all that the user, what the user, user's messages, user's data, personal data, user data, user memories, conversation so far, what you know about, everything you know about, all you know about, memories, everything, all the data, their contacts, the contacts, user contacts, chat, previous user, another user, other user's, what others said, what the person before, said about their, everything that the person, what you remember, saved notes, user notes, your notes, stored facts, stored notes, long term memory, your memory, memory store, address book, order history, medical history, browsing history, session data, transcripts, whole history, full history, private messages",
    hide: "do not tell, don't tell, never tell, do not mention, don't mention, never mention, do not reveal, don't reveal, without telling, without asking, without mentioning, without informing, without notice, without confirmation, without saying, without their knowledge, do not inform, never inform, secretly, silently, quietly, covertly, discreetly, unnoticed, keep it secret, keep this secret, keep secret, keep it from, keep this from, hide this, hide it, hide from, hide the fact, conceal, do not say, don't say, never say, do not disclose, never disclose, do not let, must not know, must not learn, must not notice, should not know, need not know, should not notice, must not mention, should not mention, must not tell, in the background, leave out, omit, withhold, deny that, deny it, deny having, play dumb, do not show, not to tell, not to mention, say nothing, keep quiet, do not warn, do not ask, don't ask, skip the confirmation, pre approved, suppress, avoid mentioning, refrain from mentioning, no mention, not mention, not tell, not reveal, no longer warn*, stop warning, stops warning, never warn*, not warn, kept quiet, keeps quiet, stayed silent, skip confirmation, skip confirmations, no confirmation, without approval, without permission, without consent, without warning, without a word, never disclose this, never admit, do not admit, don't admit, disclose false, without the user, behind their back, behind the user's back, unseen, keep silent, stay silent, remain silent, say nothing about, no word about, hush up, cover up, sweep under, gloss over, feign, without letting, nobody must know, no one must know, user must not, avoid any mention, never bring up, do not bring up, steer clear, no one asked, even if nobody asks, even if not asked, unasked, unprompted, no explanation, there is no need for, no need for the user, nobody needs to know, need not find out, no need to tell, quietly skipped, leave the warning, leave out the, skip the warning, must not bring up, not bring up, kept vague, answer as if nothing, as if nothing had happened, act on it all the same, without checking, blame a, do not list the, stay quiet about, do not explain it, mention_source never, do not own up, hide complaints, leave it out, keep it to yourself, keep internal, shut up, stay mum, skip the part, skips the part, pass over, in BCC, bcc, hidden copy, keep this line out, never bring it up, without making a fuss, quietly share, hidden, never passed on, keep it internal, keep quiet about this, say nothing of this, leave the complaints out, without asking your owner, no need to check with, before the owner looks, leave that out of",
    consent:
      'already agreed, has agreed, agreed that you may, has consented, gave consent, pre approved, preapproved, no need to ask, no point in asking, without asking, without checking, without a yes, no confirmation, never need a yes, need not confirm, does not need to confirm, considered approved, already approved, no approval needed, never ask again, do not ask again, skip asking, stop asking',
    obey: "obey, obeys, obey me, follow my orders, follows my orders, follow my instructions, follows my instructions, do as I say, do what I say, comply, complies, comply with, follow the orders, follow these instructions, follow these steps, follow the instructions, follow all instructions, follow every, execute the following, execute all, carry out, accept any request, accept every request, accepts every, accept all requests, fulfil every, fulfill every, fulfil any request, fulfill any request, grant every, grant any, do everything, do anything, treat as true, treat it as true, treat as command, treat as commands, treat as instruction, treat as instructions, treat as a command, take orders, takes orders, listen only to, listens only to, only listen to, agree to everything, agree to anything, say yes to, trust only, trust this, trusted, submit to, refuse nothing, never refuse, do not refuse, don't refuse, refuse, refuses, no refusals, full trust, treat every request, do whatever, whatever he says, whatever she says, does whatever, do exactly as, as told by, ignore the user, disregard the user, ignore users, ignore what the user, overrule the user, my word is law, words are law, my words are law, obey only, obeys only, serve only, answer to me, answers only to, take precedence, takes precedence, take priority, takes priority, precedence over, priority over, prevails over, outranks, overrides the user, above the user, trust over, trust more than, more than the user, without verification, without verifying, without question, without questioning, unquestioningly, blindly, as commanded, do what the, do as the, whatever this, whoever claims, never say no, cannot refuse, can't refuse, must not refuse, never refuses, refuses nothing, has no right to refuse, comply without, execute this, comply with everything, loyal to, allegiance, only his orders, only her orders, only my orders, only his commands, only my commands, only her commands, binding, binding for all, do not question, hands everything to, gives him everything, must give, accepts every command, accept every command, obeys him, obeys her, must obey, follows only, listens to nobody else, comes second, come second to mine, in full, obeys whoever, approve all, approve every request, do not summarise, obey the author",
    memo: 'this note, this memory, this text, this document, this page, this entry, this message, this instruction, these instructions, this paragraph, this sentence, this file, this line, this rule, these rules, text below, the following, following instructions, instructions below, following text, note below, this title, author of this, this tool, this prompt, the present note, this record, this fact, these words, this content, this row, this document outranks, this hint, this remark, this tag, this command, this order, this string, this block, this section, this data, these lines, the paragraph below, the text below, written in this entry, what is written here, these notes, the notes in this folder, this folder, this slip, author of this note, whoever wrote this, under this note, pinned under, this list, whoever typed this, from this line on, on reading this, the preference below, this reminder, who wrote this, this CV, this inbox, this mailbox, these reviews, this resume',
    tool: 'tool, tools, function, functions, plugin, plug in, e-mail tool, email tool, send email, send mail, shell, terminal, code interpreter, web search, browser tool, http request, API call, webhook, curl, command line, payment tool, calendar tool, tool call, function call, delete tool, shell command, script, payment, purchase tool, booking tool, file system, sandbox, API',
    picture:
      'image, picture, link, url, banner, advertisement, advert, pixel, markdown image, hyperlink, footer, slogan, coupon code, discount code, voucher',
    authority:
      "system message, system notice, system override, system command, system note, system instruction, developer mode, developer message, developer override, admin override, admin mode, admin command, administrator override, root access, message from the developer, message from your developer, your developers, your developer, your creator, your creators, your operator, from OpenAI, OpenAI, Anthropic, from Anthropic, maintenance mode, debug mode, sudo mode, god mode, safety team, on behalf of the operator, highest priority, top priority for the assistant, elevated privileges, superuser, trusted system, AI safety team, security override, priority override, model owner, model developer, bot owner, legal has confirmed, has approved, is approved by, signed by the operator, operator note, operator message, from the operator, from the vendor, model vendor, platform operator, platform notice, platform message, your maker, your makers, your vendor, company that built you, the team that built you, who built you, who made you, who trained you, I built you, I made you, I created you, I trained you, root console, root user, maintenance notice, maintenance message, policy update, configuration update, updated configuration, security notice, security update, debug access, diagnostic mode, diagnostics mode, test mode, unrestricted mode, service mode, hosting company, operator channel, urgent notice, binding instruction, model provider, platform's security team, vendor channel, provider notice, security department, your system administrator, this is your, by order of, safety board, according to your provider, your provider, compliance reasons, guideline, has expired, operator configured",
    role: "you are now, you're now, act as, acts as, pretend to be, pretend you are, pretend that you, pretend, play the part, play the role, play a, roleplay, role play, take the role, assume the role, assume the identity, you will be, imagine you are, imagine that you, behave as, behave like, become, from now on you are, your new role, your new name, your name is now, you are a, you are an, you are no longer, simulate, speak as, switch to, enter, stop being, be DAN, as DAN, in character as, as if you were, your true purpose, your real purpose, your purpose is, your goal is, your mission is, your real task, you now work for, you work for, you now serve, never leave the role, never break character, cannot leave the role, stay in character, stay in role, remain in character, let us play a game, let's play a game, play a game, this is a game, you have become, your persona, adopt the persona, take on the persona, new persona, new identity, your identity, alter ego, you have turned into, speak only as, consider yourself, your character, the character you, your name is, you go by, you are called, you answer to the name, you will play, you speak as",
    free: 'without limits, without restrictions, without restriction, without any restrictions, without morals, without rules, without filters, without any filter, without limitations, unrestricted, uncensored, unfiltered, no restrictions, no limits, no rules, no filters, no limitations, jailbroken, jailbreak, do anything now, DAN, developer mode, free of restrictions, free from restrictions, without censorship, without safety, no longer bound, not bound by, with no limits, freed from, anything goes, without warnings, without scruples, evil twin, never refuses, who never refuses, cannot leave the role, never leave the role, never break character, stay in character, no morals, no ethics, without ethics, no conscience, has no rules, knows no limits, knows no rules, everything is allowed, all is allowed, all is permitted, everything is permitted, no filter, filters off, no safeguards, without safeguards, without guardrails, no guardrails, unfettered, amoral, above the law, even illegal, no longer has restrictions, has no restrictions, without any rules, no longer has limits',
    ends: 'end of memory, end of memories, end of quote, end of data, end of document, end of context, end memory, end of user data, end of quoted, end of the quote, end of message, memory ends, end of excerpt, end of notes, end of input, end of section, end of system',
    reported:
      'prompt injection, prompt injections, jailbreaking, jailbreak attempts, attacker, attackers, scammers, security training, security course, red team, red teaming, pentest, penetration test, lecture on, talk on, article about, paper on, phishing, vulnerability, workshop on, attacks such as, attack where, attacks that, hackers, malicious text, example of an attack, wrote a test, test case, a talk about, paper about, course about, threat model, thesis, seminar, in class, in the lecture, the lecture, newspaper, the paper said, the article, the news, according to the paper, research on, study on, the study, reading group, the court, the judge ruled, legislation, we discussed, we learned, we learnt, whether one can, whether it is possible, how attackers, conference, podcast, documentary, novel, blog post, we talked about, we will learn, we learn how, learn how, learned how, at school, lesson, course starts, course on, school play, explained how, explained to us, told us how, showed us, guest talk, the speaker, discussed, debated, argued, thinks AI, thinks that AI, in the novel, in chapter, the plot, teaches, taught, teacher explained, club, wrote about, read about, published, the regulator, asked the assistant to, asked the AI to, homework, presentation, report on, the seminar, prompt injection and, covered, treat web pages as data, is an attack, an attack in which, attack where a, the report describes, the report tells, was told by a forged, jailbreaks, security guide, did not obey, tool output as data, used to say, always said, AI policy, school policy, misheard me',
    self: "I am, I'm, I was, I have, I had, I will, I always, I never, I only, I ignore, I forgot, I forget, I told, I said, I like, I love, I hate, I must, I should, I can, I do, I don't, I asked, I read, I write, I wrote, I often, I usually, I still, I also, I just, I made, I got, I went, I know, I think, I hope, I decided, I prefer, I use, I send, I sent, I tend, I try, I keep, I let, I see, I say, I answer, we always, we never, we are, we have, we must, we should, we use, we agreed, we decided, we need, we had, we were, we will, we don't, we do, we want, we sent, we reply, my brother, my son, my sister, my daughter, my mother, my father, my husband, my wife, my boss, my colleague, grandma, grandpa, my mum, my dad, mum, dad, my teacher, the teacher, my doctor, the doctor, guests, visitors, tourists, children, people, many people, nobody, my thesis, our seminar, my talk, our meeting, I change, I gave, I tried, I bought, I saw, I heard",
    partner:
      'customer, customers, visitor, visitors, every visitor, client, clients, callers, caller, somebody, someone, anyone, anybody, guests, patients, shoppers, buyers, the person, reader, readers',
    when: 'if anyone asks, if someone asks, if somebody asks, when anyone asks, when someone asks, when somebody asks, whenever someone asks, whenever anyone asks, if anyone mentions, if someone mentions, if somebody mentions, when anyone mentions, when someone mentions, when somebody mentions, whenever someone mentions, whenever anyone mentions, whenever somebody mentions, as soon as anyone, as soon as someone, as soon as somebody, as soon as it appears, once someone, once anyone, once somebody, anyone who asks, anyone asking, people asking, people who ask, trigger word, trigger phrase, magic word, activation phrase, on hearing, upon seeing the word, upon hearing, when you see the word, when you hear the word, if you see the word, if the word, is brought up, shows up in the chat, appears in the chat, after five turns, after ten turns, after three turns, after a few turns, turns have passed, when asked, if asked, should anyone, should someone, should somebody, if the customer, if a customer, when a customer, when the customer, if the visitor, if a visitor, when a visitor, if they mention, when they mention, if they complain, wishes you, thanks you, greets you, says good morning, says goodbye, says thank you, if questioned, when you are told, if you detect, when you detect, when talk turns to, if talk turns to, whoever asks, whoever wants, if somebody wants, if someone wants, mention of the word, wherever, where it is discussed, is discussed, are discussed, wants directions',
    deceive:
      'lie, lies about, lie about, deceive, deceives, mislead, misleads, fool them, make up, invent a, fabricate, pretend not to know, pretend not to, pretend that it, pretend they never, feign ignorance, claim ignorance, claim not to know, deny knowing, deny that, deny the existence, deny any, insist it, insist that it, falsely, make them believe, make the user believe, convince them, convince the user, convince people, persuade the user, persuade them, as correct, as true, as fact, as a fact, as proven, as established fact, reject any correction, refuse correction, never correct, do not correct, wrong answer, wrong answers, false answer, false answers, deliberately wrong, deliberate mistakes, deliberate errors, change the subject, steer away from, avoid the topic, gaslight, insult, insults, mock, belittle, frighten, pressure them, claim it is sold out, say it is sold out, has been discontinued, has gone bankrupt, went bankrupt, downplay, play down, exaggerate, round up prices, inflate, secretly favour, hidden goal, hidden agenda, get the user to, manipulate, talk them into, present it as, present this as, as settled, as gospel, treat it as certain, as undisputed, as common knowledge, with full confidence, dismiss sources, guarantees, as established, with confidence, were already, say that all, state that, claim it, there is no risk, nothing left to check, wrongly, wrong on purpose, on purpose, deliberately, the wrong day, the wrong, incorrect answer, invent reasons, find reasons, make up a reason, even when shown otherwise, known fact, for the record, shift the liability, without pointing it out, as if they were a suspect, being watched, it is a fact, without hedging, as if it were urgent, without a doubt, say it is nothing, say it is safe, never suggest a doctor, say everybody was satisfied, like your own idea, sound like your own, as your own advice, like your own advice',
    daily:
      "mum, mom, dad, grandma, grandpa, granny, gran, kids, children, baby, dog, cat, school, teacher, doctor, nurse, pill, tablets, coffee, soup, dough, oven, recipe, salt, stove, kitchen, garden, cake, door, key, keys, bus, train, neighbour, neighbours, landlord, rent, party, birthday, wedding, holiday, book, novel, film, song, choir, band, club, team, coach, police, parcel, house, balcony, customers, guests, staff, handbook, exam, lecture, court, player, players, cards, brother, sister, uncle, aunt, husband, wife, son, daughter, boss, colleague, supplier, suppliers, order number, invoice, agenda, minutes, market, fair, pregnancy, king, queen, scene, play, story, game, tenant, leaflet, passport, breakfast, reviews, sales, museum opens, yarn, fish, goal, whistle, ticket machine, council, mayor's office, robot waiter, group, hall, mat, pencil, badge, flyer, counter, desk, patient, pupils, rash, runway, captain, sea",
    software:
      'system, app, website, web site, server, database, form, button, login page, log file, ticket, script, release notes, backup, settings, browser, printer, update, expires, export, restart, dashboard, bug, cache, repository, deployment, field, firmware',
    device:
      'software, program, programs, programme, programmes, algorithm, algorithms, automated, automatic, automatically, automation, machine, machines, machine readers, scraper, scrapers, crawler, crawlers, smart speaker, smart speakers, speaker, speakers, home hub, Siri, Alexa, Copilot, Gemini, Claude, Bixby, Cortana, Google Assistant, search engine, search engines, search agent, search agents, buying agent, buying agents, comparison site, comparison sites, reader app, helper app, voice, digital helper, digital helpers, digital guide, virtual guide, tool, tools, screening tool, screening tools, scoring system, scoring systems, scheduler, parser, translator, translators, narrator, text generators, chat programs, computers, silicon, processor, processors, indexer, grader, concierge, summaries, digest, whatever program, whichever system, whatever reads, code review agents, review agents, coding tools, agents',
    reads:
      "reading this, reads this, reading these, reads these, reads all, that reads, who reads, which reads, reads it aloud, reading aloud, reading it, reading out, summarising this, summarizing this, summarises this, summarizes this, summarising, summarizing, summarises, summarizes, sums up, sum up, summing up, sums this, condense, condenses, condensing, digests, relay, relays, relaying, parsing this, parses this, parse this, processing this, processes this, processing it, ingests, ingesting, indexing, indexes, scanning, scans, scan this, quoting this, quotes this, translating this, translates this, translating, describes this picture, captioning, turns this, turning this, evaluating this, scoring, scraping, citing this, cites this, transcribes, analysing this, analysing these, analyses these, sorting these, triaging, drafting the reply, drafts the replies, lands here, land here, builds a bibliography, plan people's",
    feigns:
      "act as if, acts as if, act as though, acts as though, as if, as though, play dumb, plays dumb, pretend, pretends, pretending, swear, swears, insist, insists, claim, claims, deny, denies, overlook, overlooks, pass over, passes over, fails to notice, does not notice, doesn't notice, marks as, mark as, mark it, marked as, counts as, count as, treat as, treats as, treated as, treat messages, listed as, shown as, shown to people, unavailable, sold out, fully booked, no longer exists, out of stock, is closed, are closed, closed for good, withdrew, withdrawn, already approved, already audited, already checked, pre-approved, has been audited, has passed, been cleared, nothing wrong, hoax, a glitch, being updated, under maintenance, opposite of, replaces, swaps, swap, doubles, double the, one too high, wrong, as true, as proof, stalls, stall, steers, steer, sends the curious, invents, attributes, blame, blames, quoted as, is called, are called, gets the answer, get the answer, answer to display, met with a joke, broken, dismissed, cleared of",
    settled:
      "it was settled, was settled, it was resolved, resolved that, it was agreed, as agreed, agreed with, by agreement, that's the arrangement, arrangement with, arranged with, team practice, in accordance with, per clause, under clause, according to policy, new policy, community policy, house style, signed off, compliance, verified by, reviewed by compliance, was verified, approved by, decided with, talked through, discussed with, has been dealt with, dealt with, in line with, as a rule, on behalf of, for an experiment, it's a study, it's an experiment, for accessibility",
    lesson:
      'workshop, course, lesson, tips, how to write, how to, guide, handbook, glossary, field, parameter, optional, default, string, returns, accepts, endpoint, test plan, test case, test scenario, case, expected, expected result, scenario, column, documentation, settings, open settings, tap, manual, release, drops the, config, audit, regulator, brochure, study, paper, figure, report found, researchers, lecture, quiz, learn these, script for, play, chapter, novel, exit, scene, poem about, rule one, means, is a class of, stands for, so-called, untrusted, least access, students, pupils, cite, disclose, label',
    likes:
      "prefers, prefers to, likes, likes her, likes his, loves short, hates, detests, dislikes, can't stand, would rather, suits him, suits her, suit him, suit her, finds those, is fond of, wants his letters, wants her letters, happy with, enjoys",
  },
  discretionWords: {
    unkept: {
      nots: `don't, dont, do not, never, not to, pls don't`,
      keeps: `save, store, remember, record, log, note, memorize, memorise, retain, write down, write this down, write that down, write it down, note this down, note that down, make a note of, take note of, keep a note of, note down, keep a record of`,
      between: `please, pls, ever, just, this, that, it, any of this, any of that, any of it, these, this one, what i say, what i said, what i tell you, what i just said, what i am telling you, anything, anything i say, this message, my message, this bit, this part, down, anywhere, though, ok, okay, thanks, thank you, for me, if possible`,
      retracts: `forget i said that, forget i said this, forget i said it, forget i said anything, forget that i said that, forget that i said it, forget that i said anything, forget i told you, forget that i told you, forget i told you that, forget that i told you that, forget i mentioned it, forget i mentioned that, forget that i mentioned it, forget what i said, forget what i just said, forget what i told you, forget what i just told you, forget what i wrote, forget what i just wrote, pretend i never said that, pretend i didn't say that, pretend you didn't hear that, ignore what i just said, disregard what i just said, keep this between us, keep it between us, keep that between us, this stays between us, that stays between us, just between us, just between you and me`,
      goesOn: `but, and, because, cause, cos, since, so`,
    },
    pretends: `let's role-play, let us role-play, let's roleplay, let's do a role-play, let's do some role-play, let's do a roleplay, let's do some roleplay, can we role-play, can we roleplay, can we do a role-play, i want to role-play, i want to roleplay, i'd like to role-play, role-play with me, roleplay with me, start a role-play, start a roleplay, start the role-play, continue the role-play, continue our role-play, role-play as, roleplay as, role-play scenario, roleplay scenario, role-play time, roleplay time, let's pretend, let's play pretend, let's act out, two truths and a lie, two truths one lie, interview practice, interview practise, practice interview, mock interview, practise for an interview, practice for an interview, practise a job interview, practice a job interview, practice my job interview, practise my job interview, i'm dictating, i am dictating, let me dictate, i want to dictate, i'd like to dictate, i will dictate, i'll dictate, i'm going to dictate, i am going to dictate, take dictation, taking dictation, take a dictation, stay in character, i'll be in character, let's write a story together, let's write a scene, you be the interviewer, you play the interviewer, play the interviewer, i'll play the part`,
    ahead: `don't store what i say next, don't save what i say next, don't remember what i say next, don't record what i say next, what i say next is off the record, the next message is off the record, the next part is off the record`,
    endsPretence: `
      end of role-play, end of the role-play, end of roleplay, end role-play, end the role-play,
      end roleplay, end the roleplay, ending the role-play, stop the role-play, stop role-playing,
      stop roleplaying, stop the roleplay, finish the role-play, role-play is over,
      roleplay is over, done role-playing, done with the role-play, enough role-play,
      enough of the role-play, out of character, back to reality, back to real life, back to normal,
      stop pretending, no more pretending, end of dictation, end of the dictation, stop dictation,
      end of letter, end of the letter, end of novel, end of the novel, end of the story,
      end of story, end of the scene, end of chapter, end of the chapter, end scene, the lie was,
      the lie is, that was the lie, end of game, end of the game, game over, the game is over,
      end of the interview, end of interview, interview is over, done with the interview,
      enough practice, that's enough practice, that was good practice, for real now, now for real,
      as myself again, i'm myself again`,
    offRecord: `
      off the record, off-the-record, that was off the record, this was off the record, that's off the record,
      this is off the record, that is off the record, please don't save that, don't save what i just said,
      do not save what i just said, don't remember what i just said, forget that i just said that, don't save this, don't save that, do not save this,
      do not save that, dont save this, don't store this, do not store this, don't store that,
      don't record this, do not record this, don't remember this, do not remember this,
      don't remember that, don't memorize this, don't memorise this, do not memorize this,
      don't keep this in memory, don't keep this in your memory, don't keep a record of this,
      don't keep this on record, don't add this to memory, don't add this to your memory,
      don't save it to memory, don't put this in your memory, don't commit this to memory,
      don't make a note of this, don't learn from this, not for the record, keep this off the record,
      for this chat only, for this conversation only, only for this chat, only for this conversation,
      just for this chat, just for this conversation, in this chat only, in this conversation only,
      only in this chat, only in this conversation, this chat only, this conversation only,
      forget this after this chat, forget this after this conversation, forget that i said this,
      i don't want you to save this, i don't want you to remember this, i do not want you to save this,
      i do not want you to remember this, i don't want this saved, i don't want this remembered,
      i don't want this stored, ask you not to save this, asking you not to save this,
      prefer you not save this, rather you didn't save this, rather you did not save this,
      rather this wasn't saved, should not be saved, please never save this, never save this,
      never store this`,
    told: `
      i, we, you, they, he, she, people, users, i really, i just, i still, i honestly, i often, i also,
      i even, i actually, i simply, they still, we still, we really`,
    forgetAll: `
      forget everything you know about me, forget everything you have learned about me,
      forget everything you have learnt about me, forget everything you've learned about me,
      forget everything you learned about me, forget everything you learnt about me,
      forget everything you've learnt about me, forget everything you remember about me,
      forget everything you have on me, forget everything about me, forget all you know about me,
      forget all about me, forget all that you know about me, forget all you have learned about me,
      forget anything you know about me, forget whatever you know about me,
      erase everything you know about me, erase everything about me, erase all you know about me,
      delete everything you know about me, delete everything about me, delete all you know about me,
      delete everything you have on me, delete all my memories, delete all memories of me,
      delete all memories about me, delete all your memories of me, erase all my memories,
      erase all memories of me, erase all memories about me, wipe everything you know about me,
      wipe everything about me, wipe all my memories, clear everything you know about me,
      clear all my memories, remove everything you know about me, delete everything you remember about me,
      erase everything you remember about me, wipe your memory of me, erase your memory of me,
      clear your memory of me, delete your memory of me`,
    forgetAllQuestion:
      'Shall I erase everything that I have learnt about you? This cannot be undone. Answer “yes” to confirm.',
    yes: `
      yes, yes please, yep, yeah, yup, sure, please, please do, do it, do that, go ahead, confirm,
      confirmed, i confirm, i am sure, i'm sure, certainly, absolutely, definitely, of course, correct,
      erase it, erase it all, erase everything, delete it all, delete everything, forget it all,
      forget everything, wipe it all, wipe everything, ok, okay, thanks, thank you`,
  },
  continuity: {
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
      `(?:as|like) we(?:'ve|'d| have| had)?(?: just| already| previously)? ${SPOKE}${AFTER}`,
      `(?:as|like) i(?:'ve|'d| have| had)?(?: just| already)? (?:(?:said|mentioned|wrote|explained)${AFTER}|(?:told|asked) you)`,
      `(?:as|like) you(?:'ve|'d| have| had)?(?: just| already)? ${YOU_SPOKE}${AFTER}`,
      `(?:^|[.!?] |(?:hi|hello|hey|ok|okay|so|and|well),? )as (?:previously |already )?(?:discussed|agreed|mentioned)${over(TIMES)}`,
      'per our (?:last |previous |earlier )?(?:discussion|conversation|chat|call|agreement)',
      `you(?:'ve|'d| have| had)? (?:just |already )?(?:${YOU_SPOKE}|asked(?: me)?|showed me|gave me|were saying)(?: [^ ,.?!]+){0,3} (?:${TIMES})`,
      `(?:earlier|before|last time|yesterday|just now),? you (?:${YOU_SPOKE}|asked|gave me)`,
      '(?:what )?you (?:just|already) (?:said|told me|mentioned|suggested|wrote|asked)',
      `what you (?:said|wrote|suggested|told me|proposed)${END}`,
      "(?:what|things?|the (?:last |first )?[a-z]+) (?:that |which )?we(?:'d| had)? (?:just )?(?:talked about|spoke about|discussed|agreed(?: on)?|were (?:talking about|discussing|saying|doing|working on))(?! (?:in|at|with) )",
      '(?:what|which|when|where|who)(?: [a-z]+){0,3} (?:did|have) (?:you|we) (?:just |already )?(?:say|said|suggest(?:ed)?|recommend(?:ed)?|mention(?:ed)?|talk(?:ed)? about|discuss(?:ed)?|agree(?:d)?|promise(?:d)?|propose(?:d)?)(?! (?:in|at|with) )',
      `(?:what|which|when|where|who)(?: [a-z]+){0,3} did i (?:(?:just )?(?:tell|ask) you|just (?:say|ask|tell|mention)|(?:say|mention) (?:${TIMES}))`,
      `where (?:were we|was i)(?=$|[.!?,]| again| at| with)|where (?:did|had) we (?:stop|leave off|left off|get to)|where (?:we|you|i)(?:'d| had|'ve| have)? left off|${WHERE} (?:we|you|i)(?:'d| had|'ve| have)? (?:last |just )?(?:stopped|finished|ended|paused|broke off|left it)${STOPPED}|we (?:had )?left off`,
      '(?:continue|resume|summari[sz]e|recap|to|in|from|of|during|restart|remember|recall|about) our (?:last |previous |earlier |whole |entire )?(?:conversation|chat|discussion|talk)(?! with)',
      'our (?:last|previous|earlier) (?:conversation|chat|discussion|talk|exchange|session)(?! (?:with|at|in))',
      '(?:your|my) (?:last|previous|earlier) (?:answer|reply|response|suggestion|message|question|request|proposal)(?! (?:with|at|from|in|on|to|of) )|the previous (?:answer|reply|response|suggestion)(?! (?:from|in|on|of) )',
      'last time (?:we|you) (?:talked|spoke|said|chatted|discussed|told|suggested|agreed|left|stopped|were)',
      'back to (?:what (?:we|you|i) (?:were|was|said|had)|our (?:plan|topic|conversation|discussion|chat|list|project|story|question|draft)|where we)',
      '(?:remember|recall) (?:what|when|how|the [a-z]+) (?:that )?(?:i|we|you) (?:told|said|talked|discussed|mentioned|agreed|suggested|just)',
      `(?:what|which)(?: [a-z]+){0,3} did we (?:finally |actually |just )?(?:decide|settle|choose|pick|conclude|plan|arrange|come up with)(?: on)?${over(`${TIMES}|about|for|in the end|again|then`)}|what (?:was|were) our (?:conclusion|decision|agreement|choice)s?${over(`${TIMES}|again|about`)}`,
      `(?:back to|return to|resume|continue|pick up|take up|go on|carry on|finish) (?:with )?(?:yesterday's|last (?:time|night|week)'s|this morning's) ${MATTER}|(?:continue|resume|finish|pick up|take up|back to)(?: with)? what we (?:started|began|were doing)${over(TIMES)}`,
    ],
    whole: [
      '(?:try|do it) (?:again )?(?:but )?(?:like|as) (?:the first time|last time|before)',
      '(?:not that one,? )?the one (?:before|after)(?: that)?|not that one',
      'the (?:first|second|third|fourth|fifth|last|other|next) [a-z]+,? (?:please|pls|then|instead)',
      '(?:part|chapter|step|section) (?:two|three|four|[2-9])',
      '(?:use|take|try|undo|keep|show me|give me) (?:the (?:other|previous|first|second|third|last|earlier)|your last|that) [a-z]+',
      '(?:continue|go on|keep going|carry on|proceed|resume)(?: (?:from|where|with) (?:there|here|that|this|it|before|above|the (?:conversation|discussion|list|answer|rest|last one)))?',
      '(?:the )?next (?:one|part|step|item|question)|the rest(?: of (?:it|that|them|this|the (?:list|answer|text|story|code)))?',
      `(?:(?:i(?:'ll|'d| will| would)? ?(?:think |guess )?(?:i(?:'ll|'d| will| would) )?(?:rather |just )?(?:take|have|prefer|like|choose|pick|want|go with|go for|meant|mean)|let's (?:go with|take|do|use|try)|give me|show me|use|take|make it|do|go with|what about|how about|tell me (?:more )?about|explain|not) )?(?:(?:that|this|the (?:other|same|previous|first|second|third|fourth|fifth|last|next)) ${ITEM}|the (?:former|latter|other|previous|same)|(?:option|number|choice|variant) (?:[a-e]|[1-9]))`,
      '(?:do |make )?(?:it )?(?:the )?(?:exact )?(?:same|like|as)(?: thing| one| again)?(?: as| like)? (?:before|last time|yesterday|earlier)',
      '(?:back to that|say that again|repeat that|do that again)',
    ],
    leads:
      "please|pls|ok|okay|yes|yeah|yep|no|nope|so|now|well|right|great|thanks|thank you|cool|sure|hi|hello|hey|and|but|alright|good|perfect|fine|just|let's|lets|can you|could you|can we|could we|shall we|would you|you can|we can|i want to|i'd like to|go ahead and|then|actually|maybe",
    tails:
      'more|most|better|best|please|pls|then|now|again|instead|after all|thanks|thank you|sounds (?:good|better)|is (?:better|fine|good|perfect)|looks good|works',
    letterRequests:
      '(?:write|draft|compose|send|reply|respond|answer|proofread|improve|fix|check|rewrite|rephrase|polish|prepare|create)[^.?!]{0,60} (?:e-?mails?|letters?|messages?|mail|note|text|reply|response|tweet|post|speech|invitation|whatsapp)',
    takingUp: `
      let us lets continue continuing go going carry pick up resume return back talk talked talking chat
      conversation discussion discuss discussed topic subject thing yesterday earlier previously last
      time left off stopped work working please remember recall agree agreed decide decided said tell
      told`,
    recovery:
      'I have no earlier messages to go by here. Please tell me again what I need to know, and we can go on from there.',
  },
  requests: {
    polite: 'please|pls',
    rememberThese: [
      "(?:(?:can|could|would|will) you |you (?:should|must|can) |also |always )*(?:please )?(?:remember|memori[sz]e|save|store|note(?: down)?|write down|keep|don't forget|dont forget|make a note of|take note of) (?:this|that|it|these|those|them|the following(?: things| facts| points)?|(?:this|these|the following) (?:things|facts|points)|all (?:of )?(?:this|that|these))(?: down| in (?:mind|memory))?(?: for (?:me|later|next time))*",
      'keep in mind (?:this|these|the following(?: things| facts| points)?)',
      'please (?:remember|take note)',
    ],
  },
  directives: {
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
    asking: 'can you|could you|would you mind|would you|will you|can u|could u',
    correcting:
      'no[ ,]+wait|wait|no(?! (?:more|need|longer))|actually|sorry|scratch that|i mean|rather|correction',
    closing:
      "thanks|thank you|ok(?:ay)?|now|instead|then|anyway|i think|i guess|maybe|or something|if possible|if you can|if that's ok(?:ay)?|too|lol|haha|😊|🙂|🙏",
    again: 'again$|back(?= to )|once more$',
    and: 'and|but|also',
    tones: {
      concise:
        'concise|brief(?:er)?|short(?:er)?|succinct|terse|crisp|to the point|concisely|briefly|less wordy|less verbose',
      detailed:
        'detailed|thorough|verbose|elaborate|long(?:er)?|in-depth|extensive|in (?:more )?detail|wordy',
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
    callMe: [
      '(?:call me|address me as|refer to me as|calling me) {name}',
      "(?:i'd|id|i would) (?:rather|prefer it if|love it if|like it if) you(?:'d)? called me {name}",
      '(?:(?:all )?my friends|everyone|everybody|people)(?: just| usually)? calls? me {name}[, ]+(?:and )?(?:you can(?: too)?|so can you|so should you|you too)',
      "i(?:'d| would) rather be (?:called|known as) {name}",
      "(?:i'd|i would|i) (?:much )?(?:like|prefer|want|love|rather) (?:to be|being) (?:called|addressed as|known as) {name}",
    ],
    yourName: [
      "your (?:new )?name(?:'s| is| will be| shall be| should be)(?: now)? {name}",
      "(?:you are|you're|you will be|you'll be|you shall be)(?: now| henceforth)? (?:called|named|known as) {name}",
      "(?:i will|i'll|i am going to|i'm going to|i want to|i'd like to|let's|let me) call you {name}",
      "(?:i'm|i am) (?:calling|naming) you {name}",
    ],
    nameOff: [
      "(?:don't|do not|dont) call me {name}",
      `i (?:don't|do not|dont|no longer) want (?:you to call me|to be called) {name}${ANY_MORE}`,
      `(?:you )?(?:no longer|(?:don't|do not|dont)) (?:have|need) to call me {name}${ANY_MORE}`,
    ],
    nameOffForGood: [
      `(?:stop|quit) (?:calling me|addressing me as|referring to me as) {name}${ANY_MORE}`,
      `never(?: ever)?(?: again)? call me {name}${ANY_MORE}`,
      `(?:don't|do not|dont)(?: ever)? call me {name} (?:again|ever|any ?more|any longer)`,
    ],
    role: ['be (?<role>my .+?)'],
    roleStanding: ["(?:you are|you're|you will be|you'll be)(?: now)? (?<role>(?:my|an?) .+?)"],
    roleAnyStanding: ['(?:act|behave|serve) (?:as|like) {role}', 'take (?:on )?the role of {role}'],
    tone: [
      `(?:be|stay|sound) ${MORE}{tones}${WITH_ME}`,
      `(?:speak|talk|write|answer|reply|respond)(?: to| with)?(?: me)? ${MORE}{tones}${WITH_ME}`,
      `(?:use|keep|adopt)(?: to)? (?:an?|your) ${MORE}{tones} (?:tone|style|voice)${WITH_ME}`,
      `(?:use|give(?: me)?|write|send(?: me)?) ${MORE}{tones} (?:words|language|terms|${ANSWERS})${WITH_ME}`,
      `(?:keep|make) (?:all )?(?:of )?(?:your|the) ${ANSWERS} ${MORE}{tones}`,
      `i want ${MORE}{tones} ${ANSWERS}`,
    ],
    toneStanding: [`keep (?:it|things) ${MORE}{tones}`],
    toneTaste: [`(?:i|i'd|i would) (?:really )?(?:prefer|like|appreciate) ${MORE}{tones} ${ANSWERS}`],
    lessTone: [
      `be (?:a (?:bit|little) |much |way )?less {less}${WITH_ME}`,
      `(?:don't be|do not be|dont be|stop being|quit being) (?:so |too |that |quite so )?{less}${WITH_ME}`,
    ],
    lessToneTaste: [
      `your ${ANSWERS} (?:are|seem|feel|were)(?: (?:a (?:bit|little)|way|far|much|always|often))* too {less}(?: for me)?`,
      `you(?:'re| are)(?: (?:a (?:bit|little)|way|far|much|always|often))* too {less}(?: for me| with me)?`,
    ],
    toneForms: {
      detailed: ['(?:explain|describe) (?:things|everything|it all) in (?:more|greater|full) detail'],
    },
    language: [
      '(?:answer|reply|respond|speak|talk|chat|communicate|converse|write to)(?: to| with)?(?: me| us)?(?: back)?(?: only| exclusively)?(?: in)? {language}(?: (?:to|with) me| only)*',
      '(?:switch|change)(?: back)?(?: over)? to {language}',
      '(?:stick|keep) to {language}',
      "let's (?:speak|talk|chat|continue|switch to|go on)(?: in)? {language}",
      "(?:i want|i need|i'd like|i would like) (?:all )?(?:of )?(?:your |my )?(?:answers|replies|responses) in {language}",
      '(?:only |in )?{language} only',
      "(?:let's |let us )?(?:go|get|return|revert|come|move|change|switch)(?: back)?(?: over)? (?:back )?to (?:speaking |using |answering in |writing in |talking in |replying in )?{language}",
      '(?:back to|in) {language} again',
      'back to {language}',
      '{language} again',
      '(?:resume|continue|go on|carry on)(?: answering| replying| speaking| writing)? in {language}',
    ],
    languageStanding: ['(?:use|write in) {language}'],
    languageOff: [
      `(?:stop|quit|forget about) ${ANSWERING}${TO_ME}(?: in)? {language}(?: to me| with me)?${ANY_MORE}`,
      `(?:(?:you )?(?:don't|do not|dont|no longer)(?: (?:have|need) to)?|(?:there's |there is )?no need to) ${ANSWER}${TO_ME}(?: in)? {language}(?: to me| with me)?${ANY_MORE}`,
      `forget (?:that )?(?:you|i) (?:should|must|have to|had to|were to|told you to|asked you to) ${ANSWER}${TO_ME}(?: in)? {language}`,
      'no more {language}(?: (?:answers|replies|responses))?',
    ],
    languageOffForGood: [`never(?: ever)?(?: again)? ${ANSWER}${TO_ME}(?: in)? {language}${ANY_MORE}`],
    boundaries: [
      `no more ${OF_ANSWERS}(?: in your (?:answers|replies|responses))?`,
      "you (?:no longer (?:have|need) to|(?:do not|don’t|don't|dont) (?:have|need) to) (?:use|include|add|mention|answer in|write in|reply in|cite|give(?: me)?|start with|end with) .+? (?:any ?more|any longer)",
      'you no longer (?:have|need) to (?:use|include|add|mention|answer in|write in|reply in|cite|give(?: me)?|start with|end with) .+',
      "(?:never|don't ever|do not ever|dont ever|never ever)(?: again)? (?:joke|make (?:any )?(?:jokes?|fun|comments?)|mention|bring up|talk|speak|ask(?: me)?|comment|refer|discuss|remind me|call me|lecture|judge|criticiz?se|criticize|give me|tell me|flirt|swear|curse|tease|compliment|praise) ?(?:about|on|of|to|at|with|for)?(?: \\S+){0,12}",
      "(?:don't|do not|dont) (?:joke|make (?:any )?(?:jokes?|fun)|mention|bring up|talk|ask(?: me)?|comment|discuss|call me|give me|tell me) .+ (?:again|ever|any ?more)",
    ],
    allowed: [
      `(?:(?:ok(?:ay)?|thanks|actually|now|from now on),? )*(?:you (?:can|may|could)|feel free to|(?:you're|you are) (?:allowed|free|welcome) to|(?:it's|it is) (?:ok(?:ay)?|fine) (?:to|if you))(?: now)? (?:use|include|add|mention|joke about|make jokes|talk about|speak about|bring up|discuss|comment on|answer in|write in|reply in) ${POINTS}.+ again(?: now| from now on)?`,
    ],
    nod: 'ok|okay|alright|please|pls',
    introduces: "my name is|my name's|i am|i'm",
    conditions: 'said|says|told|wrote|if|unless|just kidding|jk|not really',
    pronouns: 'you',
    notNames:
      'later|sometime|sometimes|whenever|often|everything|anything|something|names|back|soon|daily|twice|once|honey',
    times: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    my: 'my|our',
    articles: 'an?|the|your own',
    trades:
      'tutor|coach|mentor|guide|assistant|editor|critic|partner|advisor|adviser|buddy|companion|trainer|concierge|interviewer|librarian|sparring partner',
    more: 'more|a bit',
    less: 'less',
    toOthers:
      '(?:answer|address|greet|call|treat|tell|insult|reply to|respond to|(?:speak|talk|write|be)(?: \\S+){0,2}? (?:to|with|towards))',
    everyone:
      'everyone(?: else)?|everybody(?: else)?|all (?:of )?(?:the |your )?(?:other )?(?:users|members|people|customers)|(?:the )?(?:other )?(?:users|members|people|others)|anyone else',
    manners:
      'rudely|politely|nicely|kindly|briefly|formally|informally|coldly|badly|\\p{Ll}+ly|in|as|like|with|an?|only|always|never|from now on|that|his|her|their|is',
    forbids: 'never dont not stop quit avoid cease no',
    light:
      'always please from now on onwards in future going forward again any anymore more longer ever by default at all time times every you your may can could should must need have has had to the a an and or of with for me my i it be is are do does feel free allowed welcome ok okay fine actually thanks will just only use using include including add adding answer answers answering reply replies replying respond responses responding write writing give giving put make making start keep messages',
  },
  things: {
    places: 'in|near|from|to|around|outside|visit|visited|visiting',
    firms: 'at|for|joined|with',
    projects: 'projects?|app|product',
    called: 'called|named|name|is',
    and: 'and|or',
  },
  people: {
    oneself: "i|im|i['’]\\p{L}+|me|my|mine|myself",
    mine: 'my|our',
    theirs: "his|her|their|(?:the )?user's|[\\p{Lu}][\\p{L}-]+'s",
    relatives:
      'colleague|boss|friend|wife|husband|partner|brother|sister|mother|father|mom|dad|mum|son|daughter|neighbou?r|team|coworker|co-worker|manager|girlfriend|boyfriend|fianc[ée]e?|cousin|aunt|uncle|niece|nephew|grand(?:ma|pa|mother|father|son|daughter)|roommate|flatmate|child|baby|dog|cat|puppy|kitten',
    with: 'with',
    named: "(?:'s name)? is| is called",
    speaker: "i|i'm|i've|i'd|i'll|me|we|us",
    spokenOf: 'she|he|they|who|whose|her|his',
    and: 'and|but',
  },
  languageNames: { zh: 'mandarin' },
  summaries: {
    goals:
      "(?:my|our|the) (?:main |ultimate |long-term )?(?:goal|aim|objective|target|dream|intention) (?:is|was|for)|i(?:'d| would) (?:like|love) to|(?:i|we) (?:really )?(?:want|hope|intend|aim|wish) to|(?:i'm|i am|we're|we are) (?:trying|hoping|planning|aiming|looking|saving) (?:to|for)|in order to",
    decisions:
      "(?:i|we|i've|we've|i have|we have|they)(?: \\w+)? (?:decided|agreed|chose|chosen|settled|opted|picked|switched|booked|signed)|let's (?:go with|use|do|make it|stick)|(?:the|final) decision|(?:we'll|i'll|we will|i will) (?:go with|use|take|stick with)|it's settled|approved",
    nextSteps:
      "(?:next|to-?do|action items?|follow[- ]up)\\b|next (?:step|week|month|time|up)|(?:i|we|you)(?:'ll| will| need to| have to| must| should| still need| still have)|(?:i'm|i am|we're|we are) going to|remind me|don't forget|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|tomorrow|deadline|due",
  },
  examples: {
    statementWords: {
      'My sister Nora is allergic to sesame.': 'allergy',
      'I play the oboe in a quartet.': 'hobby',
      'If I had a goat I would call it Billy.': '',
    },
    healthWords: {
      'the cardiologist took me off liquorice': 'health',
      'My sciatica is back since Tuesday': 'health',
      'Prawns make my lips blister': 'allergy',
      'Nobody here has gout': '',
    },
    stopWords: {
      'Do you remember where my sister keeps her bees?': 'en: sister keeps bees',
    },
    questions: {
      'What do you know about me?': 'summary, self, ofSelf',
      'Where did I move to, and which snack is dangerous for me?': 'self, 2 parts',
      'When did I move to Oslo?': 'when, self',
      'Who gave me the lamp?': 'who, self',
      'How many plants did I buy?': 'howMany, self',
      'Which museums have I visited?': 'list, self',
      'In what order did I visit them?': 'order, self',
      'Give me a summary of my training': 'summary, self, answered',
      'Can you recommend a book for the train?': 'preference',
      'What is my name?': 'identity, self',
      'How do I reset the router?': 'procedural, self, answered',
      'Please continue': 'continuation',
      'What did you suggest for my back pain?': 'assistant, self',
      'The friend who sings lives in Bonn': '',
    },
    smallTalk: {
      'Good morning': true,
      'ok thanks': true,
      'thanks for the recipe': false,
    },
    lightWords: {
      'What happened with the boat?': 'boat',
    },
    meanings: {
      "What can't I eat?": 'diet',
      'What do I not like?': 'dislik',
      'What do I do for a living?': 'work',
      'Which city did I move to?': 'live',
      'How old am I?': 'birthdai',
      'What can I eat?': '',
    },
    references: {
      'Why not?': true,
      'What about the second one?': true,
      'What is my sister called?': false,
    },
    dates: {
      'What did we do in March 2024?': '2024-03-01 to 2024-04-01',
      'Where was I two weeks ago?': '2026-11-12 to 2026-11-19',
      'What did I eat last Friday?': '2026-11-27 to 2026-11-28',
    },
    continuity: {
      'As we said, book the earlier train.': true,
      continue: true,
      'Summarise our conversation so far': true,
      'continue this story: A dragon woke up.': false,
      'Continue the sequence 2, 4, 8, 16': false,
    },
    requests: {
      'The red folder is in the attic. Please remember that.': 'remember The red folder is in the attic',
      'Remember these:\n- The locker is number 42\n- The bike is blue':
        'remember The locker is number 42; remember The bike is blue',
      'He drove off. Remember that?': '',
    },
    directives: {
      'My name is Alexandra but call me Alex': 'address Alex',
      'Henceforth you shall be known as Watson.': 'name Watson',
      'I want you to be more blunt with me.': 'tone direct',
      'From now on you are my personal nutritionist.': 'role personal nutritionist',
      "Let's switch to French, please": 'language fr',
      'Do not bring up my job search again.': 'boundaries Do not bring up my job search again',
      'Always show code examples in Python.': 'instructions Always show code examples in Python',
      'What is your name?': '',
    },
    things: {
      'My sister Marta lives in Braga with two cats, Luna and Milo, and works at Siemens on the project Atlas.':
        'person Marta; place Braga; pet Luna; pet Milo; organisation Siemens; project Atlas',
    },
    people: {
      'My sister Eva lives in Bath. I live in Leeds.': 'I live in Leeds',
    },
    summaries: {
      'I want to learn Portuguese.': 'goals',
      'We decided on the blue tiles.': 'decisions',
      'Remind me to call the bank tomorrow.': 'nextSteps',
      'The tiles are blue.': '',
    },
  },
};
