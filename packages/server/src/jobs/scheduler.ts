import { MongoBackend } from '@agendajs/mongo-backend';
import type { NotificationChannel, ServerRole } from '@linkvitals/contract';
import { Agenda, type AgendaBackend, InMemoryNotificationChannel, type Job } from 'agenda';
import { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import type { Alarms, Services } from '../context.ts';
import type { Database } from '../storage/index.ts';
import { KnexBackend } from './backend/index.ts';
import { channelsHere, NOTIFICATIONS_AT_ONCE, type Workers } from './workers.ts';

/** Alarms over Agenda. Until `start`, alarms are only written. */
export interface Scheduler extends Alarms {
  /** Begins to ring, for what the roles of this server are. Alarms of a server that is gone ring here. */
  start(workers: Workers): Promise<void>;
  /** No alarm rings afterwards; the workers must be awaited before `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface Store {
  readonly backend: AgendaBackend;
  close(): Promise<void>;
}

const POLL_MS = 1_000;
/** An alarm whose server died is rung again after this. */
const LOCK_MS = 60_000;

/** A live handle is handed over: Agenda's own connecting would end the process when the database is down at start. */
async function openStore(config: Config, db: Database): Promise<Store> {
  if (config.mongodbUrl === '') {
    return { backend: new KnexBackend({ db }), close: async () => {} };
  }
  const client = await MongoClient.connect(config.mongodbUrl, { serverSelectionTimeoutMS: 10_000 });
  return { backend: new MongoBackend({ mongo: client.db() }), close: () => client.close() };
}

/** Keeps the alarm's lock for as long as the work takes, so that no other server rings it again. */
async function whileTouching(job: Job<{ id: string }>, work: Promise<void>): Promise<void> {
  const touching = setInterval(() => void job.touch().catch(() => {}), LOCK_MS / 3);
  try {
    await work;
  } finally {
    clearInterval(touching);
  }
}

/** A job of its own for each: mails that wait for a dead server hold up no message. */
const notificationJobs: Readonly<Record<NotificationChannel, string>> = { email: 'send-mail', slack: 'send-slack' };

type Named = Pick<Services, 'config' | 'db' | 'log' | 'clock'>;

/** @throws Error when the configured MongoDB cannot be reached. */
export async function openScheduler({ config, db, log, clock }: Named): Promise<Scheduler> {
  const store = await openStore(config, db);
  const agenda = new Agenda({
    backend: store.backend,
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: POLL_MS,
    defaultLockLifetime: LOCK_MS,
    removeOnComplete: true,
  });
  let state: 'ok' | 'degraded' | 'failed' = 'ok';
  let here: Workers | undefined;
  const trouble = (error: unknown): void => {
    if (state !== 'failed') state = 'degraded';
    log.warn({ err: error }, 'an alarm could not be set; the sweep does its work');
  };
  agenda.on('error', trouble);
  await agenda.ready;

  const set = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      if (state === 'degraded') state = 'ok';
    } catch (error) {
      trouble(error);
    }
  };
  const define = (name: string, concurrency: number, ring: (id: string) => Promise<void>): void => {
    agenda.define<{ id: string }>(name, (job) => whileTouching(job, ring(job.attrs.data.id)), {
      concurrency,
      // Twice the concurrency: a backlog is worked at while the rest of it is claimed.
      lockLimit: concurrency * 2,
    });
  };

  return {
    crawl: (id, options) =>
      set(() =>
        agenda
          .create('run-crawl', { id })
          .priority(options?.priority ? 'high' : 'normal')
          .schedule(new Date())
          .save(),
      ),
    async delivery(id, { at, first }) {
      // What is due now is begun here: a stored alarm costs more than the attempt. It is for what has to wait, or finds
      // this server busy; then another may be free. Should this process die, the sweep finds the row.
      const pool = first ? here?.firstAttempts : here?.retries;
      if (at <= clock.now() && pool?.offer(id)) return;
      await set(() => agenda.schedule(new Date(at), first ? 'attempt-delivery' : 'retry-delivery', { id }));
    },
    async notification(id, { at, channel }) {
      const pool = channelsHere(config).includes(channel) ? here?.notifications[channel] : undefined;
      if (at <= clock.now() && pool?.offer(id)) return;
      await set(() => agenda.schedule(new Date(at), notificationJobs[channel], { id }));
    },
    state: async () => state,
    async start(workers) {
      const half = Math.ceil(config.deliveryConcurrency / 2);
      const has = (role: ServerRole): boolean => config.roles.includes(role);
      // An alarm for a crawl says that there is something to do; which crawl is next, the database says. A server whose
      // places are taken leaves it to others.
      if (has('crawl')) define('run-crawl', config.crawlConcurrency, () => workers.crawls.work());
      if (has('deliver')) {
        define('attempt-delivery', half, (id) => workers.firstAttempts.run(id));
        define('retry-delivery', half, (id) => workers.retries.run(id));
        for (const channel of channelsHere(config)) {
          define(notificationJobs[channel], NOTIFICATIONS_AT_ONCE, (id) => workers.notifications[channel].run(id));
        }
      }
      if (has('crawl') || has('deliver')) await agenda.start();
      if (has('deliver')) here = workers;
    },
    async stop() {
      state = 'failed';
      here = undefined;
      // `drain` would leave what is locked but not begun locked until its lock expires.
      await agenda.stop(false);
    },
    close: () => store.close(),
  };
}
