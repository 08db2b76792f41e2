import type { Executor } from '../../../platform/storage/index.ts';
import type { IdentityRow } from './identity-row.ts';

export async function insertIdentity(on: Executor, row: IdentityRow): Promise<void> {
  await on('identities').insert(row);
}

export async function findIdentity(
  on: Executor,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<IdentityRow | undefined> {
  return on<IdentityRow>('identities').where({ issuer, subject }).first();
}

/** Lists the identities of a person, oldest first; at most one for each provider. */
export async function listIdentitiesOf(on: Executor, userId: string): Promise<IdentityRow[]> {
  const rows: IdentityRow[] = await on('identities').where({ user_id: userId });
  return rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
}

export async function updateIdentityUse(
  on: Executor,
  { id }: Pick<IdentityRow, 'id'>,
  use: Pick<IdentityRow, 'email' | 'last_used_at'>,
): Promise<void> {
  await on('identities').where({ id }).update(use);
}

export async function deleteIdentity(on: Executor, { id }: Pick<IdentityRow, 'id'>): Promise<void> {
  await on('identities').where({ id }).delete();
}
