import type { AttemptRow, DeliveryRow } from '../delivery-row.ts';

/** A delivery with its attempts and whether one is in flight. */
export interface DeliveryDetails extends DeliveryRow {
  readonly attemptsMade: readonly AttemptRow[];
  /** Whether an attempt is in flight. */
  readonly isUnderWay: boolean;
}

export interface DeliveryDetailsWithBody extends DeliveryDetails {
  readonly body: string;
}
