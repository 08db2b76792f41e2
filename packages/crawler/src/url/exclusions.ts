import { type Built, mergeInPieces, mergeTables } from './patterns/merge-tables.ts';
import type { Node } from './patterns/node.ts';
import { parseExpression } from './patterns/parse-expression.ts';
import { parseGlob } from './patterns/parse-glob.ts';
import { programOf } from './patterns/program.ts';
import { PatternFault } from './patterns/reader.ts';
import type { Table } from './patterns/table.ts';
import { Tables, TogetherFault } from './patterns/tables.ts';

/** Longest pattern, and largest total length of all patterns, in UTF-16 code units. */
const PATTERN_LENGTH = 512;
const TOTAL_LENGTH = 16_384;
/** Characters of a pattern that a message quotes. */
const SHOWN_LENGTH = 80;

/** A pattern that cannot be used. Thrown while options are read, before anything is requested. */
export class ExclusionPatternError extends Error {
  override readonly name = 'ExclusionPatternError';
  /** Place of the pattern in the list; undefined when each pattern could be used, but not all of them together. */
  readonly index: number | undefined;

  constructor(why: string, at?: { readonly index: number; readonly pattern: string }) {
    super(at === undefined ? `The patterns cannot be used: ${why}` : `Pattern ${shown(at.pattern)}: ${why}`);
    this.index = at?.index;
  }
}

const shown = (pattern: string): string =>
  JSON.stringify(pattern.length <= SHOWN_LENGTH ? pattern : `${pattern.slice(0, SHOWN_LENGTH)}…`);

/**
 * Compiles path exclusions: globs on the path (`/private/**`), or expressions in the syntax of RE2 between slashes (`/\/tmp\d+$/`, found
 * anywhere in path and query). Whatever the patterns are, a URL takes a few table look-ups for each of its characters, and compiling ends
 * within a fixed effort.
 *
 * @returns a function that returns true for a URL that must not be requested
 * @throws ExclusionPatternError for a pattern that does not compile or passes the limits
 */
export function compileExclusions(patterns: readonly string[]): (url: string) => boolean {
  const pieces = compileInPieces(patterns);
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}

/**
 * Does the same and yields after each pattern, so that the caller can do other work in between.
 *
 * @throws ExclusionPatternError from `next`
 */
export function* compileInPieces(patterns: readonly string[]): Generator<undefined, (url: string) => boolean> {
  const built = yield* build(patterns);
  // Built when first used: a caller that only validates the patterns does not need it.
  let fits: readonly Table[] | undefined;
  return (url) => {
    fits ??= mergeTables(built);
    return fitsOne(fits, url);
  };
}

/**
 * Does the same for a caller that matches many URLs: the first match takes no longer than the others.
 *
 * @throws ExclusionPatternError from `next`
 */
export function* compileToMatch(patterns: readonly string[]): Generator<undefined, (url: string) => boolean> {
  const fits = yield* mergeInPieces(yield* build(patterns));
  return (url) => fitsOne(fits, url);
}

function fitsOne(tables: readonly Table[], url: string): boolean {
  if (tables.length === 0) return false;
  const { pathname, search } = new URL(url);
  const text = pathname + search;
  return tables.some((one) => one(text));
}

function* build(patterns: readonly string[]): Generator<undefined, Built[]> {
  if (patterns.reduce((length, pattern) => length + pattern.length, 0) > TOTAL_LENGTH) {
    throw new ExclusionPatternError(`together they are longer than ${TOTAL_LENGTH} characters`);
  }
  const tables = new Tables();
  const built: Built[] = [];
  for (const [index, pattern] of patterns.entries()) {
    built.push(compile(pattern, { index, tables }));
    yield;
  }
  return built;
}

function compile(pattern: string, { index, tables }: { index: number; tables: Tables }): Built {
  try {
    const node = parse(pattern);
    return { node, table: tables.build(programOf(node)) };
  } catch (error) {
    if (error instanceof TogetherFault) throw new ExclusionPatternError(error.message);
    if (error instanceof PatternFault) throw new ExclusionPatternError(error.message, { index, pattern });
    throw error;
  }
}

function parse(pattern: string): Node {
  if (pattern.length > PATTERN_LENGTH) throw new PatternFault(`it is longer than ${PATTERN_LENGTH} characters`);
  const isExpression = pattern.length > 2 && pattern.startsWith('/') && pattern.endsWith('/');
  return isExpression ? parseExpression(pattern.slice(1, -1)) : parseGlob(pattern);
}
