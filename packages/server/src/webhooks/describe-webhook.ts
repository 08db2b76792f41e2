import type { Webhook } from '@linkvitals/contract';
import type { Context } from '../context.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { endpointsOverPlan } from './over-plan.ts';
import { presentWebhook } from './present-webhook.ts';

/** An endpoint as the API shows it, with what its account's plan makes of it. */
export async function describeWebhook(ctx: Context, row: EndpointRow): Promise<Webhook> {
  const overPlan = await endpointsOverPlan(ctx, ctx.db.knex, ctx.account.id);
  return presentWebhook(row, { now: ctx.clock.now(), overPlan });
}
