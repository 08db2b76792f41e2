import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** What the log has kept long enough. */
export const deliveriesEnded: Migration = {
  name: '0028-deliveries-ended',
  up: (executor) => createIndex(executor, 'deliveries', ['finished_at']),
};
