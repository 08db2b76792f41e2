import { type Executor, throughIndex } from '../../../platform/storage/index.ts';

interface Part {
  readonly crawlId: string;
  /** Id of the last URL of the part before; 0: from the first. */
  readonly after: number;
  readonly limit: number;
}

interface KnownUrl {
  readonly id: number;
  readonly url: string;
}

/** Lists URLs of pages that a crawl knows, in order of discovery. */
export type ListKnownUrls = (on: Executor, part: Part) => Promise<readonly KnownUrl[]>;

/** URLs of the pages that the crawl read. */
export const listReadUrls: ListKnownUrls = (on, { crawlId, after, limit }) =>
  on('crawl_pages')
    .where({ crawl_id: crawlId })
    .where('target_id', '>', after)
    .orderBy('target_id')
    .limit(limit)
    .select({ id: 'target_id' }, 'url');

/** URLs of pages that the crawl's exclusions left out. */
export const listUrlsLeftOut: ListKnownUrls = (on, { crawlId, after, limit }) =>
  on
    .from(throughIndex(on, { table: 'crawl_targets', index: 'crawl_targets__crawl_id__reason__id' }))
    .where({ crawl_id: crawlId, reason: 'excluded', internal: 1, navigational: 1 })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'url');
