/**
 * What evenings of talk end that should stand: users say what nobody of them takes back, and each thing of it that is over afterwards was
 * lost. In plain Node over the rules of a turn, without a server; each message stands in the live history of those after it.
 *
 *     npm exec -- node test/eval/corrections/evenings.ts [--seed N] [--each N] [--unread] [--list] [--locomo FILE] [--told FILE]
 *
 * An evening has 24 messages of one language in random order, by strangers who state things (`statements`), or of a speaker of `--locomo`. With
 * `--told` the evenings of FILE, a list of `{name, messages}` in their order: what they end and make doubtful is listed, to be judged.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededIds } from '../../../src/lib/ids.ts';
import type { ExistingMemories, StoredMemory } from '../../../src/memory/changes/changes.ts';
import { sentencesOf } from '../../../src/memory/changes/correction-targets.ts';
import { planChanges } from '../../../src/memory/changes/plan-changes.ts';
import { isOnTimeline, startOf, type Version } from '../../../src/memory/changes/timeline.ts';
import { extractSignals } from '../../../src/memory/signals/extract-signals.ts';
import { markNear } from '../../../src/session/history/prior-statements.ts';
import { parseMessage } from '../../../src/session/parse-message.ts';
import { extractChanges, toChanges } from '../../../src/session/turn/extract-changes.ts';
import { random } from '../../support/random.ts';
import { readLabelled, strangersFiles } from '../statements/labels.ts';
import { pairFiles, readLabelledPairs } from './labels.ts';

const MESSAGES = 24;
const BEGIN = Date.UTC(2026, 10, 30, 18);
const STEP_MS = 60_000;
/** Messages of the live history that a turn looks at. */
const LIVE_MAX = 20;
/** Messages right before one that it may mend, or speak of somebody of. */
const JUST_SAID_MAX = 4;
const USER = 'user';
const IDENTITY = { id: 'conv', workspaceId: 'ws', channelId: 'ch', chatId: 'chat', userId: USER } as never;

/** Messages of one user, in the order in which they say them. */
export interface Evening {
  readonly name: string;
  readonly messages: readonly string[];
}

/** One thing that a message ended, which was known as a memory or only as a message. */
export interface Ended {
  readonly said: string;
  readonly by: string;
  readonly isMemory: boolean;
}

/** Says an evening, and tells what was learnt in it and what was ended. */
export function tellEvening({ messages }: Evening): {
  readonly memories: number;
  readonly ended: Ended[];
  /** What stays as it is, and may be over. */
  readonly doubted: Ended[];
} {
  const stored = new Map<string, StoredMemory>();
  const ended: Ended[] = [];
  const doubted: Ended[] = [];
  const live: Parameters<typeof markNear>[0][number][] = [];
  let memories = 0;
  let rowId = 1;
  for (const [i, text] of messages.entries()) {
    const now = BEGIN + i * STEP_MS;
    const eventId = `evt_${i}`;
    const ids = seededIds(now, `${eventId} ${text}`);
    const source = { conversation: IDENTITY, hasTopic: false, userId: USER, eventId, occurredAt: now };
    const extraction = extractChanges(
      {
        ...source,
        parsed: parseMessage(text),
        isPretended: false,
        before: messages.slice(Math.max(0, i - JUST_SAID_MAX), i),
      },
      now,
      ids,
    );
    const before = markNear(live.slice(-LIVE_MAX));
    const changes = toChanges(extraction, [], before, eventId);
    const { inserts, updates } = planChanges(changes, knownOf(changes, stored), now, ids);
    for (const { memory, keys } of inserts) {
      // What a later message makes doubtful was only a message before.
      if (memory.status === 'active' && memory.supersededBy !== null)
        doubted.push({ said: memory.content, by: text, isMemory: false });
      else if (memory.status === 'active') memories++;
      else if (memory.validFrom !== now) ended.push({ said: memory.content, by: text, isMemory: false });
      stored.set(memory.id, { memory, keys, rowId: rowId++ });
    }
    for (const { before: was, memory, keys } of updates) {
      // A topic's own next value is said of the same thing, whatever else is meant.
      if (memory.status === 'superseded' && was.memory.status === 'active')
        ended.push({ said: memory.content, by: text, isMemory: true });
      else if (memory.status === 'active' && memory.supersededBy !== was.memory.supersededBy)
        doubted.push({ said: memory.content, by: text, isMemory: true });
      stored.set(memory.id, { memory, keys, rowId: was.rowId });
    }
    live.push({ eventId, conversationId: 'conv', text, saidAt: now });
  }
  return { memories, ended, doubted };
}

type Changes = ReturnType<typeof toChanges>;

/** What the store knows of changes. */
function knownOf(changes: Changes, stored: ReadonlyMap<string, StoredMemory>): ExistingMemories {
  const all = [...stored.values()];
  const moments = [
    ...changes.statements.map(({ keys, statedFor }) => ({ slot: keys.topicSlot, at: statedFor })),
    ...changes.endings.map(({ topicSlot, endedAt }) => ({ slot: topicSlot, at: endedAt })),
  ].flatMap(({ slot, at }) => (slot === null ? [] : [{ slot, at }]));
  return {
    memories: all.filter(({ memory }) => memory.status === 'active'),
    neighbours: moments.map(({ slot, at }) => {
      const timeline = all
        .filter((each) => each.keys.topicSlot === slot && isOnTimeline(each as unknown as Version))
        .sort((a, b) => startOf(a as never) - startOf(b as never) || a.rowId - b.rowId);
      return {
        topicSlot: slot,
        at,
        before: timeline.findLast((each) => startOf(each as never) <= at) ?? null,
        after: timeline.find((each) => startOf(each as never) > at) ?? null,
        statedAgainAt: null,
      };
    }),
    told: all.map((each) => ({ stored: each, lastSaidAt: each.memory.createdAt })),
  };
}

const UNREAD = join(import.meta.dirname, '../statements/unread');

/** Evenings of strangers who state things, so many a language; nobody has read those of `isUnread`. */
export function strangersEvenings(each: number, seed: number, isUnread: boolean): Evening[] {
  const files = isUnread ? readdirSync(UNREAD).map((name) => join(UNREAD, name)) : strangersFiles();
  const messages = files.sort().flatMap((file) => readLabelled(file));
  return [...Map.groupBy(messages, ({ lang }) => lang)].sort().flatMap(([lang, own]) => {
    const draws = random(seed);
    const texts = [...new Set(own.map(({ text }) => text))];
    return Array.from({ length: each * (lang === 'en' ? ENGLISH : 1) }, (_, i) => ({
      name: `${lang}-${i}`,
      messages: Array.from({ length: MESSAGES }, () => {
        const [drawn = ''] = texts.splice(draws.int(texts.length), 1);
        return drawn;
      }).filter((text) => text !== ''),
    })).filter((evening) => evening.messages.length > MESSAGES / 2);
  });
}
/** Evenings in English, as a multiple of those in another language. */
const ENGLISH = 4;

/** Evenings of the speakers of chats between two people: what each of them says, drawn from all that they said. */
export function chatEvenings(file: string, seed: number, isUnread: boolean): Evening[] {
  const chats = JSON.parse(readFileSync(file, 'utf8')) as { conversation: Record<string, unknown> }[];
  const draws = random(seed);
  return chats
    .filter((_, i) => i % 2 === Number(isUnread))
    .flatMap(({ conversation }, i) => {
      const said = Object.values(conversation).flatMap((session) =>
        Array.isArray(session) ? (session as { speaker: string; text: string }[]) : [],
      );
      return [...Map.groupBy(said, ({ speaker }) => speaker).values()].map((own, k) => ({
        name: `chat-${i}-${k}`,
        messages: Array.from({ length: MESSAGES }, () => draws.pick(own).text),
      }));
    });
}

/** Share of the labelled pairs of which the second message ends the first, right after it and among what others said. */
function foundOfPairs(files: readonly string[], seed: number): string[] {
  const draws = random(seed);
  const pairs = files.flatMap((file) => readLabelledPairs(file)).filter(() => draws.int(PAIRS_SHARE) === 0);
  const saidBy = Map.groupBy(pairs, ({ lang }) => lang);
  const counts = new Map<string, [number, number]>();
  const count = (what: string, isFound: boolean) => {
    const [found, of] = counts.get(what) ?? [0, 0];
    counts.set(what, [found + Number(isFound), of + 1]);
  };
  for (const { lang, said, later, relation } of pairs) {
    const others = Array.from({ length: BETWEEN }, () => draws.pick(saidBy.get(lang) ?? []).said);
    const kind = relation === 'none' ? 'wrongly' : 'rightly';
    for (const [place, between] of [
      ['right after', []],
      [`${BETWEEN} messages after`, others],
    ] as const) {
      const { ended } = tellEvening({ name: '', messages: [said, ...between, later] });
      const own = new Set([said, ...wordsOfMemories(said)]);
      count(
        `${kind} ${place}`,
        ended.some((one) => one.by === later && own.has(one.said)),
      );
    }
  }
  return [...counts].map(([what, [found, of]]) => `${what}: ${found} of ${of} (${(found / of).toFixed(3)})`);
}
const PAIRS_SHARE = 12;
const BETWEEN = 12;

/** What a message alone teaches, or may be quoted of it. */
const wordsOfMemories = (said: string): string[] => [
  ...extractSignals(said, { occurredAt: BEGIN }).map(({ content }) => content),
  ...sentencesOf({
    eventId: '',
    conversationId: '',
    text: said,
    saidAt: null,
    isNear: false,
    isRecent: false,
  }).map(({ text }) => text),
];

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '18' },
      each: { type: 'string', default: '1' },
      unread: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      locomo: { type: 'string' },
      told: { type: 'string' },
      pairs: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  if (values.pairs) for (const line of foundOfPairs(pairFiles(), seed)) console.log(line);
  const evenings: Evening[] = values.told
    ? (JSON.parse(readFileSync(values.told, 'utf8')) as Evening[])
    : [
        ...strangersEvenings(Number(values.each), seed, values.unread),
        ...(values.locomo ? chatEvenings(values.locomo, seed, values.unread) : []),
      ];
  const told = evenings.map((evening) => ({ evening, ...tellEvening(evening) }));
  const memories = told.reduce((sum, one) => sum + one.memories, 0);
  const ended = told.flatMap((one) => one.ended);
  const per = (count: number, of: number) => `${count} (${((100 * count) / of).toFixed(2)} in 100)`;
  const lineOf = ({ said, by, isMemory }: Ended) =>
    `${isMemory ? 'memory ' : 'message'} ${JSON.stringify(said)} <- ${JSON.stringify(by)}`;
  if (values.list || values.told)
    for (const { evening, ...one } of told) {
      for (const each of one.ended) console.log(`${evening.name} ended ${lineOf(each)}`);
      for (const each of one.doubted) console.log(`${evening.name} doubted ${lineOf(each)}`);
    }
  const doubted = told.flatMap((one) => one.doubted);
  const messages = evenings.reduce((sum, evening) => sum + evening.messages.length, 0);
  console.log(
    `seed ${seed}: ${evenings.length} evenings, ${messages} messages, ${memories} memories; ended ${per(ended.filter(({ isMemory }) => isMemory).length, memories)} memories, ${per(ended.filter(({ isMemory }) => !isMemory).length, messages)} messages; doubted ${per(doubted.length, memories)} memories`,
  );
}
