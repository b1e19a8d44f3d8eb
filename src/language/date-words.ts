/**
 * Words of dates. Names of months and weekdays come from `Intl`; here are the other forms that people write. In lists of a fixed
 * order "-" stands where there is no word, "/" parts words of one meaning, and "*" stands for any ending.
 */
export type DateWords = {
  /** January to December: abbreviations, cases. */
  readonly months?: string;
  /** Sunday to Saturday. */
  readonly weekdays?: string;
  /** Spring, summer, autumn, winter. */
  readonly seasons?: string;
  /** Hour, day, week, weekend, month, year. */
  readonly units?: string;
  /** Two hours, two days and so on, where that is one word. */
  readonly pairs?: string;
  /** One to twelve, and first to twelfth. */
  readonly numbers?: string;
  /** An uncertain small number: a few. */
  readonly few?: string;
  /** Two days ago, yesterday, today, tomorrow, in two days. */
  readonly days?: string;
  /** Two years ago, last year, this year, next year, where those are one word. */
  readonly years?: string;
  /** Early, middle, late. */
  readonly parts?: string;
  readonly last?: string;
  /** "The past month": up to now, not the calendar's. */
  readonly past?: string;
  readonly this?: string;
  readonly next?: string;
  /** Behind the distance: "two weeks ago". */
  readonly ago?: string;
  /** Before it: "il y a". */
  readonly agoFirst?: string;
  /** Before a distance ahead: "in two weeks". */
  readonly aheadFirst?: string;
  readonly since?: string;
  readonly before?: string;
  readonly after?: string;
  readonly between?: string;
  readonly from?: string;
  readonly to?: string;
  readonly and?: string;
  /** Words after which the name of a month is hardly anything else. */
  readonly in?: string;
  /** Words inside a date that mean nothing to it. */
  readonly fill?: string;
  /** Names that are also everyday words or names of people: they need a number or one of the words above beside them. */
  readonly ambiguous?: string;
  /** Parts of a day that stand behind its name: "tomorrow evening". */
  readonly dayParts?: string;
  /**
   * Words of sentences by which a day without a year or a week lies behind, and those that look like them but tell what comes ("booked"):
   * parts of regular expressions over small letters, divided by `|`.
   */
  readonly tense?: { readonly past: string; readonly ahead?: string; readonly isUnspaced?: true };
  /** Years that the calendar is ahead: 543 in Thailand. */
  readonly yearsAhead?: number;
};
