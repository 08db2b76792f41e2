import type { Executor } from '../database.ts';
import type { TableDefinition } from '../schema/create-table.ts';

/**
 * One step of the schema. Append-only: a published migration never changes; a mistake is corrected by the next one. Each
 * direction must stand a second run, because MySQL commits every DDL statement: a server killed before the step was
 * recorded runs it again.
 */
export interface Migration {
  readonly name: string;
  /** The statements of `up` as text, on both dialects. Its checksum is kept in every database that has run the step. */
  readonly text: string;
  /** The table that the step makes, where it makes one. */
  readonly table?: TableDefinition;
  up(executor: Executor): Promise<void>;
  /** Takes away what `up` made, with what has been stored in it. */
  down(executor: Executor): Promise<void>;
  /** What `down` would destroy now, in words; undefined: nothing that was stored. */
  loss(executor: Executor): Promise<string | undefined>;
}
