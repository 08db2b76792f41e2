import type { NotificationChannel } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { assertAccountNotifications } from '../log/viewer.ts';
import type { SettingsRow } from '../notification-row.ts';
import { type NotReady, whyNotReady } from './channel-status.ts';
import { findSettings } from './settings-store.ts';

export interface SettingsDetails {
  /** Undefined until somebody sets some. */
  readonly row: SettingsRow | undefined;
  /** 0 until somebody sets some. */
  readonly version: number;
  /** Why nothing is sent through a channel; undefined when it is. */
  readonly notReady: (channel: NotificationChannel) => NotReady | undefined;
}

/**
 * Where the account's notifications go, and how it went last.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains: the recipients are the account's
 */
export async function getSettings(ctx: Context): Promise<SettingsDetails> {
  assertAccountNotifications(ctx);
  const row = await findSettings(ctx.db.knex, ctx.account.id);
  return { row, version: row?.version ?? 0, notReady: (channel) => whyNotReady(ctx, channel, row) };
}
