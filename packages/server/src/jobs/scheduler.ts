import type { ServerRole } from '@linkvitals/contract';
import { Agenda, InMemoryNotificationChannel, type Job } from 'agenda';
import type { Alarms, DeliveryAlarm } from '../alarms.ts';
import type { Services } from '../context.ts';
import { onceAMinute } from '../outages/once-a-minute.ts';
import { SilenceError, startWatch, type Watch } from '../outages/watch.ts';
import { within } from '../within.ts';
import { notificationJobs } from './alarm-names.ts';
import { createAlarmStore } from './alarm-store.ts';
import { attendedBackend } from './attended-backend.ts';
import {
  lanesHere,
  MAILS_AT_ONCE,
  NOTIFICATIONS_AT_ONCE,
  RECHECKS_AT_ONCE,
  REPORTS_AT_ONCE,
  type Workers,
} from './workers.ts';

/**
 * Alarms over Agenda. Until `start`, alarms are only written. While their store is away none is: the sweep finds what
 * would have been woken.
 */
export interface Scheduler extends Alarms {
  /** Reaches for the store, now and whenever it comes back. Resolves after the first try, also a failed one. */
  connect(): Promise<void>;
  /** Begins to ring, for what the roles of this server are. Alarms of a server that is gone ring here. */
  start(workers: Workers): Promise<void>;
  /** No alarm rings afterwards; the workers must be awaited before `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An alarm of this server rings at its time; one that another server sets for at once, within this. A little more than a
 * second, so that with a sweep every 15 s a server without work sends a statement a second.
 */
const POLL_MS = 1_100;
/** An alarm whose server died is rung again after this. */
const LOCK_MS = 60_000;
/** Interval of the probes of the store, and their time limit; ms */
const PROBE_EVERY = 5_000;
const PATIENCE = 2_000;
/** After trouble that the watch does not see (a right to write that is missing) the state is `degraded` this long, ms. */
const DEGRADED_FOR = 10_000;
/** Alarms are pruned this often, and when they are this old; ms. What they were to wake, the sweep has found long since. */
const PRUNE_AFTER = 3_600_000;

/** Keeps the alarm's lock for as long as the work takes, so that no other server rings it again. */
async function whileTouching(job: Job<{ id: string }>, work: Promise<void>): Promise<void> {
  const touching = setInterval(() => void job.touch().catch(() => {}), LOCK_MS / 3);
  try {
    await work;
  } finally {
    clearInterval(touching);
  }
}

type Named = Pick<Services, 'config' | 'db' | 'log' | 'clock'>;

class AgendaScheduler implements Scheduler {
  readonly #named: Named;
  readonly #store;
  readonly #trouble: (error: unknown) => void;
  #agenda: Agenda | undefined;
  #watch: Watch | undefined;
  #workers: Workers | undefined;
  #isStopped = false;
  #troubledAt = Number.NEGATIVE_INFINITY;
  #silentAt = Number.NEGATIVE_INFINITY;
  #prunedAt = Number.NEGATIVE_INFINITY;
  #pruning: Promise<unknown> = Promise.resolve();

  constructor(named: Named) {
    const { config, db, log, clock } = named;
    this.#named = named;
    this.#store = createAlarmStore(config, db);
    const say = onceAMinute(clock, (unsaid, err: unknown) => {
      log.warn({ err, unsaid }, 'alarms cannot be set or received; the sweep does their work');
    });
    this.#trouble = (error) => {
      this.#troubledAt = clock.monotonic();
      if (error instanceof SilenceError) this.#silentAt = this.#troubledAt;
      if (!this.#isStopped) say(error);
    };
  }

  /** One alarm that timed out is enough: until the store is checked again no other is. */
  get #isSilent(): boolean {
    const isNew = this.#named.clock.monotonic() - this.#silentAt < PROBE_EVERY;
    return this.#agenda === undefined || this.#watch?.isUp === false || isNew;
  }

  connect(): Promise<void> {
    const first = Promise.withResolvers<void>();
    const { clock, log } = this.#named;
    this.#watch = startWatch({
      clock,
      everyMs: PROBE_EVERY,
      patienceMs: PATIENCE,
      probe: async () => {
        await this.#store.probe();
        if (this.#agenda === undefined) await this.#meet();
        this.#prune();
      },
      onUp: () => {
        if (this.#troubledAt > Number.NEGATIVE_INFINITY) log.info('alarms can be set again');
        this.#troubledAt = Number.NEGATIVE_INFINITY;
        this.#silentAt = Number.NEGATIVE_INFINITY;
        first.resolve();
      },
      onFault: (fault) => {
        this.#trouble(fault);
        first.resolve();
      },
    });
    return first.promise;
  }

  /** For the first time: makes what the store needs, then Agenda, which begins to ring if it is time. */
  async #meet(): Promise<void> {
    await this.#store.backend.connect();
    if (this.#agenda !== undefined || this.#isStopped) return;
    const agenda = new Agenda({
      backend: attendedBackend(this.#store.backend, this.#trouble),
      notificationChannel: new InMemoryNotificationChannel(),
      processEvery: POLL_MS,
      defaultLockLifetime: LOCK_MS,
      removeOnComplete: true,
    });
    agenda.on('error', this.#trouble);
    this.#agenda = agenda;
    await agenda.ready;
    if (this.#workers !== undefined) await this.#ring(agenda, this.#workers);
  }

  /** Not awaited: what checks the store must not wait for this. */
  #prune(): void {
    const { clock } = this.#named;
    if (this.#workers === undefined || this.#agenda === undefined || clock.monotonic() - this.#prunedAt < PRUNE_AFTER)
      return;
    this.#prunedAt = clock.monotonic();
    this.#pruning = this.#store.prune(clock.now() - PRUNE_AFTER).catch(this.#trouble);
  }

  async #ring(agenda: Agenda, workers: Workers): Promise<void> {
    const { config } = this.#named;
    const define = (name: string, concurrency: number, work: (id: string) => Promise<void>): void => {
      agenda.define<{ id: string }>(name, (job) => whileTouching(job, work(job.attrs.data.id)), {
        concurrency,
        // Twice the concurrency: a backlog is worked at while the rest of it is claimed.
        lockLimit: concurrency * 2,
      });
    };
    const half = Math.ceil(config.deliveryConcurrency / 2);
    const has = (role: ServerRole): boolean => config.roles.includes(role);
    // An alarm for a crawl says that there is something to do; which crawl is next, the database says. A server whose
    // places are taken leaves it to others.
    if (has('crawl')) {
      define('run-crawl', config.crawlConcurrency, () => workers.crawls.work());
      define('make-report', REPORTS_AT_ONCE, (id) => workers.reports.run(id));
      define('recheck-issue', RECHECKS_AT_ONCE, (id) => workers.rechecks.run(id));
    }
    if (has('deliver')) {
      define('attempt-delivery', half, (id) => workers.firstAttempts.run(id));
      define('retry-delivery', half, (id) => workers.retries.run(id));
      if (config.mail !== undefined) define('send-person-mail', MAILS_AT_ONCE, (id) => workers.mails.run(id));
      for (const lane of lanesHere(config)) {
        define(notificationJobs[lane], NOTIFICATIONS_AT_ONCE, (id) => workers.notifications[lane].run(id));
      }
    }
    if (!this.#isStopped && (has('crawl') || has('deliver'))) await agenda.start();
  }

  /** Never fails, and does not wait for a store that is away. */
  async #set(work: (agenda: Agenda) => Promise<unknown>): Promise<void> {
    const { clock } = this.#named;
    if (this.#agenda === undefined || this.#isSilent) return;
    try {
      if (!(await within(clock, PATIENCE, work(this.#agenda))))
        throw new SilenceError('An alarm took too long to set.');
    } catch (error) {
      this.#trouble(error);
    }
  }

  crawl(id: string, options?: { readonly priority?: boolean }): Promise<void> {
    const priority = options?.priority ? 'high' : 'normal';
    return this.#set((agenda) => agenda.create('run-crawl', { id }).priority(priority).schedule(new Date()).save());
  }

  async delivery(id: string, { at, first, ifFree = false }: DeliveryAlarm): Promise<void> {
    // What is due now is begun here: a stored alarm costs more than the attempt. It is for what has to wait, or finds
    // this server busy; then another may be free. Should this process die, the sweep finds the row.
    const here = this.#deliveringHere();
    const pool = first ? here?.firstAttempts : here?.retries;
    if (ifFree) return pool !== undefined && pool.free > 0 ? void pool.run(id) : undefined;
    if (at <= this.#named.clock.now() && pool?.offer(id)) return;
    await this.#set((agenda) => agenda.schedule(new Date(at), first ? 'attempt-delivery' : 'retry-delivery', { id }));
  }

  async notification(id: string, { at, lane }: Parameters<Alarms['notification']>[1]): Promise<void> {
    const { config, clock } = this.#named;
    const pool = lanesHere(config).includes(lane) ? this.#deliveringHere()?.notifications[lane] : undefined;
    if (at <= clock.now() && pool?.offer(id)) return;
    await this.#set((agenda) => agenda.schedule(new Date(at), notificationJobs[lane], { id }));
  }

  async mail(id: string, { at }: Parameters<Alarms['mail']>[1]): Promise<void> {
    const { config, clock } = this.#named;
    const pool = config.mail === undefined ? undefined : this.#deliveringHere()?.mails;
    if (at <= clock.now() && pool?.offer(id)) return;
    await this.#set((agenda) => agenda.schedule(new Date(at), 'send-person-mail', { id }));
  }

  async report(id: string, { at }: Parameters<Alarms['report']>[1]): Promise<void> {
    if (at <= this.#named.clock.now() && this.#crawlingHere()?.reports.offer(id)) return;
    await this.#set((agenda) => agenda.schedule(new Date(at), 'make-report', { id }));
  }

  async recheck(id: string, { at }: Parameters<Alarms['recheck']>[1]): Promise<void> {
    if (at <= this.#named.clock.now() && this.#crawlingHere()?.rechecks.offer(id)) return;
    await this.#set((agenda) => agenda.schedule(new Date(at), 'recheck-issue', { id }));
  }

  #crawlingHere(): Workers | undefined {
    return this.#named.config.roles.includes('crawl') && !this.#isStopped ? this.#workers : undefined;
  }

  /** The workers of this process that can begin due deliveries at once */
  #deliveringHere(): Workers | undefined {
    return this.#named.config.roles.includes('deliver') && !this.#isStopped ? this.#workers : undefined;
  }

  async state(): Promise<'ok' | 'degraded' | 'failed'> {
    if (this.#isStopped) return 'failed';
    const isTroubled = this.#named.clock.monotonic() - this.#troubledAt < DEGRADED_FOR;
    return this.#isSilent || isTroubled ? 'degraded' : 'ok';
  }

  async start(workers: Workers): Promise<void> {
    this.#workers = workers;
    this.#prune();
    if (this.#agenda !== undefined) await this.#ring(this.#agenda, workers);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    // `drain` would leave what is locked but not begun locked until its lock expires.
    await this.#agenda?.stop(false);
    this.#watch?.stop();
    await this.#pruning;
  }

  async close(): Promise<void> {
    this.#isStopped = true;
    this.#watch?.stop();
    await this.#store.close();
  }
}

/** @throws Error when the URL of MongoDB cannot be used. */
export const createScheduler = (named: Named): Scheduler => new AgendaScheduler(named);

/** A scheduler that has reached for its store once. */
export async function openScheduler(named: Named): Promise<Scheduler> {
  const scheduler = createScheduler(named);
  await scheduler.connect();
  return scheduler;
}
