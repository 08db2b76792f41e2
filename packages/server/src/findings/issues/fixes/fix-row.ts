import type { FixSubject } from '@linkvitals/contract';
import type { FixKind } from '@linkvitals/contract/fixes';
import { fromJsonColumn } from '../../../platform/storage/index.ts';
import type { Severity } from '../issue-kinds.ts';

/** A fix with at least one open issue. */
export interface FixRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  readonly kind: FixKind;
  readonly subject: FixSubject;
  /** Folder of the site that has the subject, such as `/products/`; null: the whole site, or another one. */
  readonly folder: string | null;
  readonly severity: Severity;
  /** Kinds of its issues, the worst first. */
  readonly issue_kinds: readonly string[];
  /** Number of open issues. */
  readonly issues: number;
  readonly pages: number;
  /** Pages of the crawl that ranked it. */
  readonly crawled_pages: number;
  readonly points: number;
  readonly priority: number;
  /** Negative priority in billionths: in lists, the least comes first. */
  readonly place: number;
  /** Time at which the oldest issue was opened, epoch ms. */
  readonly opened_at: number;
  /** Ids of people to whom issues are assigned. */
  readonly assignees: readonly string[];
  /** Time at which anything of this changed last, epoch ms. */
  readonly ranked_at: number;
}

type Json = 'subject' | 'issue_kinds' | 'assignees';
/** A row of `fixes` as the database returns it. */
export type StoredFix = Omit<FixRow, Json> & Readonly<Record<Json, string>>;

export const readFix = (row: StoredFix): FixRow => ({
  ...row,
  subject: fromJsonColumn<FixSubject>(row.subject) as FixSubject,
  issue_kinds: fromJsonColumn<string[]>(row.issue_kinds) ?? [],
  assignees: fromJsonColumn<string[]>(row.assignees) ?? [],
});

export const toStoredFix = (row: FixRow): StoredFix => ({
  ...row,
  subject: JSON.stringify(row.subject),
  issue_kinds: JSON.stringify(row.issue_kinds),
  assignees: JSON.stringify(row.assignees),
});

/** Whether two rows differ in anything but the time of their ranking. */
export function isChanged(before: StoredFix | undefined, after: StoredFix): boolean {
  if (before === undefined) return true;
  const names = Object.keys(after) as (keyof StoredFix)[];
  return names.some((name) => name !== 'ranked_at' && before[name] !== after[name]);
}

/** Compares fixes in the order in which the database lists them: the first thing to do is less. */
export const byPriority = (a: FixRow, b: FixRow): number =>
  a.place - b.place || a.opened_at - b.opened_at || (a.id < b.id ? -1 : 1);
