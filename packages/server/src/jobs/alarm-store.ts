import { MongoBackend } from '@agendajs/mongo-backend';
import type { AgendaBackend } from 'agenda';
import { MongoClient } from 'mongodb';
import type { Config } from '../config.ts';
import { type Database, pingDatabase } from '../storage/index.ts';
import { KnexBackend } from './backend/index.ts';

/** Where alarms are kept. Nothing is dialled before the first question. */
export interface AlarmStore {
  readonly backend: AgendaBackend;
  /** Resolves when it answers. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Short: an alarm is a convenience, nobody shall wait for one. A socket that says nothing for as long as `socketTimeoutMS`
 * is given up, which the driver by itself never does.
 */
const PATIENCE = { serverSelectionTimeoutMS: 2_000, connectTimeoutMS: 2_000, socketTimeoutMS: 5_000 };

/** @throws Error when the URL of MongoDB cannot be used. */
export function createAlarmStore(config: Pick<Config, 'mongodbUrl'>, db: Database): AlarmStore {
  if (config.mongodbUrl === '') {
    return { backend: new KnexBackend({ db }), ask: () => pingDatabase(db), close: async () => {} };
  }
  const client = new MongoClient(config.mongodbUrl, PATIENCE);
  const mongo = client.db();
  const ask = async (): Promise<void> => {
    // Does nothing once it has connected. A client whose first try failed stays closed unless it is told to try again.
    await client.connect();
    await mongo.command({ ping: 1 });
  };
  return { backend: new MongoBackend({ mongo }), ask, close: () => client.close() };
}
