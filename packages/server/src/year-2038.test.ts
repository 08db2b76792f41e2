import { verifySignature } from '@linkvitals/contract/signature';
import { expect, it, onTestFinished } from 'vitest';
import { createDeliveryLab } from './outgoing/deliveries/delivery-lab.test-support.ts';
import { getDelivery, presentDelivery } from './outgoing/deliveries/index.ts';
import { describeEveryEmptyDatabase } from './platform/storage/describe-each-database.test-support.ts';
import { describeDomain, presentDomain } from './sites/domain-view/index.ts';
import { createDomain, getDomain, updateDomain } from './sites/domains/index.ts';

/** A time whose seconds since 1970 do not fit into 31 bits */
const then = Date.UTC(2040, 1, 29, 12);

describeEveryEmptyDatabase(
  'after the year 2038',
  (fresh) => {
    it('a domain is registered and scheduled, an event is signed, sent, tried again and logged', async () => {
      let now = () => then;
      const db = fresh().open({ now: () => now() });
      const lab = await createDeliveryLab({ db, now: then });
      onTestFinished(() => lab.close());
      now = () => lab.clock.now();
      const { ctx } = lab;
      const { id } = await createDomain(ctx, { hostname: 'shop.example.com' });
      const change = { crawl_config: { schedule: { frequency: 'daily' as const, time: '13:30' } } };
      await updateDomain(ctx, { domainId: id, change, version: undefined });
      expect(presentDomain(await describeDomain(ctx, await getDomain(ctx, id)))).toMatchObject({
        created_at: '2040-02-29T12:00:00.000Z',
        next_crawl_at: '2040-02-29T13:30:00.000Z',
      });

      lab.subscriber.respond((_, index) => ({ status: index === 0 ? 500 : 204 }));
      const endpoint = await lab.endpoint();
      const [deliveryId = ''] = await lab.emit();
      expect(await lab.ringFor(120_000)).toEqual(['retrying', 'delivered']);
      for (const [index, { headers, body }] of lab.subscriber.received.entries()) {
        const seconds = then / 1_000 + index * 60;
        expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ timestamp: '2040-02-29T12:00:00.000Z' });
        const options = { secrets: [endpoint.secret], now: seconds };
        expect(await verifySignature(body, headers['x-service-signature'] as string, options)).toBe('valid');
      }
      const log = presentDelivery(await getDelivery(ctx, { webhookId: endpoint.id, deliveryId }));
      expect(log).toMatchObject({ state: 'delivered', created_at: '2040-02-29T12:00:00.000Z' });
      expect(log.attempts.map(({ started_at }) => started_at)).toEqual([
        '2040-02-29T12:00:00.000Z',
        '2040-02-29T12:01:00.000Z',
      ]);
    });
  },
  { short: 'sqlite' },
);
