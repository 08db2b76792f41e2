import type { Executor } from '../../storage/index.ts';
import { languageOf } from '../../texts/words.ts';
import type { UserRow } from '../../users/index.ts';
import { insertSettings } from './settings-store.ts';

/** The settings of a new account: times in the zone that its owner has chosen, texts in their language, and no recipients. */
export const insertSettingsOfOwner = (
  trx: Executor,
  accountId: string,
  { time_zone, locale, created_at: at }: Pick<UserRow, 'time_zone' | 'locale' | 'created_at'>,
): Promise<void> =>
  insertSettings(trx, { accountId, at }, { ...(time_zone && { time_zone }), language: languageOf(locale) });
