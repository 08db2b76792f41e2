import type { OutboundErrorCode } from '@linkvitals/outbound';
import type { CrawlClock, CrawlOptions } from '../crawl-options.ts';
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
import { PageBudget } from '../targets/page-budget.ts';
import { Targets } from '../targets/targets.ts';
import type { CrawlRecord } from '../types/records.ts';
import { pathFilter } from '../url/path-filter.ts';
import type { Scope } from '../url/scope.ts';
import { CheckVisitor } from '../visits/check-visitor.ts';
import { DocumentReader } from '../visits/document-reader.ts';
import { ExternalVisitor } from '../visits/external-visitor.ts';
import { Outcomes } from '../visits/outcomes.ts';
import { PageLedger } from '../visits/page-ledger.ts';
import { PageVisitor } from '../visits/page-visitor.ts';
import { RedirectRule } from '../visits/redirect-rule.ts';
import { Redirects } from '../visits/redirects.ts';
import { RobotsGate } from '../visits/robots-gate.ts';
import { SecondReader } from '../visits/second-reader.ts';
import { TargetRequests } from '../visits/target-requests.ts';
import type { RecordChannel } from './record-channel.ts';
import { Scheduler, type Work } from './scheduler.ts';

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
  const pageLinks = new PageLinks(targets, frontier);
  const ledger = new PageLedger({ fragments, texts, suspicions, siteFacts });
  const reader = new DocumentReader({
    frontier,
    pageLinks,
    fragments,
    texts,
    ledger,
    judgements,
    budget,
    bounds,
    pageReading: options.pageReading ?? readHere,
    emit,
  });
  const rule = new RedirectRule({ scope, frontier, robots, isExcluded, checkExternal });
  const requests = new TargetRequests({ frontier, fetcher, bounds, rule });
  const gate = new RobotsGate({ frontier, robots, judgements });
  const redirects = new Redirects({ frontier, targets, judgements, requests, scope });
  const outcomes = new Outcomes({ frontier, judgements, reader });
  const bodyRoom = options.bodyRoom ?? new BodyRoom();
  const pages = new PageVisitor({ gate, requests, redirects, outcomes, bodyRoom });
  const checks = new CheckVisitor({ frontier, fragments, gate, requests, redirects, outcomes });
  const external = new ExternalVisitor({
    frontier,
    fragments,
    judgements,
    hosts: externalHosts,
    roots: new HostRoots(fetcher, bounds.link),
    requests,
    redirects,
    outcomes,
  });
  const visits: Work = {
    page: (id) => pages.visit(id),
    check: (id) => checks.visit(id),
    external: (id) => external.visit(id),
  };
  const secondReader = new SecondReader({ frontier, judgements, hosts: externalHosts, requests, outcomes });
  const { inFlight } = options.rate;
  const scheduler = new Scheduler({ frontier, lanes, targets, budget, records, signal, inFlight });
  return {
    frontier,
    fragments,
    texts,
    suspicions,
    siteFacts,
    ledger,
    budget,
    targets,
    judgements,
    fetcher,
    robots,
    visits,
    secondReader,
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
