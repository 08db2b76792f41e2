import type { ScheduleFrequency } from '@linkvitals/contract';
import type { Plan } from '../accounts/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A month is 30 days here, so that a schedule keeps its time of day and never drifts towards the 28th. */
const intervals: Readonly<Record<Exclude<ScheduleFrequency, 'off'>, number>> = {
  hourly: HOUR,
  daily: DAY,
  weekly: 7 * DAY,
  monthly: 30 * DAY,
};

/** Whether a schedule crawls more often than the plan allows. */
export function isFasterThanPlan(frequency: ScheduleFrequency, plan: Plan): boolean {
  return frequency !== 'off' && intervals[frequency] < intervals[plan.fastest_schedule];
}

/** What remains of a schedule under the plan: after a downgrade, the plan's fastest. */
export const frequencyInForce = (frequency: ScheduleFrequency, plan: Plan): ScheduleFrequency =>
  isFasterThanPlan(frequency, plan) ? plan.fastest_schedule : frequency;

/** A fixed number in [0, 1) for an id (FNV-1a), so that domains set up together are not crawled together. */
function spreadOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}

/** When the first crawl of a new schedule is due: one interval from now and up to a tenth of it; null when off. */
export function firstCrawlAt(frequency: ScheduleFrequency, { id, now }: { id: string; now: number }): number | null {
  if (frequency === 'off') return null;
  const interval = intervals[frequency];
  return now + interval + Math.floor((spreadOf(id) * interval) / 10);
}

/** The first time after `now` in steps of the interval from the one that was due: late crawls are not made up for. */
export function followingCrawlAt(
  frequency: ScheduleFrequency,
  { due, now }: { due: number; now: number },
): number | null {
  if (frequency === 'off') return null;
  const interval = intervals[frequency];
  return due + interval * (Math.floor(Math.max(0, now - due) / interval) + 1);
}
