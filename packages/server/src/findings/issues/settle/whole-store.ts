import { type Executor, fromJsonColumn } from '../../../platform/storage/index.ts';

interface Compared {
  readonly before: string;
  readonly now: string;
}

/**
 * Whether a crawl read again all pages that an earlier one had read, as far as it found them. Then nothing links any more to the pages that
 * it did not find, by induction from the start page: each page with a link to a missing page was read again without that link, or is
 * missing itself. The caller must know that the crawl completed, was not truncated, and read the sitemaps.
 */
export async function hasReadAgain(on: Executor, { before, now }: Compared): Promise<boolean> {
  if (!(await isSameStart(on, { before, now }))) return false;
  if (await hasUnreadLinks(on, now)) return false;
  if (await hasScriptsUnread(on, { before, now })) return false;
  return !(await hasLost(on, { before, now })) && !(await hasUnreadPage(on, { before, now }));
}

/** Whether both crawls have the same start page and still have results. With another start page, all URLs may differ. */
async function isSameStart(on: Executor, { before, now }: Compared): Promise<boolean> {
  const rows: { url: string; has_results: number }[] = await on('crawls')
    .whereIn('id', [before, now])
    .select('url', 'has_results');
  const [first, second] = rows;
  if (first === undefined || second === undefined) return false;
  return first.url === second.url && rows.every(({ has_results }) => Boolean(has_results));
}

/** Whether links of a page are missing: it was not read to its end, or could not be rendered. */
async function hasUnreadLinks(on: Executor, crawlId: string): Promise<boolean> {
  const row = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .where((page) => page.where('links_truncated', 1).orWhereNotIn('rendered', ['yes', 'no']))
    .first('target_id');
  return row !== undefined;
}

/** Whether the crawl before found links that only scripts make, and this one rendered no page. */
async function hasScriptsUnread(on: Executor, { before, now }: Compared): Promise<boolean> {
  // Nearly all crawls render nothing, so their rows need not be read.
  const crawl: { totals: string | null } | undefined = await on('crawls').where({ id: before }).first('totals');
  const totals = fromJsonColumn<{ readonly rendering?: { readonly scriptLinks: number } }>(crawl?.totals ?? null);
  if ((totals?.rendering?.scriptLinks ?? 0) === 0) return false;
  const rendered = await on('crawl_pages').where({ crawl_id: now, rendered: 'yes' }).first('target_id');
  return rendered === undefined;
}

/** Whether a URL of the site was good before and this crawl could not confirm that it is good or gone. */
async function hasLost(on: Executor, { before, now }: Compared): Promise<boolean> {
  const row = await on('crawl_targets as n')
    .join('crawl_targets as b', (join) => join.on('b.url_hash', 'n.url_hash').andOnVal('b.crawl_id', before))
    .where({ 'n.crawl_id': now, 'n.internal': 1, 'b.verdict': 'ok' })
    .where((where) =>
      where
        .whereNull('n.verdict')
        .orWhereIn('n.verdict', ['suspect', 'unverifiable', 'not_checked'])
        .orWhere((broken) => broken.where('n.verdict', 'broken').whereNotIn('n.reason', ['not_found', 'gone'])),
    )
    .first('n.id');
  return row !== undefined;
}

/** Whether a page that was read before was only checked now: it is too deep, or a limit left it out. */
async function hasUnreadPage(on: Executor, { before, now }: Compared): Promise<boolean> {
  const row = await on('crawl_targets as n')
    .leftJoin('crawl_pages as p', (join) => join.on('p.crawl_id', 'n.crawl_id').andOn('p.target_id', 'n.id'))
    .join('crawl_targets as b', (join) => join.on('b.url_hash', 'n.url_hash').andOnVal('b.crawl_id', before))
    .join('crawl_pages as q', (join) => join.on('q.crawl_id', 'b.crawl_id').andOn('q.target_id', 'b.id'))
    .where({ 'n.crawl_id': now, 'n.internal': 1, 'n.verdict': 'ok' })
    .whereIn('n.content_type', ['text/html', 'application/xhtml+xml'])
    .whereNull('n.redirects')
    .whereNull('p.target_id')
    .first('n.id');
  return row !== undefined;
}

/** Crawls that are compared at most. An issue that would need more stays as it is. */
const MAX_COMPARED = 20;

/** Ids of crawls of the domain that read pages, from `since` on, without the one that ends. Undefined: none, or too many. */
export async function findCrawlsSince(
  on: Executor,
  { since, now, domainId }: { readonly since: string; readonly now: string; readonly domainId: string },
): Promise<readonly string[] | undefined> {
  const first = on('crawls').where({ id: since }).select('created_at');
  const ids: string[] = await on('crawls')
    .where({ domain_id: domainId })
    .where('created_at', '>=', first)
    .whereNot({ id: now })
    .whereIn('state', ['completed', 'failed'])
    .where('pages_crawled', '>', 0)
    .limit(MAX_COMPARED + 1)
    .pluck('id');
  return ids.length > MAX_COMPARED || ids.length === 0 ? undefined : ids;
}
