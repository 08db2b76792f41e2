import { startFixtureSite, startSubscriber } from '@linkvitals/testing';
import { contextFor, createKey } from '../src/people/accounts/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/storage/index.ts';
import { addPerson } from '../src/test-support/add-person.ts';
import { startTestServer, type TestServer } from '../src/test-support/test-server.ts';
import { exerciseBackground } from './exercise-background.ts';
import { exerciseIssues } from './exercise-issues.ts';
import { exerciseOperations } from './exercise-operations.ts';
import { exercisePeople } from './exercise-people.ts';
import { exerciseReads } from './exercise-reads.ts';
import { type FilledStore, fillStore } from './fill-store.ts';
import { createOperationCaller, type OperationCaller } from './operation-caller.ts';
import { recordStatements, type StatementRecorder } from './record-statements.ts';
import type { StoreSize } from './store-size.ts';

/** Hostnames: a site of some hundred pages, a host that it links to, and one that leads to no server. */
export const siteHosts = { site: 'shop.example.com', external: 'partner.example.net', nothing: 'closed.example.org' };
/** Key of the operator API */
export const adminKey = 'operator-key-of-the-exercise-0123456789';
const SEED = 6;

/** A filled database and a server on it, with a recorder of the server's statements */
export interface StoreExercise extends AsyncDisposable {
  readonly server: TestServer;
  readonly store: FilledStore;
  readonly caller: OperationCaller;
  readonly recorder: StatementRecorder;
  /** API key of the largest account, with all scopes */
  readonly key: string;
  /** Calls every operation and does all background work, so that their statements are recorded. */
  run(): Promise<void>;
}

/** Refreshes the statistics of the optimiser, as a database does that has been running for a while. */
async function analyse({ knex, dialect }: Database, tables: readonly string[]): Promise<void> {
  if (dialect === 'mysql') await knex.raw(`analyze table ${tables.map(() => '??').join(', ')}`, [...tables]);
}

/** Fills the empty database and starts the servers that the exercise needs. */
export async function startExercise(db: Database, size: StoreSize, { pages = 150 } = {}): Promise<StoreExercise> {
  const site = await startFixtureSite({ pages, host: siteHosts.site, externalHost: siteHosts.external });
  const subscriber = await startSubscriber();
  const lead = (host: string, address: string) => `${host}:80:${address},${host}:443:127.0.0.1:1`;
  const env = {
    LINKVITALS_CONNECT_TO: [
      lead(siteHosts.site, site.address),
      lead(siteHosts.external, site.externalAddress),
      lead(siteHosts.nothing, '127.0.0.1:1'),
    ].join(','),
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_OWN_HOST_RATE: '1000',
    LINKVITALS_OWN_HOST_RATE_MAX: '1000',
    LINKVITALS_EXTERNAL_HOST_INTERVAL_MS: '0',
    LINKVITALS_RECHECK_AFTER_MS: '0',
    LINKVITALS_API_RATE_LIMIT: '100000',
    LINKVITALS_SIGNUP: 'open',
    // No server listens at this address.
    LINKVITALS_ARCHIVE_URL: 'http://127.0.0.1:1/',
    LINKVITALS_ADMIN_KEY: adminKey,
    // A short history makes results due for pruning.
    LINKVITALS_PLANS: '{"free":{"page_history_days":1}}',
  };
  const server = await startTestServer({ db, env, services: { clock: systemClock } });
  const { services } = server;
  const fill = { size, seed: SEED, now: Date.now(), secrets: services.secrets, subscriberUrl: subscriber.url };
  const store = await fillStore(db, fill);
  await analyse(db, Object.keys(store.rows));
  const accountId = store.accountId;
  const { key } = await createKey(services, { accountId, name: 'all' });
  const domainIds = store.domains.slice(0, 50).map(({ id }) => id);
  const { key: limitedKey } = await createKey(services, { accountId, name: 'some', domainIds });
  const recorder = recordStatements(db);
  const caller = createOperationCaller(server, recorder, key);
  return {
    server,
    store,
    caller,
    recorder,
    key,
    async run() {
      await exerciseOperations({ server, caller, store, limitedKey, subscriberUrl: subscriber.url });
      await exerciseIssues({ caller, store, limitedKey });
      await exercisePeople({ server, caller, store, adminKey });
      const { cookie } = await addPerson(await contextFor(services, accountId, 'operator'));
      await exerciseReads({ caller, store, limitedKey, cookie, adminKey });
      await exerciseBackground({ services, server, caller, recorder, store, subscriber, hosts: siteHosts });
    },
    async [Symbol.asyncDispose]() {
      recorder.stop();
      await server.close();
      await Promise.all([subscriber.close(), site.close()]);
    },
  };
}
