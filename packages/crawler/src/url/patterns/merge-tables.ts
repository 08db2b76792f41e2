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

/** Patterns in one table: effort grows with the square of their number, what is saved hardly does any more. */
const TOGETHER = 8;

/**
 * Tables of which one accepts a text wherever one of the patterns fits it: fewer than patterns, so that a URL is not read
 * once for each of a hundred. Patterns that multiply each other's states stay apart. Takes some 40 ms at most.
 */
export function mergeTables(patterns: readonly Built[]): Table[] {
  const pieces = mergeInPieces(patterns);
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}

/** The same, and yields after every few patterns. */
export function* mergeInPieces(patterns: readonly Built[]): Generator<undefined, Table[]> {
  const tables = new Tables();
  const merged: Table[] = [];
  // Beside an unanchored pattern an anchored one would be read to the end of every text.
  for (const anchored of [true, false]) {
    const group = patterns.filter(({ node }) => isAnchored(node) === anchored);
    for (let at = 0; at < group.length; at += TOGETHER) {
      merged.push(...merge(group.slice(at, at + TOGETHER), tables));
      yield;
    }
  }
  return merged;
}

/** All in one, or each half as far as that goes. */
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
