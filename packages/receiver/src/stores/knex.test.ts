import { randomUUID } from 'node:crypto';
import { describeEveryDatabase } from '@linkvitals/testing/databases';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeContract } from '../store-contract.ts';
import { withWrongClock } from '../test-support/with-wrong-clock.ts';
import { dedupeMigration, type KnexLike, knexStore } from './knex.ts';

function connect(url: string): Knex {
  if (!url.startsWith('sqlite:')) return knex({ client: 'mysql2', connection: url });
  const connection = { filename: url.slice('sqlite:'.length) };
  return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}

describeEveryDatabase('knexStore', (open) => {
  let db: Knex;
  beforeAll(async () => {
    db = connect(await open());
  });
  afterAll(() => db.destroy());

  /** Makes a table for each case; time passes when the test moves the ends of its rows. */
  const create = async () => {
    const table = `events_${randomUUID().replaceAll('-', '')}`;
    const { up, down } = dedupeMigration({ table });
    await up(db);
    const advance = (ms: number) => db(table).decrement('expires_at', Math.ceil(ms));
    return { store: knexStore(db, { table }), advance, close: () => down(db), table };
  };

  it.each(storeContract(create))('$name', ({ run }) => run());

  it('goes by the clock of the server, whatever that of the application says', async () => {
    const { store } = await create();
    await store.claim('k', { leaseMs: 45_000 });
    await withWrongClock(async () => {
      expect((await store.claim('k', { leaseMs: 45_000 })).status).toBe('in_flight');
    });
  });

  it('prunes what is over, and nothing else', async () => {
    const { store, advance, table } = await create();
    await store.claim('dead', { leaseMs: 1_000 });
    await advance(1_001);
    await store.claim('live', { leaseMs: 1_000_000 });
    expect(await store.prune()).toBe(1);
    expect(await db(table).pluck('event_key')).toEqual(['live']);
  });

  it('prunes by itself every thousandth claim', async () => {
    const { store, advance, table } = await create();
    for (let index = 0; index < 999; index += 1) await store.claim(`k${index % 10}`, { leaseMs: 1_000 });
    await advance(1_000_000);
    await store.claim('thousandth', { leaseMs: 1_000_000 });
    expect(await db(table).pluck('event_key')).toEqual(['thousandth']);
  });

  it('may be migrated up and down repeatedly', async () => {
    const { up, down } = dedupeMigration();
    for (const step of [up, up, down, down, up]) await step(db);
    expect((await knexStore(db).claim('k', { leaseMs: 1_000 })).status).toBe('claimed');
  });
});

describe('knexStore', () => {
  it('refuses a database that it does not know, at once and by name', () => {
    const client = { dialect: 'mssql' };
    const other = Object.assign(() => {}, { client }) as unknown as KnexLike;
    expect(() => knexStore(other)).toThrow(/not mssql/);
  });
});
