import type { Notification } from '@linkvitals/contract';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import type { NotificationDetails } from './notification-details.ts';

/** A notification as the log shows it. While an attempt is running there is no time of the next. */
export const presentNotification = (row: NotificationDetails): Notification => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  domain_id: row.domain_id,
  crawl_id: row.crawl_id,
  webhook_id: row.webhook_id,
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.isUnderWay ? null : toIsoOrNull(row.next_attempt_at),
  last_attempt_at: toIsoOrNull(row.last_attempt_at),
  last_error: row.last_error,
  created_at: toIso(row.created_at),
  finished_at: toIsoOrNull(row.finished_at),
});
