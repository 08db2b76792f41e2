import type { CrawlOptions } from '../crawl-options.ts';
import { SiteFacts } from '../findings/site-facts.ts';
import { FragmentLedger } from '../fragments/fragment-ledger.ts';
import { TextFragments } from '../fragments/text-fragments.ts';
import { NotFoundSuspicions } from '../soft-404/not-found-suspicions.ts';
import { Frontier } from '../targets/frontier.ts';
import { Judgements } from '../targets/judgements.ts';
import { Lanes } from '../targets/lanes.ts';
import { PageBudget } from '../targets/page-budget.ts';
import { Targets } from '../targets/targets.ts';
import type { CrawlRecord } from '../types/records.ts';
import { pathFilter } from '../url/path-filter.ts';
import { PageLedger } from '../visits/page-ledger.ts';
import type { Surroundings } from './surroundings.ts';

const EXTERNAL_CONCURRENCY = 20;

export type Knowledge = ReturnType<typeof createKnowledge>;

/** What one crawl knows: its targets, and what it keeps of pages. */
export function createKnowledge(options: CrawlOptions, { bounds, scope, records, clock }: Surroundings) {
  const { externalHosts, checkExternal = true } = options;
  const emit = (record: CrawlRecord): void => records.push(record);
  const isExcluded = pathFilter(options);
  const frontier = new Frontier();
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
  const judgements = new Judgements({ frontier, targets, emit, now: () => clock.now() });
  const budget = new PageBudget(bounds.maxPages);
  const fragments = new FragmentLedger();
  const texts = new TextFragments();
  const siteFacts = new SiteFacts();
  const suspicions = new NotFoundSuspicions();
  const ledger = new PageLedger({ frontier, budget, fragments, texts, listeners: [siteFacts, suspicions] });
  return {
    emit,
    isExcluded,
    frontier,
    lanes,
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
