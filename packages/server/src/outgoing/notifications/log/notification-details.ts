import type { LogRow } from './log-store.ts';

/** A notification with facts that its row does not have. */
export interface NotificationDetails extends LogRow {
  /** True while an attempt is running. */
  readonly isUnderWay: boolean;
}
