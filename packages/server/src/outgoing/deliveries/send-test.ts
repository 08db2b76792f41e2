import type { Context } from '../../context.ts';
import { countTestEvent } from '../../people/limits/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { recordEvent, testEvent, wakeDeliveries } from '../events/index.ts';
import { endpointsOverPlan, getWebhook } from '../webhooks/index.ts';
import type { DeliveryDetails } from './log/delivery-details.ts';
import { getDelivery } from './log/get-delivery.ts';

/**
 * Sends a test event to one endpoint at once, regardless of the events to which it is subscribed.
 * @throws ServiceError `not_found`, `webhook_disabled`, `plan_limit_reached`, `rate_limited`
 */
export async function sendTest(ctx: Context, { webhookId }: { readonly webhookId: string }): Promise<DeliveryDetails> {
  const { state } = await getWebhook(ctx, { webhookId });
  if (state === 'disabled') throw isDisabled();
  if ((await endpointsOverPlan(ctx, ctx.db.knex, ctx.account.id)).has(webhookId)) throw isOverPlan(ctx);
  const body = testEvent({ webhookId, at: ctx.clock.now() });
  const event = { accountId: ctx.account.id, domainId: null, crawlId: null, body };
  const delivery = await countTestEvent(ctx, () =>
    transaction(ctx.db, async (trx) => {
      const [recorded] = await recordEvent(ctx, trx, event);
      // The endpoint was disabled after the check above: the rollback removes the event.
      if (recorded === undefined) throw isDisabled();
      return recorded;
    }),
  );
  // Read before the delivery is woken, so that the answer shows it without an attempt.
  const made = await getDelivery(ctx, { webhookId, deliveryId: delivery.id });
  await wakeDeliveries(ctx, [delivery]);
  return made;
}

const isDisabled = (): ServiceError =>
  new ServiceError('webhook_disabled', 'The webhook is disabled. Enable it, then test it.');

const isOverPlan = ({ account: { plan, planName } }: Context): ServiceError =>
  new ServiceError(
    'plan_limit_reached',
    `Nothing is sent to this webhook: the plan ${planName} has room for ${plan.webhook_endpoints}, and this one is newer. ` +
      'Delete an older one or move to a larger plan.',
  );
