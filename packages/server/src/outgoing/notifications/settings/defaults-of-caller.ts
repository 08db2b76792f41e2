import type { Context } from '../../../context.ts';
import { languageOf } from '../../../reporting/texts/words.ts';
import { findDefaults, type TextDefaults } from './settings-store.ts';

/** Default language and time zone of things that the caller makes: those of the person, or else those of the account's notifications. */
export async function defaultsOfCaller({
  db,
  account,
  actor,
}: Pick<Context, 'db' | 'account' | 'actor'>): Promise<TextDefaults> {
  const { language, time_zone } = await findDefaults(db.knex, account.id);
  const { choices } = actor;
  return {
    language: choices?.locale ? languageOf(choices.locale) : language,
    time_zone: choices?.time_zone ?? time_zone,
  };
}
