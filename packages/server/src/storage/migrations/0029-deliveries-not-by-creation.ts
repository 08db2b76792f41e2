import { dropIndex } from '../drop-index.ts';
import type { Migration } from './migration.ts';

/**
 * MariaDB took this one for the log of an endpoint, because its order is that of the log, and read the deliveries of
 * everybody until it had found enough of the endpoint's.
 */
export const deliveriesNotByCreation: Migration = {
  name: '0029-deliveries-not-by-creation',
  up: (executor) => dropIndex(executor, 'deliveries', 'deliveries__created_at'),
};
