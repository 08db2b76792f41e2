import { createIndex, dropIndex, type Index } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** A step that makes an index on a table of an earlier one. */
export const addsIndex = (name: string, index: Index): Migration => ({
  name,
  up: (executor) => createIndex(executor, index),
  down: (executor) => dropIndex(executor, index),
  loss: async () => undefined,
});
