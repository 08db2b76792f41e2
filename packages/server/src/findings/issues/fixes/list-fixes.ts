import type { Context } from '../../../context.ts';
import { encodeCursor, type PageOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { type FixFilter, listFixRows, positionOf } from './list-store.ts';
import { type ShownFix, toShown } from './shown-fix.ts';

interface Input {
  /** Undefined: all domains that the caller may see. */
  readonly domainId: string | undefined;
  readonly filter: FixFilter;
  readonly page: PageRequest;
}

/**
 * Lists fixes, the first thing to do first. With a filter a page may be short: one request reads a limited number of fixes, and the cursor
 * continues from there.
 * @throws ServiceError `not_found`, `forbidden`, `invalid_cursor`
 */
export async function listFixes(ctx: Context, { domainId, filter, page }: Input): Promise<PageOf<ShownFix>> {
  const { account, actor, db } = ctx;
  const scope =
    domainId === undefined
      ? { accountId: account.id, domainIds: actor.domainIds }
      : { domainId: (await getDomain(ctx, domainId)).id };
  const { rows, scannedTo } = await listFixRows(db.knex, { scope, filter, ...page });
  const { data, nextCursor } = toPage(rows, page.limit, positionOf);
  return {
    data: await toShown(ctx, data),
    nextCursor: nextCursor ?? (scannedTo === undefined ? null : encodeCursor(scannedTo)),
  };
}
