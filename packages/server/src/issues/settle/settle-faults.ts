import type { Executor } from '../../storage/index.ts';
import { type IssueRow, isIgnoredAt } from '../issue-row.ts';
import type { Rule } from '../rules/match-rules.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import type { Fault } from './fault-store.ts';
import type { Ledger } from './ledger.ts';
import { type Sight, settleIssue } from './settle-issue.ts';
import { findIssuesOf } from './settlement-store.ts';

interface Settlement {
  readonly crawl: EndedCrawl;
  readonly ledger: Ledger;
  readonly isIgnored: (fault: Pick<Fault, 'kind' | 'url'>) => Rule | undefined;
}

const keyOf = ({ kind, url_hash }: Pick<Fault, 'kind' | 'url_hash'>): string => `${url_hash} ${kind}`;

/** A recheck that found it fixed came after the crawl began, and so maybe after the crawl looked. */
export const wasRecheckedSince = (row: Pick<IssueRow, 'rechecked_at'>, { started_at }: EndedCrawl): boolean =>
  row.rechecked_at !== null && started_at !== null && row.rechecked_at >= started_at;

/** Settles what the crawl saw as faulty. */
export async function settleFaults(
  trx: Executor,
  { crawl, ledger, isIgnored }: Settlement,
  faults: readonly Fault[],
): Promise<void> {
  const hashes = [...new Set(faults.map(({ url_hash }) => url_hash))];
  const rows = await findIssuesOf(trx, crawl.domain_id, hashes);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  for (const fault of faults) {
    const row = known.get(keyOf(fault));
    if (row === undefined) {
      ledger.open(fault, isIgnored(fault));
      continue;
    }
    const isOlder = row.state === 'fixed' && wasRecheckedSince(row, crawl);
    const sight: Sight = isOlder ? { is: 'unseen', because: 'rechecked_since' } : { is: 'faulty' };
    const before = { state: row.state, isIgnored: isIgnoredAt(row, crawl.at) };
    const settled = settleIssue(before, sight);
    if (settled !== undefined && sight.is === 'faulty') ledger.seen(row, fault, settled);
  }
  await ledger.write();
}
