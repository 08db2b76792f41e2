import type { Context } from '../../context.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import type { Claim } from './claim-crawl.ts';

/** A crawl of the domain that this process has begun, without a request. */
export async function runningClaim(ctx: Context, domainId: string): Promise<Claim> {
  const { knex } = ctx.db;
  const { id } = await startCrawl(ctx, { domainId });
  const token = ctx.ids.uuid();
  const held = { lease_owner: ctx.instance, lease_token: token, lease_expires_at: ctx.clock.now() + 3_600_000 };
  await knex('crawls')
    .where({ id })
    .update({ ...held, state: 'running', started_at: ctx.clock.now(), pages_crawled: 1 });
  return { ctx, crawl: await getCrawlRow(ctx, id), token };
}
