import type { AttemptRow, DeliveryRow } from '../delivery-row.ts';

/** A delivery with what its row does not say. */
export interface DeliveryDetails extends DeliveryRow {
  readonly attemptsMade: readonly AttemptRow[];
  /** An attempt is under way. */
  readonly isUnderWay: boolean;
}

export interface DeliveryDetailsWithBody extends DeliveryDetails {
  readonly body: string;
}
