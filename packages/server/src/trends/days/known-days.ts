import { LRUCache } from 'lru-cache';
import type { AccountDay } from './account-day.ts';

/** What a set of domains came to on a day, as long as nothing else has changed the day of their account. */
export interface KnownDay {
  /** As `listDayChanges` says it. */
  readonly changes: string;
  /** One for each state. */
  readonly sums: readonly AccountDay[];
}

export type DaysByNumber = ReadonlyMap<number, KnownDay>;

/** A window of 90 days takes about 30 kB. */
const MAX_SETS = 200;

/** Days of sets of domains that this process has summed up; the set that was used longest ago is forgotten first. */
export interface KnownDays {
  /** @param set stands for the domains */
  get(set: string): DaysByNumber;
  set(set: string, days: DaysByNumber): void;
}

const none: DaysByNumber = new Map();

export function createKnownDays(max = MAX_SETS): KnownDays {
  const sets = new LRUCache<string, DaysByNumber>({ max });
  return {
    get: (set) => sets.get(set) ?? none,
    set(set, days) {
      sets.set(set, days);
    },
  };
}
