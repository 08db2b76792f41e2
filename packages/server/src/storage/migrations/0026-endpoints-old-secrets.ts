import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** Secrets whose grace has ended are forgotten every hour. */
export const endpointsOldSecrets: Migration = {
  name: '0026-endpoints-old-secrets',
  up: (executor) => createIndex(executor, 'webhook_endpoints', ['previous_secret_expires_at']),
};
