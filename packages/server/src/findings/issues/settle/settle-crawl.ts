import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { markForArchive } from '../archive/archive-store.ts';
import type { IssueState } from '../issue-row.ts';
import { compileRules } from '../rules/match-rules.ts';
import { listRulesInForce } from '../rules/rule-store.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';
import { listChecked } from './checked-store.ts';
import { Earlier } from './earlier.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import { listTargetFaults } from './fault-store.ts';
import type { SettledIssues } from './issue-counts.ts';
import { Ledger } from './ledger.ts';
import { settleFaults } from './settle-faults.ts';
import { settleFindings } from './settle-findings.ts';
import { settleUnreported } from './settle-unreported.ts';
import { countOpen, hasIssues, listUnsettled } from './settlement-store.ts';

/**
 * Settles the issues of a domain by the results of a crawl, in the transaction that ends it. So it happens once, even when a process dies.
 * It reads and writes some hundred rows at a time.
 * @param crawl with the suggestions of `findSuggestions` for its broken links
 */
export async function settleCrawl(
  { ids, config }: Pick<Services, 'ids' | 'config'>,
  trx: Executor,
  { suggestions, ...crawl }: EndedCrawl & { readonly suggestions: ReadonlyMap<string, Suggestion> },
): Promise<SettledIssues> {
  const ledger = new Ledger(trx, { ids, crawl });
  const rules = await listRulesInForce(trx, crawl.domain_id, crawl.at);
  const isFirst = !(await hasIssues(trx, crawl.domain_id));
  const settlement = { crawl, ledger, isFirst, isIgnored: compileRules(rules), hasRules: rules.length > 0 };
  for await (const faults of listTargetFaults(trx, { crawlId: crawl.id, suggestions }))
    await settleFaults(trx, settlement, faults);
  await settleFindings(trx, { ...settlement, ids });
  if (!isFirst) await settleAllUnreported(trx, { crawl, ledger, earlier: new Earlier(trx, crawl) });
  if (config.archiveUrl !== '') await markForArchive(trx, crawl);
  return ledger.counts;
}

type Unreported = Parameters<typeof settleUnreported>[1];

/** Settles the known issues that the crawl did not report. */
async function settleAllUnreported(trx: Executor, unreported: Unreported): Promise<void> {
  const { crawl, ledger } = unreported;
  // Finding out that no open issue is left takes as long as reading all of them.
  const { new: opened, persisting, reopened } = ledger.counts.all;
  if ((await countOpen(trx, crawl.domain_id)) !== opened + persisting + reopened) {
    for await (const issues of listChecked(trx, crawl)) {
      ledger.checked(issues);
      await ledger.write();
    }
    await settleRest(trx, unreported, 'open');
  }
  await settleRest(trx, unreported, 'ignored');
}

async function settleRest(trx: Executor, unreported: Unreported, state: IssueState): Promise<void> {
  for await (const rows of listUnsettled(trx, unreported.crawl, state)) await settleUnreported(trx, unreported, rows);
}
