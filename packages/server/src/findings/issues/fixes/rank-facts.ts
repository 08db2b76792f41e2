import { setImmediate } from 'node:timers/promises';
import { groupIssuesIntoFixes, type RankedFix, rankFixes } from '@linkvitals/contract/fixes';
import type { Executor } from '../../../platform/storage/index.ts';
import type { OpenFault, RankingCrawl } from './facts-store.ts';
import type { OpenFix } from './fix-of-issues.ts';
import { countPagesTogether, type Facts, findLivingHosts } from './gather-facts.ts';

/** Puts open issues into fixes, in no order. */
export async function groupFacts(on: Executor, crawl: RankingCrawl, facts: Facts): Promise<readonly OpenFix[]> {
  const { pages_crawled: crawledPages, score_inputs: scoreInputs } = crawl;
  const workingHosts = await findLivingHosts(on, crawl, facts.links);
  const all = { ...facts, workingHosts, crawledPages, scoreInputs };
  const ofLinks = groupIssuesIntoFixes({ ...all, checks: [], cutChecks: [] });
  // The event loop runs between the two, which share no fix.
  await setImmediate();
  const ofChecks = groupIssuesIntoFixes({ ...all, links: [] });
  return [...ofLinks, ...ofChecks];
}

interface Grouped {
  readonly fixes: readonly OpenFix[];
  /** All open faults of the targets of these fixes. Default: those that the fixes settle. */
  readonly openLinks?: readonly OpenFault[] | undefined;
}

/** Ranks fixes by the pages and the score of a crawl, the first thing to do first. */
export async function rankGrouped(
  on: Executor,
  crawl: RankingCrawl,
  { fixes, openLinks }: Grouped,
): Promise<readonly RankedFix<OpenFix>[]> {
  const { pages_crawled: crawledPages, score_inputs: scoreInputs } = crawl;
  const together = await countPagesTogether(on, crawl, fixes);
  const counted = fixes.map((fix) => ({ ...fix, pages: Math.max(fix.pages, together.get(fix) ?? 0) }));
  return rankFixes<OpenFix>(counted, { scoreInputs, crawledPages, ...(openLinks && { openLinks }) });
}
