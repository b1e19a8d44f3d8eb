/** The figures of a run over the memory questions, for the evaluation to print. Pure. */
import { GROUPS, type Group, type Question } from './scenario.ts';

/** A question and what was wrong with its answer. */
export interface JudgedQuestion {
  readonly question: Question;
  readonly faults: readonly string[];
}

/** How many questions of a group came out right. */
export interface GroupFigures {
  readonly right: number;
  readonly asked: number;
}

/** The figures of a run: all questions, and those of each group. */
export interface MemoryFigures extends GroupFigures {
  readonly by_group: Readonly<Partial<Record<Group, GroupFigures>>>;
}

/** Counts what is right, by group; groups without a question are left out. */
export function measureMemoryQuestions(answers: readonly JudgedQuestion[]): MemoryFigures {
  const count = (part: typeof answers): GroupFigures => ({
    right: part.filter(({ faults }) => faults.length === 0).length,
    asked: part.length,
  });
  const groups = GROUPS.map(
    (group) => [group, count(answers.filter(({ question }) => question.group === group))] as const,
  );
  return { ...count(answers), by_group: Object.fromEntries(groups.filter(([, { asked }]) => asked > 0)) };
}
