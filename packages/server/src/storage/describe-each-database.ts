import { describeDatabases } from '@linkvitals/testing/databases';
import { afterEach, beforeEach } from 'vitest';
import type { Database, Dialect } from './database.ts';
import { type OpenDatabaseOptions, openDatabase } from './open-database.ts';

export interface EmptyDatabase {
  readonly dialect: Dialect;
  readonly url: string;
  /** A pool on the database, a further one as a second server would have at each call; closed after the test. */
  open(options?: Omit<OpenDatabaseOptions, 'url'>): Database;
}

/** Runs a suite on SQLite and on MySQL; each test gets an empty database of its own. Only for tests. */
export function describeEachDatabase(name: string, suite: (fresh: () => EmptyDatabase) => void): void {
  describeDatabases(name, (freshUrl) => {
    let url: string;
    const opened = new Set<Database>();
    beforeEach(async () => {
      url = await freshUrl();
    });
    afterEach(async () => {
      await Promise.all([...opened].map((db) => db.close()));
      opened.clear();
    });
    suite(() => ({
      dialect: url.startsWith('sqlite:') ? 'sqlite' : 'mysql',
      url,
      open: (options = {}) => {
        const db = openDatabase({ url, ...options });
        opened.add(db);
        return db;
      },
    }));
  });
}
