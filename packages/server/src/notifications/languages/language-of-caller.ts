import type { Language } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { languageOf } from '../../texts/words.ts';
import { findLocale } from '../../users/index.ts';
import { findSettings } from '../settings/settings-store.ts';

/** The language of what somebody makes without naming one: of a person theirs, otherwise that of the account's notifications. */
export async function languageOfCaller({
  db,
  account,
  actor,
}: Pick<Context, 'db' | 'account' | 'actor'>): Promise<Language> {
  const locale = actor.kind === 'person' ? await findLocale(db.knex, actor.id) : undefined;
  if (locale !== undefined) return languageOf(locale);
  return (await findSettings(db.knex, account.id))?.language ?? 'en';
}
