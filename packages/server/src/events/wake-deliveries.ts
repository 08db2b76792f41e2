import type { Services } from '../context.ts';

interface Wake {
  readonly id: string;
  /** Epoch ms of this process's clock. */
  readonly at: number;
  /** A first attempt, at an endpoint that does not fail: these have a pool of their own. */
  readonly first: boolean;
  /** Given where this process may have as many attempts at the endpoint in flight as there may be. */
  readonly endpointId?: string;
  /** See `DeliveryAlarm`. */
  readonly ifFree?: boolean;
}

/**
 * Sets the alarms of deliveries whose rows are committed. Never fails: the rows are the truth, and the sweep finds
 * what lost its alarm.
 */
export async function wakeDeliveries(
  { alarms, attemptsHere, clock, log }: Pick<Services, 'alarms' | 'attemptsHere' | 'clock' | 'log'>,
  deliveries: readonly Wake[],
): Promise<void> {
  for (const { id, at, first, endpointId, ifFree = false } of deliveries) {
    // Nothing could be done but find that: the end of an attempt finds what has waited longest.
    if (endpointId !== undefined && at <= clock.now() && attemptsHere.isFull({ endpoint_id: endpointId })) continue;
    try {
      await alarms.delivery(id, { at, first, ifFree });
    } catch (error) {
      log.warn({ err: error, delivery_id: id }, 'alarm not set, the sweep will find the delivery');
    }
  }
}
