import type { TopBrokenLink } from '@linkvitals/contract';
import { type Executor, inRange, type NumberRange, throughIndex } from '../../../platform/storage/index.ts';
import { type CountedCrawl, type CrawlRow, type CrawlTotals, isRendering, type RenderingTotals } from '../crawl-row.ts';
import type { LoadTimes } from './nearest-rank.ts';
import type { LinkCounts, TargetGroup } from './tally.ts';

type Stored = Record<keyof TargetGroup, number | string | null>;

const html = "(content_type in ('text/html', 'application/xhtml+xml'))";

/** Targets of a range of target numbers, and links to them, which may be more when a target has more. Pages have the numbers of their targets. */
const TARGETS = 2_000;
const LINKS = 20_000;

const TO_TARGETS = 'crawl_links__crawl_id__target_id__page_id';

/** Number of the last target of a crawl; 0 without one. */
export async function findLastTarget(on: Executor, crawlId: string): Promise<number> {
  const row = await on('crawl_targets').where({ crawl_id: crawlId }).max({ last: 'id' }).first();
  return row?.last ?? 0;
}

/** Finds the next range of targets whose links are counted together, and the share that it is of the largest. */
export async function findLinkRange(
  on: Executor,
  crawlId: string,
  after: number,
): Promise<NumberRange & { readonly isLast: boolean; readonly share: number }> {
  const last = await findLastTarget(on, crawlId);
  const full: { target_id: number } | undefined = await on
    .from(throughIndex(on, { table: 'crawl_links', index: TO_TARGETS, onSqlite: true }))
    .where({ crawl_id: crawlId })
    .where('target_id', '>', after)
    .orderBy(['target_id', 'page_id'])
    .offset(LINKS - 1)
    .first('target_id');
  const upTo = Math.min(full?.target_id ?? last, after + TARGETS);
  const isFull = full !== undefined && full.target_id === upTo;
  return { after, upTo, isLast: upTo >= last, share: isFull ? 1 : (upTo - after) / TARGETS };
}

/**
 * Stores how many pages have each target of a range, and how many broken targets each page of the range links to. Call it before the links
 * of good targets are deleted.
 */
export async function updateLinkCounts(
  on: Executor,
  { id: crawlId, config }: CountedCrawl,
  range: NumberRange,
): Promise<void> {
  await updateFoundOnPages(on, crawlId, range);
  if (isRendering({ config })) await updateSeen(on, crawlId, range);
  await updateBrokenLinks(on, crawlId, range);
}

async function updateFoundOnPages(on: Executor, crawlId: string, range: NumberRange): Promise<void> {
  const pages = on('crawl_links')
    .countDistinct('page_id')
    .where('crawl_links.crawl_id', crawlId)
    .where('crawl_links.target_id', on.ref('crawl_targets.id'));
  const targets = on('crawl_targets').where({ crawl_id: crawlId });
  await inRange(targets, 'id', range).update({ found_on_pages: pages });
}

/** Stores where the links to each target of a range are. Links of pages that were not rendered are in the page as it was sent. */
async function updateSeen(on: Executor, crawlId: string, range: NumberRange): Promise<void> {
  const summary = `case when sum(case when seen = 'both' then 1 else 0 end) > 0 then 'both'
    when sum(case when seen = 'rendered' then 1 else 0 end) = 0 then 'raw'
    when sum(case when coalesce(seen, 'raw') = 'raw' then 1 else 0 end) = 0 then 'rendered' else 'both' end`;
  const seen = on('crawl_links')
    .where('crawl_links.crawl_id', crawlId)
    .where('crawl_links.target_id', on.ref('crawl_targets.id'))
    .groupBy('crawl_links.target_id')
    .select(on.raw(summary));
  const targets = on('crawl_targets').where({ crawl_id: crawlId });
  await inRange(targets, 'id', range).update({ seen });
}

/** Counts pages by how they were rendered. */
export async function countRendered(on: Executor, crawlId: string): Promise<Omit<RenderingTotals, 'choice'>> {
  const rows: { rendered: string | null; pages: number | string; ms: number | string | null }[] = await on(
    'crawl_pages',
  )
    .where({ crawl_id: crawlId })
    .groupBy('rendered')
    .select('rendered')
    .count({ pages: '*' })
    .sum({ ms: 'render_ms' });
  const [row] = await on('crawl_targets').where({ crawl_id: crawlId, seen: 'rendered' }).count({ links: '*' });
  const pagesOf = (wanted: string) => Number(rows.find(({ rendered }) => rendered === wanted)?.pages ?? 0);
  const failures = rows.flatMap(({ rendered, pages }) =>
    rendered === null || rendered === 'yes' || rendered === 'no' ? [] : [{ reason: rendered, pages: Number(pages) }],
  );
  return {
    hasBrowser: rows.length === 0 || rows.some(({ rendered }) => rendered !== null),
    pages: rows.reduce((sum, { pages }) => sum + Number(pages), 0),
    rendered: pagesOf('yes'),
    failures: failures.sort((one, other) => other.pages - one.pages || (one.reason < other.reason ? -1 : 1)),
    scriptLinks: Number(row?.links ?? 0),
    ms: rows.reduce((sum, { ms }) => sum + Number(ms ?? 0), 0),
  };
}

/** Pages of a statement. */
const CHUNK = 500;

/** Counts from the broken targets on, because nearly all links of a crawl lead to good ones. */
async function updateBrokenLinks(on: Executor, crawlId: string, range: NumberRange): Promise<void> {
  // Pages of an earlier version have no count, and a worker that lost the crawl may have left one.
  await inRange(on('crawl_pages').where({ crawl_id: crawlId }), 'target_id', range)
    .where((row) => row.whereNull('broken_links').orWhere('broken_links', '>', 0))
    .update({ broken_links: 0 });
  const broken = on('crawl_targets').where({ crawl_id: crawlId, verdict: 'broken' }).select('id');
  const links = on
    // Without a forced index, SQLite may read all links of the crawl.
    .from(throughIndex(on, { table: 'crawl_links', index: TO_TARGETS, onSqlite: true }))
    .where({ crawl_id: crawlId })
    .whereIn('target_id', broken);
  const rows: { page_id: number; targets: number | string }[] = await inRange(links, 'page_id', range)
    .groupBy('page_id')
    .select('page_id')
    .countDistinct({ targets: 'target_id' });
  for (const [targets, pages] of Map.groupBy(rows, (row) => Number(row.targets))) {
    for (let start = 0; start < pages.length; start += CHUNK) {
      const some = pages.slice(start, start + CHUNK).map(({ page_id }) => page_id);
      await on('crawl_pages').where({ crawl_id: crawlId }).whereIn('target_id', some).update({ broken_links: targets });
    }
  }
}

/** Marks targets that the score does not count, by the hash of their URL. */
export async function markIgnored(on: Executor, crawlId: string, hashes: readonly string[]): Promise<void> {
  await on('crawl_targets')
    .where({ crawl_id: crawlId })
    .whereIn('url_hash', [...hashes])
    .update({ ignored: 1 });
}

export async function countTargetGroups(on: Executor, crawlId: string): Promise<TargetGroup[]> {
  const columns = {
    internal: 'internal',
    navigational: 'navigational',
    verdict: "coalesce(verdict, 'not_checked')",
    html: `coalesce(${html}, 0)`,
    unknownContent: 'content_type is null',
    redirected: 'redirects is not null',
    warned: 'warnings is not null',
    ignored: 'ignored',
    fragment: "coalesce(reason in ('fragment_missing', 'fragment_unverifiable'), 0)",
    httpError: 'coalesce(status_code >= 400, 0)',
  };
  const names = Object.keys(columns);
  const inner = on('crawl_targets')
    .where({ crawl_id: crawlId })
    .select(Object.entries(columns).map(([name, sql]) => on.raw(`${sql} as ??`, [name])))
    .as('t');
  const rows = (await on.from(inner).groupBy(names).select(names).count({ count: '*' })) as Stored[];
  return rows.map((row) => ({
    internal: Boolean(row.internal),
    navigational: Boolean(row.navigational),
    verdict: String(row.verdict),
    html: Boolean(row.html),
    unknownContent: Boolean(row.unknownContent),
    redirected: Boolean(row.redirected),
    warned: Boolean(row.warned),
    ignored: Boolean(row.ignored),
    fragment: Boolean(row.fragment),
    httpError: Boolean(row.httpError),
    count: Number(row.count),
  }));
}

export async function countLinks(on: Executor, crawlId: string): Promise<LinkCounts> {
  const [row] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereBetween('status_code', [200, 299])
    .count({ pages: '*' })
    .sum({ internal: 'links_internal', external: 'links_external' });
  const other = await countOtherLinks(on, crawlId);
  return {
    pages: Number(row?.pages ?? 0),
    internal: Number(row?.internal ?? 0),
    external: Number(row?.external ?? 0),
    other,
  };
}

/**
 * Number of links on pages to other schemes than http and https, such as mail, phone and data. Call it before the links of a crawl are
 * deleted.
 */
async function countOtherLinks(on: Executor, crawlId: string): Promise<number> {
  const [row] = await on('crawl_targets as target')
    .join('crawl_links as link', (join) =>
      join.on('link.crawl_id', 'target.crawl_id').andOn('link.target_id', 'target.id'),
    )
    .join('crawl_pages as page', (join) =>
      join.on('page.crawl_id', 'link.crawl_id').andOn('page.target_id', 'link.page_id'),
    )
    .where({ 'target.crawl_id': crawlId, 'target.internal': 0 })
    .whereNot('target.url', 'like', 'http:%')
    .whereNot('target.url', 'like', 'https:%')
    .whereBetween('page.status_code', [200, 299])
    .sum({ count: 'link.count' });
  return Number(row?.count ?? 0);
}

/** A broken target as events list it, with its reason. */
export interface BrokenTarget extends TopBrokenLink {
  readonly reason: string | null;
}

/** Broken targets, those on the largest number of pages first. */
export async function listTopBroken(on: Executor, crawlId: string, limit: number): Promise<BrokenTarget[]> {
  const rows = await on('crawl_targets')
    .where({ crawl_id: crawlId, verdict: 'broken' })
    .orderBy([{ column: 'found_on_pages', order: 'desc' }, { column: 'id' }])
    .limit(limit)
    .select('url', 'status_code', 'found_on_pages', 'reason');
  return rows.map(
    (row: Record<'status_code' | 'found_on_pages', number | null> & Record<'url' | 'reason', string>) => ({
      url: row.url,
      status_code: row.status_code ?? 0,
      found_on_pages: row.found_on_pages ?? 0,
      reason: row.reason,
    }),
  );
}

/**
 * Deletes data of a range of pages that only a running crawl needs: links to targets that are plainly ok, anchors and facts of pages.
 */
export async function deleteWorkingData(on: Executor, crawlId: string, range: NumberRange): Promise<void> {
  const fine = on('crawl_targets')
    .where({ crawl_id: crawlId, verdict: 'ok' })
    .whereNull('warnings')
    .where('id', on.ref('crawl_links.target_id'));
  await inRange(on('crawl_links').where({ crawl_id: crawlId }), 'page_id', range)
    .whereExists(fine.select('id'))
    .delete();
  const ofPages = (table: string) => inRange(on(table).where({ crawl_id: crawlId }), 'target_id', range);
  await ofPages('crawl_pages').whereNotNull('anchors').update({ anchors: null });
  await ofPages('crawl_page_facts').delete();
}

/** Average load times of the pages of a crawl, ms, and the number of pages that were read in part. */
export async function findPageTotals(
  on: Executor,
  crawlId: string,
): Promise<Pick<CrawlTotals, 'loadMs' | 'firstByteMs' | 'cutPages'>> {
  const [row] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .avg({ load: 'load_ms', first: 'response_ms' })
    .sum({ cut: 'links_truncated' });
  return { loadMs: rounded(row?.load), firstByteMs: rounded(row?.first), cutPages: Number(row?.cut ?? 0) };
}

const rounded = (ms: number | string | null | undefined): number | null => (ms == null ? null : Math.round(Number(ms)));

/** Whether no completed crawl of the domain is newer: the clock may have been put back since such a crawl was queued. */
export async function isNewestCompleted(
  on: Executor,
  { domain_id, created_at }: Pick<CrawlRow, 'domain_id' | 'created_at'>,
): Promise<boolean> {
  const newer = on('crawls').where({ domain_id, state: 'completed' }).where('created_at', '>', created_at);
  return (await newer.first('id')) === undefined;
}

/** Load times of the pages of a crawl until their last byte, in no order. */
export async function listLoadTimes(on: Executor, crawlId: string): Promise<LoadTimes[]> {
  const rows: { ms: number | string; pages: number | string }[] = await on('crawl_pages')
    .where({ crawl_id: crawlId })
    .whereNotNull('load_ms')
    .groupBy('load_ms')
    .select({ ms: 'load_ms' })
    .count({ pages: '*' });
  return rows.map(({ ms, pages }) => ({ ms: Number(ms), pages: Number(pages) }));
}
