/** The report of a replay: its figures, and facts for a person to read. */
import { isOfModel } from '../../../src/memory/grounding/model-source.ts';
import { random } from '../../support/random.ts';
import type { AskedQuestion } from '../asked-questions.ts';
import {
  type AnsweredQuestion,
  ceilingOf,
  ROUTES,
  type RouteScores,
  type SearchedDialogue,
  scoresOf,
} from './evidence-recall.ts';
import { type FactFigures, factFigures } from './fact-figures.ts';
import type { JudgedFact } from './fates.ts';
import type { Learnt } from './learnt-memories.ts';
import { type ComparedFact, compareFacts } from './nearest-facts.ts';
import type { Recording } from './recording.ts';
import type { ReplayedModel } from './replayed-model.ts';

/** Facts to be read by a person. */
const EXAMPLES = 20;

/** What `--json` prints. */
export interface ReplayReport {
  readonly is_recorded: boolean;
  readonly conversations: readonly {
    readonly sample_id: string;
    readonly messages: number;
    readonly summaries: number;
    readonly ingest_seconds: number;
    readonly compaction_seconds: number;
  }[];
  readonly seconds: number;
  readonly model: { readonly calls: number; readonly retries: number };
  readonly facts: FactFigures;
  readonly memories: { readonly of_facts: number; readonly of_signals: number };
  readonly recall: {
    readonly questions: number;
    /** Share of the evidence that any recorded or any stored fact rests on. */
    readonly ceiling: { readonly recorded: number; readonly stored: number };
    readonly overall: Readonly<Record<string, RouteScores>>;
    readonly by_category: Readonly<Record<string, Readonly<Record<string, RouteScores>>>>;
  };
  readonly examples: {
    /** New facts and contraries. */
    readonly refused_new: readonly ComparedFact[];
    readonly stored_repeats: readonly ComparedFact[];
    readonly stored_new: readonly ComparedFact[];
  };
}

/** What a replay came to. */
export interface Replay {
  readonly recordings: readonly Recording[];
  readonly model: Pick<ReplayedModel, 'calls' | 'retries'>;
  readonly seconds: number;
  readonly judged: readonly JudgedFact[];
  /** By their transcripts. */
  readonly dialogues: ReadonlyMap<unknown, SearchedDialogue>;
  readonly asked: readonly AskedQuestion[];
  readonly answered: readonly AnsweredQuestion[];
}

/** The report of a replay. */
export async function reportOf(replay: Replay): Promise<ReplayReport> {
  const { recordings, model, seconds, judged, dialogues, asked, answered } = replay;
  const learnt = [...dialogues.values()].map((dialogue) => dialogue.learnt);
  const memories = learnt.flatMap((one) => one.memories);
  const ofFacts = memories.filter(({ evidence }) => evidence.some(({ source }) => isOfModel(source)));
  return {
    is_recorded: recordings.every(({ isRecorded }) => isRecorded),
    conversations: learnt.map(({ transcript, messages, ranges, ingestSeconds, compactionSeconds }) => ({
      sample_id: transcript.sampleId,
      messages,
      summaries: ranges,
      ingest_seconds: ingestSeconds,
      compaction_seconds: compactionSeconds,
    })),
    seconds,
    model: { calls: model.calls, retries: model.retries },
    facts: factFigures(judged),
    memories: { of_facts: ofFacts.length, of_signals: memories.length - ofFacts.length },
    recall: {
      questions: answered.length,
      ceiling: {
        recorded: ceilingOf(
          asked,
          new Map(recordings.map(({ transcript, facts }) => [transcript, turnsOf(facts)])),
        ),
        stored: ceilingOf(asked, storedTurns(dialogues)),
      },
      overall: scoresByRoute(answered),
      by_category: Object.fromEntries(
        [...Map.groupBy(answered, ({ category }) => category)]
          .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
          .map(([category, part]) => [category, scoresByRoute(part)]),
      ),
    },
    examples: await examplesOf(judged, learnt),
  };
}

const scoresByRoute = (answered: readonly AnsweredQuestion[]): Record<string, RouteScores> =>
  Object.fromEntries(ROUTES.map((route) => [route, scoresOf(answered, route)]));

const turnsOf = (facts: readonly { readonly evidence: readonly string[] }[]): ReadonlySet<string> =>
  new Set(facts.flatMap(({ evidence }) => evidence));

const storedTurns = (dialogues: ReadonlyMap<unknown, SearchedDialogue>): Map<unknown, Set<string>> =>
  new Map(
    [...dialogues].map(([transcript, { recorded }]): [unknown, Set<string>] => [
      transcript,
      new Set([...recorded.values()].flat()),
    ]),
  );

/** What to read by hand: everything that looks wrong, and some of what was stored. */
async function examplesOf(
  judged: readonly JudgedFact[],
  learnt: readonly Learnt[],
): Promise<ReplayReport['examples']> {
  const compare = async (facts: readonly JudgedFact[]): Promise<ComparedFact[]> => {
    const compared = learnt.map(({ transcript, memories }) =>
      compareFacts(
        facts.filter(({ fact }) => fact.sampleId === transcript.sampleId),
        memories,
      ),
    );
    return (await Promise.all(compared)).flat();
  };
  const isNew = ({ occasion }: JudgedFact) => occasion === 'new' || occasion === 'contrary';
  const isStored = ({ fate }: JudgedFact) => fate === 'stored';
  const { pick } = random(1);
  const stored = judged.filter((fact) => fact.occasion === 'new' && isStored(fact));
  return {
    refused_new: await compare(judged.filter((fact) => isNew(fact) && !isStored(fact))),
    stored_repeats: await compare(judged.filter((fact) => !isNew(fact) && isStored(fact))),
    stored_new:
      stored.length === 0 ? [] : await compare(Array.from({ length: EXAMPLES }, () => pick(stored))),
  };
}
