/**
 * Follows a message through the code, as a reader does who wants to know what becomes of it: `node test/eval/walk.ts [--list]`.
 *
 * It is handed on wherever a call has it, or something made of it, among its arguments; each function is read once, in the
 * order in which it is written, down to the batch that writes the turn. A stay is a stretch of such calls into one file, a
 * return is a stay in a file that was left before. A function that stands beside its caller is read where the reader is: whoever has
 * followed a call comes back to its caller in any case, and a count of that would ask for long functions and for helpers far away.
 */
import { join, relative } from 'node:path';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionLikeDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Symbol as Named, type Project } from 'typescript/unstable/sync';

const ROOT = join(import.meta.dirname, '../..');
/** Where the message comes in: what the route makes of its body, and the use-case that takes it. */
const BEGINS = [
  ['src/http/routes/turns.ts', 'toInput', 0],
  ['src/session/turn/take-turn.ts', 'takeTurn', 2],
] as const;
/** The step that writes it. */
const ENDS = "'turn.write'";
/** What lies in `lib` is a tool, and no place of the story. */
const PLACES = /^src\/(?!lib\/)/;
/** Fields that are the message, or what it was read as. */
const SAID = /^(?:content|text|raw|message|heard|words|contentWords|terms|cueText)$/;
/** Types that have it in them; text that is made of it is it in another form. */
const HOLDERS =
  /\b(?:Turn|TurnInput|ParsedTurn|NewEvent|TurnEvent|ParsedMessage|ReadText|TurnQuestion|RecallRequest|RecallPlan|RecallQuery|MessageSource|Message|Masked)\b/;

/** A stay of the message in a file, and the functions that it comes into there. */
export interface Stay {
  readonly file: string;
  readonly functions: string[];
}

class Walk {
  readonly stays: Stay[] = [];
  readonly #project: Project;
  /** Ids of the symbols that hold the message. */
  readonly #holders = new Set<number>();
  readonly #read = new Set<Node>();
  /** The stays of the functions that are being read, the innermost last. */
  readonly #reading: Stay[] = [];
  #isOver = false;

  constructor(project: Project) {
    this.#project = project;
  }

  /** Follows the message into a function that has it at some of its parameters. */
  enter(callee: Node, name: string, isHanded: (parameter: number) => boolean): void {
    const file = relative(ROOT, callee.getSourceFile().fileName);
    if (!isFunctionLikeDeclaration(callee) || !callee.body || !PLACES.test(file)) return;
    if (this.#read.has(callee)) return;
    const stay = this.#stayIn(file);
    stay.functions.push(name);
    for (const [i, { name }] of callee.parameters.entries()) if (isHanded(i)) this.#keep(name);
    this.#read.add(callee);
    this.#reading.push(stay);
    this.#follow(callee.body);
    this.#reading.pop();
  }

  /** The stay in which a file is read: that of the caller or the last one, if it is of this file, else a new one. */
  #stayIn(file: string): Stay {
    const known = [this.#reading.at(-1), this.stays.at(-1)].find((stay) => stay?.file === file);
    if (known) return known;
    const stay = { file, functions: [] };
    this.stays.push(stay);
    return stay;
  }

  #follow(node: Node): void {
    if (this.#isOver) return;
    // What is read lazily is named in what makes it.
    if (isVariableDeclaration(node) && this.#isHolder(node.name)) this.#keep(node.name);
    node.forEachChild((child) => this.#follow(child));
    if (isVariableDeclaration(node) && node.initializer && this.#holds(node.initializer))
      this.#keep(node.name);
    if (isCallExpression(node)) this.#handOn(node);
  }

  #handOn(call: CallExpression): void {
    const holding = call.arguments.map((argument) => this.#holds(argument));
    if (call.arguments[0]?.getText() === ENDS) this.#isOver = true;
    if (!holding.includes(true)) return;
    const callee = this.#project.checker.getResolvedSignature(call)?.declaration?.resolve(this.#project);
    if (callee) this.enter(callee, call.expression.getText(), (i) => holding[i] === true);
  }

  /** Marks what a name, or a pattern, takes of the message. */
  #keep(pattern: Node): void {
    if (isIdentifier(pattern)) {
      const symbol = this.#project.checker.getSymbolAtLocation(pattern);
      if (symbol) this.#holders.add(symbol.id);
    } else if (!isBindingElement(pattern)) pattern.forEachChild((child) => this.#keep(child));
    else {
      const { name = pattern, propertyName = name } = pattern;
      if (SAID.test(propertyName.getText()) || this.#isHolder(name)) this.#keep(name);
    }
  }

  /** Whether an expression is the message, has it in it, or is text or a holder of text that a call makes of it. */
  #holds(node: Node): boolean {
    const { checker } = this.#project;
    if (isIdentifier(node)) return this.#isMarked(checker.getSymbolAtLocation(node));
    if (isShorthandPropertyAssignment(node))
      return this.#isMarked(checker.getShorthandAssignmentValueSymbol(node));
    if (isFunctionLikeDeclaration(node)) return false;
    if (isPropertyAccessExpression(node))
      return this.#holds(node.expression) && (SAID.test(node.name.text) || this.#isHolder(node.name));
    const isAny = node.forEachChild((child) => this.#holds(child) || undefined) === true;
    return isAny && (!isCallExpression(node) || this.#isText(node) || this.#isHolder(node));
  }

  #isMarked = (symbol: Named | undefined): boolean => symbol !== undefined && this.#holders.has(symbol.id);

  #isText = (node: Node): boolean => this.#typeOf(node) === 'string';

  #isHolder = (node: Node): boolean => HOLDERS.test(this.#typeOf(node));

  #typeOf(node: Node): string {
    const { checker } = this.#project;
    const type = checker.getTypeAtLocation(node);
    return type === undefined ? '' : checker.typeToString(type);
  }
}

/** The function of a file that has a name. */
function functionNamed(project: Project, file: string, name: string): Node {
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isFunctionDeclaration(node) && node.name?.text === name) found.push(node);
    else if (isVariableDeclaration(node) && node.initializer && node.name.getText() === name)
      found.push(node.initializer);
    else node.forEachChild(look);
  };
  project.program.getSourceFile(join(ROOT, file))?.forEachChild(look);
  if (!found[0]) throw new Error(`${file} has no ${name}`);
  return found[0];
}

/** The stays of a message on its way through a turn. */
export function walkOfTurn(): readonly Stay[] {
  const api = new API({ cwd: ROOT });
  try {
    const config = join(ROOT, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    const walk = new Walk(project);
    for (const [file, name, at] of BEGINS)
      walk.enter(functionNamed(project, file, name), name, (i) => i === at);
    return walk.stays;
  } finally {
    api.close();
  }
}

if (import.meta.main) {
  const stays = walkOfTurn();
  const files = new Set(stays.map(({ file }) => file));
  if (process.argv.includes('--list'))
    for (const { file, functions } of stays) console.log(`${file}: ${functions.join(' ')}`);
  console.log(`${stays.length} stays in ${files.size} files, ${stays.length - files.size} returns`);
}
