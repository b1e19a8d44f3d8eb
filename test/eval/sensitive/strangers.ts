/**
 * Messages in files of this folder, as people tell secrets, in many languages, and as many that tell none: of strangers who had not
 * seen the rules (`strangers-*`, `unseen`), and of each kind of secret, also as answers to the messages before (`kinds-*`, `turns-*`). A message is found when it is known as sensitive and nothing of
 * its secrets is left after redaction; a harmless one that is touched counts against precision.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findSensitive, redactSensitive, redactTogether } from '../../../src/memory/sensitive/sensitive.ts';

const STRANGERS = z.array(
  z.object({
    id: z.string(),
    lang: z.string(),
    /** What is told; "none" where nothing is. */
    kind: z.string(),
    text: z.string(),
    /** Messages right before it in its conversation. */
    before: z.array(z.string()).default([]),
    secrets: z.array(z.string()),
  }),
);

/** How many of a group were right. */
interface Share {
  readonly right: number;
  readonly all: number;
}

/** Recall and precision on one file, in [0, 1], by kind and by language, with the messages that went wrong. */
export interface StrangersFigures {
  readonly file: string;
  readonly messages: number;
  readonly recall: number;
  readonly precision: number;
  readonly kinds: ReadonlyMap<string, Share>;
  readonly languages: ReadonlyMap<string, Share>;
  /** Processor time for each message, in microseconds, once warm. */
  readonly microseconds: number;
  readonly missed: readonly string[];
  readonly falseAlarms: readonly string[];
}

/** The files of such messages that there are. */
export const strangersFiles = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => /^(?:strangers|kinds|turns|unseen)[\w-]*\.json$/.test(name))
    .sort()
    .map((name) => join(import.meta.dirname, name));

/** Measures the rules on one file. */
export function measureStrangers(file: string): StrangersFigures {
  const messages = STRANGERS.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kinds = new Map<string, Share>();
  const languages = new Map<string, Share>();
  const missed: string[] = [];
  const falseAlarms: string[] = [];
  let found = 0;
  for (const { id, lang, kind, text, before, secrets } of messages) {
    const redacted =
      before.length === 0 ? redactSensitive(text).text : (redactTogether([...before, text]).at(-1) ?? '');
    const isRight =
      secrets.length === 0 ? redacted === text : secrets.every((secret) => !redacted.includes(secret));
    for (const [shares, key] of [
      [kinds, kind],
      [languages, lang],
    ] as const) {
      const { right, all } = shares.get(key) ?? { right: 0, all: 0 };
      shares.set(key, { right: right + (isRight ? 1 : 0), all: all + 1 });
    }
    if (isRight && secrets.length > 0) found++;
    if (!isRight) (secrets.length === 0 ? falseAlarms : missed).push(`${id} (${lang}, ${kind}): ${text}`);
  }
  return {
    file,
    messages: messages.length,
    recall: found / (found + missed.length),
    precision: found / (found + falseAlarms.length),
    kinds,
    languages,
    microseconds: costOf(messages.map(({ text }) => text)),
    missed,
    falseAlarms,
  };
}

const ROUNDS = 5;

/** The least of some rounds, since others work on the same machine. */
function costOf(texts: readonly string[]): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (const text of texts) findSensitive(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / texts.length;
  });
  return Math.min(...rounds);
}

/** The figures as lines of text. */
export function renderStrangers(figures: StrangersFigures): string {
  const row = (shares: ReadonlyMap<string, Share>) =>
    [...shares]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { right, all }]) => `${name} ${right}/${all}`)
      .join(', ');
  return [
    `${figures.file}: ${figures.messages} messages, precision ${figures.precision.toFixed(3)}, recall ${figures.recall.toFixed(3)}, ${figures.microseconds.toFixed(0)} µs a message`,
    `  right by kind: ${row(figures.kinds)}`,
    `  right by language: ${row(figures.languages)}`,
    ...figures.missed.map((message) => `  missed ${message}`),
    ...figures.falseAlarms.map((message) => `  false alarm ${message}`),
  ].join('\n');
}
