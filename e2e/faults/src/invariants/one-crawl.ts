import type { CrawlFact, Evidence } from '../evidence/evidence.ts';

const TERMINAL_EVENTS = ['crawl.completed', 'crawl.failed'];
/** Crashes in a row without progress after which a crawl is given up. */
const MAX_CRASHES = 5;

/** Checks that a domain has one crawl at a time, and that a crawl ends once with a count of pages equal to its rows. */
export function oneCrawl(evidence: Evidence): string[] {
  const found: string[] = [];
  const ends = Map.groupBy(
    evidence.events.filter(({ type }) => TERMINAL_EVENTS.includes(type)),
    ({ crawlId }) => crawlId,
  );
  for (const crawl of evidence.crawls) {
    const { id, state, isActive, pagesCrawled, pageRows } = crawl;
    if (state !== 'completed' && state !== 'failed') found.push(`crawl ${id} ended as ${state}`);
    if (isActive) found.push(`crawl ${id} is ${state} and still keeps its domain`);
    const count = ends.get(id)?.length ?? 0;
    if (count !== 1) found.push(`crawl ${id} has ${count} terminal events`);
    if (pagesCrawled !== pageRows) found.push(`crawl ${id} counts ${pagesCrawled} pages, its rows are ${pageRows}`);
    if (state === 'failed' && !mayFail(crawl)) {
      found.push(`crawl ${id} failed with ${crawl.errorCode} after ${crawl.crashes} crashes in a row`);
    }
  }
  return evidence.clocksAgree ? [...found, ...overlaps(evidence.crawls)] : found;
}

const mayFail = ({ errorCode, crashes }: CrawlFact): boolean => errorCode === 'INTERRUPTED' && crashes >= MAX_CRASHES;

function* overlaps(crawls: readonly CrawlFact[]): Generator<string> {
  for (const [domainId, own] of Map.groupBy(crawls, (crawl) => crawl.domainId)) {
    const inOrder = own.toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
    for (const [index, next] of inOrder.entries()) {
      const before = inOrder[index - 1];
      if (before !== undefined && (before.finishedAt ?? Number.POSITIVE_INFINITY) > (next.startedAt ?? 0)) {
        yield `domain ${domainId}: crawl ${next.id} began before ${before.id} had ended`;
      }
    }
  }
}
