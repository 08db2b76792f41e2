/*
 * A subscriber's process for crash.test.ts: claims what it is sent and never finishes handling it.
 * Called as: node die-while-handling.ts <SQLite file> <secret> <body>
 */
import knex from 'knex';
import { createReceiver } from '../create-receiver.ts';
import { dedupeMigration, knexStore } from '../stores/knex.ts';
import { signedDelivery } from './signed-delivery.ts';

const [filename = '', secret = '', body = ''] = process.argv.slice(2);
const db = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
await dedupeMigration().up(db);
const receiver = createReceiver({
  secret,
  dedupe: knexStore(db),
  on: {
    'crawl.started': () => {
      console.log('handling');
      setInterval(() => {}, 1_000);
      return new Promise(() => {});
    },
  },
});
await receiver.handle(await signedDelivery(body, { secrets: [secret], at: Date.now() }));
