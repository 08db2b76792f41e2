import { describeMongodb } from '@linkvitals/testing/databases';
import { MongoClient } from 'mongodb';
import { afterEach, describe } from 'vitest';
import { describeEveryEmptyDatabase } from '../../storage/describe-each-database.ts';
import { mongoAlarms } from '../mongo-alarms.ts';
import { claimSuite } from './conformance/claim-suite.ts';
import type { FreshBackend } from './conformance/fresh-backend.ts';
import { processingSuite } from './conformance/processing-suite.ts';
import { querySuite } from './conformance/query-suite.ts';
import { saveSuite } from './conformance/save-suite.ts';
import { KnexBackend } from './knex-backend.ts';

/** What Agenda and the jobs of this server need of a backend; both that can be configured must pass. */
function conformance(fresh: FreshBackend): void {
  describe('saving', () => saveSuite(fresh));
  describe('querying', () => querySuite(fresh));
  describe('claiming', () => claimSuite(fresh));
  describe('processing', () => processingSuite(fresh));
}

describeEveryEmptyDatabase('the Knex backend', (fresh) => {
  conformance(async () => {
    const backend = new KnexBackend({ db: fresh().open() });
    await backend.connect();
    return backend;
  });
});

describeMongodb('the MongoDB backend', (freshUrl) => {
  const clients: MongoClient[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });
  conformance(async () => {
    const client = await MongoClient.connect(await freshUrl());
    clients.push(client);
    const backend = mongoAlarms(client.db());
    await backend.connect();
    return backend;
  });
});
