/** How the data files write down memories, steps and questions: one short call each. Pure. */
import type { Chapters, Group, Item, ItemOptions, Question, Step, Talk, User, When } from './scenario.ts';

export const item = (key: string, text: string, options: ItemOptions = {}): Item => ({
  key,
  text,
  ...options,
});
/** The values of a topic in the order of their dates: each holds until the next. */
export const timeline = (
  topic: string,
  options: ItemOptions,
  ...values: readonly (readonly [key: string, from: When, text: string])[]
): readonly Item[] =>
  values.map(([key, from, text], i) => {
    const until = values[i + 1]?.[1];
    return item(key, text, { topic, from, ...options, ...(until === undefined ? {} : { until }) });
  });
export const remember = (key: string, text: string, options: ItemOptions = {}): Step => ({
  do: 'remember',
  item: item(key, text, options),
});
export const fact = (
  subject: string,
  key: string,
  text: string,
  options: Omit<ItemOptions, 'kind' | 'tier' | 'channel' | 'talk'> = {},
): Step => ({ do: 'fact', item: item(key, text, { ...options, subject }) });
export const batch = (...items: readonly Item[]): Step => ({ do: 'batch', items });

/** A turn, and what it is to teach; memories of a turn are private facts of who says it, since they say it. */
export const say = (
  [talk, by]: readonly [Talk, User],
  at: When,
  text: string,
  ...teaches: readonly Item[]
): Step => ({
  do: 'say',
  talk,
  by,
  text,
  at,
  aborted: false,
  teaches: teaches.map((taught) => ({ by, from: at, ...taught })),
});
/** A turn that is taken back, with what only it taught. */
export const sayAndTakeBack = (
  [talk, by]: readonly [Talk, User],
  at: When,
  text: string,
  ...teaches: readonly Item[]
): Step => ({
  do: 'say',
  talk,
  by,
  text,
  at,
  aborted: true,
  teaches: teaches.map((taught) => ({ by, from: at, gone: true, ...taught })),
});
export const change = (key: string, by: User, fields: Readonly<Record<string, unknown>>): Step => ({
  do: 'change',
  key,
  by,
  fields,
});
export const show = (key: string, by: User, visibility: 'shared' | 'private'): Step => ({
  do: 'show',
  key,
  by,
  visibility,
});
export const erase = (key: string, by: User, as: 'memory' | 'fact' | 'batch' = 'memory'): Step => ({
  do: 'erase',
  key,
  by,
  as,
});
export const close = (talk: Talk, how: 'erase' | 'erase_but_keep'): Step => ({ do: 'close', talk, how });

/** Every memory that the chapters make, in their order. */
export const itemsOf = (chapters: Chapters): readonly Item[] =>
  chapters.flat().flatMap((step) => {
    if (step.do === 'batch') return step.items;
    if (step.do === 'say') return step.teaches;
    return step.do === 'remember' || step.do === 'fact' ? [step.item] : [];
  });

/** Places of a question beside its asker, and what must not come. */
type More = Omit<Question, 'id' | 'group' | 'ask' | 'as' | 'first' | 'among'>;

/**
 * Questions of a group: a name, the words, who asks, and what is right: the memory that must come first, those that must
 * all come first, or null where only something wrong could come.
 */
export const questionsOf = (
  group: Group,
  ...rows: readonly (readonly [
    slug: string,
    ask: string,
    as: User | null,
    right: string | readonly string[] | null,
    more?: More,
  ])[]
): readonly Question[] =>
  rows.map(([slug, ask, as, right, more = {}]) => ({
    id: `${group}/${slug}`,
    group,
    ask,
    ...(as === null ? {} : { as }),
    ...(right === null ? {} : typeof right === 'string' ? { first: right } : { among: right }),
    ...more,
  }));
