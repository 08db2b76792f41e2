import { createHash } from 'node:crypto';
import type { Row } from '../src/platform/storage/queries/insert-in-batches.ts';
import type { Seeded } from './seeded.ts';

/** Verdicts of a hundred targets: each entry applies up to its percentage. */
const VERDICTS = [
  { upTo: 90, verdict: 'ok', reason: 'ok', status_code: 200 },
  { upTo: 94, verdict: 'broken', reason: 'not_found', status_code: 404 },
  { upTo: 95, verdict: 'suspect', reason: 'timeout', status_code: null },
  { upTo: 97, verdict: 'unverifiable', reason: 'blocked', status_code: 403 },
  { upTo: 100, verdict: 'not_checked', reason: 'robots_disallowed', status_code: null },
] as const;

/** Every third target is a page, every second page has a finding. */
const PAGE_EACH = 3;
const FINDING_EACH = 2;

const FINDINGS = [
  ['title_missing', 'error'],
  ['h1_missing', 'warning'],
  ['thin_content', 'warning'],
  ['slow_page', 'warning'],
  ['large_page', 'notice'],
] as const;

export interface CrawlResultShape {
  readonly crawlId: string;
  readonly hostname: string;
  /** URLs. */
  readonly targets: number;
  /** Kept links: once a crawl has ended, only those of targets that are not plainly ok are kept. */
  readonly links: number;
  /**
   * The crawl is under way: half of its targets wait for a verdict, and it has the rows that only a running crawl
   * needs.
   */
  readonly running: boolean;
}

export type TableRow = readonly [table: string, row: Row];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function targetRow(shape: CrawlResultShape, id: number, dice: Seeded): Row {
  const url = `https://${shape.hostname}/section-${id % 40}/page-${id}`;
  const chance = dice.below(100);
  const known = !(shape.running && id > shape.targets / 2);
  const { verdict, reason, status_code } = VERDICTS.find(({ upTo }) => chance < upTo) ?? VERDICTS[0];
  return {
    crawl_id: shape.crawlId,
    id,
    url,
    url_hash: sha256(url),
    host: shape.hostname,
    internal: id % 4 === 0 ? 0 : 1,
    navigational: 1,
    depth: Math.min(5, Math.ceil(Math.log2(id + 1) / 3)),
    verdict: known ? verdict : null,
    reason: known ? reason : null,
    status_code: known ? status_code : null,
    content_type: known ? 'text/html' : null,
    warnings: known && chance === 0 ? '["redirect_permanent"]' : null,
    response_ms: known ? 20 + dice.below(400) : null,
    found_on_pages: shape.running ? null : 1 + dice.below(30),
    requested: known && verdict !== 'not_checked' ? 1 : 0,
  };
}

function pageRow(shape: CrawlResultShape, id: number, dice: Seeded): Row {
  return {
    crawl_id: shape.crawlId,
    target_id: id,
    url: `https://${shape.hostname}/section-${id % 40}/page-${id}`,
    depth: 2,
    status_code: 200,
    title: `Page ${id} of ${shape.hostname}`,
    bytes: 20_000,
    response_ms: 20 + dice.below(400),
    load_ms: 420 + dice.below(400),
    links_internal: 15,
    links_external: 5,
    broken_links: shape.running ? 0 : id % 8,
    anchors: shape.running ? 'AAAAAA==' : null,
  };
}

/** Generates the rows of a crawl's results, parents first; the same rows for the same random numbers. */
export function* crawlResultRows(shape: CrawlResultShape, dice: Seeded): Generator<TableRow> {
  const { crawlId: crawl_id, targets, links } = shape;
  for (let id = 1; id <= targets; id += 1) yield ['crawl_targets', targetRow(shape, id, dice)];
  const pages = Math.max(1, Math.floor(targets / PAGE_EACH));
  for (let id = 1; id <= pages; id += 1) {
    yield ['crawl_pages', pageRow(shape, id, dice)];
    if (shape.running) yield ['crawl_page_facts', { crawl_id, target_id: id, facts: '{}' }];
    if (id % FINDING_EACH !== 0) continue;
    const [code, severity] = FINDINGS[dice.below(FINDINGS.length)] ?? FINDINGS[0];
    yield ['crawl_findings', { crawl_id, target_id: id, code, severity, detail: null }];
  }
  for (let link = 0; link < links; link += 1) {
    const [page_id, seq] = [1 + (link % pages), Math.floor(link / pages)];
    const text = `to ${link}`;
    // The first link leads to the start page, so that this page surely has a link to it.
    const target_id = link === 0 ? 1 : 1 + dice.below(targets);
    const row = { crawl_id, page_id, seq, target_id, kind: 'a', line: link, text, count: 1 };
    yield ['crawl_links', { ...row, region: 'main' }];
  }
}
