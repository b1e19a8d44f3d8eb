/**
 * Ways in which a fact is told again on purpose. A pipeline that compares what it knows refuses all of them but the last: that
 * one says the opposite. Pure.
 */

/** The ways, in the order in which they take turns. */
export const WORDINGS = ['same', 'case', 'punctuation', 'filler', 'denial'] as const;
export type Wording = (typeof WORDINGS)[number];

const REWORD: Readonly<Record<Wording, (text: string) => string>> = {
  same: (text) => text,
  case: (text) => text.toLowerCase(),
  punctuation: (text) => `${text.replace(/[.!]+$/u, '').replaceAll(',', ' –')}!`,
  // Behind the name that an observation begins with.
  filler: (text) => text.replace(/^(\S+)\s/u, '$1 actually '),
  denial: (text) => text.replace(/^(\S+)\s/u, '$1 never '),
};

/** The same fact, told in another way. */
export const reword = (text: string, wording: Wording): string => REWORD[wording](text);

/** Whether a wording says what is not known yet. */
export const isContrary = (wording: Wording): boolean => wording === 'denial';
