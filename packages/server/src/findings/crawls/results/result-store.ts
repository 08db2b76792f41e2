import { createHash } from 'node:crypto';
import type {
  FragmentLinkRecord,
  PageLink,
  PageRecord,
  ResourceRecord,
  TargetRecord,
  VerdictRecord,
} from '@linkvitals/crawler';
import { type Executor, insertInBatches, type Row, toJsonColumn } from '../../../platform/storage/index.ts';

/** First `seq` of links to missing fragments. A page has fewer other links (`LINKVITALS_MAX_PAGE_LINKS`). */
const FRAGMENT_SEQ = 100_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const orNull = <T>(value: T | undefined): T | null => value ?? null;
/** The host of a URL; null when it is empty, as for `mailto:`, or too long for a name. */
function hostOf(url: string): string | null {
  const host = URL.parse(url)?.hostname ?? '';
  return host === '' || host.length > 253 ? null : host;
}

const jsonOrNull = (list: readonly unknown[]): string | null => (list.length === 0 ? null : toJsonColumn(list));

/** A verdict with its time, epoch ms; null: the verdict does not show when the page was requested. */
export type TimedVerdict = VerdictRecord & { readonly lookedAt: number | null };

const verdictColumns = [
  'verdict',
  'reason',
  'status_code',
  'method',
  'content_type',
  'final_url',
  'redirects',
  'warnings',
  'response_ms',
  'detail',
  'tls',
  'looked_at',
  'requested',
] as const;

function verdictOf(record: TimedVerdict | undefined): Record<(typeof verdictColumns)[number], string | number | null> {
  return {
    verdict: orNull(record?.verdict),
    reason: orNull(record?.reason),
    status_code: orNull(record?.status),
    method: orNull(record?.method),
    // The media type without its parameters, so that it can be compared.
    content_type: record?.contentType?.split(';')[0]?.trim().toLowerCase().slice(0, 255) ?? null,
    final_url: orNull(record?.finalUrl?.slice(0, 2048)),
    redirects: jsonOrNull(record?.redirects ?? []),
    warnings: jsonOrNull(record?.warnings ?? []),
    response_ms: orNull(record?.firstByteMs),
    detail: orNull(record?.detail),
    tls: record?.tls === undefined ? null : toJsonColumn(record.tls),
    looked_at: record?.lookedAt ?? null,
    requested: record?.requested ? 1 : 0,
  };
}

/** Inserts new targets, each with its verdict if that is in the same batch. */
export async function insertTargets(
  on: Executor,
  crawlId: string,
  targets: readonly (TargetRecord & { readonly verdict?: TimedVerdict | undefined })[],
): Promise<void> {
  const rows = targets.map((target) => ({
    crawl_id: crawlId,
    id: target.id,
    url: target.url,
    url_hash: sha256(target.url),
    host: hostOf(target.url),
    internal: target.internal ? 1 : 0,
    navigational: target.navigational ? 1 : 0,
    depth: target.depth,
    ...verdictOf(target.verdict),
  }));
  await insertInBatches(on, 'crawl_targets', rows);
}

/** Rows of a statement: SQLite takes at most 500 terms. */
const UPSERT_ROWS = 200;

/**
 * Updates the verdicts of targets that are already written. One statement handles many rows: an upsert that always finds the primary key,
 * so that its values for the other NOT NULL columns are never stored.
 */
export async function updateVerdicts(on: Executor, crawlId: string, verdicts: readonly TimedVerdict[]): Promise<void> {
  const rows = verdicts.map((record) => ({
    crawl_id: crawlId,
    id: record.target,
    url: '',
    url_hash: String(record.target),
    internal: 0,
    navigational: 0,
    depth: 0,
    ...verdictOf(record),
  }));
  for (let start = 0; start < rows.length; start += UPSERT_ROWS) {
    await on('crawl_targets')
      .insert(rows.slice(start, start + UPSERT_ROWS))
      .onConflict(['crawl_id', 'id'])
      .merge([...verdictColumns]);
  }
}

/** Encodes the hashes as base64 of little-endian 32-bit numbers. */
const encodeAnchors = (anchors: Uint32Array): string =>
  Buffer.from(anchors.buffer, anchors.byteOffset, anchors.byteLength).toString('base64');

export function decodeAnchors(text: string | null): Uint32Array {
  const bytes = Uint8Array.from(Buffer.from(text ?? '', 'base64'));
  return new Uint32Array(bytes.buffer, 0, bytes.byteLength / 4);
}

/** Rows of links, with where they were seen if a page of them was rendered: other crawls need not write that. */
function withSeen(rows: readonly { readonly row: Row; readonly link: PageLink }[]): Row[] {
  const isRendered = rows.some(({ link }) => link.seen !== undefined);
  return rows.map(({ row, link }) => (isRendered ? { ...row, seen: link.seen ?? null } : row));
}

const linkRow = (
  crawlId: string,
  pageId: number,
  { seq, link }: { seq: number; link: Omit<PageLink, 'fragment'> & { fragment?: string | undefined } },
): Row => ({
  crawl_id: crawlId,
  page_id: pageId,
  seq,
  target_id: link.target,
  kind: link.kind,
  line: link.line,
  text: link.text.slice(0, 255),
  region: link.region,
  fragment: orNull(link.fragment?.slice(0, 2048)),
  count: link.count,
  more_places: jsonOrNull(link.more ?? []),
});

/** Writes pages with their links. They replace pages that an interrupted run wrote in part. */
export async function replacePages(
  on: Executor,
  crawlId: string,
  pages: readonly { readonly page: PageRecord; readonly internal: number; readonly external: number }[],
): Promise<void> {
  const ids = pages.map(({ page }) => page.target);
  for (let start = 0; start < ids.length; start += UPSERT_ROWS) {
    const some = ids.slice(start, start + UPSERT_ROWS);
    await on('crawl_links').where({ crawl_id: crawlId }).whereIn('page_id', some).delete();
    await on('crawl_pages').where({ crawl_id: crawlId }).whereIn('target_id', some).delete();
  }
  const isRendering = pages.some(({ page }) => page.rendered !== undefined);
  const rows = pages.map(({ page, internal, external }) => ({
    crawl_id: crawlId,
    target_id: page.target,
    url: page.url,
    depth: page.depth,
    status_code: page.status,
    title: page.title,
    bytes: page.bytes,
    response_ms: page.firstByteMs,
    load_ms: page.loadMs,
    links_internal: internal,
    links_external: external,
    links_truncated: page.linksTruncated ? 1 : 0,
    anchors: encodeAnchors(page.anchors),
    // Counted when the crawl ends: until then, some targets have no verdict.
    broken_links: 0,
    ...(isRendering ? { rendered: renderedOf(page), render_ms: page.renderMs ?? null } : {}),
  }));
  await insertInBatches(on, 'crawl_pages', rows);
  const links = pages.flatMap(({ page }) =>
    page.links.map((link, seq) => ({ link, row: linkRow(crawlId, page.target, { seq, link }) })),
  );
  await insertInBatches(on, 'crawl_links', withSeen(links));
}

/** `yes`, `no`, or the reason of a failure */
const renderedOf = ({ rendered }: PageRecord): string | null => rendered?.replace('failed: ', '') ?? null;

/** Writes the links of stylesheets. They replace earlier links like those of pages. */
export async function replaceResources(
  on: Executor,
  crawlId: string,
  resources: readonly ResourceRecord[],
): Promise<void> {
  // A stylesheet may occur twice; its last record counts.
  const last = [...new Map(resources.map((resource) => [resource.target, resource])).values()];
  const ids = last.map((resource) => resource.target);
  for (let start = 0; start < ids.length; start += UPSERT_ROWS) {
    const some = ids.slice(start, start + UPSERT_ROWS);
    await on('crawl_links').where({ crawl_id: crawlId }).whereIn('page_id', some).delete();
  }
  const links = last.flatMap((resource) =>
    resource.links.map((link, seq) => linkRow(crawlId, resource.target, { seq, link })),
  );
  await insertInBatches(on, 'crawl_links', links);
}

/** Writes links to missing fragments. A pair of page and target that exists is replaced. */
export async function replaceFragmentLinks(
  on: Executor,
  crawlId: string,
  links: readonly FragmentLinkRecord[],
): Promise<void> {
  const rows = links.map((link) => linkRow(crawlId, link.page, { seq: FRAGMENT_SEQ + link.target, link }));
  for (let start = 0; start < rows.length; start += UPSERT_ROWS) {
    await on('crawl_links')
      .insert(rows.slice(start, start + UPSERT_ROWS))
      .onConflict(['crawl_id', 'page_id', 'seq'])
      .merge(['kind', 'line', 'text', 'region', 'fragment', 'count', 'more_places']);
  }
}
