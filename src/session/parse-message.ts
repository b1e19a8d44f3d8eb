/**
 * A message with all its readings: words, wishes, directives, references to earlier turns. Each is made once, when it is first
 * asked for, by whichever use case the message comes in with, and handed on with it. Pure.
 */
import { type ReadText, readText } from '../language/read-text.ts';
import { lazily } from '../lib/lazily.ts';
import { ownWords } from '../memory/quoted-words.ts';
import { type Message, readMessage } from '../memory/signals/message/clauses.ts';
import { readWishes, type Wishes } from '../memory/wishes/discretion.ts';
import type { Directive } from '../persona/directive.ts';
import {
  type DirectiveSentence,
  directivesIn,
  readDirectives,
} from '../persona/directives/extract-directives.ts';
import { besideCue, onlyRefersToEarlier } from './continuity/refers-to-earlier.ts';

/** A message of a user, and what it was read as. */
export interface ParsedMessage {
  readonly text: ReadText;
  /** Wishes of its user about being remembered. */
  readonly wishes: Wishes;
  /** Text beside a reference to something earlier; null when it refers to nothing. */
  readonly besideCue: string | null;
  /** It refers to something earlier, and says next to nothing beside that. */
  readonly onlyRefersToEarlier: boolean;
  /** Its sentences, in which what is not its user's own is hidden. */
  readonly message: Message;
  /** Those of them that say how answers are to be given. */
  readonly directing: readonly DirectiveSentence[];
  /** Directives in these sentences for the persona. */
  readonly directives: readonly Directive[];
}

/** Hears a message. */
export function parseMessage(content: string): ParsedMessage {
  // Nobody wishes, or says yes, by what they quote; and what they refer to is what they quote.
  const own = ownWords(content);
  const parsed: ParsedMessage = lazily<ParsedMessage>({
    text: () => readText(content),
    wishes: () => readWishes(own),
    besideCue: () => (own === content ? besideCue(content) : null),
    onlyRefersToEarlier: () => onlyRefersToEarlier(content, parsed.besideCue),
    message: () => readMessage(content),
    directing: () => readDirectives(parsed.message),
    directives: () => directivesIn(parsed.directing),
  });
  return parsed;
}
