import type { CustomLimits } from '@linkvitals/contract';
import type { BodyRoom, ExternalHosts, PageReading, RobotsCache } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { Logger } from 'pino';
import type { Plan, PlanName } from './accounts/plans.ts';
import type { Alarms } from './alarms.ts';
import type { AttemptsHere } from './attempts/attempts-here.ts';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { LiveCrawls } from './crawls/live/live-crawls.ts';
import type { CrawlPoint } from './crawls/run/crawl-point.ts';
import type { DeliveryPoint } from './deliveries/delivery-point.ts';
import type { Dns } from './dns/index.ts';
import type { WrittenDomains } from './domain-view/written-domains.ts';
import type { Ids } from './ids.ts';
import type { Limits } from './limits/create-limits.ts';
import type { Mailer } from './mail/index.ts';
import type { Meter } from './meter.ts';
import type { NotificationPoint } from './notifications/notification-point.ts';
import type { IdentityProviders } from './oidc/provider/identity-providers.ts';
import type { DatabaseGate } from './outages/database-gate.ts';
import type { RecheckPoint } from './rechecks/recheck-point.ts';
import type { ObjectStorage } from './reports/files/object-storage.ts';
import type { ReportPoint } from './reports/report-point.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { SessionRow } from './sessions/session-row.ts';
import type { Database } from './storage/index.ts';
import type { SummaryPoint } from './summaries/summary-point.ts';
import type { KnownDays } from './trends/days/known-days.ts';
import type { PasswordPool } from './users/password-pool.ts';
import type { UserRow } from './users/user-row.ts';

/** What every verb may use, whoever calls it. Put together in services.ts only. */
export type { Familiarity } from './users/password-pool.ts';

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
  /** A bucket for the files of reports; undefined: they are in the database. */
  readonly objects: ObjectStorage | undefined;
  readonly externalHosts: ExternalHosts;
  readonly robotsCache: RobotsCache;
  /** For large bodies of all crawls together. */
  readonly bodyRoom: BodyRoom;
  /** Another thread, so that no page holds up the API. */
  readonly pageReading: PageReading;
  readonly alarms: Alarms;
  readonly attemptsHere: AttemptsHere;
  /** Streams of this server that follow crawls. */
  readonly liveCrawls: LiveCrawls;
  readonly secrets: SecretBox;
  readonly passwords: PasswordPool;
  readonly identityProviders: IdentityProviders;
  readonly limits: Limits;
  /** Trends of callers who may see some domains only. */
  readonly knownDays: KnownDays;
  readonly writtenDomains: WrittenDomains;
  readonly background: Background;
  readonly meter: Meter;
  /** Name of this process in leases. */
  readonly instance: string;
  /** Called at each of these points; for tests that end a process there. Left out everywhere else. */
  readonly onPoint?: (
    point: DeliveryPoint | CrawlPoint | NotificationPoint | RecheckPoint | ReportPoint | SummaryPoint,
  ) => void;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly planName: PlanName;
  readonly plan: Plan;
  /** Overrides the plan's number of domains. */
  readonly customDomainLimit: number | null;
  /** Override those of the plan; `plan` has them. */
  readonly customLimits: CustomLimits;
  /** When an operator suspended it, epoch ms. */
  readonly suspendedAt: number | null;
  readonly version: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Actor {
  readonly kind: 'api-key' | 'person' | 'operator' | 'schedule' | 'share-link';
  readonly id: string;
  /** For people who read the audit log: the address of a person, the name of a key. */
  readonly name: string;
  /** Where the request came from, when one did and it is known. */
  readonly address: string | null;
  readonly scopes: readonly string[];
  /** Domains that the actor may know of; null: all domains of the account. */
  readonly domainIds: readonly string[] | null;
  /** Those of them on which it may do what it is doing; null: all. */
  readonly allowedDomainIds: readonly string[] | null;
  /** Of a person. */
  readonly choices?: Choices;
}

/** What a person has chosen for what they see and make; null: nothing. */
export type Choices = Pick<UserRow, 'locale' | 'time_zone'>;

/** What a verb gets: the services, and in whose name it acts. Every query of account data takes `account.id`. */
export interface Context extends Services {
  readonly account: Account;
  readonly actor: Actor;
}

/** Where a request of a person comes from, as the list of sessions shows it. */
export interface Caller {
  /** User agent, at most 255 characters. */
  readonly device: string;
  readonly address: string | null;
}

/** What a verb gets that is about a person, whatever account they are signed in for. */
export interface PersonContext extends Services {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly caller: Caller;
}

/** What a verb gets before anybody has signed in. */
export interface VisitorContext extends Services {
  readonly caller: Caller;
  /** Of the cookie, when the request has one. It may be of a session that has ended. */
  readonly sessionToken?: string | undefined;
}

/** What a verb gets that whoever runs the server calls, about any account. */
export interface OperatorContext extends Services {
  readonly caller: Caller;
}
