import type { ScheduleFrequency } from '@linkvitals/contract';
import type { Plan } from '../../../people/accounts/index.ts';
import type { StoredSchedule } from '../domain-row.ts';
import { nextRun, type Recurrence } from './next-run.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const fromFastest = ['hourly', 'daily', 'weekly', 'monthly'] as const;
/** Names of weekdays, in the order that `weekday` of a recurrence counts */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Whether a schedule crawls more often than the plan allows */
export function isFasterThanPlan(frequency: ScheduleFrequency, plan: Plan): boolean {
  return frequency !== 'off' && fromFastest.indexOf(frequency) < fromFastest.indexOf(plan.fastest_schedule);
}

/** The frequency that applies under the plan: after a downgrade, the plan's fastest */
export const frequencyInForce = (frequency: ScheduleFrequency, plan: Plan): ScheduleFrequency =>
  isFasterThanPlan(frequency, plan) ? plan.fastest_schedule : frequency;

/**
 * A fixed number in [0, 1) derived from an id, so that domains that were set up together are not crawled together.
 * FNV-1a alone leaves ids close together that differ in their last characters; the finish of MurmurHash3 separates
 * them.
 */
function spreadOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Converts `HH:MM` to ms after midnight. */
function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * 60_000;
}

/** A fixed moment of the domain within so many days: the day, from 0, and ms after its midnight (whole seconds) */
function ownMoment(id: string, days: number): { day: number; timeMs: number } {
  const moment = Math.floor((spreadOf(id) * days * DAY) / 1000) * 1000;
  return { day: Math.floor(moment / DAY), timeMs: moment % DAY };
}

/** The recurrence of a schedule; undefined when it is off. The domain's id decides whatever the owner leaves open. */
function recurrenceOf({ frequency, ...settings }: StoredSchedule, id: string): Recurrence | undefined {
  const timeZone = settings.time_zone;
  const own = (days: number) => {
    const { day, timeMs } = ownMoment(id, days);
    return { day, timeMs: settings.time === null ? timeMs : msOf(settings.time) };
  };
  switch (frequency) {
    case 'off':
      return undefined;
    case 'hourly':
      return { every: 'hour', offsetMs: ownMoment(id, 1).timeMs % HOUR };
    case 'daily':
      return { every: 'day', timeMs: own(1).timeMs, timeZone };
    case 'weekly': {
      const { day, timeMs } = own(7);
      return {
        every: 'week',
        weekday: settings.day_of_week === null ? day : weekdays.indexOf(settings.day_of_week),
        timeMs,
        timeZone,
      };
    }
    case 'monthly': {
      const { day, timeMs } = own(28);
      return { every: 'month', day: settings.day_of_month ?? day + 1, timeMs, timeZone };
    }
  }
}

/** The schedule's next run after `after` (epoch ms), limited to the plan's fastest frequency; null when it is off. */
export function nextCrawlAt(
  schedule: StoredSchedule,
  { id, plan, after }: { readonly id: string; readonly plan: Plan; readonly after: number },
): number | null {
  const inForce = { ...schedule, frequency: frequencyInForce(schedule.frequency, plan) };
  const recurrence = recurrenceOf(inForce, id);
  return recurrence === undefined ? null : nextRun(recurrence, after);
}

/** Whether two schedules have the same runs. A schedule that is written again unchanged keeps its next crawl. */
export const isSameSchedule = (one: StoredSchedule, other: StoredSchedule): boolean =>
  (['frequency', 'time', 'day_of_week', 'day_of_month', 'time_zone'] as const).every((key) => one[key] === other[key]);
