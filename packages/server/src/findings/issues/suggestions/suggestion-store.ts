import { type Executor, fromJsonColumn, throughIndex } from '../../../platform/storage/index.ts';
import { type BrokenUrl, type GoodUrl, isPermanent } from './suggestion.ts';

/** Rows that are read together. */
const CHUNK = 1_000;

interface BrokenRow extends BrokenUrl {
  readonly url_hash: string;
}

/** Broken targets of a crawl in the order in which they were found, `limit` at most. Missing fragments are left out. */
export async function listBrokenUrls(on: Executor, crawlId: string, limit: number): Promise<BrokenRow[]> {
  const rows: (Omit<BrokenRow, 'internal'> & { readonly internal: number })[] = await on('crawl_targets')
    .where({ crawl_id: crawlId, verdict: 'broken' })
    .whereNot({ reason: 'fragment_missing' })
    .orderBy('id')
    .limit(limit)
    .select('url', 'url_hash', 'internal', 'reason');
  return rows.map((row) => ({ ...row, internal: Boolean(row.internal) }));
}

interface GoodRow {
  readonly id: number;
  readonly url: string;
  readonly internal: number;
  readonly final_url: string | null;
  readonly redirects: string | null;
  readonly warnings: string | null;
  readonly page: number | null;
  readonly title: string | null;
}

function toGood({ url, internal, final_url, redirects, page, title }: GoodRow): GoodUrl {
  const hops = fromJsonColumn<{ readonly status: number }[]>(redirects) ?? [];
  const redirect = hops.length === 0 || final_url === null ? null : { to: final_url, isPermanent: isPermanent(hops) };
  return { url, internal: Boolean(internal), redirect, isPage: page !== null, title };
}

/** Query for URLs that the crawl requested and found to be good, in the order of their numbers. */
const goodRows = (on: Executor, crawlId: string) =>
  on
    // Nearly all targets of a site are good: through the index of verdicts MariaDB would look for each row once more.
    .from(throughIndex(on, { table: 'crawl_targets', as: 't', index: 'primary' }))
    .leftJoin('crawl_pages as p', (join) =>
      join.on('p.crawl_id', 't.crawl_id').andOn('p.target_id', 't.id').andOnBetween('p.status_code', [200, 299]),
    )
    .where({ 't.crawl_id': crawlId, 't.verdict': 'ok', 't.requested': 1 })
    .orderBy('t.id')
    .select(
      't.id',
      't.url',
      't.internal',
      't.final_url',
      't.redirects',
      't.warnings',
      'p.target_id as page',
      'p.title',
    );

/** Drops soft 404s: "not found" pages with status 200. */
const toGoods = (rows: readonly GoodRow[]): GoodUrl[] =>
  rows.filter(({ warnings }) => !warnings?.includes('"soft_404"')).map(toGood);

/** URLs that the crawl requested and found to be good, chunk by chunk. */
export async function* listGoodUrls(on: Executor, crawlId: string): AsyncGenerator<readonly GoodUrl[]> {
  for (let after = 0; ; ) {
    const rows: GoodRow[] = await goodRows(on, crawlId).where('t.id', '>', after).limit(CHUNK);
    yield toGoods(rows);
    if (rows.length < CHUNK) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The good URLs among these targets, chunk by chunk. @param ids ascending */
export async function* listGoodAmong(
  on: Executor,
  crawlId: string,
  ids: readonly number[],
): AsyncGenerator<readonly GoodUrl[]> {
  for (let start = 0; start < ids.length; start += CHUNK)
    yield toGoods(await goodRows(on, crawlId).whereIn('t.id', ids.slice(start, start + CHUNK)));
}
