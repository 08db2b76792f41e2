import type { DeliveryState } from '@linkvitals/contract/types';

/** Which deliveries are shown, as it stands in the address. */
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

/** Reads the address; an unknown state is left out. */
export const readDeliveriesSearch = (search: Record<string, unknown>): DeliveriesSearch => ({
  state: deliveryStates.find((one) => one === search.state),
});
