import { type Executor, isOneOf } from '../../../platform/storage/index.ts';
import type { Holders, SeenUrl } from './observation.ts';

/** SQL for each field of `SeenUrl`, from target `n` of a crawl and its page `p`. */
const SEEN = {
  internal: 'n.internal',
  verdict: 'n.verdict',
  reason: 'n.reason',
  requested: 'n.requested',
  redirected: 'n.redirects is not null',
  html: "coalesce(n.content_type in ('text/html', 'application/xhtml+xml'), 0)",
  read: 'p.target_id is not null',
  linksRead: "coalesce(p.links_truncated = 0 and coalesce(p.rendered, 'no') in ('yes', 'no'), 0)",
  rendered: 'p.rendered',
} as const satisfies Record<keyof SeenUrl, string>;

/** The same for a document with a link `l` that an earlier crawl saw: one that scripts made is there only when the page is rendered. */
const SEEN_HOLDER = {
  ...SEEN,
  linksRead: `(${SEEN.linksRead}) and (coalesce(l.seen, 'raw') <> 'rendered' or coalesce(p.rendered, 'no') = 'yes')`,
};

const columns = (on: Executor, seen: typeof SEEN | typeof SEEN_HOLDER = SEEN) =>
  Object.entries(seen).map(([name, sql]) => on.raw(`${sql} as ??`, [name]));

type Stored = Readonly<Record<keyof SeenUrl, number | string | null>>;

const toSeen = (row: Stored): SeenUrl => ({
  internal: Boolean(row.internal),
  verdict: row.verdict as string | null,
  reason: row.reason as string | null,
  requested: Boolean(row.requested),
  redirected: Boolean(row.redirected),
  html: Boolean(row.html),
  read: Boolean(row.read),
  linksRead: Boolean(row.linksRead),
  rendered: row.rendered as string | null,
});

export interface SeenTarget extends SeenUrl {
  /** The target's number within the crawl. */
  readonly id: number;
  /** Time of the check, epoch ms; null: some time since the crawl began. */
  readonly lookedAt: number | null;
}

/** Facts of a crawl about these URLs, by hash; URLs that it did not find are left out. */
export async function findSeen(
  on: Executor,
  crawlId: string,
  hashes: readonly string[],
): Promise<Map<string, SeenTarget>> {
  const rows: (Stored & { id: number; url_hash: string; looked_at: number | null })[] = await on('crawl_targets as n')
    .leftJoin('crawl_pages as p', (join) =>
      join.on('p.crawl_id', 'n.crawl_id').andOn('p.target_id', 'n.id').andOnBetween('p.status_code', [200, 299]),
    )
    .where('n.crawl_id', crawlId)
    .where(isOneOf(on, 'n.url_hash', hashes))
    .select('n.id', 'n.url_hash', 'n.looked_at', ...columns(on));
  return new Map(rows.map((row) => [row.url_hash, { id: row.id, lookedAt: row.looked_at, ...toSeen(row) }]));
}

interface BetweenCrawls {
  /** Crawls from the one that saw the issues last, in this order. */
  readonly before: readonly string[];
  readonly now: string;
}

/**
 * Finds the documents that had links to these targets before, by the hash of the target, grouped by how the present crawl saw the document.
 */
export async function findHolders(
  on: Executor,
  { before, now }: BetweenCrawls,
  hashes: readonly string[],
): Promise<Map<string, Holders[]>> {
  const names = Object.keys(SEEN);
  const each = on('crawl_targets as b')
    .join('crawl_links as l', (join) => join.on('l.crawl_id', 'b.crawl_id').andOn('l.target_id', 'b.id'))
    .join('crawl_targets as h', (join) => join.on('h.crawl_id', 'l.crawl_id').andOn('h.id', 'l.page_id'))
    .leftJoin('crawl_targets as n', (join) => join.on('n.url_hash', 'h.url_hash').andOnVal('n.crawl_id', now))
    .leftJoin('crawl_pages as p', (join) =>
      join.on('p.crawl_id', 'n.crawl_id').andOn('p.target_id', 'n.id').andOnBetween('p.status_code', [200, 299]),
    )
    .whereIn('b.crawl_id', [...before])
    .whereIn('b.url_hash', [...hashes])
    .select('b.url_hash as target', 'n.id as found_id', ...columns(on, SEEN_HOLDER));
  const rows: (Stored & { target: string; found_id: number | null; count: number })[] = await on
    .from(each.as('each_one'))
    .groupBy('target', ...names)
    .select('target', ...names)
    .select(on.raw('max(found_id) as found_id'), on.raw('count(*) as count'));
  const holders = new Map<string, Holders[]>();
  for (const row of rows) {
    const seen = row.found_id === null ? undefined : toSeen(row);
    holders.set(row.target, [...(holders.get(row.target) ?? []), { seen, count: Number(row.count) }]);
  }
  return holders;
}

/** Start URLs of these crawls, by crawl id. */
export async function findStarts(on: Executor, crawlIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows: { id: string; url: string }[] = await on('crawls')
    .whereIn('id', [...crawlIds])
    .select('id', 'url');
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Finds which of these pages name a canonical URL or a language version that has no verdict of `ok` or `broken`. */
export async function findUnjudgedReferences(
  on: Executor,
  crawlId: string,
  pages: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows: number[] = await on('crawl_links as l')
    .join('crawl_targets as t', (join) => join.on('t.crawl_id', 'l.crawl_id').andOn('t.id', 'l.target_id'))
    .where('l.crawl_id', crawlId)
    .whereIn('l.page_id', [...pages])
    .whereIn('l.kind', ['canonical', 'alternate', 'http-link'])
    .where((where) => where.whereNull('t.verdict').orWhereNotIn('t.verdict', ['ok', 'broken']))
    .distinct('l.page_id')
    .pluck('l.page_id');
  return new Set(rows);
}

/** Whether a page of the crawl still links to this fragment of a target. */
export async function isPartLinked(
  on: Executor,
  crawlId: string,
  { target, fragment }: { readonly target: number; readonly fragment: string },
): Promise<boolean> {
  const link = on('crawl_links').where({ crawl_id: crawlId, target_id: target, fragment });
  return (await link.first('seq')) !== undefined;
}

/** The stored anchors of a page; null when the target is no page or they were deleted. */
export async function findAnchors(on: Executor, crawlId: string, target: number): Promise<string | null> {
  const row = await on('crawl_pages').where({ crawl_id: crawlId, target_id: target }).first('anchors');
  return row?.anchors ?? null;
}
