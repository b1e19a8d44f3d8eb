/**
 * What a model once said about the dialogues of a LoCoMo-format file: observations of each speaker with the turns that they rest
 * on, and a summary of each sitting. A dialogue without them gets sentences of its own turns instead, so that a replay runs on
 * any file.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseEvidence, type Transcript, type Turn } from '../../support/transcript.ts';

/** One observation: whom it is about, and the ids of the turns that show it. */
export interface RecordedFact {
  readonly speaker: string;
  readonly text: string;
  readonly evidence: readonly string[];
}

/** The answers recorded for one dialogue; `summaries` by the number of the sitting. */
export interface Recording {
  readonly transcript: Transcript;
  readonly facts: readonly RecordedFact[];
  readonly summaries: ReadonlyMap<number, string>;
  /** False where sentences of the dialogue stand in for what a model said. */
  readonly isRecorded: boolean;
}

const Observation = z.tuple([z.string().trim().min(1), z.unknown()]);
const Observations = z.record(z.string(), z.record(z.string(), z.array(Observation)));
const Sample = z.object({
  observation: Observations.default({}),
  session_summary: z.record(z.string(), z.string()).default({}),
});

/** A stand-in for an observation has at least so many words: a greeting states nothing. */
const SENTENCE_MIN_WORDS = 5;
const STAND_IN_SUMMARY_SENTENCES = 5;

/** The recordings of a file that `transcripts` were read of, in the same order. */
export async function readRecordings(path: string, transcripts: readonly Transcript[]): Promise<Recording[]> {
  const data: unknown = JSON.parse(await readFile(path, 'utf8'));
  const samples = Array.isArray(data) ? data : [data];
  return transcripts.map((transcript, i) => toRecording(samples[i], transcript));
}

/** The recording of one sample. Evidence that is no turn of the dialogue is left out, and a fact without any with it. */
export function toRecording(sample: unknown, transcript: Transcript): Recording {
  const { observation, session_summary } = Sample.parse(sample);
  const turns = new Set(transcript.sessions.flatMap((session) => session.turns.map(({ diaId }) => diaId)));
  const facts = Object.values(observation).flatMap((bySpeaker) =>
    Object.entries(bySpeaker).flatMap(([speaker, told]) =>
      told.flatMap(([text, ids]) => {
        const evidence = parseEvidence(ids).filter((id) => turns.has(id));
        return evidence.length === 0 ? [] : [{ speaker, text, evidence }];
      }),
    ),
  );
  if (facts.length === 0) return standIn(transcript);
  const summaries = new Map(
    Object.entries(session_summary).map(([key, text]) => [Number(/\d+/.exec(key)?.[0] ?? 0), text]),
  );
  return { transcript, facts, summaries, isRecorded: true };
}

function standIn(transcript: Transcript): Recording {
  const facts = transcript.sessions.flatMap(({ turns }) => turns.flatMap(sentenceOf));
  const summaries = transcript.sessions.map(({ index, turns }) => {
    const said = turns.flatMap(sentenceOf).slice(0, STAND_IN_SUMMARY_SENTENCES);
    return [index, said.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')] as const;
  });
  return { transcript, facts, summaries: new Map(summaries), isRecorded: false };
}

/** The first sentence of a turn that says something. */
function sentenceOf({ diaId, speaker, text }: Turn): RecordedFact[] {
  const sentences = text.split(/(?<=[.!?])\s+/u).filter((sentence) => !/[?]$/u.test(sentence));
  const [first] = sentences.filter((sentence) => sentence.split(/\s+/u).length >= SENTENCE_MIN_WORDS);
  return first === undefined ? [] : [{ speaker, text: first, evidence: [diaId] }];
}
