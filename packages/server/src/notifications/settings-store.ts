import type { NotificationChannel } from '@linkvitals/contract';
import { type Executor, fromJsonColumn, toJsonColumn } from '../storage/index.ts';
import type { SettingsRow } from './notification-row.ts';

type Columns = Omit<SettingsRow, 'email_recipients'> & { readonly email_recipients: string };

const read = (row: Columns): SettingsRow => ({
  ...row,
  email_recipients: fromJsonColumn<string[]>(row.email_recipients) ?? [],
});

export async function findSettings(on: Executor, accountId: string): Promise<SettingsRow | undefined> {
  const row = await on<Columns>('notification_settings').where({ account_id: accountId }).first();
  return row && read(row as Columns);
}

/** Makes claims and ends of attempts of the account wait for this transaction. */
export async function lockSettings(trx: Executor, accountId: string): Promise<SettingsRow | undefined> {
  const row = await trx<Columns>('notification_settings').where({ account_id: accountId }).forUpdate().first();
  return row && read(row as Columns);
}

export type SettingsChange = Partial<
  Pick<SettingsRow, 'email_recipients' | 'slack_url_ciphertext' | 'slack_url_key_id' | 'slack_url_hint' | 'updated_at'>
>;

const columnsOf = ({ email_recipients, ...plain }: SettingsChange) => ({
  ...plain,
  ...(email_recipients === undefined ? {} : { email_recipients: toJsonColumn(email_recipients) }),
});

/** Makes the row with this change, version 1. Throws on a second row of the account. */
export async function insertSettings(
  trx: Executor,
  { accountId, at }: { readonly accountId: string; readonly at: number },
  change: SettingsChange,
): Promise<void> {
  const row = { account_id: accountId, email_recipients: '[]', version: 1, created_at: at, updated_at: at };
  await trx('notification_settings').insert({ ...row, ...columnsOf(change) });
}

/** Changes a row that the transaction has locked, and counts the version up. */
export async function changeSettings(trx: Executor, row: SettingsRow, change: SettingsChange): Promise<void> {
  await trx('notification_settings')
    .where({ account_id: row.account_id })
    .update({ ...columnsOf(change), version: row.version + 1 });
}

/** Notes how an attempt went. Nothing that a caller set changes, so neither does the version. */
export async function noteAttempt(
  trx: Executor,
  { accountId, channel }: { readonly accountId: string; readonly channel: NotificationChannel },
  { at, error }: { readonly at: number; readonly error: string | null },
): Promise<void> {
  const change =
    error === null ? { [`${channel}_sent_at`]: at } : { [`${channel}_error`]: error, [`${channel}_error_at`]: at };
  await trx('notification_settings').where({ account_id: accountId }).update(change);
}
