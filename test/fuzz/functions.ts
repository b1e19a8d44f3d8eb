/**
 * Every exported pure function that takes a text, found by its parameters: the rules of the code as they are used, with their loops
 * and their patterns one behind the other. What waits for something (a model, a store) is no rule and is left out.
 */
import { relative } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { ROOT, type SourceModule } from './modules.ts';
import { NoSample, type Samples } from './samples.ts';

export interface TextRule {
  /** `src/lib/text/words.ts termsOf`, and which of its texts is long. */
  readonly name: string;
  readonly file: string;
  readonly run: (text: string) => unknown;
}

export interface FoundFunctions {
  readonly rules: readonly TextRule[];
  /** Functions that take a text and could not be called, and why: their rules are reached through the service. */
  readonly unreached: readonly string[];
}

interface Callable {
  readonly name: string;
  readonly params: readonly ESTree.ParamPattern[];
}

/** What a text is first called with, to see whether a function can be called at all. */
const PROBE = 'I live in Rome.';
/** Texts of one function that are made long, each by itself. */
const TEXTS_MAX = 6;

/** Finds them in the pure modules. */
export function findFunctions(
  modules: Iterable<SourceModule>,
  values: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  samples: Samples,
): FoundFunctions {
  const rules: TextRule[] = [];
  const unreached: string[] = [];
  for (const module of modules) {
    if (!module.isPure) continue;
    for (const { name, params } of exportedFunctions(module.program)) {
      const called = values.get(module.file)?.[name];
      if (typeof called !== 'function') continue;
      const label = `${relative(ROOT, module.file)} ${name}`;
      const argumentsWith = (text: string, place: number): { values: unknown[]; texts: number } => {
        let texts = 0;
        const fill = (): string => (texts++ === place ? text : 'tea');
        const values = params.flatMap((param) => {
          const { type, title } = parameterOf(param);
          return type === null ? [] : [samples.of(type, module, title, fill)];
        });
        return { values, texts };
      };
      const call = (text: string, place: number): unknown =>
        drained(Reflect.apply(called, undefined, argumentsWith(text, place).values));
      try {
        const { texts } = argumentsWith(PROBE, 0);
        if (texts === 0) continue;
        const result = call(PROBE, 0);
        if (result instanceof Promise) {
          // Its end is nobody's concern.
          result.catch(() => undefined);
          continue;
        }
        for (let place = 0; place < Math.min(texts, TEXTS_MAX); place += 1)
          rules.push({
            name: texts > 1 ? `${label} (text ${place + 1})` : label,
            file: module.file,
            run: (text) => call(text, place),
          });
      } catch (error) {
        unreached.push(
          `${label}: ${error instanceof NoSample ? `no ${error.message}` : String(error).slice(0, 80)}`,
        );
      }
    }
  }
  return { rules, unreached };
}

/** What is made lazily is made to the end. */
function drained(result: unknown): unknown {
  if (typeof result === 'object' && result !== null && 'next' in result && Symbol.iterator in result)
    return [...(result as Iterable<unknown>)];
  const isLazy = typeof result === 'object' && result !== null && !(result instanceof Promise);
  return isLazy ? Object.values(result) : result;
}

function* exportedFunctions(program: ESTree.Program): Generator<Callable> {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id && !declaration.async)
      yield { name: declaration.id.name, params: declaration.params };
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' && !init.async)
        yield { name: id.name, params: init.params };
  }
}

/** The type that a parameter must be given; null for one that may be left out. */
function parameterOf(param: ESTree.ParamPattern): { type: ESTree.TSType | null; title: string } {
  if (
    param.type === 'AssignmentPattern' ||
    param.type === 'RestElement' ||
    param.type === 'TSParameterProperty'
  )
    return { type: null, title: '' };
  if (param.type === 'Identifier' && param.optional) return { type: null, title: '' };
  const title = param.type === 'Identifier' ? param.name : '';
  return { type: param.typeAnnotation?.typeAnnotation ?? null, title };
}
