/**
 * Boundaries that a pattern asks for and no text has: `\b` and `\w` know the letters of ASCII alone, so that `\bété` or
 * `\b(?:игнорируй)` find nothing, in silence. Read off the pattern's own syntax tree. What a pattern excludes (`[^.]`, `.`) is no
 * letter that it asks for.
 */
import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const PROPERTY_OF_LETTERS =
  /^\\p\{(?:L|Lu|Ll|Lt|Lm|Lo|N|Nd|Nl|No|M|Mn|Mc|Letter|Number|Mark|Alphabetic|Alpha|(?:Script|sc|scx|Script_Extensions)=(?!Common|Zyyy).*|ID_Start|ID_Continue)\}$/;

/** What stands beside a `\b` or a `\w` that it does not know, each as it is written. */
export function unsoundBoundaries(pattern: RegExp): string[] {
  const found = new Set<string>();
  visitRegExpAST(parseRegExpLiteral(pattern), {
    onAssertionEnter(assertion) {
      if (assertion.kind !== 'word') return;
      for (const isBefore of [true, false])
        for (const raw of foreignIn(neighbours(assertion, isBefore)))
          found.add(isBefore ? `${raw}${assertion.raw}` : `${assertion.raw}${raw}`);
    },
    onCharacterSetEnter(set) {
      if (set.kind !== 'word') return;
      if (set.parent.type === 'CharacterClass') {
        const others = set.parent.elements.flatMap((one) => foreign(one));
        if (others.length > 0 && !set.negate) found.add(`${set.parent.raw}`);
        return;
      }
      const self = set.parent.type === 'Quantifier' ? set.parent : set;
      for (const isBefore of [true, false])
        for (const raw of foreignIn(neighbours(self, isBefore)))
          found.add(isBefore ? `${raw}${set.raw}` : `${set.raw}${raw}`);
    },
  });
  return [...found];
}

const foreignIn = (elements: readonly AST.Element[]): string[] => elements.flatMap((one) => foreign(one));

/** The letters outside ASCII that an element asks for, as they are written. */
function foreign(element: AST.Element | AST.CharacterClassElement): string[] {
  switch (element.type) {
    case 'Character':
      return element.value > 0x7f && LETTER.test(String.fromCodePoint(element.value)) ? [element.raw] : [];
    case 'CharacterSet':
      return element.kind === 'property' && !element.negate && PROPERTY_OF_LETTERS.test(element.raw)
        ? [element.raw]
        : [];
    case 'CharacterClassRange':
      return element.max.value > 0x7f &&
        (LETTER.test(String.fromCodePoint(element.max.value)) ||
          LETTER.test(String.fromCodePoint(element.min.value)))
        ? [element.raw]
        : [];
    case 'CharacterClass':
      return element.negate
        ? []
        : element.elements.flatMap((one) =>
            foreign(one as AST.CharacterClassElement).length > 0 ? [one.raw] : [],
          );
    default:
      return [];
  }
}

/** The elements that may stand directly before or behind one, through groups and past what may be left out. */
function neighbours(element: AST.Element, isBefore: boolean): AST.Element[] {
  const { parent } = element;
  if (parent.type === 'Quantifier') {
    // Repeated, it stands beside itself.
    return [...(parent.max > 1 ? edges(parent.element, isBefore) : []), ...neighbours(parent, isBefore)];
  }
  if (parent.type !== 'Alternative') return [];
  const index = parent.elements.indexOf(element);
  const rest = isBefore ? parent.elements.slice(0, index).reverse() : parent.elements.slice(index + 1);
  const found: AST.Element[] = [];
  for (const one of rest) {
    found.push(...edges(one, !isBefore));
    if (!mayBeEmpty(one)) return found;
  }
  const around = parent.parent;
  if (around.type === 'Pattern') return found;
  // What looks around stands where it looks, not among its neighbours.
  if (around.type === 'Assertion') return found;
  return [...found, ...neighbours(around as AST.Element, isBefore)];
}

/** The elements that one may begin with, or end with. */
function edges(element: AST.Element, atStart: boolean): AST.Element[] {
  switch (element.type) {
    case 'Quantifier':
      return element.max === 0 ? [] : edges(element.element, atStart);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap((alternative) => {
        const found: AST.Element[] = [];
        for (const one of atStart ? alternative.elements : [...alternative.elements].reverse()) {
          found.push(...edges(one, atStart));
          if (!mayBeEmpty(one)) break;
        }
        return found;
      });
    case 'Assertion':
      if (element.kind !== 'lookahead' && element.kind !== 'lookbehind') return [];
      return [];
    default:
      return [element];
  }
}

function mayBeEmpty(element: AST.Element): boolean {
  switch (element.type) {
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Quantifier':
      return element.min === 0 || mayBeEmpty(element.element);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some((one) => one.elements.every((inner) => mayBeEmpty(inner)));
    default:
      return false;
  }
}
