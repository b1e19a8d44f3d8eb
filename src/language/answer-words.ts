/**
 * The words by which people say how they want to be answered (`memory/statements/form-wishes.ts`). Each field is a list parted by
 * commas, as in `StatementWords`.
 */
export interface AnswerWords {
  /** Parts that an answer may be without: emojis, bullet points, exclamation marks, advice, compliments, jargon. */
  readonly parts?: string;
  /** Parts of which it may have only so many: option, suggestion, sentence, at a time. */
  readonly counted?: string;
  /** Manners, which are a wish beside a verb of answering or what refuses them: short, formal, chirpy. */
  readonly manners?: string;
  /** Units, spellings and the like, which are a wish by themselves: metric, celsius, grams. */
  readonly units?: string;
  /** Phrases that are a wish by themselves: say du to me, be straight with me. */
  readonly wishes?: string;
  /** Refuses: no, without, stop, quit, drop, less, not so. */
  readonly refuses?: string;
  /** Allows no more, or makes it stand: only, just, one, two, max, always. */
  readonly limits?: string;
  /** Permits, and says that something was refused before: you can; again. */
  readonly allows?: string;
  readonly again?: string;
  /** To answer: answer, reply, talk to me, give me, use, keep it. */
  readonly answers?: string;
  /** To utter a phrase, which follows: saying, starting with, calling me. */
  readonly utters?: string;
  /** Wishes of the speaker: I prefer, I don't need, I can't stand. */
  readonly wants?: string;
  /** Words beside a wish that change nothing: please, with me, generally, every time, can you. */
  readonly light?: string;
  /** For this moment or this text only: tonight, this time, for now, here. */
  readonly moment?: string;
}
