/**
 * Texts that a pattern is slow on if any are, made from the pattern itself: what leads up to one of its repetitions, that
 * repetition as long as wanted, and an end that it does not want. Beside them its own literals, repeated.
 */
import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';
import type { Random } from '../support/random.ts';

/** A text that can be had in any length. */
export interface Shape {
  readonly prefix: string;
  readonly unit: string;
  readonly suffix: string;
}

/** A repetition that ends sooner is no run. */
const RUN_MIN = 8;
/** Ends of a run: none, and what no pattern asks for, alone and behind a line's end, which `.` stops at. */
const UNWANTED = '\u0001';
const ENDS = ['', UNWANTED, `\n${UNWANTED}`];
/** Letters that a class is asked for, in order; the first that it takes is used. */
const CANDIDATES =
  'aé我x1A .,-:;!?"\'\n\t_/@#<>()[]{}=+*&%$^|~`\\あアก한дا\u0301\u200b😀…。、’'.match(/./gsu) ?? [];

/** Texts for a pattern, a few of each repetition and of each run of letters that it spells out. */
export function pumpsOf(pattern: RegExp, random: Random): Shape[] {
  const ast = parseRegExpLiteral(pattern);
  const shapes = new Map<string, Shape>();
  const add = (prefix: string, unit: string, suffix: string): void => {
    if (unit !== '') shapes.set(JSON.stringify([prefix, unit, suffix]), { prefix, unit, suffix });
  };
  const sampler = new Sampler(ast.flags, random);
  const whole = sampler.anyOf(ast.pattern);
  for (const unit of [whole, `${whole} `]) for (const end of ENDS) add('', unit, end);
  visitRegExpAST(ast, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < RUN_MIN) return;
      const unit = sampler.anyOf(quantifier.element);
      const other = sampler.anyOf(quantifier.element);
      const before = sampler.before(quantifier);
      for (const end of ENDS) {
        add(before, unit, end);
        add('', unit, end);
        add('', before + unit, end);
        if (other !== unit) add(before, unit + other, end);
      }
    },
    onAlternativeEnter(alternative) {
      const run = alternative.elements
        .map((one) => (one.type === 'Character' ? String.fromCodePoint(one.value) : ''))
        .join('');
      add('', run, UNWANTED);
      if (run !== '' && !run.endsWith(' ')) add('', `${run} `, UNWANTED);
    },
  });
  return [...shapes.values()];
}

/** Draws texts that a part of a pattern matches. What looks around is passed over: a text need not match in the end. */
class Sampler {
  readonly #flags: string;
  readonly #random: Random;
  readonly #letters = new Map<string, string>();

  constructor(flags: AST.Flags, random: Random) {
    // A class is asked for one letter at a time; only how it reads letters counts.
    this.#flags = flags.raw.replace(/[dgmy]/g, '');
    this.#random = random;
  }

  /** A text that the node matches. */
  anyOf(node: AST.Pattern | AST.Element): string {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return this.#alternative(this.#random.pick(node.alternatives));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#letterOf(node.raw);
      case 'Quantifier':
        return this.anyOf(node.element).repeat(Math.max(node.min, Math.min(1, node.max)));
      default:
        return '';
    }
  }

  /** A text that matches what stands before the node, within its alternatives. */
  before(node: AST.Element | AST.Pattern | AST.Alternative): string {
    const { parent } = node;
    if (node.type === 'Pattern' || parent === null || parent.type === 'RegExpLiteral') return '';
    if (parent.type !== 'Alternative') return this.before(parent as AST.Element | AST.Pattern);
    const siblings: readonly AST.Node[] = parent.elements;
    const preceding = parent.elements.slice(0, siblings.indexOf(node));
    return this.before(parent) + preceding.map((one) => this.anyOf(one)).join('');
  }

  #alternative(alternative: AST.Alternative): string {
    return alternative.elements.map((one) => this.anyOf(one)).join('');
  }

  #letterOf(raw: string): string {
    const known = this.#letters.get(raw);
    if (known !== undefined) return known;
    const one = new RegExp(`^${raw}$`, this.#flags);
    const letter = CANDIDATES.find((letter) => one.test(letter)) ?? firstOf(one);
    this.#letters.set(raw, letter);
    return letter;
  }
}

/** The first letter of Unicode's first plane that a class takes. */
function firstOf(one: RegExp): string {
  for (let code = 0; code <= 0xffff; code += 1) {
    const letter = String.fromCharCode(code);
    if (one.test(letter)) return letter;
  }
  return '';
}
