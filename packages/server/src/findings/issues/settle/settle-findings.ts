import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import {
  countFindings,
  findKnownFindings,
  insertFindingIssues,
  listFindingRanges,
  listUnsettledFindings,
  type TargetRange,
} from './finding-store.ts';
import { type Settlement, settleFaults } from './settle-faults.ts';

type Input = Settlement & { readonly ids: Services['ids'] };

/**
 * Settles the findings of a crawl, range by range. Nearly all of them are new or unchanged, and the database settles those by itself; only
 * the others are read.
 */
export async function settleFindings(trx: Executor, input: Input): Promise<void> {
  const { crawl, ids, isFirst, hasRules, ledger } = input;
  const isAllNew = isFirst && !hasRules;
  for await (const range of listFindingRanges(trx, crawl.id)) {
    if (isAllNew) await insertFindingIssues(trx, crawl, { range, uuids: [ids.uuid(), ids.uuid()] });
    else await settleRange(trx, input, range);
  }
  if (isAllNew) ledger.opened(await countFindings(trx, crawl.id));
}

async function settleRange(trx: Executor, { ids, ...settlement }: Input, range: TargetRange): Promise<void> {
  const { crawl, ledger, hasRules } = settlement;
  const { same, others, unknown } = await findKnownFindings(trx, crawl, range);
  ledger.persisting(same);
  // A rule may ignore new findings.
  if (unknown.length > 0 && !hasRules) {
    await insertFindingIssues(trx, crawl, { range, uuids: [ids.uuid(), ids.uuid()] });
    ledger.opened(unknown.length);
  }
  await ledger.write();
  const pages = hasRules ? [...others, ...unknown] : others;
  if (pages.length > 0) await settleFaults(trx, settlement, await listUnsettledFindings(trx, crawl, { range, pages }));
}
