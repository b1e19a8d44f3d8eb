/**
 * Words of dates by language. In a line, spaces separate meanings in their order (January to December, Sunday to Saturday,
 * one to twelve), `|` separates words of one meaning, `_` stands for a space, and a trailing `*` for any ending. Accents and
 * case do not count: the words are folded like the text.
 */
import { ROMANCE_DATE_WORDS } from './romance-date-words.ts';

/** What one language calls the parts of dates; a role that it has no word for is left out. */
export interface DateWords {
  readonly months: string;
  readonly weekdays: string;
  /** Spring, summer, autumn, winter. */
  readonly seasons: string;
  /** Hour, day, week, weekend, month, year. */
  readonly units: string;
  readonly numbers: string;
  /** An uncertain small number. */
  readonly few: string;
  /** Two days ago, yesterday, today, tomorrow, in two days; `-` where there is no word. */
  readonly days: string;
  /** Early, middle, late. */
  readonly parts: string;
  readonly last: string;
  /** "The past month": up to now, not the calendar's. */
  readonly past?: string;
  readonly this: string;
  readonly next: string;
  /** Behind the distance: "two weeks ago". */
  readonly ago?: string;
  /** Before it: "il y a". */
  readonly agoFirst?: string;
  readonly since: string;
  readonly before: string;
  readonly after: string;
  readonly between: string;
  readonly from: string;
  readonly to: string;
  readonly and: string;
  /** Words after which the name of a month is hardly anything else. */
  readonly in: string;
  /** Words inside a date that mean nothing to it. */
  readonly fill: string;
  /** Months that are also names or everyday words: they need a number or one of the words above beside them. */
  readonly ambiguous: string;
}

/** By language. */
export const DATE_WORDS = {
  en: {
    months:
      'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
    weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
    seasons: 'spring|springtime summer|summertime autumn|fall winter|wintertime',
    units: 'hour|hours day|days week|weeks weekend|weekends month|months year|years',
    numbers:
      'one|a|an|first two|couple_of|a_couple_of|a_couple|second three|third four|fourth five|fifth six seven eight nine ten eleven twelve',
    few: 'a_few|few|some|several',
    days: 'day_before_yesterday yesterday|last_night today|tonight|this_morning|this_afternoon|this_evening tomorrow day_after_tomorrow',
    parts: 'early|beginning|start mid|middle late|end',
    last: 'last|previous',
    past: 'past',
    this: 'this|current',
    next: 'next|coming|upcoming',
    ago: 'ago|back',
    since: 'since',
    before: 'before|prior_to|preceding|until',
    after: 'after|following',
    between: 'between',
    from: 'from',
    to: 'to|through|until|till',
    and: 'and',
    in: 'in|during|on|over|since|until|around|throughout|back_in|by|through',
    fill: 'the|of|in|on|year',
    ambiguous: 'jan mar march april may jun june aug august sept sep dec spring fall',
  },
  de: {
    months:
      'januar|jänner|jan februar|feber|feb märz april|apr mai juni|jun juli|jul august|aug september|sept oktober|okt november|nov dezember|dez',
    weekdays: 'sonntag* montag* dienstag* mittwoch* donnerstag* freitag* samstag*|sonnabend*',
    seasons: 'frühling*|frühjahr* sommer*|sommer herbst* winter*',
    units:
      'stunde|stunden tag|tage|tagen|tages woche|wochen wochenende|wochenenden monat|monate|monaten|monats jahr|jahre|jahren|jahres',
    numbers:
      'ein|eine|einer|einem|eins|ersten|erste zwei|zweiten|zweite|paar drei|dritten|dritte vier|vierten fünf sechs sieben acht neun zehn elf zwölf',
    few: 'ein_paar|einem_paar|einigen|einige|mehreren',
    days: 'vorgestern gestern|gestern_abend heute|heute_morgen morgen übermorgen',
    parts: 'anfang mitte ende',
    last: 'letzt*|vorig*|vergangen*',
    this: 'dies*',
    next: 'nächst*|kommend*',
    ago: 'her',
    agoFirst: 'vor',
    since: 'seit',
    before: 'vor|bevor|bis',
    after: 'nach',
    between: 'zwischen',
    from: 'von|vom',
    to: 'bis|bis_zum|bis_zu',
    and: 'und',
    in: 'im|in|am|seit|bis|ab|während|um',
    fill: 'dem|den|der|des|die|das|im|am|vom|zum',
    ambiguous: 'jan april august mai',
  },
  nl: {
    months:
      'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sept oktober|okt november|nov december|dec',
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    seasons: 'lente|voorjaar zomer herfst|najaar winter',
    units: 'uur dag|dagen week|weken weekend|weekeinde maand|maanden jaar|jaren',
    numbers: 'een|één|eerste twee|tweede|paar drie|derde vier vijf zes zeven acht negen tien elf twaalf',
    few: 'een_paar|enkele|enige',
    days: 'eergisteren gisteren|gisteravond vandaag|vanochtend morgen overmorgen',
    parts: 'begin midden|half eind|einde',
    last: 'vorig|vorige|afgelopen|laatste',
    this: 'dit|deze',
    next: 'volgend|volgende|komende',
    ago: 'geleden',
    since: 'sinds',
    before: 'voor|vóór|tot',
    after: 'na',
    between: 'tussen',
    from: 'van|vanaf',
    to: 'tot|tot_en_met',
    and: 'en',
    in: 'in|op|sinds|tijdens|tot|rond',
    fill: 'de|het|van|in|op',
    ambiguous: 'jan april mei',
  },
  ru: {
    months:
      'январ* феврал* март* апрел* май|мая|мае|маю|маем|маи июн* июл* август* сентябр* октябр* ноябр* декабр*',
    weekdays: 'воскресень* понедельник* вторник* сред|среду|среды|среда|среде четверг* пятниц* суббот*',
    seasons: 'весн*|весной лето|летом|лета осень|осенью|осени зим*',
    units: 'час|часа|часов день|дня|дней|дни недел* выходные|выходных месяц* год|года|году|лет|годы|годам',
    numbers:
      'один|одну|одна|первого|первой два|две|двух|пару|пара|второй три|трёх|третьей четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
    few: 'несколько',
    days: 'позавчера вчера сегодня завтра послезавтра',
    parts: 'начале|начало|начала середине|середина конце|конец|конца',
    last: 'прошл*|предыдущ*|последн*',
    this: 'эт*|нынешн*',
    next: 'следующ*|будущ*|ближайш*',
    ago: 'назад',
    since: 'с|со',
    before: 'до|перед',
    after: 'после',
    between: 'между',
    from: 'с|со|от',
    to: 'по|до',
    and: 'и',
    in: 'в|во|с|на|до|к',
    fill: 'в|во|на',
    ambiguous: '',
  },
  ...ROMANCE_DATE_WORDS,
} as const satisfies Record<string, DateWords>;

/** A language whose dates in words are understood, beside Chinese and Japanese. */
export type DateLanguage = keyof typeof DATE_WORDS;
