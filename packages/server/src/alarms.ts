export interface DeliveryAlarm {
  /** Time of the first attempt, epoch ms */
  readonly at: number;
  /** Whether it is a first attempt at an endpoint that does not fail: those have a pool of their own. */
  readonly first: boolean;
  /** Do nothing unless this process has a place for it now, because another alarm will follow. Default false. */
  readonly ifFree?: boolean;
}

/**
 * Queues of notifications. Mails and chat messages wait separately, so that a dead mail server delays no chat message.
 */
export type NotificationLane = 'email' | 'chat';

/** Wakes work on rows. An alarm carries an id and may get lost or ring twice; the rows are the truth. */
export interface Alarms {
  crawl(crawlId: string, options?: { readonly priority?: boolean }): Promise<void>;
  delivery(deliveryId: string, options: DeliveryAlarm): Promise<void>;
  /** `at`: epoch ms. Each lane has a pool of its own. */
  notification(id: string, options: { readonly at: number; readonly lane: NotificationLane }): Promise<void>;
  /** Wakes the making of a report. `at`: epoch ms. */
  report(id: string, options: { readonly at: number }): Promise<void>;
  /** Wakes a recheck of an issue. `at`: epoch ms. */
  recheck(id: string, options: { readonly at: number }): Promise<void>;
  /** Wakes the sending of a mail of the outbox. `at`: epoch ms. */
  mail(id: string, options: { readonly at: number }): Promise<void>;
  /** State of the scheduler; `failed` once the service is shutting down. */
  state(): Promise<'ok' | 'degraded' | 'failed'>;
}
