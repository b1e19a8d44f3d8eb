/**
 * The persona directives of one user message, found by rules in every language that has forms of them. Precision goes first: a question, a
 * quotation, a condition, somebody else's words, an order to or about somebody else, and a task are no directives. Pure;
 * work is linear in the length of the message.
 */

import { anywhere } from '../../language/anywhere.ts';
import { fictionGuard, ORDER_GUARDS, reasonAgainst } from '../../memory/signals/guards.ts';
import { readInstructions } from '../../memory/signals/instructions.ts';
import { type Message, readMessage, type Sentence } from '../../memory/signals/message/clauses.ts';
import { trimValue } from '../../memory/signals/message/values.ts';
import { readRemarks } from '../../memory/statements/remarks.ts';
import { type Directive, ENTRY_BREAK } from '../directive.ts';
import { isListField, type PersonaField } from '../profile.ts';
import { readsHostile } from '../safety.ts';
import { mergeTones, tonesContradict } from '../tones.ts';
import { withdrawnBy } from '../withdrawal.ts';
import { isAboutOthers } from './others.ts';
import { readSentence, type SaidDirective } from './read-sentence.ts';
import { sentenceIn } from './values.ts';

/** Sentences that are read; a message with more is no remark. It bounds the work of hostile texts. */
const SENTENCES_MAX = 40;

/** The directives of a message. */
export const extractDirectives = (text: string): Directive[] =>
  directivesIn(readDirectives(readMessage(text)));

/** The directives of its sentences, one a field, in the order of the fields' first mention. */
export const directivesIn = (sentences: readonly DirectiveSentence[]): Directive[] =>
  onePerField(sentences.flatMap(({ said }) => said));

/** Directives of one sentence, and its place in the message, in UTF-16 units. */
export interface DirectiveSentence {
  readonly start: number;
  readonly end: number;
  readonly said: readonly SaidDirective[];
}

/** The sentences of a message that hold directives, in order. */
export function readDirectives(message: Message): DirectiveSentence[] {
  const sentences = message.sentences.slice(0, SENTENCES_MAX);
  const asksToo = sentences.some(({ asks }) => asks);
  return sentences.flatMap((sentence) => {
    const { start, end } = sentence;
    const said = readOne(sentence, message).map((one) => doubtTask(one, asksToo));
    return said.length > 0 ? [{ start, end, said }] : [];
  });
}

function readOne(sentence: Sentence, message: Message): SaidDirective[] {
  const written = message.masked.plain.slice(sentence.start, sentence.end);
  const said = readKnown(sentence, message, written);
  if (sentence.asks) return said;
  const isOthers = isAboutOthers(written);
  if (said.length > 0) return isOthers ? said.map((one) => ({ ...one, aboutOthers: true })) : said;
  // What is aimed at the rules themselves, or at others for good, is noted, to be refused by name.
  return readsHostile(written) || (isOthers && (FOR_ALL.test(sentence.text) || stands(sentence.text)))
    ? [{ ...instruction(sentenceIn(written), 'instructions'), aboutOthers: isOthers }]
    : [];
}

/** Directives that the forms of a language or the rules of memory understand. */
function readKnown(sentence: Sentence, message: Message, written: string): SaidDirective[] {
  const { text: seen, asks } = sentence;
  const said = readSentence({ seen, written }, { asks });
  if (isFiction(sentence, message, said)) return [];
  const known = said.length > 0 ? said : standingInstructions(sentence, message);
  // A rule is the whole sentence.
  return known.some(({ field }) => isListField(field)) ? known : [...known, ...formWishes(sentence, message)];
}

/** Wishes for a form of answers that no directive of the sentence has: of "tutoie-moi et réponds plus court" both are asked for. */
function formWishes({ start, end }: Sentence, message: Message): SaidDirective[] {
  return readRemarks(message).remarks.flatMap((remark) => {
    if (!remark.isOfForm || remark.start < start || remark.end > end) return [];
    const written = message.masked.plain.slice(remark.start, remark.end);
    const isKnown = readSentence({ seen: written.toLowerCase(), written }, { asks: false }).length > 0;
    return isKnown ? [] : [instruction(sentenceIn(trimValue(written)), 'instructions')];
  });
}

/** Role play in the same message: "in this story, …". A role is itself a little of it. */
function isFiction(
  { clauses: [clause] }: Sentence,
  message: Message,
  said: readonly SaidDirective[],
): boolean {
  if (said.some(({ field }) => field === 'role')) return false;
  return clause !== undefined && fictionGuard(clause, message);
}

/** Request to be called something: a field of its own, and no instruction. */
const ADDRESSING = /^(?:(?:always|please|you) )*(?:address|refer to|call) me\b/i;
/** Words that make an order about others stand. */
const FOR_ALL = /\b(?:always|never|all users|other users|everyone|everybody|others|when(?:ever)?)\b/u;
const stands = anywhere(
  ({ directives, unspaced }) =>
    directives?.standing && (unspaced ? directives.standing : `(?:${directives.standing})(?!\\p{L})`),
);
/** Everybody who is spoken to, before or after the order. */
const TO_ALL =
  /\b(?:to|with|for) (?:everyone|everybody|all (?:of )?(?:the |your )?(?:other )?users|(?:the )?other users|all members|anyone else|every user)\b/;
/** Words of which every standing instruction has one. */
const MAY_STAND =
  /ever|always|from now|from here|forward|future|default|as a rule|time|stop|quit|keep|make|when i|if (?:i|you|we|there)|in all/;

/** Instructions that the rules of memory understand as standing. */
function standingInstructions({ text, clauses }: Sentence, message: Message): SaidDirective[] {
  if (!MAY_STAND.test(text)) return [];
  for (const clause of clauses) {
    const drafts = readInstructions(clause, message).filter(
      ({ action, topicKey, value }) => action === 'remember' && topicKey === null && !ADDRESSING.test(value),
    );
    if (drafts.length === 0) continue;
    if (reasonAgainst(ORDER_GUARDS, clause, message)) return [];
    const aboutOthers = TO_ALL.test(text);
    return drafts.map(({ value }) => {
      const told = sentenceIn(value);
      const forbids = /^(?:never|don't|do not|stop|quit|no)\b/i.test(told);
      return { ...instruction(told, forbids ? 'boundaries' : 'instructions'), aboutOthers };
    });
  }
  return [];
}

const instruction = (value: string, field: 'instructions' | 'boundaries'): SaidDirective => ({
  field,
  value,
  standing: 'explicit',
  always: true,
  corrects: false,
  aboutOthers: false,
});

/** "Why is the sky blue? Answer in French.": perhaps for this question only. */
const doubtTask = (said: SaidDirective, asksToo: boolean): SaidDirective =>
  asksToo &&
  said.standing === 'explicit' &&
  !said.always &&
  withdrawnBy(said.value) === null &&
  (said.field === 'language' || said.field === 'tone')
    ? { ...said, standing: 'weak' }
    : said;

function onePerField(said: readonly SaidDirective[]): Directive[] {
  const fields = new Map<PersonaField, Directive>();
  for (const { field, value, standing, corrects, aboutOthers } of said) {
    const before = fields.get(field);
    const fresh = { field, value, standing, contradicted: false, aboutOthers };
    fields.set(field, before && !corrects ? joined(before, fresh) : fresh);
  }
  return [...fields.values()];
}

/** Two directives about one field: lists grow, tones add up, and of two names nobody knows which is meant. */
function joined(before: Directive, fresh: Directive): Directive {
  const standing = before.standing === fresh.standing ? fresh.standing : 'weak';
  const aboutOthers = before.aboutOthers || fresh.aboutOthers;
  // "Don't call me Captain, call me Bob": what is asked for stands, whatever is taken back beside it.
  if (!isListField(fresh.field) && isWithdrawal(before) !== isWithdrawal(fresh))
    return isWithdrawal(before) ? fresh : before;
  if (before.value === fresh.value) return { ...fresh, standing, aboutOthers };
  if (isListField(fresh.field) || isWithdrawal(fresh))
    return { ...fresh, standing, aboutOthers, value: `${before.value}${ENTRY_BREAK}${fresh.value}` };
  if (fresh.field === 'tone')
    return {
      ...fresh,
      standing,
      aboutOthers,
      value: mergeTones(before.value, fresh.value),
      contradicted: before.contradicted || tonesContradict(before.value, fresh.value),
    };
  return { ...fresh, standing, aboutOthers, contradicted: true };
}

const isWithdrawal = ({ value }: Directive): boolean => withdrawnBy(value) !== null;
