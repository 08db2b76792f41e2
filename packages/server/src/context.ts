import type { CustomLimits } from '@linkvitals/contract';
import type { BodyRoom, ExternalHosts, PageReading, RobotsCache } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { Logger } from 'pino';
import type { AfterResponse } from './after-response.ts';
import type { Alarms } from './alarms.ts';
import type { LiveCrawls } from './findings/crawls/live/live-crawls.ts';
import type { KnownDays } from './findings/trends/days/known-days.ts';
import type { AttemptsHere } from './outgoing/attempts/attempts-here.ts';
import type { Mailer } from './outgoing/mail/index.ts';
import type { Plan, PlanName } from './people/accounts/plans.ts';
import type { Limits } from './people/limits/create-limits.ts';
import type { IdentityProviders } from './people/oidc/provider/identity-providers.ts';
import type { SessionRow } from './people/sessions/session-row.ts';
import type { PasswordPool } from './people/users/password-pool.ts';
import type { UserRow } from './people/users/user-row.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Ids } from './platform/ids.ts';
import type { KillPoint } from './platform/kill-points.ts';
import type { Meter } from './platform/meter.ts';
import type { DatabaseGate } from './platform/outages/database-gate.ts';
import type { Rendering } from './platform/rendering.ts';
import type { SecretBox } from './platform/secrets/secret-box.ts';
import type { Database, Executor } from './platform/storage/index.ts';
import type { ObjectStorage } from './reporting/reports/files/object-storage.ts';
import type { Dns } from './sites/dns/index.ts';
import type { ShownDomains } from './sites/domain-view/shown-domains.ts';
import type { OwnershipNotice } from './sites/domains/verification/ownership-notice.ts';

export type { Familiarity } from './people/users/password-pool.ts';

/** Services that every verb may use. Only services.ts puts them together. */
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
  /** A bucket for the files of reports; undefined: the database stores them. */
  readonly objects: ObjectStorage | undefined;
  readonly externalHosts: ExternalHosts;
  readonly robotsCache: RobotsCache;
  /** Memory for large bodies, shared by all crawls */
  readonly bodyRoom: BodyRoom;
  /** Reads pages on another thread, so that no page holds up the API. */
  readonly pageReading: PageReading;
  /** Renders pages with the browser of this server, if it has one. */
  readonly rendering: Rendering;
  readonly alarms: Alarms;
  readonly attemptsHere: AttemptsHere;
  /** Streams of this server that follow crawls */
  readonly liveCrawls: LiveCrawls;
  readonly secrets: SecretBox;
  readonly passwords: PasswordPool;
  readonly identityProviders: IdentityProviders;
  readonly limits: Limits;
  /** Trends of callers who may see some domains only */
  readonly knownDays: KnownDays;
  readonly shownDomains: ShownDomains;
  /**
   * Queues notifications about ownership, in the transaction that changes it. Returns the work to do after the commit. It is a service
   * because notifications import domains.
   */
  readonly noticeOwnership: (
    services: Services,
    trx: Executor,
    notice: OwnershipNotice,
  ) => Promise<() => Promise<void>>;
  readonly afterResponse: AfterResponse;
  readonly meter: Meter;
  /** Name of this process in leases */
  readonly instance: string;
  /** Called at each of these points, for tests that end a process there. Undefined everywhere else. */
  readonly onPoint?: (point: KillPoint) => void;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly planName: PlanName;
  readonly plan: Plan;
  /** Overrides the plan's number of domains; null: the plan's number applies. */
  readonly customDomainLimit: number | null;
  /** Limits of this account that override those of its plan; `plan` already includes them. */
  readonly customLimits: CustomLimits;
  /** Time at which an operator suspended the account, epoch ms; null: it is not suspended. */
  readonly suspendedAt: number | null;
  readonly version: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

export interface Actor {
  readonly kind: 'api-key' | 'person' | 'operator' | 'schedule' | 'share-link';
  readonly id: string;
  /** The name that the audit log shows: the mail address of a person, the name of a key */
  readonly name: string;
  /** Network address that the request came from; null when unknown, or when no request caused the action */
  readonly address: string | null;
  readonly scopes: readonly string[];
  /** Domains that the actor may know of; null: all domains of the account. */
  readonly domainIds: readonly string[] | null;
  /** Domains among `domainIds` on which the actor may do the present operation; null: all. */
  readonly allowedDomainIds: readonly string[] | null;
  /** Choices of the actor, when it is a person */
  readonly choices?: Choices;
}

/** Language and time zone that a person has chosen; null: no choice. */
export type Choices = Pick<UserRow, 'locale' | 'time_zone'>;

/**
 * The context of a verb: the services, the account, and the actor in whose name the verb acts. Every query of account
 * data takes `account.id`.
 */
export interface Context extends Services {
  readonly account: Account;
  readonly actor: Actor;
}

/** The origin of a person's request, as the list of sessions shows it */
export interface Caller {
  /** User agent, at most 255 characters. */
  readonly device: string;
  readonly address: string | null;
}

/** The context of a verb that is about a person, regardless of the account that they are signed in for */
export interface PersonContext extends Services {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly caller: Caller;
}

/** The context of a verb that runs before anybody has signed in */
export interface VisitorContext extends Services {
  readonly caller: Caller;
  /** Token of the cookie, when the request has one. Its session may have ended. */
  readonly sessionToken?: string | undefined;
}

/** The context of a verb that an operator calls, about any account */
export interface OperatorContext extends Services {
  readonly caller: Caller;
}
