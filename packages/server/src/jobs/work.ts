import type { ServerRole } from '@linkvitals/contract';
import type { Wakeable } from '../alarms.ts';
import type { Services } from '../context.ts';
import { startScheduledCrawls, waitingCrawls } from '../findings/crawls/index.ts';
import { waitingForArchive } from '../findings/issues/index.ts';
import { recheckQueue } from '../findings/rechecks/index.ts';
import { type Condition, dueIds, type Lane, pendingIn, type Queue } from '../outgoing/attempts/index.ts';
import { dueDeliveries } from '../outgoing/deliveries/index.ts';
import { deliveryQueue } from '../outgoing/events/index.ts';
import { dueSummaries, notificationQueue } from '../outgoing/notifications/index.ts';
import { outboxQueue } from '../outgoing/outbox/index.ts';
import { takeDueSummaries } from '../outgoing/summaries/index.ts';
import { waitingAccounts } from '../people/accounts/index.ts';
import type { Config } from '../platform/config/config.ts';
import { databaseNow, type LaneCursor } from '../platform/storage/index.ts';
import { reportQueue, waitingObjects } from '../reporting/reports/index.ts';
import { dueDomainChecks, dueDomains, resetSchedulesSetAhead } from '../sites/domains/index.ts';
import { dueAccountRemovals, dueRemovals, waitingRemovals } from '../sites/removal/index.ts';
import type { Places } from './pool.ts';
import type { Workers } from './workers.ts';

export interface Look {
  /** The position at which the last look at this work ended. The look moves it on. */
  readonly cursor: LaneCursor;
  /** Work that became due less than this ago is left to the process that is about to begin it, ms. */
  readonly graceMs: number;
}

/** One kind of work: its role, how it is found, and where it is begun. */
export interface Work {
  /** Its name in the log, and in the statement that looks for it. */
  readonly name: string;
  readonly role: ServerRole;
  /** Whether a server with this role can do it. Default: it can. */
  readonly isPossible?: (config: Config) => boolean;
  /** The table whose rows are attempted. */
  readonly queue?: Queue;
  /** The places in which its rows are worked at when they are woken. Work without any waits for the sweep. */
  readonly places?: Partial<Record<Wakeable, (workers: Workers) => Places>>;
  /** A query that has a row while some of the work is due, even if none of it may begin yet. */
  readonly waiting: (services: Services) => Condition;
  /** A query that has a row while some of the work became due a moment ago. Default: no such query is possible. */
  readonly dueLately?: (services: Services) => Condition;
  /**
   * Begins what is due, as far as there is room for it here, and does not wait until it ends. Resolves to false when none of
   * it could begin.
   */
  readonly begin: (services: Services, workers: Workers, look: Look) => Promise<unknown>;
}

interface QueuedWork extends Pick<Work, 'name' | 'role' | 'isPossible'> {
  readonly queue: Queue;
  /** The columns that select its rows. Default: all rows. */
  readonly of?: Lane;
  readonly kind: Wakeable;
  readonly place: (workers: Workers) => Places;
}

/** Milliseconds for which a row counts as due lately: three looks, so that one look that comes late misses none. */
const LATELY_MS = 3_300;

/** Finds the rows of a queue. */
const rowsOf = (queue: Queue, of: Lane = {}) => {
  const waiting = ({ db }: Services): Condition => pendingIn(db.knex, queue, databaseNow(db)).where(of);
  const dueLately = (services: Services): Condition => {
    const { knex } = services.db;
    const since = knex.raw('? - ?', [databaseNow(services.db), LATELY_MS]);
    return waiting(services).where('next_attempt_at', '>', since);
  };
  return { queue, waiting, dueLately };
};

/** Work whose rows wait in a queue for one pool. */
const queued = ({ queue, of = {}, kind, place, ...work }: QueuedWork): Work => ({
  ...work,
  ...rowsOf(queue, of),
  places: { [kind]: place },
  async begin({ db }, workers, { cursor }) {
    const pool = place(workers);
    const due = await dueIds(db, queue, { of, limit: pool.room, cursor });
    return offerAll(
      due.map((id) => ({ id })),
      () => pool,
    );
  },
});

/**
 * Offers each row to its pool, where it waits for a place beside the rows that ends of attempts wake. So endpoints whose
 * attempts follow each other without a pause do not keep a full pool to themselves. Answers false if the pools had all rows.
 */
function offerAll<Row extends { readonly id: string }>(rows: readonly Row[], poolOf: (row: Row) => Places): boolean {
  let isAnyNew = false;
  for (const row of rows) {
    const pool = poolOf(row);
    const { room } = pool;
    if (!pool.offer(row.id) || pool.room < room) isAnyNew = true;
  }
  return isAnyNew;
}

const hasMail = ({ mail }: Config): boolean => mail !== undefined;
/** Number of times that the room of a pool for deliveries is looked through for its rows while the other pool is full. */
const LOOKED_THROUGH = 8;
/** Removals that one pass begins. Usually a domain has few rows left, or none. */
const REMOVALS_A_PASS = 100;

/** All work of servers other than requests, in the order in which it is begun. */
export const allWork: readonly Work[] = [
  {
    name: 'resets',
    role: 'crawl',
    waiting: ({ db, clock }) => dueDomains(db.knex, clock.now()).resets,
    begin: (services) => resetSchedulesSetAhead(services),
  },
  {
    name: 'schedules',
    role: 'crawl',
    waiting: ({ db, clock }) => dueDomains(db.knex, clock.now()).schedules,
    begin: (services) => startScheduledCrawls(services),
  },
  {
    name: 'crawls',
    role: 'crawl',
    places: { crawl: ({ crawls }) => crawls },
    waiting: ({ db }) => waitingCrawls(db.knex, databaseNow(db)),
    begin: (_, { crawls }) => crawls.begin(),
  },
  {
    name: 'checks',
    role: 'crawl',
    waiting: ({ db, clock }) => dueDomains(db.knex, clock.now()).checks,
    async begin(services, { domainChecks }) {
      for (const id of await dueDomainChecks(services, domainChecks.free)) void domainChecks.run(id);
    },
  },
  {
    name: 'deliveries',
    role: 'deliver',
    ...rowsOf(deliveryQueue),
    places: { delivery: ({ firstAttempts }) => firstAttempts, retry: ({ retries }) => retries },
    async begin(services, { firstAttempts, retries }, { cursor, graceMs }) {
      const rooms = [firstAttempts.room, retries.room];
      // Rows of a full pool are found in vain, so more are read until there are some of the other.
      const limit = Math.max(...rooms) * (rooms.includes(0) ? LOOKED_THROUGH : 1);
      const due = await dueDeliveries(services, limit, { cursor, dueForMs: graceMs });
      return offerAll(due, ({ first }) => (first ? firstAttempts : retries));
    },
  },
  queued({
    name: 'messages',
    role: 'deliver',
    queue: notificationQueue,
    of: { lane: 'chat' },
    kind: 'chat',
    place: ({ notifications }) => notifications.chat,
  }),
  // A server without a mail server leaves mails to those that have one.
  queued({
    name: 'notifications',
    role: 'deliver',
    isPossible: hasMail,
    queue: notificationQueue,
    of: { lane: 'email' },
    kind: 'email',
    place: ({ notifications }) => notifications.email,
  }),
  {
    name: 'summaries',
    role: 'deliver',
    isPossible: hasMail,
    waiting: ({ db, clock }) => dueSummaries(db.knex, clock.now()),
    begin: (services) => takeDueSummaries(services),
  },
  queued({
    name: 'mails',
    role: 'deliver',
    isPossible: hasMail,
    queue: outboxQueue,
    kind: 'mail',
    place: ({ mails }) => mails,
  }),
  queued({ name: 'reports', role: 'crawl', queue: reportQueue, kind: 'report', place: ({ reports }) => reports }),
  queued({ name: 'rechecks', role: 'crawl', queue: recheckQueue, kind: 'recheck', place: ({ rechecks }) => rechecks }),
  {
    name: 'files in the bucket',
    role: 'crawl',
    isPossible: ({ bucket }) => bucket !== undefined,
    waiting: ({ db, clock }) => waitingObjects(db.knex, clock.now()),
    async begin(_, { objectDeletions }) {
      void objectDeletions.run('all');
    },
  },
  {
    name: 'copies in the archive',
    role: 'crawl',
    isPossible: ({ archiveUrl }) => archiveUrl !== '',
    waiting: ({ db, clock }) => waitingForArchive(db.knex, clock.now()),
    async begin(_, { archiveSearches }) {
      void archiveSearches.run('all');
    },
  },
  {
    name: 'removals',
    role: 'crawl',
    waiting: ({ db }) => waitingRemovals(db.knex),
    async begin(services, { removals }) {
      if (removals.free === 0) return;
      for (const id of await dueRemovals(services, REMOVALS_A_PASS)) void removals.run(id);
    },
  },
  {
    name: 'removals of accounts',
    role: 'crawl',
    waiting: ({ db }) => waitingAccounts(db.knex),
    async begin(services, { accountRemovals }) {
      if (accountRemovals.free === 0) return;
      for (const id of await dueAccountRemovals(services, REMOVALS_A_PASS)) void accountRemovals.run(id);
    },
  },
];

/** Answers whether this server does the work. */
export const isHere = ({ role, isPossible }: Work, config: Config): boolean =>
  config.roles.includes(role) && (isPossible?.(config) ?? true);

/** Answers whether this process has room for the work. Work that waits for the sweep checks that when it begins. */
export const hasRoom = ({ places }: Work, workers: Workers): boolean =>
  places === undefined || Object.values(places).some((place) => place(workers).room > 0);

/** The queues of all work whose rows are attempted. */
export const allQueues: readonly Queue[] = [...new Set(allWork.flatMap(({ queue }) => queue ?? []))];

interface WokenWork {
  readonly kind: Wakeable;
  readonly place: (workers: Workers) => Places;
}

/** The kinds of rows that this server works at when they are woken. */
export const wokenHere = (config: Config): readonly WokenWork[] =>
  allWork
    .filter((work) => isHere(work, config))
    .flatMap(({ places = {} }) => Object.entries(places).map(([kind, place]) => ({ kind: kind as Wakeable, place })));
