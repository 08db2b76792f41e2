import { type Executor, fromJsonColumn, toJsonColumn } from '../../platform/storage/index.ts';

export type LinkPurpose = 'set_up' | 'reset_password' | 'change_email' | 'sign_up' | 'oidc_state';

export interface LinkRow {
  /** SHA-256 of the token, hex. */
  readonly token_hash: string;
  readonly purpose: LinkPurpose;
  readonly user_id: string | null;
  /** Input of the link's purpose, without secrets; null: none. */
  readonly data: Readonly<Record<string, string>> | null;
  readonly created_at: number;
  readonly expires_at: number;
}

type StoredLink = Omit<LinkRow, 'data'> & { readonly data: string | null };
const readLink = (row: StoredLink): LinkRow => ({ ...row, data: fromJsonColumn(row.data) });

export async function insertLink(on: Executor, row: LinkRow): Promise<void> {
  await on('one_time_links').insert({ ...row, data: toJsonColumn(row.data) });
}

export async function findLinkByHash(on: Executor, tokenHash: string): Promise<LinkRow | undefined> {
  const row = await on<StoredLink>('one_time_links').where({ token_hash: tokenHash }).first();
  return row && readLink(row as StoredLink);
}

/** Locks all links of a purpose until the transaction ends, so that only one of them is used at a time. */
export async function lockLinks(trx: Executor, purpose: LinkPurpose): Promise<void> {
  await trx('one_time_links').where({ purpose }).forUpdate().select('token_hash');
}

/** Deletes a link; false when it did not exist any more. */
export async function deleteLink(on: Executor, tokenHash: string): Promise<boolean> {
  return (await on('one_time_links').where({ token_hash: tokenHash }).delete()) > 0;
}

export async function deleteLinksFor(on: Executor, purpose: LinkPurpose, userId?: string): Promise<void> {
  const query = on('one_time_links').where({ purpose });
  await (userId === undefined ? query : query.where({ user_id: userId })).delete();
}

export async function deleteExpiredLinks(on: Executor, now: number): Promise<void> {
  await on('one_time_links').where('expires_at', '<=', now).delete();
}
