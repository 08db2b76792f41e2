import type { Crawl, Domain, LinkvitalsClient, Target } from '@linkvitals/sdk';
import { expectedScore } from './expected-score.ts';
import type { World } from './start-world.ts';
import { must, type Steps } from './steps.ts';

interface Parts {
  readonly steps: Steps;
  readonly client: LinkvitalsClient;
  readonly world: World;
  readonly domain: Domain;
}

/** Crawls the site and compares the results with the site's own truth. */
export async function crawlStep({ steps, client, world, domain }: Parts): Promise<Crawl> {
  const crawlToEnd = async () => {
    const { id } = await client.crawls.start(domain.id);
    return client.crawls.wait(id, { intervalMs: 250, timeoutMs: 45_000 });
  };
  const crawl = await steps.step('Crawl', crawlToEnd, ({ state, stats }) => {
    return `${state}; ${stats?.pages_crawled} pages read, ${stats?.internal_links} internal and ${stats?.external_links} external links, with repetitions`;
  });
  must(crawl.state === 'completed', `the crawl ended ${crawl.state}: ${crawl.error}`);

  const truth = world.site.truth();
  const listBroken = () => client.crawls.links(crawl.id, { verdict: 'broken' }).toArray({ limit: 1_000 });
  const broken = await steps.step(
    'Broken links',
    listBroken,
    (found) => `${found.length} found, ${truth.broken.length} are there`,
  );
  for (const target of broken) steps.note(describe(target));
  const found = broken.map((target) => `${target.url} on ${target.found_on_pages} pages`).sort();
  const known = truth.broken.map(({ url, foundOnPages }) => `${url} on ${foundOnPages} pages`).sort();
  must(found.join('\n') === known.join('\n'), `the site itself says:\n${known.join('\n')}`);
  must(world.site.stats().unique.private === undefined, 'a page was read that robots.txt forbids');

  const inputs = crawl.score_inputs;
  must(inputs !== null && crawl.health_score !== null, 'the crawl has no score');
  const expected = await steps.step(
    'Health score',
    () => expectedScore(inputs),
    (score) => {
      return `${crawl.health_score} (${crawl.health_status}); computed again from its inputs: ${score}`;
    },
  );
  must(expected === crawl.health_score, `the formula gives ${expected}`);
  return crawl;
}

const describe = ({ url, status_code: status, reason, found_on: [place] }: Target): string =>
  `${status ?? '-'} ${reason}  ${url}  on ${place?.page_url}, line ${place?.line}`;
