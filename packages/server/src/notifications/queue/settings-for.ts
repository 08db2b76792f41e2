import type { Services } from '../../context.ts';
import type { WantedNotifications } from '../../domains/index.ts';
import type { Executor } from '../../storage/index.ts';
import type { SettingsRow } from '../notification-row.ts';
import { findSettings, insertSettingsIfNone } from '../settings/settings-store.ts';

interface About {
  readonly accountId: string;
  /** What the domain's owner has chosen. */
  readonly wants: WantedNotifications;
}

/** A domain with recipients of its own needs no settings of its account; sending needs their row. */
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
