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
  /**
   * Opens a new pool on the database at each call, as a second server would have; it is closed after everything that
   * the test opens later.
   */
  open(options?: Omit<OpenDatabaseOptions, 'url'>): Database;
}

type Suite = (fresh: () => EmptyDatabase) => void;

/** Runs a suite as `describeDatabases` does, with an empty database for each test. Only for tests. */
export function describeEachDatabase(name: string, suite: Suite): void {
  describeDatabases(name, withEmptyDatabase(suite));
}

/**
 * Runs a suite like `describeEveryDatabase`, with an empty database for each test: for stores, leases, the schema,
 * deletion and statements that lock.
 */
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
