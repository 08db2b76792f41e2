import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** The log of an endpoint in one state, newest first, without sorting what the endpoint ever had in it. */
export const deliveriesByState: Migration = {
  name: '0027-deliveries-by-state',
  up: (executor) => createIndex(executor, 'deliveries', ['endpoint_id', 'state', 'created_at', 'id']),
};
