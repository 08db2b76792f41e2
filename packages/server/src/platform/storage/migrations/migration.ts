import type { Executor } from '../database.ts';
import type { TableDefinition } from '../schema/create-table.ts';

/**
 * One step of the schema. Steps are append-only: a published migration never changes, and a mistake is corrected by a
 * later one. Each direction must work a second time, because MySQL commits every DDL statement: a server that was
 * killed before the step was recorded runs it again.
 */
export interface Migration {
  readonly name: string;
  /** The statements of `up` as text, on both dialects. Every database that has run the step keeps its checksum. */
  readonly text: string;
  /** The table that the step makes or changes, as it is after the step; undefined: none. */
  readonly table?: TableDefinition;
  up(executor: Executor): Promise<void>;
  /** Undoes `up`, and deletes the data in what `up` made. */
  down(executor: Executor): Promise<void>;
  /** Stored data that `down` would destroy now, in words; undefined: none. */
  loss(executor: Executor): Promise<string | undefined>;
}
