import type { Executor } from '../../platform/storage/index.ts';

/** Deletes all share links and badges of a domain, which are few, in the transaction that deletes the domain. */
export async function deleteSharesOfDomain(trx: Executor, domainId: string): Promise<number> {
  const links = await trx('share_links').where({ domain_id: domainId }).delete();
  return links + (await trx('badges').where({ domain_id: domainId }).delete());
}
