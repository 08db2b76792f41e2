import type { Executor } from '../database.ts';

/**
 * One step of the schema. Append-only: a published migration never changes, and none is undone; a mistake is mended by
 * the next one. Each must stand a second run, because MySQL commits every DDL statement: a server killed before the
 * step was recorded runs it again.
 */
export interface Migration {
  readonly name: string;
  up(executor: Executor): Promise<void>;
}
