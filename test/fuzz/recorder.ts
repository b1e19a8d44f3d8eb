/**
 * Every regular expression of `src`, found by itself: as modules are loaded, each literal and each `new RegExp` of theirs is
 * wrapped, so that patterns which are put together from lists are known as they are used. Import this file before any of `src`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { ROOT } from './modules.ts';

export interface Rule {
  readonly pattern: RegExp;
  /** Where it is written, `src/memory/changes/content.ts:12`. */
  readonly place: string;
}

const SOURCES = pathToFileURL(`${ROOT}/src/`).href;
/** A global name that no other code has. */
const RECORD = '__recordRule';

const rules = new Map<string, Rule>();

/** What was recorded so far: each pattern once for each file that has it. */
export const recordedRules = (): Rule[] => [...rules.values()];

const record = (pattern: RegExp, place: string): RegExp => {
  const key = `${place.slice(0, place.lastIndexOf(':'))} ${pattern}`;
  if (!rules.has(key)) rules.set(key, { pattern: new RegExp(pattern.source, pattern.flags), place });
  return pattern;
};
Object.assign(globalThis, { [RECORD]: record });

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(SOURCES) || !url.endsWith('.ts')) return next(url, context);
    const file = fileURLToPath(url);
    // Types are blanked out, so places stay what they are in the file.
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    return { format: 'module', source: wrapPatterns(source, relative(ROOT, file)), shortCircuit: true };
  },
});

/** The code with each pattern in it handed through the recorder. A literal counts even where its code never runs. */
function wrapPatterns(source: string, name: string): string {
  const edits: { at: number; text: string }[] = [];
  const wrap = (node: ESTree.Span): void => {
    const place = `${name}:${source.slice(0, node.start).split('\n').length}`;
    edits.push({ at: node.start, text: `${RECORD}(` }, { at: node.end, text: `, ${JSON.stringify(place)})` });
  };
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = source.slice(0, node.start).split('\n').length;
      record(new RegExp(node.regex.pattern, node.regex.flags), `${name}:${line}`);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') wrap(node);
    },
  });
  visitor.visit(parseSync(name.replace(/\.ts$/, '.js'), source).program);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), source);
}
