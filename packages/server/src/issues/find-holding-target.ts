import type { Context } from '../context.ts';
import { getIssue } from './get-issue.ts';
import { isTargetKind } from './issue-kinds.ts';
import { findTargetId } from './issue-store.ts';

/**
 * The crawl that saw an issue last and the target's number in it: its links are where the URL stands. Undefined for page
 * checks, whose URL is the page, and once the crawl's pages are kept no longer. @throws ServiceError `not_found`, `forbidden`
 */
export async function findHoldingTarget(
  ctx: Context,
  issueId: string,
): Promise<{ readonly crawlId: string; readonly targetId: number } | undefined> {
  const row = await getIssue(ctx, issueId);
  if (!isTargetKind(row.kind)) return undefined;
  const crawlId = row.last_seen_crawl_id;
  const targetId = await findTargetId(ctx.db.knex, crawlId, row.url_hash);
  return targetId === undefined ? undefined : { crawlId, targetId };
}
