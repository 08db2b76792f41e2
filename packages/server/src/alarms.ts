export interface DeliveryAlarm {
  /** Epoch ms. */
  readonly at: number;
  /** First attempts at endpoints that do not fail have a pool of their own. */
  readonly first: boolean;
  /** Nothing is done unless this process has a place for it now: another chance comes. Default false. */
  readonly ifFree?: boolean;
}

/** Mails and chat messages wait apart: a dead mail server delays no message. */
export type NotificationLane = 'email' | 'chat';

/** Wakes work. An alarm carries an id and may get lost or ring twice; the rows are the truth. */
export interface Alarms {
  crawl(crawlId: string, options?: { readonly priority?: boolean }): Promise<void>;
  delivery(deliveryId: string, options: DeliveryAlarm): Promise<void>;
  /** `at`: epoch ms. Each lane has a pool of its own. */
  notification(id: string, options: { readonly at: number; readonly lane: NotificationLane }): Promise<void>;
  /** A report that is to be made. `at`: epoch ms. */
  report(id: string, options: { readonly at: number }): Promise<void>;
  /** A look at the URL of an issue. `at`: epoch ms. */
  recheck(id: string, options: { readonly at: number }): Promise<void>;
  /** A mail of the outbox. `at`: epoch ms. */
  mail(id: string, options: { readonly at: number }): Promise<void>;
  /** `failed` once the service is shutting down. */
  state(): Promise<'ok' | 'degraded' | 'failed'>;
}
