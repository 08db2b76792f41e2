/** Mails and chat messages wait apart: a dead mail server delays no message. */
export type NotificationLane = 'email' | 'chat';

/**
 * Kinds of work of which a single row is woken. A `delivery` is a first attempt at an endpoint that does not fail, a `retry`
 * any other; a `mail` is one to a person, while those about crawls are notifications. Each kind has a pool of its own.
 */
export type Wakeable = 'crawl' | 'delivery' | 'retry' | NotificationLane | 'mail' | 'report' | 'recheck';

/** A row that is to be woken. */
export interface Wake {
  readonly id: string;
  /** Epoch ms of this process's clock. Default: now. */
  readonly at?: number;
  /** Nothing is done unless this process has a place for it now: another chance comes. Default: false. */
  readonly ifFree?: boolean;
}

/** Wakes work whose row is committed. An alarm carries an id and may get lost or ring twice; the rows are the truth. */
export interface Alarms {
  /** Never rejects: a server that looks into the database finds what lost its alarm. Undefined: there is nothing to wake. */
  wake(kind: Wakeable, row: Wake | undefined): Promise<void>;
  /** `failed` once the service is shutting down. */
  state(): Promise<'ok' | 'degraded' | 'failed'>;
}
