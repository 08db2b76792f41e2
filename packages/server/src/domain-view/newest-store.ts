import type { Knex } from 'knex';
import { type DomainSummary, joinSummary, type Lately, readSummary, type SummaryColumns } from '../crawls/index.ts';
import { type DomainColumns, type DomainRow, readDomain } from '../domains/index.ts';
import type { PageRequest } from '../paging.ts';
import { compileOnce, type Executor, throughIndex } from '../storage/index.ts';

export interface DomainWithSummary {
  readonly row: DomainRow;
  readonly summary: DomainSummary;
}

type Selected = DomainColumns & SummaryColumns;
type Marks = Readonly<Record<'accountId' | keyof Lately, Knex.Raw>> & Partial<Readonly<Record<'at' | 'id', Knex.Raw>>>;

const newestFirst = [
  { column: 'domains.created_at', order: 'desc' },
  { column: 'domains.id', order: 'desc' },
];

function buildNewest(on: Executor, { accountId, at, id, ...lately }: Marks, limit: number): Knex.QueryBuilder {
  const index = throughIndex(on, { table: 'domains', index: 'domains__account_id__created_at__id' });
  const query: Knex.QueryBuilder = on('domains');
  query
    .from(index as never)
    .whereNull('domains.deleted_at')
    .where('domains.account_id', accountId);
  if (at !== undefined && id !== undefined) {
    query.where((where) =>
      where
        .where('domains.created_at', '<', at)
        .orWhere((same) => same.where('domains.created_at', at).where('domains.id', '<', id)),
    );
  }
  return joinSummary(on, query.select('domains.*').orderBy(newestFirst).limit(limit), { accountId, ...lately });
}

type Run = ReturnType<typeof compileOnce<Selected, string>>;

/** By limit, of which the contract allows a hundred, and whether it is the first page. */
const statements = new Map<string, Run>();

function statementFor(limit: number, isFirst: boolean): Run {
  const key = `${limit} ${isFirst}`;
  const known = statements.get(key);
  if (known !== undefined) return known;
  const made: Run = compileOnce((on, marks) => buildNewest(on, marks as unknown as Marks, limit));
  statements.set(key, made);
  return made;
}

/** Domains of the account, newest first, with what crawls and usage say of them; one more than `limit` where there are more. */
export async function listNewestWithSummaries(
  on: Executor,
  of: Lately & { readonly accountId: string },
  { limit, after }: PageRequest,
): Promise<DomainWithSummary[]> {
  const values = after === undefined ? { ...of } : { ...of, at: after.at, id: String(after.id) };
  const rows = await statementFor(limit + 1, after === undefined)(on, values);
  // Each reads its own columns; to part them first would take longer than to read them.
  return rows.map((selected) => ({ row: readDomain(selected), summary: readSummary(selected) }));
}
