import { OwnHost } from '../hosts/own-host.ts';
import { RobotsBook } from '../robots/robots-book.ts';
import type { CrawlClock, CrawlOptions, CrawlRecord } from '../types.ts';
import { pathFilter } from '../url/path-filter.ts';
import type { Scope } from '../url/scope.ts';
import { Asker } from './asker.ts';
import type { CrawlBounds } from './crawl-bounds.ts';
import { DocumentReader } from './document-reader.ts';
import { FragmentLedger } from './fragment-ledger.ts';
import { Frontier } from './frontier.ts';
import { Judgements } from './judgements.ts';
import { Lanes } from './lanes.ts';
import { PacedOutbound } from './paced-outbound.ts';
import { PageBudget } from './page-budget.ts';
import { PageLinks } from './page-links.ts';
import type { RecordChannel } from './record-channel.ts';
import { Scheduler } from './scheduler.ts';
import { Targets } from './targets.ts';
import { Visitor } from './visitor.ts';

const FOREIGN_CONCURRENCY = 20;

interface Surroundings {
  readonly clock: CrawlClock;
  readonly bounds: CrawlBounds;
  readonly scope: Scope;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
}

export type CrawlParts = ReturnType<typeof assembleCrawl>;

/** Puts the parts of one crawl together. The only place that knows all of them. */
export function assembleCrawl(options: CrawlOptions, { clock, bounds, scope, records, signal }: Surroundings) {
  const { foreignHosts } = options;
  const emit = (record: CrawlRecord): void => records.push(record);
  const isExcluded = pathFilter(options);
  const frontier = new Frontier();
  const fragments = new FragmentLedger();
  const budget = new PageBudget(bounds.maxPages);
  const lanes = new Lanes({
    hosts: options.foreignConcurrency ?? FOREIGN_CONCURRENCY,
    perHost: foreignHosts.inFlightPerHost ?? 1,
  });
  const targets = new Targets({ frontier, lanes, scope, isExcluded, depthLimit: bounds.depthLimit, emit });
  const judgements = new Judgements({ frontier, targets, emit });
  const { asker, robots } = network(options, { clock, bounds, scope, records, signal });
  const pageLinks = new PageLinks(targets);
  const reader = new DocumentReader({ frontier, pageLinks, fragments, judgements, budget, bounds, emit });
  const documents = { frontier, targets, judgements, fragments, reader };
  const visitor = new Visitor({ ...documents, asker, robots, scope, foreignHosts, bounds, isExcluded });
  const { inFlight } = options.rate;
  const scheduler = new Scheduler({ frontier, lanes, targets, budget, records, signal, inFlight }, visitor);
  return { frontier, fragments, budget, targets, judgements, asker, robots, visitor, scheduler };
}

function network(options: CrawlOptions, { clock, bounds, scope, signal }: Surroundings) {
  const { outbound, foreignHosts } = options;
  const ownHost = new OwnHost(options.rate, clock);
  const paced = new PacedOutbound({ outbound, scope, ownHost, foreignHosts, clock, signal });
  const asker = new Asker({ paced, scope, options, signal });
  const robots = new RobotsBook({
    asker,
    token: options.robotsToken,
    respect: options.respectRobots ?? true,
    limits: bounds.page,
    onPolicy: ({ crawlDelay }) => {
      if (crawlDelay !== undefined) ownHost.obeyCrawlDelay(crawlDelay);
    },
  });
  return { asker, robots };
}
