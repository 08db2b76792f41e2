/**
 * Queues of notifications. Mails and chat messages wait separately, so that a dead mail server delays no chat message.
 */
export type NotificationLane = 'email' | 'chat';

/**
 * Kinds of work whose rows can be woken one by one. A `delivery` is a first attempt at an endpoint that does not fail, a
 * `retry` any other; a `mail` is one to a person, while mails about crawls are notifications. Each kind has its own pool.
 */
export type Wakeable = 'crawl' | 'delivery' | 'retry' | NotificationLane | 'mail' | 'report' | 'recheck';

/** A row that is to be woken */
export interface Wake {
  readonly id: string;
  /** Epoch ms of this process's clock. Default: now. */
  readonly at?: number;
  /** Do nothing unless this process has a place for it now, because another chance comes. Default: false. */
  readonly ifFree?: boolean;
}

/** Wakes work whose row is committed. An alarm carries an id and may get lost or ring twice; the rows are the truth. */
export interface Alarms {
  /**
   * Wakes a row; undefined: there is nothing to wake. Never rejects: a server that looks into the database finds the
   * work of a lost alarm.
   */
  wake(kind: Wakeable, row: Wake | undefined): Promise<void>;
  /** State of the scheduler; `failed` once the service is shutting down. */
  state(): Promise<'ok' | 'degraded' | 'failed'>;
}
