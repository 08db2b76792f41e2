import type { Context } from '../../../context.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { findFix } from '../fixes/fix-store.ts';
import type { ShownIssue } from '../issue-store.ts';
import { type IssueFilter, type IssueOrder, listIssueRows, type Scope } from './list-store.ts';
import { listWorstFirst, worstFirst } from './list-worst-first.ts';
import { type FirstPlace, findFirstPlaces } from './place-store.ts';

interface Input {
  /** Undefined: all domains that the caller may see. */
  readonly domainId: string | undefined;
  readonly filter: IssueFilter;
  readonly order: IssueOrder | 'severity';
  readonly page: PageRequest;
}

/** An issue with the first place of its URL; null when none is known. */
export interface PlacedIssue extends ShownIssue {
  readonly firstPlace: FirstPlace | null;
}

/** The domains whose issues are listed; undefined: none has the fix. A fix is of one domain, whose index finds its issues. */
async function scopeOf(
  ctx: Context,
  domainId: string | undefined,
  fixId: string | undefined,
): Promise<Scope | undefined> {
  const { account, actor, db } = ctx;
  if (domainId !== undefined) return { domainId: (await getDomain(ctx, domainId)).id };
  if (fixId === undefined) return { accountId: account.id, domainIds: actor.domainIds };
  const fix = await findFix(db.knex, account.id, fixId);
  const isSeen = fix !== undefined && (actor.domainIds === null || actor.domainIds.includes(fix.domain_id));
  return isSeen ? { domainId: fix.domain_id } : undefined;
}

/**
 * Lists issues of a state with the first place of each: those opened last first, those on the largest number of pages first, or the worst
 * first. When a filter has no index of its own, a page may be short: one request reads a limited number of issues, and the cursor continues
 * from there.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function listIssues(ctx: Context, { domainId, filter, order, page }: Input): Promise<PageOf<PlacedIssue>> {
  const scope = await scopeOf(ctx, domainId, filter.fixId);
  if (scope === undefined) return { data: [], nextCursor: null };
  const { knex } = ctx.db;
  const { rows, scannedTo } = await (order === 'severity'
    ? listWorstFirst(knex, { scope, filter, ...page })
    : listIssueRows(knex, { scope, filter, order, ...page }));
  const at = order === 'severity' ? worstFirst : (row: ShownIssue) => ({ at: row[order], id: row.id });
  const { data, nextCursor } = toPage(rows, page.limit, at);
  const places = await findFirstPlaces(knex, data);
  return {
    data: data.map((issue) => ({ ...issue, firstPlace: places.get(issue.id) ?? null })),
    nextCursor: nextCursor ?? (scannedTo === undefined ? null : encodeCursor(scannedTo)),
  };
}
