/**
 * What is said around a value: the mentions near it and what stands between. Only stretches around possible values are read, so
 * a long text with few of them costs little; a value looks at a bounded number of mentions on either side.
 */
import { type Mention, mentionsIn, plainOf, type Topic } from './secret-mentions.ts';

/** A stretch of the text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A mention beside a value, and what stands between them. */
export interface Beside {
  readonly mention: Mention;
  readonly gap: string;
  /** Nothing but "is", a sign or blanks stands between. */
  readonly isDirect: boolean;
  /** "Is" or a sign stands between, right beside the value. */
  readonly isLinked: boolean;
  /** Sentences that end between. */
  readonly breaks: number;
}

const BEFORE_CHARS = 132;
const AFTER_CHARS = 64;
const BESIDE_MAX = 14;
const SHORT_CHARS = 3;
const BREAK = /[.!?]\s|\n|[;。！？]/g;
const SIGN_END = /(?:[:=→⇒➜➔：]|[-=]>|>>?|\s-{1,2}\s?)["'`([*_\s]*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The text around its possible values. */
export class Context {
  readonly #plain: string;
  readonly #mentions: Mention[] = [];

  readonly text: string;

  constructor(text: string, places: readonly Place[]) {
    this.text = text;
    this.#plain = plainOf(text);
    let from = 0;
    let to = 0;
    const read = () => {
      if (to > from) this.#mentions.push(...mentionsIn(this.#plain, from, to));
    };
    for (const { start, end } of places) {
      if (start - BEFORE_CHARS > to) {
        read();
        from = start - BEFORE_CHARS;
      }
      to = Math.max(to, Math.min(text.length, end + AFTER_CHARS));
    }
    read();
  }

  /** Whether any word about a secret was read. */
  get isEmpty(): boolean {
    return this.#mentions.length === 0;
  }

  /** Mentions that end before the place, the nearest first. */
  before(place: Place): Beside[] {
    const beside: Beside[] = [];
    for (let i = this.#firstFrom(place.start) - 1; i >= 0 && beside.length < BESIDE_MAX; i--) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.end < place.start - BEFORE_CHARS) break;
      if (mention.end <= place.start) beside.push(this.#beside(mention, mention.end, place.start));
    }
    return beside;
  }

  /** Mentions that begin behind the place, the nearest first. */
  after(place: Place): Beside[] {
    const beside: Beside[] = [];
    for (let i = this.#firstFrom(place.end); i < this.#mentions.length && beside.length < BESIDE_MAX; i++) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.start > place.end + AFTER_CHARS) break;
      beside.push(this.#beside(mention, place.end, mention.start));
    }
    return beside;
  }

  /** Whether any of the topics is mentioned between two places. */
  has(topics: readonly Topic[], from: number, to: number): boolean {
    for (let i = this.#firstFrom(from); i < this.#mentions.length; i++) {
      const mention = this.#mentions[i];
      if (mention === undefined || mention.start >= to) return false;
      if (mention.end <= to && topics.some((topic) => mention.topics.has(topic))) return true;
    }
    return false;
  }

  /** Whether a number, or what it belongs to, is said to be something else: "order", "room", "postal code". */
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

  /** The mention as it was written, in plain letters. */
  wordsOf({ start, end }: Mention): string {
    return this.#plain.slice(start, end);
  }

  #beside(mention: Mention, from: number, to: number): Beside {
    const gap = this.#plain.slice(from, to);
    const isCopulaLast = this.#isCopulaAt(from, to);
    return {
      mention,
      gap,
      isDirect: this.#isLink(from, to),
      isLinked: SIGN_END.test(gap) || isCopulaLast,
      // A value that ends in "!" ends no sentence when "is" or a small letter follows.
      breaks: gap.replace(/^[!?]+ (?=\p{Ll})/u, '').match(BREAK)?.length ?? 0,
    };
  }

  /** Whether nothing is said between two places but "is". */
  #isLink(from: number, to: number): boolean {
    let at = from;
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
