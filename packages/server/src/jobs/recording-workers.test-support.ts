import type { Pool } from './pool.ts';
import type { Workers } from './workers.ts';

export interface Rung {
  readonly pool: string;
  readonly id: string;
  readonly at: number;
}

/** Workers that note what is run, and do nothing. With `isBusy` they refuse what they are offered. */
export function recordingWorkers(isBusy = true): { workers: Workers; rung: Rung[] } {
  const rung: Rung[] = [];
  const record = (name: string, id: string) => void rung.push({ pool: name, id, at: Date.now() });
  const pool = (name: string): Pool => ({
    size: 10,
    run: async (id) => record(name, id),
    offer(id) {
      if (!isBusy) record(name, id);
      return !isBusy;
    },
    adopt: () => false,
    free: 10,
    room: 10,
    drain: async () => {},
  });
  const workers = {
    crawls: {
      size: 10,
      free: 10,
      room: 10,
      run: async () => record('crawls', 'next'),
      async begin() {
        record('crawls', 'next');
        return true;
      },
      offer() {
        record('crawls', 'next');
        return false;
      },
      drain: async () => {},
    },
    firstAttempts: pool('first'),
    retries: pool('retries'),
    domainChecks: pool('checks'),
    removals: pool('removals'),
    accountRemovals: pool('accounts'),
    notifications: { email: pool('mails'), chat: pool('slack') },
    mails: pool('people'),
    reports: pool('reports'),
    rechecks: pool('rechecks'),
    objectDeletions: pool('objects'),
    archiveSearches: pool('archive'),
    stop: async () => {},
  };
  return { workers, rung };
}
