import type { Attempt, Delivery, DeliveryWithBody } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { AttemptRow } from '../delivery-row.ts';
import type { DeliveryDetails, DeliveryDetailsWithBody } from './delivery-details.ts';

/** Presents a delivery as the log shows it. While an attempt is in flight there is no time of a next attempt. */
export const presentDelivery = (row: DeliveryDetails): Delivery => ({
  id: row.id,
  webhook_id: row.endpoint_id,
  event: row.event_type,
  crawl_id: row.crawl_id,
  domain_id: row.domain_id,
  state: row.state,
  skipped_reason: row.state === 'skipped' ? (row.skip_reason ?? 'webhook_disabled') : null,
  retry_count: Math.max(0, row.attempts - 1),
  next_attempt_at: row.isUnderWay ? null : toIsoOrNull(row.next_attempt_at),
  created_at: toIso(row.created_at),
  finished_at: toIsoOrNull(row.finished_at),
  attempts: row.attemptsMade.map(presentAttempt),
});

export const presentDeliveryWithBody = (row: DeliveryDetailsWithBody): DeliveryWithBody => ({
  ...presentDelivery(row),
  body: row.body,
});

const presentAttempt = (row: AttemptRow): Attempt => ({
  number: row.number,
  started_at: toIso(row.started_at),
  status_code: row.status_code,
  response_time_ms: row.duration_ms,
  response_body: row.response_body,
  error: row.error,
  url: row.url,
  signature: row.signature,
});
