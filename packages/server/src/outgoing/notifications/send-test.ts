import type { NotificationChannel } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { countTestNotification } from '../../people/limits/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { findLatestTest } from './log/log-store.ts';
import type { NotificationDetails } from './log/notification-details.ts';
import { assertAccountNotifications } from './log/viewer.ts';
import { queueNotifications, toNew, wakeNotifications } from './queue/queue-notifications.ts';
import { whyNotReady } from './settings/channel-status.ts';
import { lockSettings } from './settings/settings-store.ts';

/** Milliseconds between two tests. Recipients did not request these mails, so nobody may send them many. */
const BETWEEN_TESTS_MS = 30_000;

/**
 * Sends a test through one channel at once.
 * @throws ServiceError `insufficient_scope`, `channel_not_ready`, `rate_limited`
 */
export async function sendTest(
  ctx: Context,
  { channel }: { readonly channel: NotificationChannel },
): Promise<readonly NotificationDetails[]> {
  assertAccountNotifications(ctx);
  const rows = await countTestNotification(ctx, channel, () =>
    transaction(ctx.db, async (trx) => {
      const settings = await lockSettings(trx, ctx.account.id);
      const why = whyNotReady(ctx, channel, settings);
      if (settings === undefined || why !== undefined) {
        throw new ServiceError('channel_not_ready', why?.detail ?? 'Nothing is set up for this channel.');
      }
      const latest = await findLatestTest(trx, ctx.account.id, channel);
      const waitMs = latest === undefined ? 0 : latest + BETWEEN_TESTS_MS - ctx.clock.now();
      if (waitMs > 0) throw tooSoon(waitMs);
      const fact = { channel, content: { kind: 'test' }, about: `test ${ctx.ids.uuid()}`, urgent: true } as const;
      return queueNotifications(ctx, trx, { settings, fact });
    }),
  );
  await wakeNotifications(ctx, rows.map(toNew));
  return rows.map((row) => ({ ...row, isUnderWay: false }));
}

const tooSoon = (waitMs: number): ServiceError =>
  new ServiceError('rate_limited', {
    detail: 'One test of a channel in 30 seconds.',
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
