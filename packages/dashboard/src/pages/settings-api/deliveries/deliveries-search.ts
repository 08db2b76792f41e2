import type { DeliveryState } from '@linkvitals/contract/types';

/** The filter of the deliveries, as kept in the address. */
export interface DeliveriesSearch {
  readonly state?: DeliveryState | undefined;
}

export const deliveryStates = [
  'delivered',
  'pending',
  'failed',
  'skipped',
  'canceled',
] as const satisfies readonly DeliveryState[];

/** Reads the query of the address and omits an unknown state. */
export const readDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch => ({
  state: deliveryStates.find((one) => one === search.state),
});
