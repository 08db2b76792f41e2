import type { Webhook } from '@linkvitals/contract';
import { toIso } from '../time.ts';
import type { EndpointRow } from './endpoint-row.ts';

/** An endpoint as the API shows it: without its secret. */
export const presentWebhook = (row: EndpointRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: [...row.events],
  domain_ids: row.domain_ids === null ? null : [...row.domain_ids],
  enabled: row.state === 'enabled',
  disabled_reason: row.disabled_reason,
  secret_hint: row.secret_hint,
  created_at: toIso(row.created_at),
  updated_at: toIso(row.updated_at),
});
