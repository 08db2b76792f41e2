import { createRequire } from 'node:module';
import type * as MongoBackends from '@agendajs/mongo-backend';
import type { AgendaBackend, JobRepository } from 'agenda';
import type * as Mongo from 'mongodb';
import type { Collection, Db, Document } from 'mongodb';

/** Agenda's default. */
const COLLECTION = 'agendaJobs';

/** Agenda on MongoDB, but no job that is given back is forgotten. */
export function mongoAlarms(mongo: Db): AgendaBackend {
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

const jobsOf = (mongo: Db): Collection => mongo.collection(COLLECTION);

/** Does the same as `KnexJobRepository.prune`. */
export async function pruneMongoAlarms(mongo: Db, names: readonly string[], before: number): Promise<number> {
  const past = (field: string): Document => ({ $or: [{ [field]: null }, { [field]: { $lte: new Date(before) } }] });
  const times = ['lockedAt', 'nextRunAt', 'lastRunAt', 'lastFinishedAt'].map(past);
  const { deletedCount } = await jobsOf(mongo).deleteMany({ name: { $in: [...names] }, $and: times });
  return deletedCount;
}
