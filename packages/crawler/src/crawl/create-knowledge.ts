import type { CrawlSettings } from '../crawl-settings.ts';
import { SiteFacts } from '../findings/site-facts.ts';
import { FragmentLedger } from '../fragments/fragment-ledger.ts';
import { TextFragments } from '../fragments/text-fragments.ts';
import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import { NotFoundSuspicions } from '../soft-404/not-found-suspicions.ts';
import { Frontier } from '../targets/frontier.ts';
import { Judgements } from '../targets/judgements.ts';
import { PageBudget } from '../targets/page-budget.ts';
import { PageLedger } from '../targets/page-ledger.ts';
import { TargetQueue } from '../targets/target-queue.ts';
import { TargetRecords } from '../targets/target-records.ts';
import { TargetRules } from '../targets/target-rules.ts';
import { Targets } from '../targets/targets.ts';
import { TrapGuard } from '../targets/trap-guard.ts';
import type { CrawlRecord } from '../types/records.ts';
import type { NotCheckedReason } from '../types/verdict.ts';
import { UrlRules } from '../url/url-rules.ts';
import type { Surroundings } from './surroundings.ts';

const EXTERNAL_CONCURRENCY = 20;
/** For a site that is known to end. */
const NO_TRAPS: Pick<TrapGuard, 'isWithin' | 'count' | 'note' | 'isTrap'> = {
  isWithin: () => false,
  count: () => false,
  note: () => {},
  isTrap: () => false,
};

export type Knowledge = ReturnType<typeof createKnowledge>;

const LEFT_OUT = { verdict: 'not_checked', redirects: [], warnings: [] } as const;

/** Creates the knowledge of one crawl: its targets, and the facts that it keeps of pages. */
export function createKnowledge(options: CrawlSettings, { bounds, scope, records, clock }: Surroundings) {
  const emit = (record: CrawlRecord): void => records.push(record);
  const urls = new UrlRules(scope, options);
  const frontier = new Frontier(bounds.maxTargets);
  const budget = new PageBudget(bounds.maxPages);
  const targetRecords = new TargetRecords(frontier, emit);
  const limits = queueLimits(options, bounds);
  // The verdict of a page that is left out is also that of targets that redirect to it.
  const leaveOut = (id: number, reason: NotCheckedReason): void => judgements.settle(id, { ...LEFT_OUT, reason });
  const traps = options.avoidTraps === false ? NO_TRAPS : new TrapGuard(frontier);
  const queue = new TargetQueue({ frontier, leaveOut, budget, traps, limits });
  const rules = new TargetRules({
    frontier,
    urls,
    // One target that is looked at by itself has no links to follow.
    maxClicks: options.only === undefined ? Number.POSITIVE_INFINITY : 0,
  });
  const targets = new Targets({ frontier, rules, queue, records: targetRecords, traps });
  const judgements = new Judgements({ frontier, queue, emit, now: () => clock.now() });
  const fragments = new FragmentLedger((target) => frontier.url(target));
  const texts = new TextFragments();
  const siteFacts = new SiteFacts();
  const suspicions = new NotFoundSuspicions();
  const ledger = new PageLedger({
    frontier,
    budget,
    listeners: [fragments, siteFacts, suspicions, traps],
    partListeners: [fragments, texts],
  });
  return {
    emit,
    urls,
    frontier,
    targetRecords,
    queue,
    targets,
    judgements,
    budget,
    fragments,
    texts,
    siteFacts,
    suspicions,
    ledger,
  };
}

function queueLimits(options: CrawlSettings, { depthLimit, maxPages }: CrawlBounds) {
  const { rate, externalConcurrency: hosts = EXTERNAL_CONCURRENCY, externalHosts } = options;
  return { depthLimit, maxPages, own: rate.inFlight, hosts, perHost: externalHosts.inFlightPerHost ?? 1 };
}
