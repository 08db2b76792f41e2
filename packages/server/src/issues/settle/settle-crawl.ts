import type { Services } from '../../context.ts';
import type { Executor } from '../../storage/index.ts';
import { compileRules } from '../rules/match-rules.ts';
import { listRulesInForce } from '../rules/rule-store.ts';
import { Earlier } from './earlier.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { listFindingFaults, listTargetFaults } from './fault-store.ts';
import type { SettledIssues } from './issue-counts.ts';
import { Ledger } from './ledger.ts';
import { settleFaults } from './settle-faults.ts';
import { settleUnreported } from './settle-unreported.ts';
import { listUnsettled, lockDomain } from './settlement-store.ts';

/** Keeps people's changes of the domain's issues apart from a settlement. To be the first statement of a transaction. */
export const lockIssues = lockDomain;

/**
 * Settles the issues of a domain by what a crawl saw, in the transaction that ends it: so it happens once, whatever dies.
 * Reads and writes some hundred rows at a time.
 */
export async function settleCrawl(
  { ids }: Pick<Services, 'ids'>,
  trx: Executor,
  crawl: EndedCrawl,
): Promise<SettledIssues> {
  const ledger = new Ledger(trx, { ids, crawl });
  const isIgnored = compileRules(await listRulesInForce(trx, crawl.domain_id, crawl.at));
  for (const list of [listTargetFaults, listFindingFaults]) {
    for await (const faults of list(trx, crawl.id)) await settleFaults(trx, { crawl, ledger, isIgnored }, faults);
  }
  const earlier = new Earlier(trx, crawl);
  for (const state of ['open', 'ignored'] as const) {
    for await (const rows of listUnsettled(trx, crawl, state))
      await settleUnreported(trx, { crawl, ledger, earlier }, rows);
  }
  return ledger.counts;
}
