import type { CrawlConfigUpdate } from '@linkvitals/sdk';
import { BLOG, DOCS, SHOP } from './sites/names.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

interface Habit {
  readonly hostname: string;
  /** Schedule of the domain; undefined: crawled by hand, about once a week. */
  readonly frequency?: 'daily' | 'weekly';
  /** Whether the domain is crawled on that day. */
  isOn(daysAgo: number): boolean;
  /** Minutes after the time of day at which the history ends. */
  readonly minutesLater: number;
}

/** The habits in the order of a day. The blog's crawl of today is the one that is left running. */
const habits: readonly Habit[] = [
  { hostname: SHOP, frequency: 'daily', isOn: () => true, minutesLater: 0 },
  { hostname: DOCS, frequency: 'weekly', isOn: (daysAgo) => daysAgo % 7 === 0, minutesLater: 20 },
  { hostname: BLOG, isOn: (daysAgo) => daysAgo % 7 === 0 && daysAgo > 0, minutesLater: 40 },
];

/** Sets the schedules. @param today When the crawls of the last day begin, epoch ms. */
export async function setSchedules({ robot, idOf }: Stage, today: number): Promise<void> {
  for (const { hostname, frequency, minutesLater } of habits) {
    if (frequency === undefined) continue;
    const crawl_config = { schedule: scheduleAt(frequency, today + minutesLater * MINUTE_MS) };
    await robot.domains.update(idOf(hostname), { crawl_config });
  }
}

function scheduleAt(frequency: 'daily' | 'weekly', time: number): NonNullable<CrawlConfigUpdate['schedule']> {
  const day = DAYS_OF_WEEK[new Date(time).getUTCDay()] ?? null;
  const day_of_week = frequency === 'weekly' ? day : null;
  return { frequency, day_of_week, time: new Date(time).toISOString().slice(11, 16), time_zone: 'UTC' };
}

/**
 * Runs the crawls that are due on that day, each domain at its time.
 * @param today When the crawls of the last day begin, epoch ms.
 * @returns the number of crawls
 */
export async function crawlDay(stage: Stage, daysAgo: number, today: number): Promise<number> {
  const due = habits.filter(({ isOn }) => isOn(daysAgo));
  for (const habit of due) {
    const dueAt = today - daysAgo * DAY_MS + habit.minutesLater * MINUTE_MS;
    const id = await (habit.frequency === undefined ? startByHand : awaitScheduled)(stage, habit.hostname, dueAt);
    const { state, error } = await stage.robot.crawls.wait(id, { intervalMs: 20 });
    const expected = stage.world.sites.isAway(habit.hostname) ? 'failed' : 'completed';
    if (state !== expected) throw new Error(`a crawl of ${habit.hostname} ended ${state}: ${error}`);
  }
  return due.length;
}

/** @returns the id of the crawl that the server starts by the schedule, up to a minute late as a busy one does */
async function awaitScheduled({ clock, robot, idOf }: Stage, hostname: string, dueAt: number): Promise<string> {
  clock.moveTo(dueAt + scatter(dueAt, 60) * SECOND_MS);
  const due = new Date(dueAt).toISOString();
  const lastRun = async () => (await robot.domains.get(idOf(hostname))).crawl_config.schedule.last_run;
  const run = await until(lastRun, (seen) => seen?.due_at === due);
  return run?.crawl_id ?? '';
}

/** @returns the id of the crawl that somebody starts, within an hour or so */
async function startByHand({ clock, robot, idOf }: Stage, hostname: string, dueAt: number): Promise<string> {
  clock.moveTo(dueAt + scatter(dueAt, 70) * MINUTE_MS);
  return (await robot.crawls.start(idOf(hostname))).id;
}

/** A whole number below the bound that differs from day to day. */
const scatter = (time: number, below: number): number => (Math.floor(time / DAY_MS) * 37) % below;
