/** Every language that has a file here. A new one is added to this list and nowhere else. */
import { arabic } from './ar.ts';
import { bulgarian } from './bg.ts';
import { bengali } from './bn.ts';
import { catalan } from './ca.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { persian } from './fa.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hindi } from './hi.ts';
import { croatian } from './hr.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { Language } from './language.ts';
import { lithuanian } from './lt.ts';
import { malay } from './ms.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { slovak } from './sk.ts';
import { serbian } from './sr.ts';
import { swedish } from './sv.ts';
import { tamil } from './ta.ts';
import { thai } from './th.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { urdu } from './ur.ts';
import { vietnamese } from './vi.ts';
import { chinese } from './zh.ts';

/** All of them, in the order of their codes. */
export const LANGUAGES: readonly Language[] = [
  arabic,
  bulgarian,
  bengali,
  catalan,
  czech,
  danish,
  german,
  greek,
  english,
  spanish,
  persian,
  finnish,
  french,
  hebrew,
  hindi,
  croatian,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  lithuanian,
  malay,
  dutch,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovak,
  serbian,
  swedish,
  tamil,
  thai,
  turkish,
  ukrainian,
  urdu,
  vietnamese,
  chinese,
];

/** The same by their codes. */
export const LANGUAGES_BY_CODE: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.map((language) => [language.code, language]),
);
