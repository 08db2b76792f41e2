import type { NotificationChannel } from '@linkvitals/contract';
import type { Knex } from 'knex';
import {
  type Database,
  type Executor,
  fromJsonColumn,
  timeOfStatement,
  toJsonColumn,
} from '../../../platform/storage/index.ts';
import { type ChatTargetRow, listChatTargets, updateLastMessage } from '../chat/chat-store.ts';
import { isChat } from '../chat/chat-target.ts';
import type { SettingsRow } from '../notification-row.ts';
import type { OptOutRow } from '../opt-outs/opt-out-store.ts';

type Columns = Omit<SettingsRow, 'email_recipients' | 'chats'> & { readonly email_recipients: string };

const withChats = async (on: Executor, row: Columns): Promise<SettingsRow> => ({
  ...row,
  email_recipients: fromJsonColumn<string[]>(row.email_recipients) ?? [],
  chats: await listChatTargets(on, row.account_id),
});

export async function findSettings(on: Executor, accountId: string): Promise<SettingsRow | undefined> {
  const row = await on<Columns>('notification_settings').where({ account_id: accountId }).first();
  return row && withChats(on, row as Columns);
}

/** Language and time zone of texts for which nothing else is chosen. */
export type TextDefaults = Pick<SettingsRow, 'language' | 'time_zone'>;

/** Defaults of an account; English and UTC before it has settings. */
export async function findDefaults(on: Executor, accountId: string): Promise<TextDefaults> {
  const row = await on<Columns>('notification_settings')
    .where({ account_id: accountId })
    .first('language', 'time_zone');
  return row ?? { language: 'en', time_zone: 'UTC' };
}

/** Locks the settings, so that ends of attempts of the account wait for this transaction. */
export async function lockSettings(trx: Executor, accountId: string): Promise<SettingsRow | undefined> {
  const row = await trx<Columns>('notification_settings').where({ account_id: accountId }).forUpdate().first();
  return row && withChats(trx, row as Columns);
}

/** Locks the settings for the end of an attempt, and returns the database's time. Undefined: the account is gone. */
export async function lockForEnd(db: Database, trx: Executor, accountId: string): Promise<number | undefined> {
  const row: { now: number } | undefined = await trx('notification_settings')
    .where({ account_id: accountId })
    .forUpdate()
    .first(trx.raw('? as ??', [timeOfStatement(db), 'now']));
  return row && Number(row.now);
}

/** The settings that decide about an attempt. */
export type Recipients = Pick<SettingsRow, 'account_id' | 'email_recipients' | 'time_zone' | 'version'> & {
  /** Recipients of the domain or domains that it is about; null: those of the account apply. */
  readonly domain_recipients: readonly string[] | null;
  /** Whether the recipient of a mail is an owner of the account. */
  readonly is_owner: boolean;
  /** Opt-out of the recipient of a mail: the sealed token of the link to unsubscribe, and the time at which it was used. */
  readonly opt_out: Pick<OptOutRow, 'token_ciphertext' | 'token_key_id' | 'opted_out_at'>;
  /** Target of the notification's chat; null when it has none, or none any more. */
  readonly chat: Pick<ChatTargetRow, 'target_ciphertext' | 'target_key_id'> | null;
};

/** Columns for `toRecipients`, besides `is_owner`, of a query that joins `notification_settings` and, if there are rows, `domains` and `chat_targets`. */
export const recipientColumns = [
  'email_recipients',
  'notification_settings.time_zone',
  'domains.settings as domain_settings',
  'token_ciphertext',
  'token_key_id',
  'opted_out_at',
  'target_ciphertext',
  'target_key_id',
  'notification_settings.version as settings_version',
] as const;

export interface RecipientColumns extends Pick<Columns, 'account_id' | 'email_recipients' | 'time_zone'> {
  readonly domain_settings: string | null;
  readonly token_ciphertext: string | null;
  readonly token_key_id: string | null;
  readonly opted_out_at: number | null;
  readonly target_ciphertext: string | null;
  readonly target_key_id: string | null;
  readonly is_owner: number | null;
  readonly settings_version: number;
}

export const toRecipients = (row: RecipientColumns): Recipients => ({
  account_id: row.account_id,
  email_recipients: fromJsonColumn<string[]>(row.email_recipients) ?? [],
  time_zone: row.time_zone,
  domain_recipients: recipientsIn(row.domain_settings),
  is_owner: row.is_owner !== null,
  opt_out: { token_ciphertext: row.token_ciphertext, token_key_id: row.token_key_id, opted_out_at: row.opted_out_at },
  chat: chatOf(row),
  version: row.settings_version,
});

interface DomainRecipients {
  readonly email_recipients: readonly string[] | null;
}

/** Reads the recipients in the settings of a domain. Null: those of the account apply. */
export const recipientsIn = (settings: string | null): readonly string[] | null =>
  fromJsonColumn<DomainRecipients>(settings)?.email_recipients ?? null;

/** Lists the recipients of each of these domains that exists; null: those of the account apply. */
export async function listDomainRecipients(
  on: Executor,
  ids: readonly string[],
): Promise<readonly (readonly string[] | null)[]> {
  const all: (string | null)[] = await on('domains').whereIn('id', ids).pluck('settings');
  return all.map(recipientsIn);
}

const chatOf = ({ target_ciphertext, target_key_id }: RecipientColumns): Recipients['chat'] =>
  target_ciphertext === null || target_key_id === null ? null : { target_ciphertext, target_key_id };

/** Query that has a row while the settings of the account in `column` still have one of these versions. */
export const sameSettings = (on: Executor, column: string, all: readonly Recipients[]): Knex.QueryBuilder =>
  on('notification_settings')
    .where('notification_settings.account_id', on.ref(column))
    .where((any) => {
      for (const { account_id, version } of all)
        any.orWhere({ 'notification_settings.account_id': account_id, version });
    })
    .select(on.raw('1'));

export type SettingsChange = Partial<
  Pick<
    SettingsRow,
    | 'email_recipients'
    | 'time_zone'
    | 'language'
    | 'quiet_from'
    | 'quiet_to'
    | 'summary_hour'
    | 'summary_day'
    | 'summary_unchanged'
    | 'summary_attachment'
    | 'next_summary_at'
    | 'updated_at'
  >
>;

const columnsOf = ({ email_recipients, ...plain }: SettingsChange) => ({
  ...plain,
  ...(email_recipients === undefined ? {} : { email_recipients: toJsonColumn(email_recipients) }),
});

/** Inserts the row with this change, as version 1. Throws if the account has a row. */
export async function insertSettings(
  trx: Executor,
  { accountId, at }: { readonly accountId: string; readonly at: number },
  change: SettingsChange,
): Promise<void> {
  const row = { account_id: accountId, email_recipients: '[]', version: 1, created_at: at, updated_at: at };
  await trx('notification_settings').insert({ ...row, ...columnsOf(change) });
}

/** Inserts a row without any setting, unless there is a row. */
export async function insertSettingsIfNone(
  trx: Executor,
  { accountId, at }: { readonly accountId: string; readonly at: number },
): Promise<void> {
  const row = { account_id: accountId, email_recipients: '[]', version: 0, created_at: at, updated_at: at };
  await trx('notification_settings').insert(row).onConflict('account_id').ignore();
}

/** Changes a row that the transaction has locked, and increments its version. */
export async function updateSettingsRow(trx: Executor, row: SettingsRow, change: SettingsChange): Promise<void> {
  await trx('notification_settings')
    .where({ account_id: row.account_id })
    .update({ ...columnsOf(change), version: row.version + 1 });
}

/** Stores the result of an attempt. The version stays, as no setting changes. */
export async function updateLastAttempt(
  trx: Executor,
  { accountId, channel }: { readonly accountId: string; readonly channel: NotificationChannel },
  { at, error }: { readonly at: number; readonly error: string | null },
): Promise<void> {
  if (isChat(channel)) return updateLastMessage(trx, { accountId, channel }, { at, error });
  const change = error === null ? { email_sent_at: at } : { email_error: error, email_error_at: at };
  await trx('notification_settings').where({ account_id: accountId }).update(change);
}

/** Milliseconds that exceed the time between any two summaries. */
const LONGEST_MS = 2 * 24 * 60 * 60_000;

export const isSummaryDue = ({ next_summary_at: next }: SettingsRow, now: number): boolean =>
  next <= now || next > now + LONGEST_MS;

/**
 * Accounts whose summaries are due or to be planned, those due longest first. A time too far ahead also counts: a clock that was ahead
 * planned it.
 */
export function listDueSummaries(on: Executor, now: number, limit: number): Promise<string[]> {
  return dueSummaries(on, now).orderBy('next_summary_at').limit(limit).pluck('account_id');
}

export const dueSummaries = (on: Executor, now: number): Knex.QueryBuilder =>
  on('notification_settings').where((any) =>
    any.where('next_summary_at', '<=', now).orWhere('next_summary_at', '>', now + LONGEST_MS),
  );

export async function updateNextSummary(trx: Executor, accountId: string, at: number): Promise<void> {
  await trx('notification_settings').where({ account_id: accountId }).update({ next_summary_at: at });
}
