import type { Webhook } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import { type PageOf, type PageRequest, toPage } from '../paging.ts';
import { endpointsOverPlan } from './over-plan.ts';
import { presentWebhook } from './present-webhook.ts';
import { pageOfEndpoints } from './store.ts';
import { viewerOf } from './viewer.ts';

/** Endpoints, newest first. */
export async function listWebhooks(ctx: Context, page: PageRequest): Promise<PageOf<Webhook>> {
  const now = ctx.clock.now();
  const rows = await pageOfEndpoints(ctx.db.knex, viewerOf(ctx), page);
  const overPlan = await endpointsOverPlan(ctx, ctx.db.knex, ctx.account.id);
  return toPage(rows, page.limit, {
    position: (row) => ({ at: row.created_at, id: row.id }),
    present: (row) => presentWebhook(row, { now, overPlan }),
  });
}
