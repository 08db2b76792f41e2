import type { Executor } from '../../../platform/storage/index.ts';
import { type IssueRow, isIgnoredAt } from '../issue-row.ts';
import type { Rule } from '../rules/match-rules.ts';
import type { EndedCrawl } from './ended-crawl.ts';
import type { Fault, TimedFault } from './fault-store.ts';
import type { Ledger } from './ledger.ts';
import { type Observation, settleIssue } from './settle-issue.ts';
import { findIssuesOf } from './settlement-store.ts';

export interface Settlement {
  readonly crawl: EndedCrawl;
  readonly ledger: Ledger;
  /** True when the domain had no issues before this crawl. */
  readonly isFirst: boolean;
  /** True when the domain has rules, so that `isIgnored` may find one. */
  readonly hasRules: boolean;
  readonly isIgnored: (fault: Pick<Fault, 'kind' | 'url' | 'internal'>) => Rule | undefined;
}

const keyOf = ({ kind, url_hash }: Pick<Fault, 'kind' | 'url_hash'>): string => `${url_hash} ${kind}`;

interface CrawlLook extends Pick<EndedCrawl, 'started_at'> {
  /** Time of the check, epoch ms; null: some time since the crawl began. */
  readonly lookedAt: number | null;
}

/** Whether a conclusive recheck came after the check by the crawl, or may have: the later of the two counts. */
export function wasRecheckedSince(
  { rechecked_at }: Pick<IssueRow, 'rechecked_at'>,
  { started_at, lookedAt }: CrawlLook,
): boolean {
  const looked = lookedAt ?? started_at;
  return rechecked_at !== null && looked !== null && rechecked_at >= looked;
}

/** Keeps an archived copy as the suggestion until there is a better one. */
const keepingCopy = ({ suggestion }: IssueRow, fault: Fault): Fault =>
  fault.suggestion === null && suggestion?.reason === 'archive' ? { ...fault, suggestion } : fault;

/** Settles the faults that the crawl saw. */
export async function settleFaults(
  trx: Executor,
  { crawl, ledger, isFirst, isIgnored }: Omit<Settlement, 'hasRules'>,
  faults: readonly TimedFault[],
): Promise<void> {
  const hashes = [...new Set(faults.map(({ fault }) => fault.url_hash))];
  const rows = isFirst ? [] : await findIssuesOf(trx, crawl.domain_id, hashes);
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  for (const { fault, lookedAt } of faults) {
    const row = known.get(keyOf(fault));
    if (row === undefined) {
      ledger.open(fault, isIgnored(fault));
      continue;
    }
    const isOlder = row.state === 'fixed' && wasRecheckedSince(row, { ...crawl, lookedAt });
    const observation: Observation = isOlder ? { result: 'unseen', because: 'rechecked_since' } : { result: 'faulty' };
    const before = { state: row.state, isIgnored: isIgnoredAt(row, crawl.at) };
    const settled = settleIssue(before, observation);
    if (settled !== undefined && observation.result === 'faulty') ledger.seen(row, keepingCopy(row, fault), settled);
  }
  await ledger.write();
}
