import type { Services } from '../../context.ts';
import { isTimeBelieved } from '../../platform/retention/index.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { endLane, settleRows, settling } from '../attempts/index.ts';
import { deliveryQueue } from '../events/index.ts';
import { type NewNotification, recordWebhookDisabled } from '../notifications/index.ts';
import { doubtDays, isFailing, type LockedEndpoint, lockEndpoints, recordHealth } from '../webhooks/index.ts';
import {
  type AttemptWrites,
  attemptRow,
  computeWrites,
  type EndpointWrites,
  endsWithGone,
  GONE,
  type UnwrittenAttempt,
} from './settlement.ts';
import { insertAttempts, listAnsweredOtherwise } from './store.ts';

interface Disablement {
  readonly reason: 'gone' | 'failing';
  /** The recorded notifications to the account about it. */
  readonly notices: readonly NewNotification[];
}

type SettleOutcome =
  | { readonly kind: 'delivered' | 'failed' | 'skipped' }
  /** The delivery waits for its next attempt, `retryInMs` from now. */
  | { readonly kind: 'pending'; readonly retryInMs: number }
  /** Nothing was written: the lease is not ours any more, or the delivery was deleted. */
  | { readonly kind: 'lost' };

export type Settled = SettleOutcome & {
  /** Whether the endpoint's last attempt failed; undefined: the endpoint is gone. */
  readonly endpointFails: boolean | undefined;
  /** Set when this attempt disabled its endpoint. */
  readonly disabled?: Disablement | undefined;
};

/** Writes an attempt and its consequences for delivery and endpoint, in one transaction. */
export function settleAttempt(services: Services, ended: UnwrittenAttempt): Promise<Settled> {
  return transaction(
    services.db,
    async (trx): Promise<Settled> => {
      const locked = await lockEndpoints(services.db, trx, { ids: [endpointOf(ended)], wait: true });
      const [writes] = await writesOf(services, trx, { all: [ended], locked });
      if (writes === undefined) return { kind: 'lost', endpointFails: undefined };
      if (!(await settleDeliveries(trx, writes.attempts)))
        return { kind: 'lost', endpointFails: isFailing(writes.endpoint) };
      const settled = await writeRest(services, trx, [writes]);
      return settled.get(ended) ?? { kind: 'lost', endpointFails: undefined };
    },
    settling(services),
  );
}

/**
 * Writes several attempts, in the order in which they ended, in one transaction. An undefined result: this attempt has to be
 * settled by `settleAttempt`, because its endpoint is gone, is to be disabled, or is locked by another transaction.
 * @throws Error when the lease of one of them is not ours any more; then none is written
 */
export function settleAttempts(
  services: Services,
  all: readonly UnwrittenAttempt[],
): Promise<readonly (Settled | undefined)[]> {
  const ids = [...new Set(all.map(endpointOf))];
  return transaction(
    services.db,
    async (trx) => {
      const locked = await lockEndpoints(services.db, trx, { ids, wait: false });
      const writes = (await writesOf(services, trx, { all, locked })).filter(
        ({ judged }) => judged.disable === undefined,
      );
      if (writes.length === 0) return [];
      const areSettled = await settleDeliveries(
        trx,
        writes.flatMap(({ attempts }) => attempts),
      );
      if (!areSettled) throw new Error('The lease of a delivery in the group ran out.');
      const settled = await writeRest(services, trx, writes);
      return all.map((ended) => settled.get(ended));
    },
    { retries: 1 },
  );
}

const endpointOf = ({ claim }: UnwrittenAttempt): string => claim.row.endpoint_id;

interface EndedAttempts {
  readonly all: readonly UnwrittenAttempt[];
  readonly locked: ReadonlyMap<string, LockedEndpoint>;
}

async function writesOf(
  services: Services,
  trx: Executor,
  { all, locked }: EndedAttempts,
): Promise<readonly EndpointWrites[]> {
  const gone = await findGone(services, trx, all);
  const writes = [...Map.groupBy(all, endpointOf)].flatMap(([id, ended]) => {
    const endpoint = locked.get(id);
    return endpoint === undefined ? [] : [computeWrites(services, ended, { ...endpoint, gone })];
  });
  const failing = writes.find(({ judged }) => judged.disable?.reason === 'failing');
  // Deliveries that were skipped do not come back, so a clock that jumped must not end them.
  if (failing === undefined || (await isTimeBelieved(trx, failing.now))) return writes;
  return writes.map((one) => ({ ...one, judged: doubtDays(one.judged, one.now) }));
}

/** Finds the ids of the deliveries that end with these attempts and got no answer but 410. */
async function findGone(
  services: Services,
  trx: Executor,
  all: readonly UnwrittenAttempt[],
): Promise<ReadonlySet<string>> {
  const ids = all.filter((ended) => endsWithGone(services, ended)).map(({ claim }) => claim.row.id);
  if (ids.length === 0) return new Set();
  const otherwise = await listAnsweredOtherwise(trx, ids, GONE);
  return new Set(ids.filter((id) => !otherwise.has(id)));
}

/** Writes the outcomes to the deliveries, equal ones by one statement. False: at least one lease is not ours any more. */
async function settleDeliveries(trx: Executor, writes: readonly AttemptWrites[]): Promise<boolean> {
  let settled = 0;
  for (const [, alike] of Map.groupBy(writes, ({ settlement }) => JSON.stringify(settlement))) {
    const held = alike.map(({ ended: { claim } }) => ({ id: claim.row.id, token: claim.token }));
    settled += await settleRows(trx, deliveryQueue, held, { ...alike[0]?.settlement });
  }
  return settled === writes.length;
}

/** Writes everything else that follows from attempts whose deliveries are settled. */
async function writeRest(
  services: Services,
  trx: Executor,
  writes: readonly EndpointWrites[],
): Promise<ReadonlyMap<UnwrittenAttempt, Settled>> {
  const ended = writes.flatMap(({ attempts }) => attempts.map((attempt) => attempt.ended));
  await insertAttempts(
    trx,
    ended.map((one) => attemptRow(services, one)),
  );
  const settled = new Map<UnwrittenAttempt, Settled>();
  for (const ofEndpoint of writes) {
    await recordHealth(trx, ofEndpoint.endpoint, ofEndpoint.judged);
    const disabled = await disable(services, trx, ofEndpoint);
    for (const attempt of ofEndpoint.attempts) {
      settled.set(attempt.ended, settledOf(attempt, ofEndpoint.now, disabled));
    }
  }
  services.onPoint?.('before-commit');
  return settled;
}

/** If these attempts disable the endpoint, skips its waiting deliveries and records the notifications to its account. */
async function disable(
  services: Services,
  trx: Executor,
  { endpoint, now, judged }: EndpointWrites,
): Promise<Disablement | undefined> {
  if (judged.disable === undefined) return undefined;
  const { reason, at } = judged.disable;
  const end = { state: 'skipped', finished_at: at };
  await endLane(trx, deliveryQueue, { lane: { endpoint_id: endpoint.id }, now, end });
  return { reason, notices: await recordWebhookDisabled(services, trx, { endpoint, reason }) };
}

function settledOf({ ended, settlement }: AttemptWrites, now: number, disabled: Disablement | undefined): Settled {
  const { state, next_attempt_at } = settlement;
  const endpointFails = ended.sent.error !== null;
  // The result of an attempt does not distinguish a deleted endpoint (`canceled`) from a disabled one.
  if (state !== 'pending') return { kind: state === 'canceled' ? 'skipped' : state, disabled, endpointFails };
  return disabled
    ? { kind: 'skipped', disabled, endpointFails }
    : { kind: state, retryInMs: (next_attempt_at ?? now) - now, endpointFails };
}
