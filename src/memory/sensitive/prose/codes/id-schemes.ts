/**
 * Numbers by which states know their people: how each is written, and whether its date and check digits hold. The checks of most
 * come from `stdnum`, one module a scheme (no dependencies, no platform); what it lacks is here. `national-id-rules.ts` has the
 * schemes whose form needs rules of its own.
 */
import { validate as austrian } from 'stdnum/lib/cjs/at/vnr.js';
import { validate as belgian } from 'stdnum/lib/cjs/be/nn.js';
import { validate as bulgarian } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as chilean } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as czech } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as danish } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as estonian } from 'stdnum/lib/cjs/ee/ik.js';
import { validate as greek } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as hongKong } from 'stdnum/lib/cjs/hk/hkid.js';
import { validate as croatian } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as irish } from 'stdnum/lib/cjs/ie/pps.js';
import { validate as israeli } from 'stdnum/lib/cjs/il/idnr.js';
import { validate as icelandic } from 'stdnum/lib/cjs/is/kennitala.js';
import { validate as korean } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as lithuanian } from 'stdnum/lib/cjs/lt/asmens.js';
import { validate as mexican } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as malaysian } from 'stdnum/lib/cjs/my/nric.js';
import { validate as dutch } from 'stdnum/lib/cjs/nl/bsn.js';
import { validate as norwegian } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as polish } from 'stdnum/lib/cjs/pl/pesel.js';
import { validate as portuguese } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as romanian } from 'stdnum/lib/cjs/ro/cnp.js';
import { validate as serbian } from 'stdnum/lib/cjs/rs/jmbg.js';
import { validate as russianTax } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as thai } from 'stdnum/lib/cjs/th/idnr.js';
import { validate as turkish } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as taiwanese } from 'stdnum/lib/cjs/tw/natid.js';
import { validate as ukrainian } from 'stdnum/lib/cjs/ua/rntrc.js';
import { validate as southAfrican } from 'stdnum/lib/cjs/za/idnr.js';
import { hasLuhn, hasVerhoeff, isDay, weightedSum } from '../../rules/check-digits.ts';

/** One way to number people. */
export interface IdScheme {
  /** Codes of the languages whose words for such a number announce this one. */
  readonly languages: string;
  /** Of the number without separators, in capitals. */
  readonly form: RegExp;
  /** Of a number of that form. */
  isValid(id: string): boolean;
  /**
   * Its form where nothing says what it is: with its separators, or bare where date and check digits leave less than one in a
   * hundred other numbers. Without it a word must announce the number.
   */
  readonly alone?: RegExp;
  /** The same where no word stands beside it: bare digits of which one in some hundreds holds. */
  readonly setOff?: RegExp;
}

/** Stands in the place of a language: such an id is announced by its own names alone. */
export const UNITED_STATES = 'us';

const by =
  (validate: (id: string) => { readonly isValid: boolean }) =>
  (id: string): boolean =>
    validate(id).isValid;

/** The schemes by country. */
export const ID_SCHEMES: Readonly<Record<string, IdScheme>> = {
  austria: { languages: 'de', form: /^[1-9][0-9]{9}$/, isValid: by(austrian) },
  belgium: { languages: 'nl fr', form: /^[0-9]{11}$/, isValid: by(belgian) },
  bulgaria: { languages: 'bg', form: /^[0-9]{10}$/, isValid: by(bulgarian), setOff: /^[0-9]{10}$/ },
  chile: {
    languages: 'es',
    form: /^[0-9]{7,8}[0-9K]$/,
    isValid: by(chilean),
    alone: /^[0-9]{1,2}\.[0-9]{3}\.[0-9]{3}-[0-9Kk]$/,
  },
  czechia: { languages: 'cs sk', form: /^[0-9]{9,10}$/, isValid: by(czech), alone: /^[0-9]{6}\/[0-9]{3,4}$/ },
  denmark: { languages: 'da', form: /^[0-9]{10}$/, isValid: by(danish), alone: /^[0-9]{6}-[0-9]{4}$/ },
  egypt: {
    languages: 'ar',
    form: /^[23][0-9]{13}$/,
    isValid: (id) =>
      isDay(
        1700 + 100 * Number(id[0]) + Number(id.slice(1, 3)),
        Number(id.slice(3, 5)),
        Number(id.slice(5, 7)),
      ),
    alone: /^[23][0-9]{13}$/,
  },
  emirates: {
    languages: 'ar',
    form: /^784(?:19|20)[0-9]{10}$/,
    isValid: hasLuhn,
    alone: /^784-?[0-9]{4}-?[0-9]{7}-?[0-9]$/,
  },
  estonia: { languages: 'et', form: /^[1-6][0-9]{10}$/, isValid: by(estonian), setOff: /^[3-6][0-9]{10}$/ },
  greeceTax: {
    languages: 'el',
    form: /^[0-9]{9}$/,
    isValid: (id) =>
      Number(id) > 0 && (weightedSum(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  },
  korea: { languages: 'ko', form: /^[0-9]{13}$/, isValid: by(korean) },
  kuwait: {
    languages: 'ar',
    form: /^[123][0-9]{11}$/,
    isValid: (id) => isDay(2000 + Number(id.slice(1, 3)), Number(id.slice(3, 5)), Number(id.slice(5, 7))),
  },
  netherlands: { languages: 'nl', form: /^[0-9]{9}$/, isValid: by(dutch) },
  poland: { languages: 'pl', form: /^[0-9]{11}$/, isValid: by(polish), setOff: /^[0-9]{11}$/ },
  sweden: {
    languages: 'sv',
    form: /^(?:19|20)?[0-9]{10}$/,
    isValid: (id) =>
      hasLuhn(id.slice(-10)) &&
      isDay(2000 + Number(id.slice(-10, -8)), Number(id.slice(-8, -6)), Number(id.slice(-6, -4)) % 60),
  },
  turkey: { languages: 'tr', form: /^[1-9][0-9]{10}$/, isValid: by(turkish), setOff: /^[1-9][0-9]{10}$/ },
  vietnamOld: { languages: 'vi', form: /^[0-9]{9}$/, isValid: () => true },
  greece: { languages: 'el', form: /^[0-9]{11}$/, isValid: by(greek), alone: /^[0-9]{11}$/ },
  hongKong: {
    languages: 'zh en',
    form: /^[A-Z]{1,2}[0-9]{6}[0-9A]$/,
    isValid: by(hongKong),
    alone: /^[A-Z]{1,2}[0-9]{6}\([0-9A]\)$/,
  },
  croatia: { languages: 'hr', form: /^[0-9]{11}$/, isValid: by(croatian) },
  hungaryHealth: {
    languages: 'hu',
    form: /^[0-9]{9}$/,
    isValid: (id) => weightedSum(id, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(id[8]),
  },
  hungaryTax: {
    languages: 'hu',
    form: /^8[0-9]{9}$/,
    isValid: (id) => weightedSum(id, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(id[9]),
  },
  ireland: { languages: 'en', form: /^[0-9]{7}[A-W][A-IW]?$/, isValid: by(irish) },
  israel: { languages: 'he', form: /^[0-9]{9}$/, isValid: by(israeli) },
  iceland: { languages: 'is', form: /^[0-9]{10}$/, isValid: by(icelandic), alone: /^[0-9]{6}-[0-9]{4}$/ },
  indiaTax: {
    languages: 'en hi bn ta',
    form: /^[A-Z]{3}[PCHFATBLJG][A-Z][0-9]{4}[A-Z]$/,
    isValid: () => true,
    alone: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  },
  indonesia: {
    languages: 'id',
    form: /^[1-9][0-9]{15}$/,
    isValid: (id) =>
      isDay(2000 + Number(id.slice(10, 12)), Number(id.slice(8, 10)), Number(id.slice(6, 8)) % 40),
  },
  iran: {
    languages: 'fa',
    form: /^[0-9]{10}$/,
    isValid: (id) => {
      const rest = weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      return !/^(\d)\1+$/.test(id) && Number(id[9]) === (rest < 2 ? rest : 11 - rest);
    },
  },
  japan: {
    languages: 'ja',
    form: /^[0-9]{12}$/,
    isValid: (id) => {
      const rest = weightedSum(id, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
      return Number(id[11]) === (rest <= 1 ? 0 : 11 - rest);
    },
  },
  lithuania: {
    languages: 'lt',
    form: /^[3-6][0-9]{10}$/,
    isValid: by(lithuanian),
    alone: /^[3-6][0-9]{10}$/,
  },
  mexico: {
    languages: 'es',
    form: /^[A-Z]{4}[0-9]{6}[HMX][A-Z]{5}[0-9A-Z][0-9]$/,
    isValid: by(mexican),
    alone: /^[A-Z0-9]{18}$/,
  },
  malaysia: {
    languages: 'ms',
    form: /^[0-9]{12}$/,
    isValid: by(malaysian),
    alone: /^[0-9]{6}-[0-9]{2}-[0-9]{4}$/,
  },
  norway: { languages: 'no', form: /^[0-9]{11}$/, isValid: by(norwegian), alone: /^[0-9]{6}[ -]?[0-9]{5}$/ },
  pakistan: {
    languages: 'ur',
    form: /^[1-7][0-9]{12}$/,
    isValid: () => true,
    alone: /^[0-9]{5}-[0-9]{7}-[0-9]$/,
  },
  portugal: { languages: 'pt', form: /^[1-3][0-9]{8}$/, isValid: by(portuguese) },
  romania: { languages: 'ro', form: /^[1-9][0-9]{12}$/, isValid: by(romanian), alone: /^[1-9][0-9]{12}$/ },
  russiaTax: { languages: 'ru', form: /^[0-9]{12}$/, isValid: by(russianTax), alone: /^[0-9]{12}$/ },
  russiaInsurance: {
    languages: 'ru',
    form: /^[0-9]{11}$/,
    isValid: (id) => (weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(id.slice(9)),
    alone: /^[0-9]{3}-[0-9]{3}-[0-9]{3}[ -][0-9]{2}$/,
  },
  saudiArabia: { languages: 'ar', form: /^[12][0-9]{9}$/, isValid: hasLuhn },
  singapore: {
    languages: 'en',
    form: /^[STFG][0-9]{7}[A-Z]$/,
    isValid: (id) => {
      const sum = weightedSum(id.slice(1), [2, 7, 6, 5, 4, 3, 2]) + (/^[TG]/.test(id) ? 4 : 0);
      return ('ST'.includes(id[0] ?? '') ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK')[sum % 11] === id[8];
    },
    alone: /^[STFG][0-9]{7}[A-Z]$/,
  },
  serbia: { languages: 'sr hr', form: /^[0-9]{13}$/, isValid: by(serbian), alone: /^[0-9]{13}$/ },
  southAfrica: {
    languages: 'en',
    form: /^[0-9]{13}$/,
    isValid: by(southAfrican),
    alone: /^[0-9]{6} ?[0-9]{4} ?[0-9]{3}$/,
  },
  taiwan: {
    languages: 'zh',
    form: /^[A-Z][1289][0-9]{8}$/,
    isValid: by(taiwanese),
    alone: /^[A-Z][1289][0-9]{8}$/,
  },
  thailand: {
    languages: 'th',
    form: /^[1-8][0-9]{12}$/,
    isValid: by(thai),
    alone: /^[0-9][- ][0-9]{4}[- ][0-9]{5}[- ][0-9]{2}[- ][0-9]$/,
  },
  ukraine: { languages: 'uk', form: /^[0-9]{10}$/, isValid: by(ukrainian) },
  canada: { languages: 'en fr', form: /^[1-9][0-9]{8}$/, isValid: hasLuhn },
  india: {
    languages: 'en hi bn ta',
    form: /^[2-9][0-9]{11}$/,
    isValid: hasVerhoeff,
    alone: /^[0-9]{4}(?<separator>[ .-])[0-9]{4}\k<separator>[0-9]{4}$/,
  },
  bangladesh: { languages: 'bn', form: /^(?:[0-9]{10}|[0-9]{13}|(?:19|20)[0-9]{15})$/, isValid: () => true },
  unitedStates: {
    // Nine digits and no check: the separators tell one, or words that name no number of another state.
    languages: UNITED_STATES,
    form: /^[0-8][0-9]{8}$/,
    isValid: (id) => !/^(?:000|666)|^...00|0000$|^(\d)\1+$|^123456789$|^078051120$/.test(id),
    alone: /^[0-9]{3}(?<separator>[-./_ ])[0-9]{2}\k<separator>[0-9]{4}$/,
  },
  vietnam: {
    languages: 'vi',
    form: /^0[0-9]{11}$/,
    isValid: (id) => /^0(?:[0-8][0-9]|9[0-6])[0-3]/.test(id),
  },
};

const SCHEMES = Object.values(ID_SCHEMES);

/** True of a number that holds by the rules of a state where one of the languages is spoken. */
export const isIdIn = (languages: ReadonlySet<string>, id: string): boolean =>
  !/^(\d)\1+$/.test(id) &&
  SCHEMES.some(
    (scheme) =>
      scheme.form.test(id) &&
      scheme.languages.split(' ').some((code) => languages.has(code)) &&
      scheme.isValid(id),
  );

/** True of a number that, as it is written, can hardly be anything else. */
export const isIdAlone = (written: string, id: string, isSetOff: boolean): boolean =>
  SCHEMES.some(
    ({ form, isValid, alone, setOff }) =>
      (alone?.test(written) === true || (isSetOff && setOff?.test(written) === true)) &&
      form.test(id) &&
      isValid(id),
  );
