import {
  type DatabaseSuite,
  describeDatabases,
  describeEveryDatabase,
  type EveryDatabaseOptions,
} from '@linkvitals/testing/databases';
import { beforeEach, onTestFinished } from 'vitest';
import { type OpenDatabaseOptions, openDatabase } from './connection/open-database.ts';
import type { Database, Dialect } from './database.ts';

export interface EmptyDatabase {
  readonly dialect: Dialect;
  readonly url: string;
  /** A pool on the database, a further one as a second server would have at each call; closed after what the test opened later. */
  open(options?: Omit<OpenDatabaseOptions, 'url'>): Database;
}

type Suite = (fresh: () => EmptyDatabase) => void;

/** Runs a suite as `describeDatabases` does; each test gets an empty database of its own. Only for tests. */
export function describeEachDatabase(name: string, suite: Suite): void {
  describeDatabases(name, withEmptyDatabase(suite));
}

/** The same as `describeEveryDatabase`, for stores, leases, the schema, deletion and statements that lock. */
export function describeEveryEmptyDatabase(name: string, suite: Suite, options?: EveryDatabaseOptions): void {
  describeEveryDatabase(name, withEmptyDatabase(suite), options);
}

function withEmptyDatabase(suite: Suite): DatabaseSuite {
  return (freshUrl) => {
    let url: string;
    beforeEach(async () => {
      url = await freshUrl();
    });
    suite(() => ({
      dialect: url.startsWith('sqlite:') ? 'sqlite' : 'mysql',
      url,
      open: (options = {}) => {
        const db = openDatabase({ url, ...options });
        onTestFinished(() => db.close());
        return db;
      },
    }));
  };
}
