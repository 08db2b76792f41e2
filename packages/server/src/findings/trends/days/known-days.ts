import { LRUCache } from 'lru-cache';
import type { AccountDay, CarriedDays } from './account-day.ts';

/** Days and carried sums of a set of domains in a window. */
export interface DaysOfDomains {
  /** One entry for each day and state, the oldest day first. */
  readonly days: readonly AccountDay[];
  readonly carried: CarriedDays;
}

/** A result that is valid while `findDayChanges` returns `changes`. */
export interface KnownWindow extends DaysOfDomains {
  readonly changes: string;
}

/** Windows that the cache holds. A window of 90 days takes about 60 kB. */
const MAX_WINDOWS = 200;

/** Cache of the windows that this process has summed up. It drops the least recently used window first. */
export interface KnownDays {
  /** @param key identifies the domains and the window */
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
