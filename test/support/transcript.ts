/**
 * Reads dialogues in the LoCoMo shape: sessions of turns with ids, and questions that name the turns which answer them.
 * Strict about what everything rests on (speakers, ids, dates, text: the message names the field), tolerant about the
 * rest (evidence written as free text, categories as numbers or words). Annotations such as `query` are never read.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { MESSAGE_MAX_BYTES } from '../../src/memory/limits.ts';

/** One utterance. `text` holds what was said and what its picture shows. */
export interface Turn {
  readonly diaId: string;
  readonly speaker: string;
  readonly text: string;
}

/** Turns of one sitting; `startedAt` in milliseconds since 1970, UTC. */
export interface Session {
  readonly index: number;
  readonly startedAt: number;
  readonly turns: readonly Turn[];
}

/** A question and the ids of the turns that answer it; ids are as written and may name no turn. */
export interface Question {
  readonly question: string;
  readonly evidence: readonly string[];
  readonly category: string;
  readonly answer?: string;
}

/** One dialogue. `speakers.user` is the file's `speaker_a`, `speakers.assistant` its `speaker_b`. */
export interface Transcript {
  readonly sampleId: string;
  readonly speakers: { readonly user: string; readonly assistant: string };
  readonly sessions: readonly Session[];
  readonly questions: readonly Question[];
}

/** A turn as a chat frontend knows it. `externalId` is the turn's id, with `#2`, `#3` … on the later pieces of a long one. */
export interface TranscriptMessage {
  readonly role: 'user' | 'assistant';
  readonly name: string;
  readonly content: string;
  readonly occurredAt: string;
  readonly externalId: string;
  readonly session: number;
}

const TURN_INTERVAL_MS = 60_000;
const PIECE_MARK = '#';

const nonEmpty = z.string().trim().min(1);
const sampleSchema = z.object({
  sample_id: z.union([nonEmpty, z.number()]).transform(String),
  conversation: z.looseObject({ speaker_a: nonEmpty, speaker_b: nonEmpty }),
  qa: z
    .array(
      z.object({
        question: nonEmpty,
        answer: z.unknown().optional(),
        evidence: z.unknown().optional(),
        category: z.union([z.string(), z.number()]).transform(String).default('none'),
      }),
    )
    .default([]),
});
const turnsSchema = z.array(
  z.object({
    speaker: nonEmpty,
    dia_id: nonEmpty,
    text: z.string().nullish(),
    blip_caption: z.string().nullish(),
  }),
);

/** Reads and parses a file; the error says what is wrong and where. */
export async function readTranscripts(path: string): Promise<Result<Transcript[], string>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    return err(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return err(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = parseTranscripts(data);
  return parsed.ok ? parsed : err(`${path}: ${parsed.error}`);
}

/** Parses the content of a file: a list of samples, or one sample alone. */
export function parseTranscripts(data: unknown): Result<Transcript[], string> {
  const samples = Array.isArray(data) ? data : [data];
  if (samples.length === 0) return err('the file has no samples');
  const transcripts: Transcript[] = [];
  for (const [i, sample] of samples.entries()) {
    const parsed = parseSample(sample, Array.isArray(data) ? `[${i}]` : '');
    if (!parsed.ok) return parsed;
    if (transcripts.some((known) => known.sampleId === parsed.value.sampleId)) {
      return err(`[${i}].sample_id: "${parsed.value.sampleId}" is there twice`);
    }
    transcripts.push(parsed.value);
  }
  return ok(transcripts);
}

function parseSample(data: unknown, path: string): Result<Transcript, string> {
  const sample = check(sampleSchema, data, path);
  if (!sample.ok) return sample;
  const { sample_id, conversation, qa } = sample.value;
  const speakers = { user: conversation.speaker_a, assistant: conversation.speaker_b };
  if (speakers.user === speakers.assistant)
    return err(`${path}.conversation.speaker_b: the same as speaker_a`);

  const sessions: Session[] = [];
  const seen = new Set<string>();
  for (const index of sessionNumbers(conversation)) {
    const session = parseSession(conversation, index, speakers, seen, `${path}.conversation`);
    if (!session.ok) return session;
    sessions.push(session.value);
  }
  if (sessions.length === 0) return err(`${path}.conversation: no session_1`);
  const questions = qa.map(({ question, answer, evidence, category }) => ({
    question,
    category,
    evidence: parseEvidence(evidence),
    ...(answer === undefined || answer === null ? {} : { answer: String(answer) }),
  }));
  return ok({ sampleId: sample_id, speakers, sessions, questions });
}

function sessionNumbers(conversation: Record<string, unknown>): number[] {
  return Object.keys(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

function parseSession(
  conversation: Record<string, unknown>,
  index: number,
  speakers: Transcript['speakers'],
  seen: Set<string>,
  path: string,
): Result<Session, string> {
  const field = `${path}.session_${index}`;
  const rows = check(turnsSchema, conversation[`session_${index}`], field);
  if (!rows.ok) return rows;
  const date = conversation[`session_${index}_date_time`];
  const startedAt = typeof date === 'string' ? parseDate(date) : null;
  if (startedAt === null) {
    return err(
      `${field}_date_time: expected a date like "1:56 pm on 8 May, 2023", found ${JSON.stringify(date)}`,
    );
  }
  const turns: Turn[] = [];
  for (const [i, row] of rows.value.entries()) {
    if (row.speaker !== speakers.user && row.speaker !== speakers.assistant) {
      return err(`${field}[${i}].speaker: "${row.speaker}" is neither speaker_a nor speaker_b`);
    }
    if (seen.has(row.dia_id)) return err(`${field}[${i}].dia_id: "${row.dia_id}" is there twice`);
    seen.add(row.dia_id);
    const picture = row.blip_caption?.trim() ? `[image: ${row.blip_caption.trim()}]` : '';
    const text = [row.text?.trim() ? row.text : '', picture].filter(Boolean).join('\n');
    // A turn without words or picture is no message; nothing can be stored or found for it.
    if (text) turns.push({ diaId: row.dia_id, speaker: row.speaker, text });
  }
  return ok({ index, startedAt, turns });
}

function check<T>(schema: z.ZodType<T>, data: unknown, path: string): Result<T, string> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const steps = (issue?.path ?? []).map((step) =>
    typeof step === 'number' ? `[${step}]` : `.${String(step)}`,
  );
  return err(
    `${`${path}${steps.join('')}`.replace(/^\./, '') || 'the file'}: ${issue?.message ?? 'not valid'}`,
  );
}

/** Every `D<n>:<n>` in the evidence, however it is punctuated, once each: `["D8:6; D9:17"]` → `["D8:6", "D9:17"]`. */
export function parseEvidence(evidence: unknown): string[] {
  return [...new Set(JSON.stringify(evidence ?? '').match(/D\d+:\d+/g) ?? [])];
}

/** Milliseconds of "1:56 pm on 8 May, 2023", or of any date the platform reads, as UTC; null for anything else. */
export function parseDate(text: string): number | null {
  const match = /^\s*(\d{1,2}):(\d{2})\s*([ap])\.?m\.?,?\s+on\s+(.+)$/i.exec(text);
  const day = (match?.[4] ?? text).replaceAll(',', ' ');
  const zoned = /(Z|UTC|GMT|[+-]\d{2}:?\d{2})\s*$/i.test(day) && /\d:\d/.test(day);
  const plain = /^\s*\d{4}-\d{2}-\d{2}T[\d:.]+\s*$/.test(day) ? `${day.trim()}Z` : `${day} UTC`;
  const time = Date.parse(zoned ? day : plain);
  if (Number.isNaN(time)) return null;
  if (!match) return time;
  const hours = (Number(match[1]) % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0);
  return time + (hours * 60 + Number(match[2])) * 60_000;
}

/** All turns in order as messages: a minute apart, and those longer than the service takes in pieces that fit. */
export function toMessages(transcript: Transcript): TranscriptMessage[] {
  return transcript.sessions.flatMap((session) =>
    session.turns.flatMap((turn, i) =>
      splitText(turn.text, MESSAGE_MAX_BYTES).map((content, piece) => ({
        role: turn.speaker === transcript.speakers.user ? ('user' as const) : ('assistant' as const),
        name: turn.speaker,
        content,
        occurredAt: new Date(session.startedAt + i * TURN_INTERVAL_MS).toISOString(),
        externalId: piece === 0 ? turn.diaId : `${turn.diaId}${PIECE_MARK}${piece + 1}`,
        session: session.index,
      })),
    ),
  );
}

/** The id of the turn that a message, or a piece of one, belongs to. */
export const turnOf = (externalId: string): string => externalId.split(PIECE_MARK)[0] ?? externalId;

/** Cuts a text into pieces of at most `maxBytes` (UTF-8), at a line end or a space where there is one. */
export function splitText(text: string, maxBytes: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (Buffer.byteLength(rest) > maxBytes) {
    const end = cutAt(rest, maxBytes);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** UTF-16 length of the longest prefix within `maxBytes`, moved back to a break in its second half. */
function cutAt(text: string, maxBytes: number): number {
  // `encodeInto` never splits a character; a unit takes at least a byte, so `maxBytes` units are enough to look at.
  const { read } = new TextEncoder().encodeInto(text.slice(0, maxBytes), new Uint8Array(maxBytes));
  const head = text.slice(0, read);
  const line = head.lastIndexOf('\n');
  const space = head.lastIndexOf(' ');
  return [line, space].find((at) => at > read / 2) ?? read;
}

/** Cuts a list into runs of at most `maxItems` whose texts together stay within `maxBytes`. */
export function batchMessages<T extends { readonly content: string }>(
  messages: readonly T[],
  maxItems: number,
  maxBytes: number,
): T[][] {
  const batches: T[][] = [];
  let bytes = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message.content);
    const current = batches.at(-1);
    if (current && current.length < maxItems && bytes + size <= maxBytes) {
      current.push(message);
      bytes += size;
    } else {
      batches.push([message]);
      bytes = size;
    }
  }
  return batches;
}
