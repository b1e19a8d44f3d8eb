/**
 * The directives of one sentence. What may stand around an order is taken off first and noted; what is left
 * must be an order from its first letter to its last, or orders joined by "and". Pure.
 */
import type { Standing } from '../directive.ts';
import { isListField, type PersonaField } from '../profile.ts';
import { withdrawalOf } from '../withdrawal.ts';
import { type AlignedText, between, cutAll, groupsOf, split, trimmed } from './aligned-text.ts';
import { type CompiledLanguage, compile } from './compiled.ts';
import { formsIn, type Order, SENTENCE_MAX_CHARS } from './forms.ts';
import { type Manner, peel } from './manner.ts';
import { languageIn, nameIn, roleIn, sentenceIn, tonesIn } from './values.ts';

/** A directive as its sentence says it. */
export interface SaidDirective {
  readonly field: PersonaField;
  readonly value: string;
  readonly standing: Standing;
  /** Said with a word that makes it stand. */
  readonly always: boolean;
  /** Takes back what was said before it. */
  readonly corrects: boolean;
  readonly aboutOthers: boolean;
}

export interface SentenceContext {
  readonly asks: boolean;
}

/** Orders of one sentence. */
const ORDERS_MAX = 5;
/** The forms that a sentence may have, of one language. */
type Forms = readonly (readonly [Order, RegExp])[];

/** Reads a sentence, in the first language that understands it. */
export function readSentence(sentence: AlignedText, context: SentenceContext): SaidDirective[] {
  if (sentence.seen.length > SENTENCE_MAX_CHARS) return [];
  for (const [language, forms] of formsIn(sentence.seen)) {
    const said = readIn(compile(language), forms, sentence, context);
    if (said.length > 0) return said;
  }
  return [];
}

/** Nothing is found where anything is left over. */
function readIn(
  language: CompiledLanguage,
  forms: Forms,
  sentence: AlignedText,
  { asks }: SentenceContext,
): SaidDirective[] {
  const { head, handed } = beforeColon(sentence, language, asks);
  const peeled = peel(head, language, asks);
  const manner = { ...peeled.manner, once: peeled.manner.once || handed };
  if (asks && !handed && !manner.asking && !manner.doubt && !language.nod.test(sentence.seen)) return [];
  const whole = readOrder({ text: peeled.text, said: sentence, language, forms, manner }, true);
  if (whole.length > 0) return whole;
  const parts = split(peeled.text, language.and);
  if (parts[0] && language.introduces.test(parts[0].seen)) parts.shift();
  const [first, ...rest] = parts.slice(0, ORDERS_MAX);
  if (!first) return [];
  const orders = readOrder({ text: first, said: first, language, forms, manner }, false);
  if (orders.length === 0) return [];
  const more = rest.map((part) => {
    const own = peel(part, language, asks);
    const joined = {
      ...own.manner,
      always: own.manner.always || manner.always,
      once: manner.once,
      asking: manner.asking,
    };
    return {
      part,
      orders: readOrder({ text: own.text, said: part, language, forms, manner: joined }, false),
    };
  });
  const other = more.filter((one) => one.orders.length === 0);
  if (other.some(({ part }) => language.conditions.test(part.seen))) return [];
  // An order and a task in one breath: a role or a tone may be meant for the task alone.
  const told = other.length > 0 && !manner.always ? orders.filter(({ field }) => field !== 'role') : orders;
  return [...told, ...more.flatMap((one) => one.orders)];
}

/** Text before a colon, and whether it is an order: "answer this in French: …" hands over what is to be answered so. */
function beforeColon(sentence: AlignedText, language: CompiledLanguage, asks: boolean) {
  const at = /[:：]\s*\S/u.exec(sentence.seen)?.index ?? 0;
  if (at === 0) return { head: trimmed(sentence), handed: false };
  const head = between(sentence, 0, at);
  if (peel(head, language, asks).text.seen !== '') return { head, handed: true };
  // "For all users: …", "from now on: …".
  const spaced = (text: string) => `${text.slice(0, at)} ${text.slice(at + 1)}`;
  return { head: trimmed({ seen: spaced(sentence.seen), written: spaced(sentence.written) }), handed: false };
}

function readOrder(order: OrderContext, alone: boolean): SaidDirective[] {
  const orders = readForms(order, alone);
  if (orders.length > 0) return orders;
  const anew = cutAll(order.text, order.language.again);
  if (!anew.found) return [];
  return readForms({ ...order, text: anew.text }, alone).filter(({ field }) => !isListField(field));
}

function readForms(order: OrderContext, alone: boolean): SaidDirective[] {
  const { text, said, forms, manner } = order;
  if (text.seen === '') return [];
  for (const [form, pattern] of forms) {
    if (form.onlyStanding && !manner.always) continue;
    const tried = form.whole ? trimmed(said) : text;
    const found = pattern.exec(tried.seen);
    const groups = found && groupsOf(tried, found);
    if (!groups) continue;
    const told = valueIn(form, groups, order);
    if (told === null) continue;
    const standing = standingOf(form, manner, told.sure, alone);
    if (standing === null) return [];
    const { always, corrects, others: aboutOthers } = manner;
    const one = { field: form.field, value: told.value, standing, always, corrects, aboutOthers };
    if (!form.withdraws) return [one];
    const back = { ...one, value: withdrawalOf(told.value) };
    const forbidden = { ...one, field: 'boundaries', value: sentenceIn(text.written) } as const;
    return form.withdraws === 'for_good' ? [back, forbidden] : [back];
  }
  return [];
}

/** An order and what is known of it. */
interface OrderContext {
  readonly text: AlignedText;
  /** Its part of the sentence before anything was taken off. */
  readonly said: AlignedText;
  readonly language: CompiledLanguage;
  readonly forms: Forms;
  readonly manner: Manner;
}

/** The value that a form found, and whether it says for whom or for how long by itself. */
function valueIn(
  { slot, field, anyStanding, whole }: Order,
  groups: Record<string, AlignedText>,
  { text, said, language, manner }: OrderContext,
): { value: string; sure: boolean } | null {
  const sure = (value: string | null) => (value === null ? null : { value, sure: true });
  if (typeof slot === 'object') return sure(slot.tone);
  if (slot === 'sentence') {
    const written = field === 'boundaries' && !whole ? text.written : withoutPlease(said, language);
    return sure(sentenceIn(written));
  }
  const group = groups[slot];
  if (!group) return null;
  switch (slot) {
    case 'name':
      return sure(nameIn(group, text, language));
    case 'language':
      return sure(languageIn(group));
    case 'tones':
      return sure(tonesIn(group, language, false));
    case 'less':
      return sure(tonesIn(group, language, true));
    case 'role': {
      const role = split(group, language.and).length > 1 ? null : roleIn(group, language);
      // "Be my guest", "you are my sunshine": where trades are listed, a role is one of them.
      const isNone = language.trades !== null && !role?.trade && !(anyStanding && manner.always);
      return role && !isNone ? { value: role.value, sure: role.own } : null;
    }
  }
}

const withoutPlease = (said: AlignedText, language: CompiledLanguage): string =>
  cutAll(trimmed(said), language.please).text.written;

/** Force of a directive; null when it is none. */
function standingOf(form: Order, manner: Manner, sure: boolean, alone: boolean): Standing | null {
  if (manner.once) return manner.always ? null : 'once';
  // What is taken back was asked for: a polite question is no question about what one can.
  if (form.withdraws && !manner.doubt) return 'explicit';
  if (manner.asking && !manner.please && !manner.always) {
    // "Can you call me Pri?" asks nothing; "can you answer in French?" asks what one can; "can you be briefer?" hardly does.
    if (form.field === 'address') return 'explicit';
    return form.field === 'tone' || form.field === 'name' ? 'weak' : null;
  }
  if (form.weak || manner.doubt) return 'weak';
  if (!sure && !manner.always) return alone ? 'weak' : null;
  return 'explicit';
}
