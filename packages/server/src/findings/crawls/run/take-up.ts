import type { CrawlRow } from '../crawl-row.ts';
import { deleteSiteFindings } from '../results/finding-store.ts';
import { updateCrawl } from '../store.ts';
import type { Claim } from './claim-crawl.ts';
import { countDecided } from './resume-store.ts';
import type { Settlement } from './settlement-store.ts';

/** Crashes in a row, without anything stored between them, after which a crawl is given up. */
export const MAX_CRASHES = 5;

type Before = Pick<CrawlRow, 'crash_count' | 'progress_mark' | 'lease_owner'>;

/**
 * Number of runs of a crawl that ended by a crash since it last made progress. `progress` is the number of pages, verdicts and batches of its end stored now. A
 * suspended run released its lease, so it has no owner and never counts.
 */
export function crashesInARow({ crash_count, progress_mark, lease_owner }: Before, progress: number): number {
  if (progress > progress_mark) return 0;
  return lease_owner === null ? crash_count : crash_count + 1;
}

/**
 * Prepares a crawl that an earlier run left for another run. False: it crashed too often and is to be given up.
 * @param settlement its end as far as it is stored; undefined: it has not ended
 */
export async function takeUp({ ctx, crawl, token }: Claim, settlement: Settlement | undefined): Promise<boolean> {
  const found = crawl.pages_crawled + (await countDecided(ctx.db.knex, crawl.id));
  const progress = found + (settlement?.batches ?? 0);
  const crashes = crashesInARow(crawl, progress);
  const resumes = crawl.resume_count + 1;
  if (crawl.lease_owner === null) ctx.log.info({ resumes }, 'resuming a suspended crawl');
  else ctx.log.warn({ resumes, crashes }, 'resuming a crawl whose server is gone');
  const change = { resume_count: resumes, crash_count: crashes, progress_mark: progress };
  await updateCrawl(ctx.db.knex, { id: crawl.id, lease_token: token }, change);
  if (settlement === undefined) await deleteSiteFindings(ctx.db.knex, crawl.id);
  return crashes < MAX_CRASHES;
}
