import type { Notification } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { toIso, toIsoOrNull } from '../../../platform/time.ts';
import { errorFor, seesAddresses } from './hide-addresses.ts';
import type { NotificationDetails } from './notification-details.ts';

/** Returns a function that presents notifications as the log shows them. While an attempt is running there is no time of the next. */
export const presentNotificationTo =
  ({ actor }: Pick<Context, 'actor'>) =>
  (row: NotificationDetails): Notification => ({
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    recipient: seesAddresses(actor) ? row.recipient : null,
    subject: row.subject,
    domain_id: row.domain_id,
    crawl_id: row.crawl_id,
    webhook_id: row.webhook_id,
    state: row.state,
    attempts: row.attempts,
    next_attempt_at: row.isUnderWay ? null : toIsoOrNull(row.next_attempt_at),
    last_attempt_at: toIsoOrNull(row.last_attempt_at),
    last_error: errorFor(actor, row.last_error),
    created_at: toIso(row.created_at),
    finished_at: toIsoOrNull(row.finished_at),
  });
