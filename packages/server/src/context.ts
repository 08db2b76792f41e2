import type { NotificationChannel } from '@linkvitals/contract';
import type { ExternalHosts, PageReading, RobotsCache } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { Logger } from 'pino';
import type { Plan } from './accounts/plans.ts';
import type { AttemptsHere } from './attempts/attempts-here.ts';
import type { Config } from './config.ts';
import type { Database } from './storage/index.ts';

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Monotonic ms, for durations. */
  monotonic(): number;
  /** Rejects when the signal aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Ids {
  /** UUID version 7. */
  uuid(): string;
  /** Cryptographically random base62 characters. */
  token(length: number): string;
}

/** Wakes work. An alarm carries an id and may get lost or ring twice; the rows are the truth. */
export interface DeliveryAlarm {
  /** Epoch ms. */
  readonly at: number;
  /** First attempts at endpoints that do not fail have a pool of their own. */
  readonly first: boolean;
  /** Nothing is done unless this process has a place for it now: another chance comes. Default false. */
  readonly ifFree?: boolean;
}

export interface Alarms {
  crawl(crawlId: string, options?: { readonly priority?: boolean }): Promise<void>;
  delivery(deliveryId: string, options: DeliveryAlarm): Promise<void>;
  /** `at`: epoch ms. Each channel has a pool of its own. */
  notification(id: string, options: { readonly at: number; readonly channel: NotificationChannel }): Promise<void>;
  /** `failed` once the service is shutting down. */
  state(): Promise<'ok' | 'degraded' | 'failed'>;
}

/** Why the database cannot be used. `starting`: its schema is not known to be up to date yet. */
export type DatabaseClosed = 'starting' | 'database_unreachable' | 'database_refuses';

/** Stands before all that needs the database: nobody waits for one that is away, nor long for one that is slow. */
export interface DatabaseGate {
  /** Why requests are turned away; undefined: they are not. */
  readonly closed: DatabaseClosed | undefined;
  /** Nothing that needs the database can be done. One that is only slow is not away: what nobody waits for goes on. */
  readonly isAway: boolean;
  /**
   * Does the work. When the database falls silent meanwhile, or is slow and the work takes longer than 4 s, the work goes
   * on unwatched, to its own end.
   * @throws ServiceError `unavailable`, at once where the gate is closed and as soon as it closes
   */
  through<T>(work: () => Promise<T>): Promise<T>;
}

/** What one resolver, or all of them together, said about a TXT record. */
export type TxtOutcome = 'found' | 'absent' | 'unknown';
export interface TxtAnswer {
  readonly server: string;
  /** `values` when it answered; `error` is the DNS error code otherwise. NXDOMAIN and NODATA answer with no values. */
  readonly result: { readonly values: readonly string[] } | { readonly error: string };
}

export interface Dns {
  /** Queries every configured resolver for the TXT records of a name; chunks are joined. Never rejects. */
  lookupTxt(name: string): Promise<readonly TxtAnswer[]>;
}

/** AES-256-GCM under the installation's keys: the first one seals, all of them open. */
export interface SecretBox {
  /** Names the key that seals now. */
  readonly keyId: string;
  /** Of all keys that open, the one that seals first. */
  readonly keyIds: readonly string[];
  seal(plain: string): { readonly ciphertext: string; readonly keyId: string };
  /** @throws Error when the key is none of ours or the text was tampered with. */
  open(sealed: { readonly ciphertext: string; readonly keyId: string }): string;
}

/** A mail as it is handed over: one recipient, texts of one line but for the bodies. */
export interface OutgoingMail {
  /** The same at every attempt. */
  readonly id: string;
  /** ASCII, `local@domain`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailOutcome {
  /** For the owner of the account; null: the server has taken the mail. */
  readonly error: string | null;
  /** Reply code of the server that decided it, when there was one. */
  readonly status: number | null;
}

/** The operator's mail server. */
export interface Mailer {
  /** Never rejects. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<MailOutcome>;
}

/** Between the steps of a delivery, in their order: where a process that dies leaves something half done. */
export type DeliveryPoint = 'before-claim' | 'after-claim' | 'after-answer' | 'before-commit' | 'after-commit';

/**
 * The same of a crawl. Its transactions say that it has begun, write a batch of what it met (frontier, pages, verdicts),
 * and end it; `before-…-commit` is called inside of them, when all is written.
 */
export type CrawlPoint =
  | 'before-start-commit'
  | 'after-start-commit'
  | 'before-batch'
  | 'before-batch-commit'
  | 'after-batch-commit'
  | 'before-end'
  | 'before-end-commit'
  | 'after-end-commit';

/** Times are seconds. Takes no names, addresses or ids: every label has a closed set of values. */
export interface Meter {
  /** `operation`: of the contract; undefined: none of it. */
  requestAnswered(answer: { readonly operation?: string | undefined; readonly status: number; seconds: number }): void;
  pagesWritten(count: number): void;
  crawlRan(run: { readonly outcome: CrawlRunOutcome; readonly seconds: number }): void;
  /** A request of a crawl waited for a slot at its host; `own`: the site that is crawled. */
  hostWaited(wait: { readonly own: boolean; readonly seconds: number }): void;
  attemptMade(attempt: { readonly outcome: AttemptResult; readonly seconds: number }): void;
  notificationTried(attempt: { readonly channel: NotificationChannel; readonly outcome: NotificationResult }): void;
  swept(): void;
}

/** `suspended`: let go at shutdown, to be resumed. `lost`: another server has it. `broken`: an exception ended the run. */
export type CrawlRunOutcome = 'completed' | 'failed' | 'canceled' | 'suspended' | 'lost' | 'broken';
/** Of attempts that were sent; `lost`: the lease ran out meanwhile and another writes the outcome. */
export type AttemptResult = 'delivered' | 'retrying' | 'failed' | 'skipped' | 'lost';

/** Of attempts to send a mail or Slack message. */
export type NotificationResult = 'sent' | 'retrying' | 'failed' | 'lost';

/** What every verb may use, whoever calls it. Put together in app.ts only. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly gate: DatabaseGate;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly dns: Dns;
  readonly outbound: Outbound;
  /** Undefined: no mail server is configured. */
  readonly mailer: Mailer | undefined;
  readonly externalHosts: ExternalHosts;
  readonly robotsCache: RobotsCache;
  /** Another thread, so that no page holds up the API. */
  readonly pageReading: PageReading;
  readonly alarms: Alarms;
  readonly attemptsHere: AttemptsHere;
  readonly secrets: SecretBox;
  readonly meter: Meter;
  /** Name of this process in leases. */
  readonly instance: string;
  /** Called at each of these points; for tests that end a process there. Left out everywhere else. */
  readonly onPoint?: (point: DeliveryPoint | CrawlPoint) => void;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly planName: string;
  readonly plan: Plan;
  /** Overrides the plan's number of domains. */
  readonly customDomainLimit: number | null;
}

export interface Actor {
  readonly kind: 'api-key' | 'operator' | 'schedule';
  readonly id: string;
  readonly scopes: readonly string[];
  /** Null: all domains of the account. */
  readonly domainIds: readonly string[] | null;
}

/** What a verb gets: the services, and in whose name it acts. Every query of account data takes `account.id`. */
export interface Context extends Services {
  readonly account: Account;
  readonly actor: Actor;
}
