import type { Knex } from 'knex';
import {
  type DomainSummary,
  joinSummary,
  type Lately,
  readSummary,
  type SummaryColumns,
} from '../../findings/crawls/index.ts';
import type { PageRequest } from '../../platform/paging.ts';
import { compileOnce, type Executor, throughIndex } from '../../platform/storage/index.ts';
import { readDomain, type ShownColumns, type ShownDomain, shownColumns } from '../domains/index.ts';

/** The columns of a domain that views show, with the results of its crawls and its usage */
export type FoundDomain = ShownColumns & SummaryColumns;

interface DomainWithSummary {
  readonly row: ShownDomain;
  readonly summary: DomainSummary;
}

type Scope = Lately & { readonly accountId: string };
/** Placeholders for the values of a statement. `at` and `id` are those of the last domain of the page before. */
type Marks = Readonly<Record<keyof Scope, Knex.Raw>> & Partial<Readonly<Record<'at' | 'id', Knex.Raw>>>;

/** Selects the columns that views show, with results of crawls and usage, of each domain of a query. */
const selectShown = (on: Executor, query: Knex.QueryBuilder, scope: Pick<Marks, keyof Scope>): Knex.QueryBuilder =>
  joinSummary(on, query.select(shownColumns.map((column) => `domains.${column}`)), scope);

export const readFound = (found: FoundDomain): DomainWithSummary => ({
  // Each function reads its own columns; separating them first would take longer than reading them.
  row: readDomain(found),
  summary: readSummary(found),
});

const selectOne = compileOnce<FoundDomain, keyof Scope | 'id'>((on, { id, ...scope }) => {
  const own = on('domains')
    .whereNull('domains.deleted_at')
    .where({ 'domains.account_id': scope.accountId, 'domains.id': id });
  return selectShown(on, own, scope);
});

/** Finds a domain of the account, with results of its crawls and its usage. */
export async function findDomain(on: Executor, scope: Scope, id: string): Promise<FoundDomain | undefined> {
  const [found] = await selectOne(on, { ...scope, id });
  return found;
}

const newestFirst = [
  { column: 'domains.created_at', order: 'desc' },
  { column: 'domains.id', order: 'desc' },
];

function buildNewest(on: Executor, { at, id, ...scope }: Marks, limit: number): Knex.QueryBuilder {
  const index = throughIndex(on, { table: 'domains', index: 'domains__account_id__created_at__id' });
  const query: Knex.QueryBuilder = on('domains');
  query.from(index).whereNull('domains.deleted_at').where('domains.account_id', scope.accountId);
  if (at !== undefined && id !== undefined) {
    query.where((where) =>
      where
        .where('domains.created_at', '<', at)
        .orWhere((same) => same.where('domains.created_at', at).where('domains.id', '<', id)),
    );
  }
  return selectShown(on, query.orderBy(newestFirst).limit(limit), scope);
}

type Run = ReturnType<typeof compileOnce<FoundDomain, string>>;

/** Compiled statements: for each limit, one of the first page and one of later pages. There are a hundred limits. */
const statements = new Map<string, Run>();

function statementFor(limit: number, isFirst: boolean): Run {
  const key = `${limit} ${isFirst}`;
  const known = statements.get(key);
  if (known !== undefined) return known;
  const made: Run = compileOnce((on, marks) => buildNewest(on, marks as unknown as Marks, limit));
  statements.set(key, made);
  return made;
}

/**
 * Lists domains of the account, newest first, with results of crawls and usage; one more than `limit` when there are
 * more.
 */
export async function listNewestDomains(
  on: Executor,
  scope: Scope,
  { limit, after }: PageRequest,
): Promise<FoundDomain[]> {
  const values = after === undefined ? { ...scope } : { ...scope, at: after.at, id: String(after.id) };
  return statementFor(limit + 1, after === undefined)(on, values);
}
