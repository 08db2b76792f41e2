import { createRequire } from 'node:module';
import type { AgendaBackend } from 'agenda';
import type * as Mongo from 'mongodb';
import type { Config } from '../config/config.ts';
import type { Database } from '../storage/index.ts';
import { alarmNames } from './alarm-names.ts';
import { KnexBackend } from './backend/index.ts';
import { mongoAlarms, pruneMongoAlarms } from './mongo-alarms.ts';

/** Storage of alarms. It connects with the first statement. */
export interface AlarmStore {
  readonly backend: AgendaBackend;
  /** Resolves when it answers. */
  probe(): Promise<void>;
  /** Removes alarms of which no time is after `before` (epoch ms): they have rung, or never will. Answers how many. */
  prune(before: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Short: an alarm is a convenience; no caller shall wait for one. A socket that says nothing for as long as `socketTimeoutMS`
 * is given up, which the driver by itself never does.
 */
const PATIENCE = { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: 2_000, socketTimeoutMS: 5_000 };

/** @throws Error when the URL of MongoDB cannot be used. */
export function createAlarmStore(config: Pick<Config, 'mongodbUrl'>, db: Database): AlarmStore {
  if (config.mongodbUrl === '') {
    const backend = new KnexBackend({ db });
    const prune = (before: number) => backend.repository.prune(alarmNames, before);
    // Its own statements say whether it answers: it is looked into every second, and the database is watched besides.
    return { backend, probe: async () => {}, prune, close: async () => {} };
  }
  // Not before it is used: to load it is a tenth of the start of a server.
  const { MongoClient } = createRequire(import.meta.url)('mongodb') as typeof Mongo;
  const client = new MongoClient(config.mongodbUrl, PATIENCE);
  const mongo = client.db();
  const probe = async (): Promise<void> => {
    // Does nothing once it has connected. A client whose first try failed stays closed until it is made to try again.
    await client.connect();
    await mongo.command({ ping: 1 });
  };
  const prune = (before: number) => pruneMongoAlarms(mongo, alarmNames, before);
  return { backend: mongoAlarms(mongo), probe, prune, close: () => client.close() };
}
