import { choice, isAnchored, type Node } from './node.ts';
import { programOf } from './program.ts';
import { PatternFault } from './reader.ts';
import type { Table } from './table.ts';
import { Tables, TogetherFault } from './tables.ts';

/** A pattern and its table. */
export interface Built {
  readonly node: Node;
  readonly table: Table;
}

/** Largest number of patterns in one table: the effort grows with its square, and more of them save hardly any time. */
const TOGETHER = 8;

/**
 * Merges tables: one of the results accepts a text if one of the patterns matches it. There are fewer results than patterns, so that a URL
 * is not read once for each of a hundred patterns. Patterns that multiply each other's states stay apart. Takes at most some 40 ms.
 */
export function mergeTables(patterns: readonly Built[]): Table[] {
  const pieces = mergeInPieces(patterns);
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}

/** Does the same, and yields after every few patterns. */
export function* mergeInPieces(patterns: readonly Built[]): Generator<undefined, Table[]> {
  const tables = new Tables();
  const merged: Table[] = [];
  // Merged with an unanchored pattern, an anchored one would be read to the end of every text.
  for (const anchored of [true, false]) {
    const group = patterns.filter(({ node }) => isAnchored(node) === anchored);
    for (let at = 0; at < group.length; at += TOGETHER) {
      merged.push(...merge(group.slice(at, at + TOGETHER), tables));
      yield;
    }
  }
  return merged;
}

/** Merges all into one table, or else each half as far as possible. */
function merge(patterns: readonly Built[], tables: Tables): Table[] {
  const [first] = patterns;
  if (patterns.length === 1 && first !== undefined) return [first.table];
  try {
    return [tables.build(programOf(choice(...patterns.map(({ node }) => node))))];
  } catch (error) {
    if (!(error instanceof PatternFault || error instanceof TogetherFault)) throw error;
    const half = Math.ceil(patterns.length / 2);
    return [...merge(patterns.slice(0, half), tables), ...merge(patterns.slice(half), tables)];
  }
}
