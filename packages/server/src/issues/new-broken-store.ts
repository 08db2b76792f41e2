import type { Executor } from '../storage/index.ts';

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
  /** Code of why it is broken, and a sentence that says it. */
  readonly reason: string | null;
  readonly detail: string | null;
}

type Row = Pick<BrokenLink, 'url' | 'reason' | 'detail'> & {
  readonly status_code: number | null;
  readonly found_on_pages: number;
};

/**
 * Broken links that a crawl saw, once it is settled, by the state of their issues: those that it made new issues of, or open
 * ones again, first, then those on the most pages. What is ignored is not listed.
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
