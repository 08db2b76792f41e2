import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { describeEachDatabase, type EmptyDatabase } from '../describe-each-database.test-support.ts';
import { enterDatabase } from './enter-database.ts';
import { withoutServers } from './without-servers.ts';

/** Registers a server, and answers a function that makes it leave. */
async function serve({ url }: EmptyDatabase): Promise<() => Promise<void>> {
  const presence = await enterDatabase({ url, whenAlone: async () => {} });
  return () => presence.leave();
}

describeEachDatabase('work that needs all servers stopped', (fresh) => {
  it('is done when none runs, and its result is given', async () => {
    const db = fresh().open();
    await db.knex.raw('select 1');
    expect(await withoutServers(db, async () => 'done')).toBe('done');
    const stop = await serve(fresh());
    await stop();
    expect(await withoutServers(db, async () => 'done')).toBe('done');
  });

  it('is refused while one of them runs', async () => {
    const db = fresh().open();
    await db.knex.raw('select 1');
    const [first, second] = [await serve(fresh()), await serve(fresh())];
    onTestFinished(second);
    const refused = () => withoutServers(db, async () => expect.unreachable('a server runs'));
    await expect(refused()).rejects.toThrow(OperatorError);
    await first();
    await expect(refused()).rejects.toThrow('a server of this database is running');
  });

  it('leaves the database free for the next server when it fails', async () => {
    const db = fresh().open();
    await db.knex.raw('select 1');
    await expect(withoutServers(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await (await serve(fresh()))();
  });
});
