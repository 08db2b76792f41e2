import { createRequire } from 'node:module';
import type * as MongoBackends from '@agendajs/mongo-backend';
import type { AgendaBackend, JobRepository } from 'agenda';
import type * as Mongo from 'mongodb';
import type { Collection, Db, Document } from 'mongodb';
import type { Wakeable } from '../alarms.ts';

/** The name of each kind among Agenda's jobs. */
export const alarmNames: Readonly<Record<Wakeable, string>> = {
  crawl: 'run-crawl',
  delivery: 'attempt-delivery',
  retry: 'retry-delivery',
  email: 'send-mail',
  chat: 'send-chat',
  mail: 'send-person-mail',
  report: 'make-report',
  recheck: 'recheck-issue',
};

/** The store in which Agenda keeps alarms. It connects when it is used first. */
export interface AlarmStore {
  readonly backend: AgendaBackend;
  /** Resolves when it answers. */
  probe(): Promise<void>;
  /** Removes alarms of which no time is after `before` (epoch ms): they have rung, or never will. Answers how many. */
  prune(before: number): Promise<number>;
  close(): Promise<void>;
}

/** Agenda's default. */
const COLLECTION = 'agendaJobs';

/**
 * Timeouts of the driver. They are short, because no caller shall wait for an alarm. By default the driver would never give up
 * a silent socket.
 */
const PATIENCE = { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: 2_000, socketTimeoutMS: 5_000 };

/** @throws Error when the URL of MongoDB cannot be used. */
export function createAlarmStore(mongodbUrl: string): AlarmStore {
  // Loaded when it is used: loading takes a tenth of the start of a server.
  const { MongoClient } = createRequire(import.meta.url)('mongodb') as typeof Mongo;
  const client = new MongoClient(mongodbUrl, PATIENCE);
  const mongo = client.db();
  return {
    backend: backendIn(mongo),
    async probe() {
      // Does nothing once it has connected. A client whose first try failed stays closed until it is made to try again.
      await client.connect();
      await mongo.command({ ping: 1 });
    },
    async prune(before) {
      const past = (field: string): Document => ({ $or: [{ [field]: null }, { [field]: { $lte: new Date(before) } }] });
      const times = ['lockedAt', 'nextRunAt', 'lastRunAt', 'lastFinishedAt'].map(past);
      const { deletedCount } = await jobsOf(mongo).deleteMany({
        name: { $in: Object.values(alarmNames) },
        $and: times,
      });
      return deletedCount;
    },
    close: () => client.close(),
  };
}

const jobsOf = (mongo: Db): Collection => mongo.collection(COLLECTION);

/** Agenda's own backend, but no job that is given back is forgotten. */
function backendIn(mongo: Db): AgendaBackend {
  const require = createRequire(import.meta.url);
  const { MongoBackend } = require('@agendajs/mongo-backend') as typeof MongoBackends;
  const { ObjectId } = require('mongodb') as typeof Mongo;
  const backend = new MongoBackend({ mongo });
  const { repository } = backend;
  const unlockJobs: JobRepository['unlockJobs'] = repository.unlockJobs.bind(repository);
  // They were claimed and have not begun here. One that a dead worker had begun has no next run, and without one it
  // would never be claimed again: it is due now.
  repository.unlockJobs = async (ids) => {
    const _id = { $in: ids.map((id) => new ObjectId(String(id))) };
    await jobsOf(mongo).updateMany({ _id, nextRunAt: null }, { $set: { nextRunAt: new Date() } });
    await unlockJobs(ids);
  };
  return backend;
}
