/**
 * Targets of a correction, and those that a later one took back: a memory of its user from before it, or a sentence of a
 * message that nothing was learnt from. Pure.
 */
import { readText } from '../../language/read-text.ts';
import { memoiseByText } from '../../lib/memoise-by-text.ts';
import { normalisedContent } from '../../lib/text/comparable.ts';
import { isSucceeded, matchReversals } from '../reversals/concerns.ts';
import { amongOf } from '../reversals/doubt-reasons.ts';
import type { Reversed, SlipOf } from '../reversals/read-reversals.ts';
import { type ReversibleStatement, readView, type View } from '../reversals/view.ts';
import { undated } from '../signals/dates/dated.ts';
import { extractFromMessage, extractSignals } from '../signals/extract-signals.ts';
import { readMessage } from '../signals/message/clauses.ts';
import { capitalise, sentence } from '../signals/message/values.ts';
import { asksAll } from '../statements/asks-only.ts';
import { asksByItsWords } from '../statements/questions.ts';
import { readRemarks } from '../statements/remarks.ts';
import type { WordClass } from '../statements/words.ts';
import type { Memory } from '../types.ts';
import type { Correction, ExistingMemories, NamedTargets, PriorStatement, Statement } from './changes.ts';
import { contentKey } from './content.ts';
import { holdsAt, startOf, type Version } from './timeline.ts';

/** Something that a correction may mean: a version, or a sentence of a message. */
export interface CorrectionTarget extends ReversibleStatement {
  readonly version: Version | null;
  readonly priorStatement: PriorStatement | null;
  readonly text: string;
}

/** Texts of which it is kept what may be meant in them, and what they tell, in characters. */
const MEANT_KEPT_CHARS = 200_000;

const toldIn = memoiseByText(MEANT_KEPT_CHARS, (text) =>
  extractSignals(text, { occurredAt: 0 }).map(({ content, topicKey }) => ({
    content: normalisedContent(undated(content)),
    topicKey: topicKey ?? '',
  })),
);

/**
 * Tells of a sentence whether it says what is known already, by the contents of that, or the value of a topic that the message of the
 * correction gives another.
 */
export function repetitionTest(
  known: () => Iterable<string>,
  own: readonly Version[],
): (text: string) => boolean {
  const topics = new Set(own.flatMap(({ memory }) => memory.topicKey ?? []));
  let contents: ReadonlySet<string> | null = null;
  return (text) =>
    toldIn(text).some(({ content, topicKey }) => {
      if (topics.has(topicKey)) return true;
      contents ??= new Set([...known()].map((each) => normalisedContent(undated(each))));
      return contents.has(content);
    });
}

/** Value that the message of a correction states by itself. */
export function valueIn(
  own: readonly Version[],
  { memory }: Statement,
  reversed: readonly Reversed[],
): Version | null {
  const valuesOf = ({ names, figures, dates }: View) => [...names, ...figures, ...dates];
  const values = new Set(reversed.flatMap(({ view }) => valuesOf(view)));
  const tells = ({ memory: { content } }: Version) => {
    const told = new Set(valuesOf(readView(content)));
    return [...values].every((value) => told.has(value));
  };
  const same = own.find(({ memory: { content } }) => content === memory.content);
  return same ?? (values.size > 0 ? own.find(tells) : undefined) ?? null;
}

/** Words of a sentence that say what it is about, at least, for it to be told by itself. */
const TELLING_WORDS_MIN = 3;

/** Recognises a sentence that tells something by itself: by a name, an amount or a day, or by its words. */
export const saysSomething = memoiseByText(MEANT_KEPT_CHARS, (text) => {
  const { names, figures, dates } = readView(text);
  if ([...names, ...figures, ...dates].length > 0) return true;
  const { contentWords, language } = readText(text);
  return contentWords.length >= TELLING_WORDS_MIN || language?.unspaced === true;
});

/**
 * A memory that the message of a correction taught, that its words hold whole, and that has each figure and day of theirs: it need not be
 * kept twice.
 */
export const partOf = ({ memory }: Statement, own: readonly Version[]): Version | null => {
  const words = normalisedContent(memory.content);
  const valuesOf = ({ figures, dates }: View) => [...figures, ...dates];
  const values = valuesOf(readView(memory.content));
  const holds = ({ memory: { content } }: Version) => {
    const told = new Set(valuesOf(readView(content)));
    return (
      saysSomething(content) &&
      words.includes(normalisedContent(content)) &&
      values.every((value) => told.has(value))
    );
  };
  return own.find(holds) ?? null;
};

/** Ways to correct that bring another value; the others only end one. */
const BRINGS: ReadonlySet<Reversed['way']> = new Set<Reversed['way']>([
  'moved',
  'hired',
  'shifted',
  'renamed',
  'replaced',
  'mended',
  'set',
  'succeeded',
  'superseded',
]);
export const bringsValue = ({ way }: Reversed): boolean => BRINGS.has(way);
/** Sentences of a message that are looked at, and the length of one that can be meant. */
const SENTENCES_MAX = 20;
const SENTENCE_MAX_CHARS = 280;

const sentencesIn = memoiseByText(MEANT_KEPT_CHARS, (message) => {
  const read = readMessage(message);
  const { own, remarks } = readRemarks(read);
  // What is handed over to be worked on is nobody's own.
  const ofAuthor = new Set(own.map(({ index }) => index));
  return read.sentences.slice(0, SENTENCES_MAX).flatMap(({ start, end, asks }, index) => {
    if (!ofAuthor.has(index)) return [];
    // "My train leaves at 14:10, do I need a seat?" tells before it asks.
    const parts = remarks.filter((remark) => remark.index === index);
    const told = parts.filter((part) => part.role === 'told' && !asksByItsWords(part, true));
    const spans = !asks ? [{ start, end }] : told.length < parts.length ? told : [];
    return spans.flatMap((span) => {
      const text = message.slice(span.start, span.end).trim();
      return text !== '' && text.length <= SENTENCE_MAX_CHARS
        ? [{ text, view: readView(text), isAsked: asksAll(text) }]
        : [];
    });
  });
});

/** Words by which a message that teaches nothing still tells of its author. */
const OF_AUTHOR: readonly WordClass[] = [
  'self',
  'mine',
  'kin',
  'home',
  'work',
  'allergy',
  'diet',
  'turns',
  'ends',
  'not',
];

/** Recognises a message that tells anything of its author: what only asks for something does not. */
export const tellsOfAuthor = memoiseByText(
  MEANT_KEPT_CHARS,
  (text) =>
    toldIn(text).length > 0 ||
    (!asksAll(text) &&
      sentencesIn(text).some(
        ({ view: { classes }, isAsked }) =>
          !isAsked &&
          !classes.has('asks') &&
          !classes.has('tasks') &&
          OF_AUTHOR.some((isOf) => classes.has(isOf)),
      )),
);

/** Content of a memory that keeps a sentence which taught nothing, so that it can be doubted. */
export const doubtedContent = (text: string): string => sentence(capitalise(text));

/** Content key of that memory, in the place of the statement that doubts it. */
export const doubtedKey = ({ memory, keys }: Statement, text: string): string =>
  contentKey(keys.scope, memory.subjectId, doubtedContent(text));

/** Content keys of all that a correction may keep to doubt it: one may be taken, and no two active memories have the same. */
export const doubtableKeys = ({ reversed, statement, priorStatements }: Correction): string[] =>
  priorStatements.flatMap((said) =>
    sentencesOf(said).flatMap((target) =>
      isDoubtable(target, reversed) ? doubtedKey(statement, target.text) : [],
    ),
  );

/** Recognises a sentence that may be kept to be doubted: it tells of its author, or has a value that another takes the place of. */
export const isDoubtable = (target: CorrectionTarget, reversed: readonly Reversed[]): boolean =>
  tellsOfAuthor(target.text) || reversed.some((one) => isSucceeded(one, target, amongOf([target])));

/** The sentences of a message that can be meant: its author's own. */
export const sentencesOf = (priorStatement: PriorStatement): CorrectionTarget[] =>
  sentencesIn(priorStatement.text).map((sentence) => ({
    ...sentence,
    version: null,
    priorStatement,
    isNear: priorStatement.isNear,
    isRecent: priorStatement.isRecent,
    isClose: priorStatement.isClose === true,
  }));

/**
 * Selects the named sentences of messages, and the versions that are named themselves or that a named sentence taught, as far as rules
 * read it.
 */
export function namedTargets(
  { memoryIds, sayings }: NamedTargets,
  priorStatements: readonly PriorStatement[],
  versions: readonly CorrectionTarget[],
): CorrectionTarget[] {
  const sentences = priorStatements.flatMap((priorStatement) => {
    const own = sentencesOf(priorStatement).filter(({ isAsked }) => isAsked !== true);
    const words = sayings.get(priorStatement.eventId);
    if (words === undefined) return [];
    const named = normalisedContent(words ?? '');
    const holds = own.filter(({ text }) => {
      const said = normalisedContent(text);
      return named === '' || named.includes(said) || said.includes(named);
    });
    return own.length === 1 ? own : holds;
  });
  const taught = new Set(sentences.flatMap(({ text }) => toldIn(text).map(({ content }) => content)));
  return [
    ...sentences,
    ...versions.filter(
      ({ version }) =>
        version !== null &&
        (memoryIds.has(version.memory.id) || taught.has(normalisedContent(undated(version.memory.content)))),
    ),
  ];
}

/** Finds the version that rules learnt from a sentence: in other words, or of a part of it. */
export const versionTaughtBy = (text: string, versions: readonly Version[]): Version | null => {
  const told = new Set(toldIn(text).map(({ content }) => content));
  const said = normalisedContent(text);
  return (
    versions.find(({ memory }) => {
      const content = normalisedContent(undated(memory.content));
      return told.has(content) || said.includes(content) || content.includes(said);
    }) ?? null
  );
};

/** Selects what told the value that a message mends: the memories, or the message before it where it taught none. */
export function slippedTargets(
  { said, mended, contents }: SlipOf,
  priorStatements: readonly PriorStatement[],
  versions: readonly CorrectionTarget[],
): CorrectionTarget[] {
  const told = new Set(contents.map((content) => normalisedContent(undated(content))));
  const taught = versions.filter(({ text }) => told.has(normalisedContent(text)));
  return taught.length > 0
    ? taught
    : priorStatements
        .filter(({ text }) => text === said)
        .flatMap(sentencesOf)
        .filter(({ text }) => !mended.includes(text));
}

/**
 * Versions that a user had told until a moment and still held then; without topics that the same message gives a value, which
 * ends theirs.
 */
export function versionsHeldAt(
  versions: readonly Version[],
  at: number,
  {
    userId,
    own,
    priorStatements,
    named,
  }: {
    readonly userId: string | null;
    /** Other versions that the message of the correction states. */
    readonly own: readonly Version[];
    readonly priorStatements: readonly PriorStatement[];
    /** Whoever names them knows whom they are about; rules do not. */
    readonly named?: NamedTargets | undefined;
  },
): CorrectionTarget[] {
  const textsOf = (said: readonly PriorStatement[]) => said.map(({ text }) => normalisedContent(text));
  const near = textsOf(priorStatements.filter(({ isNear }) => isNear));
  const recent = textsOf(priorStatements.filter(({ isRecent }) => isRecent));
  const close = textsOf(priorStatements.filter(({ isClose }) => isClose === true));
  const topics = new Set(own.flatMap(({ keys }) => keys.topicSlot ?? []));
  return versions
    .filter((version) => {
      const { memory, keys } = version;
      return (
        memory.userId === userId &&
        memory.visibility === 'private' &&
        (memory.subjectId === null || named !== undefined) &&
        memory.kind !== 'instruction' &&
        memory.status === 'active' &&
        startOf(version) <= at &&
        holdsAt(version, at) &&
        !own.includes(version) &&
        !topics.has(keys.topicSlot ?? '')
      );
    })
    .sort((one, other) => startOf(one) - startOf(other) || one.order - other.order)
    .map((version) => {
      const { content, topicKey } = version.memory;
      // Compared with what was said as it was said.
      const text = undated(content);
      const isIn = (said: readonly string[]) =>
        said.some((before) => before.includes(normalisedContent(text)));
      const view = readView(text);
      // "Lives in Porto.": the value of a topic is its user's own, whoever a rule lets it speak of.
      const isOfSelf = view.isOfSelf || topicKey !== null;
      const told = isOfSelf === view.isOfSelf ? view : { ...view, isOfSelf };
      return {
        version,
        priorStatement: null,
        text,
        view: told,
        isNear: isIn(near),
        isRecent: isIn(recent),
        isClose: isIn(close),
      };
    });
}

/** Memories of which it is kept what they take back, in characters. */
const REVERSALS_KEPT_CHARS = 100_000;

/** Reads what a text takes back, whoever said it. */
const reversedBy: (text: string) => readonly Reversed[] = memoiseByText(REVERSALS_KEPT_CHARS, (text) =>
  extractFromMessage(readMessage(text), { occurredAt: 0 }).reversals.flatMap(({ reversed }) => reversed),
);

/** Finds what was said later and takes a statement back, whichever of them came in first. */
export function laterRetraction(
  told: ExistingMemories['told'],
  { memory, statedFor }: Pick<Statement, 'memory' | 'statedFor'>,
): Memory | undefined {
  const said = { view: readView(undated(memory.content)), isNear: false, isRecent: false };
  return told.find(
    ({ stored: { memory: later } }) =>
      later.status === 'active' &&
      (later.validFrom ?? later.createdAt) > statedFor &&
      later.userId === memory.userId &&
      matchReversals(reversedBy(later.content), [said]).length > 0,
  )?.stored.memory;
}
