import type { VerificationStatus } from '@linkvitals/contract';
import type { Knex } from 'knex';
import type { PageRequest, Position } from '../../../platform/paging.ts';
import { type Executor, newestFirst, throughIndex } from '../../../platform/storage/index.ts';
import type { DomainRow } from '../domain-row.ts';
import { type DomainColumns, domainsOf, type Owner, readDomain } from '../store.ts';
import { type DomainOrder, WITHOUT_VALUE } from './domain-sort.ts';

export interface DomainFilter {
  readonly owner: Owner;
  readonly status: VerificationStatus | undefined;
  readonly hostname: string | undefined;
  /** Pattern for LIKE, with `!` as its escape */
  readonly hostnameLike: string | undefined;
}

/** Query for the matching domains. `index`: the index by which they are read, in its order. */
function matching(on: Executor, filter: DomainFilter, index: string): Knex.QueryBuilder {
  const { owner, status, hostname, hostnameLike } = filter;
  const query = domainsOf(on, owner);
  // A limited list of domains is found by ids and sorted; all domains of an account are read in the order of the list.
  if (owner.domainIds === null) query.from(throughIndex(on, { table: 'domains', index }));
  if (status !== undefined) query.where({ verification_status: status });
  if (hostname !== undefined) query.where({ hostname });
  if (hostnameLike !== undefined) query.whereRaw("?? like ? escape '!'", ['hostname', hostnameLike]);
  return query;
}

/** Lists domains, newest first; one more than `limit` when there are more. */
export async function listNewestDomains(on: Executor, filter: DomainFilter, page: PageRequest): Promise<DomainRow[]> {
  const query = matching(on, filter, 'domains__account_id__created_at__id');
  const rows: DomainColumns[] = await newestFirst(query, page);
  return rows.map(readDomain);
}

const beyond = (direction: DomainOrder['direction']): '>' | '<' => (direction === 'asc' ? '>' : '<');

async function listByHostname(
  on: Executor,
  filter: DomainFilter,
  { direction, limit, after }: DomainOrder & PageRequest,
): Promise<DomainRow[]> {
  const query = matching(on, filter, 'domains__account_id__hostname');
  if (after !== undefined) query.where('hostname', beyond(direction), String(after.id));
  const rows: DomainColumns[] = await query.orderBy('hostname', direction).limit(limit + 1);
  return rows.map(readDomain);
}

interface Part extends DomainOrder {
  readonly limit: number;
  readonly after: Position | undefined;
}

const indexOf = (column: string): string => `domains__account_id__${column}__id`;

async function listWithValue(on: Executor, filter: DomainFilter, part: Part): Promise<DomainRow[]> {
  const { column, direction, after, limit } = part;
  const query = matching(on, filter, indexOf(column)).whereNotNull(column);
  if (after !== undefined) {
    query.where((where) =>
      where
        .where(column, beyond(direction), after.at)
        .orWhere((same) => same.where(column, after.at).where('id', beyond(direction), String(after.id))),
    );
  }
  const order = [column, 'id'].map((name) => ({ column: name, order: direction }));
  const rows: DomainColumns[] = await query.orderBy(order).limit(limit);
  return rows.map(readDomain);
}

async function listWithoutValue(on: Executor, filter: DomainFilter, part: Part): Promise<DomainRow[]> {
  const { column, direction, after, limit } = part;
  const query = matching(on, filter, indexOf(column)).whereNull(column);
  if (after !== undefined) query.where('id', beyond(direction), String(after.id));
  const rows: DomainColumns[] = await query.orderBy('id', direction).limit(limit);
  return rows.map(readDomain);
}

/**
 * Lists domains in this order, those without a value last; one more than `limit` when there are more. It takes one
 * query, or two where domains with and without a value meet.
 */
export async function listDomainsInOrder(
  on: Executor,
  filter: DomainFilter,
  page: DomainOrder & PageRequest,
): Promise<DomainRow[]> {
  const { column, after } = page;
  if (column === 'hostname') return listByHostname(on, filter, page);
  const limit = page.limit + 1;
  const isAmongLast = after?.at === WITHOUT_VALUE;
  const first = isAmongLast ? [] : await listWithValue(on, filter, { ...page, limit });
  if (first.length === limit) return first;
  const rest = { ...page, limit: limit - first.length, after: isAmongLast ? after : undefined };
  return [...first, ...(await listWithoutValue(on, filter, rest))];
}
