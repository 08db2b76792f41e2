import type { Webhook } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../platform/time.ts';
import type { WebhookDetails } from './describe-webhook.ts';

/** Presents an endpoint as the API shows it, without its secrets. */
export const presentWebhook = (row: WebhookDetails): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: [...row.events],
  domain_ids: row.domain_ids === null ? null : [...row.domain_ids],
  enabled: row.state === 'enabled',
  disabled_reason: row.disabled_reason,
  failing_since: toIsoOrNull(row.failing_since),
  over_plan_limit: row.isOverPlan,
  secret_hint: row.secret_hint,
  previous_secret_expires_at: row.isInGrace ? toIsoOrNull(row.previous_secret_expires_at) : null,
  created_at: toIso(row.created_at),
  updated_at: toIso(row.updated_at),
});
