/**
 * The words around a value: the mentions near it and the text between. Only stretches around possible values are read, so a
 * long text with few of them costs little; a value looks at a bounded number of mentions on either side.
 */
import { plainOf } from '../../../lib/text/folded-text.ts';
import { lazy, nearby, sourceOf } from '../vocabulary.ts';
import { type Mention, mentionsIn, type Topic, withoutForeign } from './mentions.ts';

/** A stretch of the text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Reads the text between a mention and a value, by its places. */
interface Between {
  text(from: number, to: number): string;
  isLink(from: number, to: number): boolean;
  isCopulaLast(from: number, to: number): boolean;
}

/** A mention beside a value; most are passed over by their topic alone, so what stands between is read when it is asked for. */
export class Beside {
  readonly mention: Mention;
  readonly #between: Between;
  readonly #from: number;
  readonly #to: number;

  constructor(mention: Mention, between: Between, from: number, to: number) {
    this.mention = mention;
    this.#between = between;
    this.#from = from;
    this.#to = to;
  }

  get gap(): string {
    return this.#between.text(this.#from, this.#to);
  }

  /** Nothing but "is", a sign or blanks stands between. */
  get isDirect(): boolean {
    return this.#between.isLink(this.#from, this.#to);
  }

  /** "Is" or a sign stands between, right beside the value. */
  get isLinked(): boolean {
    const near = this.#between.text(Math.max(this.#from, this.#to - SIGN_CHARS), this.#to);
    return SIGN_END.test(near) || this.#between.isCopulaLast(this.#from, this.#to);
  }

  /** Sentences that end between. */
  get breaks(): number {
    // A value that ends in "!" ends no sentence when "is" or a small letter follows.
    const { gap } = this;
    // "ת.ז. 304481207": the full stop of an abbreviation, right before the value.
    if (/^\. ?$/.test(gap)) return 0;
    return (
      gap
        .replace(ABBREVIATED(), '')
        .replace(/^[!?.]+ (?=\p{Ll})/u, '')
        .match(BREAK)?.length ?? 0
    );
  }
}

const BEFORE_CHARS = 132;
const AFTER_CHARS = 96;
const BESIDE_MAX = 10;
/** A sign with its blanks and quotes. */
const SIGN_CHARS = 12;
const SHORT_CHARS = 3;
const MARKER = '[redacted ';
/** "No. K7204916": the full stop of an abbreviation ends no sentence. */
const ABBREVIATED = lazy(() => new RegExp(`(?<!\\p{L})(?:${sourceOf(nearby('numeros'))})\\. ?`, 'gu'));
const BREAK = /[.!?]\s|\n|[;。！？]/g;
const SIGN_END = /(?:[:=→⇒➜➔：]|[-=]>|>>?|\s-{1,2}\s?)["'`([*_\s]*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const isLinkOnly = ({ topics }: Mention): boolean => topics.size === 1 && topics.has('copulas');

/** The text around its possible values. */
export class Context {
  readonly #plain: string;
  readonly #mentions: readonly Mention[];
  readonly #between: Between = {
    text: (from, to) => this.#plain.slice(from, to),
    isLink: (from, to) => this.#isLink(from, to),
    isCopulaLast: (from, to) => this.#isCopulaAt(from, to),
  };

  readonly text: string;

  constructor(text: string, places: readonly Place[]) {
    this.text = text;
    this.#plain = plainOf(text);
    let from = 0;
    let to = 0;
    const mentions: Mention[] = [];
    const read = () => {
      if (to > from)
        mentions.push(...mentionsIn(this.#plain, from, to).filter((mention) => !this.#isMarker(mention)));
    };
    for (const { start, end } of places) {
      if (start - BEFORE_CHARS > to) {
        read();
        from = start - BEFORE_CHARS;
      }
      to = Math.max(to, Math.min(text.length, end + AFTER_CHARS));
    }
    read();
    this.#mentions = withoutForeign(mentions);
  }

  /** True if any word about a secret is near a place. Most values have none, and are passed over by this alone. */
  hasNear({ start, end }: Place): boolean {
    const next = this.#mentions[this.#firstFrom(start - BEFORE_CHARS)];
    return next !== undefined && next.start <= end + AFTER_CHARS;
  }

  /** Mentions that end before the place, the nearest first. */
  before(place: Place): Beside[] {
    const beside: Beside[] = [];
    for (let i = this.#firstFrom(place.start) - 1; i >= 0 && beside.length < BESIDE_MAX; i--) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.end < place.start - BEFORE_CHARS) break;
      if (mention.end <= place.start && !isLinkOnly(mention))
        beside.push(new Beside(mention, this.#between, mention.end, place.start));
    }
    return beside;
  }

  /** Mentions that begin behind the place, the nearest first. */
  after(place: Place): Beside[] {
    const beside: Beside[] = [];
    for (let i = this.#firstFrom(place.end); i < this.#mentions.length && beside.length < BESIDE_MAX; i++) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.start > place.end + AFTER_CHARS) break;
      if (!isLinkOnly(mention)) beside.push(new Beside(mention, this.#between, place.end, mention.start));
    }
    return beside;
  }

  /** True if any of the topics is mentioned between two places. */
  has(topics: readonly Topic[], from: number, to: number): boolean {
    for (let i = this.#firstFrom(from); i < this.#mentions.length; i++) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.start >= to) return false;
      if (mention.end <= to && topics.some((topic) => mention.topics.has(topic))) return true;
    }
    return false;
  }

  /** True if a number, or its owner, is said to be something else: "order", "room", "postal code". */
  saysOther(from: number, place: Place, to = place.end + 12): boolean {
    for (let i = this.#firstFrom(from); i < this.#mentions.length; i++) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.start >= to) return false;
      if (mention.end > to || !mention.topics.has('otherNumbers') || mention.topics.has('copulas')) continue;
      // What is a word of three letters in one language is another one in the next: it counts right beside the number.
      const isShort = mention.end - mention.start <= SHORT_CHARS && /^[a-z]+$/.test(this.wordsOf(mention));
      if (!isShort || (mention.end <= place.start && mention.end >= place.start - SHORT_CHARS)) return true;
    }
    return false;
  }

  /** True if a mention of any of the topics ends exactly at `end`. */
  endsAt(topics: readonly Topic[], end: number): boolean {
    const mention = this.#mentions[this.#firstFrom(end) - 1];
    return mention?.end === end && topics.some((topic) => mention.topics.has(topic));
  }

  /** The mention as it was written, in plain letters. */
  wordsOf({ start, end }: Mention): string {
    return this.#plain.slice(start, end);
  }

  /** True of a mention that is a part of a marker which redaction left. */
  #isMarker({ start }: Mention): boolean {
    return this.#plain.startsWith(MARKER, start - MARKER.length);
  }

  /** True if nothing is said between two places but "is". */
  #isLink(from: number, to: number): boolean {
    // "The lock's …" is "the lock is …".
    let at = this.#plain.startsWith("'s ", from) ? from + 2 : from;
    for (let i = this.#firstFrom(from); at < to; i++) {
      const mention = this.#mentions[i];
      const next = mention === undefined ? to : Math.min(to, mention.start);
      if (LETTER_OR_DIGIT.test(this.#plain.slice(at, next))) return false;
      if (next >= to) return true;
      if (mention === undefined || !mention.topics.has('copulas')) return false;
      at = mention.end;
    }
    return true;
  }

  #isCopulaAt(from: number, to: number): boolean {
    const mention = this.#mentions[this.#firstFrom(to) - 1];
    if (mention === undefined || mention.start < from || !mention.topics.has('copulas')) return false;
    return !LETTER_OR_DIGIT.test(this.#plain.slice(mention.end, to));
  }

  /** Index of the first mention that begins at the place or behind it. */
  #firstFrom(place: number): number {
    let low = 0;
    let high = this.#mentions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#mentions[middle]?.start ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
