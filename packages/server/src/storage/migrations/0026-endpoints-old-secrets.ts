import { addsIndex } from './adds-index.ts';

/** Secrets whose grace has ended are forgotten every hour. */
export const endpointsOldSecrets = addsIndex('0026-endpoints-old-secrets', {
  table: 'webhook_endpoints',
  columns: ['previous_secret_expires_at'],
});
