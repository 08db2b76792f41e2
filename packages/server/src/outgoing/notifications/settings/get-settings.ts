import type { NotificationChannel } from '@linkvitals/contract';
import type { Context } from '../../../context.ts';
import { type ChannelUse, countChannelUse } from '../../../sites/domains/index.ts';
import { errorFor } from '../log/hide-addresses.ts';
import { assertAccountNotifications } from '../log/viewer.ts';
import type { SettingsRow } from '../notification-row.ts';
import { type NotReady, whyNotReady } from './channel-status.ts';
import { findSettings } from './settings-store.ts';

export interface SettingsDetails {
  /** Undefined until somebody changes a setting. */
  readonly row: SettingsRow | undefined;
  /** 0 until somebody changes a setting. */
  readonly version: number;
  /** Numbers of domains that send something. */
  readonly use: ChannelUse;
  /** The text of an error as the caller may read it. */
  readonly errorFor: (error: string | null) => string | null;
  /** Returns the reason why nothing is sent through a channel; undefined when it is ready. */
  readonly notReady: (channel: NotificationChannel) => NotReady | undefined;
}

/**
 * Reads the account's settings of notifications, with the results of the last attempts.
 * @throws ServiceError `insufficient_scope` with a key that is limited to some domains, as the recipients are settings of the account
 */
export async function getSettings(ctx: Context): Promise<SettingsDetails> {
  assertAccountNotifications(ctx);
  const row = await findSettings(ctx.db.knex, ctx.account.id);
  const use = await countChannelUse(ctx.db.knex, ctx.account.id);
  return {
    row,
    use,
    version: row?.version ?? 0,
    errorFor: (error) => errorFor(ctx.actor, error),
    notReady: (channel) => whyNotReady(ctx, channel, row),
  };
}
