import type { OutboundErrorCode } from '@linkvitals/outbound';
import { SiteFacts } from '../findings/site-facts.ts';
import { FragmentLedger } from '../fragments/fragment-ledger.ts';
import { TextFragments } from '../fragments/text-fragments.ts';
import { OwnHost } from '../hosts/own-host.ts';
import { PageLinks } from '../links/page-links.ts';
import { readHere } from '../page/read-here.ts';
import { BodyRoom } from '../requests/body-room.ts';
import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import { Fetcher } from '../requests/fetcher.ts';
import { HostRoots } from '../requests/host-roots.ts';
import { PacedOutbound } from '../requests/paced-outbound.ts';
import { RobotsBook } from '../robots/robots-book.ts';
import { NotFoundSuspicions } from '../soft-404/not-found-suspicions.ts';
import { Frontier } from '../targets/frontier.ts';
import { Judgements } from '../targets/judgements.ts';
import { Lanes } from '../targets/lanes.ts';
import { Targets } from '../targets/targets.ts';
import type { CrawlClock, CrawlOptions, CrawlRecord } from '../types.ts';
import { pathFilter } from '../url/path-filter.ts';
import type { Scope } from '../url/scope.ts';
import { DocumentReader } from './document-reader.ts';
import { PageBudget } from './page-budget.ts';
import type { RecordChannel } from './record-channel.ts';
import { Scheduler } from './scheduler.ts';
import { Visitor } from './visitor.ts';

const EXTERNAL_CONCURRENCY = 20;

interface Surroundings {
  readonly clock: CrawlClock;
  readonly bounds: CrawlBounds;
  readonly scope: Scope;
  readonly records: RecordChannel;
  readonly signal: AbortSignal;
  readonly onLost: (code: OutboundErrorCode) => void;
}

export type CrawlParts = ReturnType<typeof assembleCrawl>;

/** Puts the parts of one crawl together. The only place that knows all of them. */
export function assembleCrawl(options: CrawlOptions, surroundings: Surroundings) {
  const { bounds, scope, records, signal } = surroundings;
  const { externalHosts, checkExternal = true } = options;
  const emit = (record: CrawlRecord): void => records.push(record);
  const isExcluded = pathFilter(options);
  const frontier = new Frontier();
  const fragments = new FragmentLedger();
  const siteFacts = new SiteFacts();
  const texts = new TextFragments();
  const suspicions = new NotFoundSuspicions();
  const budget = new PageBudget(bounds.maxPages);
  const lanes = new Lanes({
    hosts: options.externalConcurrency ?? EXTERNAL_CONCURRENCY,
    perHost: externalHosts.inFlightPerHost ?? 1,
  });
  const targets = new Targets({
    frontier,
    lanes,
    scope,
    isExcluded,
    checkExternal,
    depthLimit: bounds.depthLimit,
    maxPages: bounds.maxPages,
    avoidTraps: options.avoidTraps ?? true,
    followsLinks: options.only === undefined,
    emit,
  });
  const judgements = new Judgements({ frontier, targets, emit, now: () => surroundings.clock.now() });
  const { fetcher, robots } = network(options, surroundings);
  const roots = new HostRoots(fetcher, bounds.link);
  const pageLinks = new PageLinks(targets, frontier);
  const reader = new DocumentReader({
    frontier,
    pageLinks,
    fragments,
    siteFacts,
    texts,
    suspicions,
    judgements,
    budget,
    bounds,
    pageReading: options.pageReading ?? readHere,
    emit,
  });
  const documents = { frontier, targets, judgements, fragments, reader };
  const visitor = new Visitor({
    ...documents,
    fetcher,
    robots,
    roots,
    scope,
    externalHosts,
    bounds,
    isExcluded,
    checkExternal,
    bodyRoom: options.bodyRoom ?? new BodyRoom(),
  });
  const { inFlight } = options.rate;
  const scheduler = new Scheduler({ frontier, lanes, targets, budget, records, signal, inFlight });
  return {
    frontier,
    fragments,
    texts,
    suspicions,
    siteFacts,
    budget,
    targets,
    judgements,
    fetcher,
    robots,
    visitor,
    scheduler,
  };
}

function network(options: CrawlOptions, { clock, bounds, scope, signal, onLost }: Surroundings) {
  const { outbound, externalHosts } = options;
  const ownHost = new OwnHost(options.rate, clock);
  const paced = new PacedOutbound({
    outbound,
    scope,
    ownHost,
    externalHosts,
    inFlight: options.rate.inFlight,
    clock,
    signal,
    userAgent: options.ownUserAgent ?? options.userAgent,
    localAddress: options.localAddress,
    onLost,
    patienceMs: options.refusalPatienceMs,
    onWait: options.onHostWait,
    onRefused: options.onRefused,
  });
  const fetcher = new Fetcher({ paced, scope, options, signal });
  const robots = new RobotsBook({
    fetcher,
    token: options.robotsToken,
    respect: options.respectRobots ?? true,
    limits: bounds.page,
    clock,
    cache: servedAlike(options) ? options.robotsCache : undefined,
    onPolicy: ({ crawlDelay }) => {
      if (crawlDelay !== undefined) ownHost.obeyCrawlDelay(crawlDelay);
    },
  });
  return { fetcher, robots };
}

/** What is served to a crawl that brings headers or an address of its own may be for it alone. */
function servedAlike({ headers = {}, ownUserAgent, localAddress }: CrawlOptions): boolean {
  return Object.keys(headers).length === 0 && ownUserAgent === undefined && localAddress === undefined;
}
