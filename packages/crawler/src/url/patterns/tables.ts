import type { Program } from './program.ts';
import { PatternFault } from './reader.ts';
import { buildTable, type Table } from './table.ts';

/** Largest effort for one table, and for all of them together: some 10 and 30 ms. */
const TABLE_EFFORT = 100_000;
const EFFORT = 400_000;

/** Thrown when each of the patterns could be used, but not all of them together. */
export class TogetherFault extends Error {
  override readonly name = 'TogetherFault';
}

/** Builds the tables of patterns that are used together, within one limit of effort for all. */
export class Tables {
  #left = EFFORT;

  /** @throws PatternFault, TogetherFault */
  build(program: Program): Table {
    const effort = { left: Math.min(TABLE_EFFORT, this.#left) };
    const isShort = effort.left < TABLE_EFFORT;
    this.#left -= effort.left;
    const table = buildTable(program, effort);
    this.#left += effort.left;
    if (table !== undefined) return table;
    if (isShort && effort.left < 0) {
      throw new TogetherFault('together they are too complex; use fewer of them, or simpler ones');
    }
    throw new PatternFault('it has too many ways to fit; repeat less often, or write several patterns instead of one');
  }
}
