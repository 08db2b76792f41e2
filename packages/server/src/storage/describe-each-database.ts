import { describeDatabases } from '@linkvitals/testing/databases';
import { beforeEach, onTestFinished } from 'vitest';
import type { Database, Dialect } from './database.ts';
import { type OpenDatabaseOptions, openDatabase } from './open-database.ts';

export interface EmptyDatabase {
  readonly dialect: Dialect;
  readonly url: string;
  /** A pool on the database, a further one as a second server would have at each call; closed after what the test opened later. */
  open(options?: Omit<OpenDatabaseOptions, 'url'>): Database;
}

/** Runs a suite on SQLite and on MySQL; each test gets an empty database of its own. Only for tests. */
export function describeEachDatabase(name: string, suite: (fresh: () => EmptyDatabase) => void): void {
  describeDatabases(name, (freshUrl) => {
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
  });
}
