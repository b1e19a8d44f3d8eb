/**
 * Values of a type, made from how the type is written, with a place for a text wherever the type has one. So a function can be
 * called of which nothing is known but its parameters.
 */
import { pathToFileURL } from 'node:url';
import type { ESTree } from 'rolldown/utils';
import { readText } from '../../src/language/read-text.ts';
import type { SourceModule } from './modules.ts';

/** Types nested deeper than this are left out: what hangs there is seldom looked at by a rule. */
const DEPTH_MAX = 14;
const SAMPLE_WORD = 'tea';
const SAMPLE_TIME = 1_780_000_000_000;
const SAMPLE_COUNT = 1_000;

/** What a string is filled with, given its name: a language or a zone must be one, anything else may be a text. */
export type Fill = (name: string) => string;

/** Thrown for a type of which no value can be made. */
export class NoSample extends Error {}

interface Place {
  readonly module: SourceModule;
  readonly name: string;
  readonly depth: number;
  readonly generics: ReadonlyMap<string, () => unknown>;
}

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** Makes values of types written in any of the modules. */
export class Samples {
  readonly #modules: ReadonlyMap<string, SourceModule>;
  readonly #values: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  /** `values` are the modules' exports by file: for types that are read off a value. */
  constructor(
    modules: ReadonlyMap<string, SourceModule>,
    values: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  ) {
    this.#modules = modules;
    this.#values = values;
  }

  /** A value of a parameter's type. */
  of(type: ESTree.TSType, module: SourceModule, name: string, fill: Fill): unknown {
    return this.#sample(type, { module, name, depth: 0, generics: new Map() }, fill);
  }

  #sample(type: ESTree.TSType, place: Place, fill: Fill): unknown {
    const inner = (next: ESTree.TSType, name = place.name): unknown =>
      this.#sample(next, { ...place, name, depth: place.depth + 1 }, fill);
    if (place.depth > DEPTH_MAX) throw new NoSample('nested too deeply');
    switch (type.type) {
      case 'TSStringKeyword':
        return wordFor(place.name) ?? fill(place.name);
      case 'TSNumberKeyword':
        return /at$|now|time|until|since/i.test(place.name) ? SAMPLE_TIME : SAMPLE_COUNT;
      case 'TSBooleanKeyword':
        return true;
      case 'TSBigIntKeyword':
        return 1n;
      case 'TSUnknownKeyword':
        return fill(place.name);
      case 'TSUndefinedKeyword':
      case 'TSVoidKeyword':
        return undefined;
      case 'TSNullKeyword':
        return null;
      case 'TSObjectKeyword':
        return {};
      case 'TSLiteralType':
        return literalOf(type.literal);
      case 'TSTemplateLiteralType':
        return SAMPLE_WORD;
      case 'TSArrayType':
        return orWithout(() => [inner(type.elementType)], []);
      case 'TSTupleType':
        return type.elementTypes.flatMap((one) =>
          one.type === 'TSOptionalType' || one.type === 'TSRestType'
            ? []
            : [inner(one.type === 'TSNamedTupleMember' ? namedType(one) : one)],
        );
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return type.type === 'TSTypeOperator' && type.operator === 'keyof'
          ? this.#keyOf(type.typeAnnotation, place)
          : inner(type.typeAnnotation);
      case 'TSUnionType': {
        const { types } = type;
        const filled = types.filter(
          (one) => one.type !== 'TSNullKeyword' && one.type !== 'TSUndefinedKeyword',
        );
        const chosen = filled.find((one) => one.type === 'TSStringKeyword') ?? filled[0];
        if (chosen === undefined) return types.some((one) => one.type === 'TSNullKeyword') ? null : undefined;
        return filled.length < types.length ? orWithout(() => inner(chosen), null) : inner(chosen);
      }
      case 'TSIntersectionType': {
        const parts = type.types.map((one) => inner(one));
        const primitive = parts.find((part) => typeof part !== 'object');
        return primitive ?? Object.assign({}, ...parts);
      }
      case 'TSFunctionType': {
        const returned = type.returnType.typeAnnotation;
        return returned.type === 'TSTypePredicate' ? () => true : () => inner(returned);
      }
      case 'TSTypeLiteral':
        return this.#members(type.members, place, fill);
      case 'TSTypeQuery':
        return this.#valueOf(type, place);
      case 'TSIndexedAccessType': {
        const { objectType, indexType } = type;
        const whole = objectType.type === 'TSParenthesizedType' ? objectType.typeAnnotation : objectType;
        const value = whole.type === 'TSTypeQuery' ? this.#valueOf(whole, place) : inner(whole);
        if (typeof value !== 'object' || value === null) throw new NoSample('indexed');
        const key = indexType.type === 'TSLiteralType' ? literalOf(indexType.literal) : null;
        return typeof key === 'string' ? Reflect.get(value, key) : Object.values(value)[0];
      }
      case 'TSMappedType':
        return {};
      case 'TSTypeReference':
        return this.#reference(type, place, fill);
      default:
        throw new NoSample(type.type);
    }
  }

  #reference(type: ESTree.TSTypeReference, place: Place, fill: Fill): unknown {
    if (type.typeName.type !== 'Identifier') return this.#inferred(type, place);
    const { name } = type.typeName;
    const generic = place.generics.get(name);
    if (generic) return generic();
    const args = type.typeArguments?.params ?? [];
    const argument = (index: number): unknown => {
      const one = args[index];
      if (one === undefined) throw new NoSample(name);
      return this.#sample(one, { ...place, depth: place.depth + 1 }, fill);
    };
    switch (name) {
      case 'Readonly':
      case 'Partial':
      case 'Required':
      case 'NonNullable':
      case 'Awaited':
      case 'Pick':
      case 'Omit':
      case 'Extract':
      case 'Exclude':
        return argument(0);
      case 'Array':
      case 'ReadonlyArray':
      case 'Iterable':
        return [argument(0)];
      case 'Record':
        return { [String(argument(0))]: argument(1) };
      case 'Map':
      case 'ReadonlyMap':
        return new Map([[argument(0), argument(1)]]);
      case 'Set':
      case 'ReadonlySet':
        return new Set([argument(0)]);
      case 'Promise':
        return Promise.resolve(argument(0));
      // What is read of a text hangs together.
      case 'ReadText':
        return readText(fill(place.name));
      case 'Date':
        return new Date(SAMPLE_TIME);
      case 'RegExp':
        return /tea/gu;
      case 'Uint8Array':
        return new TextEncoder().encode(fill(place.name));
      case 'Int8Array':
        return new Int8Array(SAMPLE_COUNT);
      case 'Float32Array':
        return new Float32Array(SAMPLE_COUNT);
    }
    const found = this.#declaration(place.module, name);
    if (found === null) throw new NoSample(name);
    const { declaration, module } = found;
    const parameters = declaration.typeParameters?.params ?? [];
    const generics = new Map(
      parameters.map((parameter, index) => {
        const given = args[index];
        const of = given ?? parameter.default ?? parameter.constraint;
        const where = given ? place : { ...place, module };
        return [
          parameter.name.name,
          () => (of ? this.#sample(of, { ...where, depth: place.depth + 1 }, fill) : fill(place.name)),
        ];
      }),
    );
    const there = { ...place, module, generics, depth: place.depth + 1 };
    if (declaration.type === 'TSTypeAliasDeclaration')
      return this.#sample(declaration.typeAnnotation, there, fill);
    const parents = declaration.extends.map(({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? this.#reference(
            { ...type, typeName: expression, typeArguments } as ESTree.TSTypeReference,
            there,
            fill,
          )
        : {},
    );
    return Object.assign({}, ...parents, this.#members(declaration.body.body, there, fill));
  }

  #members(members: readonly ESTree.TSSignature[], place: Place, fill: Fill): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    for (const member of members) {
      if (member.type === 'TSMethodSignature' && member.key.type === 'Identifier') {
        const returned = member.returnType?.typeAnnotation;
        value[member.key.name] = () =>
          returned ? this.#sample(returned, { ...place, depth: place.depth + 1 }, fill) : undefined;
      }
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        continue;
      const { name } = member.key;
      try {
        const there = { ...place, name, depth: place.depth + 1 };
        value[name] = this.#sample(member.typeAnnotation.typeAnnotation, there, fill);
      } catch (error) {
        if (!(error instanceof NoSample) || !member.optional) throw error;
      }
    }
    return value;
  }

  /** `z.infer<typeof Schema>`: what the schema makes of nothing, where it has defaults. */
  #inferred(type: ESTree.TSTypeReference, place: Place): unknown {
    const [query] = type.typeArguments?.params ?? [];
    if (query?.type !== 'TSTypeQuery') throw new NoSample('qualified');
    const schema = this.#valueOf(query, place);
    if (typeof schema !== 'object' || schema === null || !('safeParse' in schema))
      throw new NoSample('inferred');
    const { safeParse } = schema;
    const parsed: unknown = typeof safeParse === 'function' ? safeParse({}) : null;
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed && parsed.data !== undefined)
      return parsed.data;
    throw new NoSample('inferred');
  }

  #keyOf(type: ESTree.TSType, place: Place): string {
    if (type.type !== 'TSTypeQuery') return SAMPLE_WORD;
    const value = this.#valueOf(type, place);
    return Object.keys(typeof value === 'object' && value !== null ? value : {})[0] ?? SAMPLE_WORD;
  }

  #valueOf(query: ESTree.TSTypeQuery, place: Place): unknown {
    if (query.exprName.type !== 'Identifier') throw new NoSample('typeof');
    const { name } = query.exprName;
    const imported = place.module.imports.get(name);
    const exports = this.#values.get(imported?.file ?? place.module.file);
    const value = exports?.[imported?.name ?? name];
    if (value === undefined) throw new NoSample(`typeof ${name}`);
    return value;
  }

  #declaration(
    module: SourceModule,
    name: string,
  ): { declaration: Declaration; module: SourceModule } | null {
    for (const statement of module.program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'TSInterfaceDeclaration' && declared?.type !== 'TSTypeAliasDeclaration')
        continue;
      if (declared.id.name === name) return { declaration: declared, module };
    }
    const imported = module.imports.get(name);
    const from = imported && this.#modules.get(imported.file);
    return from ? this.#declaration(from, imported.name) : null;
  }
}

/** The value, or one that goes without what no sample can be made of. */
function orWithout(value: () => unknown, without: unknown): unknown {
  try {
    return value();
  } catch (error) {
    if (error instanceof NoSample) return without;
    throw error;
  }
}

const namedType = (member: ESTree.TSNamedTupleMember): ESTree.TSType => member.elementType as ESTree.TSType;

/** Names whose strings have a form of their own. */
function wordFor(name: string): string | null {
  if (/zone/i.test(name)) return 'UTC';
  if (/^(?:language|locale|lang|code)$/i.test(name)) return 'en';
  if (/(?:At|_at|date|asOf)$/.test(name)) return new Date(SAMPLE_TIME).toISOString();
  return null;
}

function literalOf(literal: ESTree.TSLiteral): unknown {
  if (literal.type === 'Literal') return literal.value;
  return literal.type === 'UnaryExpression' && literal.argument.type === 'Literal'
    ? -Number(literal.argument.value)
    : SAMPLE_WORD;
}

/** The exports of modules by file, as they are loaded here; those that cannot be are told. */
export async function loadValues(
  modules: Iterable<SourceModule>,
): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const values = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { file, isPure } of modules)
    if (isPure) values.set(file, await import(pathToFileURL(file).href));
  return values;
}
