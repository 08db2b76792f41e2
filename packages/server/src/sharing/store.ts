import type { PageRequest } from '../paging.ts';
import { type Executor, newestFirst } from '../storage/index.ts';
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

/** Newest first, one more than the limit. */
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

/** The same, held until the transaction ends. */
export async function lockShareLink(
  trx: Executor,
  input: OfDomain & { readonly id: string },
): Promise<ShareLinkRow | undefined> {
  return ofDomain(trx, input).where({ id: input.id }).forUpdate().first();
}

export type ShareLinkChange = Partial<Pick<ShareLinkRow, 'name' | 'expires_at' | 'password_hash'>>;

/** Changes a row that the transaction has locked, and counts the version up. */
export async function updateShareLinkRow(
  trx: Executor,
  { id, version }: Pick<ShareLinkRow, 'id' | 'version'>,
  change: ShareLinkChange,
): Promise<void> {
  await trx('share_links')
    .where({ id })
    .update({ ...change, version: version + 1 });
}

/** False when it was gone already. */
export async function deleteShareLink(on: Executor, input: OfDomain & { readonly id: string }): Promise<boolean> {
  return (await ofDomain(on, input).where({ id: input.id }).delete()) > 0;
}

/** By its token, whoever's it is: the token is what gives the right to read it. */
export async function findShareLinkByHash(on: Executor, tokenHash: string): Promise<ShareLinkRow | undefined> {
  return on<ShareLinkRow>('share_links').where({ token_hash: tokenHash }).first();
}

export async function updateShareLinkUse(on: Executor, id: string, at: number): Promise<void> {
  await on('share_links').where({ id }).update({ last_used_at: at });
}
