import type { Executor } from '../../platform/storage/index.ts';
import type { IssueRow } from './issue-row.ts';
import { type FirstPlace, findFirstPlaces } from './listing/place-store.ts';

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
  /** URL of the first page with the link, and its line there; null: not known. */
  readonly page: string | null;
  readonly line: number | null;
}

const columns = [
  'id',
  'kind',
  'state',
  'url',
  'url_hash',
  'last_seen_crawl_id',
  'status_code',
  'found_on_pages',
  'reason',
  'detail',
] as const;

type Row = Pick<IssueRow, (typeof columns)[number]>;

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
      .select(...columns);
  const news = await list(seen().where({ opened_crawl_id: id }), limit);
  const others = () => seen().where((where) => where.whereNull('opened_crawl_id').orWhereNot({ opened_crawl_id: id }));
  const known = news.length < limit ? await list(others(), limit - news.length) : [];
  const places = await findFirstPlaces(on, [...news, ...known]);
  const present = (is_new: boolean) => (row: Row) => presentLink(row, places.get(row.id), is_new);
  return [...news.map(present(true)), ...known.map(present(false))];
}

const presentLink = (row: Row, place: FirstPlace | undefined, is_new: boolean): BrokenLink => ({
  url: row.url,
  status_code: row.status_code ?? 0,
  found_on_pages: row.found_on_pages,
  is_new,
  reason: row.reason,
  detail: row.detail,
  page: place?.page_url ?? null,
  // 0 stands for an unknown line.
  line: place?.line || null,
});
