import { LRUCache } from 'lru-cache';
import type { AccountDay, CarriedDays } from './account-day.ts';

/** What a set of domains came to in a window. */
export interface DaysOfDomains {
  /** One for each day and state, the oldest day first. */
  readonly days: readonly AccountDay[];
  readonly carried: CarriedDays;
}

/** As long as nothing has changed the days of the account, they are the same. */
export interface KnownWindow extends DaysOfDomains {
  readonly changes: string;
}

/** A window of 90 days takes about 60 kB. */
const MAX_WINDOWS = 200;

/** Windows of sets of domains that this process has summed up; the one that was used longest ago is forgotten first. */
export interface KnownDays {
  /** @param key stands for the domains and the window */
  get(key: string): KnownWindow | undefined;
  set(key: string, known: KnownWindow): void;
}

export function createKnownDays(max = MAX_WINDOWS): KnownDays {
  const windows = new LRUCache<string, KnownWindow>({ max });
  return {
    get: (key) => windows.get(key),
    set(key, known) {
      windows.set(key, known);
    },
  };
}
