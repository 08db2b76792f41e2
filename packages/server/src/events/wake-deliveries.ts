import type { Services } from '../context.ts';

interface Wake {
  readonly id: string;
  /** Epoch ms of this process's clock. */
  readonly at: number;
  /** A first attempt, at an endpoint that does not fail: these have a pool of their own. */
  readonly first: boolean;
}

/**
 * Sets the alarms of deliveries whose rows are committed. Never fails: the rows are the truth, and the sweep finds
 * what lost its alarm.
 */
export async function wakeDeliveries(
  { alarms, log }: Pick<Services, 'alarms' | 'log'>,
  deliveries: readonly Wake[],
): Promise<void> {
  for (const { id, at, first } of deliveries) {
    try {
      await alarms.delivery(id, { at, first });
    } catch (error) {
      log.warn({ err: error, delivery_id: id }, 'alarm not set, the sweep will find the delivery');
    }
  }
}
