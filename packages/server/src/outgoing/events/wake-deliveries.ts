import type { Services } from '../../context.ts';
import { timeOfStatement } from '../../platform/storage/index.ts';
import { listHeads, SLOTS } from '../attempts/index.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { type InLane, servedByOthers } from './served-by-others.ts';

interface Wake {
  readonly id: string;
  /** Epoch ms of this process's clock. */
  readonly at: number;
  /** Whether it is a first attempt at an endpoint that does not fail: those have a pool of their own. */
  readonly first: boolean;
  /** Given when the endpoint may already have its maximum number of attempts in flight. */
  readonly endpointId?: string;
  /** See `Wake` of the alarms. */
  readonly ifFree?: boolean;
}

type Waking = Pick<Services, 'alarms' | 'attemptsHere' | 'clock' | 'db' | 'log'>;

/** Wakes deliveries whose rows are committed, except those that other attempts go on with. Never rejects. */
export async function wakeDeliveries(services: Waking, deliveries: readonly Wake[]): Promise<void> {
  const { alarms, attemptsHere, clock } = services;
  const isDue = (wake: Wake): wake is Wake & { endpointId: string } =>
    wake.endpointId !== undefined && wake.at <= clock.now();
  const isFullHere = (wake: Wake): boolean => isDue(wake) && attemptsHere.isFull({ endpoint_id: wake.endpointId });
  // This is checked after the commit: an attempt that ends later finds these rows.
  const here = deliveries.filter((wake) => !isFullHere(wake));
  const served = await findServed(services, here.filter(isDue));
  for (const wake of here.filter(({ id }) => !served.has(id))) {
    await alarms.wake(wake.first ? 'delivery' : 'retry', wake);
  }
}

/**
 * Finds deliveries that other servers will reach. One statement for all deliveries of an event replaces a claim in vain
 * for each. A SQLite file has one server.
 */
async function findServed({ db, log }: Waking, wakes: readonly InLane[]): Promise<ReadonlySet<string>> {
  if (db.dialect === 'sqlite' || wakes.length === 0) return new Set();
  try {
    const lanes = wakes.map(({ endpointId }) => endpointId);
    const limit = SLOTS.length * 2;
    const heads = await listHeads(db.knex, deliveryQueue, { lanes, now: timeOfStatement(db), limit });
    return servedByOthers(wakes, heads);
  } catch (error) {
    log.warn({ err: error }, 'it is not known which endpoints have attempts in flight; claims will find out');
    return new Set();
  }
}
