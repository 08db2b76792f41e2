import type { CrawlSettings } from '../crawl-settings.ts';
import { createKnowledge } from './create-knowledge.ts';
import { createNetwork } from './create-network.ts';
import { createPhases } from './create-phases.ts';
import { createVisits } from './create-visits.ts';
import { Scheduler } from './scheduler.ts';
import { SitemapSeeds } from './sitemap-seeds.ts';
import type { Surroundings } from './surroundings.ts';

export type CrawlParts = ReturnType<typeof assembleCrawl>;

/** Puts the parts of one crawl together. */
export function assembleCrawl(options: CrawlSettings, surroundings: Surroundings) {
  const { bounds, scope, records, signal } = surroundings;
  const knowledge = createKnowledge(options, surroundings);
  const network = createNetwork(options, surroundings);
  const { work, readers, rendering } = createVisits(options, surroundings, { knowledge, network });
  const { frontier, targets, targetRecords, queue, judgements, budget } = knowledge;
  const { robots, fetcher } = network;
  const scheduler = new Scheduler({ queue, records, signal });
  return {
    frontier,
    targets,
    targetRecords,
    queue,
    judgements,
    budget,
    robots,
    rendering,
    sitemaps: new SitemapSeeds({ robots, fetcher, scope, bounds }),
    /** Visits all targets that wait, and those that are found meanwhile. */
    visitAll: (): Promise<void> => scheduler.drain(work),
    phases: createPhases({ knowledge, scheduler, readers }),
  };
}
