import type { Services } from '../../../context.ts';
import type { Executor, NumberRange } from '../../../platform/storage/index.ts';
import { countFindings, findKnownFindings, insertFindingIssues, listUnsettledFindings } from './finding-store.ts';
import { type Settlement, settleFaults } from './settle-faults.ts';

type Input = Settlement & { readonly ids: Services['ids'] };

/**
 * Settles the findings of a range of targets, and returns their number. Nearly all of them are new or unchanged, and the database settles
 * those by itself; only the others are read.
 */
export async function settleFindings(trx: Executor, input: Input, range: NumberRange): Promise<number> {
  const { crawl, ids, isFirst, hasRules, ledger } = input;
  if (!isFirst || hasRules) return settleRange(trx, input, range);
  await insertFindingIssues(trx, crawl, { range, uuids: [ids.uuid(), ids.uuid()] });
  const count = await countFindings(trx, crawl.id, range);
  ledger.opened(count);
  return count;
}

async function settleRange(trx: Executor, { ids, ...settlement }: Input, range: NumberRange): Promise<number> {
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
  return same.length + others.length + unknown.length;
}
