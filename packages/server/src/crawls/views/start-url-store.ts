import type { Executor } from '../../storage/index.ts';

/** The start page that a crawl really used; undefined: the crawl is gone. */
export async function findStartUrl(on: Executor, crawlId: string): Promise<string | undefined> {
  const row = await on('crawls').where({ id: crawlId }).first('url');
  return row?.url;
}
