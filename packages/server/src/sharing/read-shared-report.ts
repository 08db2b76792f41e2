import { findReportedCrawl } from '../crawls/index.ts';
import { NOTE_EVERY_MS, noteUse } from '../note-use.ts';
import { renderReport } from '../reports/index.ts';
import type { Share } from './open-share.ts';
import { updateShareLinkUse } from './store.ts';

/**
 * The report that a share link shows, as pieces of an HTML page.
 * Undefined: no crawl has completed yet, or its results are kept no longer.
 */
export async function readSharedReport({ ctx, link, domain }: Share): Promise<AsyncIterable<Uint8Array> | undefined> {
  const now = ctx.clock.now();
  if (link.last_used_at === null || link.last_used_at + NOTE_EVERY_MS <= now) {
    await noteUse(ctx.log, 'a share link', () => updateShareLinkUse(ctx.db.knex, link.id, now));
  }
  const crawl = await findReportedCrawl(ctx.db.knex, {
    accountId: ctx.account.id,
    domainId: domain.id,
    crawlId: link.crawl_id ?? undefined,
    period: undefined,
  });
  return crawl && renderReport(ctx, { crawlId: crawl.id, domainId: domain.id, hostname: domain.hostname });
}
