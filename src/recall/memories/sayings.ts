/**
 * What a question asks for by a phrase and not by a word: "what can't I eat" is about allergies, "what do I not like" about
 * dislikes. Each names the word of the lexicon that it means. Pure.
 */

import { type Cues, cuePattern } from '../../language/cues.ts';
import { termOf, termsOf } from '../../lib/text/words.ts';

interface Saying {
  /** A word of the lexicon. */
  readonly means: string;
  readonly cues: Cues;
}

const NOT =
  "(?:can't|cant|cannot|can not|mustn't|must not|shouldn't|should not|may not|not allowed to|unable to)";
const SAYINGS: readonly Saying[] = [
  {
    means: 'diet',
    cues: {
      spaced: [
        `${NOT} (?:i |we |my \\w+ |\\w+ )?(?:eat|drink|have|digest|tolerate|stomach)`,
        '(?:darf|kann|vertrage|esse) ich (?:\\w+ )?(?:nicht|kein\\w*)(?: \\w+)?(?: essen| trinken)?',
        'je (?:ne )?(?:peux|dois|supporte) pas (?:manger|boire)|puis-je pas (?:manger|boire)',
        '(?:no|que no) (?:puedo|debo) (?:comer|beber|tomar)',
        '(?:foods?|snacks?|meals?|dish|dishes|drinks?|nuts?|fruits?|ingredients?) (?:is|are|would be) (?:dangerous|bad|harmful|off limits)(?: for me)?',
        '(?:foods?|snacks?|meals?|dish|dishes|drinks?|ingredients?) (?:must|should|do|have) (?:i|we|my \\w+)(?: have to| need to)? avoid',
        'welche[ns]? (?:essen|speisen?|lebensmittel) (?:muss|soll|sollte) ich (?:meiden|vermeiden)',
        'non (?:posso|devo) (?:mangiare|bere)',
        'não (?:posso|devo) (?:comer|beber)',
        'mag ik niet (?:eten|drinken)|kan ik niet (?:eten|drinken)',
        '(?:мне )?нельзя (?:есть|пить)|(?:я )?не могу (?:есть|пить)|не ем',
      ],
      unspaced: ['不能(?:吃|喝)', '(?:食べ|飲め|食べられ)(?:られ)?ない'],
    },
  },
  {
    means: 'dislike',
    cues: {
      spaced: [
        "(?:don't|dont|do not|doesn't|does not|didn't|did not) (?:i |we |he |she |my \\w+ |\\w+ )?(?:really )?(?:like|love|enjoy)",
        "do (?:i|we) not (?:really )?(?:like|love|enjoy)|(?:can't|cannot|cant) (?:i |we |\\w+ )?(?:stand|bear)|no fan of",
        '(?:mag|liebe) ich (?:gar |überhaupt )?(?:nicht|kein\\w*)|(?:kann|mag) ich nicht (?:leiden|ausstehen)',
        "n'aime(?:s|-je|nt)? (?:-?je )?pas|j'aime pas|supporte pas",
        'no (?:me|te|le) gustan?',
        'non (?:mi|ti|gli) piac(?:e|ciono)',
        'não gost[oa]',
        'niet (?:lekker|leuk)|lust ik niet',
        'не (?:люблю|нрав[а-я]+)',
      ],
      unspaced: ['不(?:太)?喜[欢歡]', '(?:好き)(?:では|じゃ)ない'],
    },
  },
  {
    means: 'work',
    cues: {
      spaced: [
        'for a living|what (?:do|does) (?:i|\\w+) do(?= \\?|\\?|$)|(?:where|who) (?:am|was) i employed',
        'womit verdiene ich|was mache ich beruflich|von beruf',
        'dans la vie|a qué me dedico|che lavoro (?:faccio|fai)|кем я работаю',
      ],
      unspaced: ['做什么工作', '何をして(?:いる|ます)人'],
    },
  },
  {
    means: 'live',
    cues: {
      spaced: [
        'where (?:am|are|is) (?:i|we|my \\w+) (?:based|staying|settled)',
        'where (?:did|have|has) (?:i|we|my \\w+) (?:re)?(?:move|moved|settled?|located?)(?: to)?',
        '(?:which|what) (?:town|city|village|country|place|neighbou?rhood) (?:am|are|is|do|does|did) (?:i|we|my \\w+)(?: live| move| settle)?(?: in| to)?',
        'in welche[rmn] (?:stadt|ort|dorf|land|gegend)|wohin bin ich (?:um)?gezogen',
        '(?:dans )?quelle ville|où ai je déménagé|en qué (?:ciudad|pueblo|país)|a dónde me mudé',
        'in quale città|dove mi sono trasferit[oa]|em que cidade|в каком городе|куда я переехал[аи]?',
        'zu hause|dónde vivo|где я живу',
      ],
      unspaced: ['住(?:在)?哪', 'どこに住(?:んで)?'],
    },
  },
  {
    means: 'birthday',
    cues: {
      spaced: [
        "how old (?:am|is|are|will)|(?:my|\\w+'s) age",
        'wie alt|quel âge|cuántos años|quanti anni|сколько .*лет',
      ],
      unspaced: ['几岁|多大', '何歳'],
    },
  },
];

const patterns = SAYINGS.map(({ means, cues }) => ({ term: termOf(means), pattern: cuePattern(cues) }));

/** The terms that phrases may mean. */
export const MEANT_TERMS: readonly string[] = patterns.map(({ term }) => term);

/** A phrase of a text: the term that it means, and the index terms that are thereby understood. */
export interface Understood {
  readonly term: string;
  readonly answers: readonly string[];
}

/** The phrases that a text holds, of which they are given what cues are looked for in. */
export function understoodIn(cueText: string): Understood[] {
  return patterns.flatMap(({ term, pattern }) => {
    const [found] = pattern.exec(cueText) ?? [];
    return found === undefined ? [] : [{ term, answers: termsOf(found) }];
  });
}
