import type { Crawl, Target } from '@linkvitals/sdk';
import type { RunOptions } from './run-options.ts';

/** Prints the score, and each broken link with the pages that hold it. */
export async function printReport(crawl: Crawl, { client, print, signal }: RunOptions): Promise<void> {
  if (crawl.state !== 'completed') {
    print(`The crawl ended ${crawl.state}: ${crawl.error ?? 'no reason given'}`);
    return;
  }
  print(`Health score: ${crawl.health_score ?? 'N/A'} (${crawl.health_status})`);
  print(`Broken links: ${crawl.stats?.broken_links ?? 0}`);
  for await (const target of client.crawls.links(crawl.id, { verdict: 'broken' }, { signal })) {
    for (const line of describe(target)) print(line);
  }
}

function describe(target: Target): string[] {
  const pages = new Set(target.found_on.map((place) => `${place.page_url}, line ${place.line}`));
  const shown = new Set(target.found_on.map((place) => place.page_url)).size;
  const more = target.found_on_pages - shown;
  return [
    `  ${target.url}  ${target.status_code ?? target.reason}`,
    ...[...pages].map((page) => `    on ${page}`),
    // The rest is in client.crawls.linkPages(crawl.id, target.id).
    ...(more > 0 ? [`    and on ${more} more pages`] : []),
  ];
}
