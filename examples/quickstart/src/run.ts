import { type Crawl, type Domain, isApiError } from '@linkvitals/sdk';
import { printReport } from './print-report.ts';
import type { RunOptions } from './run-options.ts';
import { verifyDomain } from './verify-domain.ts';

/**
 * Runs the whole tour: adds the domain, verifies it, crawls it, reports.
 * @returns The crawl as it ended.
 */
export async function run(options: RunOptions): Promise<Crawl> {
  const { client, print, signal, crawlIntervalMs } = options;
  const domain = await verifyDomain(await addOrFindDomain(options), options);

  const crawlId = await startOrJoinCrawl(domain, options);
  let last = '';
  const onProgress = ({ state, progress }: Crawl) => {
    const links = `${progress.targets_checked} of ${progress.targets_found} links checked, ${progress.broken} broken`;
    const line = `Crawl ${state}: ${progress.pages_crawled} pages read, ${links}`;
    if (line !== last) print(line);
    last = line;
  };
  const crawl = await client.crawls.wait(crawlId, { signal, intervalMs: crawlIntervalMs, onProgress });
  await printReport(crawl, options);
  return crawl;
}

async function addOrFindDomain({ client, hostname, print, signal }: RunOptions): Promise<Domain> {
  try {
    const domain = await client.domains.create({ hostname }, { signal });
    print(`Added ${domain.hostname}`);
    return domain;
  } catch (error) {
    if (!isApiError(error, 'domain_exists')) throw error;
    const [domain] = await client.domains.list({ hostname }, { signal }).toArray({ limit: 1 });
    if (domain === undefined) throw error;
    print(`Found ${domain.hostname}`);
    return domain;
  }
}

async function startOrJoinCrawl(domain: Domain, { client, print, signal }: RunOptions): Promise<string> {
  try {
    const { id } = await client.crawls.start(domain.id, {}, { signal });
    print(`Started crawl ${id}`);
    return id;
  } catch (error) {
    if (!isApiError(error, 'crawl_in_progress') || error.problem.crawl_id === undefined) throw error;
    print(`Joined crawl ${error.problem.crawl_id}, which is already under way`);
    return error.problem.crawl_id;
  }
}
