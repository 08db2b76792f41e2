import { setImmediate } from 'node:timers/promises';
import type { PageFacts, PageLink, PageRecord, ResourceRecord, TargetRecord, VerdictRecord } from '@linkvitals/crawler';
import type { Knex } from 'knex';
import { type Executor, fromJsonColumn, readInChunks } from '../../../platform/storage/index.ts';
import { listPageFacts } from '../results/page-facts-store.ts';
import { decodeAnchors } from '../results/result-store.ts';

/** Targets of a query. */
const CHUNK = 500;
/** Pages of a query: each has up to 2.7 MB of anchors. */
const PAGES = 10;
/** Links of a query: a page may have tens of thousands. */
const LINKS = 2_000;

type Stored = Record<string, string | number | null>;
const optional = <K extends string, T>(key: K, value: T | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [key in K]?: T };

function readVerdict(row: Stored): VerdictRecord | undefined {
  if (row.verdict === null) return undefined;
  return {
    type: 'verdict',
    target: Number(row.id),
    requested: Boolean(row.requested),
    verdict: row.verdict as VerdictRecord['verdict'],
    reason: row.reason as VerdictRecord['reason'],
    redirects: fromJsonColumn<VerdictRecord['redirects']>(row.redirects as string | null) ?? [],
    warnings: fromJsonColumn<VerdictRecord['warnings']>(row.warnings as string | null) ?? [],
    ...optional('status', row.status_code as number | null),
    ...optional('method', row.method as 'GET' | 'HEAD' | null),
    ...optional('contentType', row.content_type as string | null),
    ...optional('finalUrl', row.final_url as string | null),
    ...optional('firstByteMs', row.response_ms as number | null),
    ...optional('tls', fromJsonColumn<NonNullable<VerdictRecord['tls']>>(row.tls as string | null)),
    ...optional('detail', row.detail as string | null),
  };
}

function readTarget(row: Stored): TargetRecord & { verdict?: VerdictRecord } {
  return {
    type: 'target',
    id: Number(row.id),
    url: String(row.url),
    internal: Boolean(row.internal),
    navigational: Boolean(row.navigational),
    depth: Number(row.depth),
    ...optional('verdict', readVerdict(row)),
  };
}

const readLink = (row: Stored): PageLink => ({
  target: Number(row.target_id),
  kind: row.kind as PageLink['kind'],
  line: Number(row.line),
  text: String(row.text ?? ''),
  region: row.region as PageLink['region'],
  count: Number(row.count),
  ...optional('fragment', row.fragment as string | null),
  ...optional('seen', row.seen as PageLink['seen'] | null),
  ...optional('more', fromJsonColumn<PageLink['more']>(row.more_places as string | null)),
});

const readPage = (row: Stored, links: readonly PageLink[], facts: PageFacts | undefined): PageRecord => ({
  type: 'page',
  target: Number(row.target_id),
  url: String(row.url),
  depth: Number(row.depth),
  status: Number(row.status_code),
  title: row.title as string | null,
  bytes: Number(row.bytes),
  firstByteMs: Number(row.response_ms),
  loadMs: Number(row.load_ms),
  links,
  linksTruncated: Boolean(row.links_truncated),
  anchors: decodeAnchors(row.anchors as string | null),
  // Findings are written and stay; nothing at the end of the crawl depends on them.
  findings: [],
  ...optional('facts', facts),
});

/** Counts targets with a verdict. During a crawl this number never decreases. */
export async function countDecided(on: Executor, crawlId: string): Promise<number> {
  const decided = on('crawl_targets').where({ crawl_id: crawlId }).whereNotNull('verdict');
  const [row] = await decided.count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Yields all targets found so far, in order of the ids, with a few hundred rows in memory at a time. */
export async function* listTargetRecords(on: Executor, crawlId: string): AsyncGenerator<ReturnType<typeof readTarget>> {
  for (let after = 0; ; ) {
    const rows = (await on('crawl_targets')
      .where({ crawl_id: crawlId })
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)) as Stored[];
    for (const row of rows) yield readTarget(row);
    if (rows.length < CHUNK) return;
    after = Number(rows.at(-1)?.id);
    await setImmediate();
  }
}

/** Reads links by page, in the order of their places there. */
async function readLinks(query: () => Knex.QueryBuilder): Promise<Stored[]> {
  const links: Stored[][] = [];
  const key = ['crawl_links.page_id', 'crawl_links.seq'] as const;
  const keyOf = ({ page_id, seq }: Stored) => [Number(page_id), Number(seq)] as const;
  for await (const chunk of readInChunks<Stored>(query, { key, size: LINKS, keyOf })) links.push(chunk);
  return links.flat();
}

/** Yields the pages read so far, with their links and the facts that are compared when the crawl ends. */
export async function* listPageRecords(on: Executor, crawlId: string): AsyncGenerator<PageRecord> {
  for (let after = 0; ; ) {
    const rows = (await on('crawl_pages')
      .where({ crawl_id: crawlId })
      .where('target_id', '>', after)
      .orderBy('target_id')
      .limit(PAGES)) as Stored[];
    const ids = rows.map((row) => Number(row.target_id));
    const links = await readLinks(() => on('crawl_links').where({ crawl_id: crawlId }).whereIn('page_id', ids));
    const facts = await listPageFacts(on, crawlId, ids);
    const byPage = Map.groupBy(links, (link) => Number(link.page_id));
    for (const row of rows) {
      const id = Number(row.target_id);
      yield readPage(row, (byPage.get(id) ?? []).map(readLink), facts.get(id));
    }
    if (rows.length < PAGES) return;
    after = ids.at(-1) ?? after;
    await setImmediate();
  }
}

/** Yields the stylesheets and other documents with links read so far that are no pages. */
export async function* listResourceRecords(on: Executor, crawlId: string): AsyncGenerator<ResourceRecord> {
  const ofNoPage = () =>
    on('crawl_links')
      .leftJoin('crawl_pages as p', (join) =>
        join.on('p.crawl_id', 'crawl_links.crawl_id').andOn('p.target_id', 'crawl_links.page_id'),
      )
      .where('crawl_links.crawl_id', crawlId)
      .whereNull('p.target_id')
      .select('crawl_links.*');
  const rows = await readLinks(ofNoPage);
  for (const [target, links] of Map.groupBy(rows, (row) => Number(row.page_id))) {
    yield { type: 'resource', target, links: links.map(readLink) };
  }
}
