/**
 * Likes and dislikes, one topic an object: what is liked today and hated tomorrow replaces itself. The strength of the
 * verb is not kept ("love" and "like" store the same words), so that saying it again confirms instead of piling up.
 */
import type { Clause, Message } from './message/clauses.ts';
import { anyOf } from './message/patterns.ts';
import { inClause, inRest, phrase } from './message/phrase.ts';
import { countWords, splitTime, trimValue } from './message/values.ts';
import { itemsOf, objectAt, objectKey } from './objects.ts';
import { type Draft, endTopic, remember } from './signal.ts';

const LIKE_IMPORTANCE = 0.5;
const HEALTH_IMPORTANCE = 0.85;

const LIKES = [
  phrase('i <adv>(?:like|love|enjoy|adore) {object}'),
  phrase(
    '<im> <adv>(?:(?:really|so|very|super|pretty) )*(?:into|fond of|keen on|crazy about|passionate about|obsessed with) {object}',
  ),
  phrase('(?:<im> <adv>)?(?:a |an )?(?:big|huge|massive|great|lifelong|die-?hard)? ?fan of {object}'),
];
const DISLIKES = [
  phrase('i <adv>(?:hate|dislike|detest|despise|loathe) {object}'),
  phrase("(?:i )?<adv>(?:can't|cannot|cant|can not) (?:stand|bear) {object}"),
  phrase('i <adv><dont> <adv>(?:like|enjoy|care for) {object}'),
  phrase(
    '(?:<im> )?<adv>not (?:really |particularly )?(?:a |an )?(?:big |huge )?(?:fan of|into|fond of|keen on) {object}',
  ),
];
const NO_LONGER = [
  phrase('i no longer (?:like|love|enjoy|prefer) {object}'),
  phrase('i <dont> (?:really )?(?:like|love|enjoy) {object} <anymore>'),
  phrase('i used to (?:like|love|enjoy|adore|be into) {object}'),
  phrase('<have> (?:just |recently )*(?:stopped (?:liking|enjoying|loving)|gone off) {object}'),
  phrase('<im> (?:not|no longer) (?:really )?into {object}(?: <anymore>)?'),
];
const HATED = '(?:hate|dislike|detest|despise|loathe)';
const HATES_NO_LONGER = [
  phrase(`i <adv>(?:no longer|<dont>) (?:really |actually )?${HATED} {object}`),
  phrase('<have> (?:just |recently )*stopped (?:hating|disliking|detesting) {object}'),
  phrase(`i used to ${HATED} {object}`),
];
const PREFER_OVER = phrase(
  'i <adv>prefer (?<better>.+?) (?:over|rather than|instead of|more than|vs\\.?) {worse}',
);
const PREFER_TO = phrase('i <adv>prefer (?<better>.+?) to {worse}');
const PREFER = phrase('i <adv>prefer {object}');
const FAVOURITE = phrase(
  'my (?:all[- ]time |absolute )?(?:favou?rite|fave|fav) (?<thing>.+?) (?:is|are|has always been|have always been|will always be) {object}',
);
const ALLERGIC = phrase('<im> <adv>(?:severely |highly |deathly |slightly |mildly )?allergic to {object}');
const NOT_ALLERGIC = phrase('<im> <adv>(?:not|no longer) <adv>allergic to {object}');
const DIETS = anyOf(
  'vegan|vegetarian|pescatarian|pescetarian|lactose[- ]intolerant|gluten[- ]intolerant|gluten[- ]free|celiac|coeliac|diabetic',
);
const DIET = phrase(`<im> <adv>(?:a |an )?(?:strict |lifelong )?(?<diet>${DIETS})(?: now)?`);
const DIET_ENDED = phrase(
  `<im> (?:no longer (?:a )?(?<diet>${DIETS})|not (?:a )?(?<former>${DIETS}) <anymore>)`,
);
/** "Allergic to Mondays" is said of what one dislikes. */
const NO_ALLERGEN =
  /\b(?:anything|nothing|everything|work|people|mondays?|mornings?|bullshit|drama|meetings?|that|this|it|you|change|something|jira|stress|fun|nonsense)\b/i;

/**
 * Reads health, likings and dislikes, begun or ended, as the first rule that fits understands the clause; empty where none
 * does.
 */
export function readPreferences(clause: Clause, message: Message): Draft[] {
  return (
    health(clause, message) ??
    ended(clause, message) ??
    hatesNoLonger(clause, message) ??
    comparison(clause, message) ??
    favourite(clause, message) ??
    liked(clause, message) ??
    []
  );
}

const preference = (rule: string, content: string, topicKey: string, value: string): Draft =>
  remember(rule, 'preference', content, {
    category: 'preference',
    topicKey,
    value,
    importance: LIKE_IMPORTANCE,
  });

function liked(clause: Clause, message: Message): Draft[] | null {
  const families = [
    [DISLIKES, 'Dislikes', 'preferences.dislike'],
    [LIKES, 'Likes', 'preferences.like'],
  ] as const;
  for (const [patterns, verb, rule] of families) {
    for (const pattern of patterns) {
      const said = inClause(pattern, clause, message)?.object;
      if (said === undefined) continue;
      if (/^(?:to|it)\b/i.test(said) && verb === 'Dislikes') return null;
      const objects = itemsOf(trimValue(said)).map(objectAt);
      // One item that only points makes the whole list a remark about something at hand.
      if (objects.includes(null)) return null;
      return objects
        .filter((object) => object !== null)
        .map((object) => preference(rule, `${verb} ${object}.`, `likes:${objectKey(object)}`, object));
    }
  }
  return null;
}

function ended(clause: Clause, message: Message): Draft[] | null {
  for (const pattern of NO_LONGER) {
    const said = inClause(pattern, clause, message)?.object;
    const object = said === undefined ? null : objectAt(withoutAnyMore(said));
    if (said === undefined || (pattern === NO_LONGER[4] && !/no longer|any ?more/i.test(clause.text)))
      continue;
    if (!object) return null;
    return [
      endTopic('preferences.no_longer', 'preference', `No longer likes ${object}.`, {
        category: 'preference',
        topicKey: `likes:${objectKey(object)}`,
        value: object,
        importance: LIKE_IMPORTANCE,
      }),
    ];
  }
  return null;
}

/** The end of a dislike is not a liking: it ends a dislike, and nothing else, by its value. */
function hatesNoLonger(clause: Clause, message: Message): Draft[] | null {
  for (const pattern of HATES_NO_LONGER) {
    const said = inClause(pattern, clause, message)?.object;
    if (said === undefined) continue;
    const object = /^(?:to|it)\b/i.test(said) ? null : objectAt(withoutAnyMore(said));
    if (!object) return null;
    return [
      endTopic('preferences.hates_no_longer', 'preference', `No longer dislikes ${object}.`, {
        category: 'preference',
        topicKey: `likes:${objectKey(object)}`,
        value: `dislikes ${object}`,
        importance: LIKE_IMPORTANCE,
      }),
    ];
  }
  return null;
}

const withoutAnyMore = (text: string): string => text.replace(/ any ?(?:more|longer)$/i, '');

function comparison(clause: Clause, message: Message): Draft[] | null {
  const over = inClause(PREFER_OVER, clause, message);
  const to = inClause(PREFER_TO, clause, message);
  const pair = over ?? (to && ofAKind(to.better ?? '', to.worse ?? '') ? to : null);
  const better = pair ? objectAt(pair.better ?? '') : null;
  const worse = pair ? objectAt(pair.worse ?? '') : null;
  if (better && worse) {
    const key = [objectKey(better), objectKey(worse)].sort().join('|');
    return [preference('preferences.over', `Prefers ${better} over ${worse}.`, `prefers:${key}`, better)];
  }
  if (over) return null;
  const said = inClause(PREFER, clause, message)?.object;
  const object = said === undefined ? null : objectAt(said);
  return object && !/^to be called\b|^being called\b/.test(object)
    ? [preference('preferences.prefer', `Prefers ${object}.`, `likes:${objectKey(object)}`, object)]
    : null;
}

/** "I prefer tea to coffee" compares; "I prefer going to the gym" and "I prefer notes to keep track" do not. */
const ofAKind = (better: string, worse: string): boolean =>
  countWords(better) <= 3 &&
  countWords(worse) <= 3 &&
  /ing\b/.test(better) === /ing\b/.test(worse) &&
  !/^(?:the|an?|my|keep|be|make|have|get|use|do|avoid|help|see|work|go|save|stay|start|end|read|eat|sleep)\b/i.test(
    worse,
  );

function favourite(clause: Clause, message: Message): Draft[] | null {
  const told = inRest(FAVOURITE, clause, message) ?? inClause(FAVOURITE, clause, message);
  const thing = trimValue(told?.thing ?? '').toLowerCase();
  const object = trimValue(
    (told?.object ?? '').replace(
      /,? (?:but|because|and i|so|which|who|and my)\b.*$|,? (?:he|she|it|they|i|you|we)(?:'\w+)?\b.*$/is,
      '',
    ),
  );
  if (!told || countWords(thing) > 3 || /\b(?:part|thing|one|bit)\b/.test(thing)) return null;
  if (
    object === '' ||
    countWords(object) > 8 ||
    /^(?:the one|the new|the first|that|this|when|how|what|where|not|still|probably|it|coming|going|on)\b/i.test(
      object,
    )
  )
    return null;
  return [
    preference(
      'preferences.favourite',
      `Favourite ${thing} is ${object}.`,
      `favourite:${objectKey(thing)}`,
      object,
    ),
  ];
}

function health(clause: Clause, message: Message): Draft[] | null {
  const given = inClause(DIET_ENDED, clause, message);
  const former = (given?.diet ?? given?.former)?.toLowerCase();
  if (former)
    return [
      endTopic('preferences.diet_ended', 'fact', `Is no longer ${former}.`, {
        category: 'other',
        topicKey: dietTopic(former),
        value: former,
      }),
    ];
  const diet = inClause(DIET, clause, message)?.diet?.toLowerCase();
  const fact = (rule: string, content: string, topicKey: string, value: string) =>
    remember(rule, 'fact', content, { category: 'other', topicKey, value, importance: HEALTH_IMPORTANCE });
  if (diet) return [fact('preferences.diet', `Is ${diet}.`, dietTopic(diet), diet)];
  const gone = withoutAnyMore(
    trimValue(
      (inClause(NOT_ALLERGIC, clause, message)?.object ?? '').replace(/, (?:the|my|it|so|but)\b.*$/i, ''),
    ),
  );
  if (gone !== '')
    return itemsOf(gone.replace(/ or /g, ' and '))
      .filter((item) => isAllergen(item))
      .map((item) =>
        endTopic('preferences.allergy_ended', 'fact', `Is not allergic to ${item}.`, {
          category: 'other',
          topicKey: `allergy:${objectKey(item)}`,
          value: item,
        }),
      );
  const said = inClause(ALLERGIC, clause, message)?.object;
  if (said === undefined) return null;
  return itemsOf(splitTime(said).value)
    .filter((item) => isAllergen(item))
    .map((item) =>
      fact('preferences.allergy', `Is allergic to ${item}.`, `allergy:${objectKey(item)}`, item),
    );
}

const isAllergen = (item: string): boolean => !NO_ALLERGEN.test(item) && countWords(item) <= 4;

/** A topic each: who cannot bear lactose may become a vegetarian, and still cannot. */
const dietTopic = (diet: string): string => `diet:${objectKey(diet)}`;
