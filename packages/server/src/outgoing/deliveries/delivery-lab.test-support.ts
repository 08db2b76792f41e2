import { randomUUID } from 'node:crypto';
import { type Subscriber, startSubscriber } from '@linkvitals/testing';
import type { Services } from '../../context.ts';
import { transaction } from '../../platform/storage/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext, type TestContextOptions } from '../../test-support/test-context.ts';
import { crawlStarted, recordEvent, wakeDeliveries } from '../events/index.ts';
import { type CreateWebhookInput, createWebhook } from '../webhooks/index.ts';
import { type AttemptOutcome, attemptDelivery } from './attempt-delivery.ts';
import type { AttemptRow, DeliveryRow } from './delivery-row.ts';

/** Real deliveries to a real subscriber, with time and alarms that the test controls. */
export interface DeliveryLab extends TestContext {
  readonly subscriber: Subscriber;
  /** Creates an endpoint of the test's account. Default: it is subscribed to crawl.started of all domains. */
  endpoint(input?: Partial<CreateWebhookInput>): Promise<{ readonly id: string; readonly secret: string }>;
  /** Records the event crawl.started of a new domain with its deliveries and alarms. Returns the ids of the deliveries. */
  emit(): Promise<readonly string[]>;
  /** Lets `ms` pass and rings every alarm that is due by then, in order of time, also alarms that are set meanwhile. */
  ringFor(ms: number): Promise<AttemptOutcome[]>;
  delivery(id: string): Promise<DeliveryRow>;
  attempts(id: string): Promise<AttemptRow[]>;
}

/** Services with an empty retry schedule: the first attempt of a delivery is its last. */
export const withoutRetries = ({ services }: Pick<DeliveryLab, 'services'>): Services => ({
  ...services,
  config: { ...services.config, retryScheduleSeconds: [] },
});

export async function createDeliveryLab(options: TestContextOptions = {}): Promise<DeliveryLab> {
  const env = { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true', ...options.env };
  const test = await createTestContext({ ...options, env });
  const { ctx, services, clock, alarms, db } = test;
  const subscriber = await startSubscriber({ now: () => clock.now() });
  return {
    ...test,
    subscriber,
    async endpoint(input = {}) {
      const url = `${subscriber.url}/hook`;
      const { endpoint, secret } = await createWebhook(ctx, { url, events: ['crawl.started'], ...input });
      return { id: endpoint.id, secret };
    },
    async emit() {
      const domainId = await insertDomain(ctx);
      const crawlId = randomUUID();
      const facts = { crawlId, domainId, hostname: 'site.example', url: 'https://site.example/' };
      const body = crawlStarted({ ...facts, startedAt: clock.now(), maxPages: 10, depthLimit: 3 });
      const event = { accountId: ctx.account.id, domainId, crawlId, body };
      const deliveries = await transaction(db, (trx) => recordEvent(services, trx, event));
      await wakeDeliveries(services, deliveries);
      return deliveries.map(({ id }) => id);
    },
    async ringFor(ms) {
      const end = clock.now() + ms;
      const outcomes: AttemptOutcome[] = [];
      for (;;) {
        const due = alarms.deliveries.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        alarms.deliveries.splice(alarms.deliveries.indexOf(due), 1);
        await clock.advance(Math.max(0, due.at - clock.now()));
        outcomes.push(await attemptDelivery(services, { deliveryId: due.id, random: () => 0 }));
      }
      await clock.advance(end - clock.now());
      return outcomes;
    },
    async delivery(id) {
      const row = await db.knex<DeliveryRow>('deliveries').where({ id }).first();
      if (row === undefined) throw new Error(`no delivery ${id}`);
      return row as DeliveryRow;
    },
    attempts: async (id) => db.knex<AttemptRow>('delivery_attempts').where({ delivery_id: id }).orderBy('number'),
    async close() {
      await subscriber.close();
      await test.close();
    },
  };
}
