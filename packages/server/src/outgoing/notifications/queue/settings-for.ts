import type { Services } from '../../../context.ts';
import { listOwnerAddresses } from '../../../people/members/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import type { WantedNotifications } from '../../../sites/domains/index.ts';
import type { SettingsRow } from '../notification-row.ts';
import { findSettings, insertSettingsIfNone } from '../settings/settings-store.ts';

interface About {
  readonly accountId: string;
  /** Settings of the domain's owner. */
  readonly wants: Pick<WantedNotifications, 'recipients'>;
}

/**
 * Finds the settings of the account. A domain with recipients of its own does not need them, but sending needs their row, so it is
 * inserted.
 */
export async function settingsFor(
  { clock }: Pick<Services, 'clock'>,
  trx: Executor,
  { accountId, wants }: About,
): Promise<SettingsRow | undefined> {
  const settings = await findSettings(trx, accountId);
  if (settings !== undefined || wants.recipients === null) return settings;
  await insertSettingsIfNone(trx, { accountId, at: clock.now() });
  return findSettings(trx, accountId);
}

/**
 * Finds the settings of the account and the recipients of a mail that somebody must get: the owners of the account, if neither the domain nor
 * the account has recipients.
 */
export async function settingsOfAlert(
  services: Pick<Services, 'clock'>,
  trx: Executor,
  { accountId, wants }: About,
): Promise<{ readonly settings: SettingsRow | undefined; readonly recipients: readonly string[] }> {
  const found = await findSettings(trx, accountId);
  const listed = wants.recipients ?? found?.email_recipients ?? [];
  const recipients = listed.length > 0 ? listed : await listOwnerAddresses(trx, accountId);
  const settings = found ?? (await settingsFor(services, trx, { accountId, wants: { recipients } }));
  return { settings, recipients };
}
