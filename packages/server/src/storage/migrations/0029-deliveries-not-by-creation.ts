import { createIndex, dropIndex, type Index } from '../create-index.ts';
import type { Migration } from './migration.ts';

const byCreation: Index = { table: 'deliveries', columns: ['created_at'] };

/**
 * MariaDB took this one for the log of an endpoint, because its order is that of the log, and read the deliveries of
 * everybody until it had found enough of the endpoint's.
 */
export const deliveriesNotByCreation: Migration = {
  name: '0029-deliveries-not-by-creation',
  up: (executor) => dropIndex(executor, byCreation),
  down: (executor) => createIndex(executor, byCreation),
  loss: async () => undefined,
};
