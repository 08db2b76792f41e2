import { describe } from 'vitest';
import { describeEachDatabase } from '../../storage/describe-each-database.test-support.ts';
import { claimSuite } from './conformance/claim-suite.ts';
import type { FreshBackend } from './conformance/fresh-backend.ts';
import { managingSuite } from './conformance/managing-suite.ts';
import { querySuite } from './conformance/query-suite.ts';
import { saveSuite } from './conformance/save-suite.ts';
import { uniqueSuite } from './conformance/unique-suite.ts';
import { KnexBackend } from './knex-backend.ts';

/* What is stored and found. `conformance.long.test.ts` adds what runs at its time, and the other databases. */
describeEachDatabase('the Knex backend', (fresh) => {
  const connected: FreshBackend = async () => {
    const backend = new KnexBackend({ db: fresh().open() });
    await backend.connect();
    return backend;
  };
  describe('saving', () => saveSuite(connected));
  describe('querying', () => querySuite(connected));
  describe('claiming', () => claimSuite(connected));
  describe('unique jobs', () => uniqueSuite(connected));
  describe('managing', () => managingSuite(connected));
});
