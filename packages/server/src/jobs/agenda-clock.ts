import { createRequire } from 'node:module';
import type * as Agendas from 'agenda';
import type { Agenda, Job } from 'agenda';
import type { Wakeable } from '../alarms.ts';
import type { Services } from '../context.ts';
import { onceAMinute } from '../platform/outages/once-a-minute.ts';
import { SilenceError, startWatch, type Watch } from '../platform/outages/watch.ts';
import { within } from '../platform/within.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { alarmNames, createAlarmStore } from './alarm-store.ts';
import { attendedBackend } from './attended-backend.ts';
import { wokenHere } from './work.ts';
import type { Workers } from './workers.ts';

/** An alarm of this server rings at its time. An alarm that another server sets for at once rings within this, ms. */
const POLL_MS = 1_100;
/** An alarm whose server died is rung again after this. */
const LOCK_MS = 60_000;
/** The store is checked this often, and has this long to answer; ms. */
const PROBE_EVERY = 5_000;
const PATIENCE = 2_000;
/** After trouble that the watch does not see (a right to write that is missing) the state is `degraded` this long, ms. */
const DEGRADED_FOR = 10_000;
/** Alarms are pruned this often, and when they are this old; ms. The sweep has long found the rows that they were to wake. */
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

type Named = Pick<Services, 'config' | 'log' | 'clock'>;

/**
 * Alarms over Agenda in MongoDB, for several servers. Until `start`, alarms are written and do not ring. While MongoDB is away
 * no alarm is written, and the sweep finds the work. An alarm of a server that is gone rings at another server.
 */
class AgendaClock implements AlarmClock {
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
    const { config, log, clock } = named;
    this.#named = named;
    this.#store = createAlarmStore(config.mongodbUrl);
    const say = onceAMinute(clock, (unsaid, err: unknown) => {
      log.warn({ err, unsaid }, 'alarms cannot be set or received; the sweep does their work');
    });
    this.#trouble = (error) => {
      this.#troubledAt = clock.monotonic();
      if (error instanceof SilenceError) this.#silentAt = this.#troubledAt;
      if (!this.#isStopped) say(error);
    };
  }

  /** After one alarm that timed out, no other is set until the store is checked again. */
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

  /** Connects for the first time: prepares the store, then makes Agenda, which rings at once if `start` was called. */
  async #meet(): Promise<void> {
    await this.#store.backend.connect();
    if (this.#agenda !== undefined || this.#isStopped) return;
    // Loaded when it is used, so that a server without MongoDB never loads it.
    const { Agenda, InMemoryNotificationChannel } = createRequire(import.meta.url)('agenda') as typeof Agendas;
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

  /** Removes old alarms. Nobody awaits it, because the checks of the store must not wait. */
  #prune(): void {
    const { clock } = this.#named;
    if (this.#workers === undefined || this.#agenda === undefined || clock.monotonic() - this.#prunedAt < PRUNE_AFTER)
      return;
    this.#prunedAt = clock.monotonic();
    this.#pruning = this.#store.prune(clock.now() - PRUNE_AFTER).catch(this.#trouble);
  }

  async #ring(agenda: Agenda, workers: Workers): Promise<void> {
    const woken = wokenHere(this.#named.config);
    for (const { kind, place } of woken) {
      const { size, run } = place(workers);
      agenda.define<{ id: string }>(alarmNames[kind], (job) => whileTouching(job, run(job.attrs.data.id)), {
        concurrency: size,
        // Twice the concurrency: a backlog is worked at while the rest of it is claimed.
        lockLimit: size * 2,
      });
    }
    if (!this.#isStopped && woken.length > 0) await agenda.start();
  }

  async set(kind: Wakeable, id: string, at: number): Promise<void> {
    if (this.#agenda === undefined || this.#isSilent) return;
    try {
      const setting = this.#agenda.schedule(new Date(at), alarmNames[kind], { id });
      if (!(await within(this.#named.clock, PATIENCE, setting)))
        throw new SilenceError('An alarm took too long to set.');
    } catch (error) {
      this.#trouble(error);
    }
  }

  get isTroubled(): boolean {
    return this.#isSilent || this.#named.clock.monotonic() - this.#troubledAt < DEGRADED_FOR;
  }

  async start(_: Services, workers: Workers): Promise<void> {
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
export const createAgendaClock = (named: Named): AlarmClock => new AgendaClock(named);
