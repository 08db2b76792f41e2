import type { NotificationSettings } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { presentStatus } from './channel-status.ts';
import type { SettingsRow } from './notification-row.ts';
import { findSettings } from './settings-store.ts';

/** Settings as the API shows them, and their version: 0 until somebody sets some. */
export interface VersionedSettings {
  readonly settings: NotificationSettings;
  readonly version: number;
}

/** Where the account's notifications go, and how it went last. */
export async function getSettings(ctx: Context): Promise<VersionedSettings> {
  const row = await findSettings(ctx.db.knex, ctx.account.id);
  return { settings: presentSettings(ctx, row), version: row?.version ?? 0 };
}

const presentSettings = (ctx: Context, row: SettingsRow | undefined): NotificationSettings => ({
  email: { recipients: [...(row?.email_recipients ?? [])], status: presentStatus(ctx, 'email', row) },
  slack: { webhook_url_hint: row?.slack_url_hint ?? null, status: presentStatus(ctx, 'slack', row) },
});
