import type { Executor } from '../storage/index.ts';

/** Deletes all share links and badges of a domain: in the moment of its deletion, and there are few. */
export async function deleteSharesOfDomain(trx: Executor, domainId: string): Promise<number> {
  const links = await trx('share_links').where({ domain_id: domainId }).delete();
  return links + (await trx('badges').where({ domain_id: domainId }).delete());
}
