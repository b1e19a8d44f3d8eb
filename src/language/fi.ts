/** Finnish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const finnish: Language = {
  code: 'fi',
};
