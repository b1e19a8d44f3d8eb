/** The requests to remember and to forget that languages know, English left out: it is read together with the other English rules. */
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

/** The forms that a clause and what follows it in its sentence may have. */
export const requestFormsIn = patternSet<RequestForm>(
  () => LANGUAGES.flatMap(formsOf),
  ({ source }) => source,
  'du',
);

function formsOf({ code, requests = {} }: Language): RequestForm[] {
  const { polite, remember, link = '', forget, forgetLink, rememberForms = [], forgetForms = [] } = requests;
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
    ...rememberForms.map(form('remember')),
    ...forgetForms.map(form('forget')),
  ];
}
