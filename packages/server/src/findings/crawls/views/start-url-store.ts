import type { Executor } from '../../../platform/storage/index.ts';

interface OfSite {
  readonly domainId: string;
  /** The crawl to use when none has completed. */
  readonly crawlId: string;
}

/** Finds the start page that the newest completed crawl of a domain really used; undefined: it is not known. */
export async function findStartUrl(on: Executor, { domainId, crawlId }: OfSite): Promise<string | undefined> {
  const newest = on('domains').where({ id: domainId }).select('completed_crawl_id');
  const rows: { id: string; url: string }[] = await on('crawls')
    .where({ id: crawlId })
    .orWhere('id', newest)
    .select('id', 'url');
  return (rows.find(({ id }) => id !== crawlId) ?? rows[0])?.url;
}
