import type { Context } from '../../context.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { endpointsOverPlan } from './over-plan.ts';
import { previousSecretSigns } from './secrets/signing-secrets.ts';

/** An endpoint with the facts that its row does not have */
export interface WebhookDetails extends EndpointRow {
  /** Whether the account's plan has no room for it: then nothing is sent to it. */
  readonly isOverPlan: boolean;
  /** Whether the secret before the last rotation still signs */
  readonly isInGrace: boolean;
}

/** Adds the facts that depend on plan and time to endpoints of the caller, by one query. */
export async function describeWebhooks(ctx: Context, rows: readonly EndpointRow[]): Promise<WebhookDetails[]> {
  const overPlan = await endpointsOverPlan(ctx, ctx.db.knex, ctx.account.id);
  const now = ctx.clock.now();
  return rows.map((row) => ({ ...row, isOverPlan: overPlan.has(row.id), isInGrace: previousSecretSigns(row, now) }));
}

export async function describeWebhook(ctx: Context, row: EndpointRow): Promise<WebhookDetails> {
  const [webhook] = await describeWebhooks(ctx, [row]);
  if (webhook === undefined) throw new Error('One row is described as one webhook.');
  return webhook;
}
