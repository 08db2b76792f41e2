import type { UserRow } from '../../../people/users/index.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { languageOf } from '../../../reporting/texts/words.ts';
import { insertSettings } from './settings-store.ts';

/** Inserts the settings of a new account, with the time zone and the language of its owner and without recipients. */
export const insertSettingsOfOwner = (
  trx: Executor,
  accountId: string,
  { time_zone, locale, created_at: at }: Pick<UserRow, 'time_zone' | 'locale' | 'created_at'>,
): Promise<void> =>
  insertSettings(trx, { accountId, at }, { ...(time_zone && { time_zone }), language: languageOf(locale) });
