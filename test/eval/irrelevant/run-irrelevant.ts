/**
 * What a prompt recalls though nothing of the past has to do with the message: `npm run eval -- --irrelevant FILE [--past FILE] [--list]`.
 *
 * FILE is an array of `{ lang, text }`. The users are those of a file of transcripts, with a past in many conversations and in a
 * single one (`prompts/run-prompts.ts`). Each message is a turn of each of them, in a new conversation and in the one that has
 * it all, and is taken away again. A turn counts when its prompt got a block of recalled lines; established facts stand in the stable
 * part, whatever is asked, and do not count. `--list` names messages of the first half of FILE alone, so that the other one stays unseen.
 */
import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { z } from 'zod';
import { createClient } from '../../support/commands/client.ts';
import { openService } from '../../support/commands/open-service.ts';
import { createProgress } from '../../support/commands/progress.ts';
import type { Transcript } from '../../support/transcript.ts';
import { passTurn } from '../prompts/ask-turns.ts';
import { PLACES_ASKED, type PlaceAsked } from '../prompts/prompts-report.ts';
import {
  ASKED_AFTER_MS,
  CONCURRENT_USERS,
  endOf,
  QUESTION_INTERVAL_MS,
  takeIn,
} from '../prompts/run-prompts.ts';

const Messages = z.array(z.object({ lang: z.string(), text: z.string() }));

/** A turn that recalled something. */
interface Recalled {
  readonly half: 'first' | 'second';
  readonly place: PlaceAsked;
  readonly lang: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** Turns of one half in one place, and those that recalled something. */
export interface IrrelevantReport {
  readonly turns: number;
  readonly by_half: Readonly<Record<string, { readonly turns: number; readonly recalled: number }>>;
  readonly recalled: readonly Recalled[];
}

/** Runs the whole of it. */
export async function runIrrelevant(
  file: string,
  transcripts: readonly Transcript[],
  stateDir: string | undefined,
): Promise<IrrelevantReport> {
  const messages = Messages.parse(JSON.parse(readFileSync(file, 'utf8')));
  const service = await openService({ stateDir });
  try {
    const client = createClient(service);
    const { askers } = await takeIn(client, transcripts);
    const progress = createProgress('say', messages.length * askers.size * PLACES_ASKED.length);
    const limit = pLimit(CONCURRENT_USERS);
    const lanes = [...askers].flatMap(([transcript, asker]) =>
      PLACES_ASKED.map((place) =>
        limit(async () => {
          const recalled: Recalled[] = [];
          for (const [i, { lang, text }] of messages.entries()) {
            const at = endOf(transcript) + ASKED_AFTER_MS + i * QUESTION_INTERVAL_MS;
            const { answer } = await passTurn(client, asker[place], text, at);
            progress.advance();
            const shown = new Set(
              [answer.injection.memory_ids, answer.injection.event_ids, answer.injection.chunk_ids].flat(),
            );
            if (shown.size === 0) continue;
            const lines = (answer.prompt?.messages ?? [])
              .flatMap(({ content }) => content.split('\n'))
              .filter((line) => [...shown].some((id) => line.endsWith(`[${id}]`)));
            recalled.push({ half: halfOf(i, messages.length), place, lang, text, lines });
          }
          return recalled;
        }),
      ),
    );
    const recalled = (await Promise.all(lanes)).flat();
    progress.end();
    const turns = messages.length * askers.size * PLACES_ASKED.length;
    const halves = (['first', 'second'] as const).flatMap((half) =>
      PLACES_ASKED.map((place) => ({
        name: `${half} half, ${place.replace('_', ' ')}`,
        turns: messages.filter((_, i) => halfOf(i, messages.length) === half).length * askers.size,
        recalled: recalled.filter((one) => one.half === half && one.place === place).length,
      })),
    );
    return {
      turns,
      by_half: Object.fromEntries(halves.map(({ name, ...counts }) => [name, counts])),
      recalled: recalled.filter(({ half }) => half === 'first'),
    };
  } finally {
    await service.stop();
  }
}

const halfOf = (i: number, count: number): 'first' | 'second' => (i < count / 2 ? 'first' : 'second');

/** The figures as a table, and on request what was recalled of the first half. */
export function renderIrrelevant({ by_half, recalled }: IrrelevantReport, isListed: boolean): string {
  return [
    ...Object.entries(by_half).map(
      ([name, { turns, recalled: count }]) =>
        `${name.padEnd(32)}${`${count}/${turns}`.padStart(10)}${((100 * count) / turns).toFixed(1).padStart(8)} %`,
    ),
    ...(isListed
      ? recalled.flatMap(({ place, text, lines }) => [
          `\n${place}: ${JSON.stringify(text)}`,
          ...lines.map((line) => `  ${line}`),
        ])
      : []),
  ].join('\n');
}
