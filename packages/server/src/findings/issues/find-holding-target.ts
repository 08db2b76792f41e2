import type { Context } from '../../context.ts';
import { getIssue } from './get-issue.ts';
import { isTargetKind } from './issue-kinds.ts';
import { findTargetId } from './issue-store.ts';

/**
 * Finds the crawl that saw an issue last and the number of the target there, to list the links to it. Undefined for page checks, whose URL
 * is the page, and when the results of the crawl are deleted.
 * @throws ServiceError `not_found`, `forbidden`
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
