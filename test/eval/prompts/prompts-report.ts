/** The figures of `--prompts`, as sums and means over asked turns, and how they read as tables. Pure. */
import { quantile } from '../../bench/statistics.ts';
import type { AskedTurn, EvidenceTurn } from './ask-turns.ts';
import { PLACES, type Place } from './prompt-evidence.ts';

/** An asked turn with the turns that others would have had in a prompt of the same size, by their names. */
export interface ComparedTurn extends AskedTurn {
  readonly others: Readonly<Record<string, readonly string[]>>;
}

/** Figures of some questions. Shares are means over questions, as recall is. */
export interface PromptScores {
  readonly questions: number;
  /** Share of the evidence that stands in the prompt, and how often all of it does. */
  readonly in_prompt: number;
  readonly all_in_prompt: number;
  readonly injected_tokens: { readonly mean: number; readonly median: number; readonly max: number };
  readonly injected_lines: number;
  /** Share of `memory_budget_tokens` that the block takes. */
  readonly budget_used: number;
  /** Tokens of the prompt beside the question, which the others have too, and the share of evidence in theirs. */
  readonly prompt_tokens: number;
  readonly live_tokens: number;
  readonly others: Readonly<Record<string, number>>;
}

/** Where questions were asked, with all figures. */
export interface PromptMeasure extends PromptScores {
  readonly by_category: Readonly<Record<string, PromptScores>>;
  /** Share of the evidence by where it stands. */
  readonly places: Readonly<Record<Place, number>>;
  /** Turns of evidence that stand in no prompt, by what became of them as candidates. */
  readonly left_out: Readonly<Record<string, number>>;
  readonly evidence_turns: number;
  /** Questions that got no prompt. */
  readonly without_prompt: number;
  /** Each question, for whoever wants to know which of them miss their evidence, and why. */
  readonly turns: readonly QuestionFigures[];
}

/** What became of one question. */
export interface QuestionFigures {
  readonly sample: string;
  readonly category: string;
  readonly question: string;
  readonly injected_tokens: number;
  readonly evidence: readonly EvidenceTurn[];
}

export const PLACES_ASKED = ['new_conversation', 'same_conversation'] as const;
export type PlaceAsked = (typeof PLACES_ASKED)[number];

export interface PromptsReport {
  readonly seed: number;
  readonly asked: number;
  readonly questions_in_file: number;
  readonly memory_budget_tokens: number;
  readonly seconds: { readonly ingest: number; readonly ask: number };
  readonly measures: Readonly<Record<PlaceAsked, PromptMeasure>>;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

export function measureOf(turns: readonly ComparedTurn[], budget: number): PromptMeasure {
  const categories = [...new Set(turns.map(({ category }) => category))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const shareAt = (place: Place) =>
    mean(turns.map(({ evidence }) => mean(evidence.map((turn) => (turn.place === place ? 1 : 0)))));
  const evidence = turns.flatMap((turn) => turn.evidence);
  const fates = evidence.flatMap(({ fate }) => fate ?? []);
  return {
    ...scoresOf(turns, budget),
    by_category: Object.fromEntries(
      categories.map((category) => [
        category,
        scoresOf(
          turns.filter((turn) => turn.category === category),
          budget,
        ),
      ]),
    ),
    places: Object.fromEntries(PLACES.map((place) => [place, shareAt(place)])) as Record<Place, number>,
    left_out: Object.fromEntries(
      [...Map.groupBy(fates, (fate) => fate)]
        .map(([fate, { length }]) => [fate, length] as const)
        .sort(([, a], [, b]) => b - a),
    ),
    evidence_turns: evidence.length,
    without_prompt: turns.filter(({ isLost }) => isLost).length,
    turns: turns.map(({ question: { transcript, question }, category, injectedTokens, evidence: own }) => ({
      sample: transcript.sampleId,
      category,
      question: question.question,
      injected_tokens: injectedTokens,
      evidence: own,
    })),
  };
}

function scoresOf(turns: readonly ComparedTurn[], budget: number): PromptScores {
  const shares = turns.map(({ evidence }) => mean(evidence.map(({ place }) => (place === null ? 0 : 1))));
  const tokens = turns.map(({ injectedTokens }) => injectedTokens);
  const names = Object.keys(turns[0]?.others ?? {});
  return {
    questions: turns.length,
    in_prompt: mean(shares),
    all_in_prompt: mean(shares.map((share) => (share === 1 ? 1 : 0))),
    injected_tokens: {
      mean: mean(tokens),
      median: quantile(tokens, 0.5) ?? 0,
      max: Math.max(0, ...tokens),
    },
    injected_lines: mean(turns.map(({ injectedItems }) => injectedItems)),
    budget_used: mean(tokens) / Math.max(1, budget),
    prompt_tokens: mean(turns.map(({ size }) => size.all)),
    live_tokens: mean(turns.map(({ size }) => size.live)),
    others: Object.fromEntries(
      names.map((name) => [
        name,
        mean(
          turns.map(({ evidence, others }) => {
            const shown = new Set(others[name]);
            return mean(evidence.map(({ turn }) => (shown.has(turn) ? 1 : 0)));
          }),
        ),
      ]),
    ),
  };
}

const TITLES: Readonly<Record<PlaceAsked, string>> = {
  new_conversation: 'In a new conversation of the same user',
  same_conversation: 'In the one conversation that has it all',
};

/** The tables that `--prompts` prints. */
export function renderPrompts({
  seed,
  asked,
  questions_in_file,
  memory_budget_tokens,
  seconds,
  measures,
}: PromptsReport): string {
  return [
    ...PLACES_ASKED.flatMap((place) => [...tableOf(TITLES[place], measures[place]), '']),
    `budget: share of the ${memory_budget_tokens} tokens of recalled memory that the block takes; the others fill a prompt of the same size`,
    `${asked} of ${questions_in_file} questions, seed ${seed}; ingest ${seconds.ingest.toFixed(0)} s, questions ${seconds.ask.toFixed(0)} s`,
  ].join('\n');
}

const LABEL_CHARS = 10;

function tableOf(title: string, measure: PromptMeasure): string[] {
  const names = Object.keys(measure.others);
  const columns = ['questions', 'in prompt', 'all of it', 'tokens', 'median', 'max', 'lines', 'budget'];
  const header = [...columns, 'prompt', 'of it live', ...names];
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(LABEL_CHARS), ...cells.map((cell, i) => cell.padStart(header[i]?.length ?? 0))].join('  ');
  const figures = ({ injected_tokens: tokens, ...scores }: PromptScores) => [
    String(scores.questions),
    scores.in_prompt.toFixed(3),
    scores.all_in_prompt.toFixed(3),
    tokens.mean.toFixed(0),
    tokens.median.toFixed(0),
    tokens.max.toFixed(0),
    scores.injected_lines.toFixed(1),
    percent(scores.budget_used),
    scores.prompt_tokens.toFixed(0),
    scores.live_tokens.toFixed(0),
    ...names.map((name) => (scores.others[name] ?? 0).toFixed(3)),
  ];
  const listed = (counts: Readonly<Record<string, string | number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'none';
  const leftOut = Object.values(measure.left_out).reduce((sum, count) => sum + count, 0);
  const places = Object.fromEntries(PLACES.map((place) => [place, measure.places[place].toFixed(3)]));
  return [
    title,
    row('category', header),
    ...Object.entries(measure.by_category).map(([category, scores]) => row(category, figures(scores))),
    row('overall', figures(measure)),
    `where it stands: ${listed(places)}`,
    `not in the prompt: ${leftOut} of ${measure.evidence_turns} turns of evidence: ${listed(measure.left_out)}`,
    ...(measure.without_prompt > 0 ? [`without a prompt: ${measure.without_prompt} questions`] : []),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
