import { describeMongodb } from '@linkvitals/testing/databases';
import { MongoClient } from 'mongodb';
import { afterEach, describe } from 'vitest';
import { describeEveryEmptyDatabase } from '../../storage/describe-each-database.test-support.ts';
import { mongoAlarms } from '../mongo-alarms.ts';
import { claimSuite } from './conformance/claim-suite.ts';
import { forkSuite } from './conformance/fork-suite.ts';
import type { FreshBackend } from './conformance/fresh-backend.ts';
import { handlerSuite } from './conformance/handler-suite.ts';
import { limitsSuite } from './conformance/limits-suite.ts';
import { managingSuite } from './conformance/managing-suite.ts';
import { processingSuite } from './conformance/processing-suite.ts';
import { querySuite } from './conformance/query-suite.ts';
import { retrySuite } from './conformance/retry-suite.ts';
import { runningSuite } from './conformance/running-suite.ts';
import { saveSuite } from './conformance/save-suite.ts';
import { schedulingSuite } from './conformance/scheduling-suite.ts';
import { stoppingSuite } from './conformance/stopping-suite.ts';
import { uniqueSuite } from './conformance/unique-suite.ts';
import { KnexBackend } from './knex-backend.ts';

/** Tests everything that Agenda and the jobs of this server need of a backend, for both that can be configured. */
function conformance(fresh: FreshBackend, url: () => string): void {
  describe('saving', () => saveSuite(fresh));
  describe('querying', () => querySuite(fresh));
  describe('claiming', () => claimSuite(fresh));
  describe('processing', () => processingSuite(fresh));
  describe('scheduling', () => schedulingSuite(fresh));
  describe('unique jobs', () => uniqueSuite(fresh));
  describe('managing', () => managingSuite(fresh));
  describe('a run', () => runningSuite(fresh));
  describe('a handler', () => handlerSuite(fresh));
  describe('limits', () => limitsSuite(fresh));
  describe('retrying', () => retrySuite(fresh));
  describe('stopping', () => stoppingSuite(fresh));
  describe('a forked job', () => forkSuite(fresh, url));
}

describeEveryEmptyDatabase('the Knex backend', (fresh) => {
  const connected: FreshBackend = async () => {
    const backend = new KnexBackend({ db: fresh().open() });
    await backend.connect();
    return backend;
  };
  conformance(connected, () => fresh().url);
});

describeMongodb('the MongoDB backend', (freshUrl) => {
  const clients: MongoClient[] = [];
  let url: string;
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  const connected: FreshBackend = async () => {
    url = await freshUrl();
    const client = await MongoClient.connect(url);
    clients.push(client);
    const backend = mongoAlarms(client.db());
    await backend.connect();
    return backend;
  };
  conformance(connected, () => url);
});
