import type { FixPoints } from '@linkvitals/contract';
import { createPoints } from '@linkvitals/contract/fixes';
import { exactScore } from '@linkvitals/contract/score-parts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/errors.ts';
import { getDomain } from '../../../sites/domains/index.ts';
import { findRankingCrawl } from './facts-store.ts';
import { listKnownFixes } from './fix-store.ts';
import { gatherLinksOf, gatherOpenFaults } from './gather-facts.ts';

interface Input {
  readonly domainId: string;
  readonly fixIds: readonly string[];
}

/**
 * Counts the points of the score that come back once all issues of some fixes of a domain are settled. They are no sum of the points of
 * each, because the formula takes a cube.
 * @throws ServiceError `not_found`, `forbidden`
 */
export async function countFixPoints(ctx: Context, { domainId, fixIds }: Input): Promise<FixPoints> {
  const { id } = await getDomain(ctx, domainId);
  const on = ctx.db.knex;
  const wanted = [...new Set(fixIds)];
  const crawl = await findRankingCrawl(on, id);
  if (crawl === undefined || (await listKnownFixes(on, id, wanted)).length < wanted.length) throw notFound('fix');
  const links = await gatherLinksOf(on, crawl, wanted);
  const inputs = crawl.score_inputs;
  const points = createPoints(await gatherOpenFaults(on, id, links), inputs)(links);
  const now = inputs === null ? null : exactScore(inputs);
  return { points, score_now: now, score_after: now === null ? null : Math.min(100, now + points) };
}
