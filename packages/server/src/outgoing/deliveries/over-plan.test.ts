import { describeDatabases } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contextFor, setPlan } from '../../people/accounts/index.ts';
import { type Database, openDatabase } from '../../platform/storage/index.ts';
import { deleteWebhook, describeWebhook, getWebhook, listWebhooks } from '../webhooks/index.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createDeliveryLab, type DeliveryLab } from './delivery-lab.test-support.ts';
import { getDelivery } from './log/get-delivery.ts';
import { listDeliveries } from './log/list-deliveries.ts';
import { sendTest } from './send-test.ts';

const page = { limit: 10, after: undefined };

describeDatabases('endpoints over the plan', (open) => {
  let db: Database;
  let lab: DeliveryLab;
  beforeEach(async () => {
    db = openDatabase({ url: await open() });
    lab = await createDeliveryLab({ db, env: { LINKVITALS_PLANS: '{"free":{"webhook_endpoints":2}}' } });
  });
  afterEach(async () => {
    await lab.close();
    await db.close();
  });

  /** Creates four endpoints; the second and the third in the same millisecond, so that their ids decide which is older. */
  async function endpoints(): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      if (i !== 2) await lab.clock.advance(1);
      ids.push((await lab.endpoint()).id);
    }
    return ids;
  }
  /** Moves the account to a plan and returns its new context. */
  async function moveTo(plan: string) {
    await setPlan(lab.services, { accountId: lab.ctx.account.id, plan });
    return contextFor(lab.services, lab.ctx.account.id, 'operator');
  }
  const outcomes = async (ids: readonly string[]) => {
    const rows = await Promise.all(ids.map(lab.delivery));
    return new Map(rows.map((row) => [row.endpoint_id, row.state]));
  };

  it('are marked as over the plan, and their new deliveries are recorded as skipped with the reason', async () => {
    const [first, second, third, fourth] = (await endpoints()) as [string, string, string, string];
    const ctx = await moveTo('free');
    const shown = (await listWebhooks(ctx, page)).data.map(({ id, isOverPlan }) => [id, isOverPlan]);
    expect(new Map(shown as [string, boolean][])).toEqual(
      new Map([
        [first, false],
        [second, false],
        [third, true],
        [fourth, true],
      ]),
    );
    expect((await describeWebhook(ctx, await getWebhook(ctx, { webhookId: fourth }))).isOverPlan).toBe(true);
    const woken = await lab.emit();
    expect([...(await outcomes(woken)).keys()].toSorted()).toEqual([first, second].toSorted());
    for (const webhookId of [third, fourth]) {
      const { data } = await listDeliveries(ctx, { webhookId, page });
      expect(data).toMatchObject([{ state: 'skipped', skip_reason: 'over_plan_limit', attempts: 0, attemptsMade: [] }]);
      expect(data[0]?.finished_at).not.toBeNull();
    }
    expect(await lab.ringFor(0)).toEqual(['delivered', 'delivered']);
    expect(lab.subscriber.received).toHaveLength(2);
  });

  it('are determined by the account’s own limit instead of the plan’s, if it has one', async () => {
    const ids = await endpoints();
    const accountId = lab.ctx.account.id;
    const limit = async (webhook_endpoints: number | null) => {
      await setPlan(lab.services, { accountId, plan: 'free', customLimits: { webhook_endpoints } });
      const ctx = await contextFor(lab.services, accountId, 'operator');
      return (await listWebhooks(ctx, page)).data.filter(({ isOverPlan }) => isOverPlan).length;
    };
    expect(await limit(3)).toBe(1);
    const waiting = await lab.emit();
    expect([...(await outcomes(waiting)).keys()].toSorted()).toEqual(ids.slice(0, 3).toSorted());
    // A waiting delivery is judged by the limit that holds when it is sent.
    expect(await limit(1)).toBe(3);
    for (const deliveryId of waiting) await attemptDelivery(lab.services, { deliveryId });
    const states = [...(await outcomes(waiting)).values()].toSorted();
    expect(states).toEqual(['delivered', 'skipped', 'skipped']);
    expect(await limit(null)).toBe(2);
  });

  it('receive none of the deliveries that waited when the account moved to a smaller plan', async () => {
    const ids = await endpoints();
    const waiting = await lab.emit();
    const ctx = await moveTo('free');
    expect((await lab.ringFor(0)).toSorted()).toEqual(['delivered', 'delivered', 'ended', 'ended']);
    expect(await outcomes(waiting)).toEqual(new Map(ids.map((id, place) => [id, place < 2 ? 'delivered' : 'skipped'])));
    const skipped = waiting[ids.length - 1] ?? '';
    const { endpoint_id: webhookId } = await lab.delivery(skipped);
    expect(await getDelivery(ctx, { webhookId, deliveryId: skipped })).toMatchObject({
      state: 'skipped',
      skip_reason: 'over_plan_limit',
      next_attempt_at: null,
    });
  });

  it('refuse a test event with the error plan_limit_reached', async () => {
    const webhookId = (await endpoints())[3] ?? '';
    const ctx = await moveTo('free');
    await expect(sendTest(ctx, { webhookId })).rejects.toMatchObject({
      code: 'plan_limit_reached',
      message: expect.stringMatching(/plan free has room for 2.*older/),
    });
    expect(await db.knex('events').select('id')).toEqual([]);
  });

  it('receive deliveries again after an older endpoint is deleted or the account moves to a larger plan', async () => {
    const [first, second, third, fourth] = (await endpoints()) as [string, string, string, string];
    const ctx = await moveTo('free');
    const onDeleted = async () => undefined;
    await deleteWebhook(ctx, { webhookId: first, version: undefined, onDeleted });
    expect([...(await outcomes(await lab.emit())).keys()].toSorted()).toEqual([second, third].toSorted());
    await moveTo('agency');
    expect([...(await outcomes(await lab.emit())).keys()]).toHaveLength(3);
    expect((await listDeliveries(ctx, { webhookId: fourth, page })).data.map(({ state }) => state)).toEqual([
      'pending',
      'skipped',
    ]);
  });

  it('do not result from the smaller plan of another account', async () => {
    const ids = await endpoints();
    const other = await lab.other('free');
    expect(other.account.id).not.toBe(lab.ctx.account.id);
    expect(await outcomes(await lab.emit())).toEqual(new Map(ids.map((id) => [id, 'pending'])));
  });
});
