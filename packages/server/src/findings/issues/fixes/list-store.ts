import type { Knex } from 'knex';
import { invalidCursor, type PageRequest, type Position } from '../../../platform/paging.ts';
import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { domainNotDeleted } from '../../../sites/domains/index.ts';
import type { Scope } from '../listing/list-store.ts';
import { type FixRow, readFix, type StoredFix } from './fix-row.ts';

/** Conditions of a list of fixes. Undefined conditions do not restrict it. */
export interface FixFilter {
  readonly kinds?: readonly string[] | undefined;
  readonly severity?: string | undefined;
  /** Folder that has the subject: `/products/`. */
  readonly section?: string | undefined;
  readonly assigneeId?: string | undefined;
  /** Epoch ms. */
  readonly openedSince?: number | undefined;
}

interface ListFixes extends PageRequest {
  readonly scope: Scope;
  readonly filter: FixFilter;
}

/** Fixes that one request reads at most for conditions that its index does not cover. */
const SCAN = 10_000;

type Place = Pick<FixRow, 'place' | 'opened_at' | 'id'>;

/** Position in the order by place, time of opening and id. */
export const positionOf = ({ place, opened_at, id }: Place): Position => ({ at: place, id: `${opened_at} ${id}` });

/** @throws ServiceError `invalid_cursor` */
function placeIn({ at, id }: Position): Place {
  const [opened, fixId] = String(id).split(' ');
  const opened_at = Number(opened);
  if (fixId === undefined || !Number.isSafeInteger(opened_at)) throw invalidCursor();
  return { place: at, opened_at, id: fixId };
}

/** Limits a query to rows after a place, or to those up to it. */
function beside(query: Knex.QueryBuilder, { place, opened_at, id }: Place, side: '>' | '<='): void {
  const strict = side === '>' ? '>' : '<';
  query
    .where('place', side === '>' ? '>=' : '<=', place)
    .where((where) =>
      where
        .where('place', strict, place)
        .orWhere((same) =>
          same
            .where({ place })
            .where((age) =>
              age
                .where('opened_at', strict, opened_at)
                .orWhere((equal) => equal.where({ opened_at }).where('id', side, id)),
            ),
        ),
    );
}

function restrict(query: Knex.QueryBuilder, { kinds, severity, section, assigneeId, openedSince }: FixFilter): void {
  if (kinds !== undefined) query.whereIn('kind', [...kinds]);
  if (severity !== undefined) query.where({ severity });
  if (section !== undefined) query.whereRaw('substr(folder, 1, ?) = ?', [[...section].length, section]);
  if (assigneeId !== undefined) query.whereRaw('instr(assignees, ?) > 0', [JSON.stringify(assigneeId)]);
  if (openedSince !== undefined) query.where('opened_at', '>=', openedSince);
}

/** Whether rows that the index finds may fail other conditions. */
const mayMiss = ({ scope, filter }: ListFixes): boolean =>
  !('domainId' in scope) || Object.values(filter).some((value) => value !== undefined);

/** Lists fixes, one more than the limit. `scannedTo` is set when there may be more beyond the rows that were read. */
export async function listFixRows(
  on: Executor,
  input: ListFixes,
): Promise<{ readonly rows: readonly FixRow[]; readonly scannedTo: Position | undefined }> {
  const { scope, filter, after, limit } = input;
  const index = 'domainId' in scope ? 'fixes__domain' : 'fixes__account';
  const owner = 'domainId' in scope ? { domain_id: scope.domainId } : { account_id: scope.accountId };
  const from = after && placeIn(after);
  const scan = () => {
    const query = on.from(throughIndex(on, { table: 'fixes', index, onSqlite: true })).where(owner);
    if (from !== undefined) beside(query, from, '>');
    return query.orderBy(['place', 'opened_at', 'id']);
  };
  const end: Place | undefined = mayMiss(input)
    ? await scan()
        .offset(SCAN - 1)
        .first('place', 'opened_at', 'id')
    : undefined;
  const fitting = scan().where(domainNotDeleted('fixes.domain_id'));
  if (end !== undefined) beside(fitting, end, '<=');
  restrict(fitting, filter);
  if (!('domainId' in scope) && scope.domainIds !== null) fitting.whereIn('domain_id', [...scope.domainIds]);
  const rows: StoredFix[] = await fitting.limit(limit + 1);
  const scannedTo = end === undefined || rows.length > limit ? undefined : positionOf(end);
  return { rows: rows.map(readFix), scannedTo };
}

/** Lists the members of an account among these people. */
export async function listMembersAmong(
  on: Executor,
  accountId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const members: string[] = await on('memberships')
    .where({ account_id: accountId })
    .whereIn('user_id', [...userIds])
    .pluck('user_id');
  return new Set(members);
}

/** When the newest completed crawl of each of these domains started, epoch ms. */
export async function listLatestStarts(
  on: Executor,
  domainIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (domainIds.length === 0) return new Map();
  const rows: { id: string; started_at: number | null }[] = await on('domains as d')
    .join('crawls as c', 'c.id', 'd.completed_crawl_id')
    .whereIn('d.id', [...domainIds])
    .select('d.id', 'c.started_at');
  return new Map(
    rows.flatMap(({ id, started_at }) => (started_at === null ? [] : [[id, Number(started_at)] as const])),
  );
}
