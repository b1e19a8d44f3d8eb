/**
 * One peer, measured in a process of its own, so that its processor time and memory are its own: started by `measure-peers.ts` with what
 * to measure in an environment variable, it sends the figures back and ends.
 */
import { startAgentsSessions } from '../../eval/peers/agents-session.ts';
import { langGraphStore } from '../../eval/peers/langgraph-store.ts';
import { startMastra } from '../../eval/peers/mastra.ts';
import { startMem0 } from '../../eval/peers/mem0.ts';
import { miniSearch } from '../../eval/peers/minisearch.ts';
import { oramaFullText } from '../../eval/peers/orama.ts';
import type { Peer, PeerKind } from '../../eval/peers/peer.ts';
import { cpuMsOf, memoryMbOf, treeOf } from '../process-usage.ts';
import { quantile } from '../statistics.ts';
import { exchangesOf, type PeerFigures, type PeerTask, shownWithin, TASK_VARIABLE } from './peer-task.ts';
import { STRATA_WAYS, startStrata } from './strata-peers.ts';

/** Messages of one call while the history is taken in, for a peer that takes many. */
const FILL_MESSAGES = 500;
/** The history of a slow peer ends here, and the figures say how far it came. */
const FILL_MAX_MS = 240_000;
const MEASURE_MAX_MS = 60_000;
/** What the history leaves to the background is no part of a call: it is over when the processes rest for a moment. */
const SETTLE_LOOK_MS = 1_000;
const SETTLED_CPU_MS = 100;
const SETTLE_MAX_MS = 120_000;
const WARM_UP_ROUNDS = 3;
const TOP_K = 25;
const CONVERSATION = 'peers';

async function startPeer({ name, packages, folder }: PeerTask): Promise<PeerKind> {
  const way = STRATA_WAYS.find((one) => one === name);
  if (way !== undefined) return startStrata(way, folder);
  switch (name) {
    case 'mem0':
      return startMem0(packages, folder);
    case 'Mastra':
      return startMastra(packages, folder);
    case 'agents': {
      const [, partByPart] = await startAgentsSessions();
      if (partByPart === undefined) throw new Error('agents has two kinds');
      return partByPart;
    }
    case 'LangGraph':
      return langGraphStore;
    case 'Orama':
      return oramaFullText;
    case 'MiniSearch':
      return miniSearch;
    default:
      throw new Error(`no peer is called ${name}`);
  }
}

const usage = () => {
  const pids = treeOf(process.pid);
  const sum = (of: (pid: number) => number) => pids.reduce((all, pid) => all + of(pid), 0);
  return { cpuMs: sum(cpuMsOf), memoryMb: sum(memoryMbOf) };
};

/** Waits until a peer and all that it started do nothing. */
async function settle(): Promise<void> {
  const until = performance.now() + SETTLE_MAX_MS;
  for (let before = usage().cpuMs; performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_LOOK_MS));
    const { cpuMs } = usage();
    if (cpuMs - before < SETTLED_CPU_MS) return;
    before = cpuMs;
  }
}

/** Times calls, and the processor beside; the first ones pay for what is compiled. */
async function timeCalls(rounds: number, call: (round: number) => Promise<void>) {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS; round++) await call(round);
  const before = usage();
  const startedAt = performance.now();
  for (let round = 0; round < rounds && performance.now() - startedAt < MEASURE_MAX_MS; round++) {
    const at = performance.now();
    await call(WARM_UP_ROUNDS + round);
    times.push(performance.now() - at);
  }
  return {
    calls: times.length,
    median_ms: quantile(times, 0.5) ?? Number.NaN,
    p95_ms: quantile(times, 0.95) ?? Number.NaN,
    cpu_ms: (usage().cpuMs - before.cpuMs) / Math.max(1, times.length),
  };
}

async function measure(task: PeerTask): Promise<PeerFigures> {
  const { history, exchanges, questions } = exchangesOf(task, WARM_UP_ROUNDS);
  const kind = await startPeer(task);
  try {
    const peer: Peer = kind.open(CONVERSATION);
    const isBare = task.name === 'bare insert';
    let filled = 0;
    const startedAt = performance.now();
    while (!isBare && filled < history.length && performance.now() - startedAt < FILL_MAX_MS) {
      const batch = history.slice(filled, filled + FILL_MESSAGES);
      await peer.index(batch);
      filled += batch.length;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    await settle();
    const add = await timeCalls(task.rounds, (round) => peer.index(exchanges[round] ?? []));
    const texts = new Map([...history, ...exchanges.flat()].map((one) => [one.externalId, one.content]));
    let [asked, found] = [0, 0];
    const recall = isBare
      ? null
      : await timeCalls(task.rounds, async (round) => {
          const { text, about } = questions(filled)[round] ?? { text: '', about: '' };
          const recalled = await peer.search(text, TOP_K);
          asked += 1;
          const shown = shownWithin(recalled.flatMap((one) => texts.get(one) ?? []));
          if (shown.includes(about)) found += 1;
        });
    return {
      name: kind.name,
      events: filled,
      fill_seconds: seconds,
      add,
      recall,
      // What prompts hold is told by their lines, and on real chats: `npm run eval -- FILE --prompts`.
      evidence: recall === null || task.name === 'Strata, turns' ? null : found / asked,
      memory_mb: usage().memoryMb,
    };
  } finally {
    await kind.close();
  }
}

const task = JSON.parse(process.env[TASK_VARIABLE] ?? '{}') as PeerTask;
process.send?.(await measure(task), () => process.exit(0));
