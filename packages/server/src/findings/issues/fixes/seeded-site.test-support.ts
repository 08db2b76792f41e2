import { createHash } from 'node:crypto';
import { hostOf, type LinkIssue } from '@linkvitals/contract/fixes';
import { seededSite } from '../../../../../contract/src/fixes/seeded-site.test-support.ts';
import type { Context } from '../../../context.ts';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { insertIssue } from '../../../test-support/insert-issue.ts';

export { seededSite };

export const hostname = 'www.example.com';

/** Numbers from which the targets and pages of the site count, beyond those of the made-up crawl. */
const FIRST = 10_000;

const targetRow = (crawl_id: string, id: number, { url, kind, internal, reason }: LinkIssue) => ({
  ...{ crawl_id, id, url, url_hash: createHash('sha256').update(url).digest('hex'), host: hostOf(url) ?? null },
  ...{ internal: internal ? 1 : 0, navigational: 1, depth: 1, content_type: internal ? 'text/html' : null },
  ...{ verdict: kind === 'broken_link' ? 'broken' : 'ok', reason, status_code: null },
});

/** A URL of the host whose others fail. */
const working = {
  url: 'https://busy.example/works',
  kind: 'redirect_chain',
  internal: false,
  reason: 'ok',
} as LinkIssue;

const issueColumns = ({ severity, internal, reason, pages, placement, suggestion, since }: LinkIssue) => ({
  ...{ severity, internal: internal ? 1 : 0, reason, found_on_pages: pages, opened_at: since },
  placement: placement === null ? null : JSON.stringify(placement),
  suggestion: suggestion === null ? null : JSON.stringify({ url: suggestion, reason: 'redirect', detail: 'It moved.' }),
});

/** Stores the site with each of the faults for which fixes are made, as a crawl leaves it. Returns the id of the crawl. */
export async function storeSeededSite(ctx: Context, domainId: string): Promise<string> {
  const { knex } = ctx.db;
  const { links, checks, crawledPages, scoreInputs } = seededSite;
  const crawlId = await insertCompletedCrawl(ctx, { domainId, hostname });
  const figures = { pages_crawled: crawledPages, score_inputs: JSON.stringify(scoreInputs) };
  await knex('crawls').where({ id: crawlId }).update(figures);
  const targets = [...links, working].map((link, index) => targetRow(crawlId, FIRST + index, link));
  await insertInBatches(knex, 'crawl_targets', targets);
  const numbers = new Map<string, number>();
  const places = links.flatMap((link, index) =>
    [...link.foundOn].map((page) => {
      const page_id = numbers.get(page) ?? FIRST + numbers.size;
      numbers.set(page, page_id);
      return { crawl_id: crawlId, page_id, seq: FIRST + index, target_id: FIRST + index, kind: 'a' };
    }),
  );
  await insertInBatches(knex, 'crawl_links', places);
  for (const link of links)
    await insertIssue(ctx, { domainId, kind: link.kind, url: link.url, columns: issueColumns(link) });
  for (const { kind, url, severity, since } of checks)
    await insertIssue(ctx, { domainId, kind, url, columns: { severity, reason: null, opened_at: since } });
  return crawlId;
}
