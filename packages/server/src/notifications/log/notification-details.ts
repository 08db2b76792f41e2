import type { LogRow } from './log-store.ts';

/** A notification with what its row does not say. */
export interface NotificationDetails extends LogRow {
  /** An attempt is under way. */
  readonly isUnderWay: boolean;
}
