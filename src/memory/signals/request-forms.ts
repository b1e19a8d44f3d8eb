/** The requests to remember and to forget that languages know, English left out: it is read together with the other English rules. */
import { anyOf } from '../../language/forms.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { patternSet } from '../../lib/text/pattern-set.ts';
import { upTo } from '../../lib/text/patterns.ts';
import { CLAUSE_MAX_CHARS } from './signal.ts';

/** One way of asking. */
interface RequestForm {
  readonly language: string;
  readonly action: 'remember' | 'forget';
  readonly source: string;
}

/**
 * Requests that only point at what they mean, at the end of a sentence: at the list below them where a colon closes them, else at what
 * stands before them.
 */
export const pointsIn = patternSet<string>(
  () => LANGUAGES.flatMap((language) => (language.requests?.rememberThese ? [pointOf(language)] : [])),
  (source) => source,
  'du',
);

const pointOf = ({ requests: { polite, rememberThese = [] } = {}, people }: Language): string =>
  `(?:^|[,，、;–—-]) ?(?:(?:${anyOf(people?.and)}) )?(?:(?:${anyOf(polite)}),? ?)?(?:${rememberThese.join('|')})(?:,? ?(?:${anyOf(polite)}))?(?<colon> ?[:：])?$`;

/** The forms that a clause and what follows it in its sentence may have. */
export const requestFormsIn = patternSet<RequestForm>(
  () => LANGUAGES.flatMap(formsOf),
  ({ source }) => source,
  'du',
);

function formsOf({ code, requests = {} }: Language): RequestForm[] {
  const { polite, remember, link = '', forget, forgetLink } = requests;
  const { rememberForms = [], rememberThese, forgetForms = [] } = requests;
  const asked = `(?:(?:${polite}),? )?`;
  const gap = `(?:,? (?:${polite}))?`;
  const linked = `(?:,? (?:${link})| ?: ?)`;
  const form = (action: RequestForm['action']) => (source: string) => ({
    language: code,
    action,
    source: `^${upTo(CLAUSE_MAX_CHARS)}(?:${source})$`,
  });
  return [
    ...(remember ? [`${asked}(?:${remember.join('|')})${gap}${linked}(?<content>.+)`] : []).map(
      form('remember'),
    ),
    ...(forget ? [`${asked}(?:${forget.join('|')})${gap},? (?:${forgetLink})(?: ?(?<content>.+))?`] : []).map(
      form('forget'),
    ),
    ...(rememberThese ? [`${asked}(?:${rememberThese.join('|')})${gap} ?[:：] ?(?<content>.+)`] : []).map(
      form('remember'),
    ),
    ...rememberForms.map(form('remember')),
    ...forgetForms.map(form('forget')),
  ];
}
