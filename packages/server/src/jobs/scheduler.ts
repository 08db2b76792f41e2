import type { Alarms, Wake, Wakeable } from '../alarms.ts';
import type { Services } from '../context.ts';
import { createAgendaClock } from './agenda-clock.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { createDatabaseClock } from './database-clock.ts';
import type { Places } from './pool.ts';
import { wokenHere } from './work.ts';

/** Wakes work: in this process if there is room, else by an alarm clock, here or on another server. */
export interface Scheduler extends Alarms, Pick<AlarmClock, 'connect' | 'start' | 'close'> {
  /** Ends the waking. The workers must be awaited before `close`. */
  stop(): Promise<void>;
}

type Named = Pick<Services, 'config' | 'log' | 'clock'>;

/** @throws Error when the URL of MongoDB cannot be used. */
const createAlarmClock = (named: Named): AlarmClock =>
  named.config.mongodbUrl === '' ? createDatabaseClock(named) : createAgendaClock(named);

/** @throws Error when the URL of MongoDB cannot be used. */
export function createScheduler(named: Named, alarmClock = createAlarmClock(named)): Scheduler {
  const { config, clock, log } = named;
  let isStopped = false;
  /** The places in which this process begins due work at once. */
  let places: ReadonlyMap<Wakeable, Places> = new Map();
  const wake = async (kind: Wakeable, { id, at, ifFree = false }: Wake): Promise<void> => {
    const now = clock.now();
    const place = isStopped ? undefined : places.get(kind);
    if (ifFree) return place !== undefined && place.free > 0 ? void place.run(id) : undefined;
    // An alarm is set for a row that is due later, or if this server is busy, because another may be free. If this process
    // dies, a look or the sweep finds the row.
    if ((at ?? now) <= now && place?.offer(id)) return;
    await alarmClock.set(kind, id, at ?? now);
  };
  return {
    connect: () => alarmClock.connect(),
    start(services, workers) {
      places = new Map(wokenHere(config).map(({ kind, place }) => [kind, place(workers)]));
      return alarmClock.start(services, workers);
    },
    async wake(kind, row) {
      if (row === undefined) return;
      try {
        await wake(kind, row);
      } catch (error) {
        log.error({ err: error, kind, id: row.id }, 'a row could not be woken; a look into the database finds it');
      }
    },
    async state() {
      if (isStopped) return 'failed';
      return alarmClock.isTroubled ? 'degraded' : 'ok';
    },
    stop() {
      isStopped = true;
      return alarmClock.stop();
    },
    close: () => alarmClock.close(),
  };
}

/** Makes a scheduler and waits for the first try of its alarm clock to connect. */
export async function openScheduler(named: Named): Promise<Scheduler> {
  const scheduler = createScheduler(named);
  await scheduler.connect();
  return scheduler;
}
