import type { Executor } from '../../platform/storage/index.ts';

interface SettledCrawl {
  readonly id: string;
  readonly domain_id: string;
}

/** A broken link as notifications list it. */
interface BrokenLink {
  readonly url: string;
  readonly status_code: number;
  readonly found_on_pages: number;
  readonly is_new: boolean;
  /** Code of the fault, and a sentence about it (`detail`). */
  readonly reason: string | null;
  readonly detail: string | null;
}

type Row = Pick<BrokenLink, 'url' | 'reason' | 'detail'> & {
  readonly status_code: number | null;
  readonly found_on_pages: number;
};

/**
 * Lists broken links that a crawl saw, after its issues are settled: first links whose issue is new or open again, then those on the
 * largest number of pages. Ignored ones are left out.
 */
export async function listBrokenIssues(
  on: Executor,
  { id, domain_id }: SettledCrawl,
  limit: number,
): Promise<readonly BrokenLink[]> {
  const seen = () => on('issues').where({ domain_id, state: 'open', kind: 'broken_link', last_seen_crawl_id: id });
  const list = (query: ReturnType<typeof seen>, max: number): Promise<Row[]> =>
    query
      .orderBy([{ column: 'found_on_pages', order: 'desc' }, { column: 'id' }])
      .limit(max)
      .select('url', 'status_code', 'found_on_pages', 'reason', 'detail');
  const news = await list(seen().where({ opened_crawl_id: id }), limit);
  const others = () => seen().where((where) => where.whereNull('opened_crawl_id').orWhereNot({ opened_crawl_id: id }));
  const known = news.length < limit ? await list(others(), limit - news.length) : [];
  const present = (is_new: boolean) => (link: Row) => ({ ...link, status_code: link.status_code ?? 0, is_new });
  return [...news.map(present(true)), ...known.map(present(false))];
}
