import type { DomainSort } from '@linkvitals/contract';
import type { Position } from '../../../platform/paging.ts';
import type { DomainRow } from '../domain-row.ts';

/** Columns that may be null. Each has an index on `account_id`, the column and `id`. */
type SortColumn = 'health_score' | 'broken_links' | 'new_broken_links' | 'last_crawl_at' | 'next_crawl_at';

export interface DomainOrder {
  readonly column: SortColumn | 'hostname';
  readonly direction: 'asc' | 'desc';
}

const columns: Readonly<Record<string, DomainOrder['column']>> = {
  hostname: 'hostname',
  health_score: 'health_score',
  broken_links: 'broken_links',
  new_broken_links: 'new_broken_links',
  last_crawl: 'last_crawl_at',
  next_crawl: 'next_crawl_at',
} satisfies Record<Exclude<DomainSort, `-${string}`>, DomainOrder['column']>;

export function readOrder(sort: DomainSort): DomainOrder {
  const column = columns[sort.replace(/^-/, '')];
  if (column === undefined) throw new Error(`Domains cannot be sorted by ${sort}.`);
  return { column, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

/** Position of domains without a value, which come last in a list: no value is negative. */
export const WITHOUT_VALUE = -1;

/** The position of a row in a list of this order. A hostname is unique in an account and needs no id beside it. */
export function positionIn({ column }: DomainOrder, row: DomainRow): Position {
  if (column === 'hostname') return { at: 0, id: row.hostname };
  return { at: row[column] ?? WITHOUT_VALUE, id: row.id };
}
