import type { Database } from '../database.ts';
import { migrate } from './migrate.ts';
import { rowsOfAccount, rowsOfUser } from './rows-of-account.test-support.ts';
import { type Rows, rowsOfDomain } from './rows-of-domain.test-support.ts';

/** Rows without an account or a person, which are deleted after their time */
export const rowsOfNobody: Rows = {
  report_objects: { object_key: 'o', delete_at: 1 },
  known_time: { id: 1, known_at: 1 },
  rate_limits: { key: 'k', points: 1, expire: 2 },
  passkey_challenges: { challenge_hash: 'c', purpose: 'sign_in', holder_hash: 'h', expires_at: 2 },
  outgoing_mails: { id: 'm', recipient: 'ada@example.com', kind: 'invitation', expires_at: 2, created_at: 1 },
};

async function insert(db: Database, rows: Rows): Promise<void> {
  for (const [table, row] of Object.entries(rows)) await db.knex(table).insert(row);
}

/** Number of rows of each table */
export async function counts(db: Database): Promise<Record<string, number>> {
  const tables = [
    ...Object.keys(rowsOfNobody),
    ...Object.keys(rowsOfUser('')),
    ...Object.keys(rowsOfAccount('')),
    ...Object.keys(rowsOfDomain('', '')),
  ];
  const entries = await Promise.all(
    tables.map(async (table) => [table, (await db.knex(table).count({ n: '*' }))[0]?.n] as const),
  );
  return Object.fromEntries(entries) as Record<string, number>;
}

/** Makes an account `A` with two domains `d1` and `d2` and an account `B` with `d3`: every table has rows of each. */
export async function populate(db: Database): Promise<Database> {
  await migrate(db);
  await insert(db, rowsOfNobody);
  for (const account of ['A', 'B']) {
    await insert(db, rowsOfUser(`u${account}`));
    await insert(db, rowsOfAccount(account));
  }
  for (const [account, key] of [
    ['A', '1'],
    ['A', '2'],
    ['B', '3'],
  ] as const)
    await insert(db, rowsOfDomain(account, key));
  return db;
}
