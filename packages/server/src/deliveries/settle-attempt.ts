import { dueInLane, endLane, type Handed, settleRows, settling } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { deliveryQueue } from '../events/index.ts';
import { type NewNotification, recordWebhookDisabled } from '../notifications/index.ts';
import { type Executor, timeOfStatement, transaction } from '../storage/index.ts';
import { isFailing, type LockedEndpoint, lockEndpoints, recordHealth } from '../webhooks/index.ts';
import { handOverDeliveries } from './hand-over-deliveries.ts';
import {
  attemptRow,
  type Ended,
  type EndpointPlan,
  endsWithGone,
  GONE,
  type Plan,
  planAttempts,
} from './settlement.ts';
import { insertAttempts, listAnsweredOtherwise } from './store.ts';

interface Disablement {
  readonly reason: 'gone' | 'failing';
  /** What notifies the account of it. */
  readonly notices: readonly NewNotification[];
}

type Outcome =
  /** `disabled`: this attempt disabled its endpoint. */
  | { readonly kind: 'delivered' | 'failed' | 'skipped'; readonly disabled?: Disablement | undefined }
  /** `retryInMs`: the wait for the next attempt. */
  | { readonly kind: 'pending'; readonly retryInMs: number }
  /** The lease ran out and the delivery is another's, or it was deleted: nothing was written. */
  | { readonly kind: 'lost' };

export type Settled = Outcome & {
  /** Its last attempt did; undefined: it is gone. */
  readonly endpointFails: boolean | undefined;
  /** What goes on in the place of the attempt, if that is known already. */
  readonly handed?: Handed | undefined;
};

/** Writes an attempt and what follows from it, all of it or nothing. */
export function settleAttempt(services: Services, ended: Ended): Promise<Settled> {
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      const locked = await lock(services, trx, { ids: [endpointOf(ended)], wait: true });
      const [plan] = await plansOf(services, trx, { all: [ended], locked });
      if (plan === undefined) return { kind: 'lost', endpointFails: undefined };
      if (!(await settlePlans(trx, plan.attempts))) return { kind: 'lost', endpointFails: isFailing(plan.endpoint) };
      const settled = await write(services, trx, [plan]);
      return settled.get(ended) ?? { kind: 'lost', endpointFails: undefined };
    },
    settling(services),
  );
}

/**
 * The same for several attempts, in the order in which they ended, by one transaction. Undefined: this one has to be settled
 * by itself, since its endpoint is gone, is to be disabled, or is leased.
 * @throws Error where one of them is not ours any more; then none is written
 */
export function settleAttempts(services: Services, all: readonly Ended[]): Promise<readonly (Settled | undefined)[]> {
  const ids = [...new Set(all.map(endpointOf))];
  return transaction(
    services.db,
    async (trx) => {
      const locked = await lock(services, trx, { ids, wait: false });
      const plans = (await plansOf(services, trx, { all, locked })).filter(
        ({ judged }) => judged.disable === undefined,
      );
      if (plans.length === 0) return [];
      const isOurs = await settlePlans(
        trx,
        plans.flatMap(({ attempts }) => attempts),
      );
      if (!isOurs) throw new Error('The lease of a delivery in the group ran out.');
      const settled = await write(services, trx, plans);
      return all.map((ended) => settled.get(ended));
    },
    { retries: 1 },
  );
}

const endpointOf = ({ claim }: Ended): string => claim.row.endpoint_id;

/** Along with it: whether anything else waits for the endpoint. */
const lock = (
  { db }: Services,
  trx: Executor,
  which: { readonly ids: readonly string[]; readonly wait: boolean },
): Promise<ReadonlyMap<string, LockedEndpoint>> => {
  const other = dueInLane(trx, deliveryQueue, { lane: 'webhook_endpoints.id', now: timeOfStatement(db) });
  return lockEndpoints(db, trx, { ...which, other });
};

interface EndedAttempts {
  readonly all: readonly Ended[];
  readonly locked: ReadonlyMap<string, LockedEndpoint>;
}

async function plansOf(
  services: Services,
  trx: Executor,
  { all, locked }: EndedAttempts,
): Promise<readonly EndpointPlan[]> {
  const gone = await findGone(services, trx, all);
  return [...Map.groupBy(all, endpointOf)].flatMap(([id, ended]) => {
    const endpoint = locked.get(id);
    return endpoint === undefined ? [] : [planAttempts(services, ended, { ...endpoint, gone })];
  });
}

/** Ids of the deliveries that end now and got no answer but 410. */
async function findGone(services: Services, trx: Executor, all: readonly Ended[]): Promise<ReadonlySet<string>> {
  const ids = all.filter((ended) => endsWithGone(services, ended)).map(({ claim }) => claim.row.id);
  if (ids.length === 0) return new Set();
  const otherwise = await listAnsweredOtherwise(trx, ids, GONE);
  return new Set(ids.filter((id) => !otherwise.has(id)));
}

/** Those that end alike go together. False: one of them at least is not ours any more. */
async function settlePlans(trx: Executor, plans: readonly Plan[]): Promise<boolean> {
  let settled = 0;
  for (const [, alike] of Map.groupBy(plans, ({ settlement }) => JSON.stringify(settlement))) {
    const held = alike.map(({ ended: { claim } }) => ({ id: claim.row.id, token: claim.token }));
    settled += await settleRows(trx, deliveryQueue, held, { ...alike[0]?.settlement });
  }
  return settled === plans.length;
}

/** What follows from attempts whose deliveries are settled. */
async function write(
  services: Services,
  trx: Executor,
  plans: readonly EndpointPlan[],
): Promise<ReadonlyMap<Ended, Settled>> {
  const ended = plans.flatMap(({ attempts }) => attempts.map((attempt) => attempt.ended));
  await insertAttempts(
    trx,
    ended.map((one) => attemptRow(services, one)),
  );
  const handed = await handOverDeliveries(services, trx, plans);
  const settled = new Map<Ended, Settled>();
  for (const plan of plans) {
    await recordHealth(trx, plan.endpoint, plan.judged);
    const disabled = await disable(services, trx, plan);
    for (const attempt of plan.attempts) {
      settled.set(attempt.ended, { ...settledOf(attempt, plan.now, disabled), handed: handed.get(attempt.ended) });
    }
  }
  services.onPoint?.('before-commit');
  return settled;
}

/** An endpoint that is disabled takes no more, and its account is notified. */
async function disable(
  services: Services,
  trx: Executor,
  { endpoint, now, judged }: EndpointPlan,
): Promise<Disablement | undefined> {
  if (judged.disable === undefined) return undefined;
  const { reason, at } = judged.disable;
  const end = { state: 'skipped', finished_at: at };
  await endLane(trx, deliveryQueue, { lane: { endpoint_id: endpoint.id }, now, end });
  return { reason, notices: await recordWebhookDisabled(services, trx, { endpoint, reason }) };
}

function settledOf({ ended, settlement }: Plan, now: number, disabled: Disablement | undefined): Settled {
  const { state, next_attempt_at } = settlement;
  const endpointFails = ended.sent.error !== null;
  if (state !== 'pending') return { kind: state === 'canceled' ? 'skipped' : state, disabled, endpointFails };
  return disabled
    ? { kind: 'skipped', disabled, endpointFails }
    : { kind: state, retryInMs: (next_attempt_at ?? now) - now, endpointFails };
}
