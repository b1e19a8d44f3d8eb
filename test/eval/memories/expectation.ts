/**
 * What is wrong with an answer: pure, and independent of how the service decides. A memory may be shown when the asker
 * stands where it is, when it is shared or their own, and when it held at the moment asked about.
 */
import { CONVERSATIONS, type Item, instantOf, type Question } from './scenario.ts';

/** One result of a search, by the service's own id. */
export interface Shown {
  readonly id: string;
  readonly content: string;
}

/** The world after it was built. */
export interface World {
  readonly items: readonly Item[];
  /** The id that each memory had when it was written, by key. */
  readonly ids: ReadonlyMap<string, string>;
  /** When it was written, in milliseconds: memories without a date of their own hold since. */
  readonly builtAt: number;
}

/** Places at the top of an answer in which several right memories must stand. */
const TOP = 3;

/** Everything that is wrong with the answer to a question; empty when it is right. */
export function faultsOf(question: Question, shown: readonly Shown[], world: World, now: number): string[] {
  const index = indexOf(world);
  const keys = shown.map((result) => keyOf(result, index, question, world.builtAt, now));
  const { first, among = [], never = [], neverSays = [] } = question;
  const faults: string[] = [];
  const told = (key: string | undefined) => (key === undefined ? 'nothing' : `"${key}"`);
  const items = new Map(world.items.map((candidate) => [candidate.key, candidate]));
  for (const key of [first ?? [], among, never].flat())
    if (!items.has(key)) faults.push(`"${key}" is no memory`);
  if (first !== undefined && keys[0] !== first)
    faults.push(`first is ${told(keys[0])}, "${first}" is ${place(keys, first)}`);
  for (const key of among)
    if (!keys.slice(0, TOP).includes(key))
      faults.push(`"${key}" is ${place(keys, key)}, after ${keys.slice(0, TOP).map(told).join(', ')}`);
  for (const [i, key] of keys.entries()) {
    const found = items.get(key);
    const refusal = found ? whyNot(found, question, world.builtAt, now) : 'not of this world';
    const reason = never.includes(key) ? 'never' : refusal;
    if (reason) faults.push(`shows "${key}" (${reason}) as ${i + 1}`);
  }
  for (const words of neverSays)
    if (shown.some(({ content }) => content.includes(words))) faults.push(`says "${words}"`);
  const texts = shown.map(({ content }) => content);
  const repeated = texts.find((text, i) => texts.indexOf(text) < i);
  if (repeated !== undefined) faults.push(`says twice "${repeated}"`);
  return faults;
}

const place = (keys: readonly string[], key: string): string =>
  keys.includes(key) ? `number ${keys.indexOf(key) + 1}` : 'not there';

/**
 * The memory that a result is: by its id, else by its words, because a value that holds again may be a row of its own. Of
 * several with that id or those words the one that is right is taken: two keys for one memory are no fault.
 */
function keyOf(
  { id, content }: Shown,
  { byId, byText }: Index,
  question: Question,
  builtAt: number,
  now: number,
): string {
  const meant = byId.get(id) ?? byText.get(content) ?? [];
  const named = meant.find(({ key }) => key === question.first || question.among?.includes(key));
  const allowed = meant.find((candidate) => whyNot(candidate, question, builtAt, now) === null);
  return (named ?? allowed ?? meant[0])?.key ?? content;
}

type Index = Readonly<Record<'byId' | 'byText', ReadonlyMap<string, readonly Item[]>>>;

const indexOf = ({ items, ids }: World): Index => ({
  byId: Map.groupBy(items, ({ key }) => ids.get(key) ?? key),
  byText: Map.groupBy(items, ({ text }) => text),
});

/** Why a memory may not be shown to who asks, or null. */
export function whyNot(found: Item, question: Question, builtAt: number, now: number): string | null {
  const house = question.in ?? 'kestrel';
  const home = found.in ?? 'kestrel';
  const talk = question.talk === undefined ? null : CONVERSATIONS[question.talk];
  if (found.tier === 'account' ? (home === 'stranger') !== (house === 'stranger') : home !== house)
    return 'another workspace';
  if (found.channel !== undefined && found.channel !== (talk?.channel ?? question.channel))
    return 'another channel';
  if (found.talk !== undefined && found.talk !== question.talk) return 'another conversation';
  const isShared = found.by === undefined || found.shared === true;
  const asker = talk?.user === null ? null : (question.as ?? talk?.user ?? null);
  if (!isShared && found.by !== asker) return talk?.user === null ? 'private in a group' : 'private';
  if (found.gone) return 'gone';
  const at = question.asOf === undefined ? now : instantOf(question.asOf);
  const since =
    found.from === undefined ? (question.asOf === undefined ? now : builtAt) : instantOf(found.from);
  if (since > at) return 'not yet';
  const ends = [found.to, found.expires, found.until].filter((end) => end !== undefined);
  return ends.some((end) => instantOf(end) <= at) ? 'over' : null;
}
