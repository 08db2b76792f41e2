import type { World } from '../world/world.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** Findings that depend on the machine, not on the site, such as the load time of a page. */
const NOT_OF_THE_SITE = ['slow_page'];

/**
 * The results of a crawl, in lines that do not depend on its speed, the order of its requests or its numbers for
 * targets: pages, targets with verdict and status and number of pages, the places of targets that are not ok, findings,
 * score.
 */
export async function readResult(
  { knex }: World['db'],
  { crawlId, score }: { readonly crawlId: string; readonly score: number | null },
): Promise<readonly string[]> {
  const where = { crawl_id: crawlId };
  const targets: Row[] = await knex('crawl_targets').where(where);
  const pages: Row[] = await knex('crawl_pages').where(where);
  const links: Row[] = await knex('crawl_links').where(where);
  const findings: Row[] = await knex('crawl_findings').where(where).whereNotIn('code', NOT_OF_THE_SITE);
  const urls = new Map(targets.map(({ id, url }) => [id, url]));
  // The places of targets that are ok without a warning are dropped some time after the end.
  const isKept = new Set(
    targets.filter(({ verdict, warnings }) => verdict !== 'ok' || warnings !== null).map(({ id }) => id),
  );
  const lines = [
    `score ${score}`,
    ...pages.map(({ url, status_code }) => `page ${url} ${status_code}`),
    ...targets.map(
      ({ url, verdict, reason, status_code, found_on_pages }) =>
        `target ${url} ${verdict} ${reason} ${status_code} on ${found_on_pages}`,
    ),
    ...links
      .filter(({ target_id }) => isKept.has(target_id ?? null))
      .map(
        ({ page_id, target_id, kind }) => `link ${urls.get(page_id ?? null)} to ${urls.get(target_id ?? null)} ${kind}`,
      ),
    ...findings.map(({ target_id, code }) => `finding ${urls.get(target_id ?? null)} ${code}`),
  ];
  return lines.sort();
}
