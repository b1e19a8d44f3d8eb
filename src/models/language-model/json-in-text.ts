/**
 * The JSON object in what a language model said: bare, in a code fence, between sentences, or with commas too many. Half of one
 * is none: whatever was cut off would be lost in silence. Pure.
 */
import { parseJson } from '../../lib/json.ts';

/** More beginnings of objects than that are looked at in no answer. */
const BEGINNINGS_MAX = 50;

/** The object as a value, the longest if there are several; undefined when there is none. */
export function jsonIn(text: string): unknown {
  const whole = parsed(text.trim());
  if (whole !== undefined) return whole;
  const found = objectsIn(text).toSorted((a, b) => b.length - a.length);
  for (const object of found) {
    const value = parsed(object) ?? parsed(withoutTrailingCommas(object));
    if (value !== undefined) return value;
  }
  return undefined;
}

function parsed(text: string): unknown {
  const value = parseJson(text);
  return typeof value === 'object' ? (value ?? undefined) : undefined;
}

/** Beginning of an object, unlike a brace in a sentence. */
const BEGINNING = /\{\s*"/y;

/** Everything from a brace to the one that closes it, until one begins that has no end: what is in it is not all of it. */
function objectsIn(text: string): string[] {
  const objects: string[] = [];
  let at = text.indexOf('{');
  for (let looked = 0; at !== -1 && looked < BEGINNINGS_MAX; looked++) {
    const end = endOfObject(text, at);
    if (end !== -1) objects.push(text.slice(at, end));
    else if (beginsObject(text, at)) break;
    at = text.indexOf('{', end === -1 ? at + 1 : end);
  }
  return objects;
}

function beginsObject(text: string, at: number): boolean {
  BEGINNING.lastIndex = at;
  return BEGINNING.test(text);
}

/** A string, or one sign that opens or closes something. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|[{}]/g;

/** The place after the brace that closes the one at `start`; -1 when none does. */
function endOfObject(text: string, start: number): number {
  TOKEN.lastIndex = start;
  let depth = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return TOKEN.lastIndex;
  }
  return -1;
}

const withoutTrailingCommas = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\[\s\S])*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
