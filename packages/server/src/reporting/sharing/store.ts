import type { PageRequest } from '../../platform/paging.ts';
import { type Executor, newestFirst } from '../../platform/storage/index.ts';
import type { ShareLinkRow } from './share-link-row.ts';

interface OfDomain {
  readonly accountId: string;
  readonly domainId: string;
}

const ofDomain = (on: Executor, { accountId, domainId }: OfDomain) =>
  on<ShareLinkRow>('share_links').where({ account_id: accountId, domain_id: domainId });

export async function insertShareLink(on: Executor, row: ShareLinkRow): Promise<void> {
  await on('share_links').insert(row);
}

/** Lists share links, newest first; one more than the limit when there are more. */
export async function listShareLinkRows(on: Executor, input: OfDomain & PageRequest): Promise<ShareLinkRow[]> {
  return newestFirst(ofDomain(on, input), input).select('*');
}

export async function countShareLinks(on: Executor, input: OfDomain): Promise<number> {
  const [row] = await ofDomain(on, input).count({ count: '*' });
  return Number(row?.count ?? 0);
}

export async function findShareLink(
  on: Executor,
  input: OfDomain & { readonly id: string },
): Promise<ShareLinkRow | undefined> {
  return ofDomain(on, input).where({ id: input.id }).first();
}

/** Finds a share link and locks its row until the transaction ends. */
export async function lockShareLink(
  trx: Executor,
  input: OfDomain & { readonly id: string },
): Promise<ShareLinkRow | undefined> {
  return ofDomain(trx, input).where({ id: input.id }).forUpdate().first();
}

export type ShareLinkChange = Partial<Pick<ShareLinkRow, 'name' | 'expires_at' | 'password_hash'>>;

/** Changes a row that the transaction has locked, and increments the version. */
export async function updateShareLinkRow(
  trx: Executor,
  { id, version }: Pick<ShareLinkRow, 'id' | 'version'>,
  change: ShareLinkChange,
): Promise<void> {
  await trx('share_links')
    .where({ id })
    .update({ ...change, version: version + 1 });
}

/** Deletes a share link. False when it did not exist any more. */
export async function deleteShareLink(on: Executor, input: OfDomain & { readonly id: string }): Promise<boolean> {
  return (await ofDomain(on, input).where({ id: input.id }).delete()) > 0;
}

/** Finds a share link of any account by its token, which alone gives the right to read the report. */
export async function findShareLinkByHash(on: Executor, tokenHash: string): Promise<ShareLinkRow | undefined> {
  return on<ShareLinkRow>('share_links').where({ token_hash: tokenHash }).first();
}

export async function updateShareLinkUse(on: Executor, id: string, at: number): Promise<void> {
  await on('share_links').where({ id }).update({ last_used_at: at });
}
