import type { Webhook } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../time.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { previousSecretSigns } from './signing-secrets.ts';

interface Seen {
  /** Epoch ms. */
  readonly now: number;
  /** As `endpointsOverPlan` answers. */
  readonly overPlan: ReadonlySet<string>;
}

/** An endpoint as the API shows it: without its secrets. */
export const presentWebhook = (row: EndpointRow, { now, overPlan }: Seen): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: [...row.events],
  domain_ids: row.domain_ids === null ? null : [...row.domain_ids],
  enabled: row.state === 'enabled',
  disabled_reason: row.disabled_reason,
  over_plan_limit: overPlan.has(row.id),
  secret_hint: row.secret_hint,
  previous_secret_expires_at: previousSecretSigns(row, now) ? toIsoOrNull(row.previous_secret_expires_at) : null,
  created_at: toIso(row.created_at),
  updated_at: toIso(row.updated_at),
});
