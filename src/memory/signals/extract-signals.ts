/**
 * Immediate signals: what a user said of themselves in one message, found by rules and without a model. Precision goes
 * first: a question, a condition, a quotation, a role, a joke or somebody else's affairs give nothing. Pure: the same text
 * and moment give the same signals; work is linear in the length of the text.
 */
import { termOf, wordsOf } from '../../lib/text/words.ts';
import { type Reversal, readReversals } from '../reversals/read-reversals.ts';
import { slipIn } from '../reversals/slip.ts';
import { TOLD_TOPICS, toldTopic } from '../statements/kinds.ts';
import { type ReadStatement, type ReadStatements, readStatements } from '../statements/read-statements.ts';
import {
  introducedAs,
  isSecondHalf,
  nameBefore,
  namesNobody,
  referentOf,
  tellsOfBody,
} from '../statements/referents.ts';
import type { Remark } from '../statements/remarks.ts';
import { tokensOf } from '../statements/tokens.ts';
import { readCorrections } from './corrections.ts';
import { dated } from './dates/dated.ts';
import { readDeadlines } from './dates/deadlines.ts';
import { readDecisions } from './decisions.ts';
import { pointedAt, REQUEST_IMPORTANCE, type Request, readRequest, requestFor } from './explicit.ts';
import { type Guard, ORDER_GUARDS, REQUEST_GUARDS, reasonAgainst, STATEMENT_GUARDS } from './guards.ts';
import { readInstructions } from './instructions.ts';
import { type Clause, clauseAt, type Message, readMessage } from './message/clauses.ts';
import { capitalise, countWords, sentence } from './message/values.ts';
import { readNames } from './names.ts';
import { readPlaces } from './places.ts';
import { readPreferences } from './preferences.ts';
import { CLAUSE_MAX_CHARS, type Draft, SIGNALS_MAX, type Signal, type SignalContext } from './signal.ts';
import { withSlipsMended } from './slips.ts';
import { readWork } from './work.ts';

interface Family {
  readonly read: (clause: Clause, message: Message, context: SignalContext) => Draft[];
  readonly guards: Readonly<Record<string, Guard>>;
}

/** Families in their order: the first that understands a clause has it ("I prefer to be called Liz" is a name, not a taste). */
const FAMILIES: readonly Family[] = [
  { read: readNames, guards: STATEMENT_GUARDS },
  { read: readCorrections, guards: STATEMENT_GUARDS },
  { read: readPlaces, guards: STATEMENT_GUARDS },
  { read: readWork, guards: STATEMENT_GUARDS },
  { read: readDeadlines, guards: STATEMENT_GUARDS },
  { read: readInstructions, guards: ORDER_GUARDS },
  { read: readDecisions, guards: STATEMENT_GUARDS },
  { read: readPreferences, guards: STATEMENT_GUARDS },
];

/** Rules that read to the end of the sentence: its later clauses are theirs. */
const TO_THE_END = /^(?:explicit|corrections|deadlines\.announced|instructions\.(?:whenever|from_now_on))/;
/** Clauses that are tried; a message with more is no remark. It bounds the work of hostile texts. */
const CLAUSES_MAX = 200;

/** The signals of a message about its author. */
export interface ExtractedSignals {
  /** In the order they were said; at most `SIGNALS_MAX`, the most important ones. */
  readonly signals: readonly Signal[];
  /** Clauses by which it takes back, mends or ends something said before, if anything of that is known. */
  readonly reversals: readonly Reversal[];
}

/** The signals of one message. */
export const extractSignals = (text: string, context: SignalContext): readonly Signal[] =>
  extractFromMessage(readMessage(text), context).signals;

/** Reads the signals of a message that is parsed already, as a turn has it. */
export function extractFromMessage(message: Message, context: SignalContext): ExtractedSignals {
  return mendedBefore(message, context) ?? extractOwn(message, context);
}

/** Reads a message that mends a value of the one before it: it teaches that one as it was meant. Null for any other. */
function mendedBefore(
  { masked: { plain }, sentences }: Message,
  context: SignalContext,
): ExtractedSignals | null {
  const { before = [], occurredAt } = context;
  const slip = slipIn(
    plain,
    sentences.some(({ asks }) => asks),
    before,
    occurredAt,
  );
  if (slip === null) return null;
  if (slip.mended === slip.said) return { signals: [], reversals: [] };
  const earlier = { occurredAt, before: before.slice(0, before.lastIndexOf(slip.said)) };
  const [said, meant] = [slip.said, slip.mended].map(
    (text) => extractOwn(readMessage(text), earlier).signals,
  ) as [readonly Signal[], readonly Signal[]];
  if ([...said, ...meant].some(({ action }) => action !== 'remember')) return null;
  const without = (some: readonly Signal[], others: readonly Signal[]) =>
    some.filter(({ content }) => !others.some((one) => one.content === content));
  const place = { start: 0, end: plain.length };
  const contents = without(said, meant).map(({ content }) => content);
  return {
    signals: without(meant, said).map((signal) => ({ ...signal, ...place })),
    reversals: [{ ...place, reversed: [], text: slip.mended, slip: { ...slip, contents } }],
  };
}

function extractOwn(message: Message, context: SignalContext): ExtractedSignals {
  const found: Signal[] = [];
  let tried = 0;
  let read = 0;
  for (; read < message.sentences.length && tried < CLAUSES_MAX; read++) {
    const pointed = pointedAt(message, read);
    if (pointed) {
      found.push(...pointed.clauses.flatMap((clause) => keepPointed(clause, pointed.end, message, context)));
      tried += pointed.clauses.length;
      read = pointed.next - 1;
      continue;
    }
    const clauses = message.sentences[read]?.clauses ?? [];
    tried += clauses.length;
    found.push(...readSentence(clauses, message, context));
  }
  const { isOwn, own: sentences, ...told } = statementsIn(message, read);
  const statements = withIntroduced(withReferent(told, context.before ?? []), message, context);
  const own = found.filter(({ rule, start }) => !STATES.test(rule) || isOwn(start));
  const more = statements
    .filter((statement) => saysMore(statement, own))
    .map(({ signal }) => withTopic(signal, own));
  const said = [...own, ...more].sort((a, b) => a.start - b.start);
  const all = withSlipsMended(said, sentences, message.masked.plain);
  const forgets = all.filter(({ action }) => action === 'forget');
  return {
    signals: mostImportant(lastOfEach(all)).map((signal) =>
      signal.action === 'remember' && IN_OWN_WORDS.test(signal.rule)
        ? { ...signal, content: dated(signal.content, context.occurredAt) }
        : signal,
    ),
    // What is to be forgotten is superseded by nothing, and "forget that" ends nothing of it: it leaves no trace.
    reversals: reversalsIn(message, sentences, forgets.length === 0).filter(
      ({ start, end }) => !forgets.some((wish) => wish.start < end && wish.end > start),
    ),
  };
}

/** Readings of a message that hang on its words alone, for as long as it is kept as it was read. */
interface Kept {
  readonly statements: ReadStatements;
  readonly reversals: Map<boolean, readonly Reversal[]>;
}
const kept = new WeakMap<Message, Kept>();

/** The statements of the first sentences of a message: how many are read, its words tell. */
function statementsIn(message: Message, sentences: number): ReadStatements {
  const known = kept.get(message)?.statements;
  if (known !== undefined) return known;
  const isWhole = sentences >= message.sentences.length;
  const statements = readStatements(
    isWhole ? message : { ...message, sentences: message.sentences.slice(0, sentences) },
  );
  kept.set(message, { statements, reversals: new Map() });
  return statements;
}

/** Reversals in its author's own sentences; `weighs` as `readReversals` has it. */
function reversalsIn(message: Message, own: ReadStatements['own'], weighs: boolean): readonly Reversal[] {
  const known = kept.get(message)?.reversals.get(weighs);
  if (known !== undefined) return known;
  const reversals = readReversals(own, message.masked.plain, weighs);
  kept.get(message)?.reversals.set(weighs, reversals);
  return reversals;
}

/** The statements of a message; the one that opens it is put behind the name of whom it is of. */
function withReferent(
  { statements, leaning, others }: Pick<ReadStatements, 'statements' | 'leaning' | 'others'>,
  before: readonly string[],
): readonly ReadStatement[] {
  if (others.length > 0) return [...others.flatMap((one) => putToAnother(one, before)), ...statements];
  if (leaning === null || before.length === 0) return statements;
  const { signal, tells, remark } = leaning;
  const earlier = before.map((text) => remarksOf(readMessage(text)));
  const label = referentOf(remark, earlier) ?? (tellsOfBody(remark) ? nameBefore(earlier) : null);
  const isSame = statements.find((one) => one.signal.start <= signal.start && signal.end <= one.signal.end);
  // "And allergic to nuts", of one of two: of which nobody knows, and it is not its author's own.
  if (label === null)
    return isSecondHalf(remark) && earlier.some((remarks) => !remarks.every(namesNobody))
      ? statements.filter((one) => one !== isSame)
      : statements;
  const said = isSame?.signal ?? signal;
  const content = sentence(capitalise(`${label}: ${said.value}`));
  return [
    { signal: { ...said, topicKey: null, content }, tells: isSame?.tells ?? tells },
    ...statements.filter((one) => one !== isSame),
  ];
}
/** Letters of a message that another one is told with. */
const TOLD_WITH_MAX_CHARS = 120;
/**
 * A statement that is said to be another's, put behind the words of the message before it, where who is meant stands; nothing where
 * there is none.
 */
function putToAnother({ signal, tells }: ReadStatement, before: readonly string[]): ReadStatement[] {
  const label = before.at(-1)?.trim() ?? '';
  if (label === '' || label.length > TOLD_WITH_MAX_CHARS) return [];
  const content = sentence(capitalise(`${label}: ${signal.value}`));
  return [{ signal: { ...signal, topicKey: null, content }, tells }];
}
/** Letters of a message that may open with somebody's name. */
const NAMED_MAX_CHARS = 200;
const OPENING_NAME = /^[\p{L}\p{M}]+/u;

/** The statements of a message that opens with the name of somebody who was told of before, read as of them. */
function withIntroduced(
  statements: readonly ReadStatement[],
  { masked: { plain } }: Message,
  { before = [] }: SignalContext,
): readonly ReadStatement[] {
  const name = OPENING_NAME.exec(plain)?.[0].toLowerCase();
  if (name === undefined || plain.length > NAMED_MAX_CHARS) return statements;
  if (!before.some((text) => text.toLowerCase().includes(name))) return statements;
  const [opening] = tokensOf(plain);
  const label = opening
    ? introducedAs(
        opening,
        before.map((text) => remarksOf(readMessage(text))),
      )
    : null;
  if (label === null) return statements;
  const joint = UNSPACED_END.test(label) ? '' : ' ';
  const shift = label.length + joint.length;
  const read = readMessage(`${label}${joint}${capitalise(plain)}`);
  // "Grace period is 3 days" is no Grace: where the verb comes second, nothing stands before it.
  if (!tellsOfName(remarksOf(read)[0], tokensOf(label).length)) return statements;
  const [first] = statementsIn(read, read.sentences.length).statements;
  if (first === undefined || first.signal.start > 0) return statements;
  const { signal } = first;
  const content = signal.content.slice(shift);
  const own = {
    ...signal,
    content,
    value: signal.value.slice(shift),
    topicKey: null,
    end: signal.end - shift,
  };
  return [{ ...first, signal: own }, ...statements.filter((one) => one.signal.start >= own.end)];
}
const tellsOfName = (remark: Remark | undefined, at: number): boolean =>
  remark !== undefined &&
  (remark.code !== 'en' || remark.segments[0]?.hits.some(({ from }) => from === at + 1) === true);
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

const remarksOf = (message: Message) => statementsIn(message, message.sentences.length).remarks;

/** Rules that keep what was said as it was said. */
const IN_OWN_WORDS = /^(?:explicit|statements)\./;

/** Rules that read what somebody says of themselves, which is not so in a text that is handed over. */
const STATES = /^(?:names|places|work|preferences|decisions|deadlines)\./;
/** Words of its own with which a statement says more than the signals of its clauses do. */
const MORE_WORDS = 2;

/**
 * True of a statement with words of its own beside those of the signals within it. A request and a rule that reads to the end
 * leave none over.
 */
function saysMore({ signal: { start, end }, tells }: ReadStatement, signals: readonly Signal[]): boolean {
  const within = signals.filter((signal) => signal.start < end && signal.end > start);
  if (within.some(({ rule }) => TO_THE_END.test(rule) || rule.startsWith('instructions'))) return false;
  const said = new Set(within.flatMap(({ content }) => wordsOf(content)).map(termOf));
  return within.length === 0 || tells.filter((term) => !said.has(term)).length >= MORE_WORDS;
}

/** A statement around the value of a topic ends with it. */
function withTopic(statement: Signal, signals: readonly Signal[]): Signal {
  const value = signals.find(
    ({ action, topicKey, start, end }) =>
      action === 'remember' &&
      topicKey !== null &&
      TOLD_TOPICS.has(topicKey) &&
      start < statement.end &&
      end > statement.start,
  );
  return value?.topicKey ? { ...statement, topicKey: toldTopic(value.topicKey) } : statement;
}

function readSentence(clauses: readonly Clause[], message: Message, context: SignalContext): Signal[] {
  const found: Signal[] = [];
  for (const clause of clauses) {
    const signals = readClause(clause, message, context);
    found.push(...signals);
    if (signals.some((signal) => TO_THE_END.test(signal.rule))) break;
  }
  return found;
}

function readClause(clause: Clause, message: Message, context: SignalContext): Signal[] {
  const request = readRequest(clause, message);
  return request ? keep(request, clause, message, context) : readStatement(clause, message, context);
}

/** A request that only points says nothing else, so its signals reach to its end. */
const keepPointed = (clause: Clause, end: number, message: Message, context: SignalContext): Signal[] =>
  keep(requestFor(clause, message), clause, message, context).map((signal) => ({
    ...signal,
    end: Math.max(signal.end, end),
  }));

/** The signals of a request: as another family understands its content, or else the content in its own words. */
function keep(request: Request | null, clause: Clause, message: Message, context: SignalContext): Signal[] {
  if (!request || reasonAgainst(REQUEST_GUARDS, clause, message)) return [];
  const end = Math.min(clause.sentence.end, clause.start + CLAUSE_MAX_CHARS);
  return (
    understood(request.draft, request.contentStart, clause, message, context) ?? [
      placed(request.draft, clause.start, end),
    ]
  );
}

/** The content of a request to remember as the other families understand it; null when they do not, or not all of it. */
function understood(
  draft: Draft,
  from: number,
  clause: Clause,
  message: Message,
  context: SignalContext,
): Signal[] | null {
  if (draft.action === 'forget') return null;
  const signals: Signal[] = [];
  for (const part of clause.sentence.clauses) {
    if (part.end <= from) continue;
    const inner = clauseAt(message, clause.sentenceIndex, Math.max(from, part.start), part.end);
    const told = inner
      ? readStatement(
          { ...inner, before: '', elided: part.start >= from ? part.elided : '' },
          message,
          context,
        )
      : [];
    const last = told.at(-1);
    if (!inner || !last || leavesOut(inner.text, last.value)) return null;
    signals.push(
      ...told.map((signal) => ({ ...signal, importance: Math.max(signal.importance, REQUEST_IMPORTANCE) })),
    );
  }
  return signals.length > 0 ? signals : null;
}

/** Words behind the value that are still trimming ("now", "by the way"); more of them are something to keep. */
const TRIMMINGS_MAX = 2;
const leavesOut = (text: string, value: string): boolean => {
  const at = text.lastIndexOf(value);
  return at >= 0 && countWords(text.slice(at + value.length)) > TRIMMINGS_MAX;
};

function readStatement(clause: Clause, message: Message, context: SignalContext): Signal[] {
  for (const { read, guards } of FAMILIES) {
    const drafts = read(clause, message, context);
    if (drafts.length === 0) continue;
    if (reasonAgainst(guards, clause, message)) return [];
    return drafts.map((draft) =>
      placed(draft, clause.start, TO_THE_END.test(draft.rule) ? clause.sentence.end : clause.end),
    );
  }
  return [];
}

const placed = (draft: Draft, start: number, end: number): Signal => ({ ...draft, start, end });

/** One signal a statement, one value a topic: who corrects themselves in one breath means the last one. */
function lastOfEach(signals: readonly Signal[]): Signal[] {
  const last = new Map<string, Signal>();
  for (const signal of signals) {
    const key =
      signal.action === 'remember' && signal.topicKey
        ? `topic ${signal.topicKey}`
        : `${signal.action} ${signal.content}`;
    last.delete(key);
    last.set(key, signal);
  }
  return [...last.values()];
}

function mostImportant(signals: readonly Signal[]): Signal[] {
  const kept = new Set(
    [...signals].sort((a, b) => b.importance - a.importance || a.start - b.start).slice(0, SIGNALS_MAX),
  );
  return signals.filter((signal) => kept.has(signal));
}
