import type { Knex } from 'knex';
import { waitingAccounts } from '../accounts/index.ts';
import { pendingIn } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { waitingCrawls } from '../crawls/index.ts';
import { dueChecksAndSchedules } from '../domains/index.ts';
import { deliveryQueue } from '../events/index.ts';
import { waitingForArchive } from '../issues/index.ts';
import { dueSummaries, notificationQueue } from '../notifications/index.ts';
import { outboxQueue } from '../outbox/index.ts';
import { recheckQueue } from '../rechecks/index.ts';
import { waitingRemovals } from '../removal/index.ts';
import { reportQueue, waitingObjects } from '../reports/index.ts';
import { databaseNow } from '../storage/index.ts';
import { lanesHere } from './workers.ts';

const kinds = [
  'resets',
  'schedules',
  'checks',
  'crawls',
  'removals',
  'accountRemovals',
  'reports',
  'rechecks',
  'objects',
  'archive',
  'deliveries',
  'notifications',
  'mails',
  'summaries',
] as const;
type Kind = (typeof kinds)[number];

/** Kinds of work of which some may be due. */
export type DueWork = Readonly<Record<Kind, boolean>>;

const nothing = Object.fromEntries(kinds.map((kind) => [kind, false])) as DueWork;

/**
 * Looks by one statement whether anything is due for the roles of this server: a server without work sends no more than
 * that. What is due may not be allowed to begin yet; what is not due is not forgotten.
 */
export async function findDueWork(services: Services): Promise<DueWork> {
  const { db, config, clock } = services;
  const now = databaseNow(db);
  const questions: Partial<Record<keyof DueWork, Knex.QueryBuilder>> = {
    ...(config.roles.includes('crawl')
      ? {
          ...dueChecksAndSchedules(db.knex, clock.now()),
          crawls: waitingCrawls(db.knex, now),
          removals: waitingRemovals(db.knex),
          accountRemovals: waitingAccounts(db.knex),
          reports: pendingIn(db.knex, reportQueue, now),
          rechecks: pendingIn(db.knex, recheckQueue, now),
          ...(config.archiveUrl === '' ? {} : { archive: waitingForArchive(db.knex, clock.now()) }),
          ...(config.bucket === undefined ? {} : { objects: waitingObjects(db.knex, clock.now()) }),
        }
      : {}),
    ...(config.roles.includes('deliver')
      ? {
          deliveries: pendingIn(db.knex, deliveryQueue, now),
          notifications: pendingIn(db.knex, notificationQueue, now).whereIn('lane', lanesHere(config)),
          ...(config.mail === undefined
            ? {}
            : { mails: pendingIn(db.knex, outboxQueue, now), summaries: dueSummaries(db.knex, clock.now()) }),
        }
      : {}),
  };
  const wanted = Object.entries(questions);
  if (wanted.length === 0) return nothing;
  const columns = wanted.map(([kind, rows]) => db.knex.raw('exists ? as ??', [rows.select(db.knex.raw('1')), kind]));
  const [row] = await db.knex.select<Record<string, number>[]>(columns);
  return { ...nothing, ...Object.fromEntries(wanted.map(([kind]) => [kind, Number(row?.[kind]) === 1])) };
}
